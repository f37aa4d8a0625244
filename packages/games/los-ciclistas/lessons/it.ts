import { form, toName } from '@gruppetto/words/grammar/it';
import type { CoachSentences } from './en.ts';

/** What the coach of Los Ciclistas says in Italian. */
export const it: CoachSentences = {
  start: {
    title: 'Si parte',
    goal: 'Manda in strada i tuoi corridori',
    first: 'Tu sei Rosso e hai tre corridori. Due dadi dicono da dove parte ciascuno. Scegline uno e lancia.',
    sent: 'Il tuo corridore parte dalla 9. Più avanti è meglio, ma la corsa è lunga.',
    second: 'Anche Blu ha fatto partire un corridore. Ora tocca al tuo prossimo.',
    sentToo: 'E questo dalla 4. Ora conosci la partenza: un corridore dopo l’altro, facendo il giro del tavolo.',
    done: 'Partiti tutti, in ogni turno muove per primo chi è davanti.',
  },
  draft: {
    title: 'Dadi o scia',
    goal: 'Prendi una ruota migliore dei dadi',
    first: 'Blu 1 era accanto a te e ha appena fatto 11. Mettiti a ruota: vai nella casella subito dietro, senza dadi.',
    drafted: 'Casella 30, gratis, e in più un bonus. Ogni scia ne frutta uno.',
    threw: 'Due dadi fanno 7 in media, 12 al massimo. La ruota ti porta avanti di dieci caselle sicure e frutta un bonus.',
    second: 'Ora Blu 2 ha fatto 3. La sua ruota porta avanti di due caselle. Che fai?',
    threwOn: 'Giusto: una ruota lenta si può lasciare. Hai fatto 8.',
    slow: 'Due caselle e un bonus. Di solito anche un brutto lancio fa meglio.',
    done: 'Prendi le ruote veloci, lascia quelle lente.',
  },
  stuck: {
    title: 'Incollati alla ruota',
    goal: 'Impara a chi puoi stare in scia',
    first:
      'Blu 1 è andato via con un 9. Ma all’inizio del turno tra voi c’era una casella vuota: niente scia. Guarda il perché, poi lancia.',
    threw: 'Hai fatto 7 e resti a contatto.',
    second: 'Blu 2 era esattamente una casella davanti al tuo prossimo corridore: vale come attaccato. Ti metti a ruota?',
    drafted: 'Stessa casella o una dietro: allora puoi stare in scia. Conta solo chi ti precede immediatamente nel turno.',
    threwToo: 'Puoi lanciare, ma battere la ruota di un 10 è dura.',
    done: 'Chiudi il turno vicino agli altri, e nel prossimo avrai ruote da prendere.',
  },
  bonuses: {
    title: 'Spendere un bonus',
    goal: 'Aggiungi bonus a un lancio',
    first: 'Hai due bonus. Prima lancia; poi decidi se aggiungerne.',
    threw: 'Un 6. Con i tuoi due bonus potresti arrivare proprio accanto a Blu 1, sulla 28.',
    second: 'Ogni bonus è una casella in più. Nel prossimo turno chi sta accanto a Blu 1 può prendergli la ruota.',
    added: 'Due bonus, due caselle: sei attaccato a Blu 1 per il prossimo turno.',
    addedOne: 'Un bonus ti porta alla 27: una casella dietro Blu 1, vale come attaccato, e un bonus ti resta.',
    nothing: 'Così tra te e Blu 1 c’è una casella vuota: nel prossimo turno niente ruota.',
    done: 'I bonus rendono di più dove ti fanno prendere una ruota, o vincere la volata.',
  },
  price: {
    title: 'Una ruota che costa',
    goal: 'Paga quanto ha speso chi ti precede',
    first: 'Blu 1 ha fatto 8 e ha aggiunto due bonus. Ora la sua ruota te ne costa due, e non frutta nulla. Tu ne hai due.',
    drafted: 'Nove caselle per due bonus: caro, ma resti con chi è in testa.',
    threw: 'Così tieni i bonus, ma un lancio medio lascia due caselle vuote tra voi: nel prossimo turno niente ruota.',
    done: 'Chi spende bonus si scrolla di dosso tutti quelli che non possono pagare altrettanto.',
  },
  sprint: {
    title: 'L’arrivo',
    goal: 'Vinci la volata',
    first:
      'Il traguardo è dopo la casella 60. Blu 1 l’ha appena tagliato e sta sul numero 7. Il turno si gioca fino in fondo e vince chi è più avanti. Scia o dadi?',
    threw: 'Hai fatto 9. E ti restano tre bonus.',
    drafted: 'In scia arrivi una casella dietro Blu 1. Tagli anche tu il traguardo, ma al secondo posto. Per vincere devi superarlo.',
    second: 'Con il 9 sei sul numero 5. Blu 1 è sul 7: sei già davanti. I bonus ti mettono al sicuro da chi deve ancora muovere.',
    won: 'Più avanti di tutti: vinci, nel primo turno d’arrivo.',
    enough: 'Basta per battere Blu 1. Vinci tu.',
    done: 'Il risultato si legge turno, poi numero: 1′4 batte 1′7, ed entrambi battono 2′0. Più basso è, meglio è.',
  },
  events: {
    title: 'Carte evento',
    goal: 'Corri con ogni tempo',
    first: 'La carta dice: caduta. Chi fa un doppio non si muove. Blu 1 ha fatto 7. Che cosa è più sicuro?',
    drafted: 'Niente dadi, niente caduta. Quando lanciare è pericoloso, le ruote valgono di più.',
    threw: 'Un lancio su sei è un doppio. La ruota ti porta quasi quanto un lancio medio, e non puoi cadere.',
    done: 'Leggi la carta prima di ogni turno: la pioggia vieta i bonus, il vento laterale tiene il sesto fuori da una casella, forature e cadute puniscono i doppi.',
  },
  elimination: {
    title: 'Eliminazione',
    goal: 'Non passare per ultimo',
    first:
      'Tre tornate da cinquanta caselle; in ognuna delle prime due esce un corridore. Il tuo ultimo è sulla 45 e gli serve un sei per passare la linea. A Blu 3, dietro, serve di più. Lancia!',
    threw: 'Hai fatto 7 e passi la linea.',
    second: 'Blu 3 no: la tornata è decisa e Blu 3 è fuori. Continua con il tuo primo corridore.',
    rode: 'Via con la prossima tornata. Tieni sempre d’occhio chi è ultimo, e fa’ che non sia tu.',
    done: 'Nelle prime due tornate escono gli ultimi; la terza ha un arrivo normale.',
  },
  oneMinute: {
    draft: {
      title: 'Dadi o scia',
      sentences: [
        'In ogni turno ciascuno dei tuoi tre corridori si muove una volta, a cominciare da chi è primo in strada.',
        'Un corridore lancia due dadi o sta in scia: si mette a ruota di chi lo precede immediatamente, se all’inizio del turno erano nella stessa casella o a una casella di distanza.',
      ],
      caption: 'Rosso 1 può mettersi a ruota di Blu 1: erano nella stessa casella.',
    },
    bonuses: {
      title: 'Guadagna e spendi',
      sentences: [
        'In scia arrivi subito dietro la ruota, senza dadi, e guadagni un bonus.',
        'I bonus aggiungono caselle a un lancio, e una ruota che ne ha usati ne costa altrettanti.',
      ],
      caption: 'La casella 21 è vuota, quindi per Rosso 1 niente scia. Rosso ha due bonus e può aggiungerli al lancio.',
    },
    finish: {
      title: 'Oltre il traguardo',
      sentences: ['Il turno in cui qualcuno taglia il traguardo si gioca fino in fondo; poi vince chi è più avanti.'],
      caption: 'Il traguardo è dopo la casella 60. Da lì in poi, il numero più basso è più avanti.',
    },
  },
  glossary: {
    draft: {
      term: 'scia',
      meaning: 'Prendere la ruota di chi sta davanti: si va nella casella subito dietro, senza dadi.',
    },
    wheel: { term: 'ruota', spellings: ['ruote'], meaning: 'Il corridore che ti precede immediatamente nell’ordine del turno.' },
    bonus: {
      term: 'bonus',
      meaning: 'Un gettone che vale una casella. La scia ne frutta uno; puoi averne cinque e usarne tre in una mossa.',
    },
    label: {
      term: 'numero',
      spellings: ['numeri'],
      meaning: 'Il numero di una casella dopo il traguardo: 9 è la più vicina, 0 la più lontana.',
    },
    stuck: {
      term: 'attaccato',
      spellings: ['attaccati', 'attaccata'],
      meaning: 'Nella stessa casella di chi sta davanti, o una dietro, all’inizio del turno: abbastanza vicino per stare in scia.',
    },
  },
  meanings: {
    start: 'Quale dei tuoi corridori parte adesso: due dadi dicono da quale casella. Sono tutti uguali, uno vale l’altro.',
    draft:
      'A ruota di chi sta davanti, o dadi. In scia arrivi subito dietro, senza dadi, e guadagni un bonus se la ruota non ne ha usati; un lancio fa 7 in media, 12 al massimo.',
    toss: 'Ora questo corridore non ha ruote da prendere, quindi lancia due dadi. Dopo puoi aggiungere bonus.',
    add: 'Ogni bonus aggiunge una casella a questo lancio. Rendono di più dove ti portano a una ruota per il prossimo turno, o davanti a qualcuno sul traguardo.',
  },
  firstRace: {
    title: 'La tua prima corsa',
    hello:
      'Sessanta caselle, tre giocatori con tre corridori ciascuno. Tu sei Rosso. Oltre il traguardo vince chi è più avanti, e te ne basta uno.',
    start: 'Fa’ partire i tuoi corridori, uno dopo l’altro. Due dadi dicono da dove.',
    draft: 'La tua prima ruota! Chi sta davanti era attaccato a te e si è mosso. Prendila se è andato lontano: niente dadi, e un bonus.',
    toss: 'Stavolta niente ruota: tra te e chi sta davanti c’era una casella vuota. Lancia, e cerca di finire vicino a qualcuno.',
    add: 'Hai dei bonus e puoi aggiungerne a questo lancio. C’è una ruota che arriveresti a prendere?',
    drafted: 'Questa era una scia: subito dietro la ruota. Ogni scia frutta un bonus, fino a cinque.',
    sprint: 'Il traguardo è vicino. La scia non ti porta mai davanti: per vincere devi lanciare, e i bonus aiutano.',
    won: 'Vittoria! Le ruote quando sono veloci, i bonus alla fine: hai capito come si fa.',
    lost: 'Stavolta è andata male. Riprova: chiudi i turni vicino agli altri e tieni i bonus per la volata.',
  },
  warnings: {
    lap: ({ rider, spaces }: { rider: string; spaces: number }) =>
      `${rider} è tra gli ultimi, e questa tornata può decidersi in questo turno: ${form(spaces, 'serve una casella', `servono ${spaces} caselle`)} per passare la linea, o è fuori.`,
    behind: ({ wheel }: { wheel: string }) =>
      `In scia arrivi dietro ${toName(wheel)}, che ha già tagliato il traguardo. Per vincere devi andare oltre: lancia.`,
    bonuses: 'In questo turno qualcuno taglia il traguardo, e si decide la corsa. I bonus che tieni non fanno vincere più nulla.',
  },
  reasons: {
    position: 'Così i tuoi corridori sono più avanti quando comincia il prossimo turno.',
    reserves: 'Così tieni bonus per una ruota, o per la volata.',
    shelter: 'Così il tuo corridore resta vicino a una ruota per il prossimo turno.',
    safety: 'Così i tuoi corridori stanno lontani dal fondo della corsa.',
    finish: 'Così hai le migliori probabilità di essere più avanti di tutti oltre il traguardo.',
  },
};
