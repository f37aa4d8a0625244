import { plural } from '@gruppetto/words/grammar/fr';
import type { CoachSentences } from './en.ts';

/** What the coach of Los Ciclistas says in French. */
export const fr: CoachSentences = {
  start: {
    title: 'Au départ',
    goal: 'Lancez vos coureurs',
    first: 'Vous êtes Rouge et vous avez trois coureurs. Deux dés disent d’où part chacun. Choisissez un coureur et lancez.',
    sent: 'Votre coureur part de la case 9. Plus c’est loin, mieux c’est, mais la course est longue.',
    second: 'Bleu a lancé un coureur à son tour. À votre suivant.',
    sentToo: 'Et celui-ci de la 4. Voilà pour le départ : un coureur après l’autre, autour de la table.',
    done: 'Quand tout le monde est parti, le coureur de tête joue en premier à chaque tour.',
  },
  draft: {
    title: 'Lancer ou prendre la roue',
    goal: 'Prenez une roue qui bat les dés',
    first: 'Bleu 1 était à côté de vous et vient de faire 11. Prenez la roue, et vous voilà juste derrière, sans lancer les dés.',
    drafted: 'Case 30, gratuitement, et un bonus en prime. Chaque roue prise en rapporte un.',
    threw: 'Deux dés font 7 en moyenne, 12 au mieux. La roue vous emmène dix cases plus loin à coup sûr, et rapporte un bonus.',
    second: 'Cette fois, Bleu 2 a fait 3. Sa roue mène deux cases plus loin. Que faites-vous ?',
    threwOn: 'Une roue lente, on la laisse. Vous faites 8.',
    slow: 'Deux cases et un bonus. Même un lancer médiocre fait mieux, en général.',
    done: 'Une roue rapide se prend, une roue lente se laisse.',
  },
  stuck: {
    title: 'Collé à la roue',
    goal: 'Sachez quelle roue vous pouvez prendre',
    first:
      'Bleu 1 est parti avec 9. Mais au début du tour, il y avait une case vide entre vous : pas de roue à prendre. Regardez pourquoi, puis lancez.',
    threw: 'Vous faites 7 et restez au contact.',
    second: 'Bleu 2 était exactement une case devant votre coureur suivant. On dit qu’il est collé. Vous prenez la roue ?',
    drafted: 'Même case ou une case derrière : la roue est à vous. Seul compte le coureur juste devant dans l’ordre du tour.',
    threwToo: 'Vous pouvez lancer, mais la roue d’un 10 est difficile à battre.',
    done: 'Finissez vos tours près des autres, et le suivant vous offrira des roues.',
  },
  bonuses: {
    title: 'Dépenser un bonus',
    goal: 'Ajoutez des bonus à un lancer',
    first: 'Vous avez deux bonus. Lancez d’abord ; vous déciderez ensuite d’en ajouter ou non.',
    threw: 'Un 6. Avec vos deux bonus, vous pourriez revenir à hauteur de Bleu 1, sur la 28.',
    second: 'Chaque bonus est une case de plus. Au prochain tour, un coureur collé à Bleu 1 pourra prendre sa roue.',
    added: 'Deux bonus, deux cases : votre coureur est collé à Bleu 1 pour le prochain tour.',
    addedOne: 'Un bonus vous mène en 27 : une case derrière Bleu 1, c’est encore collé, et vous gardez un bonus.',
    nothing: 'Il reste alors une case vide entre Bleu 1 et vous : pas de roue au prochain tour.',
    done: 'Un bonus n’est jamais aussi précieux que lorsqu’il vous gagne une roue, ou le sprint.',
  },
  price: {
    title: 'Une roue qui se paie',
    goal: 'Payez autant que le coureur de devant',
    first: 'Bleu 1 a fait 8 et ajouté deux bonus. Sa roue vous en coûte deux, et ne rapporte rien. Vous en avez deux.',
    drafted: 'Neuf cases pour deux bonus : c’est cher, mais vous restez avec la tête.',
    threw: 'Vous gardez vos bonus, mais un lancer moyen laisse deux cases vides entre vous : pas de roue au prochain tour.',
    done: 'Dépenser des bonus, c’est lâcher tous ceux qui ne peuvent pas en payer autant.',
  },
  sprint: {
    title: 'L’arrivée',
    goal: 'Gagnez le sprint',
    first:
      'La ligne est après la case 60. Bleu 1 vient de la franchir, sur le numéro 7. Le tour se joue jusqu’au bout, et le coureur le plus loin gagne. La roue ou les dés ?',
    threw: 'Vous faites 9. Et il vous reste trois bonus.',
    drafted: 'La roue s’arrête une case derrière Bleu 1. Vous passeriez la ligne aussi, mais deuxième. Pour gagner, il faut doubler.',
    second:
      'Avec le 9, vous êtes sur le numéro 5. Bleu 1 est sur le 7 : vous êtes déjà devant. Les bonus vous mettent à l’abri de ceux qui doivent encore jouer.',
    won: 'Plus loin que tout le monde : vous gagnez, au premier tour d’arrivée.',
    enough: 'Assez pour battre Bleu 1. Vous gagnez.',
    done: 'Un score se lit tour, puis numéro : 1′4 bat 1′7, et les deux battent 2′0. Le plus petit est le meilleur.',
  },
  events: {
    title: 'Les cartes d’événement',
    goal: 'Courez avec la météo',
    first: 'La carte dit : chute. Un coureur qui fait un double n’avance pas. Bleu 1 a fait 7. Quel est le choix le plus sûr ?',
    drafted: 'Pas de dés, pas de chute. Une carte qui rend les dés dangereux donne du prix aux roues.',
    threw: 'Un lancer sur six est un double. La roue vous mène presque aussi loin qu’un lancer moyen, et sans risque de chute.',
    done: 'Lisez la carte avant chaque tour : la pluie interdit les bonus, le vent de côté chasse un sixième coureur d’une case, crevaisons et chutes punissent les doubles.',
  },
  elimination: {
    title: 'Élimination',
    goal: 'Ne passez pas la ligne en dernier',
    first:
      'Trois boucles de cinquante cases ; un coureur est éliminé à chacune des deux premières. Votre dernier coureur est en 45 et il lui faut six pour passer la ligne. Derrière vous, il en faut plus à Bleu 3. Lancez !',
    threw: 'Vous faites 7 et passez la ligne.',
    second: 'Bleu 3, non : la boucle est jugée, et il est éliminé. Continuez avec votre premier coureur.',
    rode: 'En route pour la boucle suivante. Sachez toujours qui est dernier, et faites en sorte que ce ne soit pas vous.',
    done: 'Aux deux premières boucles, les derniers sont éliminés ; la troisième se termine par une arrivée normale.',
  },
  oneMinute: {
    draft: {
      title: 'Lancer ou prendre la roue',
      sentences: [
        'À chaque tour, chacun de vos trois coureurs joue une fois, en commençant par le premier sur la route.',
        'Un coureur lance deux dés, ou prend la roue de celui qui le précède, s’ils étaient dans la même case ou à une case d’écart au début du tour.',
      ],
      caption: 'Rouge 1 peut prendre la roue de Bleu 1 : ils étaient dans la même case.',
    },
    bonuses: {
      title: 'Gagner, dépenser',
      sentences: [
        'Prendre la roue mène juste derrière, sans dés, et rapporte un bonus.',
        'Les bonus ajoutent des cases à un lancer, et prendre la roue d’un coureur qui en a dépensé en coûte autant.',
      ],
      caption: 'La case 21 est vide : Rouge 1 n’a pas de roue à prendre. Rouge a deux bonus et peut les ajouter à son lancer.',
    },
    finish: {
      title: 'Passer la ligne',
      sentences: ['Le tour où quelqu’un passe la ligne se joue jusqu’au bout ; puis le coureur le plus loin gagne.'],
      caption: 'La ligne est après la case 60. Au-delà, le plus petit numéro est le plus loin.',
    },
  },
  glossary: {
    draft: {
      term: 'prendre la roue',
      spellings: ['prend la roue', 'prenez la roue', 'prendre sa roue', 'roue prise'],
      meaning: 'Se placer sur la case juste derrière le coureur de devant, sans lancer les dés.',
    },
    wheel: { term: 'roue', spellings: ['roues'], meaning: 'Celle du coureur juste devant le vôtre dans l’ordre du tour.' },
    bonus: {
      term: 'bonus',
      meaning: 'Un jeton qui vaut une case. Prendre la roue en rapporte un ; on peut en avoir cinq et en dépenser trois par déplacement.',
    },
    label: {
      term: 'numéro',
      spellings: ['numéros'],
      meaning: 'Celui d’une case après la ligne : 9 est la plus proche, 0 la plus lointaine.',
    },
    stuck: {
      term: 'collé',
      spellings: ['collés'],
      meaning: 'Dans la même case que le coureur de devant, ou une case derrière, au début du tour : assez près pour prendre la roue.',
    },
  },
  meanings: {
    start: 'Lequel de vos coureurs part maintenant : deux dés disent sur quelle case. Ils se valent tous, prenez n’importe lequel.',
    draft:
      'Prendre la roue du coureur de devant, ou lancer. La roue mène juste derrière lui, sans dés, et rapporte un bonus s’il n’en a pas dépensé ; un lancer fait 7 en moyenne, 12 au mieux.',
    toss: 'Ce coureur n’a pas de roue à prendre : il lance deux dés. Vous pourrez ensuite ajouter des bonus.',
    add: 'Chaque bonus ajoute une case à ce lancer. Ils servent surtout à attraper une roue pour le tour suivant, ou à battre quelqu’un sur la ligne.',
  },
  firstRace: {
    title: 'Votre première course',
    hello:
      'Soixante cases, trois joueurs avec trois coureurs chacun. Vous êtes Rouge. Après la ligne, le coureur le plus loin gagne, et il suffit d’un des vôtres.',
    start: 'Lancez vos coureurs, l’un après l’autre. Deux dés disent d’où ils partent.',
    draft:
      'Votre première roue ! Le coureur de devant était tout près, et il a avancé. S’il est allé loin, prenez-la : pas de dés, et un bonus.',
    toss: 'Pas de roue cette fois : il y avait une case vide entre vous et le coureur de devant. Lancez, et tâchez de finir près de quelqu’un.',
    add: 'Vous avez des bonus, et pouvez en ajouter à ce lancer. Y a-t-il une roue tout juste à votre portée ?',
    drafted: 'Vous avez pris la roue : juste derrière. Chaque roue prise rapporte un bonus, jusqu’à cinq.',
    sprint: 'La ligne approche. Prendre la roue ne fait jamais doubler : pour gagner, il faut lancer, et les bonus aident.',
    won: 'Vous gagnez ! Les roues quand elles sont rapides, les bonus à la fin : vous avez tout compris.',
    lost: 'Perdu pour cette fois. Recommencez : finissez vos tours près des autres, et gardez des bonus pour le sprint.',
  },
  warnings: {
    lap: ({ rider, spaces }) =>
      `${rider} est parmi les derniers, et cette boucle peut se jouer à ce tour : ${plural(spaces, 'case')} pour passer la ligne, ou c’est l’élimination.`,
    behind: ({ wheel }) => `La roue mène derrière ${wheel}, qui a déjà passé la ligne. Pour gagner, il faut doubler : lancez.`,
    bonuses: 'Quelqu’un passe la ligne : la course se décide à ce tour. Les bonus que vous gardez ne serviront plus.',
  },
  reasons: {
    position: 'Vos coureurs sont plus avancés quand le prochain tour commence.',
    reserves: 'Cela garde des bonus pour une roue, ou pour le sprint.',
    shelter: 'Votre coureur reste près d’une roue pour le prochain tour.',
    safety: 'Vos coureurs restent à l’écart de la queue de course.',
    finish: 'C’est votre meilleure chance d’être le plus loin après la ligne.',
  },
};
