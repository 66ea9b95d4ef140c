/** The rules of adventures in French. */
import type { rules as enRules, sections as enSections } from "./adventure.en";

export const sections: Readonly<
  Record<keyof typeof enSections, { readonly title: string; readonly lead: string }>
> = {
  quest: {
    title: "Aventures",
    lead: "De un à quatre joueurs, ensemble, contre un super-vilain. Seulement ce qui change.",
  },
  enemies: { title: "Aventures : les ennemis", lead: "Comment se battent super-vilains et sbires." },
  rounds: { title: "Aventures : les manches", lead: "Qui agit, et quand." },
  targets: {
    title: "Aventures : les cibles des ennemis",
    lead: "Les ennemis raisonnent simplement : on peut prévoir ce qu’ils feront.",
  },
  threat: { title: "Aventures : menace, toile et acide", lead: "Ce qui grandit, et ce qui traîne au sol." },
  mothman: { title: "Aventures : l’Homme-Papillon", lead: "Ponts et Fatalité." },
  martian: { title: "Aventures : l’Envahisseur Martien", lead: "Champs, aliens et jetons Invasion." },
  mixed: {
    title: "Aventures : héros et événements",
    lead: "Qui est éliminé, quels héros conviennent, et comment corser la partie.",
  },
  minions: {
    title: "Aventures : les sbires",
    lead: "Le caractère de chacun. Leurs cartes sont les nôtres, pas celles du jeu imprimé.",
  },
  questRulings: {
    title: "Précisions sur les aventures",
    lead: "Ce que la règle des aventures laisse ouvert, et la réponse de ce jeu.",
  },
};

