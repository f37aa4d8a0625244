import { form } from '@gruppetto/words/grammar/de';
import type { CoachSentences } from './en.ts';

/** What the coach of Leader 1 says in German. */
export const de: CoachSentences = {
  free: {
    title: 'Gratis und bezahlt',
    goal: 'Lern, was ein Zug kostet',
    first:
      'Du bist Rot, und dein Rouleur, Rot 2, ist ausgerissen. In der Ebene hat ein Rouleur drei Gratisfelder. Fahr so weit, wie sie reichen.',
    rode: 'Drei Felder, keine Energie. Ein Kapitän hat in der Ebene zwei Gratisfelder, ein Bergfahrer eines.',
    twoBack: 'Zwei Gratisfelder ungenutzt: Das gibt 2 Energie zurück. Gut zum Ausruhen, aber jetzt wollen wir weg.',
    oneBack: 'Ein ungenutztes Gratisfeld gibt 1 Energie zurück. Gut zum Ausruhen, aber jetzt wollen wir weg.',
    paid: 'Das ist schon ein Zahlfeld. Sieh erst, wie weit du umsonst kommst: drei Felder.',
    second: 'Eine Runde später. Nach den Gratisfeldern kommen Zahlfelder, und jedes kostet mehr als das davor. Fahr eines oder zwei davon.',
    one: 'Ein Zahlfeld: 1 Energie. Das ist billig.',
    two: 'Zwei Zahlfelder: 3 Energie.',
    three: 'Mit dem dritten Zahlfeld sind es 5. Eines oder zwei hätten fast so weit gereicht, für viel weniger.',
    four: 'Vier Zahlfelder kosten 8 Energie: alles, was Rot 2 hat. Dann bleibt nichts fürs Finale.',
    risky:
      'Dieser Weg führt über ein dunkles Feld, für das du zahlst: Du könntest stürzen. Nimm eine andere Spur; mehr dazu in einer späteren Lektion.',
    noPaying: 'Das sind noch Gratisfelder. Probier ein Zahlfeld: Es kostet 1 Energie.',
    done: 'Ein bis sechs Zahlfelder kosten zusammen 1, 3, 5, 8, 11 und 15. Jede Runde ein wenig ist billiger als viel auf einmal.',
  },
  slipstream: {
    title: 'Windschatten',
    goal: 'Lass dich ziehen',
    first:
      'Blau 5 stand direkt vor dir, in deiner Spur, und ist gerade vier Felder gefahren. Das gibt dir ein Gratisfeld mehr: vier. Wohin fährst du?',
    rode: 'Wieder direkt hinter Blau 5, und es hat nichts gekostet. Du wirst noch einmal gezogen.',
    otherLane:
      'Genauso weit, aber nicht in der Spur von Blau 5: Direkt dahinter heißt in derselben Spur. Nächste Runde hättest du keinen Windschatten.',
    passed: 'Du würdest zahlen, um an Blau 5 vorbeizufahren, und selbst im Wind sein. Lass andere arbeiten.',
    short: 'Vier Felder sind jetzt gratis. Lässt du eine Lücke zu Blau 5, hast du nächste Runde keinen Windschatten.',
    second: 'Blau will dich loswerden. Was würde helfen?',
    six: 'Sechs Felder oder mehr fahren',
    sixIsRight:
      'Ja: Ein Zug von sechs Feldern oder mehr zieht niemanden mit (beginnt er auf Pflaster: fünf, in der Abfahrt: acht). Aber er kostet Energie.',
    lane: 'Die Spur wechseln',
    laneIsWrong: 'Du hast beim Losfahren direkt dahinter gestanden: Den Windschatten hast du, wohin auch immer es ging.',
    wait: 'Warten, bis du gezogen hast',
    waitIsWrong: 'Der vorderste Fahrer zieht zuerst, immer. Niemand kann warten.',
    done: 'Beende einen Zug direkt hinter einem Fahrer, und ein Feld deines nächsten ist gratis.',
  },
  breakAway: {
    title: 'Ausreißen',
    goal: 'Verlass das Peloton zum richtigen Preis',
    first:
      'Die meisten Fahrer sitzen im Peloton. Wer im vorderen Bereich ist, darf ausreißen, mindestens vier Felder. Zwei von deinen sind vorn: Rot 2, dein Rouleur, und Rot 3, dein Bergfahrer. Die Straße ist eben. Wer geht?',
    four: 'Weg für 1 Energie, aber dann fährt das Peloton 3, 4 oder 5 Reihen: In zwei von drei Fällen hat es dich gleich wieder. Ein Feld mehr lohnt sich.',
    five: 'Fünf Felder für 3 Energie: Nur eine 5 mit einer Verfolgung würde dich gleich wieder einholen.',
    six: 'Sechs Felder für 5 Energie: klar weg, und Energie ist noch da.',
    climber: 'In der Ebene hat ein Bergfahrer ein Gratisfeld: Vier Felder kosten 5 Energie. Rot 2 schafft es für 1.',
    held: 'Du kannst warten. Aber wer nie aus dem Peloton geht, gewinnt selten, und Energie im Ziel ist nichts wert.',
    dear: 'Das ist weit und teuer: Du brauchst noch Energie für alle Runden danach.',
    done: 'Beim Ausreißen gibt es keinen Windschatten, und das Peloton zieht danach: drei bis fünf Reihen, oder mehr, wenn jemand nachjagt.',
  },
  inside: {
    title: 'Im Peloton',
    goal: 'Spar Energie, wo du kannst',
    first:
      'Im Peloton zahlen die Fahrer, wenn es zieht: 3 oder 4 Reihen kosten vorn 1 und hinten nichts; 5 oder mehr kosten 2 und 1. Dein Bergfahrer sitzt vorn, und der nächste Berg ist weit. Was änderst du?',
    back: 'Hinten zahlt Rot 3 in den meisten Runden nichts.',
    rouleur: 'Zum Ausreißen in der Ebene hast du Rot 2, und das geht nur von vorn. Lass Rot 2 dort.',
    leader: 'Das darfst du, wenn Rot 1 nächste Runde ausreißen soll. Aber hol zuerst den Bergfahrer aus dem Wind.',
    leaving: 'Rot 1 würde das Peloton verlassen und allein dahinter fahren. Dafür gibt es keinen Grund.',
    stayed: 'Jede Runde vorn kostet Rot 3 ein oder zwei Energie, für nichts.',
    second: 'Was passiert mit einem Fahrer im Peloton, der nicht zahlen kann?',
    dropped: 'Er wird abgehängt',
    droppedIsRight: 'Richtig: Er behält seine Energie, muss aber allein fahren.',
    out: 'Er scheidet aus',
    outIsWrong: 'Dafür scheidet niemand aus. Er fällt hinter das Peloton zurück und fährt allein weiter.',
    free: 'Er fährt umsonst mit',
    freeIsWrong: 'Vorn ist nichts umsonst. Wer nicht zahlen kann, fällt hinter das Peloton zurück und fährt allein weiter.',
    done: 'Warte hinten, und komm eine Runde vor deinem Angriff nach vorn.',
  },
  pursuit: {
    title: 'Das Peloton lenken',
    goal: 'Jag nach, wenn es sich lohnt',
    first:
      'Blau 5 liegt fünf Reihen vor dem Peloton. Der Würfel bringt es 3, 4 oder 5 Reihen voran, alle gleich wahrscheinlich. Dein Team hat sechs Verfolgungen für das Rennen; eine gibt eine Reihe dazu. Beschleunigen?',
    caught: 'Eine 4 und 1: fünf Reihen, und Blau 5 ist eingeholt. Ohne deine Verfolgung wäre die Flucht weitergegangen.',
    declined:
      'Dann holt nur eine 5 Blau 5 ein: eine von drei Chancen. Mit einer Verfolgung reicht auch eine 4: zwei von drei. Du hast sechs.',
    done: 'Nur ein Team beschleunigt je Runde, und sein Marker kommt nach vorn. Zieht das Peloton fünf Reihen oder mehr, kostet das alle darin Energie.',
  },
  risk: {
    title: 'Risiken',
    goal: 'Sieh die Gefahr, bevor du fährst',
    first:
      'Dunkle Felder sind tückisch: Auf einem im bezahlten Teil eines Zugs kannst du stürzen. Du willst direkt hinter Blau 5 stehen, auf Reihe 16, Spur 1. Zwei Wege führen zum selben Preis dorthin. Nimm den guten.',
    safe: 'Um die dunklen Felder herum. Gleicher Preis, kein Risiko: Achte immer auf den Weg, nicht nur auf das Ende.',
    dark: 'Dieser Weg führt über ein dunkles Feld, für das du zahlst. Stürzt du, setzt du die nächste Runde aus. Der sichere Weg kostet dasselbe.',
    lane: 'Sicher, aber in einer anderen Spur: So hättest du keinen Windschatten von Blau 5.',
    short: 'Sicher, aber so kommst du nicht ans Hinterrad von Blau 5.',
    second: 'Der Würfel entscheidet über ein Risiko. Beim ersten des Rennens bleibst du in zwei von drei Fällen im Sattel. Beim zweiten?',
    third: 'In einem von drei Fällen',
    thirdIsRight: 'Ja, und danach in einem von sechs. Jedes Risiko ist gefährlicher als das davor.',
    twoThirds: 'Wieder in zwei von drei',
    twoThirdsIsWrong: 'Das Glück geht zur Neige: Beim zweiten Mal brauchst du eine 5, in einem von drei Fällen.',
    sixth: 'In einem von sechs Fällen',
    sixthIsWrong: 'Das gilt ab dem dritten. Beim zweiten brauchst du eine 5: in einem von drei Fällen.',
    done: 'Gratisfelder sind sicher, außer bei Regen. Auf Pflaster ist die Hälfte der Felder dunkel, und eine rote 4 ist ein Platten.',
  },
  climb: {
    title: 'Bergauf',
    goal: 'Fahr bergauf, ohne einzubrechen',
    first:
      'Ein Berg. Dein Kapitän hat hier zwei Gratisfelder. Der Anstieg hat Kategorie 2: Bis zu zwei Zahlfelder sind hier sicher; bei mehr droht ein Einbruch. Wie weit gehst du?',
    safe: 'Zwei Gratisfelder und zwei Zahlfelder: so weit es ohne Risiko geht.',
    crack: 'Mehr Zahlfelder am Berg, als die Kategorie erlaubt: Wenn der Würfel gegen dich ist, kosten sie das Doppelte.',
    oneMore: 'Sicher, aber ein Zahlfeld mehr ist es auch.',
    more: 'Sicher, aber es geht weiter: Zwei Zahlfelder sind hier ohne Risiko.',
    second: 'Wer ist am Berg zu Hause?',
    climber: 'Der Bergfahrer: drei Gratisfelder',
    climberIsRight:
      'Drei Gratisfelder, wo ein Rouleur eines hat. Und ein Bergfahrer, der von einer Bergreihe ausreißt, kann in diesem Zug nicht einbrechen.',
    leader: 'Der Kapitän: zwei Gratisfelder',
    leaderIsWrong: 'Überall gut, nirgends der Beste: Der Bergfahrer hat drei.',
    rouleur: 'Der Rouleur: drei Gratisfelder',
    rouleurIsWrong: 'Das gilt in der Ebene. Am Berg hat ein Rouleur eines und zahlt im Peloton eins mehr.',
    done: 'Auf Hügeln haben alle zwei Gratisfelder, in der Abfahrt vier.',
  },
  feed: {
    title: 'Verpflegung',
    goal: 'Setze ein Plättchen rechtzeitig ein',
    first:
      'Bis zur Linie sind es sechs Felder: drei gratis, drei bezahlt, für 5 Energie. Rot 2 hat noch 2. Aber du hast ein Verpflegungsplättchen, das nur du sehen kannst. Was tust du?',
    added: 'Vier mehr: 6 Energie. Jetzt reicht es.',
    short: 'Das endet vor der Linie, und Blau 5 ist direkt hinter dir. Nach dem Ziel ist ein Plättchen nichts wert: Setze es jetzt ein.',
    second: 'Sechs Felder, 5 Energie. Los!',
    home: 'Über die Linie, und du gewinnst!',
    notHome: 'Deine Energie reicht jetzt bis zur Linie. Lass Blau 5 keine weitere Runde.',
    done: 'Ein Plättchen ziehst du, wenn ein Fahrer eine Verpflegungszone passiert, und in einem Klassiker eines am Start: 2 bis 5 Energie, wann immer du willst.',
  },
  bend: {
    title: 'Kurven',
    goal: 'Nimm die kurze Innenbahn',
    first:
      'Eine Linkskurve. Ihre innere Spur hat fünf Felder, die mittlere sechs, die äußere sieben. Wie weit kommst du mit 4 Energie herum?',
    inside: 'Fünf Felder, und du bist durch: Reihe 12, für 3 Energie.',
    outside: 'Außen ist der lange Weg: sieben Felder für dieselbe Kurve.',
    middle: 'Sechs Felder für die ganze Kurve. Innen sind es fünf.',
    short: 'Innen ist richtig. Mit 4 Energie kommst du ganz herum: bis Reihe 12.',
    done: 'Sieh vor einer Kurve nach, welche Spur innen liegt. Es zählen Felder, nicht Reihen.',
  },
  finish: {
    title: 'Das Ziel',
    goal: 'Gewinne einen Sprint des Pelotons',
    first:
      'Gleich fährt das Peloton über die Linie. Seine Fahrer kommen so an: der vordere Bereich vor dem hinteren, dann wer die meiste Energie hat. Rot 1 hat 12 Energie, sitzt aber hinten. Blau 4 ist vorn mit 9. Was nun?',
    front: 'Rot 1 geht nach vorn.',
    stayed: 'Dann kommt Blau 4 zuerst an: Der vordere Bereich kommt vor dem hinteren, egal was übrig ist.',
    leaving: 'Dann käme Rot 1 nicht einmal mit dem Peloton über die Linie.',
    other: 'Sonst hat bei dir niemand die Energie zum Sieg. Bring Rot 1 nach vorn.',
    second: 'Sonst noch etwas?',
    won: 'Das Peloton fährt über die Linie, und Rot 1 hat vorn die meiste Energie: Du gewinnst!',
    enough: 'So passt es: Rot 1 ist vorn, mit der meisten Energie. Bleib so.',
    done: 'Vor dem Peloton gewinnt, wer als Erster über die Linie zieht.',
  },
  start: {
    title: 'Vor dem Start',
    goal: 'Wähle Stärken',
    first:
      'Jeder deiner Fahrer bekommt eine Stärke, und keine gibt es zweimal. Rot 1 ist dein Kapitän, gut auf jeder Straße. Welche Stärke?',
    sprinter: 'Ein Gratisfeld mehr für einen Zug, der in einer Sprintzone beginnt: Das kann ein Rennen entscheiden.',
    descender: 'Ein Gratisfeld mehr in der Abfahrt: fünf statt vier.',
    fighter: 'Das erste dunkle Feld eines Zugs ist harmlos: gut auf Pflaster.',
    second: 'Und Rot 2, dein Rouleur, stark in der Ebene?',
    others: 'Dein Bergfahrer nimmt, was übrig ist.',
    done: 'Dann stellen sich alle vorn oder hinten im Peloton auf, in der Reihenfolge der Marker. Nur von vorn darfst du ausreißen.',
  },
  stages: {
    title: 'Etappenrennen',
    goal: 'Zähl Zeit und Energie',
    first:
      'In einem Etappenrennen ist die Zeit eines Fahrers die Zahl der Runden hinter dem Sieger. Der Sieger bekommt 2 abgezogen, der Zweite 1 und der Erste an einer Bonuslinie 1. Rot 1 kam zwei Runden nach dem Sieger an und war Erster an der Bonuslinie. Was zählt?',
    one: '1',
    oneIsRight: 'Zwei Runden minus eine für die Bonuslinie.',
    two: '2',
    twoIsWrong: 'Vergiss die Bonuslinie nicht: Sie zieht 1 ab.',
    three: '3',
    threeIsWrong: 'Ein Bonus zieht Zeit ab: zwei minus eins.',
    second: 'Rot 1 ist mit 20 Energie angekommen. Was wird daraus?',
    fifteen: '15 davon gibt es für die nächste Etappe',
    fifteenIsRight: 'Höchstens 15 werden mitgenommen. Die anderen fünf hast du umsonst gespart.',
    all: 'Alles gibt es für die nächste Etappe',
    allIsWrong: 'Höchstens 15 werden mitgenommen.',
    nothing: 'Es ist verloren',
    nothingIsWrong: 'Zwischen Etappen werden bis zu 15 mitgenommen. In einem Klassiker und nach der letzten Etappe ist es verloren.',
    done: 'Auch Verfolgungen werden mitgenommen: bis zu zwei, zusätzlich zu vier. Und lieg nie mehr als 22 Runden zurück.',
  },
  oneMinute: {
    energy: {
      title: 'Energie ist alles',
      sentences: [
        'Jeder Zug hat ein paar Gratisfelder, je nach Fahrer und Straße; jedes Feld danach kostet mehr Energie als das davor.',
        'Wer direkt hinter einem anderen fährt, bekommt ein Gratisfeld mehr: den Windschatten.',
      ],
      caption: 'Rot 2 steht direkt hinter Blau 5: Sobald Blau 5 gezogen hat, sind es für Rot 2 vier Gratisfelder statt drei.',
    },
    peloton: {
      title: 'Das Peloton',
      sentences: [
        'Die meisten Fahrer sitzen im Peloton, das mit einem Würfel zieht und wenig kostet, vorn etwas mehr.',
        'Aus dem vorderen Bereich darfst du ausreißen, und mit einer Verfolgung macht dein Team es schneller, um andere einzuholen.',
      ],
      caption: 'Rot 2 ist ausgerissen. Das Peloton folgt, drei bis sechs Reihen je Runde.',
    },
    finish: {
      title: 'Die Linie',
      sentences: ['Wer zuerst über die Ziellinie fährt, gewinnt, und übrige Energie ist dann nichts mehr wert.'],
      caption: 'Fünf Felder bis zur Linie: drei gratis, zwei bezahlt, für 3 Energie.',
    },
  },
  glossary: {
    'free square': {
      term: 'Gratisfeld',
      spellings: ['Gratisfelder', 'Gratisfeldern', 'Gratisfelds'],
      meaning:
        'Ein Feld, das nichts kostet: 1 bis 4 am Anfang eines Zugs, je nach Fahrer und Gelände. Ungenutzte geben je 1 Energie zurück.',
    },
    'paying square': {
      term: 'Zahlfeld',
      spellings: ['Zahlfelder', 'Zahlfeldern', 'Zahlfelds'],
      meaning: 'Ein Feld nach den Gratisfeldern: Eines bis sechs davon kosten zusammen 1, 3, 5, 8, 11 und 15 Energie.',
    },
    slipstream: {
      term: 'Windschatten',
      spellings: ['Windschattens'],
      meaning:
        'Ein Gratisfeld mehr für einen Fahrer, der direkt hinter einem anderen stand, in derselben Spur, als dieser zog; nicht nach einem Zug von sechs Feldern oder mehr.',
    },
    lane: {
      term: 'Spur',
      spellings: ['Spuren'],
      meaning: 'Die Straße hat drei Spuren, an Bergen und auf Pflaster zwei. In einer Kurve hat die innere weniger Felder.',
    },
    pursuit: {
      term: 'Verfolgung',
      spellings: ['Verfolgungen'],
      meaning: 'Ein Team kann eine einsetzen, damit das Peloton in dieser Runde eine Reihe weiter fährt. Es gibt sechs für ein Rennen.',
    },
    token: {
      term: 'Marker',
      spellings: ['Teammarker', 'Markers', 'Markern'],
      meaning: 'Steht für die Helfer eines Teams im Peloton. Die Reihenfolge der Marker sagt, wer zuerst gefragt wird.',
    },
    'front area': {
      term: 'vorderer Bereich',
      spellings: ['vordere Bereich', 'vorderen Bereich'],
      meaning: 'Die Spitze des Pelotons: Wer dort ist, zahlt 1 oder 2 Energie je Runde und darf ausreißen.',
    },
    'back area': {
      term: 'hinterer Bereich',
      spellings: ['hintere Bereich', 'hinteren Bereich'],
      meaning: 'Das Ende des Pelotons: Wer dort ist, zahlt nichts, nach einer schnellen Runde 1 Energie.',
    },
    dropped: {
      term: 'abgehängt',
      spellings: ['abgehängte', 'abgehängter', 'abgehängten'],
      meaning: 'Hinter dem Peloton: ein Fahrer, der nicht zahlen konnte, um drinzubleiben, oder es ziehen ließ.',
    },
    'dark square': {
      term: 'dunkles Feld',
      spellings: ['dunkle Feld', 'dunkle Felder', 'dunklen Feld', 'dunklen Felder', 'dunklen Feldern', 'dunklem Feld'],
      meaning: 'Tückische Straße: Im bezahlten Teil eines Zugs kannst du dort stürzen. Wer stürzt, setzt die nächste Runde aus.',
    },
    crack: {
      term: 'Einbruch',
      spellings: ['Einbruchs', 'einbrechen', 'einzubrechen', 'bricht ein'],
      meaning: 'Mehr Zahlfelder an einem Anstieg, als seine Kategorie erlaubt: Wenn der Würfel gegen dich ist, kosten sie das Doppelte.',
    },
    category: {
      term: 'Kategorie',
      meaning: 'Wie schwer ein Anstieg ist, von 1 (am schwersten) bis 4: So viele Zahlfelder sind dort in einem Zug ohne Risiko.',
    },
    puncture: {
      term: 'Platten',
      spellings: ['Plattens'],
      meaning: 'Ein Fahrer mit Platten zieht in der nächsten Runde zuletzt, ohne Windschatten.',
    },
    'feed tile': {
      term: 'Verpflegungsplättchen',
      spellings: ['Plättchen', 'Plättchens'],
      meaning: '2 bis 5 Energie wert. Du bewahrst es geheim auf und setzt es ein, wann immer du es brauchst.',
    },
    'feed zone': {
      term: 'Verpflegungszone',
      spellings: ['Verpflegungszonen'],
      meaning: 'Eine Marke auf der Straße: Jeder Fahrer, der sie passiert, zieht ein Verpflegungsplättchen.',
    },
    'sprint zone': {
      term: 'Sprintzone',
      spellings: ['Sprintzonen'],
      meaning: 'Das letzte Stück vor einer Linie: Ein Sprinter, der dort einen Zug beginnt, hat ein Gratisfeld mehr.',
    },
    rouleur: {
      term: 'Rouleur',
      spellings: ['Rouleure', 'Rouleurs'],
      meaning: 'Stark in der Ebene: dort drei Gratisfelder, am Berg eines.',
    },
    climber: { term: 'Bergfahrer', spellings: ['Bergfahrers'], meaning: 'Stark am Berg: dort drei Gratisfelder, in der Ebene eines.' },
    descender: { term: 'Abfahrer', meaning: 'Eine Stärke: ein Gratisfeld mehr für einen Zug, der in der Abfahrt beginnt.' },
    fighter: { term: 'Kämpfer', meaning: 'Eine Stärke: Das erste dunkle Feld eines Zugs ist harmlos.' },
  },
  meanings: {
    take: 'Mit welchem Fahrer des Teams du fährst. Ein Rouleur ist stark in der Ebene, ein Bergfahrer am Berg, der Kapitän ist überall gut.',
    choose:
      'Eine Stärke für diesen Fahrer, für das ganze Rennen; sonst kann sie im Team niemand haben. Sieh dir die Straße an: Abfahrten, Pflaster oder ein flaches Finale?',
    lineUp: 'Wo dein Fahrer im Peloton wartet. Vorn darf er ausreißen und zahlt 1 oder 2 Energie je Runde; hinten zahlt er 0 oder 1.',
    ride: 'Wie weit dieser Fahrer fährt. Gratisfelder kosten nichts, weitere immer mehr; endest du direkt hinter einem anderen, hast du nächste Runde dessen Windschatten.',
    breakAway:
      'Ob ein Fahrer von dir das Peloton verlässt, vier Felder oder mehr. Danach wählst du dein Tempo selbst und zahlst dafür; das Peloton kann dich wieder einholen.',
    inside:
      'Wähle, wer nach vorn geht und wer nach hinten. Wer vorn ist, zahlt mehr, darf aber nächste Runde ausreißen; fährt das Peloton über die Linie, kommt der vordere Bereich zuerst an.',
    pursuit:
      'Ob dein Team das Peloton eine Reihe weiter fahren lässt. Das kann Fahrer vorn einholen und kostet eine Verfolgung; wird das Peloton schnell, zahlen außerdem alle darin Energie. Nach einem „Ja“ wird sonst niemand gefragt.',
    payment:
      'Dieser Fahrer kann nicht zahlen, um im Peloton zu bleiben. Ein Verpflegungsplättchen reicht vielleicht; sonst wird er abgehängt, behält seine Energie und fährt dahinter.',
    heat: 'In der Hitze deckt ein langer Zug eines deiner Verpflegungsplättchen auf und setzt es ein. Welches brauchst du am wenigsten als Geheimnis?',
  },
  firstRace: {
    title: 'Dein erstes Rennen',
    hello:
      'Dreißig Reihen, drei Teams. Du bist Rot: 1 ist dein Kapitän, 2 dein Rouleur für die Ebene, 3 dein Bergfahrer. Wer zuerst über die Linie fährt, gewinnt.',
    lineUp: 'Vorn oder hinten? Nur von vorn darf man ausreißen, aber dort kostet jede Runde mehr. Einer oder zwei vorn sind genug.',
    breakAway:
      'Deine erste Chance auszureißen. Die Preise stehen an den Feldern: Fünf oder sechs Felder sind ein guter Anfang, am billigsten mit dem Rouleur.',
    inside: 'Du darfst im Peloton umstellen. Bring nach vorn, wer als Nächster ausreißen soll, und lass die anderen hinten ausruhen.',
    pursuit:
      'Eine Verfolgung bringt das Peloton eine Reihe weiter. Nutz eine, wenn jemand anderes weg ist, nie gegen deinen eigenen Fahrer.',
    ride: 'Dein Fahrer ist ausgerissen und zieht zuerst. Gratisfelder kosten nichts; ein oder zwei Zahlfelder sind billig. Bleib vor dem Peloton.',
    slipstream: 'Du bist in jemandes Windschatten: ein Gratisfeld mehr. Bleib direkt dahinter, dann behältst du ihn.',
    feed: 'Du hast ein Verpflegungsplättchen, das sonst niemand kennt. Setze es ein, wenn es dir bringt, was du brauchst; nach dem Ziel ist es nichts wert.',
    risk: 'Manche Felder zeigen ein Risiko. Ein Sturz kostet dich eine Runde: Such einen Weg drum herum, oft kostet er dasselbe.',
    sprint: 'Die Linie ist nah. Gib aus, was du hast: Energie im Ziel ist nichts wert.',
    won: 'Du gewinnst! Gratisfelder, der richtige Ausreißversuch und nichts mehr übrig an der Linie: Das ist Leader 1.',
    lost: 'Diesmal nicht. Versuch es noch einmal: Reiß etwas früher aus, und gib vor der Linie alles aus.',
  },
  warnings: {
    unspent: ({ rider, energy, rows }) =>
      `${rider} hat ${energy} Energie und noch ${rows} Reihen vor sich. Selbst mit vier Zahlfeldern je Runde wird das nicht alle: Es ist Zeit auszureißen.`,
    left: ({ rows }) =>
      `Vor dem Peloton sind andere, aber keiner von dir, und bis zur Linie ${form(rows, 'ist es eine Reihe', `sind es ${rows} Reihen`)}. Bleibst du hier noch lange sitzen, holt sie keiner mehr ein.`,
    back: ({ rider }) =>
      `Das Peloton kann in dieser Runde über die Linie fahren, und der vordere Bereich kommt zuerst an. ${rider} hat die Energie zum Sieg, sitzt aber hinten.`,
  },
  reasons: {
    position: 'Das bringt Straße zu einem fairen Preis.',
    reserves: 'Das spart Energie oder eine Verfolgung, die später mehr wert ist.',
    shelter: 'So bleiben deine Fahrer im Peloton, wo die Straße billig ist.',
    safety: 'Das vermeidet ein Risiko: Eine verlorene Runde kostet mehr als ein paar Felder.',
    finish: 'Das bringt deinen besten Fahrer früher ins Ziel.',
  },
};
