import { form, plural } from '@gruppetto/words/grammar/it';
import type { CoachSentences } from './en.ts';

/** What the coach of Leader 1 says in Italian. */
export const it: CoachSentences = {
  free: {
    title: 'Gratis e a pagamento',
    goal: 'Impara quanto costa una mossa',
    first: 'Tu sei Rosso, e il tuo passista, Rosso 2, è in fuga. In pianura un passista ha tre caselle gratuite. Vai fin dove ti portano.',
    rode: 'Tre caselle, zero energia. In pianura un capitano ha due caselle gratuite, uno scalatore una.',
    twoBack: 'Due caselle gratuite non usate: ti ridanno 2 di energia. Buono per rifiatare, ma ora andiamocene.',
    oneBack: 'Una casella gratuita non usata ti ridà 1 di energia. Buono per rifiatare, ma ora andiamocene.',
    paid: 'Queste sono già caselle a pagamento. Prima guarda fin dove vai gratis: tre caselle.',
    second: 'Un turno dopo. Finite le caselle gratuite vengono quelle a pagamento, e ognuna costa più della precedente. Fanne una o due.',
    one: 'Una casella a pagamento: 1 di energia. È poco.',
    two: 'Due caselle a pagamento: 3 di energia.',
    three: 'Con la terza casella a pagamento si arriva a 5. Con una o due saresti quasi altrettanto lontano, spendendo molto meno.',
    four: 'Quattro caselle a pagamento costano 8 di energia: tutta quella di Rosso 2. Per l’arrivo non resta nulla.',
    risky:
      'Questa strada passa su una casella scura che paghi: potresti cadere. Prendi un’altra corsia; ne riparliamo in un’altra lezione.',
    noPaying: 'Sei ancora nelle caselle gratuite. Provane una a pagamento: costa 1 di energia.',
    done: 'Da una a sei caselle a pagamento costano in tutto 1, 3, 5, 8, 11 e 15. Un po’ a ogni turno costa meno che tanto in una volta.',
  },
  slipstream: {
    title: 'La scia',
    goal: 'Fatti portare da un altro',
    first:
      'Blu 5 era subito davanti a te, nella tua corsia, e ha appena fatto quattro caselle. Ti dà una casella gratuita in più: quattro. Dove vai?',
    rode: 'Di nuovo subito dietro Blu 5, e non è costato nulla. Ti porterà ancora.',
    otherLane:
      'Altrettanto lontano, ma non nella corsia di Blu 5: subito dietro vuol dire nella stessa corsia. Nel prossimo turno niente scia.',
    passed: 'Pagheresti per superare Blu 5, e prenderesti il vento tu. Lascia lavorare lui.',
    short: 'Ora quattro caselle sono gratuite. Se lasci un buco tra te e Blu 5, nel prossimo turno niente scia.',
    second: 'Blu vuole liberarsi di te. Come può fare?',
    six: 'Fare sei caselle o più',
    sixIsRight: 'Sì: una mossa di sei caselle o più non porta nessuno (dal pavé cinque, dalla discesa otto). Ma costa energia.',
    lane: 'Cambiare corsia',
    laneIsWrong: 'Quando si è mosso eri subito dietro: la scia è tua, ovunque sia andato.',
    wait: 'Aspettare la tua mossa',
    waitIsWrong: 'Muove sempre per primo chi è più avanti. Nessuno può aspettare.',
    done: 'Finisci una mossa subito dietro a un corridore, e nella prossima avrai una casella gratuita in più.',
  },
  breakAway: {
    title: 'In fuga',
    goal: 'Lascia il gruppo al prezzo giusto',
    first:
      'Quasi tutti stanno nel gruppo. Chi è nell’area di testa può andare in fuga, di almeno quattro caselle. Due dei tuoi sono davanti: Rosso 2, il passista, e Rosso 3, lo scalatore. La strada è piatta. Chi va?',
    four: 'In fuga per 1 di energia, ma poi il gruppo fa 3, 4 o 5 righe: due volte su tre ti riprende subito. Una casella in più vale la spesa.',
    five: 'Cinque caselle per 3 di energia: solo un 5 e un inseguimento ti riprenderebbero subito.',
    six: 'Sei caselle per 5 di energia: un bel vantaggio, e di energia ne resta.',
    climber: 'In pianura uno scalatore ha una casella gratuita: quattro caselle costano 5 di energia. Rosso 2 lo fa per 1.',
    held: 'Puoi aspettare. Ma chi non lascia mai il gruppo vince di rado, e l’energia che avanza all’arrivo non vale nulla.',
    dear: 'È lontano, e caro: ti servirà energia per tutti i turni che seguono.',
    done: 'Una fuga non ha scia, e dopo si muove il gruppo: da tre a cinque righe, o di più se qualcuno insegue.',
  },
  inside: {
    title: 'Nel gruppo',
    goal: 'Risparmia energia dove puoi',
    first:
      'Nel gruppo si paga quando si muove: 3 o 4 righe costano 1 all’area di testa e nulla alla coda; 5 o più costano 2 e 1. Il tuo scalatore è davanti, e la prossima montagna è lontana. Che cosa cambi?',
    back: 'In coda Rosso 3 quasi sempre non paga nulla.',
    rouleur: 'Rosso 2 è quello che può andare in fuga in pianura, e solo dalla testa. Tienilo lì.',
    leader: 'Si può, se nel prossimo turno deve andare in fuga Rosso 1. Ma prima togli lo scalatore dal vento.',
    leaving: 'Rosso 1 lascerebbe il gruppo e correrebbe dietro, da solo. Non c’è motivo.',
    stayed: 'Ogni turno davanti costa a Rosso 3 uno o due di energia, per nulla.',
    second: 'Che cosa succede nel gruppo a chi non può pagare?',
    dropped: 'Si stacca e resta dietro',
    droppedIsRight: 'Giusto: conserva la sua energia, ma deve correre per conto suo.',
    out: 'È fuori dalla corsa',
    outIsWrong: 'Per questo non esce nessuno. Si stacca dal gruppo e continua da solo.',
    free: 'Va gratis',
    freeIsWrong: 'Davanti nulla è gratis. Chi non può pagare si stacca dal gruppo e continua da solo.',
    done: 'Aspetta in coda, vieni davanti un turno prima di attaccare.',
  },
  pursuit: {
    title: 'Guida il gruppo',
    goal: 'Insegui quando conviene',
    first:
      'Blu 5 ha cinque righe sul gruppo. Il dado lo fa avanzare di 3, 4 o 5 righe, con uguale probabilità. La tua squadra ha sei inseguimenti per la corsa; uno aggiunge una riga. Acceleri?',
    caught: 'Un 4 più 1: cinque righe, e Blu 5 è ripreso. Senza il tuo inseguimento sarebbe ancora in fuga.',
    declined: 'Così solo un 5 riprende Blu 5: una probabilità su tre. Con un inseguimento basta anche un 4: due su tre. Ne hai sei.',
    done: 'In un turno accelera una squadra sola, e il suo segnalino va al primo posto. Quando il gruppo fa cinque righe o più, ci rimettono energia tutti quelli dentro.',
  },
  risk: {
    title: 'I rischi',
    goal: 'Vedi il pericolo prima di partire',
    first:
      'Le caselle scure sono insidiose: una nella parte a pagamento di una mossa può farti cadere. Vuoi arrivare subito dietro Blu 5, alla riga 16, corsia 1. Ci portano due strade allo stesso prezzo. Prendi quella buona.',
    safe: 'Hai evitato le caselle scure. Stesso prezzo, nessun rischio: guarda sempre la strada, non solo dove finisce.',
    dark: 'Questa strada passa su una casella scura che paghi. Se cadi, salti il prossimo turno. La strada sicura costa uguale.',
    lane: 'Sicura, ma in un’altra corsia: non avresti la scia di Blu 5.',
    short: 'Sicura, ma non ti porta a ruota di Blu 5.',
    second: 'Un rischio lo decide il dado. Al primo rischio della corsa resti in piedi due volte su tre. E al secondo?',
    third: 'Una volta su tre',
    thirdIsRight: 'Sì, e dopo una su sei. Ogni rischio della corsa è più pericoloso del precedente.',
    twoThirds: 'Di nuovo due volte su tre',
    twoThirdsIsWrong: 'La fortuna finisce: la seconda volta serve un 5, una volta su tre.',
    sixth: 'Una volta su sei',
    sixthIsWrong: 'Quello è dal terzo in poi. Al secondo serve un 5: una volta su tre.',
    done: 'Le caselle gratuite sono sicure, tranne con la pioggia. Sul pavé metà delle caselle è scura, e un 4 rosso è una foratura.',
  },
  climb: {
    title: 'In salita',
    goal: 'Sali senza andare in crisi',
    first:
      'Montagna. Qui il tuo capitano ha due caselle gratuite. La categoria della salita è 2: altrettante caselle a pagamento sono sicure; di più rischi la crisi. Fin dove vai?',
    safe: 'Due caselle gratuite e due a pagamento: il massimo senza rischi.',
    crack: 'Più caselle a pagamento in montagna di quante ne dice la categoria: se il dado ti è contro, costano il doppio.',
    oneMore: 'Sicuro, ma anche un’altra casella a pagamento lo è.',
    more: 'Sicuro, ma puoi andare più lontano: qui due caselle a pagamento sono senza rischi.',
    second: 'Chi è a casa sua in montagna?',
    climber: 'Lo scalatore: tre caselle gratuite',
    climberIsRight:
      'Tre caselle gratuite, dove un passista ne ha una. E uno scalatore che va in fuga da una riga di montagna in quella mossa non può andare in crisi.',
    leader: 'Il capitano: due caselle gratuite',
    leaderIsWrong: 'Bravo ovunque, il migliore da nessuna parte: lo scalatore ne ha tre.',
    rouleur: 'Il passista: tre caselle gratuite',
    rouleurIsWrong: 'Quello è in pianura. In montagna un passista ne ha una, e nel gruppo paga uno in più.',
    done: 'Le colline sono uguali per tutti: due. In discesa quattro.',
  },
  feed: {
    title: 'Rifornirsi',
    goal: 'Usa in tempo una tessera rifornimento',
    first:
      'L’arrivo è a sei caselle: tre gratuite, tre a pagamento, per 5 di energia. A Rosso 2 ne restano 2. Ma hai da parte una tessera rifornimento, che vedi solo tu. Che fai?',
    added: 'Quattro in più: 6 di energia. Ora basta.',
    short: 'Così ti fermi prima dell’arrivo, e Blu 5 è subito dietro. Una tessera tenuta oltre l’arrivo non vale nulla: aggiungila adesso.',
    second: 'Sei caselle, 5 di energia. Via!',
    home: 'Oltre la linea: hai vinto!',
    notHome: 'Ora hai l’energia per arrivare. Non lasciare a Blu 5 un altro turno.',
    done: 'Peschi una tessera ogni volta che un corridore passa un rifornimento, e in una classica una alla partenza: da 2 a 5 di energia, quando vuoi.',
  },
  bend: {
    title: 'Le curve',
    goal: 'Prendi la traiettoria corta',
    first:
      'Una curva a sinistra. La corsia interna ha cinque caselle, quella di mezzo sei, quella esterna sette. Fin dove arrivi con 4 di energia?',
    inside: 'Cinque caselle e sei fuori dalla curva: riga 12, per 3 di energia.',
    outside: 'La corsia esterna è la strada lunga: sette caselle per la stessa curva.',
    middle: 'Sei caselle per tutta la curva. La corsia interna la fa in cinque.',
    short: 'L’interno è giusto. Con 4 di energia fai tutta la curva: fino alla riga 12.',
    done: 'Prima di una curva guarda qual è la corsia interna. Contano le caselle, non le righe.',
  },
  finish: {
    title: 'L’arrivo',
    goal: 'Vinci una volata di gruppo',
    first:
      'Il gruppo sta per tagliare il traguardo. I suoi corridori arrivano così: prima l’area di testa, poi la coda, e a pari area chi ha più energia. Rosso 1 ne ha 12, ma è in coda. Blu 4 è davanti con 9. E adesso?',
    front: 'Rosso 1 va in testa.',
    stayed: 'Così arriva primo Blu 4: l’area di testa viene prima della coda, a prescindere dall’energia.',
    leaving: 'Così Rosso 1 non taglierebbe nemmeno il traguardo con il gruppo.',
    other: 'Nessun altro dei tuoi ha l’energia per vincere. Porta davanti Rosso 1.',
    second: 'Altro?',
    won: 'Il gruppo taglia il traguardo, e davanti Rosso 1 ha più energia di tutti: vittoria!',
    enough: 'Va bene così: Rosso 1 è davanti, con più energia di tutti. Resta.',
    done: 'Davanti al gruppo vince il primo oltre la linea, nell’ordine delle mosse.',
  },
  start: {
    title: 'Prima del via',
    goal: 'Scegli le qualità',
    first: 'Ogni tuo corridore ha una qualità, nessuna due volte. Rosso 1 è il tuo capitano, buono su ogni strada. Quale qualità?',
    sprinter: 'Una casella gratuita in più per una mossa che parte in una zona volata: può far vincere una corsa.',
    descender: 'Una casella gratuita in più in discesa: cinque invece di quattro.',
    fighter: 'La prima casella scura di una mossa è innocua: buono sul pavé.',
    second: 'E Rosso 2, il tuo passista, forte in pianura?',
    others: 'Lo scalatore prende quella che resta.',
    done: 'Poi ci si schiera in testa o in coda al gruppo, nell’ordine dei segnalini. Solo dalla testa si può andare in fuga.',
  },
  stages: {
    title: 'Corse a tappe',
    goal: 'Conta tempo ed energia',
    first:
      'In una corsa a tappe il tempo di un corridore sono i turni di distacco da chi vince. Chi vince ha 2 in meno, il secondo 1, e il primo oltre una linea di abbuono 1. Rosso 1 è arrivato due turni dopo il vincitore ed era primo sulla linea di abbuono. Quanto conta?',
    one: '1',
    oneIsRight: 'Due turni meno uno per la linea di abbuono.',
    two: '2',
    twoIsWrong: 'Non dimenticare la linea di abbuono: toglie 1.',
    three: '3',
    threeIsWrong: 'Un abbuono toglie tempo: due meno uno.',
    second: 'A Rosso 1 sono avanzati 20 di energia. Che fine fanno?',
    fifteen: '15 si aggiungono nella prossima tappa',
    fifteenIsRight: 'Se ne conservano al massimo 15. Gli altri cinque li hai risparmiati per nulla.',
    all: 'Si aggiungono tutti nella prossima tappa',
    allIsWrong: 'Se ne conservano al massimo 15.',
    nothing: 'Vanno persi',
    nothingIsWrong: 'Tra una tappa e l’altra se ne conservano fino a 15. In una classica e dopo l’ultima tappa vanno persi.',
    done: 'Si conservano anche gli inseguimenti: fino a due, oltre ai quattro. E non arrivare con più di 22 turni di ritardo.',
  },
  oneMinute: {
    energy: {
      title: 'L’energia è tutto',
      sentences: [
        'Ogni mossa ha qualche casella gratuita, secondo il corridore e la strada; ogni casella in più costa più energia della precedente.',
        'Chi sta subito dietro a un altro ha una casella gratuita in più: la scia.',
      ],
      caption: 'Rosso 2 è subito dietro Blu 5: dopo la mossa di Blu 5, Rosso 2 ha quattro caselle gratuite invece di tre.',
    },
    peloton: {
      title: 'Il gruppo',
      sentences: [
        'Quasi tutti stanno nel gruppo, che si muove con un dado e costa poco, un po’ di più a chi è davanti.',
        'Dalla sua area di testa puoi andare in fuga, e con un inseguimento la tua squadra lo fa accelerare per riprendere gli altri.',
      ],
      caption: 'Rosso 2 è in fuga. Il gruppo segue, da tre a sei righe a turno.',
    },
    finish: {
      title: 'La linea',
      sentences: ['Vince il primo corridore oltre la linea d’arrivo, e l’energia che avanza non vale più nulla.'],
      caption: 'Cinque caselle all’arrivo: tre gratuite, due a pagamento, per 3 di energia.',
    },
  },
  glossary: {
    'free square': {
      term: 'casella gratuita',
      spellings: ['caselle gratuite'],
      meaning:
        'Una casella che non costa nulla: da 1 a 4 all’inizio di una mossa, secondo il corridore e il terreno. Ognuna non usata ridà 1 di energia.',
    },
    'paying square': {
      term: 'casella a pagamento',
      spellings: ['caselle a pagamento'],
      meaning: 'Una casella dopo quelle gratuite: da una a sei costano in tutto 1, 3, 5, 8, 11 e 15 di energia.',
    },
    slipstream: {
      term: 'scia',
      meaning:
        'Una casella gratuita in più per chi era subito dietro a un altro, nella stessa corsia, quando questi si è mosso; non dopo una mossa di sei caselle o più.',
    },
    lane: {
      term: 'corsia',
      spellings: ['corsie'],
      meaning: 'La strada ha tre corsie, in montagna e sul pavé due. In curva quella interna ha meno caselle.',
    },
    pursuit: {
      term: 'inseguimento',
      spellings: ['inseguimenti'],
      meaning: 'Una squadra può usarne uno per far avanzare il gruppo di una riga in più in questo turno. Ce ne sono sei per corsa.',
    },
    token: {
      term: 'segnalino',
      spellings: ['segnalini'],
      meaning: 'Rappresenta i gregari di una squadra nel gruppo. L’ordine dei segnalini dice a chi si chiede prima.',
    },
    'front area': {
      term: 'area di testa',
      meaning: 'La parte davanti del gruppo: chi ci sta paga 1 o 2 di energia a turno e può andare in fuga.',
    },
    'back area': {
      term: 'area di coda',
      meaning: 'La parte dietro del gruppo: chi ci sta non paga nulla, o 1 di energia dopo un turno veloce.',
    },
    dropped: {
      term: 'staccato',
      spellings: ['staccati', 'si stacca'],
      meaning: 'Dietro il gruppo: chi non poteva pagare per restarci, o l’ha lasciato andare.',
    },
    'dark square': {
      term: 'casella scura',
      spellings: ['caselle scure'],
      meaning: 'Strada insidiosa: nella parte a pagamento di una mossa può farti cadere. Chi cade salta il turno successivo.',
    },
    crack: {
      term: 'crisi',
      meaning: 'Più caselle a pagamento su una salita di quante ne dice la categoria: se il dado ti è contro, costano il doppio.',
    },
    category: {
      term: 'categoria',
      meaning: 'Di una salita, da 1, la più dura, a 4: altrettante caselle a pagamento in una mossa sono senza rischi.',
    },
    puncture: {
      term: 'foratura',
      spellings: ['forature', 'forato', 'fora'],
      meaning: 'Chi fora nel turno successivo si muove per ultimo, senza scia.',
    },
    'feed tile': {
      term: 'tessera rifornimento',
      spellings: ['tessere rifornimento'],
      meaning: 'Vale da 2 a 5 di energia. La tieni segreta e la aggiungi quando ti serve.',
    },
    'feed zone': {
      term: 'rifornimento',
      spellings: ['rifornimenti'],
      meaning: 'Un punto della strada: chi lo passa pesca una tessera rifornimento.',
    },
    'sprint zone': {
      term: 'zona volata',
      spellings: ['zone volata'],
      meaning: 'L’ultimo tratto prima di una linea: un velocista che comincia lì una mossa ha una casella gratuita in più.',
    },
    rouleur: { term: 'passista', spellings: ['passisti'], meaning: 'Forte in pianura: lì tre caselle gratuite, una in montagna.' },
    climber: { term: 'scalatore', spellings: ['scalatori'], meaning: 'Forte in montagna: lì tre caselle gratuite, una in pianura.' },
    descender: { term: 'discesista', meaning: 'Una qualità: una casella gratuita in più per una mossa che parte in discesa.' },
    fighter: { term: 'lottatore', meaning: 'Una qualità: la prima casella scura di una mossa è innocua.' },
  },
  meanings: {
    take: 'Con quale corridore della squadra corri. Il passista è forte in pianura, lo scalatore in montagna, il capitano va bene ovunque.',
    choose:
      'Una qualità per questo corridore, per tutta la corsa; nessun altro in squadra può averla. Guarda la strada: discese, pavé o un arrivo in pianura?',
    lineUp: 'Dove il tuo corridore aspetta nel gruppo. Davanti può andare in fuga, e paga 1 o 2 di energia a turno; in coda 0 o 1.',
    ride: 'Fin dove va questo corridore. Le caselle gratuite non costano nulla, le altre sempre di più; finire subito dietro a un altro ti dà la sua scia nel prossimo turno.',
    breakAway:
      'Se uno dei tuoi lascia il gruppo, di quattro caselle o più. In fuga scegli tu la velocità, e la paghi; il gruppo può riprenderti.',
    inside:
      'Scegli chi va in testa e chi in coda. Davanti si paga di più, ma nel prossimo turno si può andare in fuga; quando il gruppo taglia il traguardo, la testa arriva prima.',
    pursuit:
      'Se la tua squadra fa avanzare il gruppo di una riga in più. Può riprendere chi è davanti, e costa un inseguimento, più energia a tutti se il gruppo va forte. Dopo un «sì» alle altre squadre non si chiede più.',
    payment:
      'Questo corridore non può pagare per restare nel gruppo. Può bastare una tessera rifornimento; altrimenti si stacca, conserva la sua energia e corre dietro.',
    heat: 'Con il caldo una mossa lunga scopre una delle tue tessere rifornimento e la aggiunge. Quale ti importa meno tenere segreta?',
  },
  firstRace: {
    title: 'La tua prima corsa',
    hello:
      'Trenta righe, tre squadre. Tu sei Rosso: l’1 è il capitano, il 2 il passista per la pianura, il 3 lo scalatore. Vince il primo oltre la linea.',
    lineUp: 'Testa o coda? Solo chi è in testa può andare in fuga, ma paga di più a ogni turno. Uno o due davanti bastano.',
    breakAway:
      'La tua prima occasione di andare in fuga. I prezzi sono accanto alle caselle: cinque o sei sono un buon inizio, e il passista spende meno di tutti.',
    inside: 'Puoi cambiare posto nel gruppo. Porta davanti chi deve andare in fuga al prossimo turno, e fa’ riposare gli altri in coda.',
    pursuit: 'Un inseguimento fa avanzare il gruppo di una riga in più. Usalo quando è in fuga un altro, mai contro il tuo corridore.',
    ride: 'Il tuo corridore è in fuga e muove per primo. Le caselle gratuite non costano nulla; una o due a pagamento costano poco. Resta davanti al gruppo.',
    slipstream: 'Sei in scia a qualcuno: una casella gratuita in più. Finisci di nuovo subito dietro, e continua.',
    feed: 'Hai una tessera rifornimento che nessun altro conosce. Aggiungila quando ti dà quello che serve; dopo l’arrivo non vale nulla.',
    risk: 'Qualche casella mostra un rischio. Una caduta ti costa un turno: cerca un’altra strada, spesso costa uguale.',
    sprint: 'L’arrivo è vicino. Spendi quello che hai: l’energia che avanza non vale nulla.',
    won: 'Vittoria! Caselle gratuite, la fuga giusta e serbatoio vuoto sulla linea: questo è Leader 1.',
    lost: 'Stavolta no. Riprova: vai in fuga un po’ prima, e spendi tutto prima della linea.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }: { rider: string; energy: number; rows: number }) =>
      `${rider} ha ${energy} di energia e ${plural(rows, 'riga', 'righe')} all’arrivo. Nemmeno quattro caselle a pagamento a ogni turno basterebbero a spenderla: è ora di andare in fuga.`,
    left: ({ rows }: { rows: number }) =>
      `Altri sono davanti al gruppo, dei tuoi nessuno, e ${form(rows, 'manca una riga', `mancano ${rows} righe`)}. Se aspetti ancora, non si riprendono più.`,
    back: ({ rider }: { rider: string }) =>
      `In questo turno il gruppo può tagliare il traguardo, e la sua area di testa arriva prima. ${rider} ha l’energia per vincere, ma è in coda.`,
  },
  reasons: {
    position: 'Così guadagni strada a un prezzo giusto.',
    reserves: 'Così risparmi energia o un inseguimento che più tardi varranno di più.',
    shelter: 'Così i tuoi corridori restano nel gruppo, dove la strada costa poco.',
    safety: 'Così eviti un rischio: un turno perso costa più di qualche casella.',
    finish: 'Così il tuo miglior corridore arriva prima.',
  },
};
