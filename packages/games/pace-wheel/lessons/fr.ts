import { plural } from '@gruppetto/words/grammar/fr';
import type { CoachSentences } from './en.ts';

/** What the coach of Pace Wheel says in French. */
export const fr: CoachSentences = {
  groups: {
    title: 'Les groupes roulent',
    goal: 'Voyez qui roule ensemble',
    first:
      'Vous êtes Rouge. Un groupe est une suite de cases occupées, dont la première doit être pleine : quatre coureurs. Comptez : combien de groupes ici ?',
    one: 'Un',
    oneIsRight: 'Un : la première case est pleine, et la suivante la touche. Les six roulent ensemble.',
    two: 'Deux',
    twoIsWrong: 'Les coureurs en 19 sont juste derrière une case pleine. Il n’y a pas de trou : ils sont du même groupe.',
    six: 'Six, un par coureur',
    sixIsWrong: 'Personne ne roule seul ici. Des cases qui se touchent font un groupe, tant que la première contient quatre coureurs.',
    second: 'À votre tour, chaque groupe roule une fois, à son allure. Celui-ci est à allure régulière, sur le plat. Laissez-le rouler.',
    rode: 'Quatre cases : c’est l’allure régulière sur le plat. En montée ce serait deux, en descente six.',
    done: 'Moins de quatre coureurs dans la première case, c’est une échappée : un groupe à part.',
  },
  pace: {
    title: 'Imposer l’allure',
    goal: 'Accélérez un groupe, freinez l’autre',
    first:
      'Rouge 2 est seul en tête, avec six cases d’avance. Vous pouvez changer d’un cran l’allure de chaque groupe dont vous occupez la première case. Quelle allure pour Rouge 2 ?',
    fast: 'Six cases par tour au lieu de quatre. Accélérer coûte un point, et rouler vite un autre à chaque tour.',
    steady:
      'Alors les deux groupes font quatre cases, et rien ne change. Vous avez huit points d’endurance : servez-vous-en pour creuser l’écart.',
    slow: 'Deux cases par tour, quand les autres en font quatre : dans trois tours, ils sont dans votre roue.',
    second: 'Vous êtes aussi dans la première case du groupe de derrière. Il veut reprendre Rouge 2. Quelle allure imposez-vous ?',
    brake: 'Deux cases par tour pour eux, six pour vous. Ralentir est gratuit, et il faudra un tour à Bleu pour y remédier.',
    letThem: 'Vous gagnez déjà deux cases par tour. Mais vous êtes en tête de ce groupe : vous pouvez en gagner quatre, et c’est gratuit.',
    chaseYourself: 'Vous brûleriez un point pour chasser votre propre coureur. Laissez ce travail à Bleu.',
    done: 'Un coureur dans la première case d’un groupe décide de sa vitesse. Cela vaut bien de bonnes jambes.',
  },
  burn: {
    title: 'Qui paie ?',
    goal: 'Abritez votre sprinteur',
    first:
      'Ce groupe roule à allure rapide, en montée. À la fin de votre tour, chaque coureur de sa première case brûle un point. Il ne reste qu’un point d’endurance à votre sprinteur, Rouge 1. Vous pouvez déplacer un de vos coureurs dans le groupe. Lequel ?',
    comes: 'Rouge 2 a de l’endurance à revendre et remonte devant.',
    three:
      'Il ne resterait que trois coureurs dans la première case : ils formeraient un groupe et partiraient sans Rouge 1. Faites plutôt remonter un autre coureur.',
    wrongOne: 'Rouge 3 est votre grimpeur, et la route monte : il peut payer. C’est le sprinteur qu’il faut abriter.',
    kept: 'Alors Rouge 1 brûle son dernier point d’endurance, et ne pourra plus payer une allure rapide.',
    room: 'La case est pleine : un des quatre recule d’une case. Qui fait de la place ?',
    sheltered: 'Rouge 1 est maintenant dans la deuxième case, et ne paie rien.',
    helpsBlue: 'Vous épargneriez un point à Bleu, et Rouge 1 paierait quand même.',
    second:
      'Maintenant c’est Rouge 3, votre grimpeur, qui paie. En montée, l’allure se paie en montagne ou en endurance. Après cette montée, la route est plate jusqu’à la ligne.',
    climbing: 'Exact : sur le plat, les points de montagne ne valent rien.',
    stamina:
      'L’endurance paie l’allure sur toutes les routes. Les points de montagne ne paient qu’en montée, et c’est la dernière : brûlez-les d’abord.',
    done: 'L’endurance paie partout, la montagne en montée, le sprint en descente. Brûlez d’abord ce qui vous servira le moins.',
  },
  breakaway: {
    title: 'S’échapper',
    goal: 'Attaquez avec un dé et un point',
    first:
      'Une fois par tour, un coureur de la première case peut attaquer. Cela coûte aussitôt un point de sprint, et à allure régulière sur le plat, il faut 6 ou plus avec un dé à douze faces. Qui attaque ?',
    threw: 'Un 5 : il manque un point.',
    rouleur: 'Rouge 2 peut, mais il a quatre points de sprint ; Rouge 1 en a huit. Une attaque peut en coûter jusqu’à trois.',
    stayed: 'Vous pouvez attendre. Mais pour voir comment marche une attaque, envoyez Rouge 1.',
    second: 'Un point de plus ajoute 1 au dé. Et un autre vous mènerait une case plus loin. Que brûlez-vous ?',
    added: 'Cinq et un font 6 : ça passe, vous avez deux cases d’avance sur le groupe.',
    both: 'Ça passe, avec trois cases d’avance au lieu de deux. Trois points en une attaque : qu’ils servent.',
    nothing: 'Alors l’attaque échoue, et le point brûlé pour la tenter est perdu aussi. Un de plus la sauve.',
    done: 'Il vous faut les cases que le groupe fait en un tour, plus 1 en montée, 2 sur le plat, 3 en descente. Un groupe lent se quitte donc facilement.',
  },
  counter: {
    title: 'Prendre le bon wagon',
    goal: 'Suivez une attaque, ou laissez partir',
    first:
      'Bleu 1 a attaqué avec un 6 et s’en va. Tous ceux qui étaient dans sa case peuvent essayer une fois de suivre. Sur le plat, il faut 2 de plus : 8. Vous y allez avec Rouge 1 ?',
    threw: 'Un 7 : il manque encore 1.',
    letGo: 'Vous garderiez vos points, mais Bleu 1 partirait seul. Rouge 1 a huit points de sprint : c’est fait pour ça.',
    second: 'Un point de plus ajoute 1. Vous le brûlez ?',
    added: 'Vous êtes sur la case de Bleu 1. Vous voilà deux devant, et Bleu n’a plus de point de sprint.',
    kept: 'Alors le point brûlé pour essayer n’aura servi à rien. Un de plus, et vous y êtes.',
    done: 'Plus le résultat de l’attaquant est haut, plus il est dur de suivre. C’est pourquoi un point sur un bon lancer peut en valoir la peine.',
  },
  feed: {
    title: 'Le ravitaillement',
    goal: 'Rechargez ce qui vous servira',
    first:
      'La case 24, marquée R, est un ravitaillement. Un coureur qui y finit un tour gagne deux points dans une qualité. Votre groupe est en 25 et 24, et à Rouge 1, en 25, il ne reste que trois points de sprint. Qui déplacez-vous ?',
    comes: 'Rouge 3 remonte, donc quelqu’un recule.',
    three:
      'Il resterait trois coureurs en 25 : ils formeraient un groupe et vous laisseraient sur place. Quelqu’un doit remonter pour celui qui recule.',
    kept: 'Alors Rouge 1 passe à côté du ravitaillement. Une case en arrière, et deux points de plus sont à vous.',
    room: 'Qui fait de la place à Rouge 3 ?',
    moved: 'Rouge 1 recule d’une case, sur le R.',
    rouleur: 'Rouge 2 se ravitaillerait. Mais la route est plate jusqu’à la ligne, et c’est votre sprinteur qui est à court.',
    feedsBlue: 'Vous ravitailleriez Bleu. Soignez d’abord votre propre sprinteur.',
    which: 'Rouge 1 se ravitaille. Le reste de la route est plat. Deux points : pour quelle qualité ?',
    sprint: 'Cinq points de sprint : de quoi gagner la course.',
    climbing: 'Il n’y a plus de montée : des points de montagne ne serviraient plus.',
    stamina:
      'L’endurance n’est jamais perdue. Mais les points de sprint paient les attaques sur le plat et décident de l’arrivée : c’est le métier de Rouge 1.',
    done: 'Chaque ravitaillement sert une fois par coureur, et aucune qualité ne dépasse dix. Les ravitaillements sont une option de la mise en place.',
  },
  timing: {
    title: 'Choisir son moment',
    goal: 'Attaquez là où c’est facile',
    first: 'Le groupe roule vite. Sur le plat, une attaque demande 8, et la montée commence en 23. Attaquer, ou attendre ?',
    waited: 'Les deux équipes gardent l’allure, et le groupe entre dans la montée.',
    tooSoon:
      'Il faut un 8 à Rouge 3, payé avec l’un de ses deux seuls points de sprint. Dans la montée, il suffit d’un 4, payé en montagne : Rouge 3 en a huit.',
    sprinterNow: 'Il faut un 8 : cinq chances sur douze. La montée est proche, et c’est plus facile là-haut, pour votre grimpeur.',
    second:
      'En montée et à allure rapide, une attaque ne demande que 4 : trois cases par tour et 1. Et ce sont les points de montagne qui paient. Qui y va ?',
    threw: 'Un 7 : ça passe, une case d’avance.',
    sprinterUphill: 'En montée, une attaque brûle des points de montagne, et Rouge 1 en a deux. Rouge 3 en a huit.',
    waitedAgain: 'Neuf chances sur douze, et votre grimpeur est frais. Qu’attendez-vous ?',
    third: 'Vous avez une case d’avance. D’autres points creusent l’écart, ou compliquent la riposte. Vous en brûlez ?',
    further: 'Deux cases d’avance. Passé le sommet, les points de montagne ne servent plus à rien.',
    others: 'L’attaque est passée. En montée, une riposte demande 1 de plus que votre résultat.',
    done: 'Attaquez là où le groupe est lent : en montée, ou quand il musarde. Et avec le coureur dont les points vont avec la route.',
  },
  sprint: {
    title: 'La ligne',
    goal: 'Gagnez, même face à un meilleur sprinteur',
    first:
      'Deux cases jusqu’à l’arrivée. Si le groupe arrive ensemble, celui à qui il reste le plus de points de sprint gagne, où qu’il soit dans le groupe. Rouge 1 en a 3, Bleu 1 en a 4. Qui gagnerait au sprint ?',
    blue: 'Bleu 1',
    blueIsRight: 'Oui : quatre points contre trois. Mieux vaut donc ne pas en arriver au sprint.',
    red: 'Rouge 1',
    redIsWrong: 'Il reste trois points de sprint à Rouge 1, quatre à Bleu 1. Le plus de points gagne.',
    first28: 'Le coureur le mieux placé',
    firstIsWrong: 'La place dans le groupe ne compte pas : les points, oui. (Juger à la case est une option de la mise en place.)',
    second: 'Une attaque vous mène deux cases devant : c’est la ligne. Avec qui ?',
    threw: 'Un 9 : cela suffit. Il faudrait 11 à Bleu pour suivre.',
    withSprinter:
      'Cela marcherait, mais il ne resterait que deux points à Rouge 1. Si Bleu suit, il sprinte avec quatre. Ici, Rouge 2 attaque aussi bien, et Rouge 1 garde ses points.',
    waited: 'Au prochain tour, celui de Bleu, le groupe passe la ligne ensemble, et Bleu 1 gagne le sprint.',
    third: 'Si Bleu vous suit jusqu’à la ligne, ce sera un sprint. Un point de plus fait 10, et il faut 12 à Bleu. Vous le brûlez ?',
    added: 'Bleu 1 a essayé, et fait 5. Vous gagnez !',
    nothing: 'Onze ou douze suffiraient alors à Bleu, ou dix avec un point. C’est le dernier tour : après, les points ne valent plus rien.',
    done: 'Regardez les points de sprint bien avant la ligne. Une équipe sans sprinteur doit arriver seule.',
  },
  leftBehind: {
    title: 'L’incident mécanique',
    goal: 'Revenez sur le groupe',
    first:
      'Un coureur qui fait 1 a un incident mécanique et manque le prochain déplacement. Rouge 3 est en 19, les derniers du groupe en 21. À votre tour, Rouge 3 peut brûler de l’endurance : un point par case. Combien ?',
    chased: 'En 20, Rouge 3 touche le groupe, et roule de nouveau avec lui.',
    stayed: 'Alors le groupe continue sans Rouge 3, et chaque tour rallonge le retour.',
    done: 'Les incidents sont une option. Avec eux, une attaque tourne mal une fois sur douze.',
  },
  before: {
    title: 'Avant le départ',
    goal: 'Composez trois coureurs',
    first:
      'Chaque coureur reçoit 15 points de sprint, d’endurance et de montagne, dix au plus par qualité. Tout le monde les voit. Donnez ses points à votre premier coureur, ou prenez les trois profils habituels.',
    usual: 'Un sprinteur, un rouleur et un grimpeur : bons sur toutes les routes.',
    own: 'Un coureur à vous. Les autres suivent à tour de rôle, coureur par coureur.',
    second: 'Puis chacun se place, quatre par case. Placez un coureur.',
    placed:
      'La première case paie l’allure rapide, mais on n’attaque que de là. Dans une longue course, le point de départ ne compte guère.',
    done: 'Regardez la route avant de donner des points : une arrivée sur le plat veut un sprinteur, une arrivée au sommet un grimpeur.',
  },
  stages: {
    title: 'Les courses par étapes',
    goal: 'Prenez un sommet, lisez le classement',
    first:
      'Une étape compte ses montées : 5, 3, 2 et 1 points aux quatre premiers au sommet, qui est en 22. Vous êtes en 21. Attaquez-vous ?',
    threw: 'Un 8 : cela suffit.',
    stayed:
      'Alors le groupe passe le sommet ensemble, et les points disent qui était premier. Une attaque ne demande que 3 ici, et en solitaire, les cinq points sont à vous.',
    sprinter: 'Rouge 1 a deux points de montagne. Rouge 3 en a huit, et le même chemin à faire.',
    second: 'L’attaque est passée. Brûler plus pour une plus grande avance, ou garder vos points ?',
    top: 'Personne ne suit : en tête au sommet, cinq points pour le classement de la montagne.',
    third:
      'À l’arrivée, le vainqueur prend 0 point, et le plus petit total mène la course. Les autres prennent la place du premier coureur de leur groupe, moins un, mais au moins 1. Vous finissez cinquième, dans le groupe du vainqueur. Combien prenez-vous ?',
    one: '1',
    oneIsRight: 'Les coureurs du groupe du vainqueur prennent tous 1, quelle que soit leur place.',
    zero: '0',
    zeroIsWrong: 'Seul le vainqueur prend 0. Les autres de son groupe prennent 1.',
    fifth: '5',
    fifthIsWrong:
      'C’est le groupe qui compte, pas la place : tout le monde dans le groupe du vainqueur prend 1. Chaque tour de plus en coûte un.',
    done: 'Entre deux étapes, chaque coureur récupère six points, mais aucune qualité ne dépasse sa valeur de départ. N’épuisez donc personne trop tôt.',
  },
  oneMinute: {
    groups: {
      title: 'Les groupes roulent',
      sentences: [
        'Chaque joueur a trois coureurs, et les coureurs roulent en groupes : à chaque tour, chaque groupe avance à son allure, plus loin en descente et moins loin en montée.',
        'Un joueur qui a un coureur dans la première case d’un groupe règle son allure ; à allure rapide, chacun dans cette case brûle un point par tour.',
      ],
      caption: 'Quatre coureurs sur la première case et pas de trou derrière : un groupe de six.',
    },
    escape: {
      title: 'S’échapper',
      sentences: [
        'Une fois par tour, vous pouvez attaquer depuis la première case : brûlez un point, lancez le dé, et vous partez s’il bat la roue.',
        'Tous ceux qui étaient dans votre case peuvent essayer de suivre, et doivent faire plus que vous.',
      ],
      caption: 'Rouge 1 s’est échappé et mène de deux cases.',
    },
    sprint: {
      title: 'Sur la ligne',
      sentences: ['Le premier coureur sur la case d’arrivée gagne ; si un groupe arrive ensemble, les points de sprint restants décident.'],
      caption: 'Encore deux cases. Ensemble, c’est le sprint ; en solitaire, c’est gagné.',
    },
  },
  glossary: {
    group: {
      term: 'groupe',
      spellings: ['groupes'],
      meaning:
        'Des coureurs sur des cases sans trou entre elles, dont quatre dans la première. Moins de quatre devant, c’est une échappée.',
    },
    pace: {
      term: 'allure',
      spellings: ['allures'],
      meaning: 'De combien un groupe avance en un tour : lente, régulière ou rapide ; 2, 4 ou 6 cases sur le plat.',
    },
    'first square': {
      term: 'première case',
      meaning: 'La case la plus avancée d’un groupe. De là on attaque et on règle l’allure, et là on paie l’allure rapide.',
    },
    burn: {
      term: 'brûler',
      spellings: ['brûle', 'brûlez', 'brûlé', 'brûleriez'],
      meaning: 'Dépenser un point d’un coureur. Pendant la course, seul un ravitaillement en rend.',
    },
    breakaway: {
      term: 'échappée',
      spellings: ['échappées', 's’échapper', 's’échappe', 's’est échappé'],
      meaning:
        'Une attaque depuis la première case : un point, un lancer de dé, et une avance d’une case en montée, deux sur le plat, trois en descente.',
    },
    escapee: { term: 'échappé', spellings: ['échappés'], meaning: 'Le coureur qui vient de s’échapper.' },
    counter: {
      term: 'riposte',
      spellings: ['ripostes', 'riposter'],
      meaning: 'Une tentative de suivre un échappé depuis la même case ; il faut faire plus que lui.',
    },
    shuffle: {
      term: 'se replacer',
      spellings: ['fait de la place', 'replacement'],
      meaning: 'Déplacer un de vos coureurs vers une autre case de son groupe. Si elle est pleine, un des quatre recule d’une case.',
    },
    wheel: {
      term: 'roue',
      meaning: 'Elle montre de combien chaque allure fait avancer un groupe, et ce que demandent une attaque et une riposte.',
    },
    'feed zone': {
      term: 'ravitaillement',
      spellings: ['ravitaillements', 'se ravitaille'],
      meaning: 'Des cases marquées R : un coureur qui y finit un tour gagne deux points, une fois par zone.',
    },
    stamina: {
      term: 'endurance',
      meaning: 'Des points qui paient l’allure rapide sur toutes les routes, et le retour après un incident mécanique.',
    },
    'sprint points': {
      term: 'points de sprint',
      spellings: ['point de sprint'],
      meaning: 'Ils paient les attaques sur le plat et en descente, et décident du sprint d’un groupe sur la ligne.',
    },
    climbing: { term: 'points de montagne', meaning: 'Des points qui paient en montée, pour les attaques comme pour l’allure.' },
    'mechanical incident': {
      term: 'incident mécanique',
      spellings: ['incident', 'incidents'],
      meaning: 'Après un 1 au dé, un coureur manque le prochain déplacement et doit brûler de l’endurance pour revenir.',
    },
  },
  meanings: {
    give: 'Ce que vaut votre coureur, pour toute la course : 15 points de sprint, d’endurance et de montagne. Regardez d’abord la route ; les trois profils habituels sont bons partout.',
    place: 'Où votre coureur attend le départ. De la première case d’un groupe, on peut attaquer, mais on y paie aussi l’allure rapide.',
    ride: 'Votre tour commence : chaque groupe sur la route roule une fois, à l’allure qu’il a. Il n’y a encore rien à décider.',
    chase:
      'Votre coureur a perdu le groupe après un incident. Chaque point d’endurance le rapproche d’une case ; dès qu’il touche un groupe, il roule de nouveau avec lui.',
    breakAway:
      'Votre seule occasion, à ce tour, de fausser compagnie à un groupe. Cela coûte aussitôt un point, quoi que dise le dé ; plus le groupe est lent, moins il vous faut.',
    spend:
      'Le dé est tombé. Un point lui ajoute 1 : cela peut sauver la tentative, ou la rendre plus dure à suivre. Un autre vous mène une case plus loin.',
    counter:
      'Quelqu’un de votre case s’est échappé, et vous pouvez essayer une fois de suivre. Cela coûte aussitôt un point, et il faut faire plus que lui.',
    add: 'Il vous manque 1. Un point de plus, et vous suivez ; sinon, le point déjà brûlé est perdu.',
    shuffle:
      'Vous pouvez déplacer un de vos coureurs dans ce groupe : devant pour attaquer et régler l’allure, ou derrière pour garder ses points. À moins de quatre dans la première case, ceux de devant partent seuls.',
    pushBack:
      'La case est pleine, un des quatre recule donc d’une case : un équipier qui a besoin de souffler, ou un adversaire qui veut attaquer.',
    burn: 'À allure rapide, chaque coureur de la première case paie un point. Brûlez la qualité qui vous servira le moins sur le reste de la route.',
    setPace:
      'De combien ce groupe avancera aux prochains tours. Accélérer coûte un point maintenant, et l’allure rapide un point par tour à chacun dans sa première case ; ralentir est gratuit.',
    feed: 'Deux points pour une qualité. Laquelle décidera encore de quelque chose avant la ligne ?',
  },
  firstRace: {
    title: 'Votre première course',
    hello:
      'Soixante cases, une côte, trois équipes. Vous êtes Rouge : le 1 sprinte, le 2 a de l’endurance, le 3 grimpe. Le premier coureur sur la case d’arrivée gagne.',
    breakAway:
      'De la première case, vous pouvez attaquer. Le détail montre vos chances ; le point est perdu de toute façon. N’en brûlez pas trop avant la côte.',
    counter:
      'Un adversaire s’en va ! Vous pouvez essayer de suivre, et devez faire plus que lui. Le laisser partir se défend, si votre groupe peut chasser.',
    feed: 'Ravitaillement ! Deux points pour une qualité. Pensez à la suite : après la côte, c’est plat jusqu’à la ligne.',
    pace: 'Vous êtes en tête de ce groupe, donc vous réglez son allure. L’allure rapide coûte un point par tour à chacun dans la première case.',
    shuffle:
      'Vous pouvez déplacer un de vos coureurs dans le groupe. La première case attaque et règle l’allure ; la deuxième garde ses points.',
    burnt: 'Une allure rapide vient de vous coûter des points. Cela en vaut-il la peine ? Seulement si les autres souffrent plus que vous.',
    climb: 'En montée, une attaque demande bien moins, et ce sont les points de montagne qui paient. Le 3 est ici chez lui.',
    sprint:
      'L’arrivée approche. Comptez les points de sprint : si vous en avez le plus dans votre groupe, restez groupés ; sinon, attaquez avant la ligne.',
    won: 'Vous gagnez ! Vous savez tout : les groupes, l’allure, et quand brûler un point.',
    lost: 'Perdu pour cette fois. Recommencez : gardez vos points au début, et attaquez là où la route vous aide.',
  },
  warnings: {
    lastTurn:
      'La course sera sans doute finie avant votre prochain tour, et d’autres ont plus de points de sprint. Les points gardés ne vaudront alors plus rien : attaquez maintenant.',
    lastClimb: ({ rider, points }) =>
      `C’est la dernière montée. ${rider} a ${plural(points, 'point')} de montagne, qui ne vaudront plus rien après le sommet.`,
  },
  reasons: {
    position: 'Vos coureurs passent devant, là où se joue la course.',
    reserves: 'Cela garde des points dont vous aurez besoin plus loin.',
    shelter: 'Vos coureurs restent accompagnés, là où le groupe fait le travail.',
    safety: 'Cela évite un incident qui laisserait un coureur derrière.',
    finish: 'C’est votre meilleure chance sur la ligne.',
  },
};
