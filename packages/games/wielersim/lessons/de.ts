import type { CoachSentences } from './en.ts';

/** What the coach of WielerSIM says in German. */
export const de: CoachSentences = {
  follow: {
    title: 'Am Hinterrad',
    goal: 'Sieh, wer wem folgt',
    first:
      'In diesem Rennen entscheidet niemand etwas: Das tun die Würfel, und du liest mit. Lea (1) ist vorn, würfelt 8 und fährt auf Reihe 58. Sanne (2) ist direkt dahinter. Was macht Sanne?',
    behind: {
      label: 'Folgen, auf Reihe 57',
      said: 'Richtig. Die Fahrer dahinter gehen ans Hinterrad dessen, der gewürfelt hat: Das heißt Sog. Hugo folgt auch.',
    },
    throws: {
      label: 'Selbst würfeln',
      said: 'Nur wer nicht folgen kann, würfelt. Acht Felder sind ein gutes Hinterrad: Sanne nimmt es.',
    },
    stays: { label: 'Auf die nächste Runde warten', said: 'In einer Runde zieht jeder einmal. Sanne geht gleich ans Hinterrad von Lea.' },
    second: 'Ein Fahrer folgt nur, wenn der Zug einem Wurf von 6 bis 10 entspricht. Jetzt würfelt Lea 5. Und Sanne?',
    own: { label: 'Fünf ist zu langsam: Sanne würfelt', said: 'Ja. Sanne würfelt 9, fährt an Lea vorbei, und Hugo folgt.' },
    along: { label: 'Sanne folgt, fünf Felder', said: 'Fünf ist weniger als 6: ein zu langsames Hinterrad.' },
    beside: { label: 'Sanne bleibt auf Reihe 57', said: 'Jeder zieht. Wer nicht folgen kann, würfelt.' },
    done: 'Langsame werden also überholt, Schnelle lässt man ziehen: Gruppen bilden sich von selbst.',
  },
  width: {
    title: 'Wie breit eine Gruppe ist',
    goal: 'Versteh, wie breit gefahren wird',
    first:
      'Drei Fahrer kommen nebeneinander auf Reihe 61. Dann würfelt Luis (4) 5 und landet direkt dahinter, auf 60. Sanne (5) und Lea (6) folgen. Wie viele dürfen dort nebeneinander fahren?',
    three: {
      label: 'Drei, wie auf der Reihe davor',
      said: 'Richtig: Die Breite ist die der Reihe direkt davor, mindestens eins. Sanne und Lea kommen also neben Luis.',
    },
    one: {
      label: 'Einer: immer hintereinander',
      said: 'Nur wenn auf der Reihe direkt davor ein Fahrer oder keiner ist. Hinter dreien dürfen drei nebeneinander fahren.',
    },
    six: {
      label: 'Sechs, so breit wie die Straße',
      said: 'Die Straße ist sechs breit, aber die Fahrer halten die Breite der Reihe vor ihnen.',
    },
    done: 'Niemand überholt eine Reihe, die in ganzer Breite voll ist. So hält ein breites Peloton alle auf.',
  },
  colours: {
    title: 'Farben',
    goal: 'Lern, wer beschleunigen darf',
    first:
      'Jeder Abschnitt der Straße hat eine Farbe, und jede Farbe gehört zu einem Fahrertyp: Gelb Kapitäne, Rot Bergfahrer, Grün Sprinter, Blau Helfer. Dieser Abschnitt ist grün. Cleo (1) würfelt 7, und die anderen würden folgen. Wer darf versuchen, es besser zu machen?',
    sprinter: {
      label: 'Sanne (3), Sprinter',
      said: 'Ja: Sanne würfelt 9, mehr als die 6 des Hinterrads, und ist die neue Spitze: Die dahinter folgen.',
    },
    leader: { label: 'Lea (2), Kapitän', said: 'Kapitäne beschleunigen auf Gelb. Grün gehört den Sprintern.' },
    everyone: { label: 'Alle', said: 'Nur Fahrer, deren Typ die Farbe des Abschnitts hat: auf Grün die Sprinter.' },
    second: 'Du möchtest lange Stücke, auf denen Helfer das Peloton wieder zusammenführen. Welche Farbe gibst du ihnen?',
    helpers: { label: 'Blau', said: 'Auf Blau beschleunigen die Helfer und ziehen mit, wer ihnen folgt.' },
    leaders: { label: 'Gelb', said: 'Auf Gelb beschleunigen die Kapitäne und reißen das Peloton auseinander.' },
    done: 'Farben entscheiden, wo ein Rennen schnell ist, und für wen.',
  },
  attack: {
    title: 'Angriff',
    goal: 'Erkenne einen Angriff',
    first:
      'Eine gewürfelte 11 oder 12 ist ein Angriff: Niemand folgt einfach so. Lea (1) würfelt 12. Wie können die Fahrer dahinter mitgehen?',
    die: {
      label: 'Mit 5 oder 6 auf einem Würfel',
      said: 'Einer je Reihe darf kontern: zuerst der gerade dahinter, dann die schräg dahinter. Cleo scheitert, Sanne kommt mit und Hugo hinter Sanne auch.',
    },
    all: {
      label: 'Sie folgen wie immer',
      said: 'Ein Angriff ist zu schnell zum Folgen. Wer direkt dahinter ist, darf kontern, mit 5 oder 6.',
    },
    nobody: { label: 'Gar nicht', said: 'Es gibt einen Weg: Wer direkt dahinter ist, darf würfeln, und mit 5 oder 6 klappt es.' },
    done: 'Schafft es in einer Reihe niemand, ist Schluss. Bergauf kontert ein Sprinter nie.',
  },
  climb: {
    title: 'Bergauf',
    goal: 'Versteh Malus und Hierarchie',
    first:
      'Felder bergauf tragen einen Malus, von 1 unten bis 6 am Gipfel; er wird vom Wurf abgezogen. Cleo (1), Bergfahrer, würfelt 8 auf einem Feld mit Malus 2. Wie weit reicht das?',
    six: { label: 'Sechs Felder', said: 'Acht minus zwei. Wo der Malus hoch ist, kriechen alle; aber immer mindestens ein Feld.' },
    eight: { label: 'Acht Felder', said: 'Der Malus des Felds, auf dem ein Zug beginnt, wird abgezogen: acht minus zwei.' },
    four: { label: 'Vier Felder', said: 'Der Malus wird einmal abgezogen: acht minus zwei.' },
    second:
      'Die Hierarchie dieses Rennens ist Bergfahrer, Kapitän, Helfer, Sprinter. An einem Anstieg C1 folgt man nur jemandem, der höchstens eine Stufe höher steht. Cleo ist Bergfahrer. Darf Hugo (3), ein Helfer, folgen?',
    no: {
      label: 'Nein: Helfer stehen zwei Stufen tiefer',
      said: 'Richtig. Lea und Luis, Kapitäne, folgen; die Helfer müssen würfeln. Sanne ist noch in der Ebene und folgt auch.',
    },
    yes: { label: 'Ja: nah genug', said: 'In der Ebene ja. Bergauf zählt die Hierarchie: an C1 höchstens eine Stufe tiefer.' },
    done: 'HC: Nur Gleiche oder Bessere folgen. C1: eine Stufe tiefer. C2: zwei. C3: alle.',
  },
  cobbles: {
    title: 'Kopfsteinpflaster',
    goal: 'Sieh, warum niemand folgt',
    first:
      'Auf Pflaster folgt niemand: Jeder wirft zwei Würfel, minus den Malus seines Felds. Fahrer mit der Farbe des Abschnitts werfen drei und zählen die besten zwei. Dieser ist gelb. Wer ist das?',
    leader: { label: 'Lea (4), Kapitän', said: 'Ja: 6, 3 und 6 zählen 12, minus 1. Lea kommt von hinten bis zur Spitze.' },
    sprinter: { label: 'Sanne (1), Sprinter', said: 'Grün wäre für Sprinter. Gelb gehört den Kapitänen.' },
    everyone: { label: 'Alle', said: 'Alle werfen zwei Würfel; nur Fahrer mit der Farbe des Abschnitts werfen drei.' },
    done: 'Der Malus auf Pflaster ist zufällig verteilt, 1 bis 4. Wer ankommt, nimmt das glatteste freie Feld.',
  },
  events: {
    title: 'Pech',
    goal: 'Lern, was eine 7 bringen kann',
    first:
      'Eine gewürfelte 7 verlangt zwei weitere Würfel, 1 weniger bei Regen und 1 weniger auf Pflaster: 2 oder weniger ist ein Sturz, 3 ein Platten, 4 ein Lenkfehler, 11 und 12 sind Glück. Es regnet, Lea (1) würfelt 7 und dann 1 und 3. Was passiert?',
    tyre: { label: 'Ein Platten', said: 'Vier minus eins für den Regen ist 3: ein Platten. Lea verliert diese Runde.' },
    nothing: { label: 'Nichts', said: 'Nichts passiert von 5 bis 10. Eins und drei sind 4, minus 1 im Regen: 3.' },
    crash: { label: 'Ein Sturz', said: 'Das wäre 2 oder weniger. Eins und drei sind 4, minus 1 im Regen: 3, ein Platten.' },
    done: 'Ein Sturz reißt auch die Fahrer in der Schlange gerade dahinter mit; jeder von ihnen entkommt mit einer 6. Das Wetter wird am Start und auf halber Strecke gewürfelt.',
  },
  sprint: {
    title: 'Der Sprint',
    goal: 'Versteh das Finale',
    first:
      'In der Ebene sprintet die erste Gruppe um den Sieg: jeder mit einem Würfel und einem Feld mehr für jede Reihe, an der er vorbeikommt. Sprinter werfen zwei Würfel. Sieben Fahrer kommen zur Linie. Wer hat die besten Chancen?',
    sanne: {
      label: 'Sanne (6), Sprinter, ganz hinten',
      said: 'Zwei Würfel und Reihen zum Überholen: 8 und 2 dazu. Sanne gewinnt aus der letzten Reihe.',
    },
    lea: {
      label: 'Lea (1), in der ersten Reihe',
      said: 'Lea startet zwei Reihen weiter vorn, wirft aber einen Würfel und hat niemanden zu überholen.',
    },
    equal: { label: 'Alle gleich', said: 'Weit gefehlt: Ein Sprinter wirft zwei Würfel, alle anderen einen.' },
    done: 'Bergauf sprintet niemand: Da entscheiden die Reihen. Eine Gruppe hat eine Zeit; jede spätere Runde ist eine Minute.',
  },
  schedule: {
    title: 'Einen Streckenplan schreiben',
    goal: 'Entwirf dein eigenes Rennen',
    first:
      'Ein Rennen ist eine Tabelle: Ort, km, Ereignis, Felder bis zum Ziel, Farbe. Was sagt diese Zeile? „Col (top) | | C1 (6) | 78 | blue“',
    top: {
      label: 'Gipfel eines Anstiegs, Malus bis 6, noch 78 Felder; Blau beginnt',
      said: 'Richtig: Der Anstieg hat Kategorie 1, sein steilstes Feld hat Malus 6, und danach kommt eine Straße für Helfer.',
    },
    length: {
      label: 'Ein Anstieg mit 78 Feldern',
      said: '78 Felder sind es noch bis zum Ziel. Wie lang der Anstieg ist, ergibt sich daraus, wo er beginnt.',
    },
    points: {
      label: 'Sechs Punkte für den Ersten am Gipfel',
      said: 'Die Zahl in Klammern ist der höchste Malus. Die Punkte ergeben sich aus der Kategorie.',
    },
    second: 'Du schreibst ein Rennen über Pflaster und willst, dass dort die Kapitäne kämpfen. Welche Farbe gibst du dem Pflaster?',
    yellow: { label: 'Gelb', said: 'Dann werfen Kapitäne dort drei Würfel und zählen die besten zwei.' },
    blue: { label: 'Blau', said: 'Dann wären dort die Helfer die Starken. Kapitäne sind gelb.' },
    red: { label: 'Rot', said: 'Rot ist für Bergfahrer. Kapitäne sind gelb.' },
    third: 'Unter der Tabelle steht die Hierarchie, der stärkste Typ zuerst. Welche passt zu einem Bergrennen?',
    mountain: {
      label: 'Bergfahrer, Kapitän, Helfer, Sprinter',
      said: 'An den Anstiegen kann, wer in der Hierarchie weit unten steht, denen oben nicht folgen.',
    },
    plain: {
      label: 'Sprinter, Kapitän, Helfer, Bergfahrer',
      said: 'Das ist für ein flaches Rennen. In den Bergen könnte bergauf niemand den Sprintern folgen.',
    },
    done: 'Ändere eine Zeile, lass die Prognose noch einmal laufen und sieh, wem es hilft: So entsteht ein gutes Rennen.',
  },
  odds: {
    title: 'Chancen lesen',
    goal: 'Lern, was eine Prognose bedeutet',
    first: 'Eine Prognose fährt das Rennen viele Male und zählt. Sie sagt: Sanne gewinnt zu 20\u00a0%. Was heißt das?',
    often: {
      label: 'Sanne gewinnt etwa jedes fünfte Rennen',
      said: 'Ja. Und vier von fünf gewinnt jemand anderes, auch wenn Sanne Favorit ist.',
    },
    wins: {
      label: 'Sanne ist Favorit und wird gewinnen',
      said: 'Auch der Favorit verliert die meisten Rennen: 20\u00a0% ist eines von fünf.',
    },
    never: { label: 'Sanne gewinnt nicht', said: 'Eines von fünf ist mehr als keines.' },
    second: 'Nach 1000 Rennen sagt die Prognose 20\u00a0% für Sanne und 21\u00a0% für Lea. Wer ist besser?',
    noise: {
      label: 'Das ist zu knapp',
      said: 'Richtig: Bei 1000 Rennen ist so eine Zahl auf zwei oder drei Punkte ungenau. Fahr mehr Rennen, um sicherzugehen.',
    },
    better: { label: 'Lea', said: 'Vielleicht. Aber bei 1000 Rennen kann so eine Zahl um zwei oder drei Punkte danebenliegen.' },
    third: 'Beim fliegenden Start würfelt jeder um eine Reihe. Fahrer des höchsten Typs der Hierarchie sind im Vorteil. Wodurch?',
    three: {
      label: 'Drei Würfel, die besten zwei zählen',
      said: 'Sie starten weiter vorn. Die Hierarchie verschiebt die Chancen also, bevor jemand ein Feld gefahren ist.',
    },
    two: { label: 'Sie starten zuerst', said: 'Sie würfeln auch zuerst, aber es hilft der dritte Würfel: Die besten zwei zählen.' },
    done: 'Ändere die Farben oder die Hierarchie, und sieh dir die Chancen noch einmal an.',
  },
  stages: {
    title: 'Etappenrennen',
    goal: 'Lies die Wertungen',
    first:
      'In einem Etappenrennen bekommen die ersten fünf im Ziel 10, 6, 4, 2 und 1 Sekunden Zeitgutschrift. Lea kommt auf Platz zwei. Was wird abgezogen?',
    six: { label: '6 Sekunden', said: 'Richtig. Auf Etappen mit einem Anstieg C1 oder HC gibt es im Ziel keine.' },
    ten: { label: '10 Sekunden', said: 'Die gibt es für den Sieg. Platz zwei ist 6 wert.' },
    sixteen: { label: '16 Sekunden', said: 'Jeder Platz hat seine eigene Gutschrift: Platz zwei ist 6 wert.' },
    second: 'Was entscheidet, wer das Führungstrikot trägt?',
    time: {
      label: 'Die Zeit über alle Etappen',
      said: 'Alle Rückstände minus die Gutschriften. Sprints und Ziele geben Punkte, Gipfel Bergpunkte: Das sind eigene Wertungen.',
    },
    points: { label: 'Die Punkte aus Sprints', said: 'Die zählen für die Punktewertung. Beim Führungstrikot geht es nach Zeit.' },
    done: 'Wer das Trikot trägt, wirft beim nächsten Start drei Würfel. Eine Rundfahrt kann mit einem Prolog gegen die Uhr beginnen: zehn Würfel, eine Sekunde je Auge.',
  },
  oneMinute: {
    rides: {
      title: 'Es fährt von selbst',
      sentences: [
        'Niemand entscheidet etwas: Du entwirfst ein Rennen, trägst die Fahrer ein und schaust zu oder lässt es zehntausendmal fahren, um die Chancen zu sehen.',
        'Der Fahrer vorn wirft zwei Würfel, und die dahinter gehen ans Hinterrad, wenn das einem Wurf von 6 bis 10 entspricht.',
      ],
      caption: 'Lea (1) würfelt; Sanne (2) und Hugo (3) folgen.',
    },
    colours: {
      title: 'Farben und Anstiege',
      sentences: [
        'Jeder Abschnitt der Straße hat eine Farbe: Fahrer dieses Typs dürfen dort beschleunigen.',
        'Bergauf und auf Pflaster tragen Felder einen Malus, und die Hierarchie sagt, wer wem folgen darf.',
      ],
      caption: 'Ein roter Anstieg der Kategorie 1: Hier ist Cleo (1), Bergfahrer, zu Hause.',
    },
    finish: {
      title: 'Das Ziel',
      sentences: ['In der Ebene sprintet die erste Gruppe, und Sprinter werfen zwei Würfel; bergauf gewinnt der vorderste Fahrer.'],
      caption: 'Zwei Felder bis zur Linie für die erste Reihe. Sanne (5), Sprinter, kommt von hinten.',
    },
  },
  glossary: {
    aspiration: {
      term: 'Sog',
      spellings: ['folgen', 'folgt'],
      meaning: 'Ohne Würfel ans Hinterrad eines Fahrers davor gehen, wenn der Zug einem Wurf von 6 bis 10 entspricht.',
    },
    malus: { term: 'Malus', meaning: 'Was ein Feld bergauf oder auf Pflaster vom Wurf abzieht; mindestens ein Feld hat ein Zug trotzdem.' },
    hierarchy: {
      term: 'Hierarchie',
      meaning:
        'Die Reihenfolge der vier Typen in einem Rennen. Sie sagt, wer gut startet, wer auf Pflaster zuerst würfelt und wer bergauf folgen darf.',
    },
    width: {
      term: 'Breite',
      meaning: 'Wie viele Fahrer nebeneinander folgen dürfen: so viele, wie auf der Reihe direkt vor ihnen fahren.',
    },
    section: {
      term: 'Abschnitt',
      spellings: ['Abschnitte', 'Abschnitts', 'Abschnitten'],
      meaning: 'Ein Stück Straße mit einer Farbe: Grün für Sprinter, Gelb für Kapitäne, Rot für Bergfahrer, Blau für Helfer.',
    },
    accelerate: {
      term: 'beschleunigen',
      spellings: ['beschleunigt'],
      meaning: 'Wer auf der eigenen Farbe folgt, würfelt, um es besser zu machen als das Hinterrad.',
    },
    attack: {
      term: 'Angriff',
      spellings: ['Angriffe', 'Angriffs', 'greift an', 'angegriffen'],
      meaning: 'Eine gewürfelte 11 oder 12: Niemand folgt einfach so, aber wer direkt dahinter ist, darf kontern.',
    },
    counter: {
      term: 'kontern',
      spellings: ['kontert', 'Konter'],
      meaning: 'Bei einem Angriff mitgehen, mit 5 oder 6 auf einem Würfel.',
    },
    blocked: {
      term: 'blockiert',
      spellings: ['volle Reihe', 'vollen Reihe'],
      meaning: 'Aufgehalten hinter einer Reihe, die in ganzer Breite voll ist.',
    },
    'steering error': { term: 'Lenkfehler', meaning: 'Ein Fahrer zieht nur mit einem Würfel.' },
    'squares to go': { term: 'Felder bis zum Ziel', meaning: 'Wie viele Felder noch kommen: das, was der Streckenplan zählt.' },
    schedule: {
      term: 'Streckenplan',
      spellings: ['Streckenplans', 'Streckenpläne'],
      meaning: 'Die Tabelle, die ein Rennen beschreibt: Orte, Ereignisse, Felder bis zum Ziel, Farben und die Hierarchie.',
    },
    'bonus seconds': {
      term: 'Zeitgutschrift',
      spellings: ['Zeitgutschriften', 'Gutschrift', 'Gutschriften'],
      meaning: 'Wird in einem Etappenrennen von der Zeit abgezogen, für die Ersten im Ziel oder an einem Zwischensprint.',
    },
  },
  meanings: {
    ride: 'Zu entscheiden gibt es nichts: Die Würfel fahren eine Runde, und du siehst, wer folgt, wer angreift und wer abgehängt wird.',
  },
  firstRace: {
    title: 'Schau dir ein Rennen an',
    hello:
      'Achtzig Felder, sechzehn Fahrer: ein flacher Anfang, Pflaster, ein Hügel und ein Sprint. Geh Runde für Runde weiter und sieh, wie sich das Rennen entwickelt. Such dir einen Fahrer zum Anfeuern aus.',
    grid: 'Sie haben sich nach ihren Würfen aufgestellt. Der höchste Typ der Hierarchie, heute die Sprinter, zählt die besten zwei von drei Würfeln.',
    sped: 'Jemand hat auf der eigenen Farbe besser gewürfelt als das Hinterrad: So wird ein Peloton langgezogen.',
    cobbles: 'Die Ersten sind auf dem Pflaster. Dort kann niemand folgen: Sieh zu, wie das Peloton zerfällt.',
    happened: 'Eine gewürfelte 7 hat ein Ereignis verlangt. Was daraus wurde, liest du unter „Was geschah“.',
    attack: 'Ein Angriff! Nur mit 5 oder 6 kommen die Fahrer dahinter mit.',
    climb: 'Bergauf. Die Zahlen auf den Feldern werden von den Würfen abgezogen, und nicht jeder darf jedem folgen.',
    sprint: 'Das Ziel ist nah. In der Ebene sprintet die erste Gruppe, und Sprinter werfen zwei Würfel.',
    won: 'Das war ein Rennen. Jetzt entwirf ein eigenes, oder öffne die Prognose und sieh, wer hätte gewinnen sollen.',
    lost: 'Das war ein Rennen. Jetzt entwirf ein eigenes, oder öffne die Prognose und sieh, wer hätte gewinnen sollen.',
  },
};
