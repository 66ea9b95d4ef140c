/** The rules of adventures in French. */
import type { rules as enRules, sections as enSections } from "./adventure.en";

export const sections: Readonly<
  Record<keyof typeof enSections, { readonly title: string; readonly lead: string }>
> = {
  quest: {
    title: "Aventures",
    lead: "De un à quatre joueurs, ensemble, contre un super-vilain. Seulement ce qui change.",
  },
  enemies: { title: "Aventures : les ennemis", lead: "Comment se battent super-vilains et sbires." },
  rounds: { title: "Aventures : les manches", lead: "Qui agit, et quand." },
  targets: {
    title: "Aventures : qui un ennemi attaque",
    lead: "Les ennemis raisonnent simplement ; on peut compter dessus.",
  },
  threat: { title: "Aventures : menace, toile et acide", lead: "Ce qui grandit, et ce qui traîne au sol." },
  mothman: { title: "Aventures : l’Homme-Papillon", lead: "Ponts et Fatalité." },
  martian: { title: "Aventures : l’Envahisseur Martien", lead: "Champs, aliens et jetons Invasion." },
  mixed: {
    title: "Aventures : héros et événements",
    lead: "Qui est éliminé, quels héros conviennent, et comment corser la partie.",
  },
  questRulings: {
    title: "Précisions sur les aventures",
    lead: "Ce que la règle des aventures laisse ouvert, et la réponse de ce jeu.",
  },
};

