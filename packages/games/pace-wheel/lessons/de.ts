import type { CoachSentences } from './en.ts';

/** What the coach of Pace Wheel says in German. */
export const de: CoachSentences = {
  groups: {
    title: 'Gruppen rollen',
    goal: 'Sieh, wer zusammen fährt',
    first:
      'Du bist Rot. Eine Gruppe ist eine Folge besetzter Felder, und ihr erstes Feld muss voll sein: vier Fahrer. Zähl nach: Wie viele Gruppen sind hier?',
    one: 'Eine',
    oneIsRight: 'Eine: Das erste Feld ist voll, und das nächste schließt ohne Lücke an. Alle sechs rollen zusammen weiter.',
    two: 'Zwei',
    twoIsWrong: 'Die Fahrer auf 19 stehen direkt hinter einem vollen Feld. Da ist keine Lücke, also gehören sie zur selben Gruppe.',
    six: 'Sechs, jeder Fahrer für sich',
    sixIsWrong: 'Hier fährt niemand allein. Felder, die sich berühren, bilden eine Gruppe, solange auf dem ersten vier Fahrer stehen.',
    second: 'In deinem Zug fährt jede Gruppe einmal, in ihrem Tempo. Diese fährt gleichmäßig, in der Ebene. Lass sie rollen.',
    rode: 'Vier Felder: Das ist gleichmäßig in der Ebene. Bergauf wären es zwei, bergab sechs.',
    done: 'Stehen auf dem ersten Feld weniger als vier Fahrer, haben sie sich abgesetzt: Sie sind eine eigene Gruppe.',
  },
  pace: {
    title: 'Das Tempo machen',
    goal: 'Mach eine Gruppe schneller und eine andere langsamer',
    first:
      'Rot 2 ist vorn allein, mit sechs Feldern Vorsprung. Du darfst das Tempo jeder Gruppe, auf deren erstem Feld du stehst, um eine Stufe ändern. Welches Tempo für Rot 2?',
    fast: 'Sechs Felder je Zug statt vier. Beschleunigen kostet einen Punkt, und schnell fahren in jedem Zug noch einen.',
    steady:
      'Dann fahren beide Gruppen vier Felder, und nichts ändert sich. Du hast acht Ausdauerpunkte: Nutz ein paar davon, um wegzukommen.',
    slow: 'Zwei Felder je Zug, während die anderen vier fahren: In drei Zügen hängen sie dir wieder am Hinterrad.',
    second: 'Du stehst auch auf dem ersten Feld der Gruppe dahinter. Die will Rot 2 einholen. Welches Tempo gibst du vor?',
    brake:
      'Zwei Felder je Zug für sie, sechs für dich. Bremsen kostet nichts, und Blau braucht einen eigenen Zug, um es rückgängig zu machen.',
    letThem: 'Du gewinnst ohnehin zwei Felder je Zug. Aber du stehst ganz vorn: Du kannst vier gewinnen, und es kostet nichts.',
    chaseYourself: 'Du würdest einen Punkt verbrauchen, um deinen eigenen Fahrer zu jagen. Überlass die Arbeit Blau.',
    done: 'Wer auf dem ersten Feld einer Gruppe steht, bestimmt, wie schnell sie rollt. Das ist so viel wert wie gute Beine.',
  },
  burn: {
    title: 'Wer zahlt',
    goal: 'Halt deinen Sprinter aus dem Wind',
    first:
      'Diese Gruppe fährt schnell, bergauf. Am Ende deines Zugs verbraucht jeder Fahrer auf ihrem ersten Feld einen Punkt. Dein Sprinter, Rot 1, hat noch einen Ausdauerpunkt. Du darfst einen deiner Fahrer innerhalb der Gruppe umsetzen. Wen?',
    comes: 'Rot 2 hat Ausdauer übrig und kommt nach vorn.',
    three:
      'Dann wären auf dem ersten Feld nur noch drei Fahrer: eine eigene Gruppe, die ohne Rot 1 davonfährt. Lass lieber jemand anderen nach vorn kommen.',
    wrongOne: 'Rot 3 ist dein Bergfahrer, und das ist ein Anstieg: Da ist Zahlen kein Problem. Schutz braucht der Sprinter.',
    kept: 'Dann verbraucht Rot 1 den letzten Ausdauerpunkt und kann kein schnelles Tempo mehr zahlen.',
    room: 'Das Feld ist voll: Einer von den vieren geht ein Feld zurück. Wer macht Platz?',
    sheltered: 'Rot 1 sitzt jetzt auf dem zweiten Feld und zahlt nichts.',
    helpsBlue: 'Du würdest Blau einen Punkt ersparen, und Rot 1 würde trotzdem zahlen.',
    second:
      'Jetzt zahlt Rot 3, dein Bergfahrer. Bergauf lässt sich das Tempo mit Berg- oder Ausdauerpunkten bezahlen. Hinter diesem Anstieg ist die Straße flach bis zur Linie.',
    climbing: 'Richtig: In der Ebene sind Bergpunkte nichts wert.',
    stamina: 'Ausdauer bezahlt das Tempo überall. Bergpunkte zahlen nur bergauf, und das ist der letzte Anstieg: Verbrauche sie zuerst.',
    done: 'Ausdauer zahlt überall, Berg bergauf, Sprint bergab. Verbrauche zuerst, was du am wenigsten brauchen wirst.',
  },
  breakaway: {
    title: 'Ausreißen',
    goal: 'Greif an, mit Würfel und Punkt',
    first:
      'Einmal je Zug darf ein Fahrer auf dem ersten Feld angreifen. Das kostet sofort einen Sprintpunkt, und in der Ebene bei gleichmäßigem Tempo brauchst du 6 oder mehr mit dem zwölfseitigen Würfel. Wer greift an?',
    threw: 'Eine 5: eins zu wenig.',
    rouleur: 'Rot 2 darf, hat aber vier Sprintpunkte; Rot 1 hat acht. Ein Angriff kann bis zu drei kosten.',
    stayed: 'Du kannst warten. Aber um zu sehen, wie ein Angriff geht, schick Rot 1.',
    second: 'Ein weiterer Punkt erhöht den Wurf um 1, und noch einer brächte dich ein Feld weiter. Was verbrauchst du?',
    added: 'Fünf und eins ist 6: Du bist weg, zwei Felder vor der Gruppe.',
    both: 'Weg, und drei Felder voraus statt zwei. Drei Punkte in einem Angriff: Mach etwas daraus.',
    nothing: 'Dann ist der Angriff gescheitert, und auch der Punkt für den Versuch ist weg. Ein weiterer rettet ihn.',
    done: 'Du brauchst die Felder, die die Gruppe je Zug fährt, und bergauf 1 mehr, in der Ebene 2, bergab 3. Einer langsamen Gruppe entkommt man also leicht.',
  },
  counter: {
    title: 'Mitgehen',
    goal: 'Folge einem Angriff, oder lass ihn ziehen',
    first:
      'Blau 1 hat mit einer 6 angegriffen und ist weg. Wer auf demselben Feld stand, darf einmal versuchen zu folgen. In der Ebene brauchst du 2 mehr: also 8. Gehst du mit Rot 1 mit?',
    threw: 'Eine 7: wieder eins zu wenig.',
    letGo: 'Du würdest deine Punkte behalten, aber Blau 1 wäre allein auf und davon. Rot 1 hat acht Sprintpunkte: Dafür sind sie da.',
    second: 'Ein weiterer Punkt gibt 1 dazu. Verbrauchst du ihn?',
    added: 'Du bist auf dem Feld von Blau 1. Jetzt seid ihr zu zweit weg, und Blau hat keinen Sprintpunkt mehr.',
    kept: 'Dann war der Punkt für den Versuch umsonst. Noch einer, und du bist dran.',
    done: 'Je höher das Ergebnis des Angreifers, desto schwerer ist es zu folgen. Deshalb lohnt sich ein Punkt auch bei einem guten Wurf.',
  },
  feed: {
    title: 'Verpflegung',
    goal: 'Füll auf, was du brauchen wirst',
    first:
      'Feld 24, mit R markiert, ist eine Verpflegungszone. Wer dort einen Zug beendet, bekommt zwei Punkte auf einen Wert. Deine Gruppe steht auf 25 und 24, und Rot 1 auf 25 hat nur noch drei Sprintpunkte. Wen setzt du um?',
    comes: 'Rot 3 kommt nach vorn, also muss jemand zurück.',
    three:
      'Dann bleiben auf 25 drei Fahrer: eine eigene Gruppe, die dir davonfährt. Für den, der zurückgeht, muss jemand nach vorn kommen.',
    kept: 'Dann rollt Rot 1 an der Verpflegung vorbei. Ein Feld zurück, und du hast zwei Punkte mehr.',
    room: 'Wer macht Platz für Rot 3?',
    moved: 'Rot 1 geht ein Feld zurück, auf das R.',
    rouleur: 'Rot 2 würde verpflegt. Aber bis zur Linie ist es flach, und deinem Sprinter gehen die Punkte aus.',
    feedsBlue: 'Du würdest Blau verpflegen. Denk zuerst an deinen eigenen Sprinter.',
    which: 'Rot 1 verpflegt sich. Der Rest der Straße ist flach. Zwei Punkte: für welchen Wert?',
    sprint: 'Fünf Sprintpunkte: Damit lässt sich das Rennen gewinnen.',
    climbing: 'Es kommt kein Anstieg mehr: Bergpunkte blieben ungenutzt.',
    stamina:
      'Ausdauer ist nie verschwendet. Aber Sprintpunkte bezahlen Angriffe in der Ebene und entscheiden das Finale: Dafür ist Rot 1 da.',
    done: 'Jede Zone verpflegt einen Fahrer einmal, und kein Wert steigt über zehn. Ob es Verpflegungszonen gibt, legst du vor dem Rennen fest.',
  },
  timing: {
    title: 'Der richtige Moment',
    goal: 'Greif an, wo es leicht ist',
    first: 'Die Gruppe fährt schnell. In der Ebene braucht ein Angriff jetzt 8, und auf 23 beginnt der Anstieg. Angreifen oder warten?',
    waited: 'Beide Teams halten das Tempo, und die Gruppe rollt in den Anstieg.',
    tooSoon:
      'Rot 3 braucht eine 8 und zahlt mit einem von nur zwei Sprintpunkten. Am Anstieg reicht eine 4, bezahlt mit Bergpunkten: Davon hat Rot 3 acht.',
    sprinterNow: 'Es braucht eine 8: fünf Chancen von zwölf. Der Anstieg ist nah, und dort ist es leichter, für deinen Bergfahrer.',
    second: 'Bergauf und schnell braucht ein Angriff nur 4: drei Felder je Zug und 1. Und Bergpunkte zahlen dafür. Wer geht?',
    threw: 'Eine 7: Du bist weg, ein Feld voraus.',
    sprinterUphill: 'Bergauf verbraucht ein Angriff Bergpunkte, und Rot 1 hat zwei. Rot 3 hat acht.',
    waitedAgain: 'Neun Chancen von zwölf, und dein Bergfahrer ist frisch. Worauf wartest du?',
    third: 'Du bist ein Feld voraus. Mehr Punkte vergrößern den Vorsprung oder erschweren den Konter. Verbrauchst du welche?',
    further: 'Zwei Felder voraus. Hinter dem Gipfel nützen Bergpunkte ohnehin nichts mehr.',
    others: 'Du bist weg. Ein Konter bergauf braucht 1 mehr als dein Ergebnis.',
    done: 'Greif an, wo die Gruppe langsam ist: bergauf oder bei niedrigem Tempo. Und mit dem Fahrer, dessen Punkte zur Straße passen.',
  },
  sprint: {
    title: 'Die Linie',
    goal: 'Gewinne auch gegen einen besseren Sprinter',
    first:
      'Zwei Felder bis ins Ziel. Kommt die Gruppe zusammen an, gewinnen die meisten übrigen Sprintpunkte, egal wer wo steht. Rot 1 hat 3, Blau 1 hat 4. Wer würde den Sprint gewinnen?',
    blue: 'Blau 1',
    blueIsRight: 'Ja: vier Punkte gegen drei. Lass es also besser nicht zum Sprint kommen.',
    red: 'Rot 1',
    redIsWrong: 'Rot 1 hat noch drei Sprintpunkte, Blau 1 hat vier. Die meisten Punkte gewinnen.',
    first28: 'Wer ganz vorn steht',
    firstIsWrong:
      'Wo jemand in der Gruppe steht, zählt nicht: Die Punkte zählen. (Außer ihr habt „Wer am weitesten kommt, gewinnt“ gewählt.)',
    second: 'Ein Angriff bringt dich zwei Felder voraus: Das ist die Linie. Wer geht?',
    threw: 'Eine 9: Das reicht. Blau bräuchte 11, um mitzugehen.',
    withSprinter:
      'Es würde klappen, lässt Rot 1 aber nur zwei Punkte. Folgt Blau, sprintest du gegen vier. Rot 2 greift hier genauso gut an, und Rot 1 behält seine Punkte.',
    waited: 'Im nächsten Zug, dem von Blau, fährt die Gruppe zusammen über die Linie, und Blau 1 gewinnt den Sprint.',
    third: 'Folgt dir Blau über die Linie, gibt es einen Sprint. Ein Punkt mehr macht 10 daraus, und Blau braucht 12. Verbrauchst du ihn?',
    added: 'Blau 1 hat es versucht und 5 gewürfelt. Du gewinnst!',
    nothing:
      'Dann würden Blau elf oder zwölf reichen oder zehn mit einem Punkt. Das ist der letzte Zug: Danach sind Punkte nichts mehr wert.',
    done: 'Achte lange vor der Linie auf die Sprintpunkte. Ein Team ohne Sprinter muss allein ankommen.',
  },
  leftBehind: {
    title: 'Ein Defekt',
    goal: 'Komm zurück zur Gruppe',
    first:
      'Wer eine 1 würfelt, hat einen Defekt und fährt beim nächsten Mal nicht mit. Rot 3 steht auf 19, die Letzten der Gruppe auf 21. In deinem Zug darf Rot 3 Ausdauer verbrauchen: einen Punkt je Feld. Wie viele?',
    chased: 'Auf 20 berührt Rot 3 die Gruppe und fährt wieder mit.',
    stayed: 'Dann fährt die Gruppe ohne Rot 3 weiter, und der Weg zurück wird mit jedem Zug länger.',
    done: 'Ob es Defekte gibt, legst du vor dem Rennen fest. Mit ihnen geht bei jedem Angriff einer von zwölf Würfen schief.',
  },
  before: {
    title: 'Vor dem Start',
    goal: 'Stell dir drei Fahrer zusammen',
    first:
      'Jeder Fahrer bekommt 15 Punkte für Sprint, Ausdauer und Berg, höchstens zehn auf einen Wert. Alle sehen sie. Gib deinem ersten Fahrer Punkte, oder nimm die üblichen drei.',
    usual: 'Ein Sprinter, ein Rouleur und ein Bergfahrer: gut auf jeder Straße.',
    own: 'Ein Fahrer nach deinem Geschmack. Die anderen folgen reihum, Fahrer für Fahrer.',
    second: 'Dann stellen sich alle auf, vier auf ein Feld. Stell einen Fahrer auf.',
    placed:
      'Das erste Feld zahlt für schnelles Tempo, aber nur von dort kannst du angreifen. In einem langen Rennen ist es fast egal, wo du beginnst.',
    done: 'Sieh dir die Straße an, bevor du Punkte vergibst: Ein flaches Finale verlangt einen Sprinter, eine Bergankunft einen Bergfahrer.',
  },
  stages: {
    title: 'Etappenrennen',
    goal: 'Hol einen Gipfel, lies die Wertung',
    first:
      'Auf einer Etappe zählen die Berge: 5, 3, 2 und 1 Punkte für die ersten vier am Gipfel, und der ist auf 22. Du stehst auf 21. Angreifen?',
    threw: 'Eine 8: Das reicht.',
    stayed:
      'Dann fährt die Gruppe zusammen über den Gipfel, und Punkte entscheiden, wer Erster war. Ein Angriff braucht hier nur 3, und allein gehören die fünf Punkte dir.',
    sprinter: 'Rot 1 hat zwei Bergpunkte. Rot 3 hat acht, und der Weg ist gleich weit.',
    second: 'Du bist weg. Verbrauchst du mehr für einen größeren Vorsprung, oder sparst du die Punkte?',
    top: 'Niemand folgt: Der Gipfel gehört dir, fünf Punkte für die Bergwertung.',
    third:
      'Im Ziel bekommt der Sieger 0 Punkte, und die niedrigste Summe führt. Die anderen bekommen den Platz des Ersten ihrer Gruppe, minus eins, aber mindestens 1. Du kommst auf Platz fünf, in der Gruppe des Siegers. Wie viele bekommst du?',
    one: '1',
    oneIsRight: 'Die Fahrer der Siegergruppe bekommen alle 1, egal auf welchem Platz.',
    zero: '0',
    zeroIsWrong: 'Nur der Sieger bekommt 0. Die anderen der Siegergruppe bekommen 1.',
    fifth: '5',
    fifthIsWrong: 'Die Gruppe zählt, nicht der Platz: In der Siegergruppe bekommen alle 1. Jeder Zug später kostet einen mehr.',
    done: 'Zwischen zwei Etappen bekommt jeder Fahrer sechs Punkte zurück, aber kein Wert steigt über seinen Stand zu Beginn. Fahr also niemanden zu früh leer.',
  },
  oneMinute: {
    groups: {
      title: 'Gruppen rollen',
      sentences: [
        'Jeder Spieler hat drei Fahrer, und Fahrer fahren in Gruppen: In jedem Zug rollt jede Gruppe in ihrem Tempo, bergab weiter und bergauf weniger weit.',
        'Wer einen Fahrer auf dem ersten Feld einer Gruppe hat, bestimmt ihr Tempo; bei schnellem Tempo verbraucht dort jeder in jedem Zug einen Punkt.',
      ],
      caption: 'Vier Fahrer auf dem ersten Feld und keine Lücke dahinter: eine Gruppe aus sechs.',
    },
    escape: {
      title: 'Ausreißen',
      sentences: [
        'Einmal je Zug darfst du vom ersten Feld angreifen: Verbrauche einen Punkt, würfle, und du bist weg, wenn du so viel hast, wie das Rad verlangt.',
        'Wer neben dir stand, darf versuchen zu folgen und braucht mehr, als du hattest.',
      ],
      caption: 'Rot 1 ist ausgerissen und führt mit zwei Feldern.',
    },
    sprint: {
      title: 'An der Linie',
      sentences: [
        'Der erste Fahrer auf dem Zielfeld gewinnt; kommt eine Gruppe zusammen an, entscheiden die meisten übrigen Sprintpunkte.',
      ],
      caption: 'Noch zwei Felder. Zusammen gibt es einen Sprint; allein hast du gewonnen.',
    },
  },
  glossary: {
    group: {
      term: 'Gruppe',
      spellings: ['Gruppen'],
      meaning:
        'Fahrer auf Feldern ohne Lücke dazwischen, mit vieren auf dem ersten Feld. Weniger als vier an der Spitze haben sich abgesetzt.',
    },
    pace: {
      term: 'Tempo',
      spellings: ['Tempos'],
      meaning: 'Wie weit eine Gruppe je Zug rollt: langsam, gleichmäßig oder schnell; in der Ebene 2, 4 oder 6 Felder.',
    },
    'first square': {
      term: 'erstes Feld',
      spellings: ['erste Feld', 'ersten Feld', 'erstem Feld', 'ersten Felds'],
      meaning: 'Das vorderste Feld einer Gruppe. Von dort greifst du an und bestimmst das Tempo, und dort zahlst du für schnelles.',
    },
    burn: {
      term: 'verbrauchen',
      spellings: ['verbraucht', 'verbrauch', 'verbrauchst', 'verbrauche'],
      meaning: 'Einen Punkt eines Fahrers ausgeben. Während des Rennens gibt nur eine Verpflegungszone Punkte zurück.',
    },
    breakaway: {
      term: 'Ausreißversuch',
      spellings: ['Ausreißversuche', 'Ausreißversuchs', 'ausreißen', 'ausreißt', 'ausgerissen', 'reißt aus'],
      meaning: 'Ein Angriff vom ersten Feld: ein Punkt, ein Wurf und ein Vorsprung von einem Feld bergauf, zwei in der Ebene, drei bergab.',
    },
    escapee: { term: 'Ausreißer', spellings: ['Ausreißers'], meaning: 'Der Fahrer, der sich gerade abgesetzt hat.' },
    counter: {
      term: 'Konter',
      spellings: ['Konters', 'kontern', 'kontert', 'mitgehen'],
      meaning: 'Ein Versuch, einem Ausreißer vom selben Feld zu folgen; er braucht mehr als der Angreifer.',
    },
    shuffle: {
      term: 'Positionswechsel',
      spellings: ['Position wechseln', 'macht Platz', 'Platz machen'],
      meaning: 'Einen deiner Fahrer auf ein anderes Feld seiner Gruppe setzen. Ist es voll, geht einer von den vieren ein Feld zurück.',
    },
    wheel: { term: 'Rad', meaning: 'Zeigt, wie weit jedes Tempo eine Gruppe bringt und was ein Angriff und ein Konter brauchen.' },
    'feed zone': {
      term: 'Verpflegungszone',
      spellings: ['Verpflegungszonen', 'Verpflegung', 'verpflegt'],
      meaning: 'Felder mit R: Wer dort einen Zug beendet, bekommt zwei Punkte, einmal in jeder Zone.',
    },
    stamina: {
      term: 'Ausdauer',
      spellings: ['Ausdauerpunkt', 'Ausdauerpunkte'],
      meaning: 'Punkte, die überall schnelles Tempo bezahlen und das Aufholen nach einem Defekt.',
    },
    'sprint points': {
      term: 'Sprintpunkte',
      spellings: ['Sprintpunkt', 'Sprintpunkten'],
      meaning: 'Sie bezahlen Angriffe in der Ebene und bergab und entscheiden den Sprint einer Gruppe an der Linie.',
    },
    climbing: {
      term: 'Berg',
      spellings: ['Bergpunkt', 'Bergpunkte', 'Bergpunkten'],
      meaning: 'Punkte, die bergauf zahlen, für Angriffe und für das Tempo.',
    },
    'mechanical incident': {
      term: 'Defekt',
      spellings: ['Defekte', 'Defekts'],
      meaning: 'Nach einer gewürfelten 1 fährt ein Fahrer beim nächsten Mal nicht mit und muss Ausdauer verbrauchen, um zurückzukommen.',
    },
  },
  meanings: {
    give: 'Wie gut dein Fahrer ist, für das ganze Rennen: 15 Punkte für Sprint, Ausdauer und Berg. Sieh dir zuerst die Straße an; „die üblichen drei“ sind überall gut.',
    place:
      'Wo dein Fahrer auf den Start wartet. Vom ersten Feld einer Gruppe kannst du angreifen, aber dort zahlst du auch für schnelles Tempo.',
    ride: 'Dein Zug beginnt: Jede Gruppe auf der Straße rollt einmal, in ihrem Tempo. Zu entscheiden gibt es noch nichts.',
    chase:
      'Dein Fahrer hat nach einem Defekt die Gruppe verloren. Jeder Ausdauerpunkt bringt ihn ein Feld näher; sobald er eine Gruppe berührt, fährt er wieder mit.',
    breakAway:
      'Deine einzige Chance in diesem Zug, einer Gruppe davonzufahren. Sie kostet sofort einen Punkt, was auch gewürfelt wird; je langsamer die Gruppe, desto weniger brauchst du.',
    spend:
      'Der Würfel ist gefallen. Ein Punkt gibt 1 dazu: Das kann den Versuch retten oder das Folgen erschweren. Ein weiterer bringt dich ein Feld weiter.',
    counter:
      'Jemand neben dir ist ausgerissen, und du darfst einmal versuchen mitzugehen. Das kostet sofort einen Punkt, und du brauchst mehr als der Angreifer.',
    add: 'Dir fehlt eins. Noch ein Punkt, und du folgst; ohne ihn ist der schon verbrauchte Punkt verloren.',
    shuffle:
      'Du darfst einen deiner Fahrer innerhalb dieser Gruppe umsetzen: nach vorn, um anzugreifen und das Tempo zu bestimmen, oder nach hinten, um Punkte zu sparen. Stehen auf dem ersten Feld weniger als vier, fahren sie allein davon.',
    pushBack:
      'Das Feld ist voll, also geht einer von den vieren ein Feld zurück: ein Teamkollege, der Ruhe braucht, oder ein Gegner, der angreifen will.',
    burn: 'Bei schnellem Tempo zahlt jeder Fahrer auf dem ersten Feld einen Punkt. Verbrauche den Wert, den du auf dem Rest der Straße am wenigsten brauchst.',
    setPace:
      'Wie weit diese Gruppe in den nächsten Zügen rollt. Beschleunigen kostet jetzt einen Punkt, und schnelles Tempo kostet jeden Fahrer auf dem ersten Feld einen Punkt je Zug; Bremsen ist umsonst.',
    feed: 'Zwei Punkte auf einen Wert. Welcher entscheidet vor der Linie noch etwas?',
  },
  firstRace: {
    title: 'Dein erstes Rennen',
    hello:
      'Sechzig Felder, ein Hügel, drei Teams. Du bist Rot: Fahrer 1 sprintet, 2 hat Ausdauer, 3 klettert. Der erste Fahrer auf dem Zielfeld gewinnt.',
    breakAway:
      'Vom ersten Feld darfst du angreifen. Die Details zeigen deine Chance; der Punkt ist so oder so weg. Verbrauche nicht zu viele vor dem Hügel.',
    counter:
      'Ein Gegner ist weg! Du darfst versuchen zu folgen und brauchst mehr als dessen Wurf. Ziehen lassen geht auch, wenn deine Gruppe nachjagen kann.',
    feed: 'Verpflegung! Zwei Punkte auf einen Wert. Denk an das, was kommt: Nach dem Hügel ist es flach bis zur Linie.',
    pace: 'Du stehst ganz vorn in dieser Gruppe, also bestimmst du das Tempo. Schnelles Tempo kostet jeden Fahrer auf dem ersten Feld einen Punkt je Zug.',
    shuffle:
      'Du darfst einen deiner Fahrer innerhalb der Gruppe umsetzen. Das erste Feld greift an und bestimmt das Tempo; das zweite spart Punkte.',
    burnt: 'Das schnelle Tempo hat dich gerade Punkte gekostet. Lohnt es sich? Nur, wenn es den anderen mehr wehtut.',
    climb: 'Bergauf braucht ein Angriff viel weniger, und Bergpunkte zahlen dafür. Hier ist Fahrer 3 zu Hause.',
    sprint:
      'Das Ziel ist nah. Zähl die Sprintpunkte: Hast du die meisten in deiner Gruppe, bleib dabei; wenn nicht, greif vor der Linie an.',
    won: 'Du gewinnst! Du weißt alles, was du brauchst: Gruppen, Tempo und wann man einen Punkt verbraucht.',
    lost: 'Diesmal geschlagen. Versuch es noch einmal: Spar am Anfang Punkte, und greif an, wo die Straße es leicht macht.',
  },
  warnings: {
    lastTurn:
      'Das Rennen ist wohl vor deinem nächsten Zug vorbei, und andere haben mehr Sprintpunkte. Was du aufsparst, ist dann nichts mehr wert: Greif jetzt an.',
    lastClimb: ({ rider, points }) =>
      `Das ist der letzte Anstieg. ${rider} hat ${points} Bergpunkte, und hinter dem Gipfel sind sie nichts mehr wert.`,
  },
  reasons: {
    position: 'Das bringt deine Fahrer nach vorn, wo sich das Rennen entscheidet.',
    reserves: 'Das spart Punkte, die du später noch brauchst.',
    shelter: 'So bleiben deine Fahrer in einer Gruppe, die ihnen die Arbeit abnimmt.',
    safety: 'Das vermeidet einen Defekt, der einen Fahrer zurückwerfen würde.',
    finish: 'So hast du an der Linie die besten Chancen.',
  },
};
