import { form } from '@gruppetto/words/grammar/de';
import type { CoachSentences } from './en.ts';

/** What the coach of Los Ciclistas says in German. */
export const de: CoachSentences = {
  start: {
    title: 'Zum Start',
    goal: 'Schick deine Fahrer los',
    first: 'Du bist Rot und hast drei Fahrer. Zwei Würfel sagen, wo jeder startet. Wähle einen Fahrer und würfle.',
    sent: 'Dein Fahrer startet auf 9. Je höher, desto besser, aber das Rennen ist lang.',
    second: 'Blau hat auch einen Fahrer losgeschickt. Schick deinen nächsten los.',
    sentToo: 'Und auf 4. So geht der Start: ein Fahrer nach dem anderen, reihum.',
    done: 'Wenn alle gestartet sind, zieht in jeder Runde der vorderste Fahrer zuerst.',
  },
  draft: {
    title: 'Würfeln oder mitfahren',
    goal: 'Nimm ein Hinterrad, das besser ist als die Würfel',
    first:
      'Blau 1 stand neben dir und hat gerade 11 gewürfelt. Geh ans Hinterrad, dann fährst du ohne Würfel auf das Feld direkt dahinter.',
    drafted: 'Feld 30, ganz umsonst, und ein Bonus dazu. Jede Fahrt im Windschatten bringt einen.',
    threw: 'Zwei Würfel bringen im Schnitt 7, höchstens 12. Das Hinterrad bringt dich sichere zehn Felder weiter und dazu einen Bonus.',
    second: 'Jetzt hat Blau 2 nur 3 gewürfelt. Dieses Hinterrad führt zwei Felder weiter. Was nun?',
    threwOn: 'Richtig: Ein langsames Hinterrad lässt man besser sausen. Du hast 8 gewürfelt.',
    slow: 'Zwei Felder und ein Bonus. Da ist selbst ein schwacher Wurf meistens besser.',
    done: 'Nimm ein schnelles Hinterrad, lass ein langsames sausen.',
  },
  stuck: {
    title: 'Am Hinterrad kleben',
    goal: 'Lern, wem du folgen darfst',
    first:
      'Blau 1 ist mit 9 davongefahren. Aber bei Beginn der Runde lag ein leeres Feld zwischen euch: kein Windschatten. Sieh nach, warum, und würfle dann.',
    threw: 'Du hast 7 gewürfelt und bleibst dran.',
    second: 'Blau 2 stand genau ein Feld vor deinem nächsten Fahrer. Auch dann klebst du dran. Nimmst du das Hinterrad?',
    drafted: 'Dasselbe Feld oder eines dahinter: Dann darfst du mitfahren. Es zählt nur der Fahrer, der in der Runde direkt vor dir kommt.',
    threwToo: 'Würfeln darfst du, aber das Hinterrad einer 10 ist schwer zu schlagen.',
    done: 'Bleib am Ende einer Runde dicht dran, dann gibt es in der nächsten Hinterräder für dich.',
  },
  bonuses: {
    title: 'Einen Bonus einsetzen',
    goal: 'Gib zu einem Wurf Boni dazu',
    first: 'Du hast zwei Boni. Würfle zuerst; dann entscheidest du, ob du welche dazugibst.',
    threw: 'Eine 6. Mit deinen zwei Boni kämst du bis zu Blau 1 auf 28.',
    second: 'Jeder Bonus ist ein Feld mehr. Wer neben Blau 1 steht, darf in der nächsten Runde das Hinterrad nehmen.',
    added: 'Zwei Boni, zwei Felder: In der nächsten Runde klebst du an Blau 1.',
    addedOne: 'Ein Bonus bringt dich auf 27: ein Feld hinter Blau 1. Auch damit klebst du dran und behältst einen Bonus.',
    nothing: 'Dann liegt ein leeres Feld zwischen dir und Blau 1: kein Hinterrad in der nächsten Runde.',
    done: 'Am meisten bringen Boni dort, wo sie dir ein Hinterrad sichern oder den Sprint.',
  },
  price: {
    title: 'Ein Hinterrad mit Preis',
    goal: 'Zahle so viel, wie dein Vordermann gezahlt hat',
    first: 'Blau 1 hat 8 gewürfelt und zwei Boni dazugegeben. Dieses Hinterrad kostet dich jetzt zwei und bringt nichts ein. Du hast zwei.',
    drafted: 'Neun Felder für zwei Boni: teuer, aber du bleibst an der Spitze dran.',
    threw:
      'So behältst du deine Boni, aber nach einem mittleren Wurf liegen zwei leere Felder zwischen euch: kein Hinterrad in der nächsten Runde.',
    done: 'Wer Boni einsetzt, schüttelt alle ab, die nicht dasselbe zahlen können.',
  },
  sprint: {
    title: 'Das Ziel',
    goal: 'Gewinne den Sprint',
    first:
      'Die Linie liegt hinter Feld 60. Blau 1 ist gerade darübergefahren und steht auf Zielfeld 7. Die Runde wird zu Ende gespielt, und wer am weitesten kommt, gewinnt. Mitfahren oder würfeln?',
    threw: 'Du hast 9 gewürfelt. Und drei Boni hast du noch.',
    drafted:
      'Der Windschatten endet ein Feld hinter Blau 1. Du kämst auch über die Linie, aber nur auf Platz zwei. Zum Sieg musst du vorbei.',
    second: 'Mit der 9 stehst du auf Zielfeld 5, Blau 1 auf 7: Du liegst schon vorn. Boni sichern das gegen alle ab, die noch kommen.',
    won: 'Weiter als alle anderen: Du gewinnst, in der ersten Zielrunde.',
    enough: 'Das reicht gegen Blau 1. Du gewinnst.',
    done: 'Ein Ergebnis liest sich Runde, dann Zielfeld: 1′4 schlägt 1′7, und beide schlagen 2′0. Weniger ist besser.',
  },
  events: {
    title: 'Ereigniskarten',
    goal: 'Fahr mit dem Wetter',
    first: 'Die Karte sagt: Sturz. Wer einen Pasch wirft, bewegt sich nicht. Blau 1 hat 7 gewürfelt. Was ist sicherer?',
    drafted: 'Keine Würfel, kein Sturz. Eine Karte, die das Würfeln gefährlich macht, macht Hinterräder wertvoller.',
    threw: 'Jeder sechste Wurf ist ein Pasch. Das Hinterrad bringt dich fast so weit wie ein mittlerer Wurf, und du kannst nicht stürzen.',
    done: 'Lies vor jeder Runde die Karte: Regen verbietet Boni, bei Seitenwind passt kein sechster Fahrer auf ein Feld, Platten und Stürze bestrafen jeden Pasch.',
  },
  elimination: {
    title: 'Ausscheidungsrennen',
    goal: 'Fahr nicht als Letzter über die Linie',
    first:
      'Drei Rennrunden mit fünfzig Feldern; in jeder der ersten beiden scheidet ein Fahrer aus. Dein letzter steht auf 45 und braucht sechs bis über die Linie. Blau 3 hinter dir braucht mehr. Würfle!',
    threw: 'Du hast 7 gewürfelt und bist über der Linie.',
    second: 'Blau 3 ist es nicht: Die Rennrunde ist entschieden, Blau 3 scheidet aus. Fahr mit deinem ersten Fahrer weiter.',
    rode: 'Auf in die nächste Rennrunde. Behalte immer im Blick, wer Letzter ist, und sorg dafür, dass du es nicht bist.',
    done: 'In den ersten beiden Rennrunden scheiden die Letzten aus; die dritte endet wie jedes Rennen.',
  },
  oneMinute: {
    draft: {
      title: 'Würfeln oder mitfahren',
      sentences: [
        'In jeder Runde zieht jeder deiner drei Fahrer einmal, der vorderste auf der Straße zuerst.',
        'Ein Fahrer wirft zwei Würfel oder fährt im Windschatten: Er geht ans Hinterrad des Fahrers direkt vor ihm, wenn beide bei Beginn der Runde auf demselben Feld oder ein Feld auseinander standen.',
      ],
      caption: 'Rot 1 darf das Hinterrad von Blau 1 nehmen: Beide standen auf demselben Feld.',
    },
    bonuses: {
      title: 'Verdienen und einsetzen',
      sentences: [
        'Eine Fahrt im Windschatten endet direkt hinter dem Hinterrad, braucht keine Würfel und bringt einen Bonus.',
        'Boni verlängern einen Wurf um je ein Feld, und ein Hinterrad, das Boni eingesetzt hat, kostet genauso viele.',
      ],
      caption: 'Feld 21 ist leer, also kann Rot 1 nicht mitfahren. Rot hat zwei Boni und kann sie zum Wurf dazugeben.',
    },
    finish: {
      title: 'Über die Linie',
      sentences: ['Die Runde, in der jemand über die Linie fährt, wird zu Ende gespielt; dann gewinnt, wer am weitesten gekommen ist.'],
      caption: 'Die Linie liegt hinter Feld 60. Dahinter gilt: je niedriger das Zielfeld, desto weiter.',
    },
  },
  glossary: {
    draft: {
      term: 'Windschatten',
      spellings: ['Windschattens', 'mitfahren', 'mitfährt'],
      meaning: 'Ans Hinterrad des Fahrers vor dir gehen: ohne Würfel auf das Feld direkt dahinter fahren.',
    },
    wheel: {
      term: 'Hinterrad',
      spellings: ['Hinterräder', 'Hinterrads', 'Hinterrädern'],
      meaning: 'Der Fahrer, der in der Reihenfolge der Runde direkt vor deinem kommt.',
    },
    bonus: {
      term: 'Bonus',
      spellings: ['Boni'],
      meaning: 'Eine Marke, die ein Feld wert ist. Der Windschatten bringt eine; du kannst fünf haben und je Zug drei einsetzen.',
    },
    label: {
      term: 'Zielfeld',
      spellings: ['Zielfelder', 'Zielfelds', 'Zielfeldern'],
      meaning: 'Ein Feld hinter der Linie, mit seiner Nummer: 9 ist das nächste, 0 das fernste.',
    },
    stuck: {
      term: 'kleben',
      spellings: ['klebst', 'klebt', 'klebte'],
      meaning:
        'Bei Beginn der Runde auf demselben Feld wie der Fahrer davor stehen oder ein Feld dahinter: nah genug für den Windschatten.',
    },
  },
  meanings: {
    start: 'Welcher deiner Fahrer als Nächster startet: Zwei Würfel sagen, auf welchem Feld. Sie sind alle gleich, nimm irgendeinen.',
    draft:
      'Ans Hinterrad des Fahrers davor gehen oder würfeln. Der Windschatten endet direkt dahinter, ohne Würfel, und bringt einen Bonus, außer das Hinterrad hat welche eingesetzt; ein Wurf bringt im Schnitt 7, höchstens 12.',
    toss: 'Dieser Fahrer kann gerade kein Hinterrad nehmen, also wirft er zwei Würfel. Danach darfst du Boni dazugeben.',
    add: 'Jeder Bonus verlängert diesen Wurf um ein Feld. Am meisten bringen sie, wo sie dich für die nächste Runde an ein Hinterrad führen oder an der Linie an jemandem vorbei.',
  },
  firstRace: {
    title: 'Dein erstes Rennen',
    hello:
      'Sechzig Felder, drei Spieler mit je drei Fahrern. Du bist Rot. Wer hinter der Linie am weitesten kommt, gewinnt, und einer von deinen genügt.',
    start: 'Schick deine Fahrer los, einen nach dem anderen. Zwei Würfel sagen, wo sie starten.',
    draft:
      'Dein erstes Hinterrad! Der Fahrer vor dir stand gleich bei dir und ist losgefahren. Nimm es, wenn er weit kam: keine Würfel, dafür ein Bonus.',
    toss: 'Diesmal kein Hinterrad: Zwischen dir und dem Fahrer davor lag ein leeres Feld. Würfle, und versuch, in jemandes Nähe zu landen.',
    add: 'Du hast Boni und darfst welche zu diesem Wurf dazugeben. Gibt es ein Hinterrad, das du gerade so erreichst?',
    drafted: 'Das war Windschatten: direkt ans Hinterrad. Jedes Mal gibt es einen Bonus, bis du fünf hast.',
    sprint: 'Die Linie ist nah. Im Windschatten kommst du nie am Vordermann vorbei: Zum Sieg musst du würfeln, und Boni helfen.',
    won: 'Du gewinnst! Hinterräder, solange sie schnell sind, Boni am Schluss: Du weißt, wie es geht.',
    lost: 'Diesmal geschlagen. Versuch es noch einmal: Bleib am Ende einer Runde dicht bei anderen, und spar Boni für den Sprint.',
  },
  warnings: {
    lap: ({ rider, spaces }) =>
      `${rider} liegt ganz hinten, und diese Rennrunde kann sich jetzt entscheiden: noch ${form(spaces, 'ein Feld', `${spaces} Felder`)} bis über die Linie, sonst ist Schluss.`,
    behind: ({ wheel }) =>
      `Der Windschatten endet hinter ${wheel}, und da ist die Linie schon überquert. Zum Sieg musst du vorbei: Würfle!`,
    bonuses: 'In dieser Runde fährt jemand über die Linie, und das entscheidet das Rennen. Boni, die du behältst, gewinnen nichts mehr.',
  },
  reasons: {
    position: 'So stehen deine Fahrer zu Beginn der nächsten Runde weiter vorn.',
    reserves: 'Das spart Boni für ein Hinterrad oder für den Sprint.',
    shelter: 'So bleibt dein Fahrer für die nächste Runde nah an einem Hinterrad.',
    safety: 'So rutschen deine Fahrer nicht ans Ende des Rennens.',
    finish: 'So hast du die beste Chance, hinter der Linie am weitesten zu kommen.',
  },
};
