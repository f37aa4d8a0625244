import { form } from '@gruppetto/words/grammar/nl';
import type { CoachSentences } from './en.ts';

/** What the coach of Cycling Party says in Dutch. */
export const nl: CoachSentences = {
  groups: {
    title: 'Groepen op de weg',
    goal: 'Een peloton is geen treintje',
    first:
      'Jij bent Rood. Vijf of meer renners op vakken zonder gat zijn een peloton. Met minder op één vak is het een treintje, en een renner alleen is een ontsnapping. Waar is het peloton?',
    five: 'De vijf op 22 tot 24',
    fiveIsRight: 'Ja: drie vakken op rij, vijf renners. De drie op 27 zijn een treintje, Rood 5 op 19 rijdt alleen.',
    three: 'De drie op 27',
    threeIsWrong: 'Drie renners op één vak zijn een treintje. Voor een peloton zijn er vijf nodig.',
    all: 'Alle negen',
    allIsWrong: 'Lege vakken scheiden groepen, zoals hier 25 en 26.',
    second:
      'In een treintje gooit iedereen twee dobbelstenen. Worpen die 3 of minder verschillen, haken aan en rijden zo ver als de hoogste. Op 27 gooien ze 10, 7 en 3. Hoe ver komt de renner met de 7?',
    ten: '10 vakken',
    tenIsRight: 'Juist: 10 en 7 verschillen 3, dus de 7 pakt het wiel van de 10. De 3 komt te kort en rijdt alleen.',
    seven: '7 vakken',
    sevenIsWrong: '10 en 7 verschillen maar 3: de tragere renner pakt het wiel en rijdt 10.',
    low: '3 vakken',
    lowIsWrong: 'Niemand wacht. De 7 haakt aan bij de 10; de 3 blijft achter.',
    third: 'Wie vooraan rijdt, gaat eerst. Geef het sein voor de ronde.',
    rode: 'Rood 3 gooit 10 en bepaalt het tempo; Blauw 3 haakt aan. Blauw 4 moet lossen.',
    withdraw: 'Je mag renners uit koers nemen, dan heb je er minder om op te letten. Nu hoeft er niemand af te stappen: rijd door.',
    done: 'In een groep zit je goed: ook met een slechte worp word je meegenomen.',
  },
  peloton: {
    title: 'Het tempo van het peloton',
    goal: 'Gooien of akkoord gaan',
    first:
      'Blauw 3 is vooruit. Het peloton zou 5 rijden. Wil je sneller, gooi dan met een van je renners: 5 tot 9 biedt dat tempo aan iedereen. Maar 10 tot 12 is een demarrage, en 2 tot 4 een lekke band. Gooien of akkoord gaan?',
    threw: 'Een 8: dat is nu het tempo. Blauw gaat akkoord.',
    sprinter: 'Rood 2 is je sprinter: een lekke band zou pijn doen. Gooi met iemand die je kunt missen.',
    agreedAtFive: 'Dan kruipt het peloton, tenzij Blauw meer wil: Blauw 3 is hun renner en rijdt weg. Voer het tempo op.',
    second: 'Het tempo is 8. Je mag nog eens gooien met een andere renner, of akkoord gaan.',
    agreed: 'Iedereen in het peloton rijdt 8, of ze nu gooiden of niet.',
    agreedFrom: 'Akkoord, en over een tempo dat minstens zo hoog is, krijg je geen vraag meer.',
    again: 'Alleen een 9 zou sneller zijn, één op de negen worpen. En één op de zes is een lekke band. Ga akkoord.',
    done: 'Een worp van 5 tot 9 helpt iedereen, een demarrage alleen jou. Een peloton houdt zijn vorm: elke renner telt vanaf het eigen vak.',
  },
  bottle: {
    title: 'Bidons',
    goal: 'Haal een groep bij met een bidon',
    first:
      'Een bidon brengt een renner één vak verder, op een berg zijn er twee voor nodig. Het treintje van Blauw op 30 gaat zo rijden, en Rood 2 zit er net achter. Je hebt één bidon. Geef je hem?',
    gave: 'Rood 2 sluit aan bij het treintje, gooit maar 5, en rijdt toch 8 met de rest. Daar is een bidon voor.',
    order: 'Met zo’n opdracht krijg je alleen vragen over wat je anders verliest. Maar nu zou je het wiel van Blauw missen.',
    nothing: 'Dan rijdt Rood 2 alleen. In het treintje was zelfs een slechte worp genoeg geweest.',
    done: 'Vijf bidons per etappe, drie per ronde, twee voor één renner. Geef ze vlak voor een groep rijdt, of aan het einde van een ronde.',
  },
  mountain: {
    title: 'Bergen',
    goal: 'Verdeel de dobbelstenen',
    first: 'Een col loopt van 50 tot 60. Voor een worp vanaf het vlakke telt elk bergvak voor 2. Blauw 1 op 48 gooit 9. Tot waar?',
    at53: 'Tot 53',
    at53IsRight: 'Eén voor 49, dan vier bergvakken voor twee elk: 53.',
    at57: 'Tot 57',
    at57IsWrong: 'Dat zouden negen vakken zijn. Maar vanaf 50 telt elk vak voor 2.',
    at50: 'Tot 50',
    at50IsWrong: 'In een 9 zit meer: één voor 49, en dan acht punten, voor vier bergvakken.',
    second:
      'Op de col zijn er geen groepen. Een renner gooit één dobbelsteen; jouw twee op 56 gooien samen, en jij verdeelt: 2 en 5. Welke krijgt Rood 2, je sprinter?',
    five: 'Rood 2 is over de top, op 61. Op het vlakke kan je sprinter sprinten.',
    two: 'Dan komt Rood 4 over de top, en je sprinter blijft op de col, waar niemand kan sprinten. Geef Rood 2 de 5.',
    done: 'Bergop gooit iedereen één dobbelsteen; over de top tellen vakken weer voor 1.',
  },
  sprint: {
    title: 'Sprint',
    goal: 'Win met je sprinter',
    first:
      'Renner 2 is je sprinter, met één sprint per etappe in de juniorversie. De streep ligt achter 100, en Rood 2 staat op 88. Sprinten doe je alleen, voordat de groep gooit. Nu?',
    sprints: 'Nu!',
    nothing:
      'Met twee dobbelstenen haalt niemand hier de streep: hoogstens 12, en je hebt 13 nodig. Een sprint kan de koers nu winnen, voor de sprinter van Blauw het doet.',
    second: 'Drie dobbelstenen, of één met twintig kanten? Je hebt 13 nodig om over de streep te komen.',
    won: 'Een 16: vier vakken voorbij de streep. De anderen maken de ronde af, niemand komt je voorbij, en je wint!',
    threeDice: 'Drie dobbelstenen geven één van de vier keer 13 of meer. De twintigzijdige doet dat twee van de vijf keer.',
    done: 'De etappe eindigt met de ronde waarin iemand finisht. Wie het verst voorbij de streep komt, wint. Dicht bij de streep zijn drie dobbelstenen veiliger, verder weg de twintigzijdige.',
  },
  climber: {
    title: 'De klimmer',
    goal: 'Gebruik dubbele worpen en de magische vijf',
    first:
      'Vanaf hier is het senior: elke renner heeft een rol. Rood 1 is je klimmer. Op een col van eerste categorie heeft die één dubbele worp, op een van buitencategorie zoals deze twee: gooi twee dobbelstenen, houd er één. Gebruik je er een?',
    doubled: 'Een 2 en een 5. En er kan nog meer.',
    single: 'Dat mag. Maar dubbele worpen vervallen aan het einde van de col, en deze is lang genoeg voor allebei.',
    second: 'Op een col van buitencategorie mag de klimmer een 5 als 6 tellen: de magische vijf. Welke neem je?',
    magic: 'Zes vakken bergop.',
    five: 'Dat is goed, maar de magische vijf maakt er gratis een 6 van.',
    two: 'Je hebt een tweede dobbelsteen ingezet: neem de beste.',
    done: 'Cols hebben categorieën: heuvel 3 vakken, derde 8, tweede 16, eerste 24, buitencategorie 32.',
  },
  rouleur: {
    title: 'De rouleur',
    goal: 'Haak aan bij een verschil van vier',
    first:
      'Rood 3 is je rouleur: een worp telt voor minstens 7, dus jouw 3 is een 7. En een rouleur mag aanhaken bij een verschil van 4. Blauw 1 gooide 11, Blauw 4 gooide 3. Wat doe je?',
    up: 'Je rijdt 11 met Blauw 1, en Blauw 4 blijft achter.',
    both: 'Je zou 11 rijden, maar ook Blauw 4 meenemen: die 3 zou 11 worden. Waarom zou je helpen?',
    down: 'Je zou maar 7 rijden, en Blauw 4 meenemen. De koers is vooraan.',
    none: 'Dan rijd je 7, en rijdt Blauw 1 met 11 weg.',
    done: 'De rouleur beslist: naar boven, naar beneden, allebei of geen van beide.',
  },
  domestiques: {
    title: 'Knechten',
    goal: 'Laat knechten voor anderen werken',
    first:
      'Rood 5 is je bergknecht. Is die dobbelsteen precies één meer dan die van een ploeggenoot op hetzelfde vak, dan trekt de bergknecht de ploeggenoot mee. Rood 1 en Rood 5 gooiden 4 en 5. Welke krijgt Rood 1?',
    four: 'En Rood 5 heeft de 5: één meer.',
    five: 'Dan rijdt Rood 1 vijf vakken en Rood 5 maar vier. Andersom kunnen ze er allebei vijf rijden.',
    second: 'Rood 1 meetrekken?',
    pulled: 'Allebei rijden ze 5.',
    left: 'Dan rijdt Rood 1 maar 4. Meetrekken kost niets.',
    third: 'Nu je peloton. Rood 4 is je knecht: met 3 of 4 rijdt die niet lek, en met 10 tot 12 mag die het tempo op 9 zetten. Wie gooit?',
    threw: 'Een 11!',
    sprinter: 'Je sprinter kan lek rijden met een 2, 3 of 4. De knecht alleen met een 2.',
    agreed: 'Met 5 komt je sprinter niet ver. Voer het tempo op, met de renner die dat het best kan.',
    fourth: 'Een 11 kan een demarrage zijn, of tempo 9 voor iedereen. Je sprinter, Rood 2, zit in dit peloton.',
    nine: 'Het hoogste tempo dat een peloton kan rijden, ook voor je sprinter.',
    escaped: 'Rood 4 zou alleen weg zijn, en het peloton van je sprinter nog steeds op 5. Een knecht werkt voor anderen.',
    done: 'Renner 6, de rode lantaarn, heeft geen talenten. Die rijdt alleen mee in ploegen van zes.',
  },
  attack: {
    title: 'Aanval',
    goal: 'Gooi vier dobbelstenen',
    first:
      'Eén keer per etappe mag elke ploeg aanvallen, tot 50 km voor de streep: één renner gooit vier dobbelstenen en rijdt alleen. Doe je het?',
    who: 'Wie gaat?',
    fallBack:
      'Afzakken met één dobbelsteen brengt een renner bij een ploeggenoot erachter. Rood 1 zit daar alleen, maar kan wachten. Val aan!',
    nothing: 'Je kunt hem bewaren, maar niet lang: voorbij het bordje van 50 km is hij weg.',
    second: 'Rood 3, de rouleur, of Rood 4, de knecht?',
    rouleur: 'Vijftien vakken. En als een rouleur alleen rijdt, telt elke worp voor minstens 7.',
    domestique: 'Rood 4 komt het best van pas in het peloton. Solo doet een rouleur het beter: elke worp telt dan voor minstens 7.',
    third: 'En als de vier dobbelstenen 5, 5, 2 en 2 waren geweest?',
    chain: 'Dan breekt de ketting',
    chainIsRight: 'Bij twee paren breekt de ketting: de renner zakt naar de laatste in koers en gooit van daar opnieuw.',
    fourteen: '14 vakken',
    fourteenIsWrong: 'Na twee paren telt de som niet: de ketting breekt, en de renner zakt naar de laatste in koers.',
    fall: 'Een val',
    fallIsWrong:
      'Vallen doe je met twee dobbelstenen: na 3-3 of 4-4 gooi je opnieuw, en gooi je weer dubbel, dan val je. Bij twee paren van vier breekt de ketting.',
    done: 'Eén bijzondere worp per zet: sprint, aanval, afzakken of afdaling.',
  },
  descent: {
    title: 'Snelle afdaling',
    goal: 'Stort je in de afdaling',
    first:
      'Rood 1 is met een natuurlijke 6 over de top gekomen, precies op het eerste vlakke vak. Dat geeft recht op een snelle afdaling: drie dobbelstenen in plaats van twee. Alleen drie zessen zijn een valpartij. Durf je?',
    descended: 'Twaalf vakken, en Blauw 1 blijft achter.',
    fallBack: 'Je hebt geen reden om af te zakken: je rijdt vooraan, en er ligt een afdaling klaar.',
    normal:
      'Met twee dobbelstenen rijd je gemiddeld 7; met drie meer dan 10. Een valpartij komt in één op de 216 worpen voor. En het recht vervalt als je het niet gebruikt.',
    done: 'Het geldt ook als twee bidons je in dezelfde ronde van het laatste bergvak naar het vlakke brengen.',
  },
  leader: {
    title: 'Master: de kopman',
    goal: 'Kom als eerste boven',
    first:
      'In de masterversie is Rood 1 je kopman, en de eersten boven op een col krijgen punten. Op een col van buitencategorie heeft de kopman bergaanvallen: een tienzijdige dobbelsteen. De top ligt op 71, Blauw 1 zit naast je. Wat nu?',
    attacked: 'Zeven vakken: over de top, en Blauw 1 niet.',
    fallBack: 'Als je afzakt, laat je de top aan Blauw 1.',
    normal:
      'Met een gewone dobbelsteen heb je een 5 of 6 nodig om erover te komen. De tienzijdige doet het met 5 tot 10: zes van de tien keer.',
    second: 'Je bent als eerste boven op een col van buitencategorie. Hoeveel bergpunten is dat?',
    thirtyFive: '35',
    thirtyFiveIsRight: 'Buitencategorie geeft 35, 25, 15, 10 en 5; eerste 25 tot 5, tweede 15 tot 5, derde 5 tot 1.',
    five: '5',
    fiveIsWrong: 'Dat krijgt de vijfde boven, of de winnaar van een tussensprint. De eerste krijgt 35.',
    none: 'Geen: alleen de finish telt',
    noneIsWrong:
      'In de masterversie tellen cols en tussensprints ook. Wie als eerste boven is op een col van buitencategorie, krijgt er 35.',
    done: 'De etappekoers geeft elke ploeg half zoveel bergaanvallen als ze cols van buitencategorie heeft. Gebruik ze niet allemaal tegelijk.',
  },
  tour: {
    title: 'Een etappekoers',
    goal: 'Lees tijden en punten',
    first:
      'Elke ronde na die van de winnaar is een minuut; de vakken voorbij de streep en een dobbelsteen geven de seconden. Je finisht één ronde na de winnaar, tien vakken voorbij de streep, waar een 6 voor 10 seconden staat. Je gooit een 6. Je tijd?',
    seventy: '1′10″',
    seventyIsRight: 'Eén ronde is een minuut, en 10 seconden voor het vak.',
    ten: '10 seconden',
    tenIsWrong: 'Tel er een minuut bij: je kwam één ronde na de winnaar.',
    seventyFive: '1′15″',
    seventyFiveIsWrong: 'Dat zou een 1 zijn. Een 6 is de laagste seconde van het vak: 10.',
    second: 'Hoe win je een etappekoers?',
    points: 'Met de meeste Cycling Party-punten',
    pointsIsRight: 'Ja: voor etappezeges, en voor plaatsen in de vijf eindklassementen.',
    time: 'Met de minste tijd',
    timeIsWrong: 'Zo win je het individueel klassement, een van de vijf. Punten uit alle vijf en uit etappezeges beslissen.',
    wins: 'Met de meeste etappezeges',
    winsIsWrong: 'Die leveren punten op, maar de vijf klassementen ook.',
    third: 'Je speelt een etappekoers aan een echte tafel. Wie schrijft op wat er gebeurt?',
    director: 'De wedstrijdleider, in het koersbureau',
    directorIsRight:
      'Voor elke col, sprint en finish vult die de volgorde in; het bureau telt alles op. Rijd je in het programma, dan gaat het vanzelf.',
    everyone: 'Niemand: het is alleen voor koersen in het programma',
    everyoneIsWrong: 'Het koersbureau werkt ook voor echte tafels: één speler, de wedstrijdleider, vult in wat er gebeurde.',
    done: 'In een etappekoers stapt niemand af: iedereen moet binnenkomen.',
  },
  oneMinute: {
    groups: {
      title: 'Rijd in groepen',
      sentences: [
        'Je bent ploegleider; in elke ronde rijdt elk van je renners één keer, de voorste eerst.',
        'Wie alleen rijdt, gooit twee dobbelstenen; renners op één vak zijn een treintje en nemen elkaar mee als hun worpen dicht bij elkaar liggen.',
      ],
      caption: 'Drie renners op 30: een treintje. Vijf zonder gat erachter: een peloton.',
    },
    pace: {
      title: 'Tempo maken, de col op',
      sentences: [
        'Vijf of meer renners zonder gat zijn een peloton: gooi om het tempo op te voeren, of ga ermee akkoord.',
        'Op een berg zijn er geen groepen, en gooit iedereen één dobbelsteen.',
      ],
      caption: 'De col scheidt ze: Rood 1 klimt alleen, de anderen wachten beneden.',
    },
    line: {
      title: 'Bidons en sprints',
      sentences: [
        'Een bidon brengt een renner één vak verder, een sprinter mag drie dobbelstenen gooien of een grote, en wie het verst voorbij de streep komt, wint.',
      ],
      caption: 'Nog acht kilometer, en de sprinter van Rood heeft nog een sprint.',
    },
  },
  glossary: {
    peloton: {
      term: 'peloton',
      meaning: 'Vijf of meer renners op vlakke vakken zonder gat. Het rijdt het hoogste geboden tempo, 5 tot 9, en houdt zijn vorm.',
    },
    paceline: {
      term: 'treintje',
      spellings: ['treintjes'],
      meaning: 'Twee tot vier renners op één vlak vak. Worpen die 3 of minder verschillen, haken aan en rijden zo ver als de hoogste.',
    },
    breakaway: {
      term: 'ontsnapping',
      spellings: ['ontsnappingen'],
      meaning: 'Een renner alleen op een vlak vak: twee dobbelstenen, en geen wiel om te pakken.',
    },
    pace: {
      term: 'tempo',
      spellings: ['tempo’s'],
      meaning: 'Hoe ver een peloton rijdt: 5, of de hoogste worp van 5 tot 9 die iemand biedt.',
    },
    puncture: {
      term: 'lekke band',
      spellings: ['lekke banden', 'rijdt lek', 'lek rijden'],
      meaning: 'Een worp van 2, 3 of 4 in een peloton: die renner moet eruit en rijdt maar zo ver.',
    },
    escape: {
      term: 'demarrage',
      spellings: ['demarrages', 'demarreert', 'demarreren'],
      meaning: 'Een worp van 10, 11 of 12 in een peloton: die renner rijdt alleen weg.',
    },
    bottle: {
      term: 'bidon',
      spellings: ['bidons'],
      meaning:
        'Brengt een renner één vak verder; vanaf een bergvak zijn er twee nodig. Elke ploeg heeft er vijf per etappe en geeft er hoogstens drie per ronde.',
    },
    pass: {
      term: 'col',
      spellings: ['cols'],
      meaning: 'Een stuk met bergvakken. Vanaf het vlakke telt elk voor 2; op de col gooit iedereen één dobbelsteen.',
    },
    sprinter: {
      term: 'sprinter',
      meaning: 'Renner 2: mag een paar keer per etappe drie dobbelstenen of de twintigzijdige gooien in plaats van twee.',
    },
    climber: { term: 'klimmer', meaning: 'Renner 1: heeft dubbele worpen op lange cols, en een magische vijf op de langste.' },
    rouleur: {
      term: 'rouleur',
      meaning: 'Renner 3: alleen of in een treintje telt een worp voor minstens 7, en aanhaken mag bij een verschil van 4.',
    },
    'flat domestique': {
      term: 'knecht',
      meaning: 'Renner 4: in een peloton is alleen een 2 een lekke band, en met 10 tot 12 mag het tempo op 9.',
    },
    'mountain domestique': {
      term: 'bergknecht',
      meaning: 'Renner 5: trekt een ploeggenoot op hetzelfde bergvak mee die precies één minder gooide.',
    },
    'lanterne rouge': { term: 'rode lantaarn', meaning: 'Renner 6, in ploegen van zes: geen talenten.' },
    'double throw': {
      term: 'dubbele worp',
      spellings: ['dubbele worpen'],
      meaning: 'Op een col gooit de klimmer één dobbelsteen meer en laat er één vallen. Ongebruikte vervallen aan het einde.',
    },
    'magic five': { term: 'magische vijf', meaning: 'Op een col van buitencategorie mag de klimmer een 5 als 6 tellen.' },
    attack: {
      term: 'aanval',
      spellings: ['aanvallen'],
      meaning: 'Vier dobbelstenen, één keer per etappe, tot 50 km voor de streep. Bij twee paren breekt de ketting.',
    },
    'broken chain': {
      term: 'kettingbreuk',
      spellings: ['ketting breekt', 'breekt de ketting', 'ketting'],
      meaning: 'Twee paren in een aanval: de renner zakt naar de laatste in koers en gooit van daar opnieuw.',
    },
    'fall back': {
      term: 'afzakken',
      spellings: ['zakt af', 'afzakt'],
      meaning: 'Gooi één dobbelsteen in plaats van een gewone worp, om op een ploeggenoot achter je te wachten.',
    },
    'full-speed descent': {
      term: 'snelle afdaling',
      spellings: ['afdaling', 'afdalingen'],
      meaning: 'Drie dobbelstenen na een col die je met een natuurlijke 6 verliet. Drie zessen zijn een valpartij.',
    },
    fall: {
      term: 'val',
      spellings: ['vallen', 'valt'],
      meaning:
        'Na 3-3 of 4-4 met twee dobbelstenen gooit een renner opnieuw; is het weer dubbel, dan is het een val, en iedereen op dat vak verliest de zet.',
    },
    'mountain attack': {
      term: 'bergaanval',
      spellings: ['bergaanvallen'],
      meaning:
        'De kopman gooit een tienzijdige dobbelsteen op een col van buitencategorie. Een ploeg heeft er een paar voor de hele etappekoers.',
    },
    overrun: { term: 'uitloop', meaning: 'Hoeveel vakken een renner voorbij de streep staat: wie de meeste heeft, wint.' },
    'intermediate sprint': {
      term: 'tussensprint',
      spellings: ['tussensprints'],
      meaning: 'Een markering op de weg: de eerste drie die er voorbijkomen, krijgen 5, 3 en 1 punten.',
    },
  },
  meanings: {
    start: 'Je renners gooien een voor een voor hun eerste vak. Er valt nog niets te beslissen.',
    rideOn:
      'Er begint een nieuwe ronde. ‘Rijd door tot…’ bespaart je de vragen onderweg; je krijgt er nog wel een als je iets zou verliezen.',
    withdraw: 'Welke van je renners voorgoed uit koers gaat. Minder renners is minder werk, maar ook minder hulp.',
    special:
      'Deze groep gaat zo rijden. Vooraf kan een bidon een renner erbij brengen, en haalt een bijzondere worp een renner eruit. Wil je niets, dan gooien ze gewoon.',
    give: 'Kies wie de bidon krijgt. Die renner gaat één vak vooruit. Zoek een groep die zo te halen is.',
    sprint: 'Drie dobbelstenen geven het vaakst 10 of 11; de twintigzijdige alles van 1 tot 20. Hoe ver moet je komen?',
    attack: 'Kies wie vier dobbelstenen gooit en alleen wegrijdt. Bij twee paren breekt de ketting.',
    fallBack: 'Kies wie met één dobbelsteen afremt om op een ploeggenoot te wachten.',
    go: 'Hoe ver de renner rijdt die afzakt. Waar zit de ploeggenoot om op te wachten?',
    pace: 'Hoe ver het hele peloton rijdt. Een worp van 5 tot 9 voert het tempo voor iedereen op; 10 tot 12 is een demarrage en 2 tot 4 een lekke band voor wie gooit.',
    paceline: 'Kies wie eerst gooit. Van gelijke worpen bepaalt de eerste het tempo, en dat beslist aan de streep bij gelijke stand.',
    chain: 'De ketting is hersteld: de renner gooit nu, na alle anderen.',
    domestique: 'Met 10 tot 12 kan je knecht alleen wegrijden, of blijven en het tempo van het peloton op 9 zetten.',
    link: 'Je rouleur mag aanhaken bij worpen die 4 verschillen. Naar boven kom je verder; naar beneden neem je de tragere renner mee.',
    double:
      'Een dubbele worp is één dobbelsteen meer op deze col; je laat de slechtste vallen. Wat je voor het einde niet gebruikt, vervalt.',
    assign: 'Je verdeelt de dobbelstenen van je renners op dit vak. Wie moet over de top, en wie kan wachten?',
    pull: 'Je bergknecht gooide één meer dan deze ploeggenoot en mag die meetrekken. Het kost niets.',
  },
  firstRace: {
    title: 'Je eerste koers',
    hello:
      'Zestig kilometer, één heuvel, twee ploegen. Jij bent Rood, ploegleider van vijf renners; nummer 2 is je sprinter. Wie het verst voorbij de streep komt, wint.',
    start: 'Eerst gooit iedereen twee dobbelstenen voor de start. Nog geen keuzes.',
    rideOn: 'Er begint een ronde. Je kunt ronde voor ronde doorrijden, of de kleine vragen tot het volgende bordje laten wachten.',
    peloton:
      'Je renners zitten in een peloton. Gooi om het tempo op te voeren, of ga akkoord. Eén op de zes worpen is een lekke band, één op de zes een demarrage.',
    bottle:
      'Je eerste kans om een bidon te geven. Hij is het meest waard als hij een renner bij de groep ervoor brengt, net voor die rijdt.',
    pass: 'Op de col verdeel jij de dobbelstenen. Breng je sprinter over de top.',
    sprint: 'De streep is dichtbij. Je sprinter kan drie dobbelstenen gooien, of de twintigzijdige: dit is het moment om eraan te denken.',
    won: 'Je wint! Groepen, tempo, bidons, een sprint: meer heb je niet nodig.',
    lost: 'Dit keer verloren. Probeer het opnieuw: blijf in groepen, en bewaar de sprint en een bidon of twee voor het einde.',
  },
  warnings: {
    descent: ({ rider }) => `${rider} mag een snelle afdaling wagen, maar alleen in deze zet: daarna vervalt het recht.`,
    doubles: ({ rider, doubles, squares }) =>
      `${rider} heeft nog ${doubles} en nog ${squares} tot het einde van de col. Wat daar niet gebruikt is, vervalt.`,
    attack: ({ last }) => `Voorbij km ${last} kan je ploeg niet meer aanvallen, en je bent er bijna.`,
    sprint: ({ rider }) => `${rider} heeft nog een sprint, en de etappe kan met deze ronde eindigen. Ongebruikte sprints vervallen.`,
    bottles: ({ bottles }) => `Je hebt nog ${bottles}, hoogstens drie per ronde, en de streep is dichtbij. Wat je bewaart, vervalt.`,
    sprinterBehind: ({ rider, squares }) =>
      `${rider}, je sprinter, zit ${squares} achter de kop. Van daar wint een sprint niet: breng die naar voren zolang het kan.`,
    doublesLeft: (doubles) => form(doubles, 'één dubbele worp', `${doubles} dubbele worpen`),
    bottlesLeft: (bottles) => form(bottles, 'één bidon', `${bottles} bidons`),
    kilometres: (squares) => `${squares} km`,
  },
  reasons: {
    position: 'Zo komen je renners vooruit, vooral wie kan winnen.',
    reserves: 'Zo bewaar je bidons en bijzondere worpen voor een moment waarop ze meer beslissen.',
    shelter: 'Zo blijven je renners in een groep, waar een slechte worp weinig kost.',
    safety: 'Zo blijven al je renners in koers.',
    finish: 'Zo heeft een van je renners de beste kans aan de streep.',
  },
};
