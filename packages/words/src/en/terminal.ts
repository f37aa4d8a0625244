import { either, list, number, plural } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'step');

/** What the command line says, whatever the game. Names of commands and options, and what machines read, have no language. */
export const terminal = {
  program: {
    about: 'Cycling board games, one table: races, tours, records, forecasts and rules from a terminal.',
    language: (tags: readonly string[]) => `speak this language: ${tags.join(', ')}`,
    unknownLanguage: (tag: string, tags: readonly string[]) => `There is no language "${tag}"; there are: ${tags.join(', ')}.`,
    version: 'print the version',
    unwritable: (why: string) => `the output cannot be written (${why}).`,
    ownMistake: (detail: string) => `this is a bug in the program (NODE_DEBUG=gruppetto shows where): ${detail}`,
  },

  /** What commander says of its own accord. */
  help: {
    titles: { usage: 'Usage:', arguments: 'Arguments:', options: 'Options:', commands: 'Commands:' },
    examples: 'Examples:',
    help: 'show this help',
    ofCommand: 'show the help of a command',
    choices: (values: string) => `choices: ${values}`,
    default: (value: string) => `default: ${value}`,
  },
  calls: {
    missingArgument: (name: string) => `missing required argument '${name}'`,
    missingValue: (option: string) => `option '${option}' argument missing`,
    missingOption: (option: string) => `required option '${option}' not specified`,
    conflict: (one: string, other: string) => `option '${one}' cannot be used with option '${other}'`,
    unknownOption: (option: string) => `unknown option '${option}'`,
    unknownCommand: (command: string) => `unknown command '${command}'`,
    tooMany: (max: number, given: number) => `too many arguments: expected ${max}, got ${given}.`,
    badOption: (option: string, value: string, why: string) => `option '${option}' argument '${value}' is invalid. ${why}`,
    badArgument: (name: string, value: string, why: string) => `argument '${name}' cannot be '${value}'. ${why}`,
    allowed: (values: string) => `It must be one of: ${values}.`,
    didYouMean: (names: readonly string[]) => `(Did you mean ${either(names)}?)`,
    needInteger: (min: number, max: number) => `It must be a whole number from ${min} to ${max}.`,
    needSeed: 'A seed has at least one character.',
    needNameValue: 'Write it as name=value.',
  },

  files: {
    tooLarge: (path: string, megabytes: number) => `${path} is larger than ${megabytes} MB: too large for a race.`,
    notUtf8: (path: string) => `${path} is not UTF-8 text.`,
    noFile: (path: string) => `There is no file ${path}.`,
    noFolder: (path: string) => `There is no folder for ${path}.`,
    directory: (path: string) => `${path} is a folder, not a file.`,
    mayNotRead: (path: string) => `No permission to read ${path}.`,
    mayNotWrite: (path: string) => `No permission to write ${path}.`,
    cannotRead: (path: string, why: string) => `${path} cannot be read (${why}).`,
    cannotWrite: (path: string, why: string) => `${path} cannot be written (${why}).`,
    place: (line: number, column: number) => `line ${line}, column ${column}`,
    endsEarly: (place: string) => `it ends too early, at ${place}`,
    notUsed: (path: string, code: string) => `${path} cannot be used (${code}).`,
    thereAlready: (path: string) => `${path} already exists: name another file.`,
    noFileOrFolder: (path: string) => `There is no ${path}, or no folder for it.`,
    diskFull: (path: string) => `${path} cannot be written: the disk is full.`,
  },

  /** Said by several commands. */
  seed: (seed: string) => `Seed: ${seed}`,
  more: (count: number) => `… and ${count} more.`,
  thereAre: (names: readonly string[]) => `There are: ${names.join(', ')}.`,
  noGame: (name: string, games: readonly string[]) => `There is no game "${name}". There are: ${games.join(', ')}.`,
  needClone: 'This needs the sources of Gruppetto: run it in a clone.',
  columns: {
    place: 'Place',
    rider: 'Rider',
    seat: 'Seat',
    player: 'Player',
    game: 'Game',
    result: 'Result',
    soFar: 'So far',
  },
  options: {
    game: (games: readonly string[]) => `which game: ${games.join(', ')}`,
    seats: 'who plays each seat, separated by commas: rookie, rule-of-thumb (or bot), captain, champion, random',
    seed: 'the seed for all dice',
    freshSeed: 'the seed for the dice; without it, a random one is used and printed',
    option: 'an option of the game; may be given several times',
    options: 'options of the game as JSON; --option takes precedence',
    record: 'a recorded race, *.race.json',
    facts: 'print the facts as JSON, one per line, then the standings',
    json: 'print everything as JSON',
  },

  race: {
    summary: 'let bots ride a race',
    about: 'Lets bots ride a race and prints it. The same game, seats, options and seed give the same race.',
    record: 'also write the race to a file, *.race.json',
    why: 'add the sum and the rules behind each line',
    games: 'Games and their options:',
    range: (min: number, max: number) => `${min}…${max}`,
    steps: (min: number, max: number, step: number) => `${min}…${max} in steps of ${step}`,
    or: (values: readonly string[]) => values.join(' or '),
    text: 'text',
    hasDefault: 'has a default',
    needObject: (file: string) => `${file}: The options must be an object with named fields.`,
    noOption: (game: string, name: string, options: readonly string[]) => `${game} has no option "${name}"; it has: ${options.join(', ')}.`,
    turn: (name: string) => `The race is not over: it is ${name}’s turn.`,
    wins: (names: readonly string[]) => `${list(names)} ${names.length > 1 ? 'win' : 'wins'}.`,
  },

  replay: {
    summary: 'check a recorded race',
    about: 'Plays a recorded race again, checks every step of it and prints the result. Exits with 1 if a step differs, and names it.',
    log: 'also print the race',
    why: 'print the race, with the sum and the rules behind each line',
    checked: (count: number) => `${steps(count)} checked; each follows the rules.`,
    wrongStep: (step: number, of: number, why: string) => `step ${step} of ${of} doesn’t follow the rules. ${why}`,
    wrongSetUp: (why: string) => `the set-up doesn’t follow the rules. ${why}`,
  },

  scenario: {
    summary: 'play scenarios and compare',
    about:
      'Plays scenarios and compares them with what they expect: one line for each, and below it every difference. Exits with 1 if something differs.',
    files: 'scenarios of races or tours, *.scenario.json',
    json: 'print how each race or tour stands in the end as JSON instead, one scenario per line',
    failed: (failed: number, all: number) => `${failed} of ${plural(all, 'scenario')} didn’t go as expected.`,
  },

  forecast: {
    summary: 'ride a race or a tour many times and count',
    about:
      'Lets bots ride a race many times and counts how often each rider and each seat wins or makes the podium, with 95 % error bars. The same file, seed and number of runs give the same figures, however many threads ride.',
    aboutFile:
      'The file is one of four things: a set-up ({ "game": …, "options": …, "seats": ["bot", "random", …] }); a recorded race, which continues from where it stands (the rule-of-thumb bot plays for people); a scenario, which starts from its position; or the plan of a tour, which gives the chances for each classification and jersey.',
    file: 'a set-up, a recorded race, a scenario or the plan of a tour',
    runs: 'how many races or tours',
    workers: 'how many threads ride',
    step: 'for a recorded race: continue after this step; 0 is the start',
    csv: 'print the shares as CSV',
    interrupt: 'Ctrl-C stops it and prints the result so far.',
    over: (path: string) => `${path}: this race is over; --step 0 rides it again from its start.`,
    noStep: (path: string, step: number, count: number) => `${path}: there is no step ${step}; this race has ${steps(count)}.`,
    noRecord: (path: string) => `${path}: --step is for recorded races, and this isn’t one.`,
    stoppedEarly: { race: 'Stopped before the first race was over.', tour: 'Stopped before the first tour was over.' },
    stopped: {
      race: (done: number, of: number, again: string) =>
        `Stopped after ${number(done)} of ${plural(of, 'race')}; ${again} gives these figures again.`,
      tour: (done: number, of: number, again: string) =>
        `Stopped after ${number(done)} of ${plural(of, 'tour')}; ${again} gives these figures again.`,
    },
    progress: {
      race: (done: string, of: string) => `races: ${done} of ${of}`,
      tour: (done: string, of: string) => `tours: ${done} of ${of}`,
    },
    columns: {
      win: 'Win',
      podium: 'Podium',
      topTen: 'Top ten',
      meanPlace: 'Average place',
      out: 'Out',
      wears: 'Wears it',
      role: 'Role',
      ofAllWins: 'Of all wins',
    },
    finishes: (solo: string, group: string, bunch: string) =>
      `Won alone: ${solo}; from a group of up to nine: ${group}; from a bunch: ${bunch}.`,
    counted: {
      race: (races: number, choices: number) =>
        `${plural(races, 'race')}, ${number(choices)} choices in each. Each figure is followed by its 95 % error bar.`,
      tour: (tours: number, choices: number) =>
        `${plural(tours, 'tour')}, ${number(choices)} choices in each. Each figure is followed by its 95 % error bar.`,
    },
  },

  tour: {
    summary: 'let bots ride a tour',
    about:
      'Makes a tour, or reads one, lets bots ride all its stages and prints the stage winners, the jerseys, the classifications, the points and an almanac. The same call with the same seed gives the same tour.',
    source: (games: readonly string[]) => `a game (${games.join(', ')}), or the plan of a tour, *.tour.json`,
    kind: 'which kind of tour; without it, the first that the game has',
    stages: (usual: number) => `how many stages; without it, ${usual}`,
    name: 'the name of the tour',
    seed: 'the seed for the stages and the dice; without it, a random one is used and printed',
    save: 'also write the plan of the tour to a file, *.tour.json',
    csv: 'print every classification after every stage as CSV',
    kinds: 'Kinds of tours:',
    unnamed: 'A tour',
    title: (game: string, name: string, stages: number) => `${game}: ${name}, ${plural(stages, 'stage')}`,
    ownOption: (option: string) => `--option ${option}: in this tour each stage has its own.`,
    newOnly: (option: string, path: string) => `--${option} is for a new tour; ${path} has its own.`,
    progress: (done: string, of: string) => `stage ${done} of ${of}`,
    stage: (stage: string, day: string, won: string) => `Stage ${stage} (${day}): ${won}`,
    wins: (names: readonly string[]) => `${list(names) || 'nobody'} ${names.length > 1 ? 'win' : 'wins'}`,
    winsTour: (names: readonly string[]) => `${list(names) || 'Nobody'} ${names.length > 1 ? 'win' : 'wins'} the tour.`,
    left: (name: string, stage: number, why: string) => `${name} left the tour on stage ${stage}: ${why}.`,
    wears: (name: string, jersey: string) => `${name} wears ${jersey}.`,
    jersey: (id: string) => `the ${id} jersey`,
    /** Of the leaders after a stage, by the ids that games give them; "yellow Red 1". */
    jerseys: { yellow: 'yellow', green: 'green', 'polka-dot': 'polka-dot', purple: 'purple' },
    andMore: (count: number) => `… and ${count} more`,
    points: 'Points',
    stageWins: 'Stage wins',
    records: 'Records',
    awards: 'Awards',
  },

  sheets: {
    summary: 'print what a real table needs',
    about: 'Writes the sheets for a game, a stage or all stages of a tour to one HTML file, ready to print, one page per sheet.',
    source: 'a game, a set-up or recorded race, or the plan of a tour, *.tour.json',
    size: 'the size of the paper',
    sheet: 'only this sheet; without it, all of them',
    output: 'where to write it',
    noSheets: (game: string) => `${game} has no sheets.`,
    noSheet: (game: string, sheets: readonly string[]) => `${game} has no such sheet; it has: ${sheets.join(', ')}.`,
    written: (pages: number, file: string) => `${plural(pages, 'page')} in ${file}. Open it in a browser and print it.`,
  },

  rules: {
    summary: 'read the rule books',
    about: 'Prints a rule, a chapter or a whole rule book; without an argument, the list of the books.',
    what: (rule: string, chapter: string, book: string, game: string) =>
      `a rule (${rule}), a chapter (${chapter}), or a book (${book} or ${game})`,
    noBook: (what: string, books: readonly string[]) => `There is no rule book for "${what}"; there are: ${books.join(', ')}.`,
    noRule: (what: string, book: string, game: string) => `There is no rule ${what}; "gruppetto rules ${book}" prints those of ${game}.`,
    notThere: (file: string) => `The rule book ${file} is not where it should be, beside the program.`,
    ruling: (text: string) => `Ruling: ${text}`,
    columns: { book: 'Book', rules: 'Rules', file: 'File' },
  },

  learn: {
    summary: 'learn a game by riding',
    about: 'Plays the lessons of a game with a coach; without a game, lists the courses.',
    lesson: 'the lesson to begin with, by its number or its name; without it, the first',
    noLesson: (name: string, lessons: readonly string[]) => `There is no lesson "${name}"; there are: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lessons', command: 'Command' },
  },

  verdict: {
    summary: 'tell luck from skill in a recorded race',
    about:
      'Judges a recorded race: what luck and what choices did for each player, the turning points, the costliest choices, the luckiest and unluckiest throws. The same file gives the same verdict.',
    file: 'a recorded race that is over, *.race.json',
    notOver: (path: string) => `${path}: this race is not over yet; a verdict comes after the finish.`,
    step: (step: number) => `step ${step}`,
  },

  ladder: {
    summary: 'measure how strong the opponents are',
    about:
      'Races the opponents of a game against each other: each deal of dice is ridden by all line-ups from all seats in turn. Ratings are a Plackett–Luce fit, with the Domestique at 1500. Without a game it prints the latest measurements, as in docs/ladder.md.',
    deals: 'how many deals of 16 races',
    write: 'save the result in the folder of the game (for developers)',
    nobodyDecides: (game: string) => `Nobody decides anything in ${game}: all opponents are alike.`,
    progress: (done: string, of: string) => `deal ${done} of ${of}`,
    measured: (races: number, seed: string) => `${plural(races, 'race')}, seed ${seed}`,
    columns: { opponent: 'Opponent', rating: 'Rating', wins: 'Wins against three Domestiques' },
    page: {
      title: 'How strong the opponents are',
      method:
        'Written by `gruppetto ladder > docs/ladder.md` from what `gruppetto ladder <game> --write` has measured. Every deal of dice is ridden from all seats in turn, by the four opponents together or by one of them against three Domestiques. A Rookie, who needs no time to think, also rides a hundred times as many deals against three Domestiques: they count for its share of the wins only. Ratings are a Plackett–Luce fit of who won, on the scale of chess, with the Domestique (the rule of thumb) pinned at 1500; after ± stands one standard error. A fair share of the wins is 25 %. Other ways to play: [docs/atlas.md](atlas.md).',
      races: (races: number, seed: string) => `${plural(races, 'race')} of four, seed \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'measure how much luck and skill there is in each game',
    about:
      'Rides many races of each way to play, with a Domestique on every seat and with a Rookie or a Champion alone among Domestiques, and prints as Markdown what they show: the share of luck and skill, the advantage of seats, the length of races. docs/atlas.md is its output.',
    game: (games: readonly string[]) => `one game only: ${games.join(', ')}`,
    races: 'how many races of each way to play, with a Domestique on every seat; a tenth as many have a Rookie among them',
    champion: 'how many races of each way to play have a Champion, who takes time to think',
    page: {
      title: 'Skill atlas',
      method: (command: string, { races, rookies, champions }: { races: number; rookies: number; champions: number }) =>
        `Written by \`${command}\`. Of each way to play: ${plural(races, 'race')} with a Domestique on every seat, which tell how long races are and, as all players are alike, the advantage of each seat; ${plural(rookies, 'race')} of a Rookie alone among Domestiques and ${number(champions)} of a Champion, from every seat in turn. After ± stands one standard error.`,
      skill:
        'Skill is how far the Champion is on the way from a fair share of the wins to all of them; the rest is luck. So few races of a Champion tell it roughly for one way to play, and well for all together. What is below zero is chance, or a Champion who is no better there than a Domestique. How strong the opponents are among each other: [docs/ladder.md](ladder.md).',
      allLuck: 'Nobody decides anything in the race itself: it is all luck, and the legs of the riders.',
      together: (skill: string, luck: string) => `All ways to play together: skill ${skill}, luck ${luck}.`,
      asItComes: 'as it comes',
      columns: {
        way: 'Way to play',
        rounds: 'Rounds',
        choices: 'Choices',
        riders: 'Riders',
        winsBySeat: 'Wins by seat, %',
        winsOfFive: 'Wins of the five who win most, %',
        rookie: 'Rookie wins',
        champion: 'Champion wins',
        fair: 'Fair share',
        skill: 'Skill',
        luck: 'Luck',
      },
    },
  },

  train: {
    summary: 'learn the value function of a game (for developers)',
    about:
      'Rides races with the rule of thumb on every seat, learns from them what a moment is worth to each player, and writes it to the folder of the game. The same seed and numbers give the same file.',
    races: 'how many races to learn from',
    hidden: 'units of the hidden layer',
    epochs: 'how many times to go through the moments',
    testSummary: 'test the value function of a game',
    testAbout: 'Rides new races and compares the predicted chances with how they ended.',
    testRaces: 'how many races',
    testSeed: 'the seed for all dice; not the one used in training',
    moments: (game: string, moments: number) => `${game}: ${number(moments)} moments of races that were not learned from`,
    surprise: (loss: string, blind: string) => `Surprise per moment: ${loss} (with equal chances for all: ${blind})`,
    columns: { foretold: 'Predicted', times: 'Times', mean: 'Mean', won: 'Won' },
  },

  completion: {
    summary: 'complete commands in your shell',
    about: 'Prints a script that lets your shell complete commands, options and games.',
    shell: 'for which shell',
  },

  bot: {
    summary: 'let a program of yours play at a table',
    about:
      'Sits down at a shared table and asks your program. Each question is one line of JSON on its standard input; each answer is one line on its standard output, either the number of the choice, from 0, or the choice itself. The token is read from GRUPPETTO_TOKEN.',
    command: 'the program, with its arguments',
    table: 'the table: its link, or the id in it',
    server: 'where the server is',
    name: 'what the bot is called at the table',
    needToken: 'Set GRUPPETTO_TOKEN to a token for a bot: create one on your account page on the server.',
    notRun: (command: string, code: string) => `${command} cannot be run (${code}).`,
    ended: (command: string, code: string) => `${command} ended with ${code} before the race was over.`,
    sitsDown: (address: string) => `Sits down at ${address}.`,
    notJson: (line: string) => `The program answered "${line}", which is not JSON.`,
    noChoice: (line: string, choices: number) => `The program chose ${line}, and there are ${plural(choices, 'choice')}.`,
    silent: (seconds: number) =>
      `The program has not answered for ${plural(seconds, 'second')}. If it has written something, it may have to flush its output.`,
    allTaken: 'Every seat at this table is taken.',
    refused: (why: string) => `The server refused the choice. ${why}`,
  },

  server: terminalServer,
};

export type TerminalWords = typeof terminal;
