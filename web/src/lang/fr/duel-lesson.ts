/** The texts of the lesson on duels in French. */
import type { LessonText } from "../../pages/lesson/text";
import type { StepId } from "../../pages/lesson/duel/tasks";

export const lesson: LessonText<StepId> = {
  steps: {
    goal: {
      title: "Deux héros",
      text: "Vous jouez le **Roi Arthur** et son acolyte **Merlin**, sur des jetons ronds et rouges. Votre adversaire joue **Méduse** et ses **harpies**, sur des hexagones verts. Le nombre sur un jeton est sa santé. Qui fait tomber le **héros** d’en face gagne.",
    },
    move: {
      title: "Se déplacer",
      text: "Le Roi Arthur peut avancer de **2 cases** au maximum, le long des lignes. Il peut traverser son ami Merlin, mais pas s’arrêter sur sa case. Les combattants adverses barrent le chemin.",
    },
    melee: {
      title: "La mêlée",
      text: "Le Roi Arthur se bat en **mêlée** (l’épée sur son jeton) : il n’atteint que les combattants **adjacents**, ceux qui sont à l’autre bout d’une ligne.",
    },
    zones: {
      title: "Zones et distance",
      text: "Couleurs et motifs montrent les **zones**. Une case de deux couleurs appartient aux deux. Merlin se bat **à distance** (l’arc sur son jeton) : il atteint tout combattant d’une de ses zones, proche ou lointain, et tout combattant adjacent.",
    },
    boost: {
      title: "Manœuvre et boost",
      text: "À votre tour, vous faites **2 actions**. La première sorte est la **manœuvre** : piochez une carte, puis déplacez vos combattants. Vous pouvez la **booster** : défaussez une carte et ajoutez le nombre de sa pièce au déplacement.",
    },
    scheme: {
      title: "Les stratagèmes",
      text: "La deuxième sorte d’action est le **stratagème** : montrez une carte à bannière ocre et faites ce qu’elle dit. Le nom sur la bannière indique qui peut utiliser la carte.",
    },
    attack: {
      title: "Attaquer",
      text: "La troisième sorte d’action est l’**attaque**. Le Roi Arthur est à côté de Méduse. Les cartes Attaque ont une bannière rouge, les cartes Défense une bleue ; les **polyvalentes**, violettes, servent aux deux.",
    },
    ability: {
      title: "La capacité spéciale",
      text: "Chaque héros a une **capacité spéciale** qui change un peu les règles. Celle du Roi Arthur : quand il attaque, vous pouvez ajouter **une carte de plus, face cachée** ; le nombre de sa pièce renforce l’attaque.",
    },
    defend: {
      title: "Se défendre",
      text: "C’est le tour de Méduse : une harpie attaque **Merlin**. Vous pouvez répondre avec une carte Défense ou Polyvalente que Merlin peut utiliser. Rien ne vous y oblige, mais alors toute la valeur d’attaque le touche.",
    },
    timing: {
      title: "L’ordre des choses",
      text: "Les effets commencent par un mot qui dit leur moment. Une fois les cartes révélées, tout se passe dans un ordre fixe.",
    },
    end: {
      title: "Fin du tour, fin de la partie",
      text: "Trois dernières choses : la limite de main, le deck vide et la victoire.",
    },
  },
  tasks: {
    goal: {
      ask: "Choisissez le combattant dont la défaite vous fait gagner.",
      why: {
        a: "C’est votre propre héros : gardez-le en vie !",
        f: "Merlin est votre acolyte.",
        else: "Une harpie est un acolyte. La vaincre aide, mais la partie continue. Cherchez le héros.",
      },
      done: "Méduse est le héros adverse. Quand sa santé est à 0, vous avez gagné, quel que soit le nombre de harpies restantes.",
    },
    move: {
      ask: "Amenez le Roi Arthur sur une case **à côté de la harpie**. Les cases qui brillent sont à sa portée.",
      why: {
        a: "Il y est déjà, et aucune ligne ne mène d’ici à la harpie.",
        b: "Merlin s’y trouve. Le Roi Arthur peut le traverser, mais pas s’arrêter sur sa case.",
        g: "La harpie s’y trouve, et une case n’accueille qu’un combattant.",
        j: "Il peut y aller, mais aucune ligne ne relie cette case à celle de la harpie.",
        e: "Méduse s’y trouve, et c’est bien trop loin.",
        else: "Trop loin : il faudrait plus de 2 pas, ou passer à travers la harpie.",
      },
      done: "Chaque case coûte un pas, avec ou sans ami dessus. Une ligne le relie maintenant à la harpie : ils sont **adjacents**.",
    },
    melee: {
      ask: "Choisissez les **deux** combattants que le Roi Arthur peut attaquer.",
      why: {
        c: "C’est le Roi Arthur lui-même.",
        f: "Merlin est de votre côté. Les amis ne sont jamais des cibles.",
        e: "Cette harpie est dans la même zone, mais aucune ligne ne mène à elle. Cela ne suffit pas en mêlée.",
        else: "Aucune ligne ne mène du Roi Arthur à cette harpie.",
      },
      done: "En mêlée, seules les lignes comptent ; peu importent les couleurs.",
    },
    zone: {
      ask: "Merlin est sur une case dorée. Choisissez les **quatre** autres cases de sa zone.",
      why: {
        d: "C’est là que se tient Merlin. Cherchez les autres.",
        else: "Pas de doré à croix sur cette case : elle est dans une autre zone.",
      },
      done: "Une zone, ce sont toutes les cases d’une couleur, où qu’elles soient. Celles à deux couleurs comptent aussi.",
    },
    ranged: {
      ask: "Merlin est maintenant sur une case bleue et dorée. Choisissez les **trois** combattants qu’il peut attaquer.",
      why: {
        h: "C’est Merlin lui-même.",
        b: "Le Roi Arthur est votre propre héros.",
        a: "Cette harpie est dans la zone verte et n’est pas adjacente : hors de portée.",
        else: "Regardez les couleurs de la case de Merlin, et les lignes.",
      },
      done: "L’un est dans la zone dorée, l’autre dans la bleue, et le troisième est adjacent : chacun peut attaquer son voisin, quelle que soit la zone.",
    },
    draw: {
      ask: "Commencez une manœuvre.",
      choices: { draw: "Piocher une carte" },
      why: {},
      done: "Vous avez pioché Escarmouche. On pioche d’abord, et c’est obligatoire. Ensuite, vous pouvez vous déplacer.",
    },
    boost: {
      ask: "Le Roi Arthur veut aller à côté de Méduse, sur la case qui brille. Il y a **4 pas**, et sa valeur de déplacement est 2. Quelle carte défaussez-vous pour y arriver ?",
      why: {
        feint: "Sa pièce dit +1 : cela fait 3 pas, il en manque un.",
        skirmish: "Sa pièce dit +1 : cela fait 3 pas, il en manque un.",
        else: "Ajoutez à 2 le nombre de la pièce.",
      },
      done: "Assez loin ! La carte est défaussée ; seule sa pièce a compté. Le boost vaut pour tous les combattants que vous déplacez dans cette manœuvre.",
    },
    scheme: {
      ask: "Laquelle de ces cartes est un stratagème ?",
      why: {
        excalibur: "Bannière rouge et épées croisées : une carte Attaque.",
        else: "Bannière violette : une carte Polyvalente, pour l’attaque ou la défense.",
      },
      done: "Prophétie n’a pas de valeur, seulement un effet.",
    },
    user: {
      ask: "Qui peut utiliser Prophétie ? Choisissez le combattant.",
      why: {
        c: "La bannière dit Merlin, pas Roi Arthur.",
        else: "Ce combattant n’est pas à vous.",
      },
      done: "La carte dit Merlin, et il est sur le plateau. S’il était vaincu, vous ne pourriez plus la jouer, mais elle servirait encore de boost.",
    },
    attack: {
      ask: "Choisissez une carte pour l’attaque du **Roi Arthur** contre Méduse.",
      why: {
        "the-holy-grail": "Bannière bleue : cette carte ne fait que défendre.",
        prophecy: "C’est un stratagème, une action à part entière.",
        else: "Belle attaque, mais la bannière dit Merlin. Le Roi Arthur ne peut pas s’en servir.",
      },
      done: "Vous la posez face cachée. Méduse a posé une carte aussi ; vous ne savez pas laquelle.",
    },
    reveal: {
      ask: "Les deux cartes sont face cachée.",
      choices: { reveal: "Révéler ensemble" },
      why: {},
      done: "Votre Escarmouche a la valeur 4. Méduse se défend avec Regroupement, valeur 1.",
    },
    damage: {
      ask: "Combien de dégâts Méduse subit-elle ?",
      why: {
        "1": "C’est sa valeur de défense.",
        "4": "Ce seraient les dégâts sans défense. Retirez-en sa valeur.",
        "5": "On n’ajoute pas la défense à l’attaque : on la soustrait.",
      },
      done: "Attaque 4 moins défense 1 font 3. Méduse passe de 16 à 13 points de vie.",
    },
    winner: {
      ask: "Et qui a remporté ce combat ?",
      choices: { medusa: "Méduse, elle s’est défendue", arthur: "Le Roi Arthur, il a infligé des dégâts" },
      why: {
        else: "L’attaquant l’emporte dès 1 dégât de combat. Le défenseur ne gagne que s’il n’y en a aucun.",
      },
      done: "Escarmouche dit « si vous avez remporté le combat » : vous pouvez donc déplacer l’un des deux combattants de 2 cases au maximum. Le défenseur, lui, ne blesse jamais l’attaquant de cette façon.",
    },
    ability: {
      ask: "Le Roi Arthur attaque encore, avec **Frappe éclair**, valeur 3. Quelle carte ajoutez-vous pour que l’attaque vaille **6** ?",
      why: {
        feint: "Sa pièce dit +1 : cela fait 4.",
        "the-holy-grail": "Sa pièce dit +2 : cela fait 5.",
      },
      done: "3 plus 3 font 6, moins la défense de Méduse, 1 : 5 dégâts. Seule compte la pièce de la carte ajoutée. Dans le jeu, cliquez sur le portrait d’un héros pour lire sa capacité.",
    },
    defend: {
      ask: "Choisissez une carte pour défendre **Merlin**.",
      why: {
        "the-holy-grail": "Une carte Défense, mais pour le Roi Arthur seulement.",
        "aid-the-chosen-one": "Bannière rouge : cette carte ne fait qu’attaquer.",
        else: "C’est un stratagème ; il ne peut pas défendre.",
      },
      done: "Feinte est polyvalente et pour tous. Les deux cartes sont révélées : la harpie attaque avec Serres agrippeuses.",
    },
    loss: {
      ask: "Attaque 3, défense 2. Combien de dégâts Merlin subit-il ?",
      why: {
        "0": "L’attaque est plus forte que votre défense.",
        else: "Soustrayez votre défense de l’attaque.",
      },
      done: "3 moins 2 font 1 : il reste 6 points de vie à Merlin.",
    },
    cancelled: {
      ask: "La carte de la harpie dit que vous défaussez une carte après le combat. Devez-vous le faire ?",
      choices: { yes: "Oui, elle a remporté le combat", no: "Non, Feinte l’a annulé" },
      why: { else: "Relisez Feinte : son effet est venu IMMÉDIATEMENT, avant tous les autres." },
      done: "Feinte annule les effets de l’autre carte. Sa valeur, elle, a compté.",
    },
    order: {
      ask: "Mettez les quatre moments dans l’ordre : le premier, le deuxième, le troisième, le quatrième.",
      choices: {
        immediately: "Immédiatement",
        during: "Pendant le combat",
        damage: "Dégâts de combat",
        after: "Après le combat",
      },
      why: {
        damage: "Avant les dégâts viennent les effets qui peuvent encore changer les valeurs.",
        after: "« Après le combat » vient après les dégâts.",
        during: "Un autre mot est encore plus rapide.",
        else: "Pas encore.",
      },
      done: "Immédiatement, pendant le combat, dégâts, après le combat. Puis les cartes sont défaussées.",
    },
    first: {
      ask: "Les deux cartes ont un effet au même moment. Lequel vient d’abord ?",
      choices: {
        attacker: "Celui de l’attaquant",
        defender: "Celui du défenseur",
        active: "Celui de la carte la plus forte",
      },
      why: { else: "Une petite consolation pour celui qu’on attaque…" },
      done: "L’effet du défenseur vient d’abord. C’est pourquoi votre Feinte bat la sienne quand vous vous défendez.",
    },
    hand: {
      ask: "Votre tour se termine et vous avez 9 cartes ; 7 sont permises. Choisissez-en **deux** à défausser.",
      why: {},
      done: "Deux cartes au choix. Pendant votre tour, vous pouvez en avoir autant que vous voulez ; on ne revient à 7 qu’à la fin.",
    },
    exhausted: {
      ask: "Votre deck est vide, et vous faites une manœuvre. Que se passe-t-il ?",
      choices: {
        shuffle: "Je remélange ma défausse",
        hurt: "Chacun de mes combattants subit 2 dégâts",
        nothing: "Rien, je ne pioche pas, c’est tout",
      },
      why: {
        shuffle: "La défausse ne revient jamais.",
        else: "Piocher est obligatoire ; qui ne peut pas, paie.",
      },
      done: "Vos combattants sont épuisés : 2 dégâts chacun, pour chaque carte que vous ne pouvez pas piocher. Ne jouez donc pas la montre.",
    },
    win: {
      ask: "Il reste 2 points de vie à Méduse, et deux harpies sont avec elle. L’attaque du Roi Arthur inflige 2 dégâts. Et maintenant ?",
      choices: {
        harpies: "Les harpies continuent le combat",
        turn: "Méduse a encore un tour",
        win: "J’ai gagné",
      },
      why: { else: "Souvenez-vous de la première étape : c’est le héros qui compte." },
      done: "Sa santé est à 0 : Méduse est vaincue. À la fin de l’action, la partie est à vous.",
    },
  },
};