export const rules: Readonly<Record<keyof typeof enRules, string>> = {
  "A1.1":
    "De un à quatre joueurs luttent ensemble contre un **super-vilain** et ses **sbires**, que le jeu dirige lui-même.",
  "A1.2": "Là où ces règles ne disent rien, celles du duel s’appliquent.",
  "A1.3": "Vous pouvez parler de tout ; une table peut aussi jouer avec les mains visibles.",
  "A1.4": "Les joueurs **gagnent** quand la santé du super-vilain tombe à 0.",
  "A1.5":
    "Les joueurs **perdent** quand le super-vilain atteint son objectif pour la quatrième fois, ou quand tous les héros et acolytes sont vaincus.",
  "A1.6": "Tous les héros peuvent partir à l’aventure.",
  "A2.1":
    "Le super-vilain détermine le plateau. Il a 10 points de vie par joueur et commence sur la case de départ 5 ; le marqueur de menace est sur la première case de sa piste.",
  "A2.2":
    "Il y a autant de sbires que de joueurs, chacun avec 10 points de vie, sur des cases vides autour du super-vilain.",
  "A2.3": "Avec Tarantula, il y a 6 jetons Toile ; avec le Blob, 6 jetons Acide.",
  "A2.4":
    "Chaque joueur place un héros sur une case de départ libre de 1 à 4 et s’installe comme pour un duel.",
  "A2.5": "Le numéro de cette case est son **marqueur d’ordre du tour**.",
  "A2.6": "Les cartes du super-vilain, des sbires et des joueurs forment, mélangées, le **deck Initiative**.",
  "A2.7":
    "Les cartes supplémentaires de la Grenouille de Loveland et de la Reine Fourmi s’ajoutent en cours de partie.",
  "A2.8": "Il y a 8 jetons Fatalité ou Alien, 4 ponts, 4 jetons Invasion et 12 événements.",
  "A2.9":
    "Homme-Papillon : les quatre tuiles de pont sont réparties au hasard, et 1 jeton Fatalité se trouve sur le pont 1.",
  "A2.10":
    "Envahisseur Martien : le deck Initiative contient autant de vagues d’invasion que de joueurs, et les quatre jetons Invasion sont face cachée, dans un ordre aléatoire.",
  "A3.1": "Le super-vilain et les sbires sont des **ennemis** : des combattants adverses.",
  "A3.2":
    "Un effet sur un héros ou un acolyte ne touche pas les ennemis ; un effet sur un combattant les touche.",
  "A3.3": "Une carte d’ennemi a une valeur d’attaque, une valeur de défense et une valeur de BOOST.",
  "A3.4":
    "Sur une carte à deux cadres, l’effet ne vaut qu’en attaque ; avec un seul cadre, il vaut en attaque et en défense.",
  "A3.5": "Les ennemis traversent les ennemis, mais pas les héros ni les acolytes.",
  "A3.6":
    "« La case de départ libre la plus proche » est une case sans combattant ; un ennemi déjà sur une case de départ va sur une autre.",
  "A3.7":
    "Les ennemis n’ont pas de main : un effet qui permet de la regarder montre la carte du dessus du deck.",
  "A3.8": "Un ennemi qui doit défausser défausse les cartes du dessus de son deck.",
  "A3.9":
    "En combat, la valeur imprimée d’une carte d’ennemi est celle de son rôle ; ailleurs, c’est sa valeur d’attaque.",
  "A4.1":
    "On révèle la carte Initiative du dessus et on résout son effet **MAINTENANT**, le plus souvent un tour ; puis on révèle la suivante.",
  "A4.2": "Les cartes révélées forment une rangée, de gauche à droite.",
  "A4.3": "La carte Initiative d’un sbire vaincu ou d’un joueur éliminé quitte la partie.",
  "A4.4":
    "Une carte Initiative placée sous le deck revient durant cette manche ; si c’était la dernière, l’ennemi agit aussitôt.",
  "A4.5": "Quand tous ont agi, on résout les effets de **fin de manche** de la rangée, de gauche à droite.",
  "A4.6":
    "Puis on mélange toutes les cartes Initiative, avec celles qui se sont ajoutées, et la manche suivante commence.",
  "A5.1": "Le tour d’un joueur compte deux actions, comme toujours.",
  "A6.1": "Quand vous attaquez un ennemi, la carte du dessus de son deck est sa défense.",
  "A6.2": "L’effet de cette carte n’est résolu que s’il est dans le cadre de la défense (A3.4).",
  "A6.3": "Après le combat, les deux cartes sont défaussées.",
  "A6.4": "Un ennemi vaincu quitte la partie avec tout ce qu’il a.",
  "A7.1":
    "Chaque deck d’ennemi a une **Supercherie** : dès qu’elle est défaussée, toute la défausse est mélangée au deck.",
  "A7.2": "Rien ne peut l’annuler ni l’empêcher.",
  "A7.3":
    "Au milieu d’un combat, cela se fait aussitôt, sans la carte que l’ennemi utilise ; celle-ci commence la nouvelle défausse.",
  "A8.1": "À son tour, un ennemi attaque une fois, en se déplaçant d’abord s’il le faut.",
  "A8.2":
    "Un héros ou un acolyte adjacent est sa cible ; s’il y en a plusieurs, les joueurs choisissent. L’ennemi ne se déplace alors pas.",
  "A8.3":
    "Si personne n’est adjacent, il rejoint la cible la plus proche à portée de son déplacement, par le plus court chemin ; les joueurs départagent les égalités.",
  "A8.4": "La distance est le nombre de cases à parcourir pour être adjacent à la cible.",
  "A8.5": "S’il ne peut atteindre personne, il reste sur place et la menace avance de 1.",
  "A8.6":
    "Les ennemis ignorent les **petits combattants** quand ils choisissent une cible et un chemin, mais ne les traversent pas. Alice n’en est pas un, même PETITE, sauf si la table en décide autrement (option smallFighters).",
  "A9.1":
    "Son attaque est la carte du dessus de son deck, face cachée ; le joueur attaqué peut se défendre comme toujours.",
  "A10.1": "La menace avance de case en case, quels que soient les nombres inscrits.",
  "A10.2": "Le **niveau de menace** est le nombre sous le marqueur.",
  "A10.3":
    "Au bout de la piste, le super-vilain atteint aussitôt son objectif ; les pas en trop sont perdus, et le marqueur revient sur la première case.",
  "A11.1":
    "Une case porte au plus un jeton de chaque sorte, et les jetons n’en bougent plus. Quand la réserve est vide, rien n’est posé.",
  "A11.2": "Les ennemis ignorent ces jetons.",
  "A11.3":
    "**Toile :** un héros ou un acolyte qui entre sur une case de toile vide y termine ce déplacement.",
  "A11.4":
    "**Acide :** un héros ou un acolyte qui entre sur une case d’acide vide ou la traverse subit 1 dégât et poursuit.",
  "A11.5": "Là où se tient déjà un combattant ami, le jeton est sans effet.",
  "A12.1": "Un pont rend deux cases adjacentes, pour se déplacer et pour attaquer. Personne ne s’y arrête.",
  "A12.2":
    "Un pont porte jusqu’à 8 jetons Fatalité ; pour chaque jeton qui manque à la réserve, la menace avance de 1.",
  "A12.3":
    "Après une manœuvre, vous pouvez défausser n’importe quelle carte pour **activer** un pont adjacent à l’un de vos combattants.",
  "A12.4":
    "Vous pouvez utiliser l’effet du pont ; puis retirez-en autant de jetons Fatalité que la valeur de BOOST de la carte, aucun si elle n’en a pas.",
  "A12.5":
    "Pont Basculant : un joueur pioche jusqu’à avoir 4 cartes en main. Pont Couvert : un combattant regagne 3 points de vie au maximum. Pont en Treillis : un combattant quelconque, ami ou ennemi, se déplace de 3 cases au maximum. Pont Suspendu : regardez les 2 premières cartes du deck d’un ennemi, défaussez-en une et remettez l’autre.",
  "A12.6":
    "À la fin de chaque manche, la menace avance de 1, plus 1 par jeton Fatalité sur le pont restant au plus petit numéro.",
  "A12.7":
    "Objectif : ce pont est détruit. Ses jetons passent au suivant, on résout les deux effets qui lui sont associés, et la menace repart du début.",
  "A12.8": "Les cases d’un pont détruit ne sont plus adjacentes.",
  "A12.9": "Quand le quatrième pont est détruit, la partie est perdue.",
  "A12.10": "Le numéro appartient à l’emplacement, pas à la tuile.",
  "A13.1": "Il y a huit champs numérotés ; les cases sur le pourtour d’un champ le bordent.",
  "A13.2": "Un champ avec des jetons Alien est **occupé** ; sans aucun, il est vide.",
  "A13.3":
    "Les aliens ne sont pas des combattants : rien ne peut les attaquer. Si la réserve est épuisée, la menace avance (A12.2).",
  "A13.4":
    "Après une manœuvre, un joueur dont un combattant borde un champ occupé peut en retirer un jeton Alien.",
  "A13.5":
    "Objectif : le jeton Invasion face cachée le plus à gauche est retourné face visible jusqu’à la fin de la partie.",
  "A13.6":
    "Ce qu’une carte de l’Envahisseur Martien dit d’un symbole ne vaut que si ce jeton est face visible.",
  "A13.7": "Quand le quatrième jeton est retourné, la partie est perdue.",
  "A14.1": "Un joueur est éliminé quand tous ses combattants sont vaincus.",
  "A14.2": "Les effets des ennemis ne touchent plus les joueurs éliminés ; les autres continuent.",
  "A15.1":
    "Les ennemis sont considérés comme joués par un adversaire : un effet sur la carte de votre adversaire agit sur la leur.",
  "A15.2": "Un ennemi ne peut pas être choisi comme adversaire : un effet qui le demande est ignoré.",
  "A15.3":
    "Les ennemis ne décident rien : ce qu’ils peuvent faire, ils ne le font pas ; « au maximum » vaut 0 ; un ennemi qui doit choisir entre plusieurs possibilités refuse, et l’effet est ignoré. Ce n’est qu’entre plusieurs cases que les joueurs choisissent pour lui.",
  "A15.4":
    "Un ennemi qui devrait piocher mélange plutôt à son deck autant de cartes du dessus de sa défausse. Les ennemis ne sont jamais épuisés.",
  "A15.5": "Une carte qu’un ennemi devrait reprendre en main va sur le dessus de son deck.",
  "A16.1":
    "Pour corser la partie, choisissez ou tirez un à trois événements ; ils valent pour toute la partie.",
  "A17.1": "Les plateaux des aventures servent aussi aux duels ; Point Pleasant n’a alors pas de ponts.",
  "A18.1":
    "**Reine Fourmi.** Elle fait monter la menace ; chacune de ses cartes Étrange phéromone la fait monter encore à chaque manche, jusqu’à ce que la Reine soit vaincue.",
  "A18.2":
    "**Gorille des Marais.** Il frappe fort, peut agir de nouveau après un combat perdu, et terrorise les acolytes.",
  "A18.3": "**Blob.** Il laisse de l’acide derrière lui, se soigne et blesse qui l’approche.",
  "A18.4":
    "**Tarantula.** Elle tisse des toiles, et elle est plus forte quand elle se tient sur l’une d’elles.",
  "A18.5":
    "**Diable de Jersey.** Il prend des cartes aux mains et aux decks, et annule une carte dont le nom se trouve déjà dans la défausse de son joueur.",
  "A18.6":
    "**Grenouille de Loveland.** Elle ajoute des cartes Initiative à elle, jusqu’à quatre attaques par manche, et blesse qui l’approche.",
  "JA-1":
    "La défaite par le quatrième objectif est immédiate. La chute du super-vilain, ou celle de tous les héros et acolytes, se vérifie après chaque action, tour ennemi et effet de fin de manche. Si les deux ont lieu, les joueurs gagnent pendant le tour d’un joueur et perdent sinon.",
  "JA-2":
    "La distance se compte sur les chemins que l’ennemi peut parcourir ; il laisse de côté une cible qu’il ne peut pas atteindre.",
  "JA-3": "Les ennemis n’attaquent que des combattants adjacents.",
  "JA-4":
    "Quand « les joueurs » choisissent, le joueur concerné répond, sinon celui qui a le plus petit marqueur d’ordre du tour. Les autres voient la question et peuvent suggérer une réponse.",
  "JA-5": "Les combattants de tous les joueurs sont amis entre eux.",
  "JA-6": "Si plusieurs effets d’un ennemi arrivent en même temps, les joueurs choisissent l’ordre.",
  "JA-7":
    "Un ennemi dont le deck est vide mélange sa défausse pour en former un nouveau ; s’il n’en a pas, il combat sans carte.",
  "JA-8":
    "Une Supercherie utilisée en combat est défaussée à l’entretien, et c’est alors que la défausse est mélangée (A7.1).",
  "JA-9":
    "Un ennemi qui doit défausser plus de cartes que n’en a son deck les défausse une à une ; une Supercherie parmi elles mélange aussitôt, et le reste vient du nouveau deck.",
  "JA-10":
    "Toile et acide agissent sur tout déplacement, pas sur un placement ; une table peut choisir autrement.",
  "JA-11": "Un combattant vaincu par l’acide est retiré sur cette case ; le reste du déplacement est perdu.",
  "JA-12": "Il y a 8 jetons Fatalité ou Alien en tout ; ceux que l’on retire retournent à la réserve.",
  "JA-13":
    "La menace qui monte pendant la résolution d’un objectif est perdue ; une table peut choisir autrement.",
  "JA-14": "Un combattant est adjacent à un pont s’il se tient sur l’une des deux cases que le pont relie.",
  "JA-15":
    "N’importe quelle carte active un pont ; son propre effet ne compte pas. Une carte sans valeur de BOOST ne retire aucun jeton Fatalité. La carte est défaussée avant que vous décidiez d’utiliser l’effet du pont.",
  "JA-16": "Au Pont Basculant, vous pouvez cesser de piocher à tout moment : nul n’est épuisé malgré lui.",
  "JA-17":
    "Quand la Reine Fourmi ou la Grenouille de Loveland est vaincue, ses cartes Initiative supplémentaires quittent aussi la partie.",
  "JA-18":
    "Une carte revenue de sous le deck figure une fois dans la rangée, à sa dernière place, et son effet de fin de manche est résolu une fois.",
  "JA-19": "« Chaque adversaire » ne désigne pas les ennemis, sauf celui qui est dans le combat.",
  "JA-20": "Si la carte d’un héros devait donner une action ou un tour à un ennemi, rien ne se passe.",
  "JA-21":
    "Le super-vilain regagne au plus ses points de vie de départ, quel que soit le nombre de joueurs encore en jeu.",
  "JA-22":
    "Égalités pour le héros le plus faible ou la case de départ la plus proche, et placement des sbires : les joueurs choisissent.",
  "JA-23": "Activer un pont ou retirer un alien fait partie de la manœuvre, une seule fois à chacune.",
  "JA-24":
    "Si plusieurs événements répondent à la même chose, on les résout dans l’ordre où ils ont été posés.",
};
