import { form } from '@gruppetto/words/grammar/it';
import type { CoachSentences } from './en.ts';

/** What the coach of Pace Wheel says in Italian. */
export const it: CoachSentences = {
  groups: {
    title: 'I gruppi in marcia',
    goal: 'Guarda chi corre insieme',
    first:
      'Tu sei Rosso. Un gruppo è una serie di caselle con corridori, e la sua prima casella dev’essere piena: quattro corridori. Conta: quanti gruppi vedi?',
    one: 'Uno',
    oneIsRight: 'Uno: la prima casella è piena e la seguente viene subito dietro, senza buchi. Tutti e sei vanno avanti insieme.',
    two: 'Due',
    twoIsWrong: 'I corridori sulla 19 sono subito dietro una casella piena. Non c’è buco, quindi sono dello stesso gruppo.',
    six: 'Sei, uno per corridore',
    sixIsWrong: 'Qui nessuno è da solo. Caselle che si toccano fanno un gruppo, se la prima ha quattro corridori.',
    second: 'Nel tuo turno ogni gruppo si muove una volta, alla sua andatura. Questo è ad andatura regolare, in pianura. Fallo andare.',
    rode: 'Quattro caselle: è l’andatura regolare in pianura. In salita sarebbero due, in discesa sei.',
    done: 'Se nella prima casella ci sono meno di quattro corridori, sono in fuga: formano un gruppo a sé.',
  },
  pace: {
    title: 'Detta l’andatura',
    goal: 'Accelera un gruppo, rallenta l’altro',
    first:
      'Rosso 2 è davanti da solo, con sei caselle di vantaggio. Puoi cambiare di un livello l’andatura di ogni gruppo nella cui prima casella hai un corridore. Quale per Rosso 2?',
    fast: 'Sei caselle per turno invece di quattro. Accelerare costa un punto, e andare forte un altro a ogni turno.',
    steady: 'Così i due gruppi fanno quattro caselle e non cambia nulla. Hai otto punti di resistenza: usane un po’ per andartene.',
    slow: 'Due caselle per turno, mentre gli altri ne fanno quattro: in tre turni ti riprendono.',
    second: 'Sei anche nella prima casella del gruppo dietro. Vogliono riprendere Rosso 2. Che andatura imponi?',
    brake: 'Due caselle per turno per loro, sei per te. Rallentare è gratis, e a Blu serve un suo turno per rimediare.',
    letThem: 'Guadagni comunque due caselle per turno. Ma sei davanti: puoi guadagnarne quattro, e non costa nulla.',
    chaseYourself: 'Bruceresti un punto per inseguire il tuo stesso corridore. Quel lavoro lascialo a Blu.',
    done: 'Chi ha un corridore nella prima casella di un gruppo decide quanto va forte. Conta quanto le gambe.',
  },
  burn: {
    title: 'Chi paga',
    goal: 'Tieni il velocista al riparo',
    first:
      'Questo gruppo va ad andatura veloce, in salita. Alla fine del tuo turno ogni corridore nella prima casella brucia un punto. Al tuo velocista, Rosso 1, resta un punto di resistenza. Puoi spostare uno dei tuoi dentro il gruppo. Chi?',
    comes: 'Rosso 2 ha resistenza da vendere, e viene davanti.',
    three:
      'Così nella prima casella resterebbero solo tre corridori: sarebbero un gruppo a sé e se ne andrebbero senza Rosso 1. Fa’ venire avanti un altro, invece.',
    wrongOne: 'Rosso 3 è il tuo scalatore, e questa è una salita: può pagare. È il velocista che ha bisogno di riparo.',
    kept: 'Così Rosso 1 brucia l’ultimo punto di resistenza, e non potrà più pagare un’andatura veloce.',
    room: 'La casella è piena: uno dei quattro arretra di una casella. Chi fa posto?',
    sheltered: 'Ora Rosso 1 sta nella seconda casella e non paga nulla.',
    helpsBlue: 'Risparmieresti un punto a Blu, e Rosso 1 pagherebbe lo stesso.',
    second:
      'Ora paga Rosso 3, il tuo scalatore. Quando si sale, l’andatura si paga in punti salita o in resistenza. Dopo questa salita è tutta pianura fino al traguardo.',
    climbing: 'Giusto: in pianura i punti salita non valgono nulla.',
    stamina: 'La resistenza paga l’andatura su ogni strada. I punti salita solo quando si sale, e questa è l’ultima: brucia prima quelli.',
    done: 'La resistenza paga ovunque, i punti salita quando si sale, lo sprint in discesa. Brucia prima ciò che ti servirà di meno.',
  },
  breakaway: {
    title: 'Vai in fuga',
    goal: 'Attacca con un dado e un punto',
    first:
      'Una volta per turno un corridore della prima casella può attaccare. Costa subito un punto di sprint, e in pianura ad andatura regolare serve 6 o più su un dado a dodici facce. Chi attacca?',
    threw: 'Un 5: ne manca uno.',
    rouleur: 'Rosso 2 può farlo, ma ha quattro punti di sprint; Rosso 1 ne ha otto. Un attacco può costarne fino a tre.',
    stayed: 'Puoi aspettare. Ma per vedere come funziona un attacco, manda Rosso 1.',
    second: 'Un altro punto aggiunge 1 al dado. E un altro ancora ti porterebbe una casella più avanti. Che cosa bruci?',
    added: 'Cinque più uno fa 6: sei in fuga, due caselle davanti al gruppo.',
    both: 'In fuga, e con tre caselle di vantaggio invece di due. Tre punti in un attacco: falli fruttare.',
    nothing: 'Così l’attacco è fallito, e anche il punto bruciato per provarci è perso. Un altro lo salva.',
    done: 'Ti servono le caselle che il gruppo fa in un turno, più 1 in salita, 2 in pianura, 3 in discesa. Per questo dai gruppi lenti si scappa facilmente.',
  },
  counter: {
    title: 'Rispondi',
    goal: 'Segui un attacco, o lascialo andare',
    first:
      'Blu 1 ha attaccato con un 6 ed è in fuga. Chi era nella stessa casella può provare una volta a seguirlo. In pianura ti servono 2 in più di lui: 8. Vai con Rosso 1?',
    threw: 'Un 7: anche stavolta ne manca uno.',
    letGo: 'Terresti i punti, ma Blu 1 se ne andrebbe da solo. Rosso 1 ha otto punti di sprint: servono a questo.',
    second: 'Un altro punto aggiunge 1. Lo bruci?',
    added: 'Sei sulla casella di Blu 1. Ora siete in due in fuga, e a Blu non restano punti di sprint.',
    kept: 'Così il punto bruciato per provarci è sprecato. Ancora uno, e ci sei.',
    done: 'Più alto è il risultato di chi attacca, più è difficile seguirlo. Per questo può valere la pena aggiungere un punto a un buon lancio.',
  },
  feed: {
    title: 'Rifornimento',
    goal: 'Fa’ il pieno di ciò che ti serve',
    first:
      'La casella 24, segnata R, è un rifornimento. Chi ci finisce il turno riceve due punti per una dote. Il tuo gruppo è sulla 25 e sulla 24, e a Rosso 1, sulla 25, restano solo tre punti di sprint. Chi sposti?',
    comes: 'Rosso 3 viene avanti, quindi qualcuno arretra.',
    three:
      'Così sulla 25 restano tre corridori: sarebbero un gruppo a sé e se ne andrebbero. Qualcuno deve venire avanti al posto di chi arretra.',
    kept: 'Così Rosso 1 passa davanti al rifornimento senza prendere nulla. Una casella indietro, e altri due punti sono tuoi.',
    room: 'Chi fa posto a Rosso 3?',
    moved: 'Rosso 1 arretra di una casella, sulla R.',
    rouleur: 'Si rifornirebbe Rosso 2. Ma fino al traguardo è pianura, ed è il velocista quello a corto.',
    feedsBlue: 'Daresti da mangiare a Blu. Prima pensa al tuo velocista.',
    which: 'Rosso 1 si rifornisce. Il resto della strada è piatto. Due punti: per quale dote?',
    sprint: 'Cinque punti di sprint: possono far vincere la corsa.',
    climbing: 'Di salite non ce ne sono più: i punti salita resterebbero inutilizzati.',
    stamina:
      'La resistenza non è mai sprecata. Ma i punti di sprint pagano gli attacchi in pianura e decidono l’arrivo: Rosso 1 è lì per quello.',
    done: 'Ogni rifornimento serve un corridore una volta sola, e nessuna dote supera dieci. I rifornimenti si attivano nelle opzioni della corsa.',
  },
  timing: {
    title: 'Il momento giusto',
    goal: 'Attacca dove è facile',
    first: 'Il gruppo va ad andatura veloce. In pianura ora per attaccare serve 8, e la salita comincia sulla 23. Attacchi o aspetti?',
    waited: 'Le due squadre mantengono l’andatura, e il gruppo imbocca la salita.',
    tooSoon:
      'A Rosso 3 serve un 8, e paga con uno dei suoi due punti di sprint. In salita basta un 4, pagato in punti salita: Rosso 3 ne ha otto.',
    sprinterNow: 'Serve un 8: cinque probabilità su dodici. La salita è vicina, e lì è più facile, per il tuo scalatore.',
    second: 'In salita, ad andatura veloce, per attaccare basta 4: tre caselle per turno più 1. E si paga in punti salita. Chi va?',
    threw: 'Un 7: sei in fuga, una casella davanti.',
    sprinterUphill: 'In salita un attacco brucia punti salita, e Rosso 1 ne ha due. Rosso 3 ne ha otto.',
    waitedAgain: 'Nove probabilità su dodici, e il tuo scalatore è fresco. Che cosa aspetti?',
    third: 'Hai una casella di vantaggio. Altri punti lo aumentano, o rendono più difficile una risposta. Ne bruci?',
    further: 'Due caselle di vantaggio. Dopo la cima i punti salita non servono più.',
    others: 'Sei in fuga. In salita per rispondere serve 1 in più del tuo risultato.',
    done: 'Attacca dove il gruppo è lento: in salita, o quando l’andatura è bassa. E con il corridore che ha i punti giusti per quella strada.',
  },
  sprint: {
    title: 'Il traguardo',
    goal: 'Vinci anche contro un velocista migliore',
    first:
      'Due caselle al traguardo. Se il gruppo arriva insieme, vince chi ha più punti di sprint, ovunque stia. Rosso 1 ne ha 3, Blu 1 ne ha 4. Chi vincerebbe la volata?',
    blue: 'Blu 1',
    blueIsRight: 'Sì: quattro punti contro tre. Quindi meglio non arrivare in volata.',
    red: 'Rosso 1',
    redIsWrong: 'A Rosso 1 restano tre punti di sprint, a Blu 1 quattro. Vince chi ne ha di più.',
    first28: 'Chi sta davanti',
    firstIsWrong: 'Dove stai nel gruppo non conta: contano i punti. (Le opzioni della corsa possono far contare la casella.)',
    second: 'Un attacco ti porta due caselle avanti: è il traguardo. Con chi?',
    threw: 'Un 9: basta. A Blu servirebbe 11 per venire con te.',
    withSprinter:
      'Funzionerebbe, ma lascia a Rosso 1 due punti. Se Blu risponde, fai la volata contro quattro. Qui Rosso 2 attacca altrettanto bene, e Rosso 1 conserva i suoi punti.',
    waited: 'Nel prossimo turno, quello di Blu, il gruppo taglia il traguardo insieme e Blu 1 vince la volata.',
    third: 'Se Blu ti segue oltre il traguardo, ve la giocate in volata. Un punto in più fa 10, e a Blu serve 12. Lo bruci?',
    added: 'Blu 1 ci ha provato e ha fatto 5. Vinci tu!',
    nothing: 'Allora a Blu basterebbe un 11 o un 12, o un 10 con un punto. È l’ultimo turno: dopo, i punti non valgono nulla.',
    done: 'Guarda i punti di sprint molto prima del traguardo. Una squadra senza velocista deve arrivare da sola.',
  },
  leftBehind: {
    title: 'Un guasto',
    goal: 'Rientra nel gruppo',
    first:
      'Chi fa 1 ha un guasto meccanico e salta il movimento successivo. Rosso 3 è sulla 19, gli ultimi del gruppo sulla 21. Nel tuo turno Rosso 3 può bruciare resistenza: un punto per casella. Quanti?',
    chased: 'Sulla 20 Rosso 3 tocca il gruppo, ed è di nuovo dentro.',
    stayed: 'Così il gruppo va avanti senza Rosso 3, e a ogni turno la strada per rientrare si allunga.',
    done: 'I guasti si attivano nelle opzioni della corsa. Se ci sono, ogni attacco ne rischia uno: un lancio su dodici.',
  },
  before: {
    title: 'Prima del via',
    goal: 'Crea tre corridori',
    first:
      'Ogni corridore riceve 15 punti tra sprint, resistenza e salita, al massimo dieci per dote. Li vedono tutti. Dai i punti al tuo primo corridore, o prendi i tre profili classici.',
    usual: 'Un velocista, un passista e uno scalatore: vanno bene su ogni strada.',
    own: 'Un corridore tutto tuo. Gli altri seguono a turno, uno alla volta.',
    second: 'Poi ci si schiera, quattro per casella. Metti un corridore.',
    placed: 'La prima casella paga l’andatura veloce, ma solo da lì si attacca. In una corsa lunga conta poco da dove parti.',
    done: 'Guarda la strada prima di dare i punti: un arrivo in pianura vuole un velocista, uno in salita uno scalatore.',
  },
  stages: {
    title: 'Corse a tappe',
    goal: 'Vinci un GPM, leggi la classifica',
    first: 'In una tappa le salite contano: 5, 3, 2 e 1 punti ai primi quattro in cima, che è sulla 22. Sei sulla 21. Attacchi?',
    threw: 'Un 8: basta.',
    stayed: 'Così il gruppo scollina insieme, e decidono i punti. Qui per attaccare basta 3, e in solitaria i cinque punti sono tuoi.',
    sprinter: 'Rosso 1 ha due punti salita. Rosso 3 ne ha otto, e la stessa strada da fare.',
    second: 'Sei in fuga. Ne bruci altri per un vantaggio maggiore, o li tieni?',
    top: 'Nessuno segue: primo in cima, cinque punti per la classifica degli scalatori.',
    third:
      'All’arrivo chi vince prende 0 punti, e il totale più basso è in testa. Gli altri prendono il posto del primo del loro gruppo, meno uno, ma almeno 1. Arrivi quinto, nel gruppo di chi vince. Quanti ne prendi?',
    one: '1',
    oneIsRight: 'Nel gruppo di chi vince prendono tutti 1, qualunque sia il posto.',
    zero: '0',
    zeroIsWrong: 'Solo chi vince prende 0. Gli altri del suo gruppo prendono 1.',
    fifth: '5',
    fifthIsWrong: 'Conta il gruppo, non il posto: nel gruppo di chi vince prendono tutti 1. Ogni turno dopo costa uno in più.',
    done: 'Tra due tappe ogni corridore recupera sei punti, ma nessuna dote oltre il valore d’inizio corsa. Quindi non spremere nessuno troppo presto.',
  },
  oneMinute: {
    groups: {
      title: 'I gruppi in marcia',
      sentences: [
        'Ogni giocatore ha tre corridori, e si corre in gruppi: a ogni turno ogni gruppo avanza alla sua andatura, di più in discesa e di meno in salita.',
        'Chi ha un corridore nella prima casella di un gruppo ne detta l’andatura; ad andatura veloce lì ognuno brucia un punto a turno.',
      ],
      caption: 'Quattro corridori nella prima casella e nessun buco dietro: un gruppo di sei.',
    },
    escape: {
      title: 'Vai in fuga',
      sentences: [
        'Una volta per turno puoi attaccare dalla prima casella: bruci un punto, lanci il dado e sei in fuga se raggiungi quanto chiede la ruota.',
        'Chi era accanto a te può provare a seguirti, e gli serve più di quanto hai fatto tu.',
      ],
      caption: 'Rosso 1 è in fuga con due caselle di vantaggio.',
    },
    sprint: {
      title: 'Sul traguardo',
      sentences: ['Vince il primo corridore sulla casella d’arrivo; se un gruppo arriva insieme, decidono i punti di sprint rimasti.'],
      caption: 'Due caselle al traguardo. Insieme è volata; da solo hai vinto.',
    },
  },
  glossary: {
    group: {
      term: 'gruppo',
      spellings: ['gruppi'],
      meaning: 'Corridori su caselle senza buchi, con quattro nella prima. Se davanti sono meno di quattro, sono in fuga.',
    },
    pace: {
      term: 'andatura',
      spellings: ['andature'],
      meaning: 'Di quanto avanza un gruppo in un turno: lenta, regolare o veloce; 2, 4 o 6 caselle in pianura.',
    },
    'first square': {
      term: 'prima casella',
      meaning: 'La casella più avanzata di un gruppo. Da lì si attacca e si detta l’andatura, e lì si paga quella veloce.',
    },
    burn: {
      term: 'bruciare',
      spellings: ['brucia', 'bruci', 'brucino', 'bruciato', 'bruciati', 'bruciando', 'bruceresti'],
      meaning: 'Consumare un punto di un corridore. Durante la corsa solo un rifornimento ne restituisce.',
    },
    breakaway: {
      term: 'fuga',
      spellings: ['fughe', 'in fuga'],
      meaning:
        'Un attacco dalla prima casella: un punto, un lancio di dado e un vantaggio di una casella in salita, due in pianura, tre in discesa.',
    },
    escapee: { term: 'fuggitivo', spellings: ['fuggitivi'], meaning: 'Il corridore che è appena andato in fuga.' },
    counter: {
      term: 'risposta',
      spellings: ['risposte', 'rispondere', 'risponde', 'rispondi'],
      meaning: 'Un tentativo di seguire un fuggitivo dalla stessa casella; serve più di quanto ha fatto chi attacca.',
    },
    shuffle: {
      term: 'cambio di posto',
      spellings: ['cambi di posto', 'fa posto', 'fare posto'],
      meaning: 'Sposti uno dei tuoi in un’altra casella del suo gruppo. Se è piena, uno dei quattro arretra di una casella.',
    },
    wheel: {
      term: 'ruota',
      meaning: 'Indica quanto avanza un gruppo a ogni andatura, e che cosa serve per un attacco e per una risposta.',
    },
    'feed zone': {
      term: 'rifornimento',
      spellings: ['rifornimenti', 'si rifornisce'],
      meaning: 'Caselle segnate R: chi ci finisce un turno riceve due punti, una volta per zona.',
    },
    stamina: {
      term: 'resistenza',
      meaning: 'Punti che pagano un’andatura veloce su ogni strada, e l’inseguimento dopo un guasto meccanico.',
    },
    'sprint points': {
      term: 'punti di sprint',
      spellings: ['punto di sprint'],
      meaning: 'Pagano gli attacchi in pianura e in discesa, e decidono la volata di un gruppo sul traguardo.',
    },
    climbing: {
      term: 'punti salita',
      spellings: ['punto salita'],
      meaning: 'Pagano quando la strada sale, per gli attacchi e per l’andatura.',
    },
    'mechanical incident': {
      term: 'guasto meccanico',
      spellings: ['guasto', 'guasti'],
      meaning: 'Dopo un 1 sul dado il corridore salta il movimento successivo, e deve bruciare resistenza per rientrare.',
    },
  },
  meanings: {
    give: 'Quanto vale il tuo corridore, per tutta la corsa: 15 punti tra sprint, resistenza e salita. Prima guarda la strada; «i tre classici» vanno bene ovunque.',
    place: 'Dove il tuo corridore aspetta il via. Dalla prima casella di un gruppo puoi attaccare, ma lì paghi anche l’andatura veloce.',
    ride: 'Comincia il tuo turno: ogni gruppo in strada avanza una volta, all’andatura che ha. Non c’è ancora nulla da decidere.',
    chase:
      'Il tuo corridore ha perso il gruppo per un guasto. Ogni punto di resistenza lo avvicina di una casella; appena tocca un gruppo è di nuovo dentro.',
    breakAway:
      'La tua unica occasione del turno per scappare da un gruppo. Costa subito un punto, qualunque cosa mostri il dado; più il gruppo è lento, meno ti serve.',
    spend:
      'Hai lanciato il dado. Un punto aggiunge 1: può salvare il tentativo, o renderlo più difficile da seguire. Un altro ti porta una casella più avanti.',
    counter:
      'Qualcuno accanto a te è andato in fuga, e puoi provare a seguirlo, una volta. Costa subito un punto, e ti serve più di quanto ha fatto.',
    add: 'Ti manca 1. Un altro punto e segui; senza, il punto già bruciato è perso.',
    shuffle:
      'Puoi spostare uno dei tuoi dentro questo gruppo: davanti per attaccare e dettare l’andatura, o dietro per risparmiare punti. Con meno di quattro nella prima casella, quelli davanti se ne vanno da soli.',
    pushBack: 'La casella è piena, quindi uno dei quattro arretra: un compagno che deve riposare, o un avversario che vuole attaccare.',
    burn: 'Ad andatura veloce ogni corridore della prima casella paga un punto. Brucia la dote che ti servirà di meno sul resto della strada.',
    setPace:
      'Di quanto avanza questo gruppo nei prossimi turni. Accelerare costa un punto adesso, e l’andatura veloce costa un punto a turno a chi è nella prima casella; rallentare è gratis.',
    feed: 'Due punti per una dote. Quale può ancora decidere qualcosa prima del traguardo?',
  },
  firstRace: {
    title: 'La tua prima corsa',
    hello:
      'Sessanta caselle, una salita, tre squadre. Tu sei Rosso: l’1 è veloce, il 2 ha resistenza, il 3 va forte in salita. Vince il primo sulla casella d’arrivo.',
    breakAway:
      'Dalla prima casella puoi attaccare. Sotto la scelta vedi le tue probabilità; il punto è speso comunque. Non bruciarne troppi prima della salita.',
    counter:
      'Un avversario è in fuga! Puoi provare a seguirlo, e ti serve più di quanto ha fatto. Lasciarlo andare va bene, se il tuo gruppo può inseguire.',
    feed: 'Rifornimento! Due punti per una dote. Pensa a che cosa c’è davanti: dopo la salita è pianura fino al traguardo.',
    pace: 'Sei in testa a questo gruppo, quindi ne detti l’andatura. Quella veloce brucia un punto a chi è nella prima casella, a ogni turno.',
    shuffle:
      'Puoi spostare uno dei tuoi dentro il gruppo. Dalla prima casella si attacca e si detta l’andatura; nella seconda si risparmia.',
    burnt: 'L’andatura veloce ti è appena costata dei punti. Ne vale la pena? Solo se agli altri fa più male.',
    climb: 'In salita per attaccare serve molto meno, e si paga in punti salita. Qui il 3 è a casa sua.',
    sprint: 'Il traguardo è vicino. Conta i punti di sprint: se nel gruppo ne hai più di tutti, restate insieme; altrimenti attacca prima.',
    won: 'Vittoria! Sai tutto quel che serve: gruppi, andatura, e quando bruciare un punto.',
    lost: 'Stavolta è andata male. Riprova: risparmia punti all’inizio, e attacca dove la strada ti aiuta.',
  },
  warnings: {
    lastTurn:
      'Probabilmente la corsa finirà prima del tuo prossimo turno, e altri hanno più punti di sprint. I punti che tieni non varranno più nulla: attacca adesso.',
    lastClimb: ({ rider, points }: { rider: string; points: number }) =>
      `È l’ultima salita. ${rider} ha ${form(points, 'un punto salita, che dopo la cima non vale', `${points} punti salita, che dopo la cima non valgono`)} più nulla.`,
  },
  reasons: {
    position: 'Così i tuoi corridori vanno davanti, dove si decide la corsa.',
    reserves: 'Così risparmi punti che ti serviranno più avanti.',
    shelter: 'Così i tuoi corridori restano in compagnia, dove lavora il gruppo.',
    safety: 'Così eviti un guasto che lascerebbe indietro un corridore.',
    finish: 'Così hai le migliori probabilità sul traguardo.',
  },
};
