import type { CoachSentences } from './en.ts';

/** What the coach of Pace Wheel says in Dutch. */
export const nl: CoachSentences = {
  groups: {
    title: 'Groepen rijden',
    goal: 'Zie wie samen rijdt',
    first:
      'Jij bent Rood. Een groep is een rij vakken met renners erop, en het eerste vak moet vol zijn: vier renners. Tel eens: hoeveel groepen zijn er hier?',
    one: 'Eén',
    oneIsRight: 'Eén: het eerste vak is vol, en het volgende sluit zonder gat aan. Alle zes rijden ze samen verder.',
    two: 'Twee',
    twoIsWrong: 'De renners op 19 staan vlak achter een vol vak. Er is geen gat, dus ze horen bij dezelfde groep.',
    six: 'Zes, één per renner',
    sixIsWrong: 'Niemand rijdt hier alleen. Vakken die elkaar raken, vormen één groep, zolang op het eerste vier renners staan.',
    second: 'In jouw beurt rijdt elke groep één keer, op eigen tempo. Deze rijdt gestaag, op het vlakke. Laat ze rijden.',
    rode: 'Vier vakken: dat is gestaag op het vlakke. Bergop zouden het er twee zijn, bergaf zes.',
    done: 'Staan er minder dan vier renners op het eerste vak, dan zijn die weggereden: ze vormen een eigen groep.',
  },
  pace: {
    title: 'Bepaal het tempo',
    goal: 'Maak de ene groep sneller, de andere trager',
    first:
      'Rood 2 rijdt alleen vooraan, met zes vakken voorsprong. Van elke groep waar je op het eerste vak staat, mag je het tempo één stap wijzigen. Welk tempo voor Rood 2?',
    fast: 'Zes vakken per beurt in plaats van vier. Versnellen kost een punt, en snel rijden elke beurt nog een.',
    steady: 'Dan rijden beide groepen vier vakken en verandert er niets. Je hebt acht conditiepunten: gebruik er een paar om weg te komen.',
    slow: 'Twee vakken per beurt, terwijl de anderen er vier rijden: na drie beurten zitten ze weer in je wiel.',
    second: 'Je staat ook op het eerste vak van de groep erachter. Die wil Rood 2 terugpakken. Welk tempo kies je?',
    brake:
      'Twee vakken per beurt voor hen, zes voor jou. Vertragen is gratis, en Blauw heeft een eigen beurt nodig om het recht te zetten.',
    letThem: 'Je wint zo ook twee vakken per beurt. Maar je zit daar op kop: je kunt er vier winnen, en het kost niets.',
    chaseYourself: 'Je zou een punt verbranden om je eigen renner na te jagen. Laat Blauw dat werk doen.',
    done: 'Wie een renner op het eerste vak heeft, beslist hoe snel de groep rijdt. Dat is evenveel waard als goede benen.',
  },
  burn: {
    title: 'Wie betaalt',
    goal: 'Houd je sprinter uit de wind',
    first:
      'Deze groep rijdt snel, bergop. Aan het einde van je beurt verbrandt elke renner op het eerste vak een punt. Je sprinter, Rood 1, heeft nog één conditiepunt. Je mag één van je renners binnen de groep verschuiven. Wie?',
    comes: 'Rood 2 heeft conditie genoeg en komt naar voren.',
    three:
      'Dan blijven er maar drie renners op het eerste vak: die vormen een eigen groep en rijden weg zonder Rood 1. Laat liever iemand anders naar voren komen.',
    wrongOne: 'Rood 3 is je klimmer, en dit is een klim: die kan betalen. Het is de sprinter die beschutting nodig heeft.',
    kept: 'Dan verbrandt Rood 1 het laatste conditiepunt en is een snel tempo niet meer te betalen.',
    room: 'Het vak is vol: een van de vier gaat een vak achteruit. Wie maakt plaats?',
    sheltered: 'Rood 1 zit nu op het tweede vak en betaalt niets.',
    helpsBlue: 'Je zou Blauw een punt besparen, en Rood 1 zou toch betalen.',
    second:
      'Nu betaalt Rood 3, je klimmer. Bergop betaal je het tempo met klimmen of met conditie. Na deze klim is de weg vlak tot de streep.',
    climbing: 'Juist: op het vlakke zijn klimpunten niets waard.',
    stamina: 'Conditie betaalt het tempo op elke weg. Klimpunten betalen alleen bergop, en dit is de laatste klim: verbrand die eerst.',
    done: 'Conditie betaalt overal, klimmen bergop, sprint bergaf. Verbrand eerst wat je het minst nodig hebt.',
  },
  breakaway: {
    title: 'Wegspringen',
    goal: 'Val aan met een dobbelsteen en een punt',
    first:
      'Eén keer per beurt mag een renner op het eerste vak aanvallen. Het kost meteen een sprintpunt, en op het vlakke heb je bij gestaag tempo 6 of meer nodig op een twaalfzijdige dobbelsteen. Wie valt aan?',
    threw: 'Een 5: net te kort.',
    rouleur: 'Rood 2 mag, maar heeft vier sprintpunten; Rood 1 heeft er acht. Een aanval kan er tot drie kosten.',
    stayed: 'Wachten kan. Maar stuur Rood 1, dan zie je hoe een aanval werkt.',
    second: 'Met nog een punt tel je 1 bij de worp. En een tweede brengt je één vak verder. Wat verbrand je?',
    added: 'Vijf en één is 6: je bent weg, twee vakken voor de groep.',
    both: 'Weg, en drie vakken voorsprong in plaats van twee. Drie punten in één aanval: haal eruit wat erin zit.',
    nothing: 'Dan is de aanval mislukt, en ook het punt dat je voor de poging verbrandde is weg. Nog één punt redt de poging.',
    done: 'Je hebt de vakken nodig die de groep per beurt rijdt, plus 1 bergop, 2 op het vlakke, 3 bergaf. Trage groepen verlaat je dus makkelijk.',
  },
  counter: {
    title: 'Meespringen',
    goal: 'Volg een aanval, of laat hem gaan',
    first:
      'Blauw 1 is met een 6 weggesprongen. Iedereen die ernaast stond, mag één keer proberen te volgen. Op het vlakke heb je 2 meer nodig dan de aanvaller: 8. Spring je mee met Rood 1?',
    threw: 'Een 7: weer net te kort.',
    letGo: 'Je houdt je punten, maar Blauw 1 rijdt dan alleen weg. Rood 1 heeft acht sprintpunten: daar zijn ze voor.',
    second: 'Met nog een punt tel je er 1 bij. Verbrand je het?',
    added: 'Je staat op het vak van Blauw 1. Nu zijn jullie met twee weg, en Blauw heeft geen sprintpunt meer.',
    kept: 'Dan heb je het punt voor de poging voor niets verbrand. Nog één, en je bent erbij.',
    done: 'Hoe hoger het resultaat van de aanvaller, hoe moeilijker te volgen. Daarom kan een punt bij een goede worp lonen.',
  },
  feed: {
    title: 'Bevoorrading',
    goal: 'Vul aan wat je nodig hebt',
    first:
      'Vak 24, gemerkt met R, is een bevoorrading. Wie daar een beurt eindigt, krijgt twee punten bij één vaardigheid. Je groep staat op 25 en 24, en Rood 1 op 25 heeft nog maar drie sprintpunten. Wie verschuif je?',
    comes: 'Rood 3 komt naar voren, dus gaat er iemand naar achteren.',
    three:
      'Zo blijven er drie renners op 25: die vormen een eigen groep en rijden van je weg. Voor wie naar achteren gaat, moet iemand naar voren komen.',
    kept: 'Dan rijdt Rood 1 langs het eten. Eén vak terug, en je hebt twee punten meer.',
    room: 'Wie maakt plaats voor Rood 3?',
    moved: 'Rood 1 zakt één vak, op de R.',
    rouleur: 'Rood 2 zou eten. Maar de weg naar de streep is vlak, en het is je sprinter die leeg raakt.',
    feedsBlue: 'Zo geef je Blauw te eten. Denk eerst aan je eigen sprinter.',
    which: 'Rood 1 eet. De rest van de weg is vlak. Twee punten: voor welke vaardigheid?',
    sprint: 'Vijf sprintpunten: daarmee kun je de koers winnen.',
    climbing: 'Er komt geen klim meer: klimpunten zou je niet gebruiken.',
    stamina: 'Conditie is nooit weg. Maar sprintpunten betalen aanvallen op het vlakke en beslissen de finish: daar is Rood 1 voor.',
    done: 'Elke bevoorrading voedt een renner één keer, en geen vaardigheid komt boven tien. Of er bevoorradingen zijn, kies je bij de opzet.',
  },
  timing: {
    title: 'Het juiste moment',
    goal: 'Val aan waar het makkelijk is',
    first: 'De groep rijdt snel. Op het vlakke vraagt een aanval nu 8, en de klim begint op 23. Aanvallen of wachten?',
    waited: 'Beide ploegen houden het tempo, en de groep rijdt de klim op.',
    tooSoon:
      'Rood 3 heeft een 8 nodig, en maar twee sprintpunten om mee te betalen. Op de klim volstaat een 4, betaald met klimpunten, en daarvan heeft Rood 3 er acht.',
    sprinterNow: 'Je hebt een 8 nodig: een kans van vijf op twaalf. De klim is vlakbij, en daar is het makkelijker, voor je klimmer.',
    second: 'Bergop en snel vraagt een aanval maar 4: drie vakken per beurt plus 1. En klimpunten betalen ervoor. Wie gaat?',
    threw: 'Een 7: je bent weg, één vak vooruit.',
    sprinterUphill: 'Bergop kost een aanval klimpunten, en Rood 1 heeft er twee. Rood 3 heeft er acht.',
    waitedAgain: 'Een kans van negen op twaalf, en je klimmer is fris. Waar wacht je op?',
    third: 'Je hebt één vak voorsprong. Met meer punten wordt het gat groter, of het meespringen moeilijker. Verbrand je er?',
    further: 'Twee vakken vooruit. Over de top heb je aan klimpunten toch niets meer.',
    others: 'Je bent weg. Meespringen vraagt bergop 1 meer dan jouw resultaat.',
    done: 'Val aan waar de groep traag is: bergop, of bij een laag tempo. En met de renner die de punten voor die weg heeft.',
  },
  sprint: {
    title: 'De streep',
    goal: 'Win, zelfs van een betere sprinter',
    first:
      'Nog twee vakken. Komt de groep samen aan, dan wint wie de meeste sprintpunten overheeft, waar die ook staat. Rood 1 heeft er 3, Blauw 1 heeft er 4. Wie zou een sprint winnen?',
    blue: 'Blauw 1',
    blueIsRight: 'Ja: vier punten tegen drie. Laat het dus beter niet op een sprint aankomen.',
    red: 'Rood 1',
    redIsWrong: 'Rood 1 heeft nog drie sprintpunten, Blauw 1 vier. Wie de meeste heeft, wint.',
    first28: 'Wie vooraan staat',
    firstIsWrong: 'Waar een renner in de groep staat, telt niet: punten wel. (Bij de opzet kun je ook het vak laten beslissen.)',
    second: 'Een aanval brengt je twee vakken vooruit: dat is de streep. Met wie?',
    threw: 'Een 9: genoeg. Blauw heeft 11 nodig om mee te springen.',
    withSprinter:
      'Het zou lukken, maar dan houdt Rood 1 twee punten over. Springt Blauw mee, dan sprint je tegen vier. Rood 2 valt hier even goed aan, en Rood 1 houdt alle punten.',
    waited: 'In de volgende beurt, die van Blauw, gaat de groep samen over de streep, en wint Blauw 1 de sprint.',
    third:
      'Volgt Blauw je over de streep, dan sprinten jullie erom. Met een punt meer is het 10, en heeft Blauw 12 nodig. Verbrand je het?',
    added: 'Blauw 1 probeerde het en gooide 5. Je wint!',
    nothing: 'Dan volstaat voor Blauw elf of twaalf, of tien met een punt. Dit is de laatste beurt: daarna zijn punten niets waard.',
    done: 'Kijk lang voor de streep naar de sprintpunten. Een ploeg zonder sprinter moet alleen aankomen.',
  },
  leftBehind: {
    title: 'Materiaalpech',
    goal: 'Kom terug bij de groep',
    first:
      'Wie een 1 gooit, heeft materiaalpech en rijdt de volgende keer niet mee. Rood 3 staat op 19, de laatsten van de groep op 21. In jouw beurt mag Rood 3 conditie verbranden: één punt per vak. Hoeveel?',
    chased: 'Op 20 raakt Rood 3 de groep en rijdt er weer mee.',
    stayed: 'Dan rijdt de groep verder zonder Rood 3, en elke beurt wordt de weg terug langer.',
    done: 'Pech is een optie. Staat die aan, dan gaat het bij een aanval in één op de twaalf worpen mis.',
  },
  before: {
    title: 'Voor de start',
    goal: 'Maak drie renners',
    first:
      'Elke renner krijgt 15 punten voor sprint, conditie en klimmen, hoogstens tien per vaardigheid. Iedereen ziet ze. Geef je eerste renner punten, of neem de gebruikelijke drie.',
    usual: 'Een sprinter, een rouleur en een klimmer: goed op elke weg.',
    own: 'Een eigen renner. De andere volgen om de beurt, renner voor renner.',
    second: 'Dan stelt iedereen zich op, vier per vak. Plaats een renner.',
    placed:
      'Het eerste vak betaalt voor een snel tempo, maar alleen daar kun je aanvallen. In een lange koers maakt het nauwelijks uit waar je begint.',
    done: 'Kijk naar de weg voor je punten geeft: een vlakke finish vraagt een sprinter, een finish op een klim een klimmer.',
  },
  stages: {
    title: 'Etappekoersen',
    goal: 'Pak een top, lees het klassement',
    first:
      'In een etappe tellen de beklimmingen: 5, 3, 2 en 1 punten voor de eerste vier op de top, en die ligt op 22. Jij staat op 21. Aanvallen?',
    threw: 'Een 8: genoeg.',
    stayed:
      'Dan gaat de groep samen over de top en beslissen punten wie eerste was. Een aanval vraagt hier maar 3, en alleen zijn de vijf punten voor jou.',
    sprinter: 'Rood 1 heeft twee klimpunten. Rood 3 heeft er acht, en moet even ver.',
    second: 'Je bent weg. Verbrand je er meer voor een grotere voorsprong, of spaar je de punten?',
    top: 'Niemand volgt: als eerste over de top, vijf punten voor het bergklassement.',
    third:
      'Aan de finish krijgt de winnaar 0 punten, en het laagste totaal leidt de koers. Anderen krijgen de plaats van de eerste renner van hun groep, min één, maar minstens 1. Jij wordt vijfde, in de groep van de winnaar. Hoeveel krijg je?',
    one: '1',
    oneIsRight: 'De renners in de groep van de winnaar krijgen allemaal 1, wat hun plaats ook is.',
    zero: '0',
    zeroIsWrong: 'Alleen de winnaar krijgt 0. De anderen in die groep krijgen 1.',
    fifth: '5',
    fifthIsWrong: 'De groep telt, niet de plaats: iedereen in de groep van de winnaar krijgt 1. Elke beurt later kost er één meer.',
    done: 'Tussen twee etappes krijgt elke renner zes punten terug, maar geen vaardigheid komt boven de waarde bij het begin van de koers. Rijd dus niemand te vroeg leeg.',
  },
  oneMinute: {
    groups: {
      title: 'Groepen rijden',
      sentences: [
        'Elke speler heeft drie renners, en renners rijden in groepen: elke beurt rijdt elke groep op eigen tempo, bergaf verder en bergop minder ver.',
        'Wie een renner op het eerste vak van een groep heeft, bepaalt het tempo; bij een snel tempo verbrandt iedereen op dat vak elke beurt een punt.',
      ],
      caption: 'Vier renners op het eerste vak en geen gat erachter: één groep van zes.',
    },
    escape: {
      title: 'Wegspringen',
      sentences: [
        'Eén keer per beurt mag je van het eerste vak aanvallen: verbrand een punt en gooi de dobbelsteen; is de worp hoog genoeg, dan ben je weg.',
        'Iedereen die naast je stond, mag proberen te volgen, en heeft meer nodig dan jij.',
      ],
      caption: 'Rood 1 is weggesprongen en heeft twee vakken voorsprong.',
    },
    sprint: {
      title: 'Aan de streep',
      sentences: ['De eerste renner op het finishvak wint; komt een groep samen aan, dan wint wie de meeste sprintpunten overheeft.'],
      caption: 'Nog twee vakken. Samen sprinten ze; alleen heb je gewonnen.',
    },
  },
  glossary: {
    group: {
      term: 'groep',
      spellings: ['groepen'],
      meaning: 'Renners op vakken zonder gat ertussen, met vier op het eerste vak. Minder dan vier vooraan zijn weggereden.',
    },
    pace: {
      term: 'tempo',
      spellings: ['tempo’s'],
      meaning: 'Hoe ver een groep per beurt rijdt: rustig, gestaag of snel; 2, 4 of 6 vakken op het vlakke.',
    },
    'first square': {
      term: 'eerste vak',
      meaning: 'Het voorste vak van een groep. Van daar val je aan en bepaal je het tempo, en daar betaal je voor een snel tempo.',
    },
    burn: {
      term: 'verbranden',
      spellings: ['verbrandt', 'verbrand', 'verbrandde', 'verbrande'],
      meaning: 'Een punt van een renner opgebruiken. Tijdens een koers geeft alleen een bevoorrading punten terug.',
    },
    breakaway: {
      term: 'ontsnapping',
      spellings: ['ontsnappingen', 'wegspringen', 'springt weg', 'weggesprongen'],
      meaning: 'Een aanval van het eerste vak: een punt, een worp, en één vak voorsprong bergop, twee op het vlakke, drie bergaf.',
    },
    escapee: { term: 'vluchter', spellings: ['vluchters'], meaning: 'De renner die net is weggesprongen.' },
    counter: {
      term: 'meespringen',
      spellings: ['springt mee', 'meespringt', 'spring je mee'],
      meaning: 'Een poging om van hetzelfde vak een vluchter te volgen; je hebt meer nodig dan de aanvaller.',
    },
    shuffle: {
      term: 'schuiven',
      spellings: ['verschuif', 'verschuiven', 'maakt plaats', 'plaats maken'],
      meaning: 'Een van je renners naar een ander vak van de groep verplaatsen. Is het vol, dan gaat een van de vier een vak achteruit.',
    },
    wheel: { term: 'temposchijf', meaning: 'Toont hoe ver elk tempo een groep brengt, en wat wegspringen en meespringen vragen.' },
    'feed zone': {
      term: 'bevoorrading',
      spellings: ['bevoorradingen', 'eet', 'eten'],
      meaning: 'Vakken gemerkt met R: wie er een beurt eindigt, krijgt twee punten, één keer per bevoorrading.',
    },
    stamina: {
      term: 'conditie',
      spellings: ['conditiepunt', 'conditiepunten'],
      meaning: 'Punten die op elke weg een snel tempo betalen, en de achtervolging na materiaalpech.',
    },
    'sprint points': {
      term: 'sprintpunten',
      spellings: ['sprintpunt'],
      meaning: 'Ze betalen aanvallen op het vlakke en bergaf, en beslissen de sprint van een groep aan de streep.',
    },
    climbing: {
      term: 'klimmen',
      spellings: ['klimpunten', 'klimpunt'],
      meaning: 'Punten die bergop betalen, voor aanvallen en voor het tempo.',
    },
    'mechanical incident': {
      term: 'materiaalpech',
      spellings: ['pech'],
      meaning: 'Na een 1 op de dobbelsteen rijdt een renner de volgende keer niet mee, en terugkomen kost conditie.',
    },
  },
  meanings: {
    give: 'Hoe goed je renner is, voor de hele koers: 15 punten voor sprint, conditie en klimmen. Kijk eerst naar de weg; ‘de gebruikelijke drie’ zijn overal goed.',
    place:
      'Waar je renner aan de start wacht. Van het eerste vak van een groep kun je aanvallen, maar daar betaal je ook voor een snel tempo.',
    ride: 'Je beurt begint: elke groep op de weg rijdt één keer, op het huidige tempo. Er valt nog niets te beslissen.',
    chase:
      'Je renner raakte na pech de groep kwijt. Elk conditiepunt is één vak dichterbij; zodra je renner een groep raakt, is die weer mee.',
    breakAway:
      'Je enige kans in deze beurt om van een groep weg te rijden. Het kost meteen een punt, wat de dobbelsteen ook zegt; hoe trager de groep, hoe minder je nodig hebt.',
    spend:
      'De dobbelsteen is gevallen. Met één punt tel je er 1 bij: dat kan de poging redden, of het volgen moeilijker maken. Nog een punt brengt je één vak verder.',
    counter:
      'Iemand naast je is weggesprongen, en je mag één keer proberen mee te gaan. Het kost meteen een punt, en je hebt meer nodig dan de aanvaller.',
    add: 'Je komt er één te kort. Nog één punt, en je volgt; anders is het punt dat je al verbrandde, verloren.',
    shuffle:
      'Je mag één van je renners binnen deze groep verschuiven: naar voren om aan te vallen en het tempo te bepalen, of naar achteren om punten te sparen. Met minder dan vier op het eerste vak rijden de voorsten alleen weg.',
    pushBack:
      'Het vak is vol, dus een van de vier gaat een vak achteruit: een ploeggenoot die rust nodig heeft, of een tegenstander die wil aanvallen.',
    burn: 'Bij een snel tempo betaalt elke renner op het eerste vak een punt. Verbrand de vaardigheid die je verderop het minst nodig hebt.',
    setPace:
      'Hoe ver deze groep de komende beurten rijdt. Versnellen kost nu een punt, en snel kost iedereen op het eerste vak elke beurt een punt; vertragen is gratis.',
    feed: 'Twee punten voor één vaardigheid. Welke kan voor de streep nog iets beslissen?',
  },
  firstRace: {
    title: 'Je eerste koers',
    hello:
      'Zestig vakken, één heuvel, drie ploegen. Jij bent Rood: renner 1 sprint, 2 heeft conditie, 3 klimt. De eerste renner op het finishvak wint.',
    breakAway:
      'Van het eerste vak mag je aanvallen. Bij de keuze staat je kans; het punt ben je hoe dan ook kwijt. Verbrand er niet te veel voor de heuvel.',
    counter:
      'Een tegenstander is weg! Je mag proberen te volgen, maar je hebt meer nodig dan die gooide. Laten gaan is prima als je groep kan jagen.',
    feed: 'Eten! Twee punten voor één vaardigheid. Denk aan wat nog komt: na de heuvel is het vlak tot de streep.',
    pace: 'Je zit op kop van deze groep, dus jij bepaalt het tempo. Snel kost iedereen op het eerste vak een punt, elke beurt.',
    shuffle:
      'Je mag één van je renners binnen de groep verschuiven. Het eerste vak valt aan en bepaalt het tempo; het tweede spaart punten.',
    burnt: 'Een snel tempo heeft je net punten gekost. Is het dat waard? Alleen als het de anderen meer pijn doet.',
    climb: 'Bergop vraagt een aanval veel minder, en klimpunten betalen ervoor. Hier is renner 3 thuis.',
    sprint: 'De finish is dichtbij. Tel de sprintpunten: heb jij de meeste in je groep, blijf dan samen; zo niet, val aan voor de streep.',
    won: 'Je wint! Je weet alles wat je nodig hebt: groepen, tempo, en wanneer je een punt verbrandt.',
    lost: 'Dit keer verloren. Probeer het opnieuw: spaar in het begin punten, en val aan waar de weg het makkelijk maakt.',
  },
  warnings: {
    lastTurn:
      'De koers is waarschijnlijk voorbij voor je volgende beurt, en anderen hebben meer sprintpunten. Punten die je bewaart, zijn dan niets waard: val nu aan.',
    lastClimb: ({ rider, points }) => `Dit is de laatste klim. ${rider} heeft ${points} klimpunten, en na de top zijn die niets waard.`,
  },
  reasons: {
    position: 'Zo komen je renners vooraan, waar de koers beslist wordt.',
    reserves: 'Zo spaar je punten die je verderop nodig hebt.',
    shelter: 'Zo blijven je renners in gezelschap, waar de groep het werk doet.',
    safety: 'Zo vermijd je pech waardoor een renner zou achterblijven.',
    finish: 'Zo heb je de beste kans aan de streep.',
  },
};
