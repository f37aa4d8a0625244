import { plural } from '@gruppetto/words/grammar/fr';
import type { CoachSentences } from './en.ts';

/** What the coach of Leader 1 says in French. */
export const fr: CoachSentences = {
  free: {
    title: 'Gratuit et payant',
    goal: 'Sachez ce que coûte un déplacement',
    first: 'Vous êtes Rouge, et votre rouleur, Rouge 2, s’est échappé. En plaine, un rouleur a trois cases gratuites. Allez jusqu’au bout.',
    rode: 'Trois cases, sans énergie. En plaine, un leader a deux cases gratuites, un grimpeur une.',
    twoBack: 'Deux cases gratuites de côté : cela vous rend 2 d’énergie. Bon pour souffler, mais là, il faut prendre le large.',
    oneBack: 'Une case gratuite de côté vous rend 1 d’énergie. Bon pour souffler, mais là, il faut prendre le large.',
    paid: 'Ce sont déjà des cases payantes. Voyez d’abord jusqu’où vous allez gratuitement : trois cases.',
    second:
      'Un tour plus tard. Après les cases gratuites viennent les payantes, et chacune coûte plus cher que la précédente. Prenez-en une ou deux.',
    one: 'Une case payante : 1 d’énergie. C’est donné.',
    two: 'Deux cases payantes : 3 d’énergie.',
    three: 'La troisième case payante porte le prix à 5. Avec une ou deux, vous alliez presque aussi loin, pour bien moins.',
    four: 'Quatre cases payantes coûtent 8 d’énergie : tout ce qu’a Rouge 2. Il ne reste plus rien pour l’arrivée.',
    risky:
      'Ce chemin passe par une case sombre que vous payez : c’est un risque de chute. Prenez un autre couloir ; une leçon en reparlera.',
    noPaying: 'Cela tient dans vos cases gratuites. Essayez une payante : elle coûte 1 d’énergie.',
    done: 'D’une à six cases payantes coûtent 1, 3, 5, 8, 11 et 15 en tout. Un peu à chaque tour revient moins cher que beaucoup d’un coup.',
  },
  slipstream: {
    title: 'L’aspiration',
    goal: 'Faites-vous emmener',
    first:
      'Bleu 5 était juste devant vous, dans votre couloir, et vient d’avancer de quatre cases. Cela vous donne une case gratuite de plus : quatre. Où allez-vous ?',
    rode: 'De nouveau juste derrière Bleu 5, sans rien payer. Il vous emmènera encore.',
    otherLane:
      'Aussi loin, mais pas dans le couloir de Bleu 5 : juste derrière veut dire dans le même couloir. Pas d’aspiration au prochain tour.',
    passed: 'Vous paieriez pour doubler Bleu 5, et prendre le vent vous-même. Laissez-le travailler.',
    short: 'Quatre cases sont gratuites. Si vous laissez un trou derrière Bleu 5, pas d’aspiration au prochain tour.',
    second: 'Bleu veut se débarrasser de vous. Comment s’y prendre ?',
    six: 'Avancer de six cases ou plus',
    sixIsRight:
      'Oui : un déplacement de six cases ou plus n’emmène personne (cinq depuis les pavés, huit en descente). Mais il coûte de l’énergie.',
    lane: 'Changer de couloir',
    laneIsWrong: 'Vous étiez juste derrière au moment du déplacement : l’aspiration est à vous, où qu’il aille.',
    wait: 'Attendre que vous ayez joué',
    waitIsWrong: 'Le coureur le plus avancé joue toujours d’abord. Personne ne peut attendre.',
    done: 'Finissez juste derrière un coureur, et une case de votre prochain déplacement est offerte.',
  },
  breakAway: {
    title: 'S’échapper',
    goal: 'Sortez du peloton au bon prix',
    first:
      'La plupart des coureurs sont dans le peloton. Ceux de l’avant peuvent s’échapper, de quatre cases au moins. Deux des vôtres sont à l’avant : Rouge 2, votre rouleur, et Rouge 3, votre grimpeur. La route est plate. Qui part ?',
    four: 'Une échappée pour 1 d’énergie, mais ensuite le peloton avance de 3, 4 ou 5 rangées : deux fois sur trois, il vous reprend aussitôt. Une case de plus en vaut la peine.',
    five: 'Cinq cases pour 3 d’énergie : seul un 5 avec la poursuite d’une équipe vous reprendrait aussitôt.',
    six: 'Six cases pour 5 d’énergie : une belle avance, et il reste de l’énergie.',
    climber: 'En plaine, un grimpeur a une seule case gratuite : quatre cases coûtent 5 d’énergie. Rouge 2 le fait pour 1.',
    held: 'Vous pouvez attendre. Mais qui ne sort jamais du peloton gagne rarement, et l’énergie qui reste à l’arrivée ne vaut rien.',
    dear: 'C’est loin, et c’est cher : il vous faudra de l’énergie pour tous les tours suivants.',
    done: 'Une échappée n’a pas d’aspiration, et le peloton avance après elle : de trois à cinq rangées, plus si quelqu’un mène la chasse.',
  },
  inside: {
    title: 'Dans le peloton',
    goal: 'Économisez où vous pouvez',
    first:
      'Dans le peloton, on paie quand il avance : 3 ou 4 rangées coûtent 1 à l’avant et rien à l’arrière ; 5 ou plus coûtent 2 et 1. Votre grimpeur est à l’avant, et la prochaine montagne est loin. Que changez-vous ?',
    back: 'À l’arrière, Rouge 3 ne paie rien la plupart du temps.',
    rouleur: 'C’est Rouge 2 qui peut s’échapper en plaine, et seulement depuis l’avant. Qu’il y reste.',
    leader: 'C’est possible, si Rouge 1 doit s’échapper au prochain tour. Mais mettez d’abord le grimpeur à l’abri du vent.',
    leaving: 'Rouge 1 sortirait du peloton par l’arrière, et roulerait seul. Rien ne l’y oblige.',
    stayed: 'Chaque tour à l’avant coûte un ou deux d’énergie à Rouge 3, pour rien.',
    second: 'Qu’arrive-t-il à un coureur du peloton qui ne peut pas payer ?',
    dropped: 'Il est lâché',
    droppedIsRight: 'Exact : il garde son énergie, mais doit rouler seul.',
    out: 'Il est hors course',
    outIsWrong: 'Personne n’est éliminé pour si peu. Il décroche du peloton, et continue seul.',
    free: 'Il roule gratuitement',
    freeIsWrong: 'Rien n’est gratuit à l’avant. Qui ne peut pas payer décroche du peloton, et continue seul.',
    done: 'Attendez à l’arrière, remontez à l’avant un tour avant d’attaquer.',
  },
  pursuit: {
    title: 'Mener le peloton',
    goal: 'Chassez quand cela paie',
    first:
      'Bleu 5 a cinq rangées d’avance sur le peloton. Le dé le fait avancer de 3, 4 ou 5 rangées, à chances égales. Votre équipe a six poursuites pour la course ; une poursuite ajoute une rangée. On accélère ?',
    caught: 'Un 4 et 1 : cinq rangées, et Bleu 5 est repris. Sans votre poursuite, l’échappée tenait.',
    declined:
      'Alors seul un 5 reprend Bleu 5 : une chance sur trois. Avec une poursuite, un 4 suffit aussi : deux sur trois. Vous en avez six.',
    done: 'Une seule équipe accélère par tour, et son jeton passe en tête. Un peloton qui avance de cinq rangées ou plus coûte de l’énergie à tout le monde.',
  },
  risk: {
    title: 'Les risques',
    goal: 'Voyez le danger avant de rouler',
    first:
      'Les cases sombres sont piégeuses : dans la partie payante d’un déplacement, elles peuvent vous faire tomber. Vous voulez être juste derrière Bleu 5, rangée 16, couloir 1. Deux chemins y mènent au même prix. Prenez le bon.',
    safe: 'En contournant les cases sombres. Même prix, aucun risque : regardez toujours le chemin, pas seulement où il finit.',
    dark: 'Ce chemin passe par une case sombre que vous payez. En cas de chute, vous passez votre prochain tour. Le chemin sûr coûte pareil.',
    lane: 'Sûr, mais dans un autre couloir : vous n’auriez pas l’aspiration de Bleu 5.',
    short: 'Sûr, mais cela ne vous mène pas dans la roue de Bleu 5.',
    second: 'Le dé tranche les risques. Au premier risque d’une course, vous restez debout deux fois sur trois. Au deuxième ?',
    third: 'Une fois sur trois',
    thirdIsRight: 'Oui, et ensuite une sur six. Chaque risque d’une course est plus dangereux que le précédent.',
    twoThirds: 'Encore deux fois sur trois',
    twoThirdsIsWrong: 'La chance s’use : la deuxième fois, il faut un 5, une fois sur trois.',
    sixth: 'Une fois sur six',
    sixthIsWrong: 'C’est à partir du troisième. Au deuxième, il faut un 5 : une fois sur trois.',
    done: 'Les cases gratuites sont sûres, sauf sous la pluie. Sur les pavés, la moitié des cases sont sombres, et un 4 rouge est une crevaison.',
  },
  climb: {
    title: 'En montée',
    goal: 'Grimpez sans défaillance',
    first:
      'Une montagne. Votre leader y a deux cases gratuites. La montée est de catégorie 2 : c’est le nombre de cases payantes sans danger ; au-delà, gare à la défaillance. Jusqu’où allez-vous ?',
    safe: 'Deux cases gratuites et deux payantes : le plus loin possible sans risque.',
    crack: 'Plus de cases payantes en montagne que n’en permet la catégorie : si le dé est contre vous, elles coûtent le double.',
    oneMore: 'Sûr, mais une case payante de plus l’est aussi.',
    more: 'Sûr, mais vous pouvez aller plus loin : ici, deux cases payantes sont sans risque.',
    second: 'Qui est chez lui en montagne ?',
    climber: 'Le grimpeur : trois cases gratuites',
    climberIsRight:
      'Trois cases gratuites, là où un rouleur en a une. Et un grimpeur qui s’échappe depuis une rangée de montagne ne risque pas la défaillance dans ce déplacement.',
    leader: 'Le leader : deux cases gratuites',
    leaderIsWrong: 'Bon partout, le meilleur nulle part : le grimpeur en a trois.',
    rouleur: 'Le rouleur : trois cases gratuites',
    rouleurIsWrong: 'Ça, c’est en plaine. En montagne, un rouleur en a une, et paie un de plus dans le peloton.',
    done: 'Les côtes sont les mêmes pour tous : deux. En descente, c’est quatre.',
  },
  feed: {
    title: 'Le ravitaillement',
    goal: 'Servez-vous d’une musette à temps',
    first:
      'La ligne est à six cases : trois gratuites, trois payantes, pour 5 d’énergie. Il en reste 2 à Rouge 2. Mais vous gardez une musette, que personne d’autre ne voit. Que faites-vous ?',
    added: 'Quatre de plus : 6 d’énergie. Maintenant, cela suffit.',
    short:
      'Vous vous arrêtez avant la ligne, et Bleu 5 est juste derrière. Une musette gardée après l’arrivée ne vaut rien : ajoutez-la maintenant.',
    second: 'Six cases, 5 d’énergie. Allez !',
    home: 'La ligne est passée, vous gagnez !',
    notHome: 'Vous avez l’énergie pour atteindre la ligne. Ne laissez pas un tour de plus à Bleu 5.',
    done: 'Vous piochez une musette chaque fois qu’un coureur passe un ravitaillement, et une au départ d’une classique : 2 à 5 d’énergie, pour quand vous voulez.',
  },
  bend: {
    title: 'Les virages',
    goal: 'Prenez la corde',
    first:
      'Un virage à gauche. Le couloir intérieur a cinq cases, celui du milieu six, l’extérieur sept. Jusqu’où tournez-vous avec 4 d’énergie ?',
    inside: 'Cinq cases, et le virage est passé : rangée 12, pour 3 d’énergie.',
    outside: 'L’extérieur, c’est le grand tour : sept cases pour le même virage.',
    middle: 'Six cases pour tout le virage. À la corde, il en faut cinq.',
    short: 'La corde, c’est bien. Avec 4 d’énergie, vous allez jusqu’au bout du virage : rangée 12.',
    done: 'Avant un virage, regardez où est la corde. Ce sont les cases qui comptent, pas les rangées.',
  },
  finish: {
    title: 'L’arrivée',
    goal: 'Gagnez un sprint de peloton',
    first:
      'Le peloton va passer la ligne. Ses coureurs arrivent ainsi : l’avant d’abord, puis l’arrière, et à chaque fois dans l’ordre de l’énergie restante. Rouge 1 a 12 d’énergie, mais il est à l’arrière. Bleu 4 est à l’avant avec 9. Que faites-vous ?',
    front: 'Rouge 1 passe à l’avant.',
    stayed: 'Alors Bleu 4 l’emporte : l’avant arrive avant l’arrière, quelle que soit l’énergie.',
    leaving: 'Rouge 1 ne passerait même pas la ligne avec le peloton.',
    other: 'Aucun autre des vôtres n’a l’énergie pour gagner. Faites passer Rouge 1 à l’avant.',
    second: 'Autre chose ?',
    won: 'Le peloton passe la ligne, et Rouge 1 a le plus d’énergie à l’avant : vous gagnez !',
    enough: 'C’est bien ainsi : Rouge 1 est à l’avant, avec le plus d’énergie. Restez.',
    done: 'Devant le peloton, le premier coureur qui passe la ligne gagne, dans l’ordre des déplacements.',
  },
  start: {
    title: 'Avant le départ',
    goal: 'Choisissez des qualités',
    first:
      'Chacun de vos coureurs reçoit une qualité, et aucune ne revient deux fois. Rouge 1 est votre leader, bon sur toutes les routes. Quelle qualité ?',
    sprinter: 'Une case gratuite de plus pour un déplacement qui commence dans une zone de sprint : de quoi gagner une course.',
    descender: 'Une case gratuite de plus en descente : cinq au lieu de quatre.',
    fighter: 'La première case sombre d’un déplacement est inoffensive : précieux sur les pavés.',
    second: 'Et Rouge 2, votre rouleur, fort en plaine ?',
    others: 'Votre grimpeur prend ce qui reste.',
    done: 'Puis chacun se place à l’avant ou à l’arrière du peloton, dans l’ordre des jetons. On ne peut s’échapper que de l’avant.',
  },
  stages: {
    title: 'Les courses par étapes',
    goal: 'Comptez le temps et l’énergie',
    first:
      'Dans une course par étapes, on compte les tours de retard sur le vainqueur. Le vainqueur en retire 2, le deuxième 1, le premier à une ligne de bonification 1. Rouge 1 arrive deux tours après le vainqueur et a passé cette ligne en tête. Combien compte-t-il ?',
    one: '1',
    oneIsRight: 'Deux tours moins un pour la ligne de bonification.',
    two: '2',
    twoIsWrong: 'N’oubliez pas la ligne de bonification : elle retire 1.',
    three: '3',
    threeIsWrong: 'Une bonification retire du temps : deux moins un.',
    second: 'Rouge 1 a fini avec 20 d’énergie. Que devient-elle ?',
    fifteen: '15 s’ajoutent à l’étape suivante',
    fifteenIsRight: 'On en garde 15 au plus. Les cinq autres sont perdus.',
    all: 'Tout s’ajoute à l’étape suivante',
    allIsWrong: 'On en garde 15 au plus.',
    nothing: 'Elle est perdue',
    nothingIsWrong: 'Entre deux étapes, on en garde jusqu’à 15. Dans une classique et après la dernière étape, elle est perdue.',
    done: 'Les poursuites se gardent aussi : jusqu’à deux, en plus des quatre. Et n’arrivez pas avec plus de 22 tours de retard.',
  },
  oneMinute: {
    energy: {
      title: 'Tout est dans l’énergie',
      sentences: [
        'Chaque déplacement a quelques cases gratuites, selon le coureur et la route ; chaque case suivante coûte plus d’énergie que la précédente.',
        'Un coureur juste derrière un autre a une case gratuite de plus : c’est l’aspiration.',
      ],
      caption: 'Rouge 2 est juste derrière Bleu 5 : quand Bleu 5 a avancé, Rouge 2 a quatre cases gratuites au lieu de trois.',
    },
    peloton: {
      title: 'Le peloton',
      sentences: [
        'La plupart des coureurs sont dans le peloton, qui avance au dé et coûte peu, un peu plus à l’avant.',
        'Depuis l’avant, vous pouvez vous échapper ; et avec une poursuite, votre équipe le fait accélérer pour reprendre les autres.',
      ],
      caption: 'Rouge 2 s’est échappé. Le peloton suit, de trois à six rangées par tour.',
    },
    finish: {
      title: 'La ligne',
      sentences: ['Le premier coureur qui passe la ligne d’arrivée gagne, et l’énergie qui reste alors ne vaut plus rien.'],
      caption: 'Cinq cases jusqu’à la ligne : trois gratuites, deux payantes, pour 3 d’énergie.',
    },
  },
  glossary: {
    'free square': {
      term: 'case gratuite',
      spellings: ['cases gratuites'],
      meaning:
        'Une case qui ne coûte rien : de 1 à 4 au début d’un déplacement, selon le coureur et le terrain. Non utilisées, elles rendent 1 d’énergie chacune.',
    },
    'paying square': {
      term: 'case payante',
      spellings: ['cases payantes'],
      meaning: 'Une case après les gratuites : d’une à six coûtent 1, 3, 5, 8, 11 et 15 d’énergie en tout.',
    },
    slipstream: {
      term: 'aspiration',
      meaning:
        'Une case gratuite de plus pour un coureur qui était juste derrière un autre, dans le même couloir, quand celui-ci a avancé ; pas après un déplacement de six cases ou plus.',
    },
    lane: {
      term: 'couloir',
      spellings: ['couloirs'],
      meaning: 'La route a trois couloirs, deux en montagne et sur les pavés. Dans un virage, celui de l’intérieur a moins de cases.',
    },
    pursuit: {
      term: 'poursuite',
      spellings: ['poursuites'],
      meaning:
        'Une équipe peut en dépenser une pour faire avancer le peloton d’une rangée de plus à ce tour. Il y en a six pour une course.',
    },
    token: {
      term: 'jeton',
      spellings: ['jetons'],
      meaning: 'Il représente les équipiers d’une équipe dans le peloton. L’ordre des jetons dit qui est consulté en premier.',
    },
    'front area': {
      term: 'à l’avant',
      spellings: ['depuis l’avant', 'de l’avant'],
      meaning: 'En tête du peloton : un coureur y paie 1 ou 2 d’énergie par tour et peut s’échapper.',
    },
    'back area': {
      term: 'à l’arrière',
      spellings: ['de l’arrière'],
      meaning: 'En queue de peloton : un coureur n’y paie rien, ou 1 d’énergie après un tour rapide.',
    },
    dropped: {
      term: 'lâché',
      spellings: ['lâchés', 'décroche'],
      meaning: 'Derrière le peloton : un coureur qui n’a pas pu payer pour y rester, ou qui l’a laissé partir.',
    },
    'dark square': {
      term: 'case sombre',
      spellings: ['cases sombres'],
      meaning: 'Route piégeuse : dans la partie payante d’un déplacement, elle peut vous faire tomber. Qui tombe passe le tour suivant.',
    },
    crack: {
      term: 'défaillance',
      spellings: ['défaillances'],
      meaning: 'Plus de cases payantes dans une montée que n’en permet sa catégorie : si le dé est contre vous, elles coûtent le double.',
    },
    category: {
      term: 'catégorie',
      meaning: 'Celle d’une montée, de 1, la plus dure, à 4 : c’est le nombre de cases payantes sans risque par déplacement.',
    },
    puncture: {
      term: 'crevaison',
      spellings: ['crevaisons'],
      meaning: 'Un coureur qui crève avance en dernier au tour suivant, sans aspiration.',
    },
    'feed tile': {
      term: 'musette',
      spellings: ['musettes'],
      meaning: 'Elle vaut de 2 à 5 d’énergie. Vous la gardez en secret et l’ajoutez quand vous en avez besoin.',
    },
    'feed zone': {
      term: 'ravitaillement',
      spellings: ['ravitaillements'],
      meaning: 'Un repère sur la route : chaque coureur qui le passe pioche une musette.',
    },
    'sprint zone': {
      term: 'zone de sprint',
      spellings: ['zones de sprint'],
      meaning: 'La dernière portion avant une ligne : un sprinteur qui y commence un déplacement a une case gratuite de plus.',
    },
    rouleur: { term: 'rouleur', meaning: 'Fort en plaine : trois cases gratuites, une seule en montagne.' },
    climber: { term: 'grimpeur', meaning: 'Fort en montagne : trois cases gratuites, une seule en plaine.' },
    descender: { term: 'descendeur', meaning: 'Une qualité : une case gratuite de plus pour un déplacement qui commence en descente.' },
    fighter: { term: 'battant', meaning: 'Une qualité : la première case sombre d’un déplacement est inoffensive.' },
  },
  meanings: {
    take: 'Avec quel coureur de l’équipe vous courez. Un rouleur est fort en plaine, un grimpeur en montagne, le leader est bon partout.',
    choose:
      'Une qualité pour ce coureur, pour toute la course ; personne d’autre dans l’équipe ne peut l’avoir. Regardez la route : des descentes, des pavés, une arrivée plate ?',
    lineUp:
      'Où votre coureur attend dans le peloton. À l’avant, il peut s’échapper et paie 1 ou 2 d’énergie par tour ; à l’arrière, il paie 0 ou 1.',
    ride: 'Jusqu’où va ce coureur. Les cases gratuites ne coûtent rien, les suivantes de plus en plus ; finir juste derrière un autre coureur vous donne son aspiration au prochain tour.',
    breakAway:
      'Un de vos coureurs sort-il du peloton, de quatre cases ou plus ? Devant, vous choisissez votre vitesse et vous la payez ; le peloton peut vous reprendre.',
    inside:
      'Choisissez qui passe à l’avant et qui passe à l’arrière. L’avant paie plus mais peut s’échapper au prochain tour ; quand le peloton passe la ligne, l’avant arrive en premier.',
    pursuit:
      'Votre équipe fait-elle avancer le peloton d’une rangée de plus ? Cela peut reprendre des coureurs, mais coûte une poursuite et, si le peloton va vite, de l’énergie à tout le monde. Après un « oui », on ne demande plus à personne.',
    payment:
      'Ce coureur ne peut pas payer pour rester dans le peloton. Une musette suffira peut-être ; sinon il est lâché, garde son énergie, et roule derrière.',
    heat: 'Par forte chaleur, un long déplacement révèle une de vos musettes et l’ajoute. Laquelle a le moins besoin de rester secrète ?',
  },
  firstRace: {
    title: 'Votre première course',
    hello:
      'Trente rangées, trois équipes. Vous êtes Rouge : le 1 est votre leader, le 2 votre rouleur pour la plaine, le 3 votre grimpeur. Le premier à passer la ligne gagne.',
    lineUp:
      'À l’avant ou à l’arrière ? Seuls les coureurs de l’avant peuvent s’échapper, mais ils paient plus à chaque tour. Un ou deux à l’avant suffisent.',
    breakAway:
      'Votre première occasion de vous échapper. Les prix sont à côté des cases : cinq ou six cases sont un bon début, et c’est le rouleur qui le fait au meilleur prix.',
    inside:
      'Vous pouvez changer les places dans le peloton. Faites remonter qui doit s’échapper ensuite, et laissez les autres souffler à l’arrière.',
    pursuit:
      'Une poursuite fait avancer le peloton d’une rangée de plus. Servez-vous-en quand un adversaire s’est échappé, jamais contre votre propre coureur.',
    ride: 'Votre coureur est dans l’échappée et joue en premier. Les cases gratuites ne coûtent rien ; une ou deux payantes sont bon marché. Restez devant le peloton.',
    slipstream: 'Vous êtes dans l’aspiration d’un autre : une case gratuite de plus. Finissez encore juste derrière, et cela continue.',
    feed: 'Vous gardez une musette que personne d’autre ne connaît. Ajoutez-la quand elle vous offre ce qu’il vous faut ; après l’arrivée, elle ne vaut rien.',
    risk: 'Certaines cases montrent un risque. Une chute vous coûte un tour : cherchez un détour, il coûte souvent pareil.',
    sprint: 'La ligne approche. Dépensez ce que vous avez : l’énergie qui reste à l’arrivée ne vaut rien.',
    won: 'Vous gagnez ! Des cases gratuites, la bonne échappée, et plus rien dans les jambes sur la ligne : c’est ça, Leader 1.',
    lost: 'Pas cette fois. Recommencez : échappez-vous un peu plus tôt, et dépensez tout avant la ligne.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }) =>
      `${rider} a ${energy} d’énergie et encore ${plural(rows, 'rangée')} à parcourir. Même quatre cases payantes à chaque tour n’en viendront pas à bout : il est temps de s’échapper.`,
    left: ({ rows }) =>
      `D’autres sont devant le peloton, aucun de vos coureurs n’y est, et la ligne est à ${plural(rows, 'rangée')}. Restez encore longtemps ici, et on ne les reverra plus.`,
    back: ({ rider }) =>
      `Le peloton peut passer la ligne à ce tour, et l’avant arrive en premier. ${rider} a l’énergie pour gagner, mais se trouve à l’arrière.`,
  },
  reasons: {
    position: 'Cela gagne du terrain à un prix honnête.',
    reserves: 'Cela garde de l’énergie ou une poursuite qui vaudra davantage plus tard.',
    shelter: 'Vos coureurs restent dans le peloton, où la route coûte peu.',
    safety: 'Cela évite un risque : un tour perdu coûte plus que quelques cases.',
    finish: 'Votre meilleur coureur arrive plus tôt.',
  },
};
