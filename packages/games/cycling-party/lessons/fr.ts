import { plural } from '@gruppetto/words/grammar/fr';
import type { CoachSentences } from './en.ts';

/** What the coach of Cycling Party says in French. */
export const fr: CoachSentences = {
  groups: {
    title: 'Les groupes sur la route',
    goal: 'Distinguez un peloton d’une file',
    first:
      'Vous êtes Rouge. Cinq coureurs ou plus sur des cases sans trou forment un peloton. Moins de cinq sur une case forment une file, et un coureur seul est une échappée. Où est le peloton ?',
    five: 'Les cinq, de 22 à 24',
    fiveIsRight: 'Oui : trois cases à la suite, cinq coureurs. Les trois en 27 sont une file, Rouge 5 en 19 roule seul.',
    three: 'Les trois en 27',
    threeIsWrong: 'Trois coureurs sur une case sont une file. Un peloton en demande cinq.',
    all: 'Les neuf ensemble',
    allIsWrong: 'Les cases vides séparent les groupes, comme ici 25 et 26.',
    second:
      'Dans une file, chacun lance deux dés. Les lancers qui diffèrent de 3 ou moins restent ensemble, et avancent d’autant que le plus haut. En 27, on fait 10, 7 et 3. De combien avance le coureur qui a fait 7 ?',
    ten: '10 cases',
    tenIsRight: 'Exact : 10 et 7 diffèrent de 3, le 7 prend donc la roue du 10. Le 3 est trop loin et roule seul.',
    seven: '7 cases',
    sevenIsWrong: '10 et 7 ne diffèrent que de 3 : le moins rapide prend la roue et avance de 10.',
    low: '3 cases',
    lowIsWrong: 'Personne n’attend. Le 7 s’accroche au 10 ; le 3 reste derrière.',
    third: 'Les coureurs de devant jouent d’abord. Lancez le tour.',
    rode: 'Rouge 3 a fait 10 et donne l’allure ; Bleu 3 s’accroche. Bleu 4 est lâché.',
    withdraw: 'Vous pouvez retirer des coureurs, pour en avoir moins à surveiller. Personne n’a besoin d’abandonner : continuez.',
    done: 'Être dans un groupe est une bonne chose : même un mauvais lancer vous emmène.',
  },
  peloton: {
    title: 'L’allure du peloton',
    goal: 'Lancez, ou acceptez',
    first:
      'Bleu 3 s’est échappé. Le peloton avancerait de 5. Pour hausser l’allure, lancez avec un de vos coureurs : de 5 à 9, c’est l’allure proposée à tous. Mais de 10 à 12, c’est une échappée, et de 2 à 4 une crevaison. Lancer ou accepter ?',
    threw: 'Un 8 : voilà l’allure. Bleu accepte.',
    sprinter: 'Rouge 2 est votre sprinteur : une crevaison ferait mal. Lancez avec quelqu’un dont vous pouvez vous passer.',
    agreedAtFive: 'Alors le peloton se traîne, sauf si Bleu en veut plus : or c’est son Bleu 3 qui s’en va. Haussez l’allure.',
    second: 'L’allure est à 8. Vous pouvez relancer avec un autre coureur, ou accepter.',
    agreed: 'Tout le peloton avance de 8, lancers ou pas.',
    agreedFrom: 'Accepté, et on ne vous demandera plus rien pour des allures au moins aussi hautes.',
    again: 'Seul un 9 serait plus rapide, un lancer sur neuf. Et un sur six est une crevaison. Acceptez.',
    done: 'Un lancer de 5 à 9 profite à tous, une échappée à vous. Un peloton garde sa forme : chacun compte depuis sa propre case.',
  },
  bottle: {
    title: 'Les bidons',
    goal: 'Rejoignez un groupe avec un bidon',
    first:
      'Un bidon fait avancer un coureur d’une case ; en montagne, il en faut deux. La file de Bleu, en 30, va jouer, et Rouge 2 est juste derrière. Vous avez un bidon. Le donnez-vous ?',
    gave: 'Rouge 2 rejoint la file, ne fait que 5, et avance quand même de 8 avec les autres. Voilà à quoi sert un bidon.',
    order: 'Avec cette consigne, on ne vous consulte que si vous avez quelque chose à perdre. Mais là, vous manqueriez la roue de Bleu.',
    nothing: 'Alors Rouge 2 roule seul. Dans la file, même un mauvais lancer aurait suffi.',
    done: 'Cinq bidons par étape, trois par tour, deux par coureur. Donnez-les juste avant qu’un groupe joue, ou à la fin d’un tour.',
  },
  mountain: {
    title: 'La montagne',
    goal: 'Répartissez les dés',
    first: 'Un col va de 50 à 60. Pour un lancer venu du plat, chaque case de montagne compte 2. Bleu 1, en 48, fait 9. Où arrive-t-il ?',
    at53: 'En 53',
    at53IsRight: 'Un pour la 49, puis quatre cases de montagne à deux chacune : 53.',
    at57: 'En 57',
    at57IsWrong: 'Ce serait neuf cases. Mais à partir de 50, chacune compte 2.',
    at50: 'En 50',
    at50IsWrong: 'Un 9 vaut mieux : un pour la 49, puis huit points, pour quatre cases de montagne.',
    second:
      'Dans un col, il n’y a pas de groupes. Un coureur lance un dé ; vos deux coureurs en 56 lancent ensemble, et vous répartissez les dés : 2 et 5. Lequel pour Rouge 2, votre sprinteur ?',
    five: 'Rouge 2 a passé le sommet, en 61. Sur le plat, votre sprinteur peut sprinter.',
    two: 'Alors c’est Rouge 4 qui passe le sommet, et votre sprinteur reste dans le col, où personne ne sprinte. Donnez le 5 à Rouge 2.',
    done: 'En montée, chacun lance un dé ; passé le sommet, les cases comptent de nouveau 1.',
  },
  sprint: {
    title: 'Le sprint',
    goal: 'Gagnez avec votre sprinteur',
    first:
      'Le coureur 2 est votre sprinteur, avec un sprint par étape en version junior. La ligne est après 100, et Rouge 2 est en 88. On sprinte seul, avant que le groupe lance. Maintenant ?',
    sprints: 'C’est le moment !',
    nothing:
      'Avec deux dés, personne ici ne peut atteindre la ligne : 12 au mieux, et il faut 13. Un sprint peut gagner la course maintenant, avant celui de Bleu.',
    second: 'Trois dés, ou un dé à vingt faces ? Il vous faut 13 pour passer la ligne.',
    won: 'Un 16 : quatre cases après la ligne. Les autres finissent le tour, personne ne vous double, et vous gagnez !',
    threeDice: 'Trois dés font 13 ou plus une fois sur quatre. Le dé à vingt faces y arrive deux fois sur cinq.',
    done: 'L’étape se termine avec le tour où quelqu’un arrive. Le plus loin après la ligne gagne. Près de la ligne, trois dés sont plus sûrs ; loin d’elle, le dé à vingt faces.',
  },
  climber: {
    title: 'Le grimpeur',
    goal: 'Servez-vous des doubles lancers et du cinq magique',
    first:
      'À partir d’ici, c’est la version senior : chaque coureur a un rôle. Rouge 1 est votre grimpeur. Dans un col de première, il a un double lancer, dans un hors catégorie comme celui-ci deux : deux dés, vous en gardez un. En utilisez-vous un ?',
    doubled: 'Un 2 et un 5. Et ce n’est pas tout.',
    single: 'Vous pouvez. Mais les doubles lancers sont perdus à la fin du col, et celui-ci est assez long pour les deux.',
    second: 'Dans un hors catégorie, le grimpeur peut compter un 5 comme 6 : c’est le cinq magique. Que prenez-vous ?',
    magic: 'Six cases en montée.',
    five: 'C’est bien, mais le cinq magique en fait un 6, gratuitement.',
    two: 'Vous avez payé un second dé : prenez le meilleur.',
    done: 'Les cols ont des catégories : côte 3 cases, troisième 8, deuxième 16, première 24, hors catégorie 32.',
  },
  rouleur: {
    title: 'Le rouleur',
    goal: 'Faites le lien malgré un écart de quatre',
    first:
      'Rouge 3 est votre rouleur : son lancer compte au moins 7, donc votre 3 est un 7. Et un rouleur peut rester lié malgré une différence de 4. Bleu 1 a fait 11, Bleu 4 a fait 3. Que faites-vous ?',
    up: 'Vous avancez de 11 avec Bleu 1, et Bleu 4 reste derrière.',
    both: 'Vous avanceriez de 11, mais vous emmèneriez aussi Bleu 4 : son 3 deviendrait un 11. Pourquoi l’aider ?',
    down: 'Vous n’avanceriez que de 7, et emmèneriez Bleu 4. C’est devant que se joue la course.',
    none: 'Alors vous avancez de 7, et Bleu 1 s’en va avec 11.',
    done: 'C’est le rouleur qui décide : vers le haut, vers le bas, les deux ou aucun.',
  },
  domestiques: {
    title: 'Les équipiers',
    goal: 'Faites travailler vos équipiers',
    first:
      'Rouge 5 est votre équipier de montagne. Si son dé vaut exactement un de plus que celui d’un coéquipier sur la même case, il le tire avec lui. Rouge 1 et Rouge 5 ont fait 4 et 5. Quel dé pour Rouge 1 ?',
    four: 'Et Rouge 5 a le 5 : un de plus.',
    five: 'Alors Rouge 1 avance de 5 et Rouge 5 de 4. Dans l’autre sens, les deux peuvent avancer de 5.',
    second: 'Tirer Rouge 1 ?',
    pulled: 'Les deux avancent de 5.',
    left: 'Alors Rouge 1 n’avance que de 4. Tirer ne coûte rien.',
    third:
      'Maintenant votre peloton. Rouge 4 est votre équipier de plaine : avec 3 ou 4, il ne crève pas, et de 10 à 12, il peut fixer l’allure à 9. Qui lance ?',
    threw: 'Un 11 !',
    sprinter: 'Votre sprinteur pourrait crever avec un 2, un 3 ou un 4. L’équipier seulement avec un 2.',
    agreed: 'À 5, votre sprinteur n’ira pas loin. Haussez l’allure, avec le coureur qui le fait le mieux.',
    fourth: 'Un 11 peut être une échappée, ou une allure de 9 pour tous. Votre sprinteur, Rouge 2, est dans ce peloton.',
    nine: 'La plus haute allure d’un peloton, pour votre sprinteur aussi.',
    escaped: 'Rouge 4 partirait seul, et le peloton de votre sprinteur resterait à 5. Un équipier travaille pour les autres.',
    done: 'Le coureur 6, la lanterne rouge, n’a pas de pouvoir. Il est là quand les équipes ont six coureurs.',
  },
  attack: {
    title: 'L’attaque',
    goal: 'Lancez quatre dés',
    first:
      'Une fois par étape, chaque équipe peut attaquer, jusqu’à 50 km de la ligne : un coureur lance quatre dés et part seul. Vous y allez ?',
    who: 'Qui part ?',
    fallBack: 'Attendre, avec un dé, ramène un coureur vers un coéquipier derrière. Rouge 1 y est seul, mais il peut patienter. Attaquez !',
    nothing: 'Vous pouvez la garder, mais pas longtemps : passé le panneau des 50 km, elle est perdue.',
    second: 'Rouge 3, le rouleur, ou Rouge 4, l’équipier ?',
    rouleur: 'Quinze cases. Et en solitaire, le lancer d’un rouleur compte toujours au moins 7.',
    domestique: 'Rouge 4 donne le meilleur de lui-même dans le peloton. Seul, un rouleur fait mieux : ses lancers comptent au moins 7.',
    third: 'Et si les quatre dés avaient été 5, 5, 2 et 2 ?',
    chain: 'La chaîne casse',
    chainIsRight: 'Deux paires cassent la chaîne : le coureur recule à hauteur du dernier de la course, et relance de là.',
    fourteen: '14 cases',
    fourteenIsWrong: 'La somme ne compte pas avec deux paires : la chaîne casse, et le coureur recule à hauteur du dernier de la course.',
    fall: 'Une chute',
    fallIsWrong:
      'Les chutes viennent avec deux dés : après 3-3 ou 4-4 on relance, et un double est alors une chute. Deux paires sur quatre dés cassent la chaîne.',
    done: 'Un lancer spécial par déplacement : sprint, attaque, attente ou descente.',
  },
  descent: {
    title: 'À tombeau ouvert',
    goal: 'Dévalez une montagne',
    first:
      'Rouge 1 a passé le sommet avec un 6 naturel, exactement sur la première case plate. Cela donne droit à une descente à tombeau ouvert : trois dés au lieu de deux. Il n’y a chute qu’avec trois six. Vous osez ?',
    descended: 'Douze cases, et Bleu 1 reste derrière.',
    fallBack: 'Il n’y a rien à attendre : vous êtes en tête, et une descente est prête.',
    normal:
      'Avec deux dés, vous feriez 7 en moyenne ; avec trois, plus de 10. Une chute arrive une fois sur 216 lancers. Et le droit se perd si vous ne l’utilisez pas.',
    done: 'Il vaut aussi si deux bidons vous mènent de la dernière case de montagne au plat dans le même tour.',
  },
  leader: {
    title: 'Master : le leader',
    goal: 'Gagnez une montagne',
    first:
      'En version master, Rouge 1 est votre leader, et les premiers au sommet d’un col prennent des points. Dans un hors catégorie, le leader a des attaques en montagne : un dé à dix faces. Le sommet est en 71, Bleu 1 est à côté de vous. Que faites-vous ?',
    attacked: 'Sept cases : vous passez le sommet, pas Bleu 1.',
    fallBack: 'Attendre, c’est laisser le sommet à Bleu 1.',
    normal: 'Avec un dé normal, il faut un 5 ou un 6 pour passer. Celui à dix faces y arrive de 5 à 10 : six fois sur dix.',
    second: 'Vous passez un hors catégorie en tête. Combien de points de la montagne ?',
    thirtyFive: '35',
    thirtyFiveIsRight:
      'Un hors catégorie donne 35, 25, 15, 10 et 5 ; une première de 25 à 5, une deuxième de 15 à 5, une troisième de 5 à 1.',
    five: '5',
    fiveIsWrong: 'C’est pour le cinquième au sommet, ou le vainqueur d’un sprint intermédiaire. Le premier en a 35.',
    none: 'Aucun : seule l’arrivée compte',
    noneIsWrong: 'En version master, les cols et les sprints intermédiaires comptent aussi. En tête d’un hors catégorie : 35.',
    done: 'Chaque équipe a moitié moins d’attaques en montagne que la course n’a de hors catégorie. Ne les utilisez pas toutes d’un coup.',
  },
  tour: {
    title: 'Une course par étapes',
    goal: 'Lisez les temps et les points',
    first:
      'Chaque tour après celui du vainqueur est une minute ; les cases après la ligne et un dé donnent les secondes. Vous arrivez un tour après le vainqueur, dix cases après la ligne, où un 6 vaut 10 secondes. Vous faites 6. Votre temps ?',
    seventy: '1′10″',
    seventyIsRight: 'Un tour est une minute, et 10 secondes pour la case.',
    ten: '10 secondes',
    tenIsWrong: 'Ajoutez une minute : vous arrivez un tour après le vainqueur.',
    seventyFive: '1′15″',
    seventyFiveIsWrong: 'Ce serait avec un 1. Un 6 donne le moins de secondes de la case : 10.',
    second: 'Comment gagne-t-on une course par étapes ?',
    points: 'Avec le plus de points Cycling Party',
    pointsIsRight: 'Oui : pour les victoires d’étape, et pour les places dans les cinq classements à la fin.',
    time: 'Avec le meilleur temps',
    timeIsWrong:
      'Cela fait gagner le classement individuel, l’un des cinq. Ce sont les points de tous les classements et des victoires d’étape qui décident.',
    wins: 'Avec le plus de victoires d’étape',
    winsIsWrong: 'Elles rapportent des points, mais les cinq classements aussi.',
    third: 'Vous jouez une course par étapes sur une vraie table. Qui note ce qui se passe ?',
    director: 'Le directeur de course, au bureau de course',
    directorIsRight:
      'Pour chaque col, sprint et arrivée, il saisit l’ordre ; le bureau additionne tout. Pour une course jouée ici, il se remplit tout seul.',
    everyone: 'Personne : c’est réservé aux courses jouées ici',
    everyoneIsWrong: 'Le bureau de course sert aussi aux vraies tables : un joueur, le directeur de course, y saisit ce qui s’est passé.',
    done: 'Dans une course par étapes, personne n’abandonne : tout le monde doit arriver.',
  },
  oneMinute: {
    groups: {
      title: 'Rouler en groupe',
      sentences: [
        'Vous dirigez une équipe ; à chaque tour, chacun de vos coureurs joue une fois, en commençant par ceux de devant.',
        'Un coureur seul lance deux dés ; ceux d’une même case forment une file, et s’emmènent si leurs lancers sont proches.',
      ],
      caption: 'Trois coureurs en 30 : une file. Cinq sans trou derrière eux : un peloton.',
    },
    pace: {
      title: 'L’allure et les cols',
      sentences: [
        'Cinq coureurs ou plus sans trou forment un peloton : lancez pour hausser son allure, ou acceptez-la.',
        'En montagne, il n’y a pas de groupes, et chacun lance un dé.',
      ],
      caption: 'Le col les sépare : Rouge 1 grimpe seul, les autres attendent en bas.',
    },
    line: {
      title: 'Bidons et sprints',
      sentences: [
        'Un bidon fait avancer d’une case, un sprinteur peut lancer trois dés ou un à vingt faces, et le plus loin après la ligne gagne.',
      ],
      caption: 'Encore huit kilomètres, et le sprinteur de Rouge a gardé un sprint.',
    },
  },
  glossary: {
    peloton: {
      term: 'peloton',
      meaning:
        'Cinq coureurs ou plus sur des cases plates sans trou. Il avance à la plus haute allure proposée, de 5 à 9, et garde sa forme.',
    },
    paceline: {
      term: 'file',
      spellings: ['files'],
      meaning:
        'De deux à quatre coureurs sur une case plate. Les lancers qui diffèrent de 3 ou moins restent ensemble et avancent d’autant que le plus haut.',
    },
    breakaway: {
      term: 'échappée',
      spellings: ['échappées'],
      meaning: 'Un coureur seul sur une case plate : deux dés, et pas de roue à prendre. Faire 10, 11 ou 12 dans un peloton en lance une.',
    },
    pace: {
      term: 'allure',
      spellings: ['allures'],
      meaning: 'De combien avance un peloton : 5, ou le plus haut lancer de 5 à 9 que quelqu’un propose.',
    },
    puncture: {
      term: 'crevaison',
      spellings: ['crevaisons'],
      meaning: 'Un 2, un 3 ou un 4 dans un peloton : ce coureur le quitte et n’avance que d’autant.',
    },
    escape: { term: 's’échapper', spellings: ['s’échappe'], meaning: 'Faire 10, 11 ou 12 dans un peloton : ce coureur part seul.' },
    bottle: {
      term: 'bidon',
      spellings: ['bidons'],
      meaning:
        'Fait avancer un coureur d’une case ; depuis une case de montagne, il en faut deux. Chaque équipe en a cinq par étape et en donne au plus trois par tour.',
    },
    pass: {
      term: 'col',
      spellings: ['cols'],
      meaning: 'Une suite de cases de montagne. En venant du plat, chacune compte 2 ; dans le col, chacun lance un dé.',
    },
    sprinter: {
      term: 'sprinteur',
      meaning: 'Le coureur 2 : peut lancer trois dés ou celui à vingt faces au lieu de deux, quelques fois par étape.',
    },
    climber: {
      term: 'grimpeur',
      meaning: 'Le coureur 1 : a des doubles lancers dans les longs cols, et un cinq magique dans les plus longs.',
    },
    rouleur: {
      term: 'rouleur',
      meaning: 'Le coureur 3 : seul ou dans une file, son lancer compte au moins 7, et peut rester lié malgré une différence de 4.',
    },
    'flat domestique': {
      term: 'équipier de plaine',
      meaning: 'Le coureur 4 : dans un peloton, seul un 2 est une crevaison, et de 10 à 12 il peut fixer l’allure à 9.',
    },
    'mountain domestique': {
      term: 'équipier de montagne',
      meaning: 'Le coureur 5 : tire un coéquipier sur la même case de montagne dont le dé vaut exactement un de moins.',
    },
    'lanterne rouge': { term: 'lanterne rouge', meaning: 'Le coureur 6, dans les équipes de six : aucun pouvoir.' },
    'double throw': {
      term: 'double lancer',
      spellings: ['doubles lancers'],
      meaning: 'Dans un col, le grimpeur lance un dé de plus et en écarte un. Les inutilisés sont perdus à la fin du col.',
    },
    'magic five': { term: 'cinq magique', meaning: 'Dans un hors catégorie, le grimpeur peut compter un 5 comme 6.' },
    attack: {
      term: 'attaque',
      spellings: ['attaques'],
      meaning: 'Quatre dés, une fois par étape, jusqu’à 50 km de la ligne. Deux paires cassent la chaîne.',
    },
    'broken chain': {
      term: 'chaîne cassée',
      spellings: ['chaîne casse', 'chaîne'],
      meaning: 'Deux paires lors d’une attaque : le coureur recule à hauteur du dernier de la course et relance de là.',
    },
    'fall back': {
      term: 'attendre',
      spellings: ['attend', 'attente'],
      meaning: 'Lancer un seul dé au lieu du lancer normal, pour attendre un coéquipier derrière.',
    },
    'full-speed descent': {
      term: 'descente à tombeau ouvert',
      spellings: ['descente', 'descentes'],
      meaning: 'Trois dés, après être sorti d’un col avec un 6 naturel. Trois six, et c’est la chute.',
    },
    fall: {
      term: 'chute',
      spellings: ['chutes'],
      meaning: 'Après 3-3 ou 4-4 à deux dés, un coureur relance ; un double est alors une chute, et toute la case perd son déplacement.',
    },
    'mountain attack': {
      term: 'attaque en montagne',
      spellings: ['attaques en montagne'],
      meaning: 'Le leader lance un dé à dix faces dans un hors catégorie. Une équipe en a quelques-unes pour toute la course.',
    },
    overrun: { term: 'dépassement', meaning: 'De combien de cases un coureur a dépassé la ligne : le plus grand gagne.' },
    'intermediate sprint': {
      term: 'sprint intermédiaire',
      spellings: ['sprints intermédiaires'],
      meaning: 'Un repère sur la route : les trois premiers y gagnent 5, 3 et 1 points.',
    },
  },
  meanings: {
    start: 'Vos coureurs lancent pour leur première case, l’un après l’autre. Il n’y a encore rien à décider.',
    rideOn:
      'Un nouveau tour va commencer. « Rouler jusqu’au… » vous épargne les questions en route ; on ne vous consulte que si vous avez quelque chose à perdre.',
    withdraw: 'Lequel de vos coureurs quitte la course pour de bon. Moins de coureurs, c’est moins de travail, mais aussi moins d’aide.',
    special:
      'Ce groupe va jouer. Avant cela, un bidon peut y faire entrer un coureur, et un lancer spécial l’en fait sortir. Sans demande, il lance simplement.',
    give: 'Choisissez à qui va le bidon. Il fait avancer d’une case. Cherchez un groupe qu’il aide à rejoindre.',
    sprint: 'Trois dés font le plus souvent 10 ou 11 ; le dé à vingt faces donne n’importe quoi de 1 à 20. Jusqu’où devez-vous aller ?',
    attack: 'Choisissez le coureur qui lance quatre dés et part seul. Deux paires cassent la chaîne.',
    fallBack: 'Choisissez le coureur qui ralentit, avec un dé, pour attendre un coéquipier derrière.',
    go: 'De combien avance le coureur qui attend. Où est le coéquipier qu’il attend ?',
    pace: 'De combien avance tout le peloton. Un lancer de 5 à 9 hausse l’allure pour tous ; de 10 à 12, c’est une échappée et de 2 à 4 une crevaison pour celui qui lance.',
    paceline:
      'Choisissez le coureur qui lance en premier. À lancers égaux, le premier donne l’allure, et cela tranche une égalité sur la ligne.',
    chain: 'La chaîne est réparée : le coureur lance maintenant, après tous les autres.',
    domestique: 'De 10 à 12, votre équipier de plaine peut partir seul, ou rester et fixer l’allure du peloton à 9.',
    link: 'Votre rouleur peut rester lié à des lancers distants de 4. Vers le haut, vous allez plus loin ; vers le bas, vous emmenez le moins rapide.',
    double: 'Un double lancer, c’est un dé de plus dans ce col ; vous écartez le moins bon. Ce qui n’a pas servi à la fin est perdu.',
    assign: 'Vous répartissez les dés de vos coureurs sur cette case. Qui doit passer le sommet, et qui peut attendre ?',
    pull: 'Votre équipier de montagne a fait un de plus que ce coéquipier, et peut l’emmener. Cela ne coûte rien.',
  },
  firstRace: {
    title: 'Votre première course',
    hello:
      'Soixante kilomètres, une côte, deux équipes. Vous êtes Rouge, manager de cinq coureurs ; le numéro 2 est votre sprinteur. Le coureur le plus loin après la ligne gagne.',
    start: 'D’abord, chacun lance deux dés pour le départ. Pas encore de choix.',
    rideOn: 'Un tour commence. Vous pouvez avancer tour par tour, ou laisser les petites questions attendre le prochain panneau.',
    peloton:
      'Vos coureurs sont dans un peloton. Lancez pour hausser son allure, ou acceptez. Un lancer sur six est une crevaison, un sur six une échappée.',
    bottle:
      'Votre première occasion de donner un bidon. Il sert surtout à ramener un coureur dans le groupe de devant, juste avant que celui-ci joue.',
    pass: 'Dans le col, vous répartissez les dés. Faites passer le sommet à votre sprinteur.',
    sprint: 'La ligne approche. Votre sprinteur peut lancer trois dés, ou celui à vingt faces : c’est le moment d’y penser.',
    won: 'Vous gagnez ! Les groupes, l’allure, les bidons, un sprint : il n’en faut pas plus.',
    lost: 'Perdu pour cette fois. Recommencez : restez en groupe, et gardez le sprint et un bidon ou deux pour la fin.',
  },
  warnings: {
    descent: ({ rider }) => `${rider} peut descendre à tombeau ouvert, mais seulement à ce déplacement : après, c’est trop tard.`,
    doubles: ({ rider, doubles, squares }) =>
      `${rider} a encore ${doubles} et ${squares} jusqu’à la fin du col. Ce qui n’y sert pas est perdu.`,
    attack: ({ last }) => `L’attaque de votre équipe n’est plus possible après le km ${last}, et vous y êtes presque.`,
    sprint: ({ rider }) => `${rider} a encore un sprint, et l’étape peut se terminer à ce tour. Les sprints inutilisés sont perdus.`,
    bottles: ({ bottles }) => `Il vous reste ${bottles}, trois par tour au plus, et la ligne est proche. Ce que vous gardez est perdu.`,
    sprinterBehind: ({ rider, squares }) =>
      `${rider}, votre sprinteur, est à ${squares} de la tête. De là, un sprint ne gagnera pas : faites-le remonter tant qu’il est temps.`,
    doublesLeft: (doubles) => plural(doubles, 'double lancer', 'doubles lancers'),
    bottlesLeft: (bottles) => plural(bottles, 'bidon'),
    kilometres: (squares) => `${squares} km`,
  },
  reasons: {
    position: 'Vos coureurs avancent, et d’abord ceux qui peuvent gagner.',
    reserves: 'Cela garde bidons et lancers spéciaux pour un moment où ils pèseront davantage.',
    shelter: 'Vos coureurs restent en groupe, où un mauvais lancer coûte peu.',
    safety: 'Tous vos coureurs restent en course.',
    finish: 'Un de vos coureurs a la meilleure chance sur la ligne.',
  },
};