export const rules: Readonly<Record<keyof typeof enRules, string>> = {
  "A1.1":
    "De un à quatre joueurs luttent ensemble contre un **super-vilain** et ses **sbires**, que le jeu dirige.",
  "A1.2": "Là où ces règles ne disent rien, celles du duel s’appliquent.",
  "A1.3": "Vous pouvez parler de tout ; une table peut aussi jouer mains ouvertes.",
  "A1.4": "Les joueurs **gagnent** quand la santé du super-vilain tombe à 0.",
  "A1.5":
    "Les joueurs **perdent** quand le super-vilain atteint son objectif pour la quatrième fois, ou quand tous les héros et acolytes sont vaincus.",
  "A1.6": "Tous les héros peuvent partir à l’aventure.",
  "A2.1":
    "Le super-vilain détermine le plateau. Il a 10 points de vie par joueur et commence sur la case de départ 5 ; le marqueur de menace est sur la première case de sa piste.",
  "A2.2":
    "Il y a autant de sbires que de joueurs, chacun avec 10 points de vie, sur des cases libres autour du super-vilain.",
  "A2.3": "Avec Tarantula, il y a 6 jetons Toile ; avec le Blob, 6 jetons Acide.",
  "A2.4":
    "Chaque joueur place un héros sur une case de départ libre de 1 à 4 et s’installe comme pour un duel.",
  "A2.5": "Le numéro de cette case est son **marqueur d’ordre du tour**.",
  "A2.6":
    "Les cartes du super-vilain, des sbires et des joueurs forment, mélangées, le **paquet d’initiative**.",
  "A2.7":
    "Les cartes supplémentaires de la Grenouille de Loveland et de la Reine Fourmi s’ajoutent en cours de partie.",
  "A2.8": "Il y a 8 jetons Fatalité ou Alien, 4 ponts, 4 jetons Invasion et 12 événements.",
  "A2.9":
    "Homme-Papillon : les quatre tuiles de pont sont réparties au hasard, et 1 jeton Fatalité se trouve sur le pont 1.",
  "A2.10":
    "Envahisseur Martien : le paquet d’initiative contient autant de vagues d’invasion que de joueurs, et les quatre jetons Invasion sont face cachée, dans un ordre aléatoire.",
  "A3.1": "Super-vilain et sbires sont des **ennemis** : des combattants adverses.",
  "A3.2":
    "Ce qui nomme un héros ou un acolyte ne touche pas les ennemis ; ce qui nomme un combattant les touche.",
  "A3.3": "Une carte d’ennemi a une valeur d’attaque, une valeur de défense et une valeur de BOOST.",
  "A3.4":
    "Une carte à deux cadres n’a son effet qu’en attaque ; à un seul cadre, il vaut en attaque et en défense.",
  "A3.5": "Les ennemis traversent les ennemis, mais pas les héros ni les acolytes.",
  "A3.6":
    "La case de départ libre la plus proche est sans combattant ; un ennemi déjà sur une telle case va sur une autre.",
  "A3.7": "Les ennemis n’ont pas de main : qui pourrait la regarder regarde la carte du dessus du deck.",
  "A3.8": "Un ennemi qui défausse prend les cartes du dessus de son deck.",
  "A3.9":
    "En combat, la valeur imprimée d’une carte d’ennemi est celle de son rôle ; ailleurs, c’est sa valeur d’attaque.",
  "A4.1":
    "On révèle la carte d’initiative du dessus et son effet **MAINTENANT** a lieu, le plus souvent un tour ; puis on révèle la suivante.",
  "A4.2": "Les cartes révélées forment une rangée, de gauche à droite.",
  "A4.3": "La carte d’un sbire vaincu ou d’un joueur éliminé quitte la partie.",
  "A4.4":
    "Une carte placée sous le paquet revient durant cette manche ; si c’était la dernière, l’ennemi agit aussitôt.",
  "A4.5": "Quand tous ont agi, les effets de **fin de manche** de la rangée ont lieu de gauche à droite.",
  "A4.6": "Puis tout est mélangé, avec les cartes ajoutées, et la manche suivante commence.",
  "A5.1": "Le tour d’un joueur compte deux actions, comme toujours.",
  "A6.1": "Quand vous attaquez un ennemi, la carte du dessus de son deck est sa défense.",
  "A6.2": "L’effet de cette carte n’a lieu que s’il est dans le cadre de la défense (A3.4).",
  "A6.3": "Après le combat, les deux cartes sont défaussées.",
  "A6.4": "Un ennemi vaincu quitte la partie avec tout ce qu’il a.",
  "A7.1":
    "Chaque deck d’ennemi a une **Supercherie** : dès qu’elle est défaussée, toute la défausse est mélangée au deck.",
  "A7.2": "Rien ne peut l’annuler ni l’empêcher.",
  "A7.3": "Au milieu d’un combat, cela arrive aussitôt, sans la carte en cours d’utilisation.",
  "A8.1": "À son tour, un ennemi attaque une fois, en se déplaçant d’abord s’il le faut.",
  "A8.2":
    "Un héros ou un acolyte adjacent est la cible ; s’il y en a plusieurs, les joueurs choisissent. L’ennemi ne bouge alors pas.",
  "A8.3":
    "Si personne n’est adjacent, il rejoint la cible la plus proche à portée de son déplacement, par le plus court chemin ; les joueurs tranchent les égalités.",
  "A8.4": "La distance est le nombre de cases à parcourir pour être adjacent à la cible.",
  "A8.5": "S’il n’atteint personne, il reste sur place et la menace avance de 1.",
  "A8.6": "Une petite Alice passe inaperçue.",
  "A9.1":
    "Son attaque est la carte du dessus de son deck, face cachée ; le joueur attaqué peut se défendre comme toujours.",
  "A10.1": "La menace avance par cases, quels que soient leurs nombres.",
  "A10.2": "Le **niveau de menace** est le nombre sous le marqueur.",
  "A10.3":
    "Au bout de la piste, le super-vilain atteint aussitôt son objectif ; les pas en trop sont perdus, et le marqueur revient sur la première case.",
  "A11.1": "Une case porte un jeton de chaque sorte ; ils n’en bougent plus. Sans réserve, rien n’est posé.",
  "A11.2": "Les ennemis ignorent ces jetons.",
  "A11.3": "**Toile :** un héros ou un acolyte qui entre sur une case de toile vide y termine ce mouvement.",
  "A11.4":
    "**Acide :** un héros ou un acolyte qui entre sur une case d’acide vide ou la traverse subit 1 dégât et poursuit.",
  "A11.5": "Là où se tient déjà un combattant ami, le jeton est sans effet.",
  "A12.1": "Un pont rend deux cases adjacentes, pour se déplacer et attaquer. Personne ne s’y arrête.",
  "A12.2":
    "Un pont porte jusqu’à 8 jetons ; pour chaque jeton qui manque à la réserve, la menace avance de 1.",
  "A12.3":
    "Après une manœuvre, vous pouvez défausser une carte pour **activer** un pont adjacent à l’un de vos combattants.",
  "A12.4":
    "Vous pouvez utiliser l’effet du pont ; puis il perd autant de jetons que la valeur de BOOST de la carte.",
  "A12.5":
    "Pont Basculant : un joueur pioche jusqu’à 4 cartes en main. Pont Couvert : un combattant regagne 3. Pont en Treillis : un combattant quelconque se déplace de 3 au maximum. Pont Suspendu : regardez deux cartes d’un ennemi, défaussez-en une.",
  "A12.6":
    "À la fin de chaque manche, la menace avance de 1, plus 1 par jeton sur le pont restant au plus petit numéro.",
  "A12.7":
    "Objectif : ce pont est détruit. Ses jetons passent au suivant, deux malheurs arrivent, et la menace repart du début.",
  "A12.8": "Les cases d’un pont détruit ne sont plus adjacentes.",
  "A12.9": "Au quatrième pont, la partie est perdue.",
  "A12.10": "Le numéro appartient à l’emplacement, pas à la tuile.",
  "A13.1": "Il y a huit champs numérotés ; les cases sur leur pourtour les bordent.",
  "A13.2": "Un champ avec des aliens est **occupé** ; sans aucun, il est vide.",
  "A13.3":
    "Les aliens ne sont pas des combattants : rien ne peut les attaquer. Si la réserve manque, la menace avance (A12.2).",
  "A13.4": "Après une manœuvre, qui a un combattant au bord d’un champ occupé peut en retirer un alien.",
  "A13.5": "Objectif : le jeton Invasion caché le plus à gauche est retourné, et le reste.",
  "A13.6": "Ce qu’une carte martienne dit d’un symbole ne vaut que si ce jeton est face visible.",
  "A13.7": "Au quatrième jeton, la partie est perdue.",
  "A14.1": "Un joueur est éliminé quand tous ses combattants sont vaincus.",
  "A14.2": "Les effets des ennemis ne touchent pas les joueurs éliminés ; les autres continuent.",
  "A15.1":
    "Les ennemis comptent comme joués par un adversaire : ce qui agit sur la carte d’un adversaire agit sur la leur.",
  "A15.2": "Un ennemi ne peut pas être choisi comme adversaire.",
  "A15.3":
    "Les ennemis ne décident rien : ce qu’ils peuvent faire, ils ne le font pas, « jusqu’à » vaut 0 ; s’il faut choisir une case, les joueurs choisissent.",
  "A15.4":
    "Un ennemi qui devrait piocher mélange autant de cartes de sa défausse à son deck. Les ennemis ne s’épuisent jamais.",
  "A15.5": "Une carte qu’un ennemi reprendrait va sur le dessus de son deck.",
  "A16.1": "Pour corser la partie, choisissez ou tirez un à trois événements ; ils valent tout du long.",
  "A17.1": "Les plateaux servent aussi aux duels ; Point Pleasant n’a alors pas de ponts.",
  "JA-1":
    "La défaite par le quatrième objectif compte aussitôt ; la chute du super-vilain et celle des joueurs se vérifient après chaque action, tour ennemi et effet de fin de manche. Si les deux ont lieu, les joueurs ne gagnent qu’à leur propre tour.",
  "JA-2":
    "La distance compte les chemins que l’ennemi peut parcourir ; il ne voit pas qui il ne peut atteindre.",
  "JA-3": "Les ennemis n’attaquent que des combattants adjacents.",
  "JA-4":
    "Quand « les joueurs » choisissent, répond le joueur concerné, sinon celui au plus petit marqueur. Les autres voient la question et peuvent suggérer.",
  "JA-5": "Les combattants de tous les joueurs sont amis.",
  "JA-6": "Plusieurs effets d’un ennemi en même temps : les joueurs choisissent l’ordre.",
  "JA-7": "Un ennemi dont le deck est vide mélange sa défausse ; s’il n’en a pas, il combat sans carte.",
  "JA-8": "Une Supercherie jouée en combat mélange la défausse à l’entretien (A7.1).",
  "JA-9":
    "Qui doit défausser plus de cartes que le deck n’en a les défausse une à une ; une Supercherie parmi elles mélange aussitôt.",
  "JA-10":
    "Toile et acide agissent sur tout déplacement, pas sur un placement ; une table peut choisir autrement.",
  "JA-11": "Qui tombe dans l’acide y est retiré ; le reste du déplacement est perdu.",
  "JA-12": "Il y a 8 jetons Fatalité ou Alien ; ce qui est retiré retourne à la réserve.",
  "JA-13": "La menace qui monte pendant un objectif est perdue ; une table peut choisir autrement.",
  "JA-14": "Est adjacent à un pont qui se tient sur l’une de ses deux cases.",
  "JA-15": "Toute carte ayant une valeur de BOOST active un pont ; son propre effet ne compte pas.",
  "JA-16": "Au Pont Basculant, on peut cesser de piocher : nul n’est épuisé malgré lui.",
  "JA-17":
    "Avec la Reine Fourmi ou la Grenouille de Loveland, leurs cartes supplémentaires quittent la partie.",
  "JA-18": "Une carte passée sous le paquet figure une fois dans la rangée, à sa dernière place.",
  "JA-19": "« Chaque adversaire » ne désigne pas les ennemis, sauf celui qui est dans le combat.",
  "JA-20": "Un ennemi qui gagnerait une action ou un tour par la carte d’un héros ne gagne rien.",
  "JA-21": "Le super-vilain regagne au plus sa santé de départ.",
  "JA-22":
    "Égalités pour le héros le plus faible ou la case de départ la plus proche : les joueurs choisissent.",
  "JA-23": "Activer un pont ou vider un champ fait partie de la manœuvre : une fois pour chacune.",
  "JA-24": "Les événements valent tout du long, dans leur ordre.",
};
