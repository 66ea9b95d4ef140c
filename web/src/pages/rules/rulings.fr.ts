/** What the rulebooks leave open, decided: the rulings in French. */
export const rulings = {
  "J-5":
    "**Le prix d’un pas.** Chaque case où l’on entre coûte 1, même occupée par un ami. Un combattant se déplace au plus une fois par manœuvre, et peut finir où il a commencé.",
  "J-6":
    "**Quelles cartes boostent ?** Toutes celles qui ont une valeur de BOOST, même 0. Si deux effets permettent de booster la même attaque, les deux comptent, une carte chacun.",
  "J-7": "**Un déplacement impossible** est sauté ; le reste de l’effet continue.",
  "J-8":
    "**« Déplacez de 3 cases »** sans « au maximum » veut dire exactement 3 si un tel chemin existe, sinon aussi loin que possible.",
  "J-12":
    "**Effets de plusieurs joueurs hors combat :** d’abord ceux du joueur dont c’est le tour, puis les autres dans l’ordre du tour.",
  "J-13":
    "**Dans un même effet**, l’ordre du texte vaut. Si vous choisissez plusieurs choses à la fois, choisissez d’abord, puis appliquez-les dans l’ordre voulu.",
  "J-14":
    "**Début et fin du tour.** Les effets du début précèdent la première action ; ceux de la fin suivent la dernière et précèdent la limite de main.",
  "J-16":
    "**Quand puis-je attaquer ?** Quand un même combattant a une cible et, dans votre main, une carte qu’il peut utiliser.",
  "J-17": "**Un stratagème sans résultat** peut quand même être joué.",
  "J-18":
    "**Vos propres combattants** ne sont jamais la cible d’une attaque, mais un effet sur « un combattant » peut les toucher.",
  "J-19":
    "**Pas de repentir.** L’attaquant choisit d’abord, puis le défenseur, sans voir la carte. Aucun ne peut changer ensuite.",
  "J-20":
    "**Le calcul d’une valeur.** Partez de la valeur imprimée, appliquez changements et boosts dans l’ordre de résolution, puis ajoutez les bonus permanents comme le terrain surélevé. Une valeur ignorée vaut 0 à la fin.",
  "J-21":
    "**Imprimée ou actuelle ?** Seuls les effets qui disent « imprimée » lisent le nombre de la carte. Les autres lisent la valeur du moment.",
  "J-22":
    "**Pas de carte en face :** rien à annuler, à ignorer ni à comparer. Une valeur absente n’est pas 0.",
  "J-23":
    "**Qui a gagné, si les dégâts sont allés ailleurs ?** Si rien n’a atteint le défenseur, le défenseur a remporté le combat.",
  "J-24":
    "**Qu’arrête une annulation ?** Tous les effets de la carte qui ne sont pas encore résolus. Ni sa valeur, ni un boost déjà ajouté, ni les capacités, ni le plateau.",
  "J-25": "**Feinte contre Feinte.** Celle du défenseur se résout d’abord et annule celle de l’attaquant.",
  "J-27":
    "**Le Roi Arthur et la Feinte.** La carte qu’il a ajoutée est perdue si des effets de sa carte d’attaque ont vraiment été annulés. Excalibur n’en a aucun.",
  "J-28":
    "**Des dégâts à plusieurs combattants** sont infligés ensemble. Puis tous ceux qui sont à 0 s’en vont.",
  "J-29":
    "**Plusieurs cartes manquent.** Piochez celles qui restent ; puis chaque combattant subit 2 dégâts par carte manquante, en une seule fois.",
  "J-30":
    "**Seule la pioche épuise.** Regarder, révéler ou défausser depuis un deck vide ne blesse personne, et un boost tiré d’un deck vide vaut 0.",
  "J-31":
    "**Tombé avant les dégâts.** Si l’attaquant n’est plus là, sa carte inflige quand même ses dégâts. Si c’est le défenseur, il n’y a pas de dégâts de combat et il passe pour vainqueur.",
  "J-34": "**Attaquant tombé à la première attaque :** pas d’attaque bonus.",
  "J-37":
    "**Une attaque bonus** est un second combat dans la même action : la fin de la partie n’est pas vérifiée entre les deux.",
  "J-39": "**Un héros qui tombe en fin de tour** : on le constate avant que le tour passe.",
  "J-43":
    "**Chacun pour soi.** Les joueurs sont éliminés aussitôt, mais la victoire attend la fin de l’action.",
  "J-44":
    "**Les premiers tours du chacun pour soi** n’interdisent que les attaques. Stratagèmes et autres effets peuvent toucher les joueurs protégés.",
  "J-45": "**« Votre adversaire » hors combat**, à trois ou plus : celui qui joue la carte en choisit un.",
  "J-46": "**Deux équipes sans héros :** l’équipe du joueur dont c’est le tour gagne.",
  "J-47":
    "**« Vos » ou « amis » ?** Vos combattants sont ceux de votre héros ; les combattants amis comprennent ceux d’un coéquipier. On n’attaque pas un coéquipier.",
  "J-48":
    "**Personne sur le plateau, sans être vaincu :** ce joueur ne fait pas d’action et ne peut pas être choisi avant qu’un combattant revienne.",
  "J-49":
    "**Ce que chacun peut savoir :** le plateau, la santé de tous, les compteurs, les défausses, et le nombre de cartes en main et dans les decks. Les cartes des mains et des decks sont secrètes.",
  "J-53":
    "**Clones.** Sans case vide à côté de lui, Sun Wukong ne peut pas invoquer. Avec 1 point de vie, il le peut : il tombe, et aucun Clone ne vient.",
  "J-56":
    "**« A commencé ce tour sur une autre case »** regarde le tour en cours, quel que soit son joueur ; cela peut donc aider un défenseur.",
  "J-58":
    "**Portes.** Ouvrir se paie par le combattant qui ouvre, pendant son propre déplacement. Fermer ne coûte rien, même à celui qui reste sur place.",
  "J-60":
    "**Le terrain surélevé** aide aussi à distance, tant que l’attaquant est sur la case haute et le défenseur à l’autre bout de cette ligne.",
  "J-61":
    "**« Le tour se termine. »** Ce qui reste de l’action est abandonné, les cartes sont rangées, puis viennent la fin du tour et la limite de main.",
  "J-64":
    "**Les acolytes** ne prennent jamais la case de départ d’un joueur qui n’a pas encore placé les siens.",
} as const;
