/** What the rulebooks leave open, decided: the rulings in French. */
export const rulings = {
  "J-1":
    "**Qui commence ?** La table décide de l’ordre des places ; l’âge n’y est pour rien. La place 1 prend la case de départ 1 et commence.",
  "J-2":
    "**La mise en place, dans l’ordre :** places, plateau, héros ; mélanger et piocher ; puis, place par place, le héros, les acolytes et les choix qui vont avec (R1.10).",
  "J-3":
    "**Les acolytes sans place** peuvent commencer sur n’importe quelle case vide (R1.8) ; avec la variante, seulement à côté d’un de vos combattants. Ceux qui reviennent en cours de partie n’y sont pas tenus.",
  "J-4":
    "**Les places au chacun pour soi.** On se place et on joue dans l’ordre des places, chacun sur la case de départ de son numéro. À trois, la case 4 reste vide.",
  "J-5":
    "**Le prix d’un pas.** Chaque case où l’on entre coûte 1, même occupée par un ami. Un combattant se déplace au plus une fois par manœuvre, et peut finir où il a commencé.",
  "J-6":
    "**Quelles cartes boostent ?** Toutes celles qui ont une valeur de BOOST, même 0. Si deux effets permettent de booster la même attaque, les deux comptent, une carte chacun.",
  "J-7": "**Un déplacement impossible** est sauté ; le reste de l’effet continue.",
  "J-8":
    "**« Déplacez de 3 cases »** sans « au maximum » veut dire exactement 3 si un tel chemin existe, sinon aussi loin que possible.",
  "J-9":
    "**Placer** ne propose que des cases vides. Avec la variante, là où le texte ne dit ni « vide » ni « autre », on peut choisir une case occupée, et le placement échoue.",
  "J-10":
    "**« Vide »** veut dire sans combattant ; les jetons ne comptent pas. La case d’un combattant ne lui est pas adjacente, et « autre » l’exclut.",
  "J-11":
    "**Vos propres effets selon les livrets de 2020.** Ils ne disent pas dans quel ordre ; là aussi, c’est vous qui choisissez.",
  "J-12":
    "**Effets de plusieurs joueurs hors combat :** d’abord ceux du joueur dont c’est le tour, puis les autres dans l’ordre du tour.",
  "J-13":
    "**Dans un même effet**, suivez l’ordre du texte. Si vous choisissez plusieurs choses à la fois, faites d’abord tous les choix, puis appliquez-les dans l’ordre voulu.",
  "J-14":
    "**Début et fin du tour.** Les effets du début précèdent la première action ; ceux de la fin suivent la dernière et précèdent la limite de main.",
  "J-15":
    "**Une action gagnée** doit être faite comme les autres, et la fin de la partie se vérifie aussi avant et après elle.",
  "J-16":
    "**Quand puis-je attaquer ?** Quand un même combattant a une cible et, dans votre main, une carte qu’il peut utiliser.",
  "J-17": "**Un stratagème sans effet possible** peut quand même être joué.",
  "J-18":
    "**Vos propres combattants** ne sont jamais la cible d’une attaque, mais un effet sur « un combattant » peut les toucher.",
  "J-19":
    "**Pas de retour en arrière.** L’attaquant choisit d’abord, puis le défenseur, sans voir la carte. Aucun ne peut changer ensuite.",
  "J-20":
    "**Le calcul d’une valeur.** Partez de la valeur imprimée, appliquez changements et boosts dans l’ordre de résolution, puis ajoutez les bonus permanents comme le terrain surélevé. Une valeur ignorée vaut 0 à la fin.",
  "J-21":
    "**Imprimée ou actuelle ?** Seuls les effets qui disent « imprimée » lisent le nombre de la carte. Tous les autres lisent la valeur actuelle.",
  "J-22":
    "**Pas de carte en face :** rien à annuler, à ignorer ni à comparer, et une valeur absente ne vaut pas 0. Seuls les gadgets de la Dr Jill Trent comptent une carte absente comme 0.",
  "J-23":
    "**Qui a gagné, si les dégâts sont allés ailleurs ?** Si rien n’a atteint le défenseur, le défenseur a remporté le combat.",
  "J-24":
    "**Que bloque une annulation ?** Tous les effets de la carte qui ne sont pas encore résolus. Ni sa valeur, ni un boost déjà ajouté, ni les capacités, ni le plateau.",
  "J-25": "**Feinte contre Feinte.** Celle du défenseur se résout d’abord et annule celle de l’attaquant.",
  "J-26":
    "**Annuler une carte sans effet** n’annule rien : « si ses effets ont été annulés » n’est alors pas rempli.",
  "J-27":
    "**Le Roi Arthur et la Feinte.** La carte qu’il a ajoutée est perdue si des effets de sa carte Attaque ont vraiment été annulés. Excalibur n’en a aucun.",
  "J-28":
    "**Des dégâts à plusieurs combattants** sont infligés ensemble. Puis tous ceux qui sont à 0 point de vie quittent le plateau.",
  "J-29":
    "**Plusieurs cartes manquent.** Piochez celles qui restent. Puis chacun de vos combattants subit 2 dégâts par carte manquante, tous ensemble, en une seule blessure. Selon les livrets de 2020, chaque carte manquante est une blessure à part : cela compte pour la Rage de Beowulf et les Archers de Yennenga.",
  "J-30":
    "**Seule la pioche épuise.** Regarder, révéler ou défausser depuis un deck vide ne blesse personne, et un boost tiré d’un deck vide vaut 0.",
  "J-31":
    "**Tombé avant les dégâts.** Si l’attaquant n’est plus là, sa carte inflige quand même ses dégâts. Si c’est le défenseur, il n’y a pas de dégâts de combat et il est considéré comme vainqueur.",
  "J-32":
    "**Fixer la santé** n’est pas regagner des points de vie, mais cela ne ramène pas non plus un vaincu, et ne dépasse jamais ce que l’on pourrait regagner (R9.5).",
  "J-33":
    "**Un acolyte vaincu qui revient** a tous ses points de vie de départ, sauf si la carte dit autre chose. Ce n’est pas regagner des points de vie.",
  "J-34": "**Attaquant tombé à la première attaque :** pas d’attaque bonus.",
  "J-35":
    "**La place de l’attaque bonus.** Elle se joue pendant l’étape APRÈS LE COMBAT de l’attaque principale, dont les cartes ne sont défaussées qu’ensuite. Le panier du Petit Chaperon Rouge ne les montre donc pas encore.",
  "J-36":
    "**Si le défenseur a été remplacé** pendant l’attaque principale, le nouveau subit aussi l’attaque bonus.",
  "J-37":
    "**Une attaque bonus** est un second combat dans la même action. Elle a son propre vainqueur, et les dégâts empêchés dans le combat principal ne le sont pas dans celui-ci (J-62). La fin de la partie n’est pas vérifiée entre les deux.",
  "J-38":
    "**Terrain surélevé et portes** sont réexaminés à chaque combat, mais ni une porte ni la distance n’arrêtent une attaque bonus.",
  "J-39": "**Un héros tombé en fin de tour :** on le constate avant de passer au tour suivant.",
  "J-40": "**Un héros tombé en début de tour :** on le constate au début de la première action.",
  "J-41":
    "**Votre héros n’est plus là et l’action continue :** jusqu’à la fin de celle-ci, vous faites encore les choix de vos propres effets et pouvez défendre vos autres combattants. À qui n’a plus aucun combattant, on ne demande rien d’autre.",
  "J-42":
    "**Les deux héros tombent par les mêmes dégâts,** quand la partie s’arrête aussitôt : le joueur dont c’est le tour gagne. Si l’un tombe avant l’autre, son joueur perd.",
  "J-43":
    "**Chacun pour soi.** Les joueurs sont éliminés aussitôt, mais la victoire attend la fin de l’action. S’il ne reste aucun héros, le joueur dont c’est le tour gagne si le sien est tombé pendant cette action ; sinon, c’est le dernier des joueurs tombés qui le précède dans l’ordre du tour.",
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
  "J-50":
    "**Révéler ou regarder ?** Ce qui est révélé, tous le voient ; ce qui est regardé, seul le voit celui qui regarde. Les cartes restent où elles étaient, sauf si le texte les déplace.",
  "J-51":
    "**Le panier.** Tant que la défausse du Petit Chaperon Rouge est vide, son panier est un Joker (R16.3) ; ce n’est pas une carte : on ne le compte, ne le pioche ni ne le reprend jamais. Le panier se lit quand un effet se résout : une carte défaussée plus tôt dans le même combat s’y trouve, la carte en train d’être jouée non. Pour un Joker, choisissez un objet par carte. De plusieurs cartes défaussées à la fois, vous choisissez l’ordre.",
  "J-52":
    "**Rage.** 0 dégât ou des dégâts empêchés n’en donnent pas. Chaque blessure en donne 1, quelle que soit sa gravité ; ce qui dépasse 3 est perdu.",
  "J-53":
    "**Clones.** Sans case vide à côté de lui, Sun Wukong ne peut pas invoquer. Avec 1 point de vie, il le peut : il tombe, et aucun Clone ne vient.",
  "J-54":
    "**Archers.** Si Yennenga et un Archer sont blessés ensemble, les dégâts propres à l’Archer comptent d’abord : aucun dégât ne disparaît. Vous décidez une fois par blessure, avant qu’elle soit infligée. Des dégâts de combat transférés restent des dégâts de combat.",
  "J-55":
    "**L’action supplémentaire de Bloody Mary** se décide une seule fois, au début de son tour, avec exactement 3 cartes.",
  "J-56":
    "**« A commencé ce tour sur une autre case »** concerne le tour en cours, quel que soit le joueur dont c’est le tour ; cela peut donc aider un défenseur. Un combattant qui n’était pas sur le plateau n’a commencé nulle part : il ne compte pas.",
  "J-57":
    "**Est adjacent à une porte** qui se tient au bout d’une ligne qu’elle barre, qu’elle soit ouverte ou fermée.",
  "J-58":
    "**Portes.** C’est le combattant qui ouvre qui paie, pendant son propre déplacement. Fermer ne coûte rien, même à celui qui reste sur place.",
  "J-59":
    "**Zones et portes.** Le plus court chemin se mesure toutes portes ouvertes et sans tenir compte des combattants. Deux cases restent dans la même zone si au moins un plus court chemin n’a pas de porte fermée.",
  "J-60":
    "**Le terrain surélevé** aide aussi les attaques à distance, tant que l’attaquant est sur la case haute et le défenseur à l’autre bout de cette ligne.",
  "J-61":
    "**« Le tour se termine. »** Ce qui reste de l’action est abandonné, les cartes sont défaussées, « après avoir attaqué » est sauté ; puis viennent la fin du tour et la limite de main.",
  "J-62":
    "**Confusion.** Celle de Merlin empêche tous les dégâts qu’il subirait dans ce combat, ceux des effets compris ; celle de Sun Wukong, les dégâts de combat seulement. Avec la variante, les deux n’empêchent que les dégâts de combat. Une attaque bonus est un combat à part (J-37) : rien n’y est empêché.",
  "J-63": "**La valeur imprimée d’une attaque bonus** est la sienne, pas celle de l’attaque principale.",
  "J-64":
    "**Les acolytes** ne prennent jamais la case de départ d’un joueur qui n’a pas encore placé les siens.",
} as const;
