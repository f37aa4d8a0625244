import type { TerminalWords } from '../en/terminal.ts';
import { either, form, number, plural, toName } from './grammar.ts';
import { terminalServer } from './terminal-server.ts';

const steps = (count: number): string => plural(count, 'passo', 'passi');
const races = (count: number): string => plural(count, 'corsa', 'corse');
const won = (names: readonly string[]): string =>
  names.length === 0 ? 'non vince nessuno' : `${names.length > 1 ? 'vincono' : 'vince'} ${names.join(' e ')}`;

/** What the command line says, whatever the game. */
export const terminal: TerminalWords = {
  program: {
    about: 'Giochi da tavolo di ciclismo, un solo tavolo: corse, giri, registrazioni, pronostici e regole da un terminale.',
    language: (tags) => `parla questa lingua: ${tags.join(', ')}`,
    unknownLanguage: (tag, tags) => `La lingua «${tag}» non c’è; ci sono: ${tags.join(', ')}.`,
    version: 'mostra la versione',
    unwritable: (why) => `non si può scrivere l’output (${why}).`,
    ownMistake: (detail) => `è un errore del programma (NODE_DEBUG=gruppetto mostra dove): ${detail}`,
  },

  help: {
    titles: { usage: 'Uso:', arguments: 'Argomenti:', options: 'Opzioni:', commands: 'Comandi:' },
    examples: 'Esempi:',
    help: 'mostra questo aiuto',
    ofCommand: 'mostra l’aiuto di un comando',
    choices: (values) => `a scelta: ${values}`,
    default: (value) => `predefinito: ${value}`,
  },
  calls: {
    missingArgument: (name) => `manca l’argomento «${name}»`,
    missingValue: (option) => `all’opzione «${option}» manca un valore`,
    missingOption: (option) => `l’opzione «${option}» è obbligatoria`,
    conflict: (one, other) => `le opzioni «${one}» e «${other}» non vanno insieme`,
    unknownOption: (option) => `opzione sconosciuta «${option}»`,
    unknownCommand: (command) => `comando sconosciuto «${command}»`,
    tooMany: (max, given) => `troppi argomenti: attesi ${max}, ricevuti ${given}.`,
    badOption: (option, value, why) => `l’opzione «${option}» non può essere «${value}». ${why}`,
    badArgument: (name, value, why) => `l’argomento «${name}» non può essere «${value}». ${why}`,
    allowed: (values) => `A scelta: ${values}.`,
    didYouMean: (names) => `(Volevi dire ${either(names)}?)`,
    needInteger: (min, max) => `Dev’essere un numero intero da ${min} a ${max}.`,
    needSeed: 'Un seme è un testo di almeno un carattere.',
    needNameValue: 'Scrivilo come nome=valore.',
  },

  files: {
    tooLarge: (path, megabytes) => `${path} supera i ${megabytes} MB; non è una corsa.`,
    notUtf8: (path) => `${path} non è un testo in UTF-8.`,
    noFile: (path) => `Il file ${path} non esiste.`,
    noFolder: (path) => `La cartella per ${path} non esiste.`,
    directory: (path) => `${path} è una cartella, non un file.`,
    mayNotRead: (path) => `Non è permesso leggere ${path}.`,
    mayNotWrite: (path) => `Non è permesso scrivere ${path}.`,
    cannotRead: (path, why) => `Non si può leggere ${path} (${why}).`,
    cannotWrite: (path, why) => `Non si può scrivere ${path} (${why}).`,
    place: (line, column) => `riga ${line}, colonna ${column}`,
    endsEarly: (place) => `finisce troppo presto, a ${place}`,
    notUsed: (path, code) => `Non è permesso usare ${path} (${code}).`,
    thereAlready: (path) => `${path} esiste già: indica un altro file.`,
    noFileOrFolder: (path) => `${path} non esiste, o manca la sua cartella.`,
    diskFull: (path) => `Non si può scrivere ${path}: il disco è pieno.`,
  },

  seed: (seed) => `Seme: ${seed}`,
  more: (count) => `… e ${form(count, 'un altro', `altri ${count}`)}.`,
  thereAre: (names) => `Ci sono: ${names.join(', ')}.`,
  noGame: (name, games) => `Il gioco «${name}» non c’è. Ci sono: ${games.join(', ')}.`,
  needClone: 'Servono i sorgenti di Gruppetto: esegui il comando in un clone.',
  columns: {
    place: 'Pos.',
    rider: 'Corridore',
    seat: 'Posto',
    player: 'Giocatore',
    game: 'Gioco',
    result: 'Risultato',
    soFar: 'Finora',
  },
  options: {
    game: (games) => `quale gioco: ${games.join(', ')}`,
    seats: 'chi gioca in ogni posto, in un elenco separato da virgole: rookie, rule-of-thumb (o bot), captain, champion, random',
    seed: 'il seme di tutti i dadi',
    freshSeed: 'il seme dei dadi; se manca, è casuale e viene mostrato',
    option: 'un’opzione del gioco; si può ripetere',
    options: 'opzioni del gioco in JSON; quelle di --option hanno la precedenza',
    record: 'una corsa registrata, *.race.json',
    facts: 'mostra i fatti in JSON, uno per riga, poi la classifica',
    json: 'mostra tutto in JSON',
  },

  race: {
    summary: 'fai correre una corsa ai bot',
    about: 'Fa correre una corsa ai bot e la mostra. Lo stesso gioco con gli stessi posti, opzioni e seme dà la stessa corsa.',
    record: 'scrivi la corsa anche in un file, *.race.json',
    why: 'a ogni riga, il conto e le regole che ci stanno dietro',
    games: 'I giochi e le loro opzioni:',
    range: (min, max) => `${min}…${max}`,
    steps: (min, max, step) => `${min}…${max} a passi di ${step}`,
    or: (values) => values.join(' o '),
    text: 'un testo',
    hasDefault: 'ha un valore predefinito',
    needObject: (file) => `${file}: le opzioni devono essere un oggetto con campi denominati.`,
    noOption: (game, name, options) => `${game} non ha l’opzione «${name}»; ha: ${options.join(', ')}.`,
    turn: (name) => `La corsa non è finita: tocca ${toName(name)}.`,
    wins: (names) => `${names.length > 1 ? 'Vincono' : 'Vince'} ${names.join(' e ')}.`,
  },

  replay: {
    summary: 'controlla una corsa registrata',
    about: 'Rigioca una corsa registrata, controlla ogni passo e mostra il risultato. Termina con 1 se un passo non torna, e dice quale.',
    log: 'mostra anche la corsa',
    why: 'mostra la corsa e, a ogni riga, il conto e le regole che ci stanno dietro',
    checked: (count) => `${steps(count)}, tutto secondo le regole.`,
    wrongStep: (step, of, why) => `il passo ${step} di ${of} non è secondo le regole. ${why}`,
    wrongSetUp: (why) => `la configurazione non è secondo le regole. ${why}`,
  },

  scenario: {
    summary: 'gioca scenari e confronta',
    about:
      'Gioca scenari e li confronta con quello che si aspettano: una riga per ciascuno e, sotto, ogni differenza. Termina con 1 se qualcosa non torna.',
    files: 'scenari di corse o di giri, *.scenario.json',
    json: 'mostra invece in JSON come finisce ogni corsa o giro, uno scenario per riga',
    failed: (failed, all) => `Non è andata come previsto: ${failed} di ${plural(all, 'scenario', 'scenari')}.`,
  },

  forecast: {
    summary: 'fai correre tante volte una corsa o un giro, e conta',
    about:
      'Fa correre tante volte una corsa ai bot e dice quanto spesso ogni corridore e ogni posto vince e va sul podio, con intervalli di confidenza al 95%. Lo stesso file, lo stesso seme e lo stesso numero di corse danno le stesse cifre, qualunque sia il numero di thread.',
    aboutFile:
      'Il file è una configurazione ({ "game": …, "options": …, "seats": ["bot", "random", …] }), una corsa registrata, che riparte da dove si trova (al posto delle persone gioca il bot con la regola pratica), uno scenario, che parte dalla sua posizione, o il piano di un giro: in questo caso si mostrano le probabilità per ogni classifica e ogni maglia.',
    file: 'una configurazione, una corsa registrata, uno scenario o il piano di un giro',
    runs: 'quante corse o quanti giri',
    workers: 'quanti thread usare',
    step: 'di una corsa registrata: riparti dopo questo passo; 0 è la partenza',
    csv: 'mostra le percentuali in CSV',
    interrupt: 'Ctrl-C ferma tutto e mostra quel che si sa fin lì.',
    over: (path) => `${path}: questa corsa è finita; con --step 0 riparte dal via.`,
    noStep: (path, step, count) => `${path}: il passo ${step} non c’è; questa corsa ha ${steps(count)}.`,
    noRecord: (path) => `${path}: --step vale per le corse registrate, e questa non lo è.`,
    stoppedEarly: {
      race: 'Interrotto prima che finisse la prima corsa.',
      tour: 'Interrotto prima che finisse il primo giro.',
    },
    stopped: {
      race: (done, of, again) => `Interrotto dopo ${races(done)} su ${number(of)}; ${again} ridà queste cifre.`,
      tour: (done, of, again) => `Interrotto dopo ${plural(done, 'giro', 'giri')} su ${number(of)}; ${again} ridà queste cifre.`,
    },
    progress: {
      race: (done, of) => `corse: ${done} su ${of}`,
      tour: (done, of) => `giri: ${done} su ${of}`,
    },
    columns: {
      win: 'Vince',
      podium: 'Podio',
      topTen: 'Primi dieci',
      meanPlace: 'Pos. media',
      out: 'Fuori corsa',
      wears: 'La indossa',
      role: 'Tipo',
      ofAllWins: 'Delle vittorie',
    },
    finishes: (solo, group, bunch) => `In solitaria: ${solo}; in un gruppetto fino a nove: ${group}; in gruppo: ${bunch}.`,
    counted: {
      race: (count, choices) =>
        `${races(count)}, con ${plural(choices, 'scelta', 'scelte')} in ognuna. Accanto a ogni cifra, l’intervallo di confidenza al 95%.`,
      tour: (count, choices) =>
        `${plural(count, 'giro', 'giri')}, con ${plural(choices, 'scelta', 'scelte')} in ognuno. Accanto a ogni cifra, l’intervallo di confidenza al 95%.`,
    },
  },

  tour: {
    summary: 'fai correre un giro ai bot',
    about:
      'Crea o legge un giro, fa correre ai bot tutte le tappe e mostra i vincitori di tappa, le maglie, le classifiche, i punti e un almanacco. Lo stesso comando con lo stesso seme dà lo stesso giro.',
    source: (games) => `un gioco (${games.join(', ')}), o il piano di un giro, *.tour.json`,
    kind: 'che tipo di giro; se manca, il primo del gioco',
    stages: (usual) => `quante tappe; se manca, ${usual}`,
    name: 'il nome del giro',
    seed: 'il seme delle tappe e dei dadi; se manca, è casuale e viene mostrato',
    save: 'scrivi il piano del giro anche in un file, *.tour.json',
    csv: 'mostra in CSV ogni classifica dopo ogni tappa',
    kinds: 'Tipi di giri:',
    unnamed: 'Un giro',
    title: (game, name, stages) => `${game}: ${name}, ${plural(stages, 'tappa', 'tappe')}`,
    ownOption: (option) => `--option ${option}: in un giro così ogni tappa ha la sua.`,
    newOnly: (option, path) => `--${option} vale per un giro nuovo; ${path} ha già il suo.`,
    progress: (done, of) => `tappa ${done} di ${of}`,
    stage: (stage, day, winners) => `Tappa ${stage} (${day}): ${winners}`,
    wins: won,
    winsTour: (names) =>
      names.length === 0 ? 'Il giro non lo vince nessuno.' : `${names.length > 1 ? 'Vincono' : 'Vince'} il giro ${names.join(' e ')}.`,
    left: (name, stage, why) => `${name} lascia la corsa nella tappa ${stage}: ${why}.`,
    wears: (name, jersey) => `${name} indossa ${jersey}.`,
    jersey: (id) => `la maglia «${id}»`,
    jerseys: { yellow: 'gialla', green: 'verde', 'polka-dot': 'a pois', purple: 'viola' },
    andMore: (count) => `… e ${form(count, 'un altro', `altri ${count}`)}`,
    points: 'Punti',
    stageWins: 'Tappe vinte',
    records: 'Primati',
    awards: 'Storie',
  },

  sheets: {
    summary: 'stampa quel che serve a un tavolo vero',
    about: 'Scrive i fogli di un gioco, di una tappa o di tutte le tappe di un giro in un file HTML che stampa una pagina per foglio.',
    source: 'un gioco, una configurazione o una corsa registrata, o il piano di un giro, *.tour.json',
    size: 'il formato della carta',
    sheet: 'solo questo foglio; se manca, tutti',
    output: 'dove scriverlo',
    noSheets: (game) => `${game} non ha fogli.`,
    noSheet: (game, sheets) => `${game} non ha questo foglio; ha: ${sheets.join(', ')}.`,
    written: (pages, file) => `${plural(pages, 'pagina', 'pagine')} in ${file}. Aprilo in un browser e stampalo.`,
  },

  rules: {
    summary: 'leggi i regolamenti',
    about: 'Mostra una regola, un capitolo o un regolamento intero; senza argomento, l’elenco dei regolamenti.',
    what: (rule, chapter, book, game) => `una regola (${rule}), un capitolo (${chapter}) o un regolamento (${book} o ${game})`,
    noBook: (what, books) => `Per «${what}» non c’è un regolamento; ci sono: ${books.join(', ')}.`,
    noRule: (what, book, game) => `La regola ${what} non c’è; «gruppetto rules ${book}» mostra quelle di ${game}.`,
    notThere: (file) => `Il regolamento ${file} non è dove dovrebbe, accanto al programma.`,
    ruling: (text) => `Interpretazione: ${text}`,
    columns: { book: 'Regolamento', rules: 'Regole', file: 'File' },
  },

  learn: {
    summary: 'impara un gioco correndo',
    about: 'Gioca le lezioni di un gioco con un coach; senza gioco, l’elenco dei corsi.',
    lesson: 'la lezione da cui cominciare, con il numero o il nome; se manca, la prima',
    noLesson: (name, lessons) => `La lezione «${name}» non c’è; ci sono: ${lessons.join(', ')}.`,
    columns: { lessons: 'Lezioni', command: 'Comando' },
  },

  verdict: {
    summary: 'separa la fortuna dalla bravura in una corsa registrata',
    about:
      'Giudica una corsa registrata: quanto hanno pesato la fortuna e le scelte di ogni giocatore, i momenti di svolta, le scelte più costose, i lanci più e meno fortunati. Lo stesso file dà lo stesso verdetto.',
    file: 'una corsa registrata e finita, *.race.json',
    notOver: (path) => `${path}: questa corsa non è ancora finita; il verdetto viene dopo l’arrivo.`,
    step: (step) => `passo ${step}`,
  },

  ladder: {
    summary: 'misura quanto sono forti gli avversari',
    about:
      'Fa correre gli avversari di un gioco l’uno contro l’altro: ogni serie di dadi la corrono tutte le formazioni, da tutti i posti a turno. I punteggi sono stimati con il modello di Plackett–Luce, con il Gregario a 1500. Senza gioco, mostra quel che è stato misurato, come in docs/ladder.md.',
    deals: 'quante serie di 16 corse',
    write: 'tieni il risultato nella cartella del gioco (per sviluppatori)',
    nobodyDecides: (game) => `In ${game} nessuno decide nulla: tutti gli avversari sono uguali.`,
    progress: (done, of) => `serie ${done} di ${of}`,
    measured: (count, seed) => `${races(count)}, seme ${seed}`,
    columns: { opponent: 'Avversario', rating: 'Punteggio', wins: 'Vittorie contro tre Gregari' },
    page: {
      title: 'Quanto sono forti gli avversari',
      method:
        'Scritto da `gruppetto ladder > docs/ladder.md` con quel che `gruppetto ladder <game> --write` ha misurato. Ogni serie di dadi si corre da tutti i posti a turno, con i quattro avversari insieme o con uno di loro contro tre Gregari. Un Esordiente, che non ha bisogno di tempo per pensare, corre in più cento volte tante serie contro tre Gregari: contano solo per la sua parte delle vittorie. I punteggi sono stimati con il modello di Plackett–Luce da chi ha vinto, sulla scala degli scacchi, con il Gregario (la regola pratica) fisso a 1500; dopo ± c’è un errore standard. Una parte giusta delle vittorie è il 25 %. Altre varianti: [docs/atlas.md](atlas.md).',
      races: (count, seed) => `${races(count)} a quattro, seme \`${seed}\`.`,
    },
  },

  atlas: {
    summary: 'misura quanta fortuna e quanta bravura c’è nei giochi',
    about:
      'Fa disputare tante corse di ogni variante, con un Gregario in ogni posto e con un Esordiente o un Campione da solo fra i Gregari, e mostra in Markdown che cosa ne risulta: quanto conta la fortuna e quanto la bravura, il vantaggio dei posti, la durata delle corse. docs/atlas.md nasce così.',
    game: (games) => `un gioco solo: ${games.join(', ')}`,
    races: 'quante corse di ogni variante, con un Gregario in ogni posto; un decimo con un Esordiente fra loro',
    champion: 'quante corse di ogni variante con un Campione, che ha bisogno di tempo per pensare',
    page: {
      title: 'Atlante della fortuna e della bravura',
      method: (command, { races: count, rookies, champions }) =>
        `Scritto da \`${command}\`. Di ogni variante: ${races(count)} con un Gregario in ogni posto, che dicono quanto durano le corse e, poiché tutti i giocatori sono uguali, il vantaggio di ogni posto; ${races(rookies)} di un Esordiente da solo fra i Gregari e ${number(champions)} di un Campione, da tutti i posti a turno. Dopo ± c’è un errore standard.`,
      skill:
        'La bravura è quanta strada ha fatto il Campione da una parte giusta delle vittorie verso tutte le vittorie; il resto è fortuna. Così poche corse di un Campione la dicono all’incirca per una variante, e bene per tutte insieme. Quel che è sotto zero è il caso, o un Campione che lì non è più bravo di un Gregario. Quanto sono forti gli avversari fra loro: [docs/ladder.md](ladder.md).',
      allLuck: 'Nella corsa stessa nessuno decide nulla: è tutta fortuna, e le gambe dei corridori.',
      together: (skill, luck) => `Tutte le varianti insieme: bravura ${skill}, fortuna ${luck}.`,
      asItComes: 'senza modifiche',
      columns: {
        way: 'Variante',
        rounds: 'Turni',
        choices: 'Scelte',
        riders: 'Corridori',
        winsBySeat: 'Vittorie per posto, %',
        winsOfFive: 'Vittorie dei cinque che vincono di più, %',
        rookie: 'Vince l’Esordiente',
        champion: 'Vince il Campione',
        fair: 'Parte giusta',
        skill: 'Bravura',
        luck: 'Fortuna',
      },
    },
  },

  train: {
    summary: 'impara la funzione di valore di un gioco (per sviluppatori)',
    about:
      'Fa disputare corse con la regola pratica in ogni posto, ne impara quanto vale un momento per ogni giocatore, e lo scrive nella cartella del gioco. Lo stesso seme e gli stessi numeri danno lo stesso file.',
    races: 'da quante corse imparare',
    hidden: 'unità dello strato nascosto',
    epochs: 'quante volte ripassare i momenti',
    testSummary: 'metti alla prova la funzione di valore di un gioco',
    testAbout: 'Fa disputare corse nuove e confronta le probabilità previste con i risultati.',
    testRaces: 'quante corse',
    testSeed: 'il seme di tutti i dadi; diverso da quello usato per imparare',
    moments: (game, moments) => `${game}: ${number(moments)} momenti di corse da cui non si è imparato`,
    surprise: (loss, blind) => `Sorpresa per momento: ${loss} (con le stesse probabilità per tutti: ${blind})`,
    columns: { foretold: 'Previsto', times: 'Volte', mean: 'Media', won: 'Vinte' },
  },

  completion: {
    summary: 'completa i comandi nella tua shell',
    about: 'Mostra uno script con cui la tua shell completa comandi, opzioni e giochi.',
    shell: 'per quale shell',
  },

  bot: {
    summary: 'fai giocare un tuo programma a un tavolo',
    about:
      'Prende posto a un tavolo condiviso e fa scegliere un tuo programma: ogni domanda è una riga di JSON sul suo standard input, ogni risposta una riga sul suo standard output: il numero della scelta, da 0, o la scelta stessa. Il token si legge da GRUPPETTO_TOKEN.',
    command: 'il programma, con i suoi argomenti',
    table: 'il tavolo: il suo link o l’id che contiene',
    server: 'dov’è il server',
    name: 'come si chiama il bot al tavolo',
    needToken: 'Metti in GRUPPETTO_TOKEN un token per un bot: la pagina del tuo account sul server ne crea uno.',
    notRun: (command, code) => `Non si può avviare ${command} (${code}).`,
    ended: (command, code) => `${command} è terminato con ${code} prima della fine della corsa.`,
    sitsDown: (address) => `Prende posto a ${address}.`,
    notJson: (line) => `Il programma ha risposto «${line}», che non è JSON.`,
    noChoice: (line, choices) => `Il programma ha scelto ${line}, e le scelte sono ${number(choices)}.`,
    silent: (seconds) =>
      `Il programma non risponde da ${plural(seconds, 'secondo', 'secondi')}. Se ha scritto qualcosa, forse deve svuotare il suo output (flush).`,
    allTaken: 'A questo tavolo tutti i posti sono occupati.',
    refused: (why) => `Il server ha rifiutato la scelta. ${why}`,
  },

  server: terminalServer,
};
