/** The texts of the lesson on adventures in French. */
import type { LessonText } from "../../pages/lesson/text";
import type { StepId } from "../../pages/lesson/adventure/tasks";

export const lesson: LessonText<StepId> = {
  steps: {
    together: {
      title: "Côte à côte",
      text: "Ici, personne ne joue contre vous. De un à quatre héros affrontent ensemble un **super-vilain** (l’étoile sombre : l’Homme-Papillon) et autant de **sbires** qu’il y a de joueurs (l’octogone : le Gorille des Marais). Le jeu les mène, et tout y est réglé comme une horloge. Vous avez le Roi Arthur et Merlin.",
    },
    initiative: {
      title: "À qui le tour ?",
      text: "Chaque joueur et chaque ennemi a une carte dans le **deck Initiative**. Pendant une manche, on les révèle une à une, et celui que montre la carte joue son tour.",
    },
    targets: {
      title: "Qui les ennemis attaquent",
      text: "À son tour, un ennemi cherche **une attaque** contre un héros ou un acolyte, et seulement contre un voisin **adjacent**. S’il en a déjà un, il ne fait pas un pas.",
    },
    defend: {
      title: "Un ennemi attaque",
      text: "Les ennemis n’ont pas de main. La **carte du dessus de leur deck** est l’attaque, face cachée : personne ne sait ce qui vient. Vous vous défendez comme en duel.",
    },
    attack: {
      title: "Vous attaquez",
      text: "À votre tour, vous faites 2 actions, comme toujours. Si vous attaquez un ennemi, la carte du dessus de son deck est révélée : c’est sa **défense**.",
    },
    bridges: {
      title: "Les ponts et la fatalité",
      text: "Chaque super-vilain a un plan. L’Homme-Papillon veut faire tomber les ponts, à coups de **jetons Fatalité**. Après chaque manœuvre, vous pouvez défausser une carte pour **activer** un pont adjacent à l’un de vos combattants : utilisez son effet si vous voulez, et retirez-en autant de jetons que l’indique la pièce de la carte.",
    },
    threat: {
      title: "La menace monte",
      text: "À la fin de chaque manche, la **menace** avance : contre l’Homme-Papillon, de **1, plus 1 par jeton Fatalité sur le pont au plus petit numéro** encore debout.",
    },
    ground: {
      title: "Toiles et acide",
      text: "Certains sbires laissent des traces : Tarantula ses **toiles**, le Blob son **acide**. Les ennemis s’en moquent. Pas les héros ni les acolytes, sauf si un ami se tient déjà sur la case.",
    },
    talk: {
      title: "Concertez-vous",
      text: "Vous gagnez ensemble ou vous perdez ensemble : plusieurs têtes valent mieux qu’une.",
    },
  },
  tasks: {
    villain: {
      ask: "Choisissez le combattant dont la chute vous fait gagner l’aventure.",
      why: {
        a: "C’est votre propre héros : gardez-le en vie !",
        c: "Merlin est de votre côté.",
        else: "Le Gorille des Marais est un sbire. Sans lui, la vie est plus facile, mais l’aventure continue.",
      },
      done: "L’Homme-Papillon est le super-vilain. Quand sa santé est à 0, tous les joueurs ont gagné. Il a 10 points de vie par joueur.",
    },
    fallen: {
      ask: "Pas de chance : le Roi Arthur est tombé, Merlin est encore debout. Et maintenant ?",
      choices: {
        lost: "L’aventure est perdue",
        on: "Je continue avec Merlin",
        back: "Le Roi Arthur revient à la manche suivante",
      },
      why: {
        lost: "Ce serait vrai en duel. Dans une aventure, la chute du héros n’est pas la fin.",
        else: "Qui est tombé ne revient pas.",
      },
      done: "Vous n’êtes éliminé que si **tous** vos combattants sont tombés, et l’aventure est perdue quand il ne reste personne. Il y a une autre façon de perdre : elle vient à l’étape 7.",
    },
    reveal: {
      ask: "Une nouvelle manche commence, avec trois cartes dans le deck.",
      choices: { reveal: "Révéler la première carte" },
      why: {},
      done: "Le Gorille des Marais : cette fois, il agit en premier. Quand il a fini, on révèle la carte suivante.",
    },
    next: {
      ask: "Le Gorille des Marais a agi ; il reste deux cartes. Qui est le suivant ?",
      choices: {
        arthur: "Moi : joueurs et ennemis alternent",
        mothman: "L’Homme-Papillon : les ennemis d’abord",
        unknown: "L’Homme-Papillon ou moi, nul ne le sait",
      },
      why: { else: "Le deck a été mélangé : seul le hasard fixe l’ordre." },
      done: "Cette fois, c’était vous, puis l’Homme-Papillon. Quand le deck est vide, la manche se termine, on mélange toutes les cartes, et l’ordre est de nouveau ouvert. Vous pouvez donc jouer dernier dans une manche et premier dans la suivante.",
    },
    adjacent: {
      ask: "C’est le tour du **Gorille des Marais**. Choisissez celui qu’il attaque.",
      why: {
        b: "C’est le héros, mais aucune ligne ne mène du Gorille des Marais à lui. Les ennemis ne regardent pas qui vaut le plus.",
        else: "Les ennemis ne s’attaquent pas entre eux.",
      },
      done: "Merlin lui est adjacent, le Roi Arthur non. Dans le jeu, pointez un ennemi pour voir cette flèche à tout moment.",
    },
    nearest: {
      ask: "Cette fois, il n’a pas de voisin. Le **Gorille des Marais** peut faire 2 pas et va vers le **plus proche** : celui qu’il rejoint en faisant le moins de pas. Un pont est une ligne comme une autre. Qui attaque-t-il ?",
      why: {
        g: "Pour être à côté de Merlin, il lui faut 2 pas. Pour quelqu’un d’autre, un seul.",
        else: "Les ennemis ne s’attaquent pas entre eux.",
      },
      done: "Un pas jusqu’à l’autre bout du pont 2, et le voilà voisin du Roi Arthur. Ce qui compte est le chemin qu’il peut faire, pas la distance à vue d’œil.",
    },
    tie: {
      ask: "Le **Gorille des Marais** est adjacent à vos deux combattants. S’il y a plusieurs cibles, **les joueurs choisissent**. Choisissez celui qui lui fera face.",
      why: { else: "Seuls les héros et les acolytes sont des cibles." },
      done: "Comme vous voulez ! Choisissez celui qui peut encaisser un coup, ou qui a la meilleure carte pour y répondre.",
    },
    nobody: {
      ask: "Le **Gorille des Marais** peut faire 2 pas, mais il lui en faudrait 3 pour être à côté de Merlin. Que fait-il ?",
      choices: {
        walks: "Il avance de 2 cases vers lui",
        nothing: "Rien, et c’est tout",
        threat: "Il reste, et la menace avance de 1",
      },
      why: {
        walks: "Un ennemi ne se déplace que pour attaquer.",
        else: "Se tenir à l’écart a un prix.",
      },
      done: "Qui reste hors d’atteinte nourrit la menace : le marqueur avance d’une case. Vous verrez bientôt où cela mène.",
    },
    guard: {
      ask: "Le Gorille des Marais attaque le **Roi Arthur** avec une carte que nul ne connaît. Choisissez-en une pour le défendre.",
      why: {
        "swift-strike": "Bannière rouge : cette carte ne fait qu’attaquer.",
        prophecy: "C’est un stratagème ; il ne peut pas défendre.",
        else: "Bannière rouge, et pour Merlin qui plus est.",
      },
      done: "Escarmouche est polyvalente et pour tous. Vous la posez face cachée.",
    },
    open: {
      ask: "Les deux cartes sont face cachée.",
      choices: { reveal: "Révéler ensemble" },
      why: {},
      done: "Fracas des Everglades ! Une carte d’ennemi a deux valeurs : l’une près des **épées** pour attaquer, l’autre près du **bouclier** pour se défendre.",
    },
    harm: {
      ask: "Le Gorille des Marais attaque. Combien de dégâts le Roi Arthur subit-il ?",
      why: {
        "0": "Vous avez pris sa valeur de défense. Il attaque : regardez près des épées.",
        "3": "C’est la valeur près du bouclier. Elle ne compte que si le Gorille des Marais se défend.",
        else: "Ce serait le cas sans votre Escarmouche. Retirez-en la valeur.",
      },
      done: "Attaque 6 moins vos 4 font 2. Il reste 16 points de vie au Roi Arthur.",
    },
    strike: {
      ask: "Vous attaquez l’Homme-Papillon avec Excalibur ; Piqué toutes serres dehors est révélé. Combien de dégâts subit-il ?",
      why: {
        "0": "Vous avez retiré sa valeur d’attaque. Il se défend : regardez près du bouclier.",
        "2": "C’est sa valeur de défense.",
        else: "L’Homme-Papillon se défend, fût-ce par hasard. Retirez sa valeur.",
      },
      done: "6 moins 2, la valeur près du bouclier, font 4 : l’Homme-Papillon passe de 10 à 6. Chaque carte va dans sa défausse.",
    },
    deception: {
      ask: "Votre seconde attaque rencontre **Supercherie**, valeur 0 : 3 dégâts ! Lisez cette carte. Que se passe-t-il quand elle est défaussée ?",
      choices: {
        gone: "Elle quitte la partie",
        shuffle: "La défausse de l’Homme-Papillon retourne dans son deck",
        last: "Rien, tant que le deck n’est pas vide",
      },
      why: { else: "Chaque ennemi a une carte de ce genre, et son texte dit ce qu’elle fait." },
      done: "Le deck d’un ennemi ne s’épuise donc jamais, et ce qui est défaussé revient. Le vôtre s’épuise : les ennemis ont plus de temps que vous.",
    },
    walk: {
      ask: "Le pont 1 porte 2 jetons Fatalité. Vous faites une manœuvre : amenez le **Roi Arthur** (2 cases) sur une case de ce pont.",
      why: {
        a: "Il y est déjà, et ce n’est pas au pont.",
        b: "À sa portée, mais le pont commence une case plus loin.",
        c: "Merlin s’y trouve. Le Roi Arthur peut le traverser, mais pas s’arrêter sur sa case.",
        i: "C’est aussi un bout du pont 1, mais il faut 3 pas.",
        f: "C’est un bout du pont 2, et trop loin.",
        k: "C’est un bout du pont 2, et bien trop loin.",
        else: "Trop loin ou occupé, et pas au pont 1.",
      },
      done: "Qui se tient sur l’une des deux cases que relie un pont lui est adjacent. Personne ne se tient sur le pont lui-même.",
    },
    activate: {
      ask: "La manœuvre est faite : vous pouvez activer le pont 1. Quelle carte défaussez-vous pour retirer les **deux** jetons ?",
      why: {
        else: "Sa pièce dit +1 : cela ne retire qu’un jeton.",
      },
      done: "Seule la pièce compte : ici, 2 au moins. Vous pouvez d’abord utiliser l’effet du pont, puis les jetons s’en vont.",
    },
    recover: {
      ask: "Le pont 1 est le Pont Couvert : un combattant regagne jusqu’à **3 points de vie**. Choisissez celui qui en profitera. Le Roi Arthur a commencé avec 18, Merlin avec 7.",
      why: {
        c: "Merlin n’a rien perdu, et personne ne dépasse sa santé de départ.",
        else: "Le pont le permettrait, mais pourquoi soigner un ennemi ?",
      },
      done: "De 13 à 16, et le pont 1 ne porte plus aucun jeton. Les tuiles sont redistribuées à chaque aventure ; le numéro appartient à l’emplacement.",
    },
    advance: {
      ask: "La manche se termine. Le marqueur est sur la deuxième case. Choisissez la case de la piste où il arrive.",
      why: {
        "1": "Il y est maintenant. Il avance toujours, d’au moins 1.",
        "2": "C’est le 1 de chaque manche. Ajoutez la fatalité du pont 1.",
        "3": "C’est la fatalité seule. Ajoutez le 1 de chaque manche.",
        "5": "Cela fait 4 pas. Le pont 2 ne compte qu’une fois le pont 1 tombé.",
        "7": "Vous avez compté les deux ponts. Seul compte le plus petit numéro.",
        else: "Comptez les cases à partir du marqueur : 1, et 1 par jeton sur le pont 1. Les nombres de la piste n’y changent rien.",
      },
      done: "1 et 2 font 3 pas ; les 3 jetons du pont 2 ne comptent pas encore. Le nombre sous le marqueur est le **niveau de menace** ; certaines cartes s’en servent.",
    },
    objective: {
      ask: "Quelques manches plus tard. Le pont 1 porte 2 jetons Fatalité, et la manche se termine : 3 pas.",
      choices: { advance: "Faire avancer la menace" },
      why: {},
      done: "Le bout de la piste ! L’Homme-Papillon a atteint son **objectif** : le pont 1 tombe, ses jetons passent au pont 2, l’Homme-Papillon s’abat à côté du héros le plus affaibli, et chaque joueur défausse une carte. Le marqueur revient sur la première case ; le pas en trop est perdu.",
    },
    cut: {
      ask: "Le pont 1 est tombé. Le Roi Arthur et le **Gorille des Marais** se tiennent là où étaient ses deux bouts. Sont-ils adjacents ?",
      choices: { yes: "Oui, personne n’a bougé", no: "Non, plus rien ne les relie" },
      why: { else: "Un pont n’est une ligne que tant qu’il tient." },
      done: "Le Gorille des Marais doit faire le tour par le pont 2. Désormais, c’est celui-ci qui a le plus petit numéro : ses jetons font avancer la menace, et il tombera le prochain.",
    },
    fourth: {
      ask: "Trois objectifs sont atteints, et le marqueur arrive encore au bout. Et maintenant ?",
      choices: {
        again: "Le marqueur revient sur la première case",
        last: "Il nous reste une manche",
        lost: "Nous avons perdu",
      },
      why: { else: "Le plan du super-vilain a quatre parties." },
      done: "Le **quatrième objectif** met fin à la partie aussitôt. Frappez donc le super-vilain, mais envoyez à temps quelqu’un aux ponts. L’Envahisseur Martien a des champs et des aliens ; l’idée est la même.",
    },
    web: {
      ask: "Le Roi Arthur (2 cases) veut passer le pont 2. Sur la case qui y mène se trouve une **toile**. Choisissez la case où son déplacement se termine.",
      why: {
        k: "Deux pas, le compte y est. Mais une toile retient qui y entre.",
        e: "Il peut partir ; la toile est devant lui.",
        else: "Suivez son chemin : un pas jusqu’au pont, puis de l’autre côté.",
      },
      done: "Une toile met fin à ce déplacement. À l’action suivante, il pourra repartir.",
    },
    acid: {
      ask: "Il y a de l’**acide** sur deux cases. Le Roi Arthur traverse celle de Merlin et s’arrête sur la case vide d’après. Combien de dégâts subit-il ?",
      why: {
        "0": "L’acide de la case où il s’arrête est pour lui seul.",
        else: "Merlin se tient sur l’une d’elles : là, l’acide ne fait rien à ses amis.",
      },
      done: "1 pour la case d’acide vide ; Merlin couvrait l’autre. Le jeu ne vous fait jamais passer par l’acide sans le dire : un tel chemin annonce ses dégâts.",
    },
    talk: {
      ask: "Une amie joue Méduse à vos côtés. Que pouvez-vous lui dire de votre main ?",
      choices: {
        silence: "Rien, les mains sont secrètes",
        hints: "Des allusions, mais pas le nom des cartes",
        all: "Tout ce que je veux",
      },
      why: { else: "Cela vaudrait entre rivaux. Vous êtes du même côté." },
      done: "Parlez autant que vous voulez. Les questions posées « aux joueurs » sont montrées à tous : l’un répond, les autres peuvent cliquer sur une option pour la suggérer. Et avec les mains visibles, chacun voit les cartes des autres.",
    },
  },
};
