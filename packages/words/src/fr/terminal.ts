import type { TerminalWords } from '../en/terminal.ts';
import { capital } from '../grammar.ts';
import { de, either, number, plural } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'coup');
const won = (names: readonly string[]): string =>
  names.length === 0 ? 'personne ne gagne' : `${names.join(' et ')} ${names.length > 1 ? 'gagnent' : 'gagne'}`;

/** What the command line says, whatever the game. */
export const terminal: TerminalWords = {
  program: {
    about: 'Jeux de société cyclistes, une seule table : courses, tours, enregistrements, pronostics et règles depuis un terminal.',
    language: (tags) => `parler cette langue : ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `La langue « ${tag} » n’existe pas ici ; il y a : ${tags.join(', ')}.`,
    version: 'afficher la version',
    unwritable: (why) => `impossible d’écrire la sortie (${why}).`,
    ownMistake: (detail) => `c’est une erreur du programme (NODE_DEBUG=gruppetto montre où) : ${detail}`,
  },

  help: {
    titles: { usage: 'Utilisation :', arguments: 'Arguments :', options: 'Options :', commands: 'Commandes :' },
    examples: 'Exemples :',
    help: 'afficher cette aide',
    ofCommand: 'afficher l’aide d’une commande',
    choices: (values) => `au choix : ${values}`,
    default: (value) => `par défaut : ${value}`,
  },
  calls: {
    missingArgument: (name) => `il manque l’argument « ${name} »`,
    missingValue: (option) => `il manque une valeur à l’option « ${option} »`,
    missingOption: (option) => `l’option « ${option} » est obligatoire`,
    conflict: (one, other) => `les options « ${one} » et « ${other} » ne vont pas ensemble`,
    unknownOption: (option) => `option inconnue « ${option} »`,
    unknownCommand: (command) => `commande inconnue « ${command} »`,
    tooMany: (max, given) => `trop d’arguments : ${given} au lieu de ${max}.`,
    badOption: (option, value, why) => `l’option « ${option} » ne peut pas être « ${value} ». ${why}`,
    badArgument: (name, value, why) => `l’argument « ${name} » ne peut pas être « ${value} ». ${why}`,
    allowed: (values) => `Au choix : ${values}.`,
    didYouMean: (names) => `(Vouliez-vous dire ${either(names)} ?)`,
    needInteger: (min, max) => `Il faut un nombre entier de ${min} à ${max}.`,
    needSeed: 'Une graine est un texte d’au moins un caractère.',
    needNameValue: 'Écrivez-le ainsi : nom=valeur.',
  },

  files: {
    tooLarge: (path, megabytes) => `${path} dépasse ${megabytes} Mo ; ce n’est pas une course.`,
    notUtf8: (path) => `${path} n’est pas un texte en UTF-8.`,
    noFile: (path) => `Le fichier ${path} n’existe pas.`,
    noFolder: (path) => `Le dossier de ${path} n’existe pas.`,
    directory: (path) => `${path} est un dossier, pas un fichier.`,
    mayNotRead: (path) => `La lecture de ${path} n’est pas permise.`,
    mayNotWrite: (path) => `L’écriture de ${path} n’est pas permise.`,
    cannotRead: (path, why) => `Impossible de lire ${path} (${why}).`,
    cannotWrite: (path, why) => `Impossible d’écrire ${path} (${why}).`,
    place: (line, column) => `ligne ${line}, colonne ${column}`,
    endsEarly: (place) => `il s’arrête trop tôt, ${place}`,
    notUsed: (path, code) => `L’accès à ${path} n’est pas permis (${code}).`,
    thereAlready: (path) => `${path} existe déjà : indiquez un autre fichier.`,
    noFileOrFolder: (path) => `${path} n’existe pas, ou son dossier manque.`,
    diskFull: (path) => `Impossible d’écrire ${path} : le disque est plein.`,
  },

  seed: (seed) => `Graine : ${seed}`,
  more: (count) => `… et ${count} de plus.`,
  thereAre: (names) => `Il y a : ${names.join(', ')}.`,
  noGame: (name, games) => `Le jeu « ${name} » n’existe pas. Il y a : ${games.join(', ')}.`,
  needClone: 'Il faut pour cela les sources de Gruppetto : faites-le dans un clone.',
  columns: {
    place: 'Rang',
    rider: 'Coureur',
    seat: 'Place',
    player: 'Joueur',
    game: 'Jeu',
    result: 'Résultat',
    soFar: 'Pour l’instant',
  },
  options: {
    game: (games) => `quel jeu : ${games.join(', ')}`,
    seats: 'qui joue à chaque place, séparés par des virgules : rookie, rule-of-thumb (ou bot), captain, champion, random',
    seed: 'la graine de tous les dés',
    freshSeed: 'la graine des dés ; à défaut, elle est tirée au sort et affichée',
    option: 'une option du jeu ; peut être répétée',
    options: 'les options du jeu en JSON ; celles de --option l’emportent',
    record: 'une course enregistrée, *.race.json',
    facts: 'afficher les faits en JSON, un par ligne, puis le classement',
    json: 'tout afficher en JSON',
  },

  race: {
    summary: 'faire courir une course à des bots',
    about: 'Fait courir une course à des bots et l’affiche. Le même jeu, les mêmes places, options et graine donnent la même course.',
    record: 'enregistrer aussi la course dans un fichier, *.race.json',
    why: 'à chaque ligne, le calcul et les règles en jeu',
    games: 'Les jeux et leurs options :',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} de ${step} en ${step}`,
    or: (values) => values.join(' ou '),
    text: 'un texte',
    hasDefault: 'a une valeur par défaut',
    needObject: (file) => `${file} : les options doivent être un objet avec des champs nommés.`,
    noOption: (game, name, options) => `${game} n’a pas d’option « ${name} » ; il a : ${options.join(', ')}.`,
    turn: (name) => `La course n’est pas finie : c’est le tour ${de(name)}.`,
    wins: (names) => capital(`${won(names)}.`),
  },

  replay: {
    summary: 'vérifier une course enregistrée',
    about:
      'Rejoue une course enregistrée, vérifie chaque coup et affiche le résultat. Se termine avec le code 1 si un coup diffère, et dit lequel.',
    log: 'afficher aussi la course',
    why: 'afficher la course avec, à chaque ligne, le calcul et les règles en jeu',
    checked: (count) => `${steps(count)}, tout est conforme aux règles.`,
    wrongStep: (step, of, why) => `le coup ${step} sur ${of} n’est pas conforme aux règles. ${why}`,
    wrongSetUp: (why) => `la mise en place n’est pas conforme aux règles. ${why}`,
  },

  scenario: {
    summary: 'jouer des scénarios et comparer',
    about:
      'Joue des scénarios et les compare à ce qu’ils attendent : une ligne pour chacun et, dessous, chaque différence. Se termine avec le code 1 si quelque chose diffère.',
    files: 'des scénarios de courses ou de tours, *.scenario.json',
    json: 'afficher plutôt, en JSON, où en est chaque course ou tour à la fin, un scénario par ligne',
    failed: (failed, all) => `Déroulement inattendu : ${failed} sur ${plural(all, 'scénario')}.`,
  },

  forecast: {
    summary: 'simuler de nombreuses fois une course ou un tour',
    about:
      'Fait courir de nombreuses fois une course à des bots et dit combien de fois chaque coureur et chaque place gagne et monte sur le podium, avec des marges d’erreur à 95 %. Le même fichier, la même graine et le même nombre de courses donnent les mêmes chiffres, quel que soit le nombre de processus.',
    aboutFile:
      'Le fichier est une mise en place ({ "game": …, "options": …, "seats": ["bot", "random", …] }), une course enregistrée, qui repart d’où elle en est (un Équipier remplace chaque joueur), un scénario, couru depuis sa position, ou le plan d’un tour : on obtient alors les chances dans chaque classement et pour chaque maillot.',
    file: 'une mise en place, une course enregistrée, un scénario ou le plan d’un tour',
    runs: 'combien de courses ou de tours',
    workers: 'combien de processus en parallèle',
    step: 'pour une course enregistrée : repartir après ce coup ; 0 est le départ',
    csv: 'afficher les parts en CSV',
    interrupt: 'Ctrl-C arrête tout et affiche les résultats obtenus jusque-là.',
    over: (path) => `${path} : cette course est finie ; --step 0 la fait recourir depuis le départ.`,
    noStep: (path, step, count) => `${path} : il n’y a pas de coup ${step} ; cette course compte ${steps(count)}.`,
    noRecord: (path) => `${path} : --step vaut pour les courses enregistrées, et ce n’en est pas une.`,
    stoppedEarly: {
      race: 'Arrêté avant l’arrivée de la première course.',
      tour: 'Arrêté avant l’arrivée du premier tour.',
    },
    stopped: {
      race: (done, of, again) => `Arrêté après ${plural(done, 'course')} sur ${number(of)} ; ${again} redonne ces chiffres.`,
      tour: (done, of, again) => `Arrêté après ${plural(done, 'tour')} sur ${number(of)} ; ${again} redonne ces chiffres.`,
    },
    progress: {
      race: (done, of) => `courses : ${done} sur ${of}`,
      tour: (done, of) => `tours : ${done} sur ${of}`,
    },
    columns: {
      win: 'Gagne',
      podium: 'Podium',
      topTen: 'Dix premiers',
      meanPlace: 'Rang moyen',
      out: 'Hors course',
      wears: 'Le porte',
      role: 'Type',
      ofAllWins: 'Des victoires',
    },
    finishes: (solo, group, bunch) => `En solitaire : ${solo} ; dans un groupe de neuf au plus : ${group} ; dans un peloton : ${bunch}.`,
    counted: {
      race: (races, choices) =>
        `${plural(races, 'course')}, ${number(choices)} choix dans chacune. Après chaque chiffre, sa marge d’erreur à 95 %.`,
      tour: (tours, choices) =>
        `${plural(tours, 'tour')}, ${number(choices)} choix dans chacun. Après chaque chiffre, sa marge d’erreur à 95 %.`,
    },
  },

  tour: {
    summary: 'faire courir un tour à des bots',
    about:
      'Crée ou lit un tour, fait courir toutes ses étapes à des bots et affiche les vainqueurs d’étape, les maillots, les classements, les points et un almanach. Le même appel avec la même graine donne le même tour.',
    source: (games) => `un jeu (${games.join(', ')}), ou le plan d’un tour, *.tour.json`,
    kind: 'quel type de tour ; sinon, le premier du jeu',
    stages: (usual) => `combien d’étapes ; sinon, ${usual}`,
    name: 'le nom du tour',
    seed: 'la graine des étapes et des dés ; à défaut, elle est tirée au sort et affichée',
    save: 'enregistrer aussi le plan du tour dans un fichier, *.tour.json',
    csv: 'afficher en CSV chaque classement après chaque étape',
    kinds: 'Types de tours :',
    unnamed: 'Un tour',
    title: (game, name, stages) => `${game} : ${name}, ${plural(stages, 'étape')}`,
    ownOption: (option) => `--option ${option} : dans un tel tour, chaque étape a la sienne.`,
    newOnly: (option, path) => `--${option} vaut pour un nouveau tour ; ${path} a déjà le sien.`,
    progress: (done, of) => `étape ${done} sur ${of}`,
    stage: (stage, day, winners) => `Étape ${stage} (${day}) : ${winners}`,
    wins: won,
    winsTour: (names) =>
      names.length === 0
        ? 'Personne ne remporte le tour.'
        : `${names.join(' et ')} ${names.length > 1 ? 'remportent' : 'remporte'} le tour.`,
    left: (name, stage, why) => `${name} a quitté la course à l’étape ${stage} : ${why}.`,
    wears: (name, jersey) => `${name} porte ${jersey}.`,
    jersey: (id) => `le maillot « ${id} »`,
    jerseys: { yellow: 'jaune', green: 'vert', 'polka-dot': 'à pois', purple: 'violet' },
    andMore: (count) => `… et ${count} de plus`,
    points: 'Points',
    stageWins: 'Étapes gagnées',
    records: 'Records',
    awards: 'Histoires',
  },

  sheets: {
    summary: 'imprimer ce qu’il faut pour une vraie table',
    about:
      'Écrit les feuilles d’un jeu, d’une étape ou de toutes les étapes d’un tour dans un fichier HTML qui imprime une page par feuille de papier.',
    source: 'un jeu, une mise en place ou une course enregistrée, ou le plan d’un tour, *.tour.json',
    size: 'le format du papier',
    sheet: 'cette feuille seulement ; sinon, toutes',
    output: 'où l’écrire',
    noSheets: (game) => `${game} n’a pas de feuilles.`,
    noSheet: (game, sheets) => `${game} n’a pas cette feuille ; il a : ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'page')} dans ${file}. Ouvrez-le dans un navigateur et imprimez-le.`,
  },

  rules: {
    summary: 'lire les règles',
    about: 'Affiche une règle, un chapitre ou un livret entier ; sans argument, la liste des livrets.',
    what: (rule, chapter, book, game) => `une règle (${rule}), un chapitre (${chapter}) ou un livret (${book} ou ${game})`,
    noBook: (what, books) => `Il n’y a pas de livret pour « ${what} » ; il y a : ${books.join(', ')}.`,
    noRule: (what, book, game) => `La règle ${what} n’existe pas ; « gruppetto rules ${book} » affiche celles ${de(game)}.`,
    notThere: (file) => `Le livret ${file} n’est pas à sa place, à côté du programme.`,
    ruling: (text) => `Arbitrage : ${text}`,
    columns: { book: 'Livret', rules: 'Règles', file: 'Fichier' },
  },

  learn: {
    summary: 'apprendre un jeu en courant',
    about: 'Joue les leçons d’un jeu avec un coach ; sans jeu, la liste des cours.',
    lesson: 'la leçon par laquelle commencer, par son numéro ou son nom ; sinon, la première',
    noLesson: (name, lessons) => `La leçon « ${name} » n’existe pas ; il y a : ${lessons.join(', ')}.`,
    columns: { lessons: 'Leçons', command: 'Commande' },
  },

  verdict: {
    summary: 'démêler la chance du talent dans une course enregistrée',
    about:
      'Juge une course enregistrée : ce que la chance et les choix ont fait pour chaque joueur, les tournants de la course, les choix les plus coûteux, les lancers les plus et les moins chanceux. Le même fichier donne le même verdict.',
    file: 'une course enregistrée et finie, *.race.json',
    notOver: (path) => `${path} : cette course n’est pas encore finie ; le verdict vient après l’arrivée.`,
    step: (step) => `coup ${step}`,
  },

  ladder: {
    summary: 'mesurer la force des adversaires',
    about:
      'Fait courir les adversaires d’un jeu les uns contre les autres : chaque série de dés est courue par toutes les compositions, depuis toutes les places à tour de rôle. Les cotes sont un ajustement de Plackett–Luce, avec l’Équipier à 1500. Sans jeu, affiche ce qui a été mesuré, comme dans docs/ladder.md.',
    deals: 'combien de séries de 16 courses',
    write: 'garder le résultat dans le dossier du jeu (pour les développeurs)',
    nobodyDecides: (game) => `Dans ${game}, personne ne décide de rien : tous les adversaires se valent.`,
    progress: (done, of) => `série ${done} sur ${of}`,
    measured: (races, seed) => `${plural(races, 'course')}, graine ${seed}`,
    columns: { opponent: 'Adversaire', rating: 'Cote', wins: 'Victoires contre trois Équipiers' },
    page: {
      title: 'La force des adversaires',
      method:
        'Écrit par `gruppetto ladder > docs/ladder.md` à partir de ce que `gruppetto ladder <game> --write` a mesuré. Chaque série de dés est courue depuis toutes les places à tour de rôle, par les quatre adversaires ensemble ou par l’un d’eux contre trois Équipiers. Un Néo-pro, qui n’a pas besoin de temps pour réfléchir, court en plus cent fois plus de séries contre trois Équipiers : elles ne comptent que pour sa part des victoires. Les cotes sont un ajustement de Plackett–Luce sur les vainqueurs, à l’échelle des échecs, avec l’Équipier (la règle simple) fixé à 1500 ; après ± vient une erreur type. Une part équitable des victoires est de 25 %. Autres variantes : [docs/atlas.md](atlas.md).',
      races: (races, seed) => `${plural(races, 'course')} à quatre, graine \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'mesurer la part de chance et de talent dans les jeux',
    about:
      'Fait courir de nombreuses courses de chaque variante, avec un Équipier à chaque place, puis avec un Néo-pro ou un Champion seul parmi les Équipiers, et affiche en Markdown ce qu’elles montrent : la part de chance et de talent, l’avantage des places, la durée des courses. docs/atlas.md en est le résultat.',
    game: (games) => `un seul jeu : ${games.join(', ')}`,
    races: 'combien de courses de chaque variante, avec un Équipier à chaque place ; dix fois moins avec un Néo-pro parmi eux',
    champion: 'combien de courses de chaque variante avec un Champion, qui prend le temps de réfléchir',
    page: {
      title: 'Atlas de la chance et du talent',
      method: (command, { races: count, rookies, champions }) =>
        `Écrit par \`${command}\`. De chaque variante : ${plural(count, 'course')} avec un Équipier à chaque place, qui disent combien durent les courses et, comme tous les joueurs se valent, l’avantage de chaque place ; ${plural(rookies, 'course')} d’un Néo-pro seul parmi les Équipiers et ${number(champions)} d’un Champion, depuis toutes les places à tour de rôle. Après ± vient une erreur type.`,
      skill:
        'Le talent, c’est le chemin que le Champion a fait d’une part équitable des victoires vers toutes les victoires ; le reste est de la chance. Si peu de courses d’un Champion le disent en gros pour une variante, et bien pour toutes ensemble. Ce qui est sous zéro est le hasard, ou un Champion qui n’y est pas meilleur qu’un Équipier. La force des adversaires entre eux : [docs/ladder.md](ladder.md).',
      allLuck: 'Dans la course elle-même, personne ne décide de rien : tout tient à la chance et aux jambes des coureurs.',
      together: (skill, luck) => `Toutes les variantes ensemble : talent ${skill}, chance ${luck}.`,
      asItComes: 'sans rien changer',
      columns: {
        way: 'Variante',
        rounds: 'Tours',
        choices: 'Choix',
        riders: 'Coureurs',
        winsBySeat: 'Victoires par place, %',
        winsOfFive: 'Victoires des cinq qui gagnent le plus, %',
        rookie: 'Le Néo-pro gagne',
        champion: 'Le Champion gagne',
        fair: 'Part équitable',
        skill: 'Talent',
        luck: 'Chance',
      },
    },
  },

  train: {
    summary: 'apprendre la fonction de valeur d’un jeu (pour les développeurs)',
    about:
      'Fait courir des Équipiers à chaque place, en apprend ce que vaut un moment pour chaque joueur, et l’écrit dans le dossier du jeu. La même graine et les mêmes nombres donnent le même fichier.',
    races: 'de combien de courses apprendre',
    hidden: 'unités de la couche cachée',
    epochs: 'combien de fois parcourir les moments',
    testSummary: 'tester la fonction de valeur d’un jeu',
    testAbout: 'Fait courir de nouvelles courses et compare les chances annoncées à leur issue.',
    testRaces: 'combien de courses',
    testSeed: 'la graine de tous les dés ; une autre que pour l’apprentissage',
    moments: (game, moments) => `${game} : ${plural(moments, 'moment')}, de courses hors apprentissage`,
    surprise: (loss, blind) => `Surprise par moment : ${loss} (à chances égales pour tous : ${blind})`,
    columns: { foretold: 'Annoncé', times: 'Fois', mean: 'Moyenne', won: 'Gagné' },
  },

  completion: {
    summary: 'compléter les commandes dans votre shell',
    about: 'Affiche un script qui permet à votre shell de compléter commandes, options et jeux.',
    shell: 'pour quel shell',
  },

  bot: {
    summary: 'faire jouer un programme à vous à une table',
    about:
      'S’assoit à une table en ligne et interroge votre programme : chaque question est une ligne de JSON sur son entrée standard, chaque réponse une ligne sur sa sortie standard : le numéro du choix, à partir de 0, ou le choix lui-même. Le jeton se lit dans GRUPPETTO_TOKEN.',
    command: 'le programme, avec ses arguments',
    table: 'la table : son lien ou l’identifiant qu’il contient',
    server: 'où est le serveur',
    name: 'le nom du bot à la table',
    needToken: 'Définissez GRUPPETTO_TOKEN avec un jeton de bot : la page de votre compte, sur le serveur, en crée un.',
    notRun: (command, code) => `Impossible de lancer ${command} (${code}).`,
    ended: (command, code) => `${command} s’est arrêté avec le code ${code} avant la fin de la course.`,
    sitsDown: (address) => `S’assoit à ${address}.`,
    notJson: (line) => `Le programme a répondu « ${line} », qui n’est pas du JSON.`,
    noChoice: (line, choices) => `Le programme a choisi ${line}, et il y a ${number(choices)} choix.`,
    silent: (seconds) =>
      `Le programme n’a pas répondu depuis ${plural(seconds, 'seconde', 'secondes')}. S’il a écrit quelque chose, il doit peut-être vider sa sortie (flush).`,
    allTaken: 'Toutes les places de cette table sont prises.',
    refused: (why) => `Le serveur a refusé le choix. ${why}`,
  },

  server: terminalServer,
};
