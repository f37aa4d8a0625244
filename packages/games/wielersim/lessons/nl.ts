import type { CoachSentences } from './en.ts';

/** What the coach of WielerSIM says in Dutch. */
export const nl: CoachSentences = {
  follow: {
    title: 'Een wiel pakken',
    goal: 'Zie wie wie volgt',
    first:
      'In deze koers beslist niemand iets: de dobbelstenen doen het, en jij leest mee. Lea (1) rijdt op kop, gooit 8 en rijdt naar rij 58. Sanne (2) zit er vlak achter. Wat doet Sanne?',
    behind: {
      label: 'Volgen, naar rij 57',
      said: 'Juist. De renners erachter pakken het wiel van wie gooide: dat heet zuiging. Hugo volgt ook.',
    },
    throws: {
      label: 'Zelf gooien',
      said: 'Alleen wie niet kan volgen, gooit. Acht vakken is een snel wiel: Sanne pakt het.',
    },
    stays: { label: 'Op de volgende ronde wachten', said: 'Iedereen rijdt één keer per ronde. Sanne pakt meteen het wiel van Lea.' },
    second: 'Een renner volgt alleen als de zet overeenkomt met een worp van 6 tot 10. Nu gooit Lea 5. En Sanne?',
    own: { label: 'Vijf is te traag: Sanne gooit', said: 'Ja. Sanne gooit 9, rijdt Lea voorbij, en Hugo volgt.' },
    along: { label: 'Sanne volgt, vijf vakken', said: 'Vijf is minder dan 6: dat wiel is te traag.' },
    beside: { label: 'Sanne blijft op rij 57', said: 'Iedereen rijdt. Wie niet kan volgen, gooit.' },
    done: 'Zo worden trage renners ingehaald en gaan snelle ervandoor: groepen vormen zich vanzelf.',
  },
  width: {
    title: 'Hoe breed een groep is',
    goal: 'Lees een peloton',
    first:
      'Drie renners komen naast elkaar op rij 61. Dan gooit Luis (4) 5 en landt er vlak achter, op 60. Sanne (5) en Lea (6) volgen. Hoeveel mogen daar naast elkaar rijden?',
    three: {
      label: 'Drie, zoals op de rij ervoor',
      said: 'Juist: de breedte is die van de rij vlak ervoor, minstens één. Sanne en Lea komen dus naast Luis.',
    },
    one: {
      label: 'Eén: altijd op een lint',
      said: 'Alleen als op de rij vlak ervoor één renner rijdt of niemand. Achter drie mogen er drie naast elkaar.',
    },
    six: { label: 'Zes, zo breed als de weg', said: 'De weg is zes breed, maar renners houden de breedte van de rij voor hen.' },
    done: 'Niemand komt voorbij een rij die over de hele breedte vol is. Zo houdt een brede groep iedereen op.',
  },
  colours: {
    title: 'Kleuren',
    goal: 'Weet wie mag versnellen',
    first:
      'Elk stuk van de weg heeft een kleur, en elke kleur hoort bij een type renner: geel kopmannen, rood klimmers, groen sprinters, blauw knechten. Dit stuk is groen. Cleo (1) gooit 7, en de anderen zouden volgen. Wie mag proberen sneller te rijden?',
    sprinter: {
      label: 'Sanne (3), de sprinter',
      said: 'Ja: Sanne gooit 9, meer dan de 6 van het wiel, en is de nieuwe kop: wie erachter zit, volgt.',
    },
    leader: { label: 'Lea (2), de kopman', said: 'Kopmannen versnellen op geel. Groen is voor de sprinters.' },
    everyone: { label: 'Iedereen', said: 'Alleen renners van het type met de kleur van het stuk: op groen de sprinters.' },
    second: 'Je wilt lange stukken waar knechten het peloton weer bij elkaar brengen. Welke kleur geef je die?',
    helpers: { label: 'Blauw', said: 'Op blauw versnellen de knechten, en nemen ze mee wie volgt.' },
    leaders: { label: 'Geel', said: 'Op geel versnellen de kopmannen, en scheuren ze het peloton uiteen.' },
    done: 'Kleuren bepalen waar een koers snel is, en voor wie.',
  },
  attack: {
    title: 'Demarrage',
    goal: 'Herken een demarrage',
    first:
      'Een natuurlijke 11 of 12, zonder malus geteld, is een demarrage: niemand volgt zomaar. Lea (1) gooit 12. Hoe kunnen de renners erachter mee?',
    die: {
      label: 'Met een 5 of 6 op één dobbelsteen',
      said: 'Eén renner per rij kan meespringen: eerst wie recht erachter zit, dan wie schuin erachter zit. Cleo mist, Sanne komt erbij, en Hugo achter Sanne ook.',
    },
    all: {
      label: 'Ze volgen zoals altijd',
      said: 'Een demarrage is te snel om te volgen. Renners vlak erachter kunnen meespringen, met een 5 of 6.',
    },
    nobody: {
      label: 'Dat kan niet',
      said: 'Er is een manier: renners vlak erachter mogen een dobbelsteen gooien, en met een 5 of 6 zijn ze mee.',
    },
    done: 'Een rij zonder succes maakt er een einde aan. Bergop springt een sprinter nooit mee.',
  },
  climb: {
    title: 'Bergop',
    goal: 'Lees malus en hiërarchie',
    first:
      'Vakken bergop hebben een malus, van 1 aan de voet tot 6 op de top; die gaat van de worp af. Cleo (1), de klimmer, gooit 8 op een vak met malus 2. Hoe ver is dat?',
    six: { label: 'Zes vakken', said: 'Acht min twee. Waar de malus hoog is, kruipt iedereen; maar altijd minstens één vak.' },
    eight: { label: 'Acht vakken', said: 'De malus van het vak waar een zet begint, gaat eraf: acht min twee.' },
    four: { label: 'Vier vakken', said: 'De malus gaat er één keer af: acht min twee.' },
    second:
      'De hiërarchie van deze koers is klimmer, kopman, knecht, sprinter. Op een klim C1 volgt een renner alleen iemand die hoogstens één niveau hoger staat. Cleo is klimmer. Mag Hugo (3), een knecht, volgen?',
    no: {
      label: 'Nee: knechten staan twee niveaus lager',
      said: 'Juist. Lea en Luis, kopmannen, volgen; de knechten moeten gooien. Sanne zit nog op het vlakke en volgt ook.',
    },
    yes: { label: 'Ja: dicht genoeg', said: 'Op het vlakke wel. Bergop telt de hiërarchie: op C1 hoogstens één niveau lager.' },
    done: 'HC: alleen wie gelijk of hoger staat, volgt. C1: één niveau lager. C2: twee. C3: iedereen.',
  },
  cobbles: {
    title: 'Kasseien',
    goal: 'Zie waarom niemand volgt',
    first:
      'Op kasseien volgt niemand: iedereen gooit twee dobbelstenen, min de malus van het eigen vak. Renners met de kleur van het stuk gooien er drie en tellen de beste twee. Dit stuk is geel. Wie is dat?',
    leader: {
      label: 'Lea (4), de kopman',
      said: 'Ja: 6, 3 en 6 tellen voor 12, min 1. Lea komt van achteren naar voren, tot bij de eerste.',
    },
    sprinter: { label: 'Sanne (1), de sprinter', said: 'Groen is voor sprinters. Geel is voor de kopmannen.' },
    everyone: { label: 'Iedereen', said: 'Iedereen gooit twee dobbelstenen; alleen renners met de kleur van het stuk gooien er drie.' },
    done: 'De malus van kasseien ligt willekeurig verspreid, 1 tot 4. Wie aankomt, neemt het beste vrije vak.',
  },
  events: {
    title: 'Pech',
    goal: 'Weet wat een 7 kan brengen',
    first:
      'Na een natuurlijke 7 gooit een renner nog eens twee dobbelstenen, min 1 bij regen en min 1 op kasseien: 2 of minder is een valpartij, 3 een lekke band, 4 een stuurfout, 11 en 12 zijn geluk. Het regent, Lea (1) gooit 7, en dan 1 en 3. Wat gebeurt er?',
    tyre: { label: 'Een lekke band', said: 'Vier min één voor de regen is 3: een lekke band. Lea verliest deze ronde.' },
    nothing: { label: 'Niets', said: 'Van 5 tot 10 gebeurt er niets. Eén en drie is 4, min 1 voor de regen: 3.' },
    crash: { label: 'Een valpartij', said: 'Dat is bij 2 of minder. Eén en drie is 4, min 1 voor de regen: 3, een lekke band.' },
    done: 'Een valpartij neemt ook het rijtje renners recht erachter mee; elk van hen ontsnapt eraan met een 6. Voor het weer wordt bij de start en halverwege gegooid.',
  },
  sprint: {
    title: 'De sprint',
    goal: 'Lees een finish',
    first:
      'Op het vlakke sprint de eerste groep om de zege: elk één dobbelsteen, en één vak meer voor elke rij die je passeert. Sprinters gooien twee dobbelstenen. Zeven renners komen aan de streep. Wie heeft de beste kans?',
    sanne: {
      label: 'Sanne (6), de sprinter achteraan',
      said: 'Twee dobbelstenen, en rijen om te passeren: 8 en 2 erbij. Sanne wint vanaf de laatste rij.',
    },
    lea: {
      label: 'Lea (1), op de eerste rij',
      said: 'Lea begint twee rijen verder, maar gooit één dobbelsteen en heeft niemand om te passeren.',
    },
    equal: { label: 'Allemaal evenveel', said: 'Verre van: een sprinter gooit twee dobbelstenen, alle anderen één.' },
    done: 'Bergop sprint niemand: rijen beslissen. Een groep heeft één tijd; elke ronde later is een minuut.',
  },
  schedule: {
    title: 'Schrijf een schema',
    goal: 'Ontwerp een eigen koers',
    first:
      'Een koers is een tabel: plaats, km, gebeurtenis, vakken te gaan, kleur. Wat zegt deze regel? ‘Col (top) | | C1 (6) | 78 | blue’',
    top: {
      label: 'De top van een klim, malus tot 6, nog 78 vakken; blauw begint',
      said: 'Juist: de klim is van categorie 1, het steilste vak heeft malus 6, en daarna volgt een stuk voor knechten.',
    },
    length: {
      label: 'Een klim van 78 vakken',
      said: '78 is het aantal vakken tot de finish. Hoe lang de klim is, volgt uit waar hij begint.',
    },
    points: {
      label: 'Zes punten voor de eerste op de top',
      said: 'Het getal tussen haakjes is de hoogste malus. Punten hangen af van de categorie.',
    },
    second: 'Je schrijft een koers over kasseien en wilt dat de kopmannen het daar uitvechten. Welke kleur geef je de kasseien?',
    yellow: { label: 'Geel', said: 'Dan gooien kopmannen er drie dobbelstenen en tellen ze de beste twee.' },
    blue: { label: 'Blauw', said: 'Dan zijn de knechten daar de sterksten. Kopmannen zijn geel.' },
    red: { label: 'Rood', said: 'Rood is voor klimmers. Kopmannen zijn geel.' },
    third: 'Onder de tabel staat de hiërarchie, het sterkste type eerst. Welke past bij een bergkoers?',
    mountain: {
      label: 'klimmer, kopman, knecht, sprinter',
      said: 'Op de beklimmingen kan een type niet volgen wie er ver boven staat.',
    },
    plain: {
      label: 'sprinter, kopman, knecht, klimmer',
      said: 'Dat is voor een vlakke koers. In de bergen zou niemand de sprinters bergop kunnen volgen.',
    },
    done: 'Verander een regel, maak een nieuwe prognose, en kijk wie er beter van wordt: zo maak je een goede koers.',
  },
  odds: {
    title: 'Lees de kansen',
    goal: 'Weet wat een prognose betekent',
    first: 'Een prognose rijdt de koers vele keren en telt. Ze geeft Sanne 20% kans op de zege. Wat betekent dat?',
    often: {
      label: 'Sanne wint ongeveer één op de vijf koersen',
      said: 'Ja. En vier van de vijf wint iemand anders, ook al is Sanne favoriet.',
    },
    wins: { label: 'Sanne is favoriet en zal winnen', said: 'De favoriet verliest de meeste koersen: 20% is één op de vijf.' },
    never: { label: 'Sanne wint niet', said: 'Eén op de vijf koersen is niet nooit.' },
    second: 'Na 1.000 koersen zegt de prognose 20% voor Sanne en 21% voor Lea. Wie is beter?',
    noise: {
      label: 'Te dicht bij elkaar',
      said: 'Juist: met 1.000 koersen zit er op zo’n cijfer twee of drie punten speling. Rijd meer koersen om zeker te zijn.',
    },
    better: { label: 'Lea', said: 'Misschien. Maar met 1.000 koersen kan zo’n cijfer er twee of drie punten naast zitten.' },
    third:
      'Bij de vliegende start gooit elke renner voor een rij. Renners van het hoogste type in de hiërarchie hebben een voordeel. Welk?',
    three: {
      label: 'Drie dobbelstenen, de beste twee tellen',
      said: 'Ze starten verder vooraan. Zo verschuift de hiërarchie de kansen voor er één vak gereden is.',
    },
    two: { label: 'Ze starten eerst', said: 'Ze gooien ook eerst, maar wat helpt is een derde dobbelsteen: de beste twee tellen.' },
    done: 'Verander de kleuren of de hiërarchie, en kijk opnieuw naar de kansen.',
  },
  stages: {
    title: 'Etappekoersen',
    goal: 'Lees de klassementen',
    first:
      'In een etappekoers krijgen de eerste vijf aan een finish 10, 6, 4, 2 en 1 bonificatieseconden. Lea wordt tweede. Wat gaat eraf?',
    six: { label: '6 seconden', said: 'Juist. In etappes met een klim C1 of HC zijn er geen aan de finish.' },
    ten: { label: '10 seconden', said: 'Dat is voor de winnaar. De tweede plaats is 6 waard.' },
    sixteen: { label: '16 seconden', said: 'Elke plaats heeft een eigen bonificatie: de tweede is 6 waard.' },
    second: 'Wat beslist wie de leiderstrui draagt?',
    time: {
      label: 'De tijd over alle etappes',
      said: 'Alle achterstanden min de bonificaties. Sprints en finishes geven punten, toppen bergpunten: dat zijn aparte klassementen.',
    },
    points: { label: 'De punten van de sprints', said: 'Die tellen voor het puntenklassement. De leiderstrui gaat om de tijd.' },
    done: 'Wie de trui draagt, gooit bij de volgende start drie dobbelstenen. Een etappekoers kan beginnen met een proloog tegen de klok: tien dobbelstenen, één seconde per oog.',
  },
  oneMinute: {
    rides: {
      title: 'De koers loopt vanzelf',
      sentences: [
        'Niemand beslist iets: jij ontwerpt een koers, vult de renners in en kijkt, of je laat ze tienduizend keer rijden om de kansen te zien.',
        'De renner op kop gooit twee dobbelstenen, en wie erachter zit, pakt het wiel als dat overeenkomt met een worp van 6 tot 10.',
      ],
      caption: 'Lea (1) gooit; Sanne (2) en Hugo (3) volgen.',
    },
    colours: {
      title: 'Kleuren en beklimmingen',
      sentences: [
        'Elk stuk van de weg heeft een kleur: renners van dat type mogen er versnellen.',
        'Bergop en op kasseien hebben vakken een malus, en de hiërarchie zegt wie wie mag volgen.',
      ],
      caption: 'Een rode klim van categorie 1: Cleo (1), de klimmer, is hier thuis.',
    },
    finish: {
      title: 'De finish',
      sentences: ['Op het vlakke sprint de eerste groep, en sprinters gooien twee dobbelstenen; bergop wint de voorste renner.'],
      caption: 'Nog twee vakken tot de streep voor de eerste rij. Sanne (5), de sprinter, komt van achteren.',
    },
  },
  glossary: {
    aspiration: {
      term: 'zuiging',
      spellings: ['volgen', 'volgt'],
      meaning: 'Zonder te gooien het wiel pakken van een renner ervoor, als de zet overeenkomt met een worp van 6 tot 10.',
    },
    malus: {
      term: 'malus',
      meaning: 'Wat een vak bergop of op kasseien van een worp afneemt; een zet is altijd minstens één vak lang.',
    },
    hierarchy: {
      term: 'hiërarchie',
      meaning: 'De volgorde van de vier types in een koers. Ze zegt wie goed start, wie op kasseien eerst gooit, en wie bergop mag volgen.',
    },
    width: {
      term: 'breedte',
      meaning: 'Hoeveel renners naast elkaar mogen volgen: zoveel als er rijden op de rij vlak voor die waar de werper landt.',
    },
    section: {
      term: 'stuk',
      spellings: ['stukken'],
      meaning: 'Een deel van de weg met een kleur: groen voor sprinters, geel voor kopmannen, rood voor klimmers, blauw voor knechten.',
    },
    accelerate: {
      term: 'versnellen',
      spellings: ['versnelt'],
      meaning: 'Een volger op de eigen kleur gooit om sneller te rijden dan het wiel.',
    },
    attack: {
      term: 'demarrage',
      spellings: ['demarrages', 'demarreert'],
      meaning: 'Een natuurlijke 11 of 12: niemand volgt zomaar, maar renners vlak erachter kunnen meespringen.',
    },
    counter: {
      term: 'meespringen',
      spellings: ['springt mee', 'meespringt'],
      meaning: 'Meegaan met een demarrage, met een 5 of 6 op één dobbelsteen.',
    },
    blocked: { term: 'geblokkeerd', spellings: ['volle rij'], meaning: 'Gestopt achter een rij die over de hele breedte vol is.' },
    'steering error': { term: 'stuurfout', meaning: 'Een renner rijdt met maar één dobbelsteen.' },
    'squares to go': { term: 'vakken te gaan', meaning: 'Hoeveel vakken het nog is tot de finish: dat telt het schema.' },
    schedule: {
      term: 'schema',
      spellings: ['routeschema'],
      meaning: 'De tabel die een koers beschrijft: plaatsen, gebeurtenissen, vakken te gaan, kleuren, en de hiërarchie.',
    },
    'bonus seconds': {
      term: 'bonificatie',
      spellings: ['bonificaties', 'bonificatieseconden', 'bonificatieseconde'],
      meaning: 'Seconden die in een etappekoers van de tijd van een renner afgaan, voor de eersten aan een finish of een tussensprint.',
    },
  },
  meanings: {
    ride: 'Er valt niets te beslissen: de dobbelstenen rijden een ronde, en jij ziet wie volgt, wie demarreert en wie moet lossen.',
  },
  firstRace: {
    title: 'Bekijk een koers',
    hello:
      'Tachtig vakken, zestien renners: een vlakke start, kasseien, een heuvel en een sprint. Ga door, ronde na ronde, en kijk hoe het verloopt. Kies een renner om aan te moedigen.',
    grid: 'Ze staan opgesteld volgens hun worpen. Het hoogste type van de hiërarchie, vandaag de sprinters, telt de beste twee van drie dobbelstenen.',
    sped: 'Iemand op de eigen kleur heeft beter gegooid dan het wiel: zo komt een peloton op een lint.',
    cobbles: 'De eerste renners zitten op de kasseien. Daar kan niemand volgen: kijk hoe het peloton breekt.',
    happened: 'Na een natuurlijke 7 wordt er voor een gebeurtenis gegooid. In het verslag staat wat ervan kwam.',
    attack: 'Een demarrage! Alleen met een 5 of 6 kunnen de renners erachter mee.',
    climb: 'Bergop. De getallen op de vakken gaan van de worpen af, en niet iedereen mag iedereen volgen.',
    sprint: 'De finish is dichtbij. Op het vlakke sprint de eerste groep, en sprinters gooien twee dobbelstenen.',
    won: 'Dat was een koers. Ontwerp er nu zelf een, of open de prognose en kijk wie had moeten winnen.',
    lost: 'Dat was een koers. Ontwerp er nu zelf een, of open de prognose en kijk wie had moeten winnen.',
  },
};
