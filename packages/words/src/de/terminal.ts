import type { TerminalWords } from '../en/terminal.ts';
import { either, number, plural } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'Schritt', 'Schritte');
const races = (count: number): string => plural(count, 'Rennen', 'Rennen');
const stages = (count: number): string => plural(count, 'Etappe', 'Etappen');
const won = (names: readonly string[]): string => `${names.join(' und ') || 'niemand'} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}`;

/** What the command line says, whatever the game. */
export const terminal: TerminalWords = {
  program: {
    about: 'Radsport-Brettspiele an einem Tisch: Rennen, Rundfahrten, Aufzeichnungen, Prognosen und Regeln im Terminal.',
    language: (tags) => `sprich diese Sprache: ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `Die Sprache „${tag}“ gibt es nicht; es gibt: ${tags.join(', ')}.`,
    version: 'zeig die Version',
    unwritable: (why) => `die Ausgabe lässt sich nicht schreiben (${why}).`,
    ownMistake: (detail) => `das ist ein Fehler des Programms (NODE_DEBUG=gruppetto zeigt, wo): ${detail}`,
  },

  help: {
    titles: { usage: 'Aufruf:', arguments: 'Argumente:', options: 'Optionen:', commands: 'Befehle:' },
    examples: 'Beispiele:',
    help: 'zeig diese Hilfe',
    ofCommand: 'zeig die Hilfe zu einem Befehl',
    choices: (values) => `zur Wahl: ${values}`,
    default: (value) => `Standard: ${value}`,
  },
  calls: {
    missingArgument: (name) => `das Argument „${name}“ fehlt`,
    missingValue: (option) => `der Option „${option}“ fehlt ein Wert`,
    missingOption: (option) => `die Option „${option}“ ist nötig`,
    conflict: (one, other) => `die Optionen „${one}“ und „${other}“ gehen nicht zusammen`,
    unknownOption: (option) => `unbekannte Option „${option}“`,
    unknownCommand: (command) => `unbekannter Befehl „${command}“`,
    tooMany: (max, given) => `zu viele Argumente: ${max} erwartet, ${given} angegeben.`,
    badOption: (option, value, why) => `die Option „${option}“ kann nicht „${value}“ sein. ${why}`,
    badArgument: (name, value, why) => `das Argument „${name}“ kann nicht „${value}“ sein. ${why}`,
    allowed: (values) => `Zur Wahl stehen: ${values}.`,
    didYouMean: (names) => `(Meinst du ${either(names)}?)`,
    needInteger: (min, max) => `Es muss eine ganze Zahl von ${min} bis ${max} sein.`,
    needSeed: 'Ein Startwert ist ein Text mit mindestens einem Zeichen.',
    needNameValue: 'Schreib es als name=wert.',
  },

  files: {
    tooLarge: (path, megabytes) => `${path} ist größer als ${megabytes} MB; das ist kein Rennen.`,
    notUtf8: (path) => `${path} ist kein Text in UTF-8.`,
    noFile: (path) => `Die Datei ${path} gibt es nicht.`,
    noFolder: (path) => `Den Ordner für ${path} gibt es nicht.`,
    directory: (path) => `${path} ist ein Ordner, keine Datei.`,
    mayNotRead: (path) => `${path} darf nicht gelesen werden.`,
    mayNotWrite: (path) => `${path} darf nicht geschrieben werden.`,
    cannotRead: (path, why) => `${path} lässt sich nicht lesen (${why}).`,
    cannotWrite: (path, why) => `${path} lässt sich nicht schreiben (${why}).`,
    place: (line, column) => `Zeile ${line}, Spalte ${column}`,
    endsEarly: (place) => `sie endet zu früh, bei ${place}`,
    notUsed: (path, code) => `${path} darf nicht benutzt werden (${code}).`,
    thereAlready: (path) => `${path} gibt es schon: Nenn eine andere Datei.`,
    noFileOrFolder: (path) => `${path} gibt es nicht, oder der Ordner dafür fehlt.`,
    diskFull: (path) => `${path} lässt sich nicht schreiben: Der Datenträger ist voll.`,
  },

  seed: (seed) => `Startwert: ${seed}`,
  more: (count) => `… und noch ${count}.`,
  thereAre: (names) => `Es gibt: ${names.join(', ')}.`,
  noGame: (name, games) => `Das Spiel „${name}“ gibt es nicht. Es gibt: ${games.join(', ')}.`,
  needClone: 'Das braucht den Quelltext von Gruppetto: Ruf es in einem Klon auf.',
  columns: {
    place: 'Rang',
    rider: 'Fahrer',
    seat: 'Platz',
    player: 'Spieler',
    game: 'Spiel',
    result: 'Ergebnis',
    soFar: 'Bisher',
  },
  options: {
    game: (games) => `welches Spiel: ${games.join(', ')}`,
    seats: 'wer auf den Plätzen spielt, mit Kommas: rookie, rule-of-thumb (oder bot), captain, champion, random',
    seed: 'woraus alle Würfe folgen',
    freshSeed: 'woraus die Würfe folgen; ohne ihn entscheidet der Zufall, und der Startwert wird genannt',
    option: 'eine Option des Spiels; auch mehrmals',
    options: 'Optionen des Spiels als JSON; die von --option gehen vor',
    record: 'ein aufgezeichnetes Rennen, *.race.json',
    facts: 'gib die Ereignisse als JSON aus, eines pro Zeile, dann den Stand',
    json: 'gib alles als JSON aus',
  },

  race: {
    summary: 'lass Bots ein Rennen fahren',
    about:
      'Lässt Bots ein Rennen fahren und gibt es aus. Gleiches Spiel, gleiche Plätze, Optionen und Startwert ergeben das gleiche Rennen.',
    record: 'schreib das Rennen auch in eine Datei, *.race.json',
    why: 'zu jeder Zeile die Rechnung und die Regeln dahinter',
    games: 'Spiele und ihre Optionen:',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} in Schritten von ${step}`,
    or: (values) => values.join(' oder '),
    text: 'ein Text',
    hasDefault: 'hat einen Standard',
    needObject: (file) => `${file}: Die Optionen müssen ein Objekt mit benannten Feldern sein.`,
    noOption: (game, name, options) => `${game} hat keine Option „${name}“; es hat: ${options.join(', ')}.`,
    turn: (name) => `Das Rennen ist nicht vorbei: ${name} ist dran.`,
    wins: (names) => `${won(names)}.`,
  },

  replay: {
    summary: 'prüf ein aufgezeichnetes Rennen',
    about:
      'Spielt ein aufgezeichnetes Rennen noch einmal, prüft jeden Schritt und gibt das Ergebnis aus. Endet mit 1, wenn ein Schritt abweicht, und nennt ihn.',
    log: 'gib auch das Rennen aus',
    why: 'gib das Rennen aus, zu jeder Zeile die Rechnung und die Regeln dahinter',
    checked: (count) => `${steps(count)}, alles nach den Regeln.`,
    wrongStep: (step, of, why) => `Schritt ${step} von ${of} entspricht nicht den Regeln. ${why}`,
    wrongSetUp: (why) => `die Aufstellung entspricht nicht den Regeln. ${why}`,
  },

  scenario: {
    summary: 'spiel Szenarien und vergleich',
    about:
      'Spielt Szenarien und vergleicht sie mit dem, was sie erwarten: eine Zeile für jedes, darunter jeder Unterschied. Endet mit 1, wenn etwas abweicht.',
    files: 'Szenarien von Rennen oder Rundfahrten, *.scenario.json',
    json: 'gib stattdessen Ereignisse, Stellung und Stand jedes Rennens als JSON aus, ein Szenario pro Zeile',
    failed: (failed, all) => `Anders als erwartet: ${failed} von ${plural(all, 'Szenario', 'Szenarien')}.`,
  },

  forecast: {
    summary: 'fahr ein Rennen oder eine Rundfahrt viele Male und zähl',
    about:
      'Lässt Bots ein Rennen viele Male fahren und sagt, wie oft jeder Fahrer und jeder Platz gewinnt und auf dem Podium steht, mit 95-%-Fehlerbereich. Gleiche Datei, gleicher Startwert und gleiche Anzahl ergeben die gleichen Zahlen, egal wie viele Threads fahren.',
    aboutFile:
      'Die Datei ist eine Aufstellung ({ "game": …, "options": …, "seats": ["bot", "random", …] }), ein aufgezeichnetes Rennen, das von seinem Stand aus weitergefahren wird (für Menschen spielt der Wasserträger), ein Szenario, das von seiner Stellung aus gefahren wird, oder der Plan einer Rundfahrt: Dann geht es um die Chancen in jeder Wertung und auf jedes Trikot.',
    file: 'eine Aufstellung, ein aufgezeichnetes Rennen, ein Szenario oder der Plan einer Rundfahrt',
    runs: 'wie viele Rennen oder Rundfahrten',
    workers: 'wie viele Threads fahren',
    step: 'bei einem aufgezeichneten Rennen: fahr nach diesem Schritt weiter; 0 ist der Start',
    csv: 'gib die Anteile als CSV aus',
    interrupt: 'Strg-C hält an und gibt aus, was bis dahin bekannt ist.',
    over: (path) => `${path}: Dieses Rennen ist vorbei; --step 0 fährt es vom Start an neu.`,
    noStep: (path, step, count) => `${path}: Schritt ${step} gibt es nicht; dieses Rennen hat ${steps(count)}.`,
    noRecord: (path) => `${path}: --step ist für aufgezeichnete Rennen, und das ist keines.`,
    stoppedEarly: {
      race: 'Angehalten, bevor das erste Rennen im Ziel war.',
      tour: 'Angehalten, bevor die erste Rundfahrt im Ziel war.',
    },
    stopped: {
      race: (done, of, again) => `Angehalten nach ${number(done)} von ${number(of)} Rennen; ${again} ergibt diese Zahlen wieder.`,
      tour: (done, of, again) =>
        `Angehalten nach ${number(done)} von ${plural(of, 'Rundfahrt', 'Rundfahrten')}; ${again} ergibt diese Zahlen wieder.`,
    },
    progress: {
      race: (done, of) => `Rennen: ${done} von ${of}`,
      tour: (done, of) => `Rundfahrten: ${done} von ${of}`,
    },
    columns: {
      win: 'Sieg',
      podium: 'Podium',
      topTen: 'Top 10',
      meanPlace: 'Ø Rang',
      out: 'Aus',
      wears: 'Trägt es',
      role: 'Typ',
      ofAllWins: 'Von allen Siegen',
    },
    finishes: (solo, group, bunch) => `Solosieg: ${solo}; aus einer Gruppe von bis zu neun: ${group}; aus einem Peloton: ${bunch}.`,
    counted: {
      race: (count, choices) => `${races(count)} mit je ${number(choices)} Entscheidungen. Hinter jeder Zahl ihr 95-%-Fehlerbereich.`,
      tour: (count, choices) =>
        `${plural(count, 'Rundfahrt', 'Rundfahrten')} mit je ${number(choices)} Entscheidungen. Hinter jeder Zahl ihr 95-%-Fehlerbereich.`,
    },
  },

  tour: {
    summary: 'lass Bots eine Rundfahrt fahren',
    about:
      'Macht oder liest eine Rundfahrt, lässt Bots alle Etappen fahren und gibt Etappensieger, Trikots, Wertungen, Punkte und einen Almanach aus. Der gleiche Aufruf mit dem gleichen Startwert ergibt die gleiche Rundfahrt.',
    source: (games) => `ein Spiel (${games.join(', ')}) oder der Plan einer Rundfahrt, *.tour.json`,
    kind: 'welche Art von Rundfahrt; ohne Angabe die erste, die das Spiel hat',
    stages: (usual) => `wie viele Etappen; ohne Angabe ${usual}`,
    name: 'der Name der Rundfahrt',
    seed: 'woraus die Etappen und die Würfe folgen; ohne ihn entscheidet der Zufall, und der Startwert wird genannt',
    save: 'schreib den Plan der Rundfahrt auch in eine Datei, *.tour.json',
    csv: 'gib jede Wertung nach jeder Etappe als CSV aus',
    kinds: 'Arten von Rundfahrten:',
    unnamed: 'Eine Rundfahrt',
    title: (game, name, count) => `${game}: ${name}, ${stages(count)}`,
    ownOption: (option) => `--option ${option}: Bei so einer Rundfahrt hat jede Etappe ihre eigene.`,
    newOnly: (option, path) => `--${option} ist für eine neue Rundfahrt; in ${path} steht schon alles.`,
    progress: (done, of) => `Etappe ${done} von ${of}`,
    stage: (stage, day, winners) => `Etappe ${stage} (${day}): ${winners}`,
    wins: won,
    winsTour: (names) => `${won(names)} die Rundfahrt.`,
    left: (name, stage, why) => `${name} schied auf Etappe ${stage} aus: ${why}.`,
    wears: (name, jersey) => `${name} trägt ${jersey}.`,
    jersey: (id) => `das Trikot „${id}“`,
    jerseys: { yellow: 'Gelb', green: 'Grün', 'polka-dot': 'Punkte', purple: 'Lila' },
    andMore: (count) => `… und noch ${count}`,
    points: 'Punkte',
    stageWins: 'Etappensiege',
    records: 'Rekorde',
    awards: 'Auszeichnungen',
  },

  sheets: {
    summary: 'druck, was ein echter Tisch braucht',
    about:
      'Schreibt die Blätter für ein Spiel, eine Etappe oder alle Etappen einer Rundfahrt in eine HTML-Datei, die jedes auf einer eigenen Seite druckt.',
    source: 'ein Spiel, eine Aufstellung, ein aufgezeichnetes Rennen oder der Plan einer Rundfahrt, *.tour.json',
    size: 'das Papierformat',
    sheet: 'nur dieses Blatt; ohne Angabe alle',
    output: 'wohin',
    noSheet: (game, sheets) =>
      sheets.length === 0 ? `${game} hat keine Blätter.` : `${game} hat kein solches Blatt; es hat: ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'Seite', 'Seiten')} in ${file}. Öffne die Datei in einem Browser und druck sie.`,
  },

  rules: {
    summary: 'lies die Regelbücher',
    about: 'Gibt eine Regel, ein Kapitel oder ein ganzes Regelbuch aus; ohne Argument die Liste der Bücher.',
    what: (rule, chapter, book, game) => `eine Regel (${rule}), ein Kapitel (${chapter}) oder ein Buch (${book} oder ${game})`,
    noBook: (what, books) => `Für „${what}“ gibt es kein Regelbuch; es gibt: ${books.join(', ')}.`,
    noRule: (what, book, game) => `Die Regel ${what} gibt es nicht; „gruppetto rules ${book}“ zeigt die von ${game}.`,
    notThere: (file) => `Das Regelbuch ${file} ist nicht dort, wo es sein sollte, neben dem Programm.`,
    ruling: (text) => `Auslegung: ${text}`,
    columns: { book: 'Buch', rules: 'Regeln', file: 'Datei' },
  },

  learn: {
    summary: 'lern ein Spiel beim Fahren',
    about: 'Spielt die Lektionen eines Spiels mit einem Coach; ohne Spiel eine Liste der Kurse.',
    lesson: 'die Lektion, mit der du beginnst, als Nummer oder Name; ohne Angabe die erste',
    noLesson: (name, lessons) => `Die Lektion „${name}“ gibt es nicht; es gibt: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lektionen', command: 'Befehl' },
  },

  verdict: {
    summary: 'trenn Glück von Können in einem aufgezeichneten Rennen',
    about:
      'Beurteilt ein aufgezeichnetes Rennen: was Glück und was Entscheidungen für alle ausgemacht haben, die teuersten Entscheidungen, die glücklichsten und unglücklichsten Würfe. Die gleiche Datei ergibt das gleiche Urteil.',
    file: 'ein aufgezeichnetes Rennen, das vorbei ist, *.race.json',
    notOver: (path) => `${path}: Dieses Rennen ist noch nicht vorbei; ein Urteil gibt es nach dem Ziel.`,
    step: (step) => `Schritt ${step}`,
  },

  ladder: {
    summary: 'miss, wie stark die Gegner sind',
    about:
      'Lässt die Gegner eines Spiels gegeneinander fahren: Jede Würfelfolge wird von allen Aufstellungen auf allen Plätzen reihum gefahren. Die Ratings sind eine Schätzung nach Plackett–Luce, mit dem Wasserträger bei 1500. Ohne Spiel steht da, was früher gemessen wurde, wie in docs/ladder.md.',
    deals: 'wie viele Folgen von 16 Rennen',
    write: 'behalte das Ergebnis im Ordner des Spiels (für Entwickler)',
    nobodyDecides: (game) => `In ${game} entscheidet niemand etwas: Alle Gegner sind gleich.`,
    progress: (done, of) => `Folge ${done} von ${of}`,
    measured: (count, seed) => `${races(count)}, Startwert ${seed}`,
    columns: { opponent: 'Gegner', rating: 'Rating', wins: 'Siege gegen drei Wasserträger' },
  },

  atlas: {
    summary: 'miss, wie viel Glück und Können in den Spielen steckt',
    about:
      'Fährt viele Rennen mit einem Wasserträger auf jedem Platz und gibt als Markdown aus, was sie zeigen: den Vorteil der Plätze, die Länge der Rennen, und wie oft der bessere Spieler gewinnt. docs/atlas.md ist die Ausgabe.',
    game: (games) => `nur ein Spiel: ${games.join(', ')}`,
    races: 'wie viele Rennen von jedem Spiel; ein Zehntel davon für jede Variante',
  },

  train: {
    summary: 'lern die Wertfunktion eines Spiels (für Entwickler)',
    about:
      'Fährt Rennen mit der Faustregel auf jedem Platz, lernt daraus, was ein Moment für jeden Spieler wert ist, und schreibt es in den Ordner des Spiels. Gleicher Startwert und gleiche Zahlen ergeben die gleiche Datei.',
    races: 'aus wie vielen Rennen gelernt wird',
    hidden: 'Einheiten der verdeckten Schicht',
    epochs: 'wie oft die Momente durchgegangen werden',
    testSummary: 'prüf die Wertfunktion eines Spiels',
    testAbout: 'Fährt neue Rennen und vergleicht die Chancen, die darin vorhergesagt wurden, mit ihrem Ausgang.',
    testRaces: 'wie viele Rennen',
    testSeed: 'woraus alle Würfe folgen; ein anderer als beim Lernen',
    moments: (game, moments) => `${game}: ${number(moments)} Momente aus Rennen, aus denen nicht gelernt wurde`,
    surprise: (loss, blind) => `Überraschung pro Moment: ${loss} (mit gleichen Chancen für alle: ${blind})`,
    columns: { foretold: 'Vorhergesagt', times: 'Fälle', mean: 'Mittel', won: 'Gewonnen' },
  },

  completion: {
    summary: 'ergänz Befehle in deiner Shell',
    about: 'Gibt ein Skript aus, mit dem deine Shell Befehle, Optionen und Spiele ergänzt.',
    shell: 'für welche Shell',
  },

  bot: {
    summary: 'lass dein eigenes Programm an einem Tisch spielen',
    about:
      'Setzt sich an einen gemeinsamen Tisch und fragt dein Programm: Jede Frage ist eine Zeile JSON auf seiner Standardeingabe, jede Antwort eine Zeile auf seiner Standardausgabe: die Nummer der Wahl, ab 0, oder die Wahl selbst. Das Token steht in GRUPPETTO_TOKEN.',
    command: 'das Programm mit seinen Argumenten',
    table: 'der Tisch: sein Link oder die ID darin',
    server: 'wo der Server ist',
    name: 'wie der Bot am Tisch heißt',
    needToken: 'Setz GRUPPETTO_TOKEN auf ein Token für einen Bot: Deine Kontoseite auf dem Server macht eines.',
    notRun: (command, code) => `${command} lässt sich nicht starten (${code}).`,
    ended: (command, code) => `${command} endete mit ${code}, bevor das Rennen vorbei war.`,
    sitsDown: (address) => `Setzt sich an den Tisch ${address}.`,
    notJson: (line) => `Das Programm antwortete „${line}“, und das ist kein JSON.`,
    noChoice: (line, choices) => `Das Programm wählte ${line}, aber es gibt nur ${plural(choices, 'Möglichkeit', 'Möglichkeiten')}.`,
    silent: (seconds) =>
      `Das Programm hat seit ${plural(seconds, 'Sekunde', 'Sekunden')} nicht geantwortet. Falls es etwas geschrieben hat: Vielleicht muss es seine Ausgabe leeren (flush).`,
    allTaken: 'An diesem Tisch sind alle Plätze besetzt.',
  },

  server: terminalServer,
};
