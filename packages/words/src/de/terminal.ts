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
    language: (tags) => `Sprache der Ausgabe: ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `Die Sprache „${tag}“ gibt es nicht; es gibt: ${tags.join(', ')}.`,
    version: 'Version anzeigen',
    unwritable: (why) => `die Ausgabe lässt sich nicht schreiben (${why}).`,
    ownMistake: (detail) => `das ist ein Fehler des Programms (NODE_DEBUG=gruppetto zeigt, wo): ${detail}`,
  },

  help: {
    titles: { usage: 'Aufruf:', arguments: 'Argumente:', options: 'Optionen:', commands: 'Befehle:' },
    examples: 'Beispiele:',
    help: 'diese Hilfe anzeigen',
    ofCommand: 'Hilfe zu einem Befehl anzeigen',
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
    thereAlready: (path) => `${path} gibt es schon: Nenne eine andere Datei.`,
    noFileOrFolder: (path) => `${path} gibt es nicht, oder der Ordner dafür fehlt.`,
    diskFull: (path) => `${path} lässt sich nicht schreiben: Der Datenträger ist voll.`,
  },

  seed: (seed) => `Startwert: ${seed}`,
  more: (count) => `… und noch ${count}.`,
  thereAre: (names) => `Es gibt: ${names.join(', ')}.`,
  noGame: (name, games) => `Das Spiel „${name}“ gibt es nicht. Es gibt: ${games.join(', ')}.`,
  needClone: 'Das braucht den Quelltext von Gruppetto: Führe es in einem Klon aus.',
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
    seats: 'wer auf den Plätzen spielt, durch Kommas getrennt: rookie, rule-of-thumb (oder bot), captain, champion, random',
    seed: 'Startwert für alle Würfe',
    freshSeed: 'Startwert für die Würfe; ohne Angabe wird einer ausgelost und angezeigt',
    option: 'eine Option des Spiels; mehrfach möglich',
    options: 'Optionen des Spiels als JSON; die von --option gehen vor',
    record: 'ein aufgezeichnetes Rennen, *.race.json',
    facts: 'Ereignisse als JSON ausgeben, eines pro Zeile, dann den Stand',
    json: 'alles als JSON ausgeben',
  },

  race: {
    summary: 'Bots ein Rennen fahren lassen',
    about:
      'Lässt Bots ein Rennen fahren und gibt es aus. Gleiches Spiel, gleiche Plätze, Optionen und Startwert ergeben das gleiche Rennen.',
    record: 'das Rennen auch in eine Datei schreiben, *.race.json',
    why: 'zu jeder Zeile Rechnung und Regeln anzeigen',
    games: 'Spiele und ihre Optionen:',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} in Schritten von ${step}`,
    or: (values) => values.join(' oder '),
    text: 'Text',
    hasDefault: 'hat einen Standard',
    needObject: (file) => `${file}: Die Optionen müssen ein Objekt mit benannten Feldern sein.`,
    noOption: (game, name, options) => `${game} hat keine Option „${name}“; es hat: ${options.join(', ')}.`,
    turn: (name) => `Das Rennen ist nicht vorbei: ${name} ist dran.`,
    wins: (names) => `${won(names)}.`,
  },

  replay: {
    summary: 'ein aufgezeichnetes Rennen prüfen',
    about:
      'Spielt ein aufgezeichnetes Rennen noch einmal, prüft jeden Schritt und gibt das Ergebnis aus. Endet mit 1, wenn ein Schritt abweicht, und nennt ihn.',
    log: 'auch das Rennen ausgeben',
    why: 'das Rennen ausgeben, zu jeder Zeile mit Rechnung und Regeln',
    checked: (count) => `${steps(count)}, alles nach den Regeln.`,
    wrongStep: (step, of, why) => `Schritt ${step} von ${of} entspricht nicht den Regeln. ${why}`,
    wrongSetUp: (why) => `die Aufstellung entspricht nicht den Regeln. ${why}`,
  },

  scenario: {
    summary: 'Szenarien durchspielen und vergleichen',
    about:
      'Spielt Szenarien und vergleicht sie mit dem, was sie erwarten: eine Zeile für jedes, darunter jeder Unterschied. Endet mit 1, wenn etwas abweicht.',
    files: 'Szenarien von Rennen oder Rundfahrten, *.scenario.json',
    json: 'stattdessen den Endstand jedes Rennens oder jeder Rundfahrt als JSON ausgeben, ein Szenario pro Zeile',
    failed: (failed, all) => `Anders als erwartet: ${failed} von ${plural(all, 'Szenario', 'Szenarien')}.`,
  },

  forecast: {
    summary: 'ein Rennen oder eine Rundfahrt viele Male fahren und auszählen',
    about:
      'Lässt Bots ein Rennen viele Male fahren und zählt, wie oft jeder Fahrer und jeder Platz gewinnt oder aufs Podium kommt, mit 95-%-Fehlerbereich. Gleiche Datei, gleicher Startwert und gleiche Anzahl ergeben die gleichen Zahlen, egal wie viele Threads fahren.',
    aboutFile:
      'Die Datei ist eine Aufstellung ({ "game": …, "options": …, "seats": ["bot", "random", …] }), ein aufgezeichnetes Rennen, das von seinem Stand aus weitergefahren wird (für Menschen spielt der Wasserträger), ein Szenario, das von seiner Stellung aus gefahren wird, oder der Plan einer Rundfahrt: Dann geht es um die Chancen in jeder Wertung und auf jedes Trikot.',
    file: 'eine Aufstellung, ein aufgezeichnetes Rennen, ein Szenario oder der Plan einer Rundfahrt',
    runs: 'wie viele Rennen oder Rundfahrten',
    workers: 'wie viele Threads fahren',
    step: 'bei einem aufgezeichneten Rennen: nach diesem Schritt weiterfahren; 0 ist der Start',
    csv: 'die Anteile als CSV ausgeben',
    interrupt: 'Strg-C hält an und gibt das bisherige Ergebnis aus.',
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
    summary: 'Bots eine Rundfahrt fahren lassen',
    about:
      'Erzeugt oder liest eine Rundfahrt, lässt Bots alle Etappen fahren und gibt Etappensieger, Trikots, Wertungen, Punkte und einen Almanach aus. Der gleiche Aufruf mit dem gleichen Startwert ergibt die gleiche Rundfahrt.',
    source: (games) => `ein Spiel (${games.join(', ')}) oder der Plan einer Rundfahrt, *.tour.json`,
    kind: 'welche Art von Rundfahrt; ohne Angabe die erste, die das Spiel hat',
    stages: (usual) => `wie viele Etappen; ohne Angabe ${usual}`,
    name: 'der Name der Rundfahrt',
    seed: 'Startwert für die Etappen und die Würfe; ohne Angabe wird einer ausgelost und angezeigt',
    save: 'den Plan der Rundfahrt auch in eine Datei schreiben, *.tour.json',
    csv: 'jede Wertung nach jeder Etappe als CSV ausgeben',
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
    jerseys: { yellow: 'Gelb', green: 'Grün', 'polka-dot': 'Gepunktet', purple: 'Lila' },
    andMore: (count) => `… und noch ${count}`,
    points: 'Punkte',
    stageWins: 'Etappensiege',
    records: 'Rekorde',
    awards: 'Auszeichnungen',
  },

  sheets: {
    summary: 'drucken, was man am echten Tisch braucht',
    about:
      'Schreibt die Blätter für ein Spiel, eine Etappe oder alle Etappen einer Rundfahrt in eine HTML-Datei zum Drucken, jedes auf eine eigene Seite.',
    source: 'ein Spiel, eine Aufstellung, ein aufgezeichnetes Rennen oder der Plan einer Rundfahrt, *.tour.json',
    size: 'das Papierformat',
    sheet: 'nur dieses Blatt; ohne Angabe alle',
    output: 'wohin',
    noSheets: (game) => `${game} hat keine Blätter.`,
    noSheet: (game, sheets) => `${game} hat kein solches Blatt; es hat: ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'Seite', 'Seiten')} in ${file}. Öffne die Datei in einem Browser und drucke sie aus.`,
  },

  rules: {
    summary: 'die Regelbücher lesen',
    about: 'Gibt eine Regel, ein Kapitel oder ein ganzes Regelbuch aus; ohne Argument die Liste der Bücher.',
    what: (rule, chapter, book, game) => `eine Regel (${rule}), ein Kapitel (${chapter}) oder ein Buch (${book} oder ${game})`,
    noBook: (what, books) => `Für „${what}“ gibt es kein Regelbuch; es gibt: ${books.join(', ')}.`,
    noRule: (what, book, game) => `Die Regel ${what} gibt es nicht; „gruppetto rules ${book}“ zeigt die von ${game}.`,
    notThere: (file) => `Das Regelbuch ${file} ist nicht dort, wo es sein sollte, neben dem Programm.`,
    ruling: (text) => `Auslegung: ${text}`,
    columns: { book: 'Buch', rules: 'Regeln', file: 'Datei' },
  },

  learn: {
    summary: 'ein Spiel beim Fahren lernen',
    about: 'Spielt die Lektionen eines Spiels mit einem Coach; ohne Spiel eine Liste der Kurse.',
    lesson: 'die Lektion, mit der du beginnst, als Nummer oder Name; ohne Angabe die erste',
    noLesson: (name, lessons) => `Die Lektion „${name}“ gibt es nicht; es gibt: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lektionen', command: 'Befehl' },
  },

  verdict: {
    summary: 'in einem aufgezeichneten Rennen Glück von Können trennen',
    about:
      'Beurteilt ein aufgezeichnetes Rennen: was Glück und was Entscheidungen für alle ausgemacht haben, die Wendepunkte, die teuersten Entscheidungen, die glücklichsten und unglücklichsten Würfe. Die gleiche Datei ergibt das gleiche Urteil.',
    file: 'ein aufgezeichnetes Rennen, das vorbei ist, *.race.json',
    notOver: (path) => `${path}: Dieses Rennen ist noch nicht vorbei; ein Urteil gibt es nach dem Ziel.`,
    step: (step) => `Schritt ${step}`,
  },

  ladder: {
    summary: 'messen, wie stark die Gegner sind',
    about:
      'Lässt die Gegner eines Spiels gegeneinander fahren: Jede Würfelfolge wird von allen Aufstellungen auf allen Plätzen reihum gefahren. Die Ratings sind eine Schätzung nach Plackett–Luce, mit dem Wasserträger bei 1500. Ohne Spiel erscheinen die letzten Messwerte, wie in docs/ladder.md.',
    deals: 'wie viele Folgen von 16 Rennen',
    write: 'das Ergebnis im Ordner des Spiels speichern (für Entwickler)',
    nobodyDecides: (game) => `In ${game} entscheidet niemand etwas: Alle Gegner sind gleich.`,
    progress: (done, of) => `Folge ${done} von ${of}`,
    measured: (count, seed) => `${races(count)}, Startwert ${seed}`,
    columns: { opponent: 'Gegner', rating: 'Rating', wins: 'Siege gegen drei Wasserträger' },
    page: {
      title: 'Wie stark die Gegner sind',
      method:
        'Geschrieben von `gruppetto ladder > docs/ladder.md` aus dem, was `gruppetto ladder <game> --write` gemessen hat. Jede Würfelfolge wird von allen Plätzen aus reihum gefahren, von den vier Gegnern zusammen oder von einem gegen drei Wasserträger. Ein Neuling, der keine Zeit zum Nachdenken braucht, fährt außerdem hundertmal so viele Folgen gegen drei Wasserträger; sie zählen nur für seinen Anteil der Siege. Die Ratings sind eine Schätzung nach Plackett–Luce aus dem, wer gewonnen hat, auf der Skala des Schachs, mit dem Wasserträger (der Faustregel) bei 1500; nach ± steht ein Standardfehler. Ein gerechter Anteil der Siege wären 25 %. Andere Spielarten: [docs/atlas.md](atlas.md).',
      races: (count, seed) => `${races(count)} zu viert, Startwert \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'messen, wie viel Glück und Können in den Spielen steckt',
    about:
      'Fährt von jeder Spielart viele Rennen, mit einem Wasserträger auf jedem Platz und mit einem Neuling oder einem Champion allein unter Wasserträgern, und gibt als Markdown aus, was sie zeigen: den Anteil von Glück und Können, den Vorteil der Plätze, die Länge der Rennen. docs/atlas.md ist die Ausgabe.',
    game: (games) => `nur ein Spiel: ${games.join(', ')}`,
    races: 'wie viele Rennen jeder Spielart, mit einem Wasserträger auf jedem Platz; ein Zehntel so viele mit einem Neuling unter ihnen',
    champion: 'wie viele Rennen jeder Spielart mit einem Champion, der Zeit zum Nachdenken braucht',
    page: {
      title: 'Atlas von Glück und Können',
      method: (command, { races: count, rookies, champions }) =>
        `Geschrieben von \`${command}\`. Von jeder Spielart: ${races(count)} mit einem Wasserträger auf jedem Platz, aus denen hervorgeht, wie lang Rennen sind und, da alle Spieler gleich sind, welchen Vorteil jeder Platz hat; ${races(rookies)} eines Neulings allein unter Wasserträgern und ${number(champions)} eines Champions, von allen Plätzen aus reihum. Nach ± steht ein Standardfehler.`,
      skill:
        'Können ist, wie weit der Champion auf dem Weg von einem gerechten Anteil der Siege zu allen Siegen ist; der Rest ist Glück. So wenige Rennen eines Champions sagen das für eine Spielart nur grob und für alle zusammen gut. Was unter null liegt, ist Zufall, oder der Champion ist dort nicht besser als ein Wasserträger. Wie stark die Gegner untereinander sind: [docs/ladder.md](ladder.md).',
      allLuck: 'Im Rennen selbst entscheidet niemand etwas: Es sind nur das Glück und die Beine der Fahrer.',
      together: (skill, luck) => `Alle Spielarten zusammen: Können ${skill}, Glück ${luck}.`,
      asItComes: 'wie es kommt',
      columns: {
        way: 'Spielart',
        rounds: 'Runden',
        choices: 'Entscheidungen',
        riders: 'Fahrer',
        winsBySeat: 'Siege nach Plätzen, %',
        winsOfFive: 'Siege der fünf, die am meisten gewinnen, %',
        rookie: 'Der Neuling gewinnt',
        champion: 'Der Champion gewinnt',
        fair: 'Gerechter Anteil',
        skill: 'Können',
        luck: 'Glück',
      },
    },
  },

  train: {
    summary: 'die Wertfunktion eines Spiels trainieren (für Entwickler)',
    about:
      'Fährt Rennen mit der Faustregel auf jedem Platz, lernt daraus, was ein Moment für jeden Spieler wert ist, und schreibt es in den Ordner des Spiels. Gleicher Startwert und gleiche Zahlen ergeben die gleiche Datei.',
    races: 'aus wie vielen Rennen gelernt wird',
    hidden: 'Einheiten der verborgenen Schicht',
    epochs: 'wie oft die Momente durchgegangen werden',
    testSummary: 'die Wertfunktion eines Spiels prüfen',
    testAbout: 'Fährt neue Rennen und vergleicht die Chancen, die darin vorhergesagt wurden, mit ihrem Ausgang.',
    testRaces: 'wie viele Rennen',
    testSeed: 'Startwert für alle Würfe; ein anderer als beim Training',
    moments: (game, moments) => `${game}: ${number(moments)} Momente aus Rennen, aus denen nicht gelernt wurde`,
    surprise: (loss, blind) => `Überraschung pro Moment: ${loss} (mit gleichen Chancen für alle: ${blind})`,
    columns: { foretold: 'Vorhergesagt', times: 'Fälle', mean: 'Mittel', won: 'Gewonnen' },
  },

  completion: {
    summary: 'Befehle in deiner Shell vervollständigen',
    about: 'Gibt ein Skript aus, mit dem deine Shell Befehle, Optionen und Spiele vervollständigt.',
    shell: 'für welche Shell',
  },

  bot: {
    summary: 'dein eigenes Programm an einem Tisch spielen lassen',
    about:
      'Setzt sich an einen gemeinsamen Tisch und fragt dein Programm: Jede Frage ist eine Zeile JSON auf seiner Standardeingabe, jede Antwort eine Zeile auf seiner Standardausgabe: die Nummer der Wahl, ab 0, oder die Wahl selbst. Das Token wird aus GRUPPETTO_TOKEN gelesen.',
    command: 'das Programm mit seinen Argumenten',
    table: 'der Tisch: sein Link oder die ID darin',
    server: 'wo der Server ist',
    name: 'wie der Bot am Tisch heißt',
    needToken: 'Setze GRUPPETTO_TOKEN auf ein Token für einen Bot: Auf deiner Kontoseite auf dem Server kannst du eines erzeugen.',
    notRun: (command, code) => `${command} lässt sich nicht starten (${code}).`,
    ended: (command, code) => `${command} endete mit ${code}, bevor das Rennen vorbei war.`,
    sitsDown: (address) => `Setzt sich an den Tisch ${address}.`,
    notJson: (line) => `Das Programm antwortete „${line}“, und das ist kein JSON.`,
    noChoice: (line, choices) => `Das Programm wählte ${line}, aber es gibt nur ${plural(choices, 'Möglichkeit', 'Möglichkeiten')}.`,
    silent: (seconds) =>
      `Das Programm hat seit ${plural(seconds, 'Sekunde', 'Sekunden')} nicht geantwortet. Falls es etwas geschrieben hat: Vielleicht muss es seine Ausgabe leeren (flush).`,
    allTaken: 'An diesem Tisch sind alle Plätze besetzt.',
    refused: (why) => `Der Server hat die Wahl abgelehnt. ${why}`,
  },

  server: terminalServer,
};
