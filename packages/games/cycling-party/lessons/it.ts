import { form } from '@gruppetto/words/grammar/it';
import type { CoachSentences } from './en.ts';

/** What the coach of Cycling Party says in Italian. */
export const it: CoachSentences = {
  groups: {
    title: 'I gruppi in strada',
    goal: 'Distingui un plotone da un drappello',
    first:
      'Tu sei Rosso. Cinque o più corridori su caselle senza buchi sono un plotone. Meno di cinque su una casella sono un drappello, e uno da solo è una fuga. Dov’è il plotone?',
    five: 'I cinque da 22 a 24',
    fiveIsRight: 'Sì: tre caselle di fila, cinque corridori. I tre sulla 27 sono un drappello, Rosso 5 sulla 19 è da solo.',
    three: 'I tre sulla 27',
    threeIsWrong: 'Tre corridori su una casella sono un drappello. Per un plotone ne servono cinque.',
    all: 'Tutti e nove',
    allIsWrong: 'Le caselle vuote dividono i gruppi, come la 25 e la 26.',
    second:
      'In un drappello tutti lanciano due dadi. I lanci che differiscono di 3 o meno restano legati, e vanno quanto il più alto. Sulla 27 fanno 10, 7 e 3. Di quanto avanza chi ha fatto 7?',
    ten: '10 caselle',
    tenIsRight: 'Giusto: 10 e 7 differiscono di 3, quindi il 7 si mette a ruota del 10. Il 3 è troppo lontano e va da solo.',
    seven: '7 caselle',
    sevenIsWrong: '10 e 7 differiscono solo di 3: il più lento si mette a ruota e fa 10.',
    low: '3 caselle',
    lowIsWrong: 'Nessuno aspetta. Il 7 si aggancia al 10; il 3 resta indietro.',
    third: 'Chi è davanti muove per primo. Dai il via al turno.',
    rode: 'Rosso 3 ha fatto 10 e detta l’andatura; Blu 3 si aggancia. Blu 4 si stacca.',
    withdraw: 'Puoi ritirare corridori dalla corsa, per averne meno da seguire. Ora non serve: avanti.',
    done: 'Stare in un gruppo è un bene: anche un brutto lancio ti porta con gli altri.',
  },
  peloton: {
    title: 'L’andatura del plotone',
    goal: 'Lancia o accetta',
    first:
      'Blu 3 è in fuga. Il plotone farebbe 5. Per alzare l’andatura lancia con uno dei tuoi: da 5 a 9 proponi quell’andatura a tutti. Ma da 10 a 12 è un’evasione, e da 2 a 4 una foratura. Lanci o accetti?',
    threw: 'Un 8: ora l’andatura è quella. Blu accetta.',
    sprinter: 'Rosso 2 è il tuo velocista: una foratura farebbe male. Lancia con qualcuno di cui puoi fare a meno.',
    agreedAtFive: 'Così il plotone va a spasso, a meno che Blu non voglia di più: Blu 3 è un suo corridore e se ne va. Alza l’andatura.',
    second: 'L’andatura è 8. Puoi lanciare ancora con un altro, o accettare.',
    agreed: 'Tutti nel plotone fanno 8, che abbiano lanciato o no.',
    agreedFrom: 'Accettata, e per questa andatura o una più alta non ti si chiede più.',
    again: 'Solo un 9 sarebbe più veloce, un lancio su nove. E uno su sei è una foratura. Accetta.',
    done: 'Un lancio da 5 a 9 aiuta tutti, un’evasione solo te. Un plotone mantiene la sua forma: ognuno conta dalla propria casella.',
  },
  bottle: {
    title: 'Le borracce',
    goal: 'Rientra su un gruppo con una borraccia',
    first:
      'Una borraccia fa avanzare un corridore di una casella; in montagna ce ne vogliono due. Il drappello di Blu sulla 30 sta per muoversi, e Rosso 2 è appena dietro. Hai una borraccia. Gliela dai?',
    gave: 'Rosso 2 entra nel drappello, fa solo 5 e avanza comunque di 8 con gli altri. Le borracce servono a questo.',
    order: 'Con un ordine così ti si chiede solo quando stai per perdere qualcosa. Ma ora ti sfuggirebbe la ruota di Blu.',
    nothing: 'Così Rosso 2 va da solo. Nel drappello sarebbe bastato anche un brutto lancio.',
    done: 'Cinque borracce per tappa, tre per turno, due per corridore. Dalle subito prima che un gruppo si muova, o alla fine di un turno.',
  },
  mountain: {
    title: 'Le montagne',
    goal: 'Distribuisci i dadi',
    first: 'C’è una salita da 50 a 60. Per un lancio dalla pianura ogni casella di montagna conta 2. Blu 1 sulla 48 fa 9. Dove arriva?',
    at53: 'Alla 53',
    at53IsRight: 'Uno per la 49, poi quattro caselle di montagna a due l’una: 53.',
    at57: 'Alla 57',
    at57IsWrong: 'Sarebbero nove caselle. Ma dalla 50 in poi ognuna conta 2.',
    at50: 'Alla 50',
    at50IsWrong: 'Un 9 fa di più: uno per la 49, e poi otto punti, per quattro caselle di montagna.',
    second:
      'In salita non ci sono gruppi. Un corridore lancia un dado; i tuoi due sulla 56 lanciano insieme, e tu distribuisci i dadi: 2 e 5. Quale a Rosso 2, il tuo velocista?',
    five: 'Rosso 2 ha scollinato, è sulla 61. In pianura il velocista può fare la volata.',
    two: 'Così scollina Rosso 4, e il velocista resta in salita, dove nessuno può fare volate. Dai il 5 a Rosso 2.',
    done: 'Salendo tutti lanciano un dado; passata la cima le caselle contano di nuovo 1.',
  },
  sprint: {
    title: 'La volata',
    goal: 'Vinci con il tuo velocista',
    first:
      'Il corridore 2 è il tuo velocista, con una volata per tappa nella versione junior. L’arrivo è dopo la 100, e Rosso 2 è sulla 88. La volata si fa da soli, prima che il gruppo lanci. Adesso?',
    sprints: 'Adesso!',
    nothing:
      'Con due dadi qui nessuno può arrivare: 12 al massimo, e ti serve 13. Con una volata puoi vincere adesso, prima che la faccia il velocista di Blu.',
    second: 'Tre dadi, o uno a venti facce? Ti serve 13 per passare la linea.',
    won: 'Un 16: quattro caselle oltre la linea. Gli altri finiscono il turno, nessuno ti supera: hai vinto!',
    threeDice: 'Tre dadi fanno 13 o più una volta su quattro. Il dado a venti facce due volte su cinque.',
    done: 'La tappa finisce con il turno in cui qualcuno arriva. Vince chi è più lontano oltre la linea. Vicino all’arrivo tre dadi sono più sicuri, da lontano quello a venti facce.',
  },
  climber: {
    title: 'Lo scalatore',
    goal: 'Usa i doppi lanci e il cinque magico',
    first:
      'Da qui si gioca la senior: ogni corridore ha un ruolo. Rosso 1 è il tuo scalatore. Su una salita di prima categoria ha un doppio lancio, su una fuori categoria come questa due: due dadi, ne tieni uno. Ne usi uno?',
    doubled: 'Un 2 e un 5. E non è finita.',
    single: 'Puoi farlo. Ma i doppi lanci si perdono alla fine della salita, e questa è abbastanza lunga per tutti e due.',
    second: 'Su una salita fuori categoria per lo scalatore un 5 può valere 6: il cinque magico. Quale prendi?',
    magic: 'Sei caselle in salita.',
    five: 'Va bene, ma il cinque magico ne fa un 6, gratis.',
    two: 'Hai speso un doppio lancio: prendi il dado migliore.',
    done: 'Le salite hanno categorie: strappo 3 caselle, terza 8, seconda 16, prima 24, fuori categoria 32.',
  },
  rouleur: {
    title: 'Il passista',
    goal: 'Chiudi un buco di quattro',
    first:
      'Rosso 3 è il tuo passista: il suo lancio vale almeno 7, quindi il tuo 3 è un 7. E un passista può legarsi anche con una differenza di 4. Blu 1 ha fatto 11, Blu 4 ha fatto 3. Che fai?',
    up: 'Fai 11 con Blu 1, e Blu 4 resta indietro.',
    both: 'Faresti 11, ma ti porteresti dietro anche Blu 4: il suo 3 diventerebbe 11. Perché aiutarlo?',
    down: 'Faresti solo 7, e porteresti con te Blu 4. La corsa è davanti.',
    none: 'Così fai 7, e Blu 1 se ne va con 11.',
    done: 'Decide il passista: davanti, dietro, entrambi o nessuno.',
  },
  domestiques: {
    title: 'I gregari',
    goal: 'Fa’ lavorare i gregari per gli altri',
    first:
      'Rosso 5 è il tuo gregario di montagna. Se il suo dado è esattamente uno in più di quello di un compagno sulla stessa casella, lo tira con sé. Rosso 1 e Rosso 5 hanno fatto 4 e 5. Quale dado a Rosso 1?',
    four: 'E Rosso 5 ha il 5: uno in più.',
    five: 'Così Rosso 1 fa 5 e Rosso 5 fa 4. Al contrario, possono fare 5 entrambi.',
    second: 'Tiri con te Rosso 1?',
    pulled: 'Fanno 5 entrambi.',
    left: 'Così Rosso 1 fa solo 4. Tirare non costa nulla.',
    third:
      'Ora il tuo plotone. Rosso 4 è il tuo gregario di pianura: con 3 o 4 non fora, e con 10–12 può portare l’andatura a 9. Chi lancia?',
    threw: 'Un 11!',
    sprinter: 'Il velocista potrebbe forare con un 2, un 3 o un 4. Il gregario solo con un 2.',
    agreed: 'A 5 il tuo velocista non va lontano. Alza l’andatura, con chi lo sa fare meglio.',
    fourth: 'Un 11 può essere un’evasione, o un’andatura di 9 per tutti. Il tuo velocista, Rosso 2, è in questo plotone.',
    nine: 'L’andatura più alta che un plotone può avere, anche per il tuo velocista.',
    escaped: 'Rosso 4 se ne andrebbe da solo, e il plotone del velocista resterebbe a 5. Un gregario lavora per gli altri.',
    done: 'Il corridore 6, la maglia nera, non ha poteri. Corre se le squadre sono di sei.',
  },
  attack: {
    title: 'Attacco',
    goal: 'Lancia quattro dadi',
    first:
      'Una volta per tappa ogni squadra può attaccare, fino a 50 km dall’arrivo: un corridore lancia quattro dadi e va da solo. Lo fai?',
    who: 'Chi va?',
    fallBack: 'Rallentare con un dado porta un corridore verso un compagno dietro. Rosso 1 è solo là dietro, ma può aspettare. Attacca!',
    nothing: 'Puoi tenerlo per dopo, ma non a lungo: passato il cartello dei 50 km è perso.',
    second: 'Rosso 3, il passista, o Rosso 4, il gregario?',
    rouleur: 'Quindici caselle. E da solo un passista fa sempre almeno 7.',
    domestique: 'Rosso 4 dà il meglio nel plotone. Da solo va meglio un passista: i suoi lanci valgono almeno 7.',
    third: 'E se i quattro dadi fossero stati 5, 5, 2 e 2?',
    chain: 'Si rompe la catena',
    chainIsRight: 'Due coppie rompono la catena: il corridore scivola fino all’ultimo in gara, e rilancia da lì.',
    fourteen: '14 caselle',
    fourteenIsWrong: 'Con due coppie la somma non conta: si rompe la catena, e il corridore scivola fino all’ultimo in gara.',
    fall: 'Una caduta',
    fallIsWrong: 'Si cade con due dadi: dopo 3-3 o 4-4 si rilancia, e un doppio è una caduta. Due coppie su quattro rompono la catena.',
    done: 'Un lancio speciale per mossa: volata, attacco, rallentamento o discesa.',
  },
  descent: {
    title: 'Discesa a tutta',
    goal: 'Buttati giù dalla montagna',
    first:
      'Rosso 1 ha scollinato con un 6 naturale, esattamente sulla prima casella di pianura. Ha diritto a una discesa a tutta: tre dadi invece di due. Solo tre sei sono una caduta. Te la senti?',
    descended: 'Dodici caselle, e Blu 1 resta dietro.',
    fallBack: 'Non c’è motivo di rallentare: sei davanti, e hai una discesa pronta.',
    normal: 'Con due dadi faresti 7 in media; con tre più di 10. Si cade una volta su 216. E se non la usi adesso, la discesa è persa.',
    done: 'Vale anche se due borracce ti portano dall’ultima casella di montagna alla pianura nello stesso turno.',
  },
  leader: {
    title: 'Master: il capitano',
    goal: 'Vinci una montagna',
    first:
      'Nella versione master Rosso 1 è il tuo capitano, e i primi in cima a una salita prendono punti. Su una fuori categoria il capitano ha gli attacchi in montagna: un dado a dieci facce. La cima è sulla 71, Blu 1 è accanto a te. E ora?',
    attacked: 'Sette caselle: tu hai scollinato, Blu 1 no.',
    fallBack: 'Rallentare lascia la cima a Blu 1.',
    normal: 'Con un dado normale ti serve un 5 o un 6 per passare. Con quello a dieci facce basta da 5 a 10: sei volte su dieci.',
    second: 'Scollini per primo su una fuori categoria. Quanti punti della montagna prendi?',
    thirtyFive: '35',
    thirtyFiveIsRight: 'La fuori categoria dà 35, 25, 15, 10 e 5; la prima da 25 a 5, la seconda da 15 a 5, la terza da 5 a 1.',
    five: '5',
    fiveIsWrong: 'Quelli sono per il quinto in cima, o per chi vince un traguardo volante. Il primo ne prende 35.',
    none: 'Nessuno: conta solo l’arrivo',
    noneIsWrong: 'Nella versione master contano anche salite e traguardi volanti. Il primo su una fuori categoria: 35.',
    done: 'In un giro ogni squadra ha un attacco in montagna ogni due salite fuori categoria. Non usarli tutti subito.',
  },
  tour: {
    title: 'Un giro',
    goal: 'Leggi tempi e punti',
    first:
      'Ogni turno dopo quello del vincitore è un minuto, e le caselle oltre la linea con un dado danno i secondi. Arrivi un turno dopo il vincitore, dieci caselle oltre la linea, dove un 6 vale 10 secondi. Fai 6. Il tuo tempo?',
    seventy: '1′10″',
    seventyIsRight: 'Un turno è un minuto, più 10 secondi per la casella.',
    ten: '10 secondi',
    tenIsWrong: 'Aggiungi un minuto: sei un turno dopo il vincitore.',
    seventyFive: '1′15″',
    seventyFiveIsWrong: 'Sarebbe con un 1. Il 6 è il secondo più basso della casella: 10.',
    second: 'Come si vince un giro?',
    points: 'Con più punti Cycling Party',
    pointsIsRight: 'Sì: per le vittorie di tappa, e per i posti nelle cinque classifiche alla fine.',
    time: 'Con il miglior tempo',
    timeIsWrong: 'Così si vince la classifica individuale, una delle cinque. Decidono i punti di tutte e delle vittorie di tappa.',
    wins: 'Con più vittorie di tappa',
    winsIsWrong: 'Portano punti, ma ne portano anche le cinque classifiche.',
    third: 'Giochi un giro su un tavolo vero. Chi scrive quello che succede?',
    director: 'Il direttore di corsa, nella segreteria',
    directorIsRight:
      'Per ogni salita, traguardo volante e arrivo inserisce l’ordine; la segreteria fa i conti. Se si corre nel programma, si riempie da sola.',
    everyone: 'Nessuno: serve solo per le corse nel programma',
    everyoneIsWrong:
      'La segreteria di corsa serve anche per i tavoli veri: un giocatore, il direttore di corsa, inserisce quello che è successo.',
    done: 'In un giro non ci si ritira: devono arrivare tutti.',
  },
  oneMinute: {
    groups: {
      title: 'Si corre in gruppo',
      sentences: [
        'Guidi una squadra di corridori; in ogni turno ciascuno si muove una volta, a cominciare da chi è davanti.',
        'Chi è solo lancia due dadi; chi divide una casella forma un drappello, e ci si tira a vicenda se i lanci sono vicini.',
      ],
      caption: 'Tre corridori sulla 30: un drappello. Cinque senza buchi dietro di loro: un plotone.',
    },
    pace: {
      title: 'Detta l’andatura, scala la montagna',
      sentences: [
        'Cinque o più corridori senza buchi sono un plotone: lancia per alzarne l’andatura, o accettala.',
        'In montagna non ci sono gruppi, e tutti lanciano un dado.',
      ],
      caption: 'La salita li divide: Rosso 1 sale da solo, gli altri aspettano sotto.',
    },
    line: {
      title: 'Borracce e volate',
      sentences: [
        'Una borraccia fa avanzare un corridore di una casella, un velocista può lanciare tre dadi o uno grande, e vince chi è più lontano oltre la linea.',
      ],
      caption: 'Otto chilometri all’arrivo, e il velocista di Rosso ha ancora una volata.',
    },
  },
  glossary: {
    peloton: {
      term: 'plotone',
      meaning:
        'Cinque o più corridori su caselle di pianura senza buchi. Va all’andatura più alta proposta, da 5 a 9, e mantiene la sua forma.',
    },
    paceline: {
      term: 'drappello',
      spellings: ['drappelli'],
      meaning:
        'Da due a quattro corridori su una casella di pianura. I lanci che differiscono di 3 o meno sono legati e vanno quanto il più alto.',
    },
    breakaway: {
      term: 'fuga',
      spellings: ['fughe'],
      meaning: 'Un corridore solo su una casella di pianura: due dadi, e nessuna ruota da prendere.',
    },
    pace: {
      term: 'andatura',
      spellings: ['andature'],
      meaning: 'Di quanto avanza un plotone: 5, o il lancio più alto da 5 a 9 che qualcuno propone.',
    },
    puncture: {
      term: 'foratura',
      spellings: ['forature', 'fora', 'forare'],
      meaning: 'Un 2, un 3 o un 4 in un plotone: quel corridore lo lascia e fa solo quelle caselle.',
    },
    escape: {
      term: 'evasione',
      spellings: ['evasioni', 'evade', 'evadere'],
      meaning: 'Un 10, un 11 o un 12 in un plotone: quel corridore se ne va da solo.',
    },
    bottle: {
      term: 'borraccia',
      spellings: ['borracce'],
      meaning:
        'Fa avanzare un corridore di una casella; da una di montagna ce ne vogliono due. Ogni squadra ne ha cinque per tappa e ne dà al massimo tre per turno.',
    },
    pass: {
      term: 'salita',
      spellings: ['salite'],
      meaning: 'Un tratto di caselle di montagna. Dalla pianura ognuna conta 2; lì tutti lanciano un dado.',
    },
    sprinter: {
      term: 'velocista',
      spellings: ['velocisti'],
      meaning: 'Il corridore 2: qualche volta per tappa può lanciare tre dadi o quello a venti facce invece di due.',
    },
    climber: {
      term: 'scalatore',
      spellings: ['scalatori'],
      meaning: 'Il corridore 1: ha doppi lanci sulle salite lunghe, e un cinque magico sulle più lunghe.',
    },
    rouleur: {
      term: 'passista',
      spellings: ['passisti'],
      meaning: 'Il corridore 3: da solo o in un drappello un lancio vale almeno 7, e può legarsi con una differenza di 4.',
    },
    'flat domestique': {
      term: 'gregario di pianura',
      meaning: 'Il corridore 4: in un plotone solo un 2 è una foratura, e 10–12 può portare l’andatura a 9.',
    },
    'mountain domestique': {
      term: 'gregario di montagna',
      meaning: 'Il corridore 5: tira un compagno sulla stessa casella di montagna il cui dado è esattamente uno in meno.',
    },
    'lanterne rouge': { term: 'maglia nera', meaning: 'Il corridore 6, nelle squadre di sei: nessun potere.' },
    'double throw': {
      term: 'doppio lancio',
      spellings: ['doppi lanci'],
      meaning: 'In salita lo scalatore lancia un dado in più e ne scarta uno. Quelli non usati si perdono alla fine.',
    },
    'magic five': { term: 'cinque magico', meaning: 'Su una salita fuori categoria per lo scalatore un 5 può valere 6.' },
    attack: {
      term: 'attacco',
      spellings: ['attacchi'],
      meaning: 'Quattro dadi, una volta per tappa, fino a 50 km dall’arrivo. Due coppie rompono la catena.',
    },
    'broken chain': {
      term: 'catena rotta',
      spellings: ['rompe la catena', 'rompono la catena', 'catena'],
      meaning: 'Due coppie in un attacco: il corridore scivola fino all’ultimo in gara e rilancia da lì.',
    },
    'fall back': {
      term: 'rallentamento',
      spellings: ['rallentamenti', 'rallentare', 'rallenta'],
      meaning: 'Lanciare un dado invece del lancio normale, per aspettare un compagno dietro.',
    },
    'full-speed descent': {
      term: 'discesa a tutta',
      spellings: ['discesa', 'discese'],
      meaning: 'Tre dadi dopo aver scollinato con un 6 naturale. Tre sei sono una caduta.',
    },
    fall: {
      term: 'caduta',
      spellings: ['cadute', 'cade'],
      meaning: 'Dopo 3-3 o 4-4 con due dadi si rilancia; un doppio è una caduta, e chiunque sia su quella casella perde la mossa.',
    },
    'mountain attack': {
      term: 'attacco in montagna',
      spellings: ['attacchi in montagna'],
      meaning: 'Il capitano lancia un dado a dieci facce su una salita fuori categoria. Una squadra ne ha pochi per tutto il giro.',
    },
    overrun: { term: 'scarto', meaning: 'Di quante caselle un corridore è oltre la linea: vince il maggiore.' },
    'intermediate sprint': {
      term: 'traguardo volante',
      spellings: ['traguardi volanti'],
      meaning: 'Un punto della strada: i primi tre che lo passano prendono 5, 3 e 1 punti.',
    },
  },
  meanings: {
    start: 'I tuoi corridori lanciano per le prime caselle, uno dopo l’altro. Non c’è ancora nulla da decidere.',
    rideOn:
      'Sta per cominciare un nuovo turno. «Avanti così fino a…» ti risparmia le domande per strada; ti si chiede comunque se stai per perdere qualcosa.',
    withdraw: 'Quale dei tuoi corridori lascia definitivamente la corsa. Meno corridori, meno lavoro, ma anche meno aiuto.',
    special:
      'Questo gruppo sta per muoversi. Prima, una borraccia può portarci un corridore, e un lancio speciale può farne uscire uno. Se non vuoi nulla, si lancia e basta.',
    give: 'Scegli a chi va la borraccia. Lo fa avanzare di una casella. Cerca un gruppo che così può raggiungere.',
    sprint: 'Con tre dadi escono più spesso 10 e 11; quello a venti facce può fare di tutto, da 1 a 20. Quanta strada ti serve?',
    attack: 'Scegli chi lancia quattro dadi e se ne va da solo. Due coppie rompono la catena.',
    fallBack: 'Scegli chi rallenta, con un dado, per aspettare un compagno dietro.',
    go: 'Di quanto avanza chi rallenta. Dov’è il compagno che aspetta?',
    pace: 'Di quanto avanza tutto il plotone. Un lancio da 5 a 9 alza l’andatura per tutti; per chi lancia, da 10 a 12 è un’evasione e da 2 a 4 una foratura.',
    paceline: 'Scegli chi lancia per primo. Di più lanci uguali il primo detta l’andatura, e questo decide una parità sulla linea.',
    chain: 'La catena è riparata: il corridore lancia adesso, dopo tutti gli altri.',
    domestique: 'Con 10–12 il tuo gregario di pianura può andarsene da solo, o restare e portare l’andatura del plotone a 9.',
    link: 'Il tuo passista può legarsi anche a lanci che differiscono di 4. Davanti vai più lontano; dietro ti porti appresso il più lento.',
    double: 'Un doppio lancio è un dado in più su questa salita; scarti il peggiore. Quello che non usi entro la fine è perso.',
    assign: 'Distribuisci i dadi dei tuoi corridori su questa casella. Chi deve scollinare, e chi può aspettare?',
    pull: 'Il tuo gregario di montagna ha fatto uno in più di questo compagno, e può tirarlo con sé. Non costa nulla.',
  },
  firstRace: {
    title: 'La tua prima corsa',
    hello:
      'Sessanta chilometri, una salita, due squadre. Tu sei Rosso, ds di cinque corridori; il numero 2 è il velocista. Vince chi è più lontano oltre la linea.',
    start: 'Prima tutti lanciano due dadi per la partenza. Ancora nulla da scegliere.',
    rideOn: 'Comincia un turno. Puoi andare avanti turno per turno, o rimandare le piccole domande fino al prossimo cartello.',
    peloton:
      'I tuoi corridori sono in un plotone. Lancia per alzarne l’andatura, o accetta. Un lancio su sei è una foratura, uno su sei un’evasione.',
    bottle:
      'La tua prima occasione per dare una borraccia. Rende di più dove porta un corridore sul gruppo davanti, appena prima che si muova.',
    pass: 'In salita distribuisci tu i dadi. Fa’ scollinare il velocista.',
    sprint: 'L’arrivo è vicino. Il velocista può lanciare tre dadi, o quello a venti facce: è il momento di pensarci.',
    won: 'Vittoria! Gruppi, andatura, borracce, una volata: non serve altro.',
    lost: 'Stavolta è andata male. Riprova: resta nei gruppi, e tieni la volata e una borraccia o due per la fine.',
  },
  warnings: {
    descent: ({ rider }: { rider: string }) => `${rider} può fare una discesa a tutta, ma solo in questa mossa: poi è persa.`,
    doubles: ({ rider, doubles, squares }: { rider: string; doubles: string; squares: string }) =>
      `${rider} ha ancora ${doubles} e ${squares} alla fine della salita. Quello che non usa lì è perso.`,
    attack: ({ last }: { last: number }) => `L’attacco della tua squadra non si può fare dopo il km ${last}, e ci sei quasi.`,
    sprint: ({ rider }: { rider: string }) =>
      `${rider} ha ancora una volata, e la tappa può finire con questo turno. Le volate non usate vanno perse.`,
    bottles: ({ bottles }: { bottles: string }) =>
      `Hai ancora ${bottles}, al massimo tre per turno, e l’arrivo è vicino. Quelle che tieni vanno perse.`,
    sprinterBehind: ({ rider, squares }: { rider: string; squares: string }) =>
      `${rider}, il tuo velocista, è a ${squares} dalla testa. Da lì una volata non vince: portalo avanti finché sei in tempo.`,
    doublesLeft: (doubles: number) => form(doubles, 'un doppio lancio', `${doubles} doppi lanci`),
    bottlesLeft: (bottles: number) => form(bottles, 'una borraccia', `${bottles} borracce`),
    kilometres: (squares: number) => `${squares} km`,
  },
  reasons: {
    position: 'Così i tuoi corridori vanno avanti, soprattutto chi può vincere.',
    reserves: 'Così tieni borracce e lanci speciali per quando decideranno di più.',
    shelter: 'Così i tuoi corridori restano in un gruppo, dove un brutto lancio costa poco.',
    safety: 'Così tutti i tuoi corridori restano in gara.',
    finish: 'Così uno dei tuoi ha le migliori probabilità sulla linea.',
  },
};
