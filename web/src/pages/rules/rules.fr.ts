/** The rules in French. */
import { rules as questRules, sections as questSections } from "./adventure.fr";
import { rulings } from "./rulings.fr";
import type { Book } from "./rules.en";

export const fr: Book = {
  sections: {
    goal: {
      title: "Le principe",
      lead: "Deux héros, un plateau, des cartes en main. Faites tomber le héros d’en face.",
    },
    setup: { title: "Mise en place", lead: "Avant le premier tour d’un duel." },
    board: {
      title: "Cases et zones",
      lead: "Les lignes disent qui est à côté de qui, les couleurs qui peut viser qui.",
    },
    turn: { title: "Votre tour", lead: "Deux actions, puis la limite de main." },
    draw: {
      title: "Manœuvre : piocher",
      lead: "Toute manœuvre commence par une carte, tant qu’il en reste.",
    },
    move: { title: "Manœuvre : se déplacer", lead: "Ensuite, vos combattants peuvent marcher." },
    boost: { title: "Booster", lead: "Toute carte peut être sacrifiée pour le nombre inscrit sur sa pièce." },
    scheme: { title: "Stratagèmes et défausse", lead: "Des cartes qui agissent sans combat." },
    attack: { title: "Attaquer", lead: "Qui peut attaquer qui, et avec quelle carte." },
    combat: { title: "Le combat pas à pas", lead: "Ce qui se passe une fois les deux cartes révélées." },
    effects: { title: "Les effets", lead: "Comment lire ce que dit une carte." },
    damage: { title: "Dégâts, défaite, points de vie regagnés", lead: "À quoi sert la santé." },
    end: { title: "Fin de la partie", lead: "Quand un duel est gagné." },
    ffa: {
      title: "Chacun pour soi",
      lead: "Trois ou quatre joueurs, chacun contre tous. Seulement ce qui change.",
    },
    teams: { title: "Jeu en équipe", lead: "Deux contre deux. Seulement ce qui change." },
    doors: { title: "Les portes", lead: "Sur les plateaux qui en ont, comme Heorot." },
    high: {
      title: "Terrain surélevé",
      lead: "Sur les plateaux où des lignes montent, comme les Jardins suspendus.",
    },
    bonus: { title: "Attaques bonus", lead: "Des cartes qui frappent deux fois." },
    heroes: { title: "Règles propres à un héros", lead: "Elles ne valent que pour ces héros." },
    words: {
      title: "Mots particuliers",
      lead: "Des mots que l’on rencontre sur les cartes et dans le journal.",
    },
    rulings: {
      title: "Précisions utiles",
      lead: "Les questions que les règles laissent ouvertes, et la réponse de ce jeu.",
    },
    presets: {
      title: "Variantes et options",
      lead: "Une table suit les règles de base de 2023, sauf si son hôte choisit les livrets de 2020 ou change une option.",
    },
    ...questSections,
  },
  figures: {
    zones:
      "Trois zones : verte à lignes, bleue à points, dorée à croix. La case du milieu appartient à deux d’entre elles. Une ligne relie les cases adjacentes.",
    move: "La valeur de déplacement du Roi Arthur est 2. Il peut traverser Merlin, mais pas la harpie : il n’atteint que les cases qui brillent.",
    attack:
      "Merlin se bat à distance : il atteint la harpie à côté de lui, et Méduse, éloignée mais dans sa zone. L’autre harpie n’est ni adjacente ni dans sa zone.",
    doors: "Une porte fermée : les deux cases qui la bordent ne sont plus adjacentes.",
    high: "Les marques sur la ligne montent vers la case la plus haute. De là, les attaques le long de cette ligne valent 1 de plus.",
    combat: "Un combat, de la première carte au dernier effet",
    steps: [
      "L’attaquant pose une carte face cachée",
      "Le défenseur peut poser une carte face cachée",
      "Les deux sont révélées",
      "Immédiatement",
      "Pendant le combat",
      "Dégâts de combat",
      "Après le combat",
      "Entretien",
      "Après avoir attaqué",
    ],
  },
  rules: {
    "R0.1":
      "Quand une carte ou une capacité contredit ces règles, **c’est elle qui l’emporte**, dans la limite de son texte.",
    "R0.2":
      "N’importe quel héros peut affronter n’importe quel autre. Ce qui est particulier à un héros ou à un plateau ne concerne que lui.",
    "R0.3":
      "R1 à R10 décrivent le duel. À trois ou quatre, seules les différences sont données : R11 pour le chacun pour soi, R12 pour le jeu en équipe.",
    "R0.4":
      "Chacun de vos personnages sur le plateau est un **combattant**. Le principal est le **héros** ; les autres sont des **acolytes**. Certains héros n’en ont aucun, d’autres plusieurs.",
    "R0.5":
      "La carte Personnage indique la capacité spéciale, la **valeur de déplacement** commune à tous vos combattants et, pour chacun, ses points de vie de départ et s’il se bat en **mêlée** ou **à distance**.",
    "R0.6": "Vos combattants sont **amis**, ceux d’un coéquipier aussi. Tous les autres sont **adverses**.",
    "R0.7": "Vous gagnez en réduisant à zéro la santé du héros adverse.",
    "R0.8":
      "Une carte montre son type (Attaque, Défense, Stratagème ou Polyvalente), sa valeur sauf si c’est un stratagème, une bannière avec le combattant autorisé, son nom, son effet s’il y en a un, sa valeur de **BOOST** et son nombre d’exemplaires.",

    "R1.1": "Choisissez un plateau.",
    "R1.2": "Chaque joueur choisit un héros et prend son deck de 30 cartes avec tout son matériel.",
    "R1.3": "Chaque combattant commence avec les points de vie de départ de sa carte Personnage.",
    "R1.4":
      "Un acolyte sans compteur de santé a 1 point de vie, sauf si les règles de son héros lui en donnent plus (R16.10).",
    "R1.5": "Chaque joueur mélange son deck et pioche une main de départ de **5 cartes**.",
    "R1.6": "Le premier joueur met son héros sur la case de départ 1, puis place ses acolytes.",
    "R1.7":
      "Chaque acolyte prend sa propre case **dans une zone de la case du héros**. Si cette case a plusieurs couleurs, n’importe laquelle convient, et les acolytes peuvent se répartir entre elles.",
    "R1.8": "Un acolyte qui ne trouve pas de case vide dans ces zones peut aller n’importe où.",
    "R1.9": "Le second joueur fait de même à partir de la case de départ 2.",
    "R1.10":
      "Un choix que fait un héros au départ, comme la taille d’Alice, se fait au moment où ce joueur place ses combattants.",
    "R1.11": "Le joueur de la case de départ 1 joue en premier.",

    "R2.1": "Un plateau est fait de cases. Une case accueille **un combattant** au plus.",
    "R2.2":
      "Deux cases reliées par une ligne sont **adjacentes**. L’adjacence détermine les cibles des attaques de mêlée, et beaucoup d’effets en dépendent.",
    "R2.3": "Toutes les cases d’une même couleur forment une **zone**, même si elles sont éloignées.",
    "R2.4": "Une case de plusieurs couleurs appartient à chacune de ces zones.",
    "R2.5":
      "Deux cases sont donc **dans la même zone** si elles ont au moins une couleur en commun. Une porte fermée peut les séparer (R13.6). Les zones déterminent les cibles des attaques à distance.",
    "R2.6":
      "Couleurs et motifs disent la même chose ; les motifs aident ceux qui distinguent mal les couleurs.",

    "R3.1":
      "À votre tour, vous faites exactement **2 actions**. Vous ne pouvez pas vous arrêter après la première.",
    "R3.2":
      "Les actions sont **manœuvre**, **stratagème** et **attaque**. Vous pouvez faire deux fois la même.",
    "R3.3": "Pendant votre tour, vous pouvez avoir autant de cartes en main que vous voulez.",
    "R3.4":
      "À la fin de votre tour, après tous les effets, défaussez des cartes de votre choix jusqu’à n’en garder que **7**.",
    "R3.5": "Puis commence le tour du joueur suivant.",

    "R4.1": "Une manœuvre a deux étapes, toujours dans cet ordre : **piocher**, puis **déplacer**.",
    "R4.2": "Vous devez piocher la carte.",
    "R4.3": "Vous devez aussi piocher quand un effet le dit, sauf s’il vous laisse le choix.",
    "R4.4":
      "Tant que votre deck est vide, vos combattants sont **épuisés**. La défausse n’est jamais remélangée dans le deck.",
    "R4.5":
      "Pour chaque carte que vous devez piocher sans le pouvoir, **chacun de vos combattants subit 2 dégâts** aussitôt.",
    "R4.6":
      "À l’étape de déplacement, vous pouvez déplacer chacun de vos combattants, l’un après l’autre, **jusqu’à votre valeur de déplacement**, boost compris (R5.1).",
    "R4.7": "Un combattant va de case en case adjacente, le long des lignes.",
    "R4.8": "Il peut **traverser des combattants amis**, mais doit finir sur une case vide.",
    "R4.9": "Il ne peut **pas** traverser de combattants adverses.",
    "R4.10":
      "Vous choisissez l’ordre. Un combattant termine avant que le suivant parte, chacun dispose de toute la distance, et personne n’est obligé de bouger.",
    "R4.11":
      "Si un effet vous permet de déplacer un combattant d’un adversaire, faites-le comme son propriétaire : il traverse les combattants de ce joueur, pas les vôtres.",
    "R4.12":
      "**Placer** n’est pas déplacer : le combattant va directement sur sa nouvelle case, qui doit être vide.",

    "R5.1":
      "Une fois par manœuvre, vous pouvez **booster** : défaussez une carte et ajoutez sa valeur de BOOST à votre valeur de déplacement. Cela vaut pour tous les combattants que vous déplacez pendant cette manœuvre.",
    "R5.2": "Le boost se décide avant tout déplacement.",
    "R5.3": "Rien d’autre ne compte sur la carte défaussée.",
    "R5.4": "On ne peut booster autre chose, une attaque par exemple, que si un effet le permet.",
    "R5.5":
      "Les cartes d’un combattant vaincu ne se jouent plus, mais elles peuvent encore servir à booster.",

    "R6.1":
      "Pour jouer un stratagème, choisissez une carte Stratagème, dites lequel de vos combattants en jeu l’exécute, montrez-la, résolvez-la et défaussez-la.",
    "R6.2":
      "La **bannière** nomme le combattant autorisé. S’il est vaincu, la carte ne peut plus être jouée.",
    "R6.3": "Les cartes marquées **Tous** peuvent être utilisées par chacun de vos combattants.",
    "R6.4": "Si la bannière nomme un groupe d’acolytes, choisissez l’un d’eux. Un survivant suffit.",
    "R6.5": "Le combattant qui joue le stratagème ou qui attaque est le **combattant actif**.",
    "R6.6":
      "Les cartes jouées vont dans votre défausse, face visible. Chacun peut consulter toutes les défausses à tout moment.",

    "R7.1": "Pour attaquer, choisissez l’un de vos combattants et un combattant adverse comme **cible**.",
    "R7.2":
      "Vous ne pouvez attaquer que si vous avez une carte Attaque et qu’un de vos combattants a une cible.",
    "R7.3": "Tout combattant peut attaquer un combattant **adjacent**, quelles que soient les zones.",
    "R7.4": "Un combattant de **mêlée** ne peut attaquer que des combattants adjacents.",
    "R7.5":
      "Un combattant **à distance** peut attaquer les combattants adjacents et ceux **de la même zone**, proches ou lointains.",
    "R7.6":
      "L’attaquant pose, face cachée, une carte Attaque ou Polyvalente que le combattant qui attaque peut utiliser.",
    "R7.7":
      "Puis le défenseur peut poser, face cachée, une carte Défense ou Polyvalente que le combattant attaqué peut utiliser. On peut ne pas se défendre.",
    "R7.8": "Les deux cartes sont révélées en même temps.",
    "R7.9": "Une carte **Polyvalente** sert d’attaque ou de défense ; pour les effets, elle est les deux.",
    "R7.10":
      "Après la révélation : **1** effets IMMÉDIATEMENT, **2** effets PENDANT LE COMBAT, **3** dégâts de combat, **4** effets APRÈS LE COMBAT, **5** entretien, **6** effets « après avoir attaqué ».",
    "R7.11": "Ces effets figurent sur les cartes jouées, mais des capacités peuvent en avoir aussi.",
    "R7.12": "Si les deux camps ont un effet au même moment, **celui du défenseur passe en premier**.",
    "R7.13": "Si un joueur a plusieurs effets au même moment, il en choisit l’ordre.",
    "R7.14":
      "Les dégâts de combat sont égaux à **la valeur d’attaque moins la valeur de défense**, jamais moins de zéro. Sans carte, la défense vaut 0. Le défenseur perd autant de points de vie.",
    "R7.15": "Le défenseur n’inflige jamais de dégâts de combat, si forte que soit sa défense.",
    "R7.16":
      "Les effets APRÈS LE COMBAT suivent les dégâts, ceux des cartes et des capacités ensemble. Une capacité sans mention de moment qui répond à la fin d’un combat vient ensuite.",
    "R7.17": "À l’entretien, toutes les cartes du combat vont dans la défausse de leur propriétaire.",
    "R7.18":
      "« Après avoir attaqué » vient plus tard qu’APRÈS LE COMBAT : c’est la toute dernière étape, une fois les cartes défaussées.",
    "R7.19":
      "Les livrets de 2020 ne connaissent pas cette dernière étape ; voyez l’option « Après avoir attaqué ».",
    "R7.20":
      "Si un combattant est vaincu pendant un combat, les effets de la carte jouée pour lui **sont encore résolus** autant que possible. Ce qui exige sa présence sur le plateau échoue.",
    "R7.21":
      "L’attaquant **remporte le combat** si l’attaque a infligé au moins 1 dégât de combat au défenseur. Les dégâts d’effets ne comptent pas.",
    "R7.22": "Sinon, c’est le défenseur qui remporte le combat, y compris à valeurs égales.",

    "R8.1":
      "Un effet est obligatoire, sauf s’il dit que vous **pouvez** l’appliquer. Vous décidez alors au moment où il se résout.",
    "R8.2": "Un effet obligatoire s’applique même s’il nuit à son propriétaire.",
    "R8.3": "« **N au maximum** » inclut zéro.",
    "R8.4": "La **valeur imprimée** est le nombre inscrit sur la carte, sans aucune modification (J-21).",
    "R8.5": "Une valeur **ignorée** compte pour 0 dans les dégâts, quoi qu’on y ait ajouté avant ou après.",
    "R8.6": "Si une partie d’un effet est impossible, faites le reste.",
    "R8.7": "Un effet **annulé** n’est pas résolu.",
    "R8.8":
      "Annuler les effets d’une carte n’enlève ni sa valeur, ni un bonus venu d’ailleurs, comme le terrain surélevé.",

    "R9.1": "Les combattants perdent des points de vie par les dégâts de combat et par des effets.",
    "R9.2": "Un combattant à 0 point de vie est **vaincu**, quelle qu’en soit la cause.",
    "R9.3": "Il quitte aussitôt le plateau.",
    "R9.4": "Un acolyte à 1 point de vie est vaincu au premier dégât.",
    "R9.5": "On ne regagne jamais plus que ses points de vie de départ.",
    "R9.6": "Un combattant vaincu ne regagne plus rien.",

    "R10.1":
      "Au début et à la fin de chaque action, on vérifie : si le héros de votre adversaire est vaincu, **vous gagnez**.",
    "R10.2": "Si les deux héros sont vaincus à ce moment, le joueur dont c’est le tour gagne.",
    "R10.3":
      "La chute d’un héros n’arrête donc pas l’action en cours : le héros quitte le plateau, le reste de l’action se joue, puis la partie se termine.",
    "R10.4":
      "Avec les livrets de 2020, la partie s’arrête à l’instant où un héros tombe à 0 point de vie, et plus rien n’est résolu.",

    "R11.1": "Il faut un plateau d’au moins quatre cases de départ.",
    "R11.2": "Toutes les règles du duel s’appliquent, chacun contre tous.",
    "R11.3":
      "À votre **premier tour**, vous ne pouvez attaquer que le joueur suivant dans l’ordre du tour, ou ceux qui ont déjà joué.",
    "R11.4": "Sur une carte, « votre adversaire » est l’autre joueur du combat.",
    "R11.5": "Un joueur dont le héros est vaincu est **éliminé** aussitôt, avec ses acolytes.",
    "R11.6": "Le dernier joueur dont le héros est encore en jeu gagne.",

    "R12.1": "Deux équipes de deux héros, sur un plateau à quatre cases de départ.",
    "R12.2": "À trois, l’un des joueurs joue seul avec deux héros et leurs acolytes.",
    "R12.3":
      "Des coéquipiers peuvent parler de leurs cartes et de leurs plans, mais chacun ne joue que ses propres combattants.",
    "R12.4": "Les combattants de votre coéquipier sont des combattants amis.",
    "R12.5":
      "Les équipes prennent les cases de départ à tour de rôle : la première 1 et 3, la seconde 2 et 4. Les acolytes se placent comme en duel (R1.7).",
    "R12.6": "Les tours suivent le même ordre, les deux équipes en alternance.",
    "R12.7": "Un joueur dont le héros est vaincu continue tant qu’il lui reste un acolyte.",
    "R12.8": "Un joueur qui n’a plus aucun combattant est éliminé et ne joue plus.",
    "R12.9": "Quand les deux héros d’une équipe sont vaincus, l’autre équipe gagne.",

    "R13.1": "Au départ, toutes les portes sont ouvertes.",
    "R13.2":
      "À tout moment d’une manœuvre, un combattant peut **fermer** gratuitement une porte adjacente, ou en **ouvrir** une pour 1 point de déplacement.",
    "R13.3":
      "Autant de portes que vous voulez, autant de fois que vous voulez, avec n’importe lesquels de vos combattants.",
    "R13.4": "Les déplacements dus à des effets n’ouvrent ni ne ferment de portes.",
    "R13.5":
      "Une porte ne peut pas être fermée tant qu’une même grande figurine se tient des deux côtés. (Aucun combattant de ce jeu n’est aussi grand.)",
    "R13.6":
      "Une **porte fermée** coupe les lignes qu’elle barre : on n’y passe pas, on n’y est pas adjacent, on n’attaque pas à travers. Elle sépare aussi les zones : deux cases d’une même couleur comptent comme deux zones si le plus court chemin entre elles passe par une porte fermée.",

    "R14.1":
      "Certaines lignes montent : leurs marques pointent vers la **case la plus haute**. Si l’attaquant s’y tient et que le défenseur est sur la case basse à l’autre bout, la valeur d’attaque gagne **+1** pour le terrain surélevé.",
    "R14.2": "Attaquer vers le haut n’entraîne aucun malus, et les autres lignes ne donnent aucun bonus.",
    "R14.3": "Le +1 du terrain surélevé n’est pas un effet de carte et ne peut pas être annulé.",
    "R14.4":
      "Les lignes qui montent ne gênent pas les déplacements. (Les lignes à sens unique de certains plateaux imprimés sont autre chose : on ne les parcourt que dans un sens, mais pour les attaques et les effets les deux cases sont adjacentes dans les deux sens. Aucun de nos plateaux n’en a ; un plateau de votre cru peut en avoir.)",

    "R15.1": "Une carte à **attaque bonus** fait deux attaques en une action.",
    "R15.2":
      "La première se joue normalement. L’attaque bonus vient de son effet APRÈS LE COMBAT ; s’il est annulé, il n’y en a pas.",
    "R15.3":
      "C’est une attaque complète du même combattant contre le même défenseur, qui peut jouer une nouvelle carte Défense.",
    "R15.4": "Elle a son nom, sa valeur et son effet. Sa valeur de BOOST est celle de la carte.",
    "R15.5": "Elle frappe le même défenseur, même s’il est désormais hors de portée.",
    "R15.6": "Si le défenseur est tombé à la première attaque, il n’y a pas d’attaque bonus.",

    "R16.1":
      "**Petit Chaperon Rouge.** La carte du dessus de sa défausse est son **panier**. Sa bannière montre l’objet qu’il contient : couteaux, fourrure ou aconit. Avant sa première défausse : voir J-51.",
    "R16.2":
      "**Petit Chaperon Rouge.** Un effet lié à un objet n’agit que si cet objet est dans le panier. Les autres effets agissent toujours.",
    "R16.3": "**Petit Chaperon Rouge.** Le Joker remplace un objet de votre choix, pas les trois à la fois.",
    "R16.4": "**Beowulf** commence avec 1 **Rage** et n’en a jamais plus de 3.",
    "R16.5":
      "**Beowulf** gagne 1 Rage chaque fois qu’il subit des dégâts, quel qu’en soit le nombre. Les blessures de Wiglaf ne comptent pas.",
    "R16.6":
      "**Beowulf** n’est jamais obligé de dépenser sa Rage. Chaque dépense proposée par une carte est un choix à part : avec 1 Rage seulement, il peut encore booster Héritage ancestral pour 1, mais pas en porter la valeur à 5 pour 2.",
    "R16.7": "**Sun Wukong** a 3 Clones à 1 point de vie. Aucun n’est sur le plateau au départ.",
    "R16.8":
      "**Sun Wukong** peut, au début de votre tour, subir 1 dégât pour **invoquer** un Clone sur une case vide à côté de lui. Si les trois sont déjà en jeu, l’un d’eux y est replacé.",
    "R16.9": "**Sun Wukong.** Lui et ses Clones peuvent utiliser toutes ses cartes.",
    "R16.10": "**Yennenga** a deux Archers à 2 points de vie.",
    "R16.11":
      "**Yennenga.** Quand elle subit des dégâts, vous pouvez en transférer une partie ou la totalité à des Archers de sa zone, à chacun au plus les points de vie qui lui restent.",
    "R16.12":
      "**Bloody Mary** a une action de plus dans un tour qu’elle commence avec exactement 3 cartes en main.",
    "R16.13": "**Achille.** Quand Patrocle est vaincu, le joueur d’Achille défausse 2 cartes au hasard.",
    "R16.14":
      "**Le Roi Arthur** peut ajouter une carte comme boost quand il attaque. Un boost permis par la carte Attaque elle-même s’y ajoute.",

    W1: "**Compteur.** Ce qu’un héros accumule et dépense, comme la Rage. Il est public et affiché près de son nom.",
    W2: "**Forme.** Un état qui dure jusqu’à ce qu’il change : Alice est GRANDE ou PETITE, la Dr Jill Trent tient l’un ou l’autre gadget. Des capacités et des cartes en dépendent.",
    W3: "**Placer.** Mettre sur une case sans marcher (R4.12). Portes, distance et combattants sur le chemin n’y changent rien.",
    W4: "Une case **vide** est une case sans combattant ; les jetons ne comptent pas. Une **autre** case est n’importe laquelle, sauf celle du combattant.",
    W5: "**Révéler** montre une carte à tous ; **regarder** ne la montre qu’à celui qui regarde. Elle reste où elle était, sauf si le texte la déplace.",
    W6: "**Fixer** une valeur ou une santé : elle devient ce nombre, au lieu d’augmenter d’autant.",
    W7: "**Empêcher** des dégâts : ils ne sont pas subis, et rien de ce qui dépend de dégâts subis n’arrive.",
    W8: "**Invoquer** et **faire revenir** mettent (ou remettent) un acolyte sur le plateau. Ce n’est pas regagner des points de vie.",
    W9: "**Gagner une action supplémentaire.** Vous avez une action de plus dans ce tour, et devez la faire.",

    ...rulings,

    gameEnd:
      "**Fin de la partie.** 2023 : vérifiée au début et à la fin de chaque action (R10.1). 2020 : immédiate (R10.4).",
    effectsAfterDefeat:
      "**Cartes des combattants vaincus.** 2023 : tous leurs effets sont encore résolus (R7.20). 2020 : seulement APRÈS LE COMBAT, et seulement si la partie continue.",
    afterCombatAbilities:
      "**Capacités après le combat.** 2023 : avec les effets APRÈS LE COMBAT des cartes (R7.16). 2020 : après eux.",
    ownOrder:
      "**Ordre de vos propres effets.** Vous choisissez (R7.13). Les livrets de 2020 n’en disent rien ; ici, vous choisissez aussi.",
    attackFollowUp:
      "**« Après avoir attaqué ».** 2023 : une étape à part, après l’entretien (R7.18). 2020 : pas d’étape ; ces capacités viennent en dernier avant l’entretien.",
    sidekickOverflow:
      "**Acolytes sans place.** N’importe quelle case vide (R1.8). Variante : à côté d’un de vos combattants (J-3).",
    recoverCap:
      "**Regagner des points de vie.** 2023 : jusqu’aux points de vie de départ (R9.5). 2020 : jusqu’au plus grand nombre du compteur.",
    boostTiming:
      "**Booster une manœuvre.** 2023 : avant tout déplacement (R5.2). 2020 : à tout moment de l’étape de déplacement.",
    exhaustion:
      "**Plusieurs cartes impossibles à piocher.** 2023 : une seule blessure pour toutes (J-29). 2020 : une blessure pour chacune.",
    ffaFirstTurn:
      "**Premiers tours du chacun pour soi.** 2023 : tous les combattants des joueurs suivants sont protégés (R11.3). 2020 : seulement leurs héros.",
    ffaBoard:
      "**Plateaux à trois ou quatre.** 2023 : quatre cases de départ (R11.1). 2020 : autant que de héros.",
    lockedValue:
      "**Une valeur bloquée au nombre imprimé** ne reçoit pas de bonus permanent. Variante : elle en reçoit (J-20).",
    transferredDamage:
      "**Des dégâts transférés** ne comptent pas comme subis par le défenseur pour savoir qui remporte le combat. Variante : ils comptent (J-23).",
    placeOnOccupied:
      "**Placer sur une case occupée** n’est pas proposé. Variante : on peut la choisir, et le placement échoue (J-9).",
    exactMove:
      "**« Déplacez de 3 cases » sans un tel chemin :** aussi loin que possible. Variante : pas du tout (J-8).",
    bewilderment:
      "**Empêcher « tous les dégâts »** vaut aussi pour les dégâts d’effets. Variante : les dégâts de combat seulement (J-62).",
    attackerFallen:
      "**Un attaquant tombé avant les dégâts** les inflige quand même. Variante : pas de dégâts (J-31).",
    smallFighters:
      "**Petits combattants dans les aventures.** Alice n’en est pas un, même PETITE (A8.6). Variante : elle en est un, et les ennemis l’ignorent.",
    adventureEnd:
      "**Fin d’une aventure.** La défaite du super-vilain, ou celle de tous les héros et acolytes, se vérifie à la fin de l’action ou du tour ennemi (JA-1). Variante : immédiatement.",
    playersChoose:
      "**Quand « les joueurs » choisissent,** le joueur concerné répond (JA-4). Variante : toujours celui qui a le plus petit marqueur d’ordre du tour.",
    tokensOnPlace:
      "**Toile et acide** n’agissent pas sur un combattant que l’on place (JA-10). Variante : si.",
    threatInObjective:
      "**La menace qui monte pendant la résolution d’un objectif** est perdue (JA-13). Variante : elle compte à partir de la première case.",
    openHands:
      "**Les mains dans une aventure** sont cachées (A1.3). Variante : tous les joueurs voient les cartes des autres.",
    ...questRules,
  },
};
