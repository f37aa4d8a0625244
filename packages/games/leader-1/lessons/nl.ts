import { plural } from '@gruppetto/words/grammar/nl';
import type { CoachSentences } from './en.ts';

/** What the coach of Leader 1 says in Dutch. */
export const nl: CoachSentences = {
  free: {
    title: 'Gratis en betaald',
    goal: 'Weet wat een zet kost',
    first:
      'Jij bent Rood, en je rouleur, Rood 2, is vooruit. Op het vlakke heeft een rouleur drie gratis vakken. Rijd zo ver als je daarmee komt.',
    rode: 'Drie vakken, nul energie. Een kopman heeft op het vlakke twee gratis vakken, een klimmer één.',
    twoBack: 'Twee gratis vakken ongebruikt: dat geeft je 2 energie terug. Goed om te herstellen, maar nu willen we weg.',
    oneBack: 'Eén gratis vak ongebruikt geeft je 1 energie terug. Goed om te herstellen, maar nu willen we weg.',
    paid: 'Dat zijn al betaalde vakken. Kijk eerst hoe ver je voor niets komt: drie vakken.',
    second: 'Een ronde later. Na de gratis vakken komen betaalde, en elk kost meer dan het vorige. Rijd er één of twee.',
    one: 'Eén betaald vak: 1 energie. Dat is goedkoop.',
    two: 'Twee betaalde vakken: 3 energie.',
    three: 'Met het derde betaalde vak wordt het 5. Met één of twee kwam je bijna even ver, voor veel minder.',
    four: 'Vier betaalde vakken kosten 8 energie: alles wat Rood 2 heeft. Dan blijft er niets over voor de finish.',
    risky: 'Die weg gaat over een donker vak dat je betaalt: je kunt er vallen. Neem een andere baan; meer daarover in een latere les.',
    noPaying: 'Dat blijft binnen je gratis vakken. Probeer een betaald vak: het kost 1 energie.',
    done: 'Eén tot zes betaalde vakken kosten samen 1, 3, 5, 8, 11 en 15. Elke ronde een beetje is goedkoper dan veel in één keer.',
  },
  slipstream: {
    title: 'Slipstream',
    goal: 'Laat je op sleeptouw nemen',
    first:
      'Blauw 5 stond vlak voor je, in jouw baan, en is net vier vakken vooruitgegaan. Dat geeft je één gratis vak meer: vier. Waar ga je heen?',
    rode: 'Weer vlak achter Blauw 5, en het kostte niets. Blauw 5 neemt je straks nog eens mee.',
    otherLane:
      'Even ver, maar niet in de baan van Blauw 5: vlak erachter betekent in dezelfde baan. Volgende ronde heb je dan geen slipstream.',
    passed: 'Je zou betalen om Blauw 5 voorbij te rijden, en dan zelf op kop zitten. Laat een ander het werk doen.',
    short: 'Vier vakken zijn nu gratis. Laat je een gat vallen achter Blauw 5, dan heb je volgende ronde geen slipstream.',
    second: 'Blauw wil je kwijt. Wat zou helpen?',
    six: 'Zes vakken of meer rijden',
    sixIsRight:
      'Ja: een zet van zes vakken of meer neemt niemand op sleeptouw (vanaf kasseien vijf, uit een afdaling acht). Maar het kost energie.',
    lane: 'Van baan wisselen',
    laneIsWrong: 'Je stond er vlak achter toen Blauw 5 reed: je hebt de slipstream, waar die ook heen ging.',
    wait: 'Wachten tot jij gereden hebt',
    waitIsWrong: 'De voorste renner rijdt altijd eerst. Niemand kan wachten.',
    done: 'Eindig een zet vlak achter een renner, en één vak van je volgende zet is gratis.',
  },
  breakAway: {
    title: 'Wegspringen',
    goal: 'Verlaat het peloton voor de juiste prijs',
    first:
      'De meeste renners zitten in het peloton. Wie voorin zit, mag wegspringen, minstens vier vakken ver. Twee van je renners zitten voorin: Rood 2, je rouleur, en Rood 3, je klimmer. De weg is vlak. Wie gaat?',
    four: 'Weg voor 1 energie, maar dan rijdt het peloton 3, 4 of 5 rijen: twee van de drie keer pakt het je meteen terug. Eén vak meer loont.',
    five: 'Vijf vakken voor 3 energie: alleen een 5 met een achtervolging pakt je meteen terug.',
    six: 'Zes vakken voor 5 energie: een mooi gat, en er blijft energie over.',
    climber: 'Op het vlakke heeft een klimmer één gratis vak: vier vakken kosten 5 energie. Rood 2 doet het voor 1.',
    held: 'Wachten kan. Maar wie nooit uit het peloton komt, wint zelden, en energie die je aan de finish overhoudt, is niets waard.',
    dear: 'Dat is ver, en duur: je hebt nog energie nodig voor alle rondes die volgen.',
    done: 'Wie wegspringt, heeft geen slipstream, en het peloton rijdt erna: drie tot vijf rijen, of meer als iemand achtervolgt.',
  },
  inside: {
    title: 'In het peloton',
    goal: 'Spaar energie waar het kan',
    first:
      'In het peloton betaal je als het rijdt: 3 of 4 rijen kosten voorin 1 en achterin niets; 5 of meer kosten 2 en 1. Je klimmer zit voorin, en de volgende berg is ver weg. Wat verander je?',
    back: 'Achterin betaalt Rood 3 in de meeste rondes niets.',
    rouleur: 'Rood 2 kan op het vlakke het best wegspringen, en dat kan alleen van voorin. Laat Rood 2 daar.',
    leader: 'Dat mag, als Rood 1 volgende ronde moet wegspringen. Maar haal eerst de klimmer uit de wind.',
    leaving: 'Rood 1 zou het peloton verlaten en er alleen achter rijden. Daar is geen reden voor.',
    stayed: 'Elke ronde voorin kost Rood 3 één of twee energie, voor niets.',
    second: 'Wat gebeurt er met een renner in het peloton die niet kan betalen?',
    dropped: 'Die wordt gelost',
    droppedIsRight: 'Juist: die houdt de energie, maar moet op eigen kracht verder.',
    out: 'Die is uit koers',
    outIsWrong: 'Daarvoor gaat niemand uit koers. De renner valt achter het peloton en rijdt alleen verder.',
    free: 'Die rijdt gratis mee',
    freeIsWrong: 'Voorin is niets gratis. Wie niet kan betalen, valt achter het peloton en rijdt alleen verder.',
    done: 'Wacht achterin, en kom een ronde voor je wilt aanvallen naar voren.',
  },
  pursuit: {
    title: 'Stuur het peloton',
    goal: 'Jaag als het loont',
    first:
      'Blauw 5 rijdt vijf rijen voor het peloton. De dobbelsteen brengt het 3, 4 of 5 rijen verder, met gelijke kans. Je ploeg heeft zes achtervolgingen voor de koers; één geeft een rij extra. Versnellen?',
    caught: 'Een 4 plus 1: vijf rijen, en Blauw 5 is ingelopen. Zonder je achtervolging was die nog vooruit.',
    declined:
      'Dan haalt alleen een 5 Blauw 5 in: een kans van één op drie. Met een achtervolging volstaat ook een 4: twee op drie. Je hebt er zes.',
    done: 'Per ronde versnelt maar één ploeg, en dat fiche gaat naar voren. Een peloton dat vijf rijen of meer rijdt, kost iedereen erin energie.',
  },
  risk: {
    title: 'Risico’s',
    goal: 'Zie het gevaar voor je rijdt',
    first:
      'Donkere vakken zijn verraderlijk: op het betaalde deel van een zet kun je er vallen. Je wilt vlak achter Blauw 5 komen, op rij 16, baan 1. Twee wegen leiden erheen voor dezelfde prijs. Neem de goede.',
    safe: 'Om de donkere vakken heen. Zelfde prijs, geen risico: kijk altijd naar de weg, niet alleen naar het einde.',
    dark: 'Deze weg gaat over een donker vak dat je betaalt. Val je, dan sla je je volgende ronde over. De veilige weg kost evenveel.',
    lane: 'Veilig, maar in een andere baan: zo krijg je de slipstream van Blauw 5 niet.',
    short: 'Veilig, maar zo kom je niet in het wiel van Blauw 5.',
    second:
      'De dobbelsteen beslist over een risico. Bij het eerste risico van een koers blijf je twee van de drie keer overeind. En bij het tweede?',
    third: 'Eén van de drie keer',
    thirdIsRight: 'Ja, en daarna één van de zes keer. Elk risico in een koers is gevaarlijker dan het vorige.',
    twoThirds: 'Opnieuw twee van de drie keer',
    twoThirdsIsWrong: 'Het geluk raakt op: de tweede keer heb je een 5 nodig, één van de drie keer.',
    sixth: 'Eén van de zes keer',
    sixthIsWrong: 'Dat geldt vanaf de derde keer. Bij de tweede heb je een 5 nodig: één van de drie keer.',
    done: 'Gratis vakken zijn veilig, behalve bij regen. Op kasseien is de helft van de vakken donker, en een rode 4 is een lekke band.',
  },
  climb: {
    title: 'Klimmen',
    goal: 'Rijd bergop zonder inzinking',
    first:
      'Een berg. Je kopman heeft hier twee gratis vakken. De klim is van categorie 2: zoveel betaalde vakken zijn veilig; bij meer dreigt een inzinking. Hoe ver ga je?',
    safe: 'Twee gratis en twee betaalde vakken: verder kom je niet zonder risico.',
    crack: 'Meer betaalde vakken op de berg dan de categorie zegt: zit de dobbelsteen tegen, dan kosten ze het dubbele.',
    oneMore: 'Veilig, maar nog één betaald vak is ook veilig.',
    more: 'Veilig, maar je kunt verder: twee betaalde vakken zijn hier zonder risico.',
    second: 'Wie voelt zich thuis op een berg?',
    climber: 'De klimmer: drie gratis vakken',
    climberIsRight:
      'Drie gratis vakken, waar een rouleur er één heeft. En een klimmer die van een bergrij wegspringt, kan in die zet geen inzinking krijgen.',
    leader: 'De kopman: twee gratis vakken',
    leaderIsWrong: 'Overal goed, nergens de beste: de klimmer heeft er drie.',
    rouleur: 'De rouleur: drie gratis vakken',
    rouleurIsWrong: 'Dat is op het vlakke. Op een berg heeft een rouleur er één, en in het peloton betaalt een rouleur er één meer.',
    done: 'Heuvels zijn voor iedereen gelijk: twee. In een afdaling zijn het er vier.',
  },
  feed: {
    title: 'Bevoorrading',
    goal: 'Gebruik een bevoorradingsfiche op tijd',
    first:
      'De streep is nog zes vakken ver: drie gratis, drie betaald, voor 5 energie. Rood 2 heeft er nog 2. Maar je bewaart een bevoorradingsfiche, dat alleen jij ziet. Wat doe je?',
    added: 'Vier erbij: 6 energie. Nu is het genoeg.',
    short:
      'Zo stop je voor de streep, en Blauw 5 zit vlak achter je. Een fiche dat je na de finish nog hebt, is niets waard: gebruik het nu.',
    second: 'Zes vakken, 5 energie. Gaan!',
    home: 'Over de streep, en je wint!',
    notHome: 'Je hebt nu de energie om de streep te halen. Geef Blauw 5 niet nog een ronde.',
    done: 'Je trekt een fiche telkens als een renner een bevoorrading passeert, en in een klassieker één bij de start: 2 tot 5 energie, te gebruiken wanneer je wilt.',
  },
  bend: {
    title: 'Bochten',
    goal: 'Neem de kortste weg',
    first:
      'Een bocht naar links. De binnenste baan heeft vijf vakken, de middelste zes, de buitenste zeven. Hoe ver kom je met 4 energie door de bocht?',
    inside: 'Vijf vakken, en je bent erdoor: rij 12, voor 3 energie.',
    outside: 'De buitenbaan is de lange weg: zeven vakken voor dezelfde bocht.',
    middle: 'Zes vakken voor de hele bocht. Aan de binnenkant zijn het er vijf.',
    short: 'Binnendoor is juist. Met 4 energie kom je er helemaal door: tot rij 12.',
    done: 'Kijk voor een bocht welke baan de binnenste is. Vakken tellen, niet rijen.',
  },
  finish: {
    title: 'De finish',
    goal: 'Win een pelotonsprint',
    first:
      'Het peloton gaat zo over de streep. De renners erin finishen in deze volgorde: voorin voor achterin, dan wie de meeste energie heeft. Rood 1 heeft 12 energie, maar zit achterin. Blauw 4 zit voorin met 9. Wat nu?',
    front: 'Rood 1 gaat naar voren.',
    stayed: 'Dan finisht Blauw 4 als eerste: voorin gaat voor achterin, hoeveel er ook over is.',
    leaving: 'Dan gaat Rood 1 niet eens met het peloton over de streep.',
    other: 'Geen van je andere renners heeft de energie om te winnen. Breng Rood 1 naar voren.',
    second: 'Nog iets?',
    won: 'Het peloton gaat over de streep, en voorin heeft Rood 1 de meeste energie: je wint!',
    enough: 'Het is goed zo: Rood 1 zit voorin, met de meeste energie. Blijf.',
    done: 'Voor het peloton wint de eerste renner voorbij de streep, in de volgorde van rijden.',
  },
  start: {
    title: 'Voor de start',
    goal: 'Kies kwaliteiten',
    first:
      'Elk van je renners krijgt één kwaliteit, en geen enkele komt twee keer voor. Rood 1 is je kopman, goed op elke weg. Welke kwaliteit?',
    sprinter: 'Eén gratis vak meer voor een zet die in een sprintzone begint: dat kan een koers winnen.',
    descender: 'Eén gratis vak meer in een afdaling: vijf in plaats van vier.',
    fighter: 'Het eerste donkere vak van een zet is ongevaarlijk: goed op kasseien.',
    second: 'En Rood 2, je rouleur, sterk op het vlakke?',
    others: 'Je klimmer neemt wat overblijft.',
    done: 'Daarna stelt iedereen zich voorin of achterin het peloton op, in de volgorde van de fiches. Alleen van voorin kun je wegspringen.',
  },
  stages: {
    title: 'Etappekoersen',
    goal: 'Tel tijd en energie',
    first:
      'In een etappekoers is de tijd van een renner het aantal rondes achter de winnaar. Bij de winnaar gaan er 2 af, bij de tweede 1, en bij de eerste voorbij een bonificatiestreep 1. Rood 1 kwam twee rondes na de winnaar binnen en was de eerste aan de bonificatiestreep. Welke tijd telt?',
    one: '1',
    oneIsRight: 'Twee rondes min één voor de bonificatiestreep.',
    two: '2',
    twoIsWrong: 'Vergeet de bonificatiestreep niet: er gaat 1 af.',
    three: '3',
    threeIsWrong: 'Een bonificatie gaat van de tijd af: twee min één.',
    second: 'Rood 1 finisht met 20 energie over. Wat gebeurt daarmee?',
    fifteen: 'In de volgende etappe krijg je er 15 van',
    fifteenIsRight: 'Hoogstens 15 gaan mee. De andere vijf heb je voor niets gespaard.',
    all: 'In de volgende etappe krijg je alles',
    allIsWrong: 'Er gaan er hoogstens 15 mee.',
    nothing: 'Die is verloren',
    nothingIsWrong: 'Tussen etappes gaan er tot 15 mee. In een klassieker en na de laatste etappe is alles verloren.',
    done: 'Ook achtervolgingen gaan mee: tot twee, bovenop vier. En kom niet meer dan 22 rondes te laat binnen.',
  },
  oneMinute: {
    energy: {
      title: 'Alles draait om energie',
      sentences: [
        'Elke zet heeft een paar gratis vakken, afhankelijk van renner en weg; elk vak daarna kost meer energie dan het vorige.',
        'Wie vlak achter een ander staat, krijgt één gratis vak meer: de slipstream.',
      ],
      caption: 'Rood 2 staat vlak achter Blauw 5: als Blauw 5 gereden heeft, heeft Rood 2 vier gratis vakken in plaats van drie.',
    },
    peloton: {
      title: 'Het peloton',
      sentences: [
        'De meeste renners zitten in het peloton: een dobbelsteen bepaalt hoe ver het rijdt, en meerijden kost weinig, voorin iets meer.',
        'Van voorin kun je wegspringen, en met een achtervolging jaagt je ploeg het op om anderen te pakken.',
      ],
      caption: 'Rood 2 is weggesprongen. Het peloton volgt, drie tot zes rijen per ronde.',
    },
    finish: {
      title: 'De streep',
      sentences: ['De eerste renner voorbij de finish wint, en energie die dan nog over is, is niets waard.'],
      caption: 'Vijf vakken tot de streep: drie gratis, twee betaald, voor 3 energie.',
    },
  },
  glossary: {
    'free square': {
      term: 'gratis vak',
      spellings: ['gratis vakken'],
      meaning:
        'Een vak dat niets kost: 1 tot 4 aan het begin van een zet, afhankelijk van renner en terrein. Elk ongebruikt vak geeft 1 energie terug.',
    },
    'paying square': {
      term: 'betaald vak',
      spellings: ['betaalde vakken'],
      meaning: 'Een vak na de gratis vakken: één tot zes ervan kosten samen 1, 3, 5, 8, 11 en 15 energie.',
    },
    slipstream: {
      term: 'slipstream',
      meaning:
        'Eén gratis vak meer voor wie vlak achter een ander stond, in dezelfde baan, toen die reed; niet na een zet van zes vakken of meer.',
    },
    lane: {
      term: 'baan',
      spellings: ['banen'],
      meaning: 'De weg heeft drie banen, op bergen en kasseien twee. In een bocht heeft de binnenste minder vakken.',
    },
    pursuit: {
      term: 'achtervolging',
      spellings: ['achtervolgingen'],
      meaning: 'Een ploeg kan er een inzetten om het peloton deze ronde een rij verder te laten rijden. Er zijn er zes voor een koers.',
    },
    token: {
      term: 'fiche',
      spellings: ['fiches', 'knechtenfiche', 'knechtenfiches'],
      meaning: 'Staat voor de knechten van een ploeg in het peloton. De volgorde van de fiches zegt wie eerst gevraagd wordt.',
    },
    'front area': {
      term: 'voorin',
      meaning: 'Vooraan in het peloton: een renner daar betaalt 1 of 2 energie per ronde en mag wegspringen.',
    },
    'back area': {
      term: 'achterin',
      meaning: 'Achteraan in het peloton: een renner daar betaalt niets, of 1 energie na een snelle ronde.',
    },
    dropped: {
      term: 'gelost',
      spellings: ['geloste'],
      meaning: 'Achter het peloton: een renner die niet kon betalen om mee te gaan, of zich liet zakken.',
    },
    'dark square': {
      term: 'donker vak',
      spellings: ['donkere vak', 'donkere vakken'],
      meaning: 'Verraderlijke weg: op het betaalde deel van een zet kun je er vallen. Wie valt, slaat de volgende ronde over.',
    },
    crack: {
      term: 'inzinking',
      spellings: ['inzinkingen'],
      meaning: 'Bij meer betaalde vakken op een klim dan de categorie zegt: zit de dobbelsteen tegen, dan kosten ze het dubbele.',
    },
    category: {
      term: 'categorie',
      meaning: 'Van een klim, van 1, de zwaarste, tot 4: zoveel betaalde vakken erop zijn in één zet zonder risico.',
    },
    puncture: {
      term: 'lekke band',
      spellings: ['lekke banden', 'rijdt lek', 'lek rijdt'],
      meaning: 'Een renner met een lekke band rijdt in de volgende ronde als laatste, zonder slipstream.',
    },
    'feed tile': {
      term: 'bevoorradingsfiche',
      spellings: ['bevoorradingsfiches'],
      meaning: 'Goed voor 2 tot 5 energie. Je bewaart het in het geheim en gebruikt het wanneer je het nodig hebt.',
    },
    'feed zone': {
      term: 'bevoorrading',
      spellings: ['bevoorradingen'],
      meaning: 'Een markering op de weg: elke renner die er passeert, trekt een bevoorradingsfiche.',
    },
    'sprint zone': {
      term: 'sprintzone',
      spellings: ['sprintzones'],
      meaning: 'Het laatste stuk voor een streep: een sprinter die er een zet begint, heeft één gratis vak meer.',
    },
    rouleur: { term: 'rouleur', spellings: ['rouleurs'], meaning: 'Sterk op het vlakke: daar drie gratis vakken, op bergen één.' },
    climber: { term: 'klimmer', spellings: ['klimmers'], meaning: 'Sterk op bergen: daar drie gratis vakken, op het vlakke één.' },
    descender: { term: 'daler', meaning: 'Een kwaliteit: één gratis vak meer voor een zet die in een afdaling begint.' },
    fighter: { term: 'vechter', meaning: 'Een kwaliteit: het eerste donkere vak van een zet is ongevaarlijk.' },
  },
  meanings: {
    take: 'Met welke renner van de ploeg je rijdt. Een rouleur is sterk op het vlakke, een klimmer op bergen, de kopman is overal goed.',
    choose:
      'Eén kwaliteit voor deze renner, voor de hele koers; niemand anders in de ploeg kan die hebben. Kijk naar de weg: afdalingen, kasseien of een vlakke finish?',
    lineUp:
      'Waar je renner in het peloton zit. Wie voorin zit, kan wegspringen en betaalt 1 of 2 energie per ronde; achterin is dat 0 of 1.',
    ride: 'Hoe ver deze renner gaat. Gratis vakken kosten niets, verdere steeds meer; eindig je vlak achter een ander, dan heb je volgende ronde de slipstream.',
    breakAway:
      'Of een van je renners het peloton verlaat, vier vakken of meer. Vooruit kies je je eigen snelheid en betaal je ervoor; het peloton kan je weer inlopen.',
    inside:
      'Kies wie naar voren gaat en wie naar achteren. Voorin betaal je meer, maar kun je volgende ronde wegspringen; als het peloton over de streep gaat, finisht voorin eerst.',
    pursuit:
      'Of je ploeg het peloton één rij verder laat rijden. Zo kun je vluchters inlopen, maar het kost één achtervolging, en in een snel peloton iedereen energie. Na een ‘ja’ wordt niemand anders gevraagd.',
    payment:
      'Deze renner kan niet betalen om in het peloton te blijven. Een bevoorradingsfiche kan volstaan; anders wordt de renner gelost, maar houdt de energie en rijdt erachter.',
    heat: 'In de hitte onthult een lange zet een van je bevoorradingsfiches en gebruikt het. Welk heb je het minst nodig als geheim?',
  },
  firstRace: {
    title: 'Je eerste koers',
    hello:
      'Dertig rijen, drie ploegen. Jij bent Rood: 1 is je kopman, 2 je rouleur voor het vlakke, 3 je klimmer. De eerste voorbij de streep wint.',
    lineUp: 'Voorin of achterin? Alleen van voorin kun je wegspringen, maar daar betaal je elke ronde meer. Eén of twee voorin is genoeg.',
    breakAway:
      'Je eerste kans om weg te springen. De prijzen staan bij de vakken: vijf of zes vakken is een goed begin, de rouleur doet het het goedkoopst.',
    inside: 'Je mag in het peloton van plaats wisselen. Breng naar voren wie straks moet wegspringen, en laat de anderen achterin rusten.',
    pursuit:
      'Een achtervolging laat het peloton één rij verder rijden. Gebruik er een als iemand anders vooruit is, nooit tegen je eigen renner.',
    ride: 'Je renner is vooruit en rijdt eerst. Gratis vakken kosten niets; één of twee betaalde zijn goedkoop. Blijf voor het peloton.',
    slipstream: 'Je zit in iemands slipstream: één gratis vak meer. Eindig er weer vlak achter, en je houdt dat voordeel.',
    feed: 'Je bewaart een bevoorradingsfiche dat niemand anders kent. Gebruik het als het je brengt waar je moet zijn; na de finish is het niets waard.',
    risk: 'Sommige vakken tonen een risico. Een val kost je een ronde: zoek een omweg, die kost vaak evenveel.',
    sprint: 'De streep is dichtbij. Geef alles wat je hebt: energie die aan de finish over is, is niets waard.',
    won: 'Je wint! Gratis vakken, op het juiste moment weg, en leeg over de streep: dat is Leader 1.',
    lost: 'Dit keer niet. Probeer het opnieuw: spring iets eerder weg, en maak alles op voor de streep.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }) =>
      `${rider} heeft ${energy} energie en nog ${rows} rijen te gaan. Zelfs met vier betaalde vakken per ronde krijg je dat niet op: tijd om weg te springen.`,
    left: ({ rows }) =>
      `Anderen rijden voor het peloton, geen van jouw renners is erbij, en het is nog ${plural(rows, 'rij', 'rijen')} tot de streep. Wacht je nog lang, dan worden ze niet meer ingelopen.`,
    back: ({ rider }) =>
      `Het peloton kan deze ronde over de streep gaan, en voorin finisht eerst. ${rider} heeft de energie om te winnen, maar zit achterin.`,
  },
  reasons: {
    position: 'Zo kom je vooruit voor een redelijke prijs.',
    reserves: 'Zo spaar je energie of een achtervolging die later meer waard is.',
    shelter: 'Zo blijven je renners in het peloton, waar rijden goedkoop is.',
    safety: 'Zo vermijd je een risico: een verloren ronde kost meer dan een paar vakken.',
    finish: 'Zo komt je beste renner eerder binnen.',
  },
};
