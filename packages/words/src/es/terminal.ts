import type { TerminalWords } from '../en/terminal.ts';
import { either, number, plural } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'paso', 'pasos');
const races = (count: number): string => plural(count, 'carrera', 'carreras');
const won = (names: readonly string[]): string =>
  names.length === 0 ? 'no gana nadie' : `${names.length > 1 ? 'ganan' : 'gana'} ${names.join(' y ')}`;

export const terminal: TerminalWords = {
  program: {
    about: 'Juegos de mesa de ciclismo, una sola mesa: carreras, vueltas, grabaciones, pronósticos y reglas desde una terminal.',
    language: (tags) => `usa este idioma: ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `No existe el idioma «${tag}». Hay estos: ${tags.join(', ')}.`,
    version: 'muestra la versión',
    unwritable: (why) => `no se puede escribir la salida (${why}).`,
    ownMistake: (detail) => `esto es un error del programa (NODE_DEBUG=gruppetto enseña dónde): ${detail}`,
  },

  help: {
    titles: { usage: 'Uso:', arguments: 'Argumentos:', options: 'Opciones:', commands: 'Órdenes:' },
    examples: 'Ejemplos:',
    help: 'muestra esta ayuda',
    ofCommand: 'muestra la ayuda de una orden',
    choices: (values) => `a elegir: ${values}`,
    default: (value) => `por defecto: ${value}`,
  },
  calls: {
    missingArgument: (name) => `falta el argumento «${name}»`,
    missingValue: (option) => `a la opción «${option}» le falta un valor`,
    missingOption: (option) => `la opción «${option}» es obligatoria`,
    conflict: (one, other) => `las opciones «${one}» y «${other}» no pueden ir juntas`,
    unknownOption: (option) => `opción desconocida «${option}»`,
    unknownCommand: (command) => `orden desconocida «${command}»`,
    tooMany: (max, given) => `demasiados argumentos: hay ${given}, y caben ${max} como mucho.`,
    badOption: (option, value, why) => `la opción «${option}» no puede ser «${value}». ${why}`,
    badArgument: (name, value, why) => `el argumento «${name}» no puede ser «${value}». ${why}`,
    allowed: (values) => `Elige entre: ${values}.`,
    didYouMean: (names) => `(¿Querías decir ${either(names)}?)`,
    needInteger: (min, max) => `Tiene que ser un número entero de ${min} a ${max}.`,
    needSeed: 'Una semilla es un texto de al menos un carácter.',
    needNameValue: 'Escríbelo como nombre=valor.',
  },

  files: {
    tooLarge: (path, megabytes) => `${path} ocupa más de ${megabytes} MB; eso no es una carrera.`,
    notUtf8: (path) => `${path} no es un texto en UTF-8.`,
    noFile: (path) => `No existe el archivo ${path}.`,
    noFolder: (path) => `No existe la carpeta para ${path}.`,
    directory: (path) => `${path} es una carpeta, no un archivo.`,
    mayNotRead: (path) => `No hay permiso para leer ${path}.`,
    mayNotWrite: (path) => `No hay permiso para escribir ${path}.`,
    cannotRead: (path, why) => `No se puede leer ${path} (${why}).`,
    cannotWrite: (path, why) => `No se puede escribir ${path} (${why}).`,
    place: (line, column) => `línea ${line}, columna ${column}`,
    endsEarly: (place) => `se acaba demasiado pronto, en la ${place}`,
    notUsed: (path, code) => `No hay permiso para usar ${path} (${code}).`,
    thereAlready: (path) => `${path} ya existe: indica otro archivo.`,
    noFileOrFolder: (path) => `No existe ${path}, o falta su carpeta.`,
    diskFull: (path) => `No se puede escribir ${path}: el disco está lleno.`,
  },

  seed: (seed) => `Semilla: ${seed}`,
  more: (count) => `… y ${count} más.`,
  thereAre: (names) => `Hay estos: ${names.join(', ')}.`,
  noGame: (name, games) => `No existe el juego «${name}». Hay estos: ${games.join(', ')}.`,
  needClone: 'Para esto hace falta el código fuente de Gruppetto: hazlo en un clon.',
  columns: {
    place: 'Puesto',
    rider: 'Corredor',
    seat: 'Asiento',
    player: 'Jugador',
    game: 'Juego',
    result: 'Resultado',
    soFar: 'Por ahora',
  },
  options: {
    game: (games) => `qué juego: ${games.join(', ')}`,
    seats: 'quién juega en cada asiento, con comas: rookie, rule-of-thumb (o bot), captain, champion, random',
    seed: 'la semilla de todos los dados',
    freshSeed: 'la semilla de los dados; sin ella se usa una al azar y se muestra',
    option: 'una opción del juego; se puede repetir',
    options: 'opciones del juego en JSON; las de --option mandan',
    record: 'una carrera grabada, *.race.json',
    facts: 'muestra los hechos en JSON, uno por línea, y luego la clasificación',
    json: 'muestra todo en JSON',
  },

  race: {
    summary: 'deja que los bots corran una carrera',
    about:
      'Deja que los bots corran una carrera y la muestra. El mismo juego con los mismos asientos, opciones y semilla da la misma carrera.',
    record: 'escribe también la carrera en un archivo, *.race.json',
    why: 'con cada línea, la cuenta y las reglas que hay detrás',
    games: 'Los juegos y sus opciones:',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} de ${step} en ${step}`,
    or: (values) => values.join(' o '),
    text: 'un texto',
    hasDefault: 'tiene un valor por defecto',
    needObject: (file) => `${file}: Las opciones tienen que ser un objeto con campos con nombre.`,
    noOption: (game, name, options) => `${game} no tiene la opción «${name}»; tiene: ${options.join(', ')}.`,
    turn: (name) => `La carrera no ha terminado: le toca a ${name}.`,
    wins: (names) => `${names.length > 1 ? 'Ganan' : 'Gana'} ${names.join(' y ')}.`,
  },

  replay: {
    summary: 'comprueba una carrera grabada',
    about:
      'Vuelve a jugar una carrera grabada, comprueba cada paso y muestra el resultado. Termina con 1 si un paso no cuadra, y dice cuál.',
    log: 'muestra también la carrera',
    why: 'muestra la carrera y, con cada línea, la cuenta y las reglas que hay detrás',
    checked: (count) => `${steps(count)}, todo según las reglas.`,
    wrongStep: (step, of, why) => `el paso ${step} de ${of} no sigue las reglas. ${why}`,
    wrongSetUp: (why) => `la preparación no sigue las reglas. ${why}`,
  },

  scenario: {
    summary: 'juega escenarios y compara',
    about:
      'Juega escenarios y los compara con lo que esperan: una línea por escenario y, debajo, cada diferencia. Termina con 1 si algo no cuadra.',
    files: 'escenarios de carreras o vueltas, *.scenario.json',
    json: 'en su lugar, muestra en JSON cómo queda cada carrera o vuelta, un escenario por línea',
    failed: (failed, all) => `No ha salido lo esperado: ${failed} de ${plural(all, 'escenario', 'escenarios')}.`,
  },

  forecast: {
    summary: 'corre muchas veces una carrera o una vuelta, y cuenta',
    about:
      'Deja que los bots corran muchas veces una carrera y dice en cuántas gana y en cuántas sube al podio cada corredor y cada asiento, con márgenes de error del 95 %. El mismo archivo, la misma semilla y el mismo número de carreras dan las mismas cifras, sean cuantos sean los hilos.',
    aboutFile:
      'El archivo es una configuración ({ "game": …, "options": …, "seats": ["bot", "random", …] }), una carrera grabada, que sigue desde donde está (por las personas juega un Gregario), un escenario, que se corre desde su posición, o el plan de una vuelta: entonces se dan las probabilidades en cada clasificación y de cada maillot.',
    file: 'una configuración, una carrera grabada, un escenario o el plan de una vuelta',
    runs: 'cuántas carreras o vueltas',
    workers: 'cuántos hilos corren',
    step: 'de una carrera grabada: sigue después de este paso; 0 es la salida',
    csv: 'muestra los porcentajes en CSV',
    interrupt: 'Ctrl-C para y muestra lo que se sabe hasta entonces.',
    over: (path) => `${path}: esta carrera ha terminado; --step 0 la corre otra vez desde la salida.`,
    noStep: (path, step, count) => `${path}: no existe el paso ${step}; esta carrera tiene ${steps(count)}.`,
    noRecord: (path) => `${path}: --step es para carreras grabadas, y esta no lo es.`,
    stoppedEarly: {
      race: 'Parado antes de que llegara la primera carrera.',
      tour: 'Parado antes de que llegara la primera vuelta.',
    },
    stopped: {
      race: (done, of, again) => `Parado tras ${number(done)} de ${races(of)}; ${again} da otra vez estas cifras.`,
      tour: (done, of, again) => `Parado tras ${number(done)} de ${plural(of, 'vuelta', 'vueltas')}; ${again} da otra vez estas cifras.`,
    },
    progress: {
      race: (done, of) => `carreras: ${done} de ${of}`,
      tour: (done, of) => `vueltas: ${done} de ${of}`,
    },
    columns: {
      win: 'Gana',
      podium: 'Podio',
      topTen: 'Entre los diez',
      meanPlace: 'Puesto medio',
      out: 'Fuera',
      wears: 'Lo lleva',
      role: 'Tipo',
      ofAllWins: 'De las victorias',
    },
    finishes: (solo, group, bunch) => `En solitario: ${solo}; en un grupo de hasta nueve: ${group}; en pelotón: ${bunch}.`,
    counted: {
      race: (count, choices) =>
        `${races(count)}, con ${number(choices)} decisiones en cada una. Tras cada cifra, su margen de error del 95 %.`,
      tour: (count, choices) =>
        `${plural(count, 'vuelta', 'vueltas')}, con ${number(choices)} decisiones en cada una. Tras cada cifra, su margen de error del 95 %.`,
    },
  },

  tour: {
    summary: 'deja que los bots corran una vuelta',
    about:
      'Crea o lee una vuelta, deja que los bots corran todas sus etapas y muestra los ganadores de etapa, los maillots, las clasificaciones, los puntos y un almanaque. La misma llamada con la misma semilla da la misma vuelta.',
    source: (games) => `un juego (${games.join(', ')}), o el plan de una vuelta, *.tour.json`,
    kind: 'qué tipo de vuelta; si no, el primero que tenga el juego',
    stages: (usual) => `cuántas etapas; si no, ${usual}`,
    name: 'el nombre de la vuelta',
    seed: 'la semilla de las etapas y los dados; sin ella se usa una al azar y se muestra',
    save: 'escribe también el plan de la vuelta en un archivo, *.tour.json',
    csv: 'muestra en CSV cada clasificación tras cada etapa',
    kinds: 'Tipos de vueltas:',
    unnamed: 'Una vuelta',
    title: (game, name, stages) => `${game}: ${name}, ${plural(stages, 'etapa', 'etapas')}`,
    ownOption: (option) => `--option ${option}: en una vuelta así cada etapa tiene la suya.`,
    newOnly: (option, path) => `--${option} es para una vuelta nueva; ${path} ya tiene lo suyo.`,
    progress: (done, of) => `etapa ${done} de ${of}`,
    stage: (stage, day, winners) => `Etapa ${stage} (${day}): ${winners}`,
    wins: won,
    winsTour: (names) =>
      names.length === 0 ? 'Nadie gana la vuelta.' : `${names.length > 1 ? 'Ganan' : 'Gana'} la vuelta ${names.join(' y ')}.`,
    left: (name, stage, why) => `${name} dejó la carrera en la etapa ${stage}: ${why}.`,
    wears: (name, jersey) => `${name} lleva ${jersey}.`,
    jersey: (id) => `el maillot «${id}»`,
    jerseys: { yellow: 'amarillo', green: 'verde', 'polka-dot': 'lunares', purple: 'morado' },
    andMore: (count) => `… y ${count} más`,
    points: 'Puntos',
    stageWins: 'Etapas ganadas',
    records: 'Récords',
    awards: 'Premios',
  },

  sheets: {
    summary: 'imprime lo que hace falta en una mesa real',
    about:
      'Escribe las hojas de un juego, de una etapa o de todas las etapas de una vuelta en un archivo HTML listo para imprimir, una página por hoja.',
    source: 'un juego, una configuración o carrera grabada, o el plan de una vuelta, *.tour.json',
    size: 'el tamaño del papel',
    sheet: 'solo esta hoja; si no, todas',
    output: 'dónde escribirlo',
    noSheets: (game) => `${game} no tiene hojas.`,
    noSheet: (game, sheets) => `${game} no tiene esa hoja; tiene: ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'página', 'páginas')} en ${file}. Ábrelo en un navegador e imprímelo.`,
  },

  rules: {
    summary: 'lee los reglamentos',
    about: 'Muestra una regla, un capítulo o un reglamento entero; sin argumento, la lista de los reglamentos.',
    what: (rule, chapter, book, game) => `una regla (${rule}), un capítulo (${chapter}) o un reglamento (${book} o ${game})`,
    noBook: (what, books) => `No hay reglamento para «${what}». Hay estos: ${books.join(', ')}.`,
    noRule: (what, book, game) => `No existe la regla ${what}; «gruppetto rules ${book}» muestra las de ${game}.`,
    notThere: (file) => `El reglamento ${file} no está donde debería, junto al programa.`,
    ruling: (text) => `Resolución: ${text}`,
    columns: { book: 'Reglamento', rules: 'Reglas', file: 'Archivo' },
  },

  learn: {
    summary: 'aprende un juego corriendo',
    about: 'Juega las lecciones de un juego con un entrenador; sin juego, la lista de los cursos.',
    lesson: 'la lección por la que empezar, por su número o su nombre; si no, la primera',
    noLesson: (name, lessons) => `No existe la lección «${name}». Hay estas: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lecciones', command: 'Orden' },
  },

  verdict: {
    summary: 'separa la suerte del acierto en una carrera grabada',
    about:
      'Analiza una carrera grabada: cuánto pesaron la suerte y las decisiones de cada jugador, los momentos decisivos, las decisiones más caras, las tiradas con más y con menos suerte. El mismo archivo da el mismo veredicto.',
    file: 'una carrera grabada y terminada, *.race.json',
    notOver: (path) => `${path}: esta carrera aún no ha terminado; el veredicto llega después de la meta.`,
    step: (step) => `paso ${step}`,
  },

  ladder: {
    summary: 'mide lo fuertes que son los rivales',
    about:
      'Hace correr a los rivales de un juego entre sí: cada serie de dados la corren todas las alineaciones desde todos los asientos por turno. Las puntuaciones son un ajuste de Plackett–Luce, con el Gregario en 1500. Sin juego, muestra lo que se midió antes, como en docs/ladder.md.',
    deals: 'cuántas series de 16 carreras',
    write: 'guarda el resultado en la carpeta del juego (para desarrolladores)',
    nobodyDecides: (game) => `En ${game} nadie decide nada: todos los rivales son iguales.`,
    progress: (done, of) => `serie ${done} de ${of}`,
    measured: (count, seed) => `${races(count)}, semilla ${seed}`,
    columns: { opponent: 'Rival', rating: 'Puntuación', wins: 'Gana a tres Gregarios' },
    page: {
      title: 'Lo fuertes que son los rivales',
      method:
        'Lo escribe `gruppetto ladder > docs/ladder.md` con lo que ha medido `gruppetto ladder <game> --write`. Cada serie de dados se corre desde todos los asientos por turno, con los cuatro rivales juntos o con uno de ellos contra tres Gregarios. Un Novato, que no necesita tiempo para pensar, corre además cien veces más series contra tres Gregarios: solo cuentan para su parte de las victorias. Las puntuaciones son un ajuste de Plackett–Luce de quién ganó, en la escala del ajedrez, con el Gregario (la regla práctica) fijo en 1500; tras ± va un error estándar. Una parte justa de las victorias es el 25 %. Otras modalidades: [docs/atlas.md](atlas.md).',
      races: (count, seed) => `${races(count)} de cuatro, semilla \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'mide cuánta suerte y cuánto acierto hay en los juegos',
    about:
      'Corre muchas carreras de cada modalidad, con un Gregario en cada asiento y con un Novato o un Campeón solo entre Gregarios, y muestra en Markdown lo que enseñan: cuánto es suerte y cuánto acierto, la ventaja de los asientos, la duración de las carreras. docs/atlas.md es su salida.',
    game: (games) => `un solo juego: ${games.join(', ')}`,
    races: 'cuántas carreras de cada modalidad, con un Gregario en cada asiento; la décima parte, con un Novato entre ellos',
    champion: 'cuántas carreras de cada modalidad con un Campeón, que necesita tiempo para pensar',
    page: {
      title: 'Atlas de la suerte y el acierto',
      method: (command, { races: count, rookies, champions }) =>
        `Lo escribe \`${command}\`. De cada modalidad: ${races(count)} con un Gregario en cada asiento, que dicen cuánto duran las carreras y, como todos los jugadores son iguales, la ventaja de cada asiento; ${races(rookies)} de un Novato solo entre Gregarios y ${number(champions)} de un Campeón, desde todos los asientos por turno. Tras ± va un error estándar.`,
      skill:
        'El acierto es lo que el Campeón ha avanzado desde una parte justa de las victorias hacia todas ellas; el resto es suerte. Con tan pocas carreras de un Campeón se sabe a grandes rasgos para una modalidad, y bien para todas juntas. Lo que está por debajo de cero es azar, o un Campeón que allí no es mejor que un Gregario. Lo fuertes que son los rivales entre sí: [docs/ladder.md](ladder.md).',
      allLuck: 'En la carrera misma nadie decide nada: todo es suerte y las piernas de los corredores.',
      together: (skill, luck) => `Todas las modalidades juntas: acierto ${skill}, suerte ${luck}.`,
      asItComes: 'tal cual',
      columns: {
        way: 'Modalidad',
        rounds: 'Rondas',
        choices: 'Decisiones',
        riders: 'Corredores',
        winsBySeat: 'Victorias por asiento, %',
        winsOfFive: 'Victorias de los cinco que más ganan, %',
        rookie: 'Gana el Novato',
        champion: 'Gana el Campeón',
        fair: 'Parte justa',
        skill: 'Acierto',
        luck: 'Suerte',
      },
    },
  },

  train: {
    summary: 'aprende la función de valor de un juego (para desarrolladores)',
    about:
      'Corre carreras con un Gregario en cada asiento, aprende de ellas lo que vale un momento para cada jugador y lo escribe en la carpeta del juego. La misma semilla y los mismos números dan el mismo archivo.',
    races: 'de cuántas carreras se aprende',
    hidden: 'unidades de la capa oculta',
    epochs: 'cuántas veces se repasan los momentos',
    testSummary: 'pone a prueba la función de valor de un juego',
    testAbout: 'Corre carreras nuevas y compara las probabilidades que se predijeron en ellas con cómo acabaron.',
    testRaces: 'cuántas carreras',
    testSeed: 'la semilla de todos los dados; distinta de la del aprendizaje',
    moments: (game, moments) => `${game}: ${number(moments)} momentos de carreras de las que no se aprendió`,
    surprise: (loss, blind) => `Sorpresa por momento: ${loss} (con las mismas probabilidades para todos: ${blind})`,
    columns: { foretold: 'Predicho', times: 'Veces', mean: 'Media', won: 'Ganó' },
  },

  completion: {
    summary: 'completa órdenes en tu shell',
    about: 'Muestra un script con el que tu shell completa órdenes, opciones y juegos.',
    shell: 'para qué shell',
  },

  bot: {
    summary: 'deja que un programa tuyo juegue en una mesa',
    about:
      'Se sienta en una mesa compartida y pregunta a un programa tuyo: cada pregunta es una línea de JSON en su entrada estándar, cada respuesta una línea en su salida estándar: el número de la opción, desde 0, o la opción misma. El token se lee de GRUPPETTO_TOKEN.',
    command: 'el programa, con sus argumentos',
    table: 'la mesa: su enlace o el id que contiene',
    server: 'dónde está el servidor',
    name: 'cómo se llama el bot en la mesa',
    needToken: 'Pon en GRUPPETTO_TOKEN un token para un bot: la página de tu cuenta en el servidor crea uno.',
    notRun: (command, code) => `No se puede ejecutar ${command} (${code}).`,
    ended: (command, code) => `${command} ha terminado con ${code} antes de que acabara la carrera.`,
    sitsDown: (address) => `Se sienta en ${address}.`,
    notJson: (line) => `El programa respondió «${line}», que no es JSON.`,
    noChoice: (line, choices) => `El programa eligió ${line}, y hay ${plural(choices, 'opción', 'opciones')}.`,
    silent: (seconds) =>
      `El programa lleva ${plural(seconds, 'segundo', 'segundos')} sin responder. Si ha escrito algo, quizá tenga que vaciar su salida (flush).`,
    allTaken: 'Todos los asientos de esta mesa están ocupados.',
    refused: (why) => `El servidor ha rechazado la elección. ${why}`,
  },

  server: terminalServer,
};
