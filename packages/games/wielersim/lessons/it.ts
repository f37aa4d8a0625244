import type { CoachSentences } from './en.ts';

/** What the coach of WielerSIM says in Italian. */
export const it: CoachSentences = {
  follow: {
    title: 'Mettersi a ruota',
    goal: 'Guarda chi segue chi',
    first:
      'In questa corsa nessuno decide nulla: fanno tutto i dadi, e tu la leggi. Lea (1) è davanti, fa 8 e va alla riga 58. Sanne (2) è subito dietro. Che cosa fa Sanne?',
    behind: {
      label: 'Segue, alla riga 57',
      said: 'Giusto. Chi sta dietro si mette a ruota di chi ha lanciato: è la scia. Anche Hugo segue.',
    },
    throws: {
      label: 'Lancia i suoi dadi',
      said: 'Lancia solo chi non può seguire. Otto caselle sono una buona ruota: Sanne la prende.',
    },
    stays: { label: 'Aspetta il prossimo turno', said: 'In un turno tutti si muovono una volta. Sanne si mette subito a ruota di Lea.' },
    second: 'Un corridore segue solo se equivale a un lancio da 6 a 10. Ora Lea fa 5. E Sanne?',
    own: { label: 'Cinque è troppo lento: Sanne lancia', said: 'Sì. Sanne fa 9, supera Lea, e Hugo segue.' },
    along: { label: 'Sanne segue, cinque caselle', said: 'Cinque è meno di 6: una ruota troppo lenta.' },
    beside: { label: 'Sanne resta alla riga 57', said: 'Tutti si muovono. Chi non può seguire lancia i dadi.' },
    done: 'Così chi è lento viene superato e chi è veloce se ne va: i gruppi si formano da soli.',
  },
  width: {
    title: 'Quanto è largo un gruppo',
    goal: 'Leggi il gruppo',
    first:
      'Tre corridori arrivano affiancati alla riga 61. Poi Luis (4) fa 5 e finisce subito dietro, alla 60. Sanne (5) e Lea (6) seguono. In quanti possono stare affiancati lì?',
    three: {
      label: 'Tre, come sulla riga davanti',
      said: 'Giusto: la larghezza è quella della riga subito davanti, almeno uno. Così Sanne e Lea si affiancano a Luis.',
    },
    one: {
      label: 'Uno: sempre in fila indiana',
      said: 'Solo se sulla riga subito davanti c’è un corridore o nessuno. Dietro a tre, ci si può affiancare in tre.',
    },
    six: { label: 'Sei, quanto la strada', said: 'La strada è larga sei caselle, ma si tiene la larghezza della riga davanti.' },
    done: 'Nessuno supera una riga piena da un bordo all’altro. È così che un gruppo largo blocca tutti.',
  },
  colours: {
    title: 'I colori',
    goal: 'Impara chi può accelerare',
    first:
      'Ogni tratto di strada ha un colore, e ogni colore è di un tipo di corridore: giallo i capitani, rosso gli scalatori, verde i velocisti, blu i gregari. Questo tratto è verde. Cleo (1) fa 7, e gli altri seguirebbero. Chi può provare a fare di meglio?',
    sprinter: {
      label: 'Sanne (3), velocista',
      said: 'Sì: Sanne fa 9, più del 6 della ruota, e ora è davanti: chi sta dietro segue.',
    },
    leader: { label: 'Lea (2), capitano', said: 'I capitani accelerano sul giallo. Il verde è dei velocisti.' },
    everyone: { label: 'Tutti', said: 'Solo i corridori del colore del tratto: sul verde, i velocisti.' },
    second: 'Vorresti lunghi tratti in cui i gregari ricompattano il gruppo. Di che colore li fai?',
    helpers: { label: 'Blu', said: 'Sul blu accelerano i gregari, e si portano dietro chi li segue.' },
    leaders: { label: 'Giallo', said: 'Sul giallo accelerano i capitani, e fanno a pezzi il gruppo.' },
    done: 'I colori decidono dove la corsa è veloce, e per chi.',
  },
  attack: {
    title: 'Attacco',
    goal: 'Riconosci un attacco',
    first: 'Un 11 o un 12 naturale è un attacco: non basta più seguire. Lea (1) fa 12. Come può accodarsi chi sta dietro?',
    die: {
      label: 'Con un 5 o un 6 su un dado',
      said: 'Uno per riga può rispondere: prima chi è esattamente dietro, poi chi è in diagonale. Cleo non ce la fa, Sanne si aggancia, e dietro a Sanne anche Hugo.',
    },
    all: {
      label: 'Seguono come sempre',
      said: 'Un attacco è troppo veloce per seguirlo. Chi è subito dietro può rispondere, con un 5 o un 6.',
    },
    nobody: { label: 'Non possono', said: 'Un modo c’è: chi è subito dietro può lanciare un dado, e con un 5 o un 6 si aggancia.' },
    done: 'Una riga senza risposte riuscite chiude la serie. In salita un velocista non risponde mai.',
  },
  climb: {
    title: 'In salita',
    goal: 'Leggi malus e gerarchia',
    first:
      'Le caselle in salita hanno un malus, da 1 in basso fino a 6 in cima, che si toglie dal lancio. Cleo (1), scalatore, fa 8 su una casella con malus 2. Di quanto avanza?',
    six: { label: 'Sei caselle', said: 'Otto meno due. Dove il malus è alto si arranca; ma sempre almeno una casella.' },
    eight: { label: 'Otto caselle', said: 'Si toglie il malus della casella da cui parte la mossa: otto meno due.' },
    four: { label: 'Quattro caselle', said: 'Il malus si toglie una volta: otto meno due.' },
    second:
      'La gerarchia di questa corsa è scalatore, capitano, gregario, velocista. Su una salita C1 si segue solo chi è al massimo un livello sopra. Cleo è uno scalatore. Hugo (3), gregario, può seguire?',
    no: {
      label: 'No: i gregari sono due livelli sotto',
      said: 'Giusto. Lea e Luis, capitani, seguono; i gregari devono lanciare. Sanne è ancora in pianura, e segue.',
    },
    yes: { label: 'Sì: è abbastanza vicino', said: 'In pianura sì. In salita conta la gerarchia: su una C1 al massimo un livello sotto.' },
    done: 'HC: segue solo chi è pari o sopra. C1: un livello sotto. C2: due. C3: tutti.',
  },
  cobbles: {
    title: 'Il pavé',
    goal: 'Scopri perché nessuno segue',
    first:
      'Sul pavé nessuno segue: tutti lanciano due dadi, meno il malus della loro casella. Chi ha il colore del tratto ne lancia tre e conta i due migliori. Questo è giallo. Chi ne lancia tre?',
    leader: { label: 'Lea (4), capitano', said: 'Sì: 6, 3 e 6 contano 12, meno 1. Lea risale da dietro fino ai primi.' },
    sprinter: { label: 'Sanne (1), velocista', said: 'Il verde sarebbe dei velocisti. Il giallo è dei capitani.' },
    everyone: { label: 'Tutti', said: 'Tutti lanciano due dadi; solo chi ha il colore del tratto ne lancia tre.' },
    done: 'Il malus del pavé è a caso, da 1 a 4. Chi arriva prende la casella libera più liscia.',
  },
  events: {
    title: 'La sfortuna',
    goal: 'Scopri che cosa può portare un 7',
    first:
      'Con un 7 naturale si lanciano altri due dadi, 1 in meno con la pioggia e 1 in meno sul pavé: 2 o meno è una caduta, 3 una foratura, 4 un errore di guida, 11 e 12 sono un colpo di fortuna. Piove, Lea (1) fa 7, e poi 1 e 3. Che cosa succede?',
    tyre: { label: 'Una foratura', said: 'Quattro meno uno per la pioggia fa 3: una foratura. Lea perde questo turno.' },
    nothing: { label: 'Niente', said: 'Da 5 a 10 non succede niente. Uno e tre fanno 4, meno 1 per la pioggia: 3.' },
    crash: { label: 'Una caduta', said: 'Sarebbe con 2 o meno. Uno e tre fanno 4, meno 1 per la pioggia: 3, una foratura.' },
    done: 'Una caduta coinvolge anche chi è in fila esattamente dietro; ognuno si salva con un 6. Il meteo si lancia alla partenza e a metà corsa.',
  },
  sprint: {
    title: 'La volata',
    goal: 'Leggi un arrivo',
    first:
      'In pianura il primo gruppo si gioca la vittoria in volata: un dado a testa, e una casella in più per ogni riga superata. I velocisti lanciano due dadi. Arrivano in sette. Chi ha le migliori probabilità?',
    sanne: {
      label: 'Sanne (6), velocista in fondo',
      said: 'Due dadi, e righe da superare: 8 e altri 2. Sanne vince dall’ultima riga.',
    },
    lea: { label: 'Lea (1), in prima riga', said: 'Lea parte due righe avanti, ma lancia un dado e non ha nessuno da superare.' },
    equal: { label: 'Tutti uguali', said: 'Tutt’altro: un velocista lancia due dadi, gli altri uno.' },
    done: 'In salita non c’è volata: decidono le righe. Un gruppo ha un solo tempo; ogni turno dopo è un minuto.',
  },
  schedule: {
    title: 'Scrivi una tabella',
    goal: 'Disegna una corsa tutta tua',
    first:
      'Una corsa è una tabella: località, km, evento, caselle all’arrivo, colore. Che cosa dice questa riga? «Col (top) | | C1 (6) | 78 | blue»',
    top: {
      label: 'La cima di una salita, malus fino a 6, 78 caselle all’arrivo; comincia il blu',
      said: 'Giusto: la salita è di prima categoria, la casella più dura ha malus 6, e dopo viene la strada dei gregari.',
    },
    length: {
      label: 'Una salita di 78 caselle',
      said: '78 sono le caselle che mancano all’arrivo. Quanto è lunga la salita dipende da dove comincia.',
    },
    points: {
      label: 'Sei punti per il primo in cima',
      said: 'Il numero tra parentesi è il malus più alto. I punti vengono dalla categoria.',
    },
    second: 'Scrivi una corsa sul pavé e vuoi che lì se la giochino i capitani. Che colore dai al pavé?',
    yellow: { label: 'Giallo', said: 'Così lì i capitani lanciano tre dadi e contano i due migliori.' },
    blue: { label: 'Blu', said: 'Così lì sarebbero forti i gregari. Il giallo è dei capitani.' },
    red: { label: 'Rosso', said: 'Il rosso è degli scalatori. Il giallo è dei capitani.' },
    third: 'Sotto la tabella c’è la gerarchia, prima il tipo più forte. Quale va bene per una corsa di montagna?',
    mountain: {
      label: 'scalatore, capitano, gregario, velocista',
      said: 'In salita chi è in alto non può essere seguito da chi è molto più in basso.',
    },
    plain: {
      label: 'velocista, capitano, gregario, scalatore',
      said: 'Quella è per una corsa piatta. In montagna nessuno potrebbe seguire i velocisti in salita.',
    },
    done: 'Cambia una riga, rifai il pronostico e guarda a chi giova: così nasce una bella corsa.',
  },
  odds: {
    title: 'Leggi le probabilità',
    goal: 'Capisci che cosa dice un pronostico',
    first: 'Un pronostico fa correre la corsa tante volte e conta. Dice: Sanne vince al 20%. Che cosa significa?',
    often: {
      label: 'Sanne vince circa una corsa su cinque',
      said: 'Sì. E quattro su cinque le vince qualcun altro, anche se Sanne ha i favori del pronostico.',
    },
    wins: {
      label: 'Sanne ha i favori del pronostico e vincerà',
      said: 'Chi è favorito perde la maggior parte delle corse: il 20% è una su cinque.',
    },
    never: { label: 'Sanne non vincerà', said: 'Una corsa su cinque non vuol dire mai.' },
    second: 'Dopo 1000 corse il pronostico dà il 20% a Sanne e il 21% a Lea. Chi è più forte?',
    noise: {
      label: 'Troppo vicini per dirlo',
      said: 'Giusto: con 1000 corse una cifra così è incerta di due o tre punti. Per esserne sicuri ne servono di più.',
    },
    better: { label: 'Lea', said: 'Forse. Ma con 1000 corse una cifra così può sbagliare di due o tre punti.' },
    third: 'Alla partenza lanciata ogni corridore lancia per la sua riga. Chi è del tipo più alto in gerarchia è avvantaggiato. Come?',
    three: {
      label: 'Tre dadi, contano i due migliori',
      said: 'Partono più avanti. Così la gerarchia sposta le probabilità prima ancora che si corra una casella.',
    },
    two: { label: 'Partono per primi', said: 'Lanciano anche per primi, ma ad aiutarli è il terzo dado: contano i due migliori.' },
    done: 'Cambia i colori o la gerarchia, e guarda di nuovo le probabilità.',
  },
  stages: {
    title: 'Corse a tappe',
    goal: 'Leggi le classifiche',
    first:
      'In una corsa a tappe i primi cinque all’arrivo hanno 10, 6, 4, 2 e 1 secondi di abbuono. Lea chiude al secondo posto. Quanto si toglie?',
    six: { label: '6 secondi', said: 'Giusto. Nelle tappe con una salita C1 o HC all’arrivo non ce ne sono.' },
    ten: { label: '10 secondi', said: 'Quelli sono per chi vince. Il secondo posto ne vale 6.' },
    sixteen: { label: '16 secondi', said: 'Ogni posto ha il suo abbuono: il secondo ne vale 6.' },
    second: 'Che cosa decide a chi va la maglia di leader?',
    time: {
      label: 'Il tempo su tutte le tappe',
      said: 'Tutti i distacchi meno gli abbuoni. Traguardi volanti e arrivi danno punti, le cime punti GPM: sono classifiche a parte.',
    },
    points: {
      label: 'I punti dei traguardi volanti',
      said: 'Contano per la classifica a punti. La maglia di leader la decide il tempo.',
    },
    done: 'Chi ha la maglia lancia tre dadi alla partenza successiva. Un giro può cominciare con un prologo a cronometro: dieci dadi, un secondo per punto.',
  },
  oneMinute: {
    rides: {
      title: 'Si corre da sola',
      sentences: [
        'Nessuno decide nulla: disegni una corsa, iscrivi i corridori e guardi, o la fai correre diecimila volte per vedere le probabilità.',
        'Chi è davanti lancia due dadi, e chi sta dietro si mette a ruota se equivale a un lancio da 6 a 10.',
      ],
      caption: 'Lea (1) lancia; Sanne (2) e Hugo (3) seguono.',
    },
    colours: {
      title: 'Colori e salite',
      sentences: [
        'Ogni tratto di strada ha un colore: lì i corridori di quel tipo possono accelerare.',
        'In salita e sul pavé le caselle hanno un malus, e la gerarchia dice chi può seguire chi.',
      ],
      caption: 'Una salita rossa di prima categoria: qui Cleo (1), scalatore, è a casa sua.',
    },
    finish: {
      title: 'L’arrivo',
      sentences: ['In pianura il primo gruppo fa la volata, e i velocisti lanciano due dadi; in salita vince chi è più avanti.'],
      caption: 'Alla prima riga mancano due caselle. Sanne (5), velocista, viene da dietro.',
    },
  },
  glossary: {
    aspiration: {
      term: 'scia',
      spellings: ['segue', 'seguire', 'seguono'],
      meaning: 'Mettersi a ruota di chi sta davanti senza dadi, se la mossa equivale a un lancio da 6 a 10.',
    },
    malus: {
      term: 'malus',
      meaning: 'Quanto una casella in salita o sul pavé toglie a un lancio; una mossa ha comunque almeno una casella.',
    },
    hierarchy: {
      term: 'gerarchia',
      meaning: 'L’ordine dei quattro tipi in una corsa. Dice chi parte bene, chi lancia per primo sul pavé e chi può seguire in salita.',
    },
    width: {
      term: 'larghezza',
      meaning: 'In quanti possono seguire affiancati: quanti sono sulla riga subito davanti a quella dove finisce chi ha lanciato.',
    },
    section: {
      term: 'tratto',
      spellings: ['tratti'],
      meaning:
        'Un pezzo di strada con un colore: verde per i velocisti, giallo per i capitani, rosso per gli scalatori, blu per i gregari.',
    },
    accelerate: {
      term: 'accelerare',
      spellings: ['accelera', 'accelerano', 'accelerazione'],
      meaning: 'Chi segue sul proprio colore lancia i dadi per fare meglio della ruota.',
    },
    attack: {
      term: 'attacco',
      spellings: ['attacchi', 'attacca', 'attaccano'],
      meaning: 'Un 11 o un 12 naturale: nessuno segue liberamente, ma chi è subito dietro può rispondere.',
    },
    counter: {
      term: 'risposta',
      spellings: ['risposte', 'rispondere', 'risponde'],
      meaning: 'Andare dietro a un attacco, con un 5 o un 6 su un dado.',
    },
    blocked: {
      term: 'strada chiusa',
      spellings: ['riga piena'],
      meaning: 'Ci si ferma dietro una riga piena da un bordo all’altro della strada.',
    },
    'steering error': { term: 'errore di guida', spellings: ['errori di guida'], meaning: 'Il corridore si muove di un solo dado.' },
    'squares to go': { term: 'caselle all’arrivo', meaning: 'Quante caselle mancano all’arrivo: è quello che conta la tabella di marcia.' },
    schedule: {
      term: 'tabella di marcia',
      spellings: ['tabella', 'tabelle di marcia'],
      meaning: 'La tabella che descrive una corsa: località, eventi, caselle all’arrivo, colori e gerarchia.',
    },
    'bonus seconds': {
      term: 'abbuono',
      spellings: ['abbuoni'],
      meaning: 'Secondi tolti dal tempo di un corridore in una corsa a tappe, per i primi a un arrivo o a un traguardo volante.',
    },
  },
  meanings: {
    ride: 'Non c’è nulla da decidere: i dadi corrono un turno, e tu guardi chi segue, chi attacca e chi si stacca.',
  },
  firstRace: {
    title: 'Guarda una corsa',
    hello:
      'Ottanta caselle, sedici corridori: partenza in pianura, pavé, una salita e una volata. Vai avanti turno per turno e guarda come nasce. Scegli per chi tifare.',
    grid: 'Si sono schierati secondo i lanci. Il tipo più alto in gerarchia, oggi i velocisti, conta i due migliori di tre dadi.',
    sped: 'Qualcuno, sul proprio colore, ha fatto meglio della ruota: è così che il gruppo si allunga.',
    cobbles: 'I primi sono sul pavé. Lì nessuno può seguire: guarda il gruppo andare in pezzi.',
    happened: 'Un 7 naturale ha portato un imprevisto. La cronaca dice com’è andata.',
    attack: 'Un attacco! Solo un 5 o un 6 porta con sé chi sta dietro.',
    climb: 'Si sale. I numeri sulle caselle si tolgono dai lanci, e non tutti possono seguire tutti.',
    sprint: 'L’arrivo è vicino. In pianura il primo gruppo fa la volata, e i velocisti lanciano due dadi.',
    won: 'Questa è una corsa. Ora disegnane una tua, o apri il pronostico e guarda chi avrebbe dovuto vincere.',
    lost: 'Questa è una corsa. Ora disegnane una tua, o apri il pronostico e guarda chi avrebbe dovuto vincere.',
  },
};
