import { form } from '@gruppetto/words/grammar/de';
import type { CoachSentences } from './en.ts';

/** What the coach of Cycling Party says in German. */
export const de: CoachSentences = {
  groups: {
    title: 'Gruppen auf der Straße',
    goal: 'Unterscheide Peloton und Kreisel',
    first:
      'Du bist Rot. Fünf oder mehr Fahrer auf Feldern ohne Lücke sind ein Peloton. Weniger auf einem Feld sind ein Kreisel, und wer allein fährt, ist ein Ausreißer. Wo ist das Peloton?',
    five: 'Die fünf auf 22 bis 24',
    fiveIsRight: 'Ja: drei Felder hintereinander, fünf Fahrer. Die drei auf 27 sind ein Kreisel, Rot 5 auf 19 fährt allein.',
    three: 'Die drei auf 27',
    threeIsWrong: 'Drei Fahrer auf einem Feld sind ein Kreisel. Ein Peloton braucht fünf.',
    all: 'Alle neun',
    allIsWrong: 'Leere Felder trennen Gruppen, so wie 25 und 26.',
    second:
      'In einem Kreisel wirft jeder zwei Würfel. Würfe, die sich um 3 oder weniger unterscheiden, hängen zusammen und fahren so weit wie der höchste. Auf 27 werden 10, 7 und 3 gewürfelt. Wie weit kommt der Fahrer mit der 7?',
    ten: '10 Felder',
    tenIsRight: 'Richtig: 10 und 7 liegen um 3 auseinander, also geht die 7 ans Hinterrad der 10. Die 3 ist zu weit weg und fährt allein.',
    seven: '7 Felder',
    sevenIsWrong: '10 und 7 liegen nur um 3 auseinander: Der langsamere Fahrer geht ans Hinterrad und fährt 10.',
    low: '3 Felder',
    lowIsWrong: 'Niemand wartet. Die 7 hängt sich an die 10; die 3 bleibt zurück.',
    third: 'Die Fahrer vorn ziehen zuerst. Starte die Runde.',
    rode: 'Rot 3 hat 10 gewürfelt und macht das Tempo; Blau 3 bleibt dran. Blau 4 ist abgehängt.',
    withdraw: 'Du darfst Fahrer aus dem Rennen nehmen, um weniger im Blick behalten zu müssen. Jetzt muss niemand gehen: Fahr weiter.',
    done: 'In einer Gruppe fährt es sich gut: Auch ein schwacher Wurf nimmt dich mit.',
  },
  peloton: {
    title: 'Das Tempo des Pelotons',
    goal: 'Würfeln oder zustimmen',
    first:
      'Blau 3 ist weg. Das Peloton würde 5 fahren. Für mehr Tempo würfelst du mit einem deiner Fahrer: 5 bis 9 bietet allen dieses Tempo an. Aber 10 bis 12 ist eine Flucht und 2 bis 4 ein Platten. Würfeln oder zustimmen?',
    threw: 'Eine 8: Das ist jetzt das Tempo. Blau stimmt zu.',
    sprinter: 'Rot 2 ist dein Sprinter: Ein Platten würde wehtun. Würfle mit jemandem, den du entbehren kannst.',
    agreedAtFive: 'Dann schleicht das Peloton, außer Blau will mehr: Aber Blau 3 gehört ja zu Blau und fährt davon. Erhöhe das Tempo.',
    second: 'Das Tempo ist 8. Du kannst mit einem anderen Fahrer noch einmal würfeln oder zustimmen.',
    agreed: 'Alle im Peloton fahren 8, ob sie gewürfelt haben oder nicht.',
    agreedFrom: 'Zugestimmt, und bei mindestens so hohem Tempo wirst du nicht mehr gefragt.',
    again: 'Nur eine 9 wäre schneller, einer von neun Würfen. Und einer von sechs ist ein Platten. Stimm zu.',
    done: 'Ein Wurf von 5 bis 9 hilft allen, eine Flucht nur dir. Ein Peloton behält seine Form: Jeder zählt ab seinem eigenen Feld.',
  },
  bottle: {
    title: 'Flaschen',
    goal: 'Schließ mit einer Flasche zu einer Gruppe auf',
    first:
      'Eine Flasche bringt einen Fahrer ein Feld weiter; am Berg braucht es zwei. Der Kreisel von Blau auf 30 zieht gleich, und Rot 2 ist knapp dahinter. Du hast eine Flasche. Gibst du sie?',
    gave: 'Rot 2 ist im Kreisel, würfelt nur 5 und fährt trotzdem 8 mit den anderen. Dafür sind Flaschen da.',
    order: 'Dann wirst du nur gefragt, wenn dir sonst etwas entginge. Und jetzt würdest du das Hinterrad von Blau verpassen.',
    nothing: 'Dann fährt Rot 2 allein. Im Kreisel hätte selbst ein schwacher Wurf gereicht.',
    done: 'Fünf Flaschen je Etappe, drei je Runde, zwei für einen Fahrer. Gib sie direkt vor dem Zug einer Gruppe oder am Ende einer Runde.',
  },
  mountain: {
    title: 'Berge',
    goal: 'Verteile die Würfel',
    first:
      'Ein Pass geht von 50 bis 60. Für einen Wurf aus der Ebene zählt jedes Bergfeld 2. Blau 1 auf 48 würfelt 9. Wie weit reicht das?',
    at53: 'Bis 53',
    at53IsRight: 'Eins für 49, dann vier Bergfelder für je zwei: 53.',
    at57: 'Bis 57',
    at57IsWrong: 'Das wären neun Felder. Aber ab 50 zählt jedes 2.',
    at50: 'Bis 50',
    at50IsWrong: 'Eine 9 bringt mehr: eins für 49 und dann acht Punkte für vier Bergfelder.',
    second:
      'Auf dem Pass gibt es keine Gruppen. Ein Fahrer wirft einen Würfel; deine zwei auf 56 würfeln zusammen, und du verteilst die Würfel: 2 und 5. Welcher für Rot 2, deinen Sprinter?',
    five: 'Rot 2 ist über die Passhöhe, auf 61. In der Ebene kann dein Sprinter sprinten.',
    two: 'Dann kommt Rot 4 über die Passhöhe, und dein Sprinter bleibt auf dem Pass, wo niemand sprinten kann. Gib Rot 2 die 5.',
    done: 'Bergauf wirft jeder einen Würfel; hinter dem Pass zählen Felder wieder 1.',
  },
  sprint: {
    title: 'Sprint',
    goal: 'Gewinne mit deinem Sprinter',
    first:
      'Fahrer 2 ist dein Sprinter, in der Junior-Version mit einem Sprint je Etappe. Die Linie liegt hinter 100, und Rot 2 steht auf 88. Gesprintet wird allein, bevor die Gruppe würfelt. Jetzt?',
    sprints: 'Jetzt!',
    nothing:
      'Mit zwei Würfeln kann hier niemand die Linie erreichen: höchstens 12, und du brauchst 13. Ein Sprint kann jetzt das Rennen gewinnen, bevor es der Sprinter von Blau tut.',
    second: 'Drei Würfel oder einer mit zwanzig Seiten? Du brauchst 13, um über die Linie zu kommen.',
    won: 'Eine 16: vier Felder hinter der Linie. Die anderen spielen die Runde zu Ende, niemand kommt vorbei, und du gewinnst!',
    threeDice: 'Drei Würfel bringen in einem von vier Fällen 13 oder mehr. Der zwanzigseitige schafft es in zwei von fünf.',
    done: 'Die Etappe endet mit der Runde, in der jemand ankommt. Wer am weitesten hinter der Linie steht, gewinnt. Nah an der Linie sind drei Würfel sicherer, weit davor der zwanzigseitige.',
  },
  climber: {
    title: 'Der Bergfahrer',
    goal: 'Nutz Doppelwürfe und die magische Fünf',
    first:
      'Ab hier gilt Senior: Jeder Fahrer hat eine Rolle. Rot 1 ist dein Bergfahrer. Auf einem Pass der ersten Kategorie hat er einen Doppelwurf, auf einem HC-Pass wie diesem zwei: zwei Würfel, einen behalten. Nutzt du einen?',
    doubled: 'Eine 2 und eine 5. Und es kommt noch besser.',
    single: 'Das darfst du. Aber Doppelwürfe verfallen am Ende des Passes, und dieser ist lang genug für beide.',
    second: 'Auf einem HC-Pass darf der Bergfahrer eine 5 als 6 zählen: die magische Fünf. Was nimmst du?',
    magic: 'Sechs Felder bergauf.',
    five: 'Das ist gut, aber die magische Fünf macht eine 6 daraus, ganz umsonst.',
    two: 'Du hast für einen zweiten Würfel gezahlt: Nimm den besseren.',
    done: 'Pässe haben Kategorien: Hügel 3 Felder, dritte 8, zweite 16, erste 24, HC 32.',
  },
  rouleur: {
    title: 'Der Rouleur',
    goal: 'Überbrücke eine Lücke von vier',
    first:
      'Rot 3 ist dein Rouleur: Ein Wurf zählt mindestens 7, deine 3 ist also eine 7. Und ein Rouleur darf auch eine Lücke von 4 überbrücken. Blau 1 hat 11 gewürfelt, Blau 4 nur 3. Was tust du?',
    up: 'Du fährst 11 mit Blau 1, und Blau 4 bleibt zurück.',
    both: 'Du würdest 11 fahren, aber auch Blau 4 mitnehmen: Aus der 3 würde eine 11. Warum helfen?',
    down: 'Du würdest nur 7 fahren und Blau 4 mitnehmen. Die Musik spielt vorn.',
    none: 'Dann fährst du 7, und Blau 1 fährt mit 11 davon.',
    done: 'Der Rouleur entscheidet: nach oben, nach unten, beides oder keines.',
  },
  domestiques: {
    title: 'Helfer',
    goal: 'Lass Helfer für andere arbeiten',
    first:
      'Rot 5 ist dein Berghelfer. Ist sein Würfel genau um eins höher als der eines Teamkollegen auf demselben Feld, zieht er ihn mit. Rot 1 und Rot 5 haben 4 und 5 gewürfelt. Welcher Würfel für Rot 1?',
    four: 'Und Rot 5 hat die 5: eins mehr.',
    five: 'Dann fährt Rot 1 fünf Felder und Rot 5 vier. Andersherum können beide fünf fahren.',
    second: 'Rot 1 mitziehen?',
    pulled: 'Beide fahren 5.',
    left: 'Dann fährt Rot 1 nur 4. Mitziehen kostet nichts.',
    third:
      'Jetzt dein Peloton. Rot 4 ist dein Wasserträger: Mit 3 oder 4 hat er keinen Platten, und mit 10 bis 12 darf er das Tempo auf 9 setzen. Wer würfelt?',
    threw: 'Eine 11!',
    sprinter: 'Dein Sprinter könnte mit 2, 3 oder 4 einen Platten haben. Der Wasserträger nur mit einer 2.',
    agreed: 'Mit 5 kommt dein Sprinter nicht weit. Erhöhe das Tempo, mit dem Fahrer, der es am besten kann.',
    fourth: 'Eine 11 kann eine Flucht sein oder Tempo 9 für alle. Dein Sprinter, Rot 2, ist in diesem Peloton.',
    nine: 'Das höchste Tempo, das ein Peloton fahren kann, auch für deinen Sprinter.',
    escaped: 'Rot 4 wäre allein weg und das Peloton deines Sprinters noch bei 5. Ein Wasserträger arbeitet für andere.',
    done: 'Fahrer 6, die Rote Laterne, hat keine Fähigkeiten. Es gibt ihn nur in Teams mit sechs Fahrern.',
  },
  attack: {
    title: 'Attacke',
    goal: 'Wirf vier Würfel',
    first:
      'Einmal je Etappe darf jedes Team attackieren, bis 50 km vor der Linie: Ein Fahrer wirft vier Würfel und fährt allein. Willst du?',
    who: 'Wer geht?',
    fallBack:
      'Mit einem Würfel lässt sich ein Fahrer zu einem Teamkollegen zurückfallen. Rot 1 ist dort hinten allein, kann aber warten. Attacke!',
    nothing: 'Du kannst sie aufheben, aber nicht lange: Hinter dem 50-km-Schild ist sie weg.',
    second: 'Rot 3, der Rouleur, oder Rot 4, der Wasserträger?',
    rouleur: 'Fünfzehn Felder. Und allein zählt ein Wurf des Rouleurs immer mindestens 7.',
    domestique: 'Rot 4 ist im Peloton am stärksten. Allein ist ein Rouleur besser: Dessen Würfe zählen mindestens 7.',
    third: 'Und wenn die vier Würfel 5, 5, 2 und 2 gewesen wären?',
    chain: 'Die Kette reißt',
    chainIsRight: 'Zwei Paare lassen die Kette reißen: Der Fahrer fällt bis zum Letzten im Rennen zurück und würfelt von dort noch einmal.',
    fourteen: '14 Felder',
    fourteenIsWrong: 'Nach zwei Paaren zählt die Summe nicht: Die Kette reißt, und der Fahrer fällt bis zum Letzten im Rennen zurück.',
    fall: 'Ein Sturz',
    fallIsWrong:
      'Stürze kommen bei zwei Würfeln vor: Nach 3-3 oder 4-4 würfelst du noch einmal, und ein Pasch ist dann ein Sturz. Zwei Paare bei vieren lassen die Kette reißen.',
    done: 'Ein Spezialwurf je Zug: Sprint, Attacke, Zurückfallen oder Abfahrt.',
  },
  descent: {
    title: 'Vollgas-Abfahrt',
    goal: 'Rase einen Berg hinunter',
    first:
      'Rot 1 ist mit einer gewürfelten 6 über den Pass gekommen, genau auf das erste flache Feld. Das gibt das Recht auf eine Vollgas-Abfahrt: drei Würfel statt zwei. Nur drei Sechsen sind ein Sturz. Traust du dich?',
    descended: 'Zwölf Felder, und Blau 1 bleibt zurück.',
    fallBack: 'Zurückfallen bringt hier nichts: Du bist vorn und hast eine Abfahrt bereit.',
    normal:
      'Mit zwei Würfeln fährst du im Schnitt 7; drei bringen mehr als 10. Ein Sturz kommt einmal in 216 Würfen vor. Und das Recht verfällt, wenn du es nicht nutzt.',
    done: 'Es gilt auch, wenn dich zwei Flaschen in derselben Runde vom letzten Bergfeld in die Ebene bringen.',
  },
  leader: {
    title: 'Master: der Kapitän',
    goal: 'Gewinne einen Berg',
    first:
      'In der Master-Version ist Rot 1 dein Kapitän, und die Ersten über einen Pass holen Punkte. Auf einem HC-Pass hat der Kapitän Bergattacken: einen zehnseitigen Würfel. Die Passhöhe ist auf 71, Blau 1 ist neben dir. Was nun?',
    attacked: 'Sieben Felder: über die Passhöhe, Blau 1 noch nicht.',
    fallBack: 'Zurückfallen überlässt Blau 1 die Passhöhe.',
    normal: 'Mit einem normalen Würfel brauchst du eine 5 oder 6. Der zehnseitige schafft es mit 5 bis 10: in sechs von zehn Fällen.',
    second: 'Du kommst zuerst über einen HC-Pass. Wie viele Bergpunkte gibt das?',
    thirtyFive: '35',
    thirtyFiveIsRight: 'HC gibt 35, 25, 15, 10 und 5; die erste Kategorie 25 bis 5, die zweite 15 bis 5, die dritte 5 bis 1.',
    five: '5',
    fiveIsWrong: 'Das ist der Fünfte auf der Passhöhe oder der Sieger eines Zwischensprints. Der Erste bekommt 35.',
    none: 'Keine: Nur das Ziel zählt',
    noneIsWrong: 'In der Master-Version zählen auch Pässe und Zwischensprints. Zuerst über einen HC-Pass: 35.',
    done: 'Die Rundfahrt gibt jedem Team halb so viele Bergattacken, wie sie HC-Pässe hat. Verbrauche nicht alle auf einmal.',
  },
  tour: {
    title: 'Eine Rundfahrt',
    goal: 'Lies Zeiten und Punkte',
    first:
      'Jede Runde nach der des Siegers ist eine Minute, und die Felder hinter der Linie und ein Würfel geben die Sekunden. Du kommst eine Runde nach dem Sieger an, zehn Felder hinter der Linie, wo eine 6 für 10 Sekunden steht. Du würfelst eine 6. Deine Zeit?',
    seventy: '1′10″',
    seventyIsRight: 'Eine Runde ist eine Minute, dazu 10 Sekunden für das Feld.',
    ten: '10 Sekunden',
    tenIsWrong: 'Rechne eine Minute dazu: Du kamst eine Runde nach dem Sieger an.',
    seventyFive: '1′15″',
    seventyFiveIsWrong: 'Das wäre eine 1. Eine 6 ist die niedrigste Sekunde des Felds: 10.',
    second: 'Wie gewinnt man eine Rundfahrt?',
    points: 'Mit den meisten Cycling-Party-Punkten',
    pointsIsRight: 'Ja: für Etappensiege und für Plätze in den fünf Wertungen am Ende.',
    time: 'Mit der kürzesten Zeit',
    timeIsWrong: 'Damit gewinnt man die Einzelwertung, eine von fünf. Es entscheiden die Punkte aus allen und aus Etappensiegen.',
    wins: 'Mit den meisten Etappensiegen',
    winsIsWrong: 'Die bringen Punkte, aber die fünf Wertungen auch.',
    third: 'Ihr spielt eine Rundfahrt an einem echten Tisch. Wer schreibt auf, was geschieht?',
    director: 'Der Rennleiter, im Tourbüro',
    directorIsRight:
      'Für jeden Pass, jeden Sprint und jedes Ziel trägt er die Reihenfolge ein; das Büro rechnet alles zusammen. Im Programm gefahren, füllt es sich von selbst.',
    everyone: 'Niemand: Das geht nur für Rennen im Programm',
    everyoneIsWrong: 'Das Tourbüro dient auch echten Tischen: Ein Spieler, der Rennleiter, trägt ein, was geschah.',
    done: 'In einer Rundfahrt steigt niemand aus: Alle müssen ins Ziel.',
  },
  oneMinute: {
    groups: {
      title: 'In Gruppen fahren',
      sentences: [
        'Du führst ein Team; in jeder Runde zieht jeder Fahrer einmal, die vorderen zuerst.',
        'Wer allein fährt, wirft zwei Würfel; Fahrer auf einem Feld sind ein Kreisel und nehmen sich mit, wenn ihre Würfe nah beieinander liegen.',
      ],
      caption: 'Drei Fahrer auf 30: ein Kreisel. Dahinter fünf ohne Lücke: ein Peloton.',
    },
    pace: {
      title: 'Tempo machen, Pässe fahren',
      sentences: [
        'Fünf oder mehr Fahrer ohne Lücke sind ein Peloton: Würfle für mehr Tempo, oder stimm zu.',
        'Am Berg gibt es keine Gruppen, und jeder wirft einen Würfel.',
      ],
      caption: 'Der Pass trennt sie: Rot 1 klettert allein, die anderen warten unten.',
    },
    line: {
      title: 'Flaschen und Sprints',
      sentences: [
        'Eine Flasche bringt einen Fahrer ein Feld weiter, ein Sprinter darf drei Würfel oder einen mit zwanzig Seiten werfen, und wer am weitesten hinter die Linie kommt, gewinnt.',
      ],
      caption: 'Noch acht Kilometer, und der Sprinter von Rot hat noch einen Sprint.',
    },
  },
  glossary: {
    peloton: {
      term: 'Peloton',
      spellings: ['Pelotons'],
      meaning:
        'Fünf oder mehr Fahrer auf flachen Feldern ohne Lücke. Es fährt das höchste angebotene Tempo, 5 bis 9, und behält seine Form.',
    },
    paceline: {
      term: 'Kreisel',
      spellings: ['Kreisels', 'Kreiseln'],
      meaning:
        'Zwei bis vier Fahrer auf einem flachen Feld. Würfe, die sich um 3 oder weniger unterscheiden, hängen zusammen und fahren so weit wie der höchste.',
    },
    breakaway: {
      term: 'Ausreißer',
      spellings: ['Ausreißers'],
      meaning: 'Ein Fahrer allein auf einem flachen Feld: zwei Würfel und kein Hinterrad.',
    },
    pace: {
      term: 'Tempo',
      spellings: ['Tempos', 'Tempi'],
      meaning: 'Wie weit ein Peloton fährt: 5 oder der höchste Wurf von 5 bis 9, den jemand anbietet.',
    },
    puncture: {
      term: 'Platten',
      spellings: ['Plattens'],
      meaning: 'Ein Wurf von 2, 3 oder 4 in einem Peloton: Der Fahrer verlässt es und kommt nur so weit wie gewürfelt.',
    },
    escape: { term: 'Flucht', meaning: 'Ein Wurf von 10, 11 oder 12 in einem Peloton: Der Fahrer fährt allein davon.' },
    bottle: {
      term: 'Flasche',
      spellings: ['Flaschen'],
      meaning:
        'Bringt einen Fahrer ein Feld weiter; von einem Bergfeld braucht es zwei. Jedes Team hat fünf je Etappe und gibt höchstens drei je Runde.',
    },
    pass: {
      term: 'Pass',
      spellings: ['Passes', 'Pässe', 'Pässen'],
      meaning: 'Ein Stück aus Bergfeldern. Aus der Ebene zählt jedes 2; auf ihm wirft jeder einen Würfel.',
    },
    sprinter: {
      term: 'Sprinter',
      spellings: ['Sprinters'],
      meaning: 'Fahrer 2: darf ein paarmal je Etappe statt zwei Würfeln drei oder den zwanzigseitigen werfen.',
    },
    climber: {
      term: 'Bergfahrer',
      spellings: ['Bergfahrers'],
      meaning: 'Fahrer 1: hat Doppelwürfe auf langen Pässen und eine magische Fünf auf den längsten.',
    },
    rouleur: {
      term: 'Rouleur',
      spellings: ['Rouleurs'],
      meaning: 'Fahrer 3: Allein oder in einem Kreisel zählt ein Wurf mindestens 7, und er darf auch eine Lücke von 4 überbrücken.',
    },
    'flat domestique': {
      term: 'Wasserträger',
      spellings: ['Wasserträgers'],
      meaning: 'Fahrer 4: In einem Peloton ist nur eine 2 ein Platten, und 10 bis 12 dürfen das Tempo auf 9 setzen.',
    },
    'mountain domestique': {
      term: 'Berghelfer',
      spellings: ['Berghelfers'],
      meaning: 'Fahrer 5: zieht einen Teamkollegen auf demselben Bergfeld mit, dessen Würfel genau um eins niedriger ist.',
    },
    'lanterne rouge': { term: 'Rote Laterne', meaning: 'Fahrer 6, in Teams mit sechs: keine Fähigkeiten.' },
    'double throw': {
      term: 'Doppelwurf',
      spellings: ['Doppelwürfe', 'Doppelwürfen', 'Doppelwurfs'],
      meaning: 'Auf einem Pass wirft der Bergfahrer einen Würfel mehr und lässt einen weg. Ungenutzte verfallen am Ende des Passes.',
    },
    'magic five': {
      term: 'magische Fünf',
      spellings: ['magischen Fünf', 'magischer Fünf'],
      meaning: 'Auf einem HC-Pass darf der Bergfahrer eine 5 als 6 zählen.',
    },
    attack: {
      term: 'Attacke',
      spellings: ['Attacken', 'attackieren', 'attackiert'],
      meaning: 'Vier Würfel, einmal je Etappe, bis 50 km vor der Linie. Bei zwei Paaren reißt die Kette.',
    },
    'broken chain': {
      term: 'Kettenriss',
      spellings: ['Kettenrisse', 'Kette reißt', 'Kette reißen', 'Kette'],
      meaning: 'Zwei Paare bei einer Attacke: Der Fahrer fällt bis zum Letzten im Rennen zurück und würfelt von dort noch einmal.',
    },
    'fall back': {
      term: 'Zurückfallen',
      spellings: ['fällt zurück'],
      meaning: 'Statt eines normalen Wurfs einen Würfel werfen, um auf einen Teamkollegen dahinter zu warten.',
    },
    'full-speed descent': {
      term: 'Vollgas-Abfahrt',
      spellings: ['Abfahrt', 'Abfahrten'],
      meaning: 'Drei Würfel, wenn man mit einer gewürfelten 6 von einem Pass gekommen ist. Drei Sechsen sind ein Sturz.',
    },
    fall: {
      term: 'Sturz',
      spellings: ['Stürze', 'Sturzes', 'stürzt', 'stürzen'],
      meaning:
        'Nach 3-3 oder 4-4 mit zwei Würfeln wird noch einmal gewürfelt; ein Pasch ist dann ein Sturz, und alle auf diesem Feld verlieren ihren Zug.',
    },
    'mountain attack': {
      term: 'Bergattacke',
      spellings: ['Bergattacken'],
      meaning: 'Der Kapitän wirft auf einem HC-Pass einen zehnseitigen Würfel. Ein Team hat ein paar für die ganze Rundfahrt.',
    },
    overrun: { term: 'Ausrollweite', meaning: 'Wie viele Felder hinter der Linie ein Fahrer steht: Die größte gewinnt.' },
    'intermediate sprint': {
      term: 'Zwischensprint',
      spellings: ['Zwischensprints'],
      meaning: 'Eine Marke auf der Straße: Die ersten drei bekommen 5, 3 und 1 Punkte.',
    },
  },
  meanings: {
    start: 'Deine Fahrer würfeln nacheinander um ihre ersten Felder. Zu entscheiden gibt es noch nichts.',
    rideOn:
      'Gleich beginnt eine neue Runde. „Weiterfahren bis …“ erspart dir die Fragen unterwegs; gefragt wirst du trotzdem, wenn dir etwas entginge.',
    withdraw: 'Welcher deiner Fahrer das Rennen endgültig verlässt. Weniger Fahrer machen weniger Arbeit, aber es helfen auch weniger.',
    special:
      'Diese Gruppe zieht gleich. Vorher kann eine Flasche einen Fahrer dazubringen, und ein Spezialwurf nimmt einen heraus. Willst du nichts davon, wird einfach gewürfelt.',
    give: 'Wähle den Fahrer, der die Flasche bekommt. Sie bringt ihn ein Feld weiter. Such eine Gruppe, die er damit erreicht.',
    sprint: 'Drei Würfel bringen am häufigsten 10 oder 11; der zwanzigseitige alles von 1 bis 20. Wie weit musst du kommen?',
    attack: 'Wähle den Fahrer, der vier Würfel wirft und allein davonfährt. Bei zwei Paaren reißt die Kette.',
    fallBack: 'Wähle den Fahrer, der mit einem Würfel langsamer macht, um auf einen Teamkollegen dahinter zu warten.',
    go: 'Wie weit der Fahrer kommt, der sich zurückfallen lässt. Wo ist der Teamkollege, auf den er wartet?',
    pace: 'Wie weit das ganze Peloton fährt. Ein Wurf von 5 bis 9 erhöht das Tempo für alle; 10 bis 12 ist eine Flucht und 2 bis 4 ein Platten für den, der würfelt.',
    paceline:
      'Wähle, wer zuerst würfelt. Von gleichen Würfen macht der erste das Tempo, und das entscheidet einen Gleichstand an der Linie.',
    chain: 'Die Kette ist geflickt: Der Fahrer würfelt jetzt, nach allen anderen.',
    domestique: 'Mit 10 bis 12 darf dein Wasserträger allein davonfahren oder bleiben und das Tempo des Pelotons auf 9 setzen.',
    link: 'Dein Rouleur darf eine Lücke von 4 zu anderen Würfen überbrücken. Nach oben kommst du weiter; nach unten nimmst du den Langsameren mit.',
    double: 'Ein Doppelwurf ist ein Würfel mehr; einen lässt du weg. Was am Ende des Passes übrig ist, verfällt.',
    assign: 'Du verteilst die Würfel deiner Fahrer auf diesem Feld. Wer muss über die Passhöhe, und wer kann warten?',
    pull: 'Dein Berghelfer hat eins mehr gewürfelt als dieser Teamkollege und darf ihn mitziehen. Das kostet nichts.',
  },
  firstRace: {
    title: 'Dein erstes Rennen',
    hello:
      'Sechzig Kilometer, ein Hügel, zwei Teams. Du bist Rot und führst fünf Fahrer; die Nummer 2 ist dein Sprinter. Wer am weitesten hinter die Linie kommt, gewinnt.',
    start: 'Zuerst wirft jeder zwei Würfel für den Start. Noch gibt es nichts zu wählen.',
    rideOn: 'Eine Runde beginnt. Du kannst Runde für Runde fahren oder die kleinen Fragen bis zum nächsten Schild überspringen.',
    peloton:
      'Deine Fahrer sind in einem Peloton. Würfle für mehr Tempo, oder stimm zu. Einer von sechs Würfen ist ein Platten, einer von sechs eine Flucht.',
    bottle:
      'Deine erste Chance, eine Flasche zu geben. Am meisten bringt sie, wenn sie einen Fahrer zur Gruppe davor führt, kurz bevor diese zieht.',
    pass: 'Auf dem Pass verteilst du die Würfel. Bring deinen Sprinter über die Passhöhe.',
    sprint: 'Die Linie ist nah. Dein Sprinter kann drei Würfel werfen oder den zwanzigseitigen: Jetzt ist es Zeit, daran zu denken.',
    won: 'Du gewinnst! Gruppen, Tempo, Flaschen, ein Sprint: Mehr brauchst du nicht.',
    lost: 'Diesmal geschlagen. Versuch es noch einmal: Bleib in Gruppen, und heb den Sprint und ein, zwei Flaschen für das Ende auf.',
  },
  warnings: {
    descent: ({ rider }) => `${rider} darf mit Vollgas abfahren, aber nur in diesem Zug: Danach ist das Recht weg.`,
    doubles: ({ rider, doubles, squares }) =>
      `${rider} hat noch ${doubles} und ${squares} bis zum Ende des Passes. Was dort nicht genutzt ist, verfällt.`,
    attack: ({ last }) => `Hinter km ${last} darf dein Team nicht mehr attackieren, und du bist fast dort.`,
    sprint: ({ rider }) => `${rider} hat noch einen Sprint, und die Etappe kann mit dieser Runde enden. Ungenutzte Sprints verfallen.`,
    bottles: ({ bottles }) =>
      `Du hast noch ${bottles}, höchstens drei gehen je Runde, und die Linie ist nah. Was du behältst, ist verloren.`,
    sprinterBehind: ({ rider, squares }) =>
      `${rider}, dein Sprinter, liegt ${squares} hinter der Spitze. Von dort gewinnt kein Sprint: Bring ihn nach vorn, solange noch Zeit ist.`,
    doublesLeft: (doubles) => form(doubles, 'einen Doppelwurf', `${doubles} Doppelwürfe`),
    bottlesLeft: (bottles) => form(bottles, 'eine Flasche', `${bottles} Flaschen`),
    kilometres: (squares) => `${squares} km`,
  },
  reasons: {
    position: 'Das bringt deine Fahrer nach vorn, vor allem die, die gewinnen können.',
    reserves: 'Das hebt Flaschen und Spezialwürfe für einen Moment auf, in dem sie mehr entscheiden.',
    shelter: 'So bleiben deine Fahrer in einer Gruppe, wo ein schwacher Wurf wenig kostet.',
    safety: 'So bleiben alle deine Fahrer im Rennen.',
    finish: 'So hat einer deiner Fahrer an der Linie die beste Chance.',
  },
};
