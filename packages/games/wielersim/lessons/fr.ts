import type { CoachSentences } from './en.ts';

/** What the coach of WielerSIM says in French. */
export const fr: CoachSentences = {
  follow: {
    title: 'Prendre la roue',
    goal: 'Voyez qui suit qui',
    first:
      'Personne ne décide de rien dans cette course : les dés s’en chargent, et vous la lisez. Lea (1) est en tête, fait 8 et roule jusqu’à la rangée 58. Sanne (2) est juste derrière. Que fait Sanne ?',
    behind: {
      label: 'Sanne suit, rangée 57',
      said: 'Exact. Les coureurs de derrière prennent la roue de celui qui a lancé : c’est l’aspiration. Hugo suit aussi.',
    },
    throws: {
      label: 'Sanne lance ses propres dés',
      said: 'On ne lance que si l’on ne peut pas suivre. Huit cases, c’est une bonne roue : Sanne la prend.',
    },
    stays: { label: 'Sanne attend le prochain tour', said: 'Chacun avance une fois par tour. Sanne prend aussitôt la roue de Lea.' },
    second: 'Un coureur ne suit que si cela équivaut à un lancer de 6 à 10. Cette fois, Lea fait 5. Et Sanne ?',
    own: { label: 'Cinq, c’est trop lent : Sanne lance', said: 'Oui. Sanne fait 9, double Lea, et Hugo suit.' },
    along: { label: 'Sanne suit, cinq cases', said: 'Cinq, c’est moins que 6 : une roue trop lente.' },
    beside: { label: 'Sanne reste sur la rangée 57', said: 'Tout le monde avance. Un coureur qui ne peut pas suivre lance les dés.' },
    done: 'Les lents se font donc doubler et les rapides s’en vont : les groupes se forment d’eux-mêmes.',
  },
  width: {
    title: 'La largeur d’un groupe',
    goal: 'Lisez un peloton',
    first:
      'Trois coureurs arrivent de front sur la rangée 61. Puis Luis (4) fait 5 et arrive juste derrière eux, en 60. Sanne (5) et Lea (6) suivent. Combien peuvent y rouler côte à côte ?',
    three: {
      label: 'Trois, comme sur la rangée de devant',
      said: 'Exact : la largeur est celle de la rangée juste devant, au moins un. Sanne et Lea viennent donc à hauteur de Luis.',
    },
    one: {
      label: 'Un seul : toujours à la file',
      said: 'Seulement si la rangée juste devant a un coureur ou aucun. Derrière trois, on peut rouler à trois de front.',
    },
    six: {
      label: 'Six, toute la largeur de la route',
      said: 'La route est large de six, mais les coureurs gardent la largeur de la rangée de devant.',
    },
    done: 'Personne ne passe une rangée pleine sur toute la route. C’est ainsi qu’un peloton large retient tout le monde.',
  },
  colours: {
    title: 'Les couleurs',
    goal: 'Sachez qui peut accélérer',
    first:
      'Chaque tronçon de la route a une couleur, et chaque couleur un type de coureur : jaune les leaders, rouge les grimpeurs, vert les sprinteurs, bleu les équipiers. Ce tronçon est vert. Cleo (1) fait 7, et les autres suivraient. Qui peut essayer de faire mieux ?',
    sprinter: {
      label: 'Sanne (3), sprinteur',
      said: 'Oui : Sanne fait 9, plus que le 6 de la roue, et devient la nouvelle tête : ceux de derrière suivent.',
    },
    leader: { label: 'Lea (2), leader', said: 'Les leaders accélèrent sur le jaune. Le vert est aux sprinteurs.' },
    everyone: { label: 'Tout le monde', said: 'Seulement ceux dont le type a la couleur du tronçon : sur le vert, les sprinteurs.' },
    second: 'Vous voulez de longues portions où les équipiers ramènent le peloton. De quelle couleur les peignez-vous ?',
    helpers: { label: 'Bleu', said: 'Sur le bleu, les équipiers accélèrent, et emmènent ceux qui les suivent.' },
    leaders: { label: 'Jaune', said: 'Sur le jaune, les leaders accélèrent, et font exploser le peloton.' },
    done: 'Les couleurs décident où une course va vite, et pour qui.',
  },
  attack: {
    title: 'L’attaque',
    goal: 'Reconnaissez une attaque',
    first:
      'Un 11 ou un 12 naturel est une attaque : impossible de suivre normalement. Lea (1) fait 12. Comment ceux de derrière peuvent-ils en être ?',
    die: {
      label: 'Avec un 5 ou un 6 sur un dé',
      said: 'Un coureur par rangée peut riposter : d’abord celui qui est droit derrière, puis ceux en diagonale. Cleo échoue, Sanne y parvient, et Hugo derrière Sanne aussi.',
    },
    all: {
      label: 'Ils suivent comme toujours',
      said: 'Une attaque est trop rapide pour être suivie. Ceux de juste derrière peuvent riposter, avec un 5 ou un 6.',
    },
    nobody: {
      label: 'C’est impossible',
      said: 'Il y a un moyen : ceux de juste derrière peuvent lancer un dé, et un 5 ou un 6 les emmène.',
    },
    done: 'Une rangée sans réussite y met fin. En montée, un sprinteur ne riposte jamais.',
  },
  climb: {
    title: 'En montée',
    goal: 'Lisez le malus et la hiérarchie',
    first:
      'Les cases de montée portent un malus, de 1 au pied jusqu’à 6 au sommet ; il se retire du lancer. Cleo (1), un grimpeur, fait 8 sur une case de malus 2. Cela fait combien ?',
    six: {
      label: 'Six cases',
      said: 'Huit moins deux. Là où le malus est fort, tout le monde se traîne ; mais toujours d’au moins une case.',
    },
    eight: { label: 'Huit cases', said: 'On retire le malus de la case de départ : huit moins deux.' },
    four: { label: 'Quatre cases', said: 'Le malus se retire une fois : huit moins deux.' },
    second:
      'La hiérarchie de cette course est grimpeur, leader, équipier, sprinteur. Dans une montée C1, on ne suit que quelqu’un qui est au plus un niveau au-dessus. Cleo est grimpeur. Hugo (3), équipier, peut-il suivre ?',
    no: {
      label: 'Non : les équipiers sont deux niveaux plus bas',
      said: 'Exact. Lea et Luis, des leaders, suivent ; les équipiers doivent lancer. Sanne est encore sur le plat, et suit aussi.',
    },
    yes: {
      label: 'Oui : c’est assez près',
      said: 'Sur le plat, oui. En montée, la hiérarchie compte : en C1, au plus un niveau plus bas.',
    },
    done: 'HC : seuls les égaux ou meilleurs suivent. C1 : un niveau plus bas. C2 : deux. C3 : tout le monde.',
  },
  cobbles: {
    title: 'Les pavés',
    goal: 'Voyez pourquoi personne ne suit',
    first:
      'Sur les pavés, personne ne suit : chacun lance deux dés, moins le malus de sa case. Les coureurs de la couleur du tronçon en lancent trois et comptent les deux meilleurs. Celui-ci est jaune. Qui en lance trois ?',
    leader: { label: 'Lea (4), leader', said: 'Oui : 6, 3 et 6 comptent 12, moins 1. Lea revient de l’arrière, à hauteur des premiers.' },
    sprinter: { label: 'Sanne (1), sprinteur', said: 'Le vert serait pour les sprinteurs. Le jaune est aux leaders.' },
    everyone: { label: 'Tout le monde', said: 'Tout le monde lance deux dés ; seuls ceux de la couleur du tronçon en lancent trois.' },
    done: 'Sur les pavés, le malus est réparti au hasard, de 1 à 4. Qui arrive prend la case libre la plus roulante.',
  },
  events: {
    title: 'La malchance',
    goal: 'Sachez ce que peut cacher un 7',
    first:
      'Un 7 naturel appelle deux autres dés, 1 de moins sous la pluie et 1 de moins sur les pavés : 2 ou moins est une chute, 3 une crevaison, 4 un écart, 11 et 12 un coup de chance. Il pleut, Lea (1) fait 7, puis 1 et 3. Que se passe-t-il ?',
    tyre: { label: 'Une crevaison', said: 'Quatre moins un pour la pluie font 3 : une crevaison. Lea perd ce tour.' },
    nothing: { label: 'Rien', said: 'Il ne se passe rien de 5 à 10. Un et trois font 4, moins 1 sous la pluie : 3.' },
    crash: { label: 'Une chute', said: 'Ce serait 2 ou moins. Un et trois font 4, moins 1 sous la pluie : 3, une crevaison.' },
    done: 'Une chute entraîne aussi la file droit derrière ; chacun s’en tire avec un 6. La météo se lance au départ et à mi-course.',
  },
  sprint: {
    title: 'Le sprint',
    goal: 'Lisez une arrivée',
    first:
      'Sur le plat, le premier groupe sprinte pour la victoire : un dé chacun, et une case de plus par rangée dépassée. Les sprinteurs lancent deux dés. Sept coureurs arrivent sur la ligne. Qui a les meilleures chances ?',
    sanne: {
      label: 'Sanne (6), sprinteur, à l’arrière',
      said: 'Deux dés, et des rangées à dépasser : 8 et 2 de plus. Sanne gagne depuis la dernière rangée.',
    },
    lea: { label: 'Lea (1), au premier rang', said: 'Lea part deux rangées devant, mais ne lance qu’un dé et n’a personne à dépasser.' },
    equal: { label: 'Tout le monde à égalité', said: 'Loin de là : un sprinteur lance deux dés, tous les autres un seul.' },
    done: 'En montée, personne ne sprinte : les rangées décident. Un groupe a un seul temps ; chaque tour de plus est une minute.',
  },
  schedule: {
    title: 'Écrire une feuille de route',
    goal: 'Dessinez votre propre course',
    first:
      'Une course est un tableau : lieu, km, événement, cases restantes, couleur. Que dit cette ligne ? « Col (top) | | C1 (6) | 78 | blue »',
    top: {
      label: 'Un sommet, malus jusqu’à 6, encore 78 cases ; le bleu commence',
      said: 'Exact : la montée est de catégorie 1, sa case la plus raide a un malus de 6, et la route des équipiers suit.',
    },
    length: {
      label: 'Une montée de 78 cases',
      said: '78, c’est le nombre de cases qui restent jusqu’à l’arrivée. La longueur de la montée dépend de l’endroit où elle commence.',
    },
    points: {
      label: 'Six points pour le premier au sommet',
      said: 'Le nombre entre parenthèses est le malus maximal. Les points viennent de la catégorie.',
    },
    second: 'Vous écrivez une course sur les pavés et voulez que les leaders s’y battent. Quelle couleur donnez-vous aux pavés ?',
    yellow: { label: 'Jaune', said: 'Alors les leaders y lancent trois dés et comptent les deux meilleurs.' },
    blue: { label: 'Bleu', said: 'Alors ce sont les équipiers qui y seraient forts. Les leaders sont en jaune.' },
    red: { label: 'Rouge', said: 'Le rouge est aux grimpeurs. Les leaders sont en jaune.' },
    third: 'Sous le tableau vient la hiérarchie, le type le plus fort d’abord. Laquelle convient à une course de montagne ?',
    mountain: {
      label: 'grimpeur, leader, équipier, sprinteur',
      said: 'Dans les montées, ceux d’en bas ne peuvent pas suivre ceux d’en haut.',
    },
    plain: {
      label: 'sprinteur, leader, équipier, grimpeur',
      said: 'C’est pour une course plate. En montagne, personne ne pourrait suivre les sprinteurs en montée.',
    },
    done: 'Changez une ligne, relancez le pronostic, et voyez qui en profite : c’est ainsi qu’on fait une bonne course.',
  },
  odds: {
    title: 'Lire les chances',
    goal: 'Sachez ce que dit un pronostic',
    first:
      'Un pronostic fait courir l’épreuve de nombreuses fois et compte. Il dit : Sanne, 20 % de victoires. Qu’est-ce que cela veut dire ?',
    often: {
      label: 'Sanne gagne environ une course sur cinq',
      said: 'Oui. Et quatre sur cinq reviennent à quelqu’un d’autre, même si personne n’a plus de chances.',
    },
    wins: {
      label: 'Sanne a les meilleures chances : c’est gagné',
      said: 'Les favoris perdent la plupart des courses : 20 %, c’est une sur cinq.',
    },
    never: { label: 'Sanne ne gagnera pas', said: 'Une course sur cinq, ce n’est pas jamais.' },
    second: 'Après 1 000 courses, le pronostic dit 20 % pour Sanne et 21 % pour Lea. Qui est le plus fort ?',
    noise: {
      label: 'Trop serré pour le dire',
      said: 'Exact : avec 1 000 courses, un tel chiffre est incertain à deux ou trois points près. Il en faut plus pour en avoir le cœur net.',
    },
    better: { label: 'Lea', said: 'Peut-être. Mais avec 1 000 courses, un tel chiffre peut être faux de deux ou trois points.' },
    third: 'Au départ lancé, chaque coureur lance pour une rangée. Ceux du type le plus haut dans la hiérarchie sont avantagés. Comment ?',
    three: {
      label: 'Trois dés, les deux meilleurs comptent',
      said: 'Ils partent de plus loin. La hiérarchie change donc les chances avant le premier coup de pédale.',
    },
    two: {
      label: 'Ils partent en premier',
      said: 'Ils lancent d’abord aussi, mais ce qui aide, c’est un troisième dé : les deux meilleurs comptent.',
    },
    done: 'Changez les couleurs ou la hiérarchie, et regardez de nouveau les chances.',
  },
  stages: {
    title: 'Les courses par étapes',
    goal: 'Lisez les classements',
    first:
      'Dans une course par étapes, les cinq premiers d’une arrivée ont 10, 6, 4, 2 et 1 secondes de bonification. Lea finit deuxième. Combien lui retire-t-on ?',
    six: { label: '6 secondes', said: 'Exact. Aux étapes avec une montée C1 ou HC, il n’y en a pas à l’arrivée.' },
    ten: { label: '10 secondes', said: 'C’est pour le vainqueur. La deuxième place vaut 6.' },
    sixteen: { label: '16 secondes', said: 'Chaque place a sa bonification : la deuxième vaut 6.' },
    second: 'Qu’est-ce qui décide du maillot de leader ?',
    time: {
      label: 'Le temps sur toutes les étapes',
      said: 'Tous les retards moins les bonifications. Sprints et arrivées donnent des points, les sommets des points de la montagne : ce sont des classements à part.',
    },
    points: { label: 'Les points des sprints', said: 'Ils comptent pour le classement par points. Le maillot de leader va au temps.' },
    done: 'Le porteur du maillot lance trois dés au prochain départ. Une course peut commencer par un prologue contre la montre : dix dés, une seconde par point.',
  },
  oneMinute: {
    rides: {
      title: 'Elle se court toute seule',
      sentences: [
        'Personne ne décide de rien : vous dessinez une course, saisissez les engagés et regardez, ou la faites courir dix mille fois pour voir les chances.',
        'Le coureur de tête lance deux dés, et ceux de derrière prennent la roue si cela équivaut à un lancer de 6 à 10.',
      ],
      caption: 'Lea (1) lance ; Sanne (2) et Hugo (3) suivent.',
    },
    colours: {
      title: 'Couleurs et montées',
      sentences: [
        'Chaque tronçon de la route a une couleur : les coureurs de ce type peuvent y accélérer.',
        'En montée et sur les pavés, les cases portent un malus, et la hiérarchie dit qui peut suivre qui.',
      ],
      caption: 'Une montée rouge de catégorie 1 : c’est le terrain de Cleo (1), grimpeur.',
    },
    finish: {
      title: 'L’arrivée',
      sentences: [
        'Sur le plat, le premier groupe sprinte, et les sprinteurs lancent deux dés ; en montée, le coureur le plus avancé gagne.',
      ],
      caption: 'Deux cases jusqu’à la ligne pour la première rangée. Sanne (5), sprinteur, vient de derrière.',
    },
  },
  glossary: {
    aspiration: {
      term: 'aspiration',
      spellings: ['suivre', 'suit', 'suivent'],
      meaning: 'Prendre la roue d’un coureur de devant sans dés, si le déplacement équivaut à un lancer de 6 à 10.',
    },
    malus: {
      term: 'malus',
      meaning: 'Ce qu’une case de montée ou de pavés retire à un lancer ; on avance quand même d’au moins une case.',
    },
    hierarchy: {
      term: 'hiérarchie',
      meaning:
        'L’ordre des quatre types dans une course. Elle dit qui part bien, qui lance d’abord sur les pavés, et qui peut suivre en montée.',
    },
    width: {
      term: 'largeur',
      meaning:
        'Combien de coureurs peuvent suivre côte à côte : autant qu’il y en a sur la rangée juste devant celle où arrive celui qui a lancé.',
    },
    section: {
      term: 'tronçon',
      spellings: ['tronçons'],
      meaning:
        'Une portion de route avec une couleur : vert pour les sprinteurs, jaune pour les leaders, rouge pour les grimpeurs, bleu pour les équipiers.',
    },
    accelerate: {
      term: 'accélérer',
      spellings: ['accélère', 'accélèrent'],
      meaning: 'Un coureur qui suit, sur sa propre couleur, lance les dés pour faire mieux que la roue.',
    },
    attack: {
      term: 'attaque',
      spellings: ['attaques', 'attaquer'],
      meaning: 'Un 11 ou un 12 naturel : personne ne suit gratuitement, mais ceux de juste derrière peuvent riposter.',
    },
    counter: {
      term: 'riposter',
      spellings: ['riposte', 'ripostes', 'ripostent'],
      meaning: 'Suivre une attaque, avec un 5 ou un 6 sur un dé.',
    },
    blocked: { term: 'bouchon', spellings: ['rangée pleine'], meaning: 'Une rangée pleine sur toute la largeur : on s’arrête derrière.' },
    'steering error': { term: 'écart', meaning: 'Un coureur n’avance que d’un dé.' },
    'squares to go': {
      term: 'cases restantes',
      meaning: 'Le nombre de cases jusqu’à l’arrivée : c’est ce que compte la feuille de route.',
    },
    schedule: {
      term: 'feuille de route',
      meaning: 'Le tableau qui décrit une course : lieux, événements, cases restantes, couleurs, et la hiérarchie.',
    },
    'bonus seconds': {
      term: 'bonification',
      spellings: ['bonifications'],
      meaning:
        'Des secondes retirées du temps d’un coureur, dans une course par étapes, pour les premiers d’une arrivée ou d’un sprint intermédiaire.',
    },
  },
  meanings: {
    ride: 'Il n’y a rien à décider : les dés font courir un tour, et vous regardez qui suit, qui attaque et qui est lâché.',
  },
  firstRace: {
    title: 'Regarder une course',
    hello:
      'Quatre-vingts cases, seize coureurs : un début plat, des pavés, une côte, et un sprint. Avancez tour par tour, et regardez la course se dessiner. Choisissez un coureur à encourager.',
    grid: 'Les voilà placés selon leurs lancers. Le type le plus haut de la hiérarchie, les sprinteurs aujourd’hui, compte les deux meilleurs dés sur trois.',
    sped: 'Quelqu’un, sur sa couleur, a fait mieux que la roue : c’est ainsi qu’un peloton s’étire.',
    cobbles: 'Les premiers sont sur les pavés. Là, personne ne peut suivre : regardez le peloton éclater.',
    happened: 'Un 7 naturel a appelé un événement. Le fil de la course dit ce qu’il en est sorti.',
    attack: 'Une attaque ! Seul un 5 ou un 6 emmène ceux de derrière.',
    climb: 'Ça monte. Les nombres sur les cases se retirent des lancers, et ne suit pas qui veut.',
    sprint: 'L’arrivée approche. Sur le plat, le premier groupe sprinte, et les sprinteurs lancent deux dés.',
    won: 'Voilà une course. Maintenant, dessinez la vôtre, ou ouvrez le pronostic et voyez qui aurait dû gagner.',
    lost: 'Voilà une course. Maintenant, dessinez la vôtre, ou ouvrez le pronostic et voyez qui aurait dû gagner.',
  },
};
