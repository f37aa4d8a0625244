import { form } from '@gruppetto/words/grammar/nl';
import type { CoachSentences } from './en.ts';

/** What the coach of Los Ciclistas says in Dutch. */
export const nl: CoachSentences = {
  start: {
    title: 'Naar de start',
    goal: 'Stuur je renners op weg',
    first: 'Jij bent Rood, met drie renners. Twee dobbelstenen bepalen waar elke renner start. Kies een renner en gooi.',
    sent: 'Je renner start op 9. Hoger is beter, maar de koers is lang.',
    second: 'Ook Blauw heeft een renner gestart. Stuur je volgende op weg.',
    sentToo: 'En op 4. Zo werkt de start: de ene renner na de andere, de tafel rond.',
    done: 'Als iedereen gestart is, rijdt in elke ronde de voorste renner eerst.',
  },
  draft: {
    title: 'Gooien of wiel pakken',
    goal: 'Pak een wiel dat beter is dan de dobbelstenen',
    first: 'Blauw 1 stond naast je en heeft net 11 gegooid. Pak het wiel, en je rijdt zonder te gooien naar het vak er vlak achter.',
    drafted: 'Vak 30, helemaal gratis, en een bonus erbovenop. Elk wiel levert er een op.',
    threw: 'Twee dobbelstenen geven gemiddeld 7, hoogstens 12. Het wiel brengt je zeker tien vakken verder, en levert een bonus op.',
    second: 'Nu heeft Blauw 2 een 3 gegooid. Dat wiel brengt je twee vakken verder. Wat doe je?',
    threwOn: 'Juist: een traag wiel laat je beter lopen. Je gooit 8.',
    slow: 'Twee vakken en een bonus. Zelfs een slappe worp is meestal beter.',
    done: 'Pak een snel wiel, laat een traag wiel lopen.',
  },
  stuck: {
    title: 'Aan het wiel plakken',
    goal: 'Weet wiens wiel je mag pakken',
    first:
      'Blauw 1 is met een 9 weggereden. Maar toen de ronde begon, lag er een leeg vak tussen jullie: geen wiel dus. Kijk waarom, en gooi dan.',
    threw: 'Je gooit 7 en houdt contact.',
    second: 'Blauw 2 stond precies één vak voor je volgende renner. Dat telt als plakken. Pak je het wiel?',
    drafted: 'Hetzelfde vak of één erachter: dan mag je het wiel pakken. Alleen de renner die in de ronde net voor je komt, telt.',
    threwToo: 'Gooien mag, maar het wiel van een 10 is moeilijk te verslaan.',
    done: 'Eindig een ronde dicht bij anderen, en in de volgende zijn er wielen te pakken.',
  },
  bonuses: {
    title: 'Een bonus inzetten',
    goal: 'Tel bonussen bij een worp',
    first: 'Je hebt twee bonussen. Gooi eerst; daarna beslis je of je er een paar toevoegt.',
    threw: 'Een 6. Met je twee bonussen kom je precies bij Blauw 1 op 28.',
    second: 'Elke bonus is één vak meer. Wie naast Blauw 1 staat, mag volgende ronde dat wiel pakken.',
    added: 'Twee bonussen, twee vakken: in de volgende ronde plak je aan het wiel van Blauw 1.',
    addedOne: 'Met één bonus kom je op 27: één vak achter Blauw 1, en dat telt als plakken. En je houdt een bonus over.',
    nothing: 'Dan ligt er een leeg vak tussen jou en Blauw 1: volgende ronde geen wiel.',
    done: 'Bonussen zijn het meest waard als ze je een wiel opleveren, of de sprint.',
  },
  price: {
    title: 'Een wiel met een prijs',
    goal: 'Betaal wat het wiel heeft uitgegeven',
    first: 'Blauw 1 gooide 8 en voegde twee bonussen toe. Dat wiel kost jou er nu twee, en levert niets op. Je hebt er twee.',
    drafted: 'Negen vakken voor twee bonussen: duur, maar je blijft bij de leider.',
    threw: 'Zo houd je je bonussen, maar na een gemiddelde worp liggen er twee lege vakken tussen jullie: volgende ronde geen wiel.',
    done: 'Wie bonussen inzet, schudt iedereen af die niet hetzelfde kan betalen.',
  },
  sprint: {
    title: 'De finish',
    goal: 'Win de sprint',
    first:
      'De streep ligt achter vak 60. Blauw 1 is er net over en staat op uitloopvak 7. De ronde wordt uitgespeeld, en wie het verst komt, wint. Wiel pakken of gooien?',
    threw: 'Je gooit 9. En je hebt nog drie bonussen.',
    drafted:
      'In het wiel eindig je één vak achter Blauw 1. Je komt ook over de streep, maar als tweede. Om te winnen moet je erop en erover.',
    second:
      'Met de 9 sta je op uitloopvak 5. Blauw 1 staat op 7: je bent er al voorbij. Met bonussen blijf je ook wie nog moet komen voor.',
    won: 'Verder dan wie ook: je wint, in de eerste finishronde.',
    enough: 'Genoeg om Blauw 1 te kloppen. Je wint.',
    done: 'Een score is de ronde, dan het uitloopvak: 1′4 is beter dan 1′7, en allebei zijn ze beter dan 2′0. Hoe lager, hoe beter.',
  },
  events: {
    title: 'Gebeurteniskaarten',
    goal: 'Rijd met het weer mee',
    first: 'De kaart zegt: val. Wie dubbel gooit, gaat niet vooruit. Blauw 1 gooide 7. Wat is veiliger?',
    drafted: 'Geen dobbelstenen, geen val. Als gooien gevaarlijk is, wordt een wiel meer waard.',
    threw: 'Eén op de zes worpen is dubbel. Het wiel brengt je bijna even ver als een gemiddelde worp, en je kunt niet vallen.',
    done: 'Lees de kaart voor elke ronde: regen verbiedt bonussen, bij zijwind passen er maar vijf renners op een vak, lekke banden en valpartijen straffen dubbele worpen af.',
  },
  elimination: {
    title: 'Afvalkoers',
    goal: 'Kom niet als laatste over de streep',
    first:
      'Drie rondjes van vijftig vakken; in elk van de eerste twee valt één renner af. Jouw laatste renner staat op 45 en heeft zes nodig om over de streep te komen. Blauw 3 achter je heeft meer nodig. Gooi!',
    threw: 'Je gooit 7 en bent over de streep.',
    second: 'Blauw 3 niet: het rondje is beslist, en Blauw 3 ligt eruit. Rijd verder met je eerste renner.',
    rode: 'Op naar het volgende rondje. Weet altijd wie laatste is, en zorg dat jij het niet bent.',
    done: 'In de eerste twee rondjes vallen de laatste renners af; het derde is een gewone finish.',
  },
  oneMinute: {
    draft: {
      title: 'Gooien of wiel pakken',
      sentences: [
        'In elke ronde is elk van je drie renners één keer aan de beurt, de voorste eerst.',
        'Een renner gooit twee dobbelstenen, of pakt het wiel van de renner er net voor, als die bij het begin van de ronde op hetzelfde vak stond of één vak verder.',
      ],
      caption: 'Rood 1 mag het wiel van Blauw 1 pakken: ze stonden op hetzelfde vak.',
    },
    bonuses: {
      title: 'Verdienen en uitgeven',
      sentences: [
        'Wie een wiel pakt, eindigt er vlak achter, hoeft niet te gooien en verdient een bonus.',
        'Elke bonus voegt een vak toe aan een worp, en een wiel dat bonussen gebruikte, kost er evenveel.',
      ],
      caption: 'Vak 21 is leeg, dus Rood 1 kan geen wiel pakken. Rood heeft twee bonussen en kan ze bij de worp tellen.',
    },
    finish: {
      title: 'Over de streep',
      sentences: ['De ronde waarin iemand over de streep komt, wordt uitgespeeld; dan wint wie het verst staat.'],
      caption: 'De streep ligt achter vak 60. Daarna geldt: hoe lager het uitloopvak, hoe verder.',
    },
  },
  glossary: {
    draft: {
      term: 'wiel pakken',
      spellings: ['pakt het wiel', 'pak het wiel', 'pak je het wiel', 'het wiel pakken', 'in het wiel'],
      meaning: 'Meerijden met de renner voor je: je rijdt zonder te gooien naar het vak er vlak achter.',
    },
    wheel: { term: 'wiel', spellings: ['wielen'], meaning: 'De renner die in de volgorde van de ronde net voor de jouwe komt.' },
    bonus: {
      term: 'bonus',
      spellings: ['bonussen'],
      meaning: 'Een fiche dat één vak waard is. Een wiel levert er een op; je kunt er vijf hebben en drie voor één zet gebruiken.',
    },
    label: { term: 'uitloopvak', spellings: ['uitloopvakken'], meaning: 'Een vak voorbij de streep: 9 is het dichtst bij, 0 het verst.' },
    stuck: {
      term: 'plakken',
      spellings: ['plakt', 'plak', 'plakte'],
      meaning:
        'Bij het begin van de ronde op hetzelfde vak staan als de renner voor je, of één vak erachter: dicht genoeg om het wiel te pakken.',
    },
  },
  meanings: {
    start: 'Welke van je renners nu start: twee dobbelstenen bepalen op welk vak. Ze zijn allemaal gelijk, dus het maakt niet uit wie.',
    draft:
      'Pak het wiel van de renner voor je, of gooi. Met een wiel eindig je er vlak achter, zonder te gooien, en verdien je een bonus, tenzij dat wiel er zelf gebruikte; een worp is gemiddeld 7, hoogstens 12.',
    toss: 'Deze renner kan nu geen wiel pakken en gooit dus twee dobbelstenen. Daarna mag je bonussen toevoegen.',
    add: 'Elke bonus voegt één vak toe aan deze worp. Ze zijn het meest waard als ze je bij een wiel voor de volgende ronde brengen, of aan de streep voorbij iemand.',
  },
  firstRace: {
    title: 'Je eerste koers',
    hello:
      'Zestig vakken, drie spelers met elk drie renners. Jij bent Rood. Wie het verst voorbij de streep komt, wint, en één van je renners is genoeg.',
    start: 'Stuur je renners op weg, de een na de ander. Twee dobbelstenen bepalen waar ze starten.',
    draft: 'Je eerste wiel! De renner voor je stond vlakbij en heeft gereden. Pak het wiel als dat ver was: niet gooien, en een bonus.',
    toss: 'Dit keer geen wiel: er lag een leeg vak tussen jou en de renner voor je. Gooi, en probeer dicht bij iemand te eindigen.',
    add: 'Je hebt bonussen en mag er een paar bij deze worp tellen. Is er een wiel dat je net kunt halen?',
    drafted: 'Dat was een wiel: je eindigt er vlak achter. Elk wiel levert een bonus op, tot je er vijf hebt.',
    sprint: 'De streep is dichtbij. In het wiel kom je er nooit voorbij: om te winnen moet je gooien, en bonussen helpen.',
    won: 'Je wint! Wielen als ze snel zijn, bonussen op het einde: je weet hoe het moet.',
    lost: 'Dit keer verloren. Probeer het opnieuw: blijf aan het einde van een ronde dicht bij anderen, en bewaar bonussen voor de sprint.',
  },
  warnings: {
    lap: ({ rider, spaces }) =>
      `${rider} zit bij de laatsten, en dit rondje kan in deze ronde beslist worden: nog ${form(spaces, 'één vak', `${spaces} vakken`)} tot over de streep, anders lig je eruit.`,
    behind: ({ wheel }) => `In het wiel eindig je achter ${wheel}, die al over de streep is. Om te winnen moet je erop en erover: gooi.`,
    bonuses: 'In deze ronde komt iemand over de streep, en dat beslist de koers. Bonussen die je bewaart, leveren niets meer op.',
  },
  reasons: {
    position: 'Zo staan je renners verder vooraan als de volgende ronde begint.',
    reserves: 'Zo spaar je bonussen voor een wiel, of voor de sprint.',
    shelter: 'Zo blijft je renner dicht bij een wiel voor de volgende ronde.',
    safety: 'Zo blijven je renners uit de staart van de koers.',
    finish: 'Zo heb je de beste kans om het verst voorbij de streep te komen.',
  },
};
