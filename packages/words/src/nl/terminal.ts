import type { TerminalWords } from '../en/terminal.ts';
import { either, form, number, plural } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'stap', 'stappen');
const races = (count: number): string => plural(count, 'koers', 'koersen');
const stages = (count: number): string => plural(count, 'etappe', 'etappes');
const won = (names: readonly string[]): string => `${names.join(' en ') || 'niemand'} ${names.length > 1 ? 'winnen' : 'wint'}`;

/** What the command line says, whatever the game. */
export const terminal: TerminalWords = {
  program: {
    about: 'Wielerspellen aan één tafel: koersen, etappekoersen, opnames, prognoses en reglementen vanuit een terminal.',
    language: (tags) => `spreek deze taal: ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `De taal ‘${tag}’ bestaat hier niet; wel: ${tags.join(', ')}.`,
    version: 'toon de versie',
    unwritable: (why) => `de uitvoer kan niet geschreven worden (${why}).`,
    ownMistake: (detail) => `dit is een fout van het programma (NODE_DEBUG=gruppetto laat zien waar): ${detail}`,
  },

  help: {
    titles: { usage: 'Gebruik:', arguments: 'Argumenten:', options: 'Opties:', commands: 'Opdrachten:' },
    examples: 'Voorbeelden:',
    help: 'toon deze hulp',
    ofCommand: 'toon de hulp bij een opdracht',
    choices: (values) => `keuze uit: ${values}`,
    default: (value) => `standaard: ${value}`,
  },
  calls: {
    missingArgument: (name) => `het argument ‘${name}’ ontbreekt`,
    missingValue: (option) => `bij de optie ‘${option}’ ontbreekt een waarde`,
    missingOption: (option) => `de optie ‘${option}’ is verplicht`,
    conflict: (one, other) => `de opties ‘${one}’ en ‘${other}’ gaan niet samen`,
    unknownOption: (option) => `onbekende optie ‘${option}’`,
    unknownCommand: (command) => `onbekende opdracht ‘${command}’`,
    tooMany: (max, given) => `te veel argumenten: ${max} verwacht, ${given} gekregen.`,
    badOption: (option, value, why) => `de optie ‘${option}’ kan niet ‘${value}’ zijn. ${why}`,
    badArgument: (name, value, why) => `het argument ‘${name}’ kan niet ‘${value}’ zijn. ${why}`,
    allowed: (values) => `Kies uit: ${values}.`,
    didYouMean: (names) => `(Bedoel je ${either(names)}?)`,
    needInteger: (min, max) => `Het moet een geheel getal van ${min} tot en met ${max} zijn.`,
    needSeed: 'Een seed is een tekst van minstens één teken.',
    needNameValue: 'Schrijf het als naam=waarde.',
  },

  files: {
    tooLarge: (path, megabytes) => `${path} is groter dan ${megabytes} MB; dat is geen koers.`,
    notUtf8: (path) => `${path} is geen tekst in UTF-8.`,
    noFile: (path) => `Het bestand ${path} bestaat niet.`,
    noFolder: (path) => `De map voor ${path} bestaat niet.`,
    directory: (path) => `${path} is een map, geen bestand.`,
    mayNotRead: (path) => `Geen rechten om ${path} te lezen.`,
    mayNotWrite: (path) => `Geen rechten om ${path} te schrijven.`,
    cannotRead: (path, why) => `${path} kan niet gelezen worden (${why}).`,
    cannotWrite: (path, why) => `${path} kan niet geschreven worden (${why}).`,
    place: (line, column) => `regel ${line}, kolom ${column}`,
    endsEarly: (place) => `het houdt te vroeg op, bij ${place}`,
    notUsed: (path, code) => `Geen rechten om ${path} te gebruiken (${code}).`,
    thereAlready: (path) => `${path} bestaat al: noem een ander bestand.`,
    noFileOrFolder: (path) => `${path} bestaat niet, of de map ervoor ontbreekt.`,
    diskFull: (path) => `${path} kan niet geschreven worden: de schijf is vol.`,
  },

  seed: (seed) => `Seed: ${seed}`,
  more: (count) => `… en nog ${count}.`,
  thereAre: (names) => `Er zijn: ${names.join(', ')}.`,
  noGame: (name, games) => `Het spel ‘${name}’ bestaat niet. Wel: ${games.join(', ')}.`,
  needClone: 'Hiervoor is de broncode van Gruppetto nodig: doe het in een kloon.',
  columns: {
    place: 'Plaats',
    rider: 'Renner',
    seat: 'Plek',
    player: 'Speler',
    game: 'Spel',
    result: 'Uitslag',
    soFar: 'Tot nu toe',
  },
  options: {
    game: (games) => `welk spel: ${games.join(', ')}`,
    seats: 'wie op elke plek speelt, met komma’s: rookie, rule-of-thumb (of bot), captain, champion, random',
    seed: 'waar alle dobbelstenen uit volgen',
    freshSeed: 'waar de dobbelstenen uit volgen; anders beslist het toeval, en wordt de seed genoemd',
    option: 'een optie van het spel; mag vaker dan één keer',
    options: 'opties van het spel als JSON; die van --option gaan voor',
    record: 'een opgenomen koers, *.race.json',
    facts: 'toon de feiten als JSON, één per regel, en dan de stand',
    json: 'toon alles als JSON',
  },

  race: {
    summary: 'laat bots een koers rijden',
    about: 'Laat bots een koers rijden en toont die. Hetzelfde spel met dezelfde plekken, opties en seed geeft dezelfde koers.',
    record: 'schrijf de koers ook naar een bestand, *.race.json',
    why: 'bij elke regel de som en de regels erachter',
    games: 'Spellen en hun opties:',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} in stappen van ${step}`,
    or: (values) => values.join(' of '),
    text: 'een tekst',
    hasDefault: 'heeft een standaard',
    needObject: (file) => `${file}: De opties moeten een object met benoemde velden zijn.`,
    noOption: (game, name, options) => `${game} heeft geen optie ‘${name}’; wel: ${options.join(', ')}.`,
    turn: (name) => `De koers is nog niet voorbij: ${name} is aan de beurt.`,
    wins: (names) => `${won(names)}.`,
  },

  replay: {
    summary: 'controleer een opgenomen koers',
    about:
      'Speelt een opgenomen koers opnieuw, controleert elke stap en toont de uitslag. Eindigt met 1 als een stap afwijkt, en noemt die.',
    log: 'toon ook de koers',
    why: 'toon de koers, met bij elke regel de som en de regels erachter',
    checked: (count) => `${steps(count)}, allemaal volgens het reglement.`,
    wrongStep: (step, of, why) => `stap ${step} van ${of} klopt niet met het reglement. ${why}`,
    wrongSetUp: (why) => `de opzet klopt niet met het reglement. ${why}`,
  },

  scenario: {
    summary: 'speel scenario’s en vergelijk',
    about:
      'Speelt scenario’s en vergelijkt ze met wat ze verwachten: één regel per scenario, met daaronder elk verschil. Eindigt met 1 als er iets afwijkt.',
    files: 'scenario’s van koersen of etappekoersen, *.scenario.json',
    json: 'toon in plaats daarvan als JSON hoe elke koers of etappekoers er aan het eind voor staat, één scenario per regel',
    failed: (failed, all) =>
      `${failed} van ${plural(all, 'scenario', 'scenario’s')} ${form(failed, 'liep', 'liepen')} anders dan verwacht.`,
  },

  forecast: {
    summary: 'rijd een koers of etappekoers vele keren en tel',
    about:
      'Laat bots een koers vele keren rijden en vertelt hoe vaak elke renner en elke plek wint en op het podium staat, met een foutmarge van 95%. Hetzelfde bestand met dezelfde seed en evenveel koersen geeft dezelfde cijfers, hoeveel threads er ook rijden.',
    aboutFile:
      'Het bestand is een opzet ({ "game": …, "options": …, "seats": ["bot", "random", …] }), een opgenomen koers, die verder gereden wordt vanaf waar die staat (mensen worden door een Knecht gespeeld), een scenario, dat vanaf zijn opstelling gereden wordt, of het plan van een etappekoers: dan krijg je de kansen in elk klassement en op elke trui.',
    file: 'een opzet, een opgenomen koers, een scenario of het plan van een etappekoers',
    runs: 'hoeveel koersen of etappekoersen',
    workers: 'hoeveel threads rijden',
    step: 'bij een opgenomen koers: rijd verder na deze stap; 0 is de start',
    csv: 'toon de aandelen als CSV',
    interrupt: 'Ctrl-C stopt en toont wat er dan bekend is.',
    over: (path) => `${path}: deze koers is voorbij; --step 0 rijdt die opnieuw vanaf de start.`,
    noStep: (path, step, count) => `${path}: stap ${step} bestaat niet; deze koers heeft ${steps(count)}.`,
    noRecord: (path) => `${path}: --step is voor opgenomen koersen, en dit is er geen.`,
    stoppedEarly: {
      race: 'Gestopt voor de eerste koers binnen was.',
      tour: 'Gestopt voor de eerste etappekoers binnen was.',
    },
    stopped: {
      race: (done, of, again) => `Gestopt na ${number(done)} van ${races(of)}; ${again} geeft deze cijfers opnieuw.`,
      tour: (done, of, again) =>
        `Gestopt na ${number(done)} van ${plural(of, 'etappekoers', 'etappekoersen')}; ${again} geeft deze cijfers opnieuw.`,
    },
    progress: {
      race: (done, of) => `koersen: ${done} van ${of}`,
      tour: (done, of) => `etappekoersen: ${done} van ${of}`,
    },
    columns: {
      win: 'Winst',
      podium: 'Podium',
      topTen: 'Top tien',
      meanPlace: 'Gem. plaats',
      out: 'Uit koers',
      wears: 'Draagt de trui',
      role: 'Type',
      ofAllWins: 'Van alle zeges',
    },
    finishes: (solo, group, bunch) => `Solo gewonnen: ${solo}; uit een groep tot negen: ${group}; uit een peloton: ${bunch}.`,
    counted: {
      race: (count, choices) => `${races(count)}, elk met ${number(choices)} keuzes. Achter elk cijfer de foutmarge van 95%.`,
      tour: (count, choices) =>
        `${plural(count, 'etappekoers', 'etappekoersen')}, elk met ${number(choices)} keuzes. Achter elk cijfer de foutmarge van 95%.`,
    },
  },

  tour: {
    summary: 'laat bots een etappekoers rijden',
    about:
      'Maakt of leest een etappekoers, laat bots alle etappes rijden en toont de etappewinnaars, de truien, de klassementen, de punten en een almanak. Dezelfde aanroep met dezelfde seed geeft dezelfde etappekoers.',
    source: (games) => `een spel (${games.join(', ')}), of het plan van een etappekoers, *.tour.json`,
    kind: 'welk soort etappekoers; anders het eerste dat het spel heeft',
    stages: (usual) => `hoeveel etappes; anders ${usual}`,
    name: 'de naam van de etappekoers',
    seed: 'waar de etappes en de dobbelstenen uit volgen; anders beslist het toeval, en wordt de seed genoemd',
    save: 'schrijf het plan van de etappekoers ook naar een bestand, *.tour.json',
    csv: 'toon elk klassement na elke etappe als CSV',
    kinds: 'Soorten etappekoersen:',
    unnamed: 'Een etappekoers',
    title: (game, name, count) => `${game}: ${name}, ${stages(count)}`,
    ownOption: (option) => `--option ${option}: in zo’n etappekoers heeft elke etappe een eigen waarde.`,
    newOnly: (option, path) => `--${option} is voor een nieuwe etappekoers; ${path} heeft dat al.`,
    progress: (done, of) => `etappe ${done} van ${of}`,
    stage: (stage, day, winners) => `Etappe ${stage} (${day}): ${winners}`,
    wins: won,
    winsTour: (names) => `${won(names)} de etappekoers.`,
    left: (name, stage, why) => `${name} ging uit koers in etappe ${stage}: ${why}.`,
    wears: (name, jersey) => `${name} draagt ${jersey}.`,
    jersey: (id) => `de trui ‘${id}’`,
    jerseys: { yellow: 'geel', green: 'groen', 'polka-dot': 'bolletjes', purple: 'paars' },
    andMore: (count) => `… en nog ${count}`,
    points: 'Punten',
    stageWins: 'Etappezeges',
    records: 'Records',
    awards: 'Prijzen',
  },

  sheets: {
    summary: 'druk af wat een echte tafel nodig heeft',
    about:
      'Schrijft de bladen voor een spel, een etappe of alle etappes van een etappekoers naar één HTML-bestand, met een pagina per blad papier.',
    source: 'een spel, een opzet of opgenomen koers, of het plan van een etappekoers, *.tour.json',
    size: 'het formaat van het papier',
    sheet: 'alleen dit blad; anders allemaal',
    output: 'waar het komt',
    noSheets: (game) => `${game} heeft geen bladen.`,
    noSheet: (game, sheets) => `${game} heeft dat blad niet; wel: ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'pagina', 'pagina’s')} in ${file}. Open het in een browser en druk het af.`,
  },

  rules: {
    summary: 'lees de reglementen',
    about: 'Toont een regel, een hoofdstuk of een heel reglement; zonder argument de lijst van de reglementen.',
    what: (rule, chapter, book, game) => `een regel (${rule}), een hoofdstuk (${chapter}), of een reglement (${book} of ${game})`,
    noBook: (what, books) => `Voor ‘${what}’ is er geen reglement; wel: ${books.join(', ')}.`,
    noRule: (what, book, game) => `De regel ${what} bestaat niet; ‘gruppetto rules ${book}’ toont die van ${game}.`,
    notThere: (file) => `Het reglement ${file} is niet waar het hoort, naast het programma.`,
    ruling: (text) => `Eigen beslissing: ${text}`,
    columns: { book: 'Reglement', rules: 'Regels', file: 'Bestand' },
  },

  learn: {
    summary: 'leer een spel al rijdend',
    about: 'Speelt de lessen van een spel met een coach; zonder spel een lijst van de cursussen.',
    lesson: 'de les om mee te beginnen, met nummer of naam; anders de eerste',
    noLesson: (name, lessons) => `De les ‘${name}’ bestaat niet; wel: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lessen', command: 'Opdracht' },
  },

  verdict: {
    summary: 'scheid geluk van wijsheid in een opgenomen koers',
    about:
      'Beoordeelt een opgenomen koers: wat geluk en wat keuzes voor elke speler deden, de keerpunten, de duurste keuzes, de gelukkigste en ongelukkigste worpen. Hetzelfde bestand geeft hetzelfde oordeel.',
    file: 'een opgenomen koers die voorbij is, *.race.json',
    notOver: (path) => `${path}: deze koers is nog niet voorbij; een oordeel komt na de streep.`,
    step: (step) => `stap ${step}`,
  },

  ladder: {
    summary: 'meet hoe sterk de tegenstanders zijn',
    about:
      'Laat de tegenstanders van een spel tegen elkaar rijden: elke reeks dobbelstenen wordt door alle opstellingen om de beurt vanaf alle plekken gereden. De ratings zijn een schatting volgens Plackett–Luce, met de Knecht op 1500. Zonder spel toont het wat eerder gemeten is, zoals in docs/ladder.md.',
    deals: 'hoeveel reeksen van 16 koersen',
    write: 'bewaar het resultaat in de map van het spel (voor ontwikkelaars)',
    nobodyDecides: (game) => `In ${game} beslist niemand iets: alle tegenstanders zijn gelijk.`,
    progress: (done, of) => `reeks ${done} van ${of}`,
    measured: (count, seed) => `${races(count)}, seed ${seed}`,
    columns: { opponent: 'Tegenstander', rating: 'Rating', wins: 'Wint van drie Knechten' },
    page: {
      title: 'Hoe sterk de tegenstanders zijn',
      method:
        'Geschreven door `gruppetto ladder > docs/ladder.md` uit wat `gruppetto ladder <game> --write` heeft gemeten. Elke reeks dobbelstenen wordt om de beurt vanaf alle plekken gereden, door de vier tegenstanders samen of door een van hen tegen drie Knechten. Een Neoprof, die geen tijd nodig heeft om na te denken, rijdt ook honderd keer zoveel reeksen tegen drie Knechten: die tellen alleen voor het aandeel van de zeges. De ratings zijn een schatting volgens Plackett–Luce uit wie er won, op de schaal van het schaken, met de Knecht (de vuistregel) op 1500; na ± staat één standaardfout. Een eerlijk aandeel van de zeges is 25 %. Andere spelvormen: [docs/atlas.md](atlas.md).',
      races: (count, seed) => `${races(count)} met vier, seed \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'meet hoeveel geluk en wijsheid er in de spellen zit',
    about:
      'Rijdt veel koersen van elke spelvorm, met een Knecht op elke plek en met een Neoprof of een Kampioen alleen tussen Knechten, en toont als Markdown wat daaruit blijkt: het aandeel van geluk en wijsheid, het voordeel van plekken, de lengte van koersen. docs/atlas.md is de uitvoer.',
    game: (games) => `alleen dit spel: ${games.join(', ')}`,
    races: 'hoeveel koersen van elke spelvorm, met een Knecht op elke plek; een tiende daarvan met een Neoprof ertussen',
    champion: 'hoeveel koersen van elke spelvorm met een Kampioen, die tijd nodig heeft om na te denken',
    page: {
      title: 'Atlas van geluk en wijsheid',
      method: (command, { races: count, rookies, champions }) =>
        `Geschreven door \`${command}\`. Van elke spelvorm: ${races(count)} met een Knecht op elke plek, die vertellen hoe lang koersen zijn en, omdat alle spelers gelijk zijn, welk voordeel elke plek heeft; ${races(rookies)} van een Neoprof alleen tussen Knechten en ${number(champions)} van een Kampioen, om de beurt vanaf alle plekken. Na ± staat één standaardfout.`,
      skill:
        'Wijsheid is hoever de Kampioen gekomen is van een eerlijk aandeel van de zeges naar alle zeges; de rest is geluk. Zo weinig koersen van een Kampioen zeggen dat ruw voor één spelvorm, en goed voor alle samen. Wat onder nul ligt, is toeval, of een Kampioen die daar niet beter is dan een Knecht. Hoe sterk de tegenstanders onderling zijn: [docs/ladder.md](ladder.md).',
      allLuck: 'In de koers zelf beslist niemand iets: het is allemaal geluk, en de benen van de renners.',
      together: (skill, luck) => `Alle spelvormen samen: wijsheid ${skill}, geluk ${luck}.`,
      asItComes: 'zoals het komt',
      columns: {
        way: 'Spelvorm',
        rounds: 'Rondes',
        choices: 'Keuzes',
        riders: 'Renners',
        winsBySeat: 'Zeges per plek, %',
        winsOfFive: 'Zeges van de vijf die het vaakst winnen, %',
        rookie: 'Neoprof wint',
        champion: 'Kampioen wint',
        fair: 'Eerlijk aandeel',
        skill: 'Wijsheid',
        luck: 'Geluk',
      },
    },
  },

  train: {
    summary: 'train de waardefunctie van een spel (voor ontwikkelaars)',
    about:
      'Rijdt koersen met een Knecht op elke plek, leert daaruit wat een moment voor elke speler waard is, en schrijft dat in de map van het spel. Dezelfde seed en aantallen geven hetzelfde bestand.',
    races: 'uit hoeveel koersen geleerd wordt',
    hidden: 'eenheden van de verborgen laag',
    epochs: 'hoe vaak de momenten doorlopen worden',
    testSummary: 'toets de waardefunctie van een spel',
    testAbout: 'Rijdt nieuwe koersen en vergelijkt de kansen die daarin voorspeld werden met hoe ze afliepen.',
    testRaces: 'hoeveel koersen',
    testSeed: 'waar alle dobbelstenen uit volgen; een andere dan bij het leren',
    moments: (game, moments) => `${game}: ${number(moments)} momenten van koersen waaruit niet geleerd is`,
    surprise: (loss, blind) => `Verrassing per moment: ${loss} (met gelijke kansen voor iedereen: ${blind})`,
    columns: { foretold: 'Voorspeld', times: 'Keren', mean: 'Gemiddeld', won: 'Gewonnen' },
  },

  completion: {
    summary: 'vul opdrachten aan in je shell',
    about: 'Toont een script waarmee je shell opdrachten, opties en spellen aanvult.',
    shell: 'voor welke shell',
  },

  bot: {
    summary: 'laat een eigen programma aan een tafel spelen',
    about:
      'Gaat aan een gedeelde tafel zitten en vraagt het aan een eigen programma: elke vraag is één regel JSON op de standaardinvoer, elk antwoord één regel op de standaarduitvoer: het nummer van de keuze, vanaf 0, of de keuze zelf. Het token komt uit GRUPPETTO_TOKEN.',
    command: 'het programma, met zijn argumenten',
    table: 'de tafel: de link, of de id daarin',
    server: 'waar de server is',
    name: 'hoe de bot aan tafel heet',
    needToken: 'Zet in GRUPPETTO_TOKEN een token voor een bot: je accountpagina op de server maakt er een.',
    notRun: (command, code) => `${command} kan niet gestart worden (${code}).`,
    ended: (command, code) => `${command} is gestopt met ${code} voor de koers voorbij was.`,
    sitsDown: (address) => `Gaat zitten aan ${address}.`,
    notJson: (line) => `Het programma antwoordde ‘${line}’, en dat is geen JSON.`,
    noChoice: (line, choices) => `Het programma koos ${line}, en er ${form(choices, 'is', 'zijn')} ${plural(choices, 'keuze', 'keuzes')}.`,
    silent: (seconds) =>
      `Het programma heeft ${plural(seconds, 'seconde', 'seconden')} niet geantwoord. Als het iets heeft geschreven, moet het misschien zijn uitvoer doorspoelen (flush).`,
    allTaken: 'Elke plek aan deze tafel is bezet.',
    refused: (why) => `De server heeft de keuze geweigerd. ${why}`,
  },

  server: terminalServer,
};
