import type { Words } from '../en/index.ts';
import { number, points } from './grammar.ts';

const percent = (share: number): string => `${number(100 * share, 1)}\u00a0%`;

/** What the verdict on a race says. Shares are from 0 to 1, as chances are. */
export const verdict: Words['verdict'] = {
  open: 'Glück oder Können?',
  title: 'Urteil',
  working: (done) => `Das Rennen wird beurteilt: ${done}\u00a0% …`,
  stop: 'Hier anhalten',
  stopHint: 'Die Zahlen nach ± bleiben dann größer.',
  back: 'Zurück zum Urteil',
  failed: (detail) => `Das Urteil ließ sich nicht berechnen (${detail}).`,
  withheld: 'Kein Urteil: Die Aufzeichnung dieses Rennens wird zurückgehalten.',
  points,
  percent,
  headlines: {
    luckWon: 'Die Würfel meinten es gut mit dir, und du hast gewonnen.',
    choicesWon: 'Deine Entscheidungen haben das Rennen gewonnen.',
    onlyChoicesLost: 'Die Würfel waren auf deiner Seite. Deine Entscheidungen haben dich das Rennen gekostet.',
    choicesLost: 'Deine Entscheidungen haben mehr gekostet als die Würfel.',
    onlyDiceLost: 'Gut entschieden, schlecht gewürfelt.',
    diceLost: 'Die Würfel haben mehr gekostet als deine Entscheidungen.',
  },
  summary: (start, luck, choices, others) =>
    `Deine Chance lag am Anfang bei ${percent(start)}. Dein Würfelglück hat sie um ${points(luck)} Punkte verschoben, deine Entscheidungen um ${points(choices)}, und was die anderen würfelten und entschieden, um ${points(others)}.`,
  backedSummary: (name, start, own, others) =>
    `Die Chance von ${name} lag am Anfang bei ${percent(start)}. Eigene Würfe haben sie um ${points(own)} Punkte verschoben, die der anderen Fahrer um ${points(others)}.`,
  bridges: 'Vom Start zum Ergebnis',
  bridgesHint:
    'Was die Siegchance jedes Spielers verschoben hat, in Punkten. Entscheidungen werden an dem gemessen, was ein Wasserträger getan hätte.',
  ridersHint:
    'Was die Siegchance jedes Fahrers verschoben hat, in Punkten. In diesem Spiel entscheidet niemand etwas: Es hängt alles an den Würfeln.',
  start: 'Start',
  ownLuck: 'Eigenes Glück',
  ownChoices: 'Eigene Wahl',
  othersLuck: 'Glück der anderen',
  othersChoices: 'Wahl der anderen',
  result: 'Ergebnis',
  error: (share) => `± ${number(100 * share, 1)}`,
  errorHint:
    'Die Zahlen nach ± gelten mit 95\u00a0% Sicherheit: für die Würfel der simulierten Rennen, nicht für Fehler in der Bewertung selbst.',
  curve: 'Wie sich die Chancen bewegten',
  curveAlt: 'Die Siegchance jedes Spielers nach jedem Schritt.',
  turningPoints: 'Die Wendepunkte',
  causes: { dice: 'Würfel', choice: 'Entscheidung' },
  watch: 'Diesen Moment ansehen',
  costliest: (name) => `Die teuersten Entscheidungen von ${name}`,
  noErrors: 'Keine klaren Fehler: Keine Wahl war zweifelsfrei schlechter als eine andere.',
  played: 'Gespielt',
  better: 'Besser',
  best: 'Beste Wahl',
  because: {
    position: 'Das führt weiter nach vorn.',
    reserves: 'Das spart Kraft für später.',
    shelter: 'So bleiben mehr Fahrer in einer Gruppe.',
    safety: 'Das riskiert weniger.',
    finish: 'Das ist die bessere Ausgangslage fürs Finale.',
  },
  lost: (share, error) => `${points(-share)} ± ${number(100 * error, 1)} Punkte`,
  throws: 'Die Würfe, die zählten',
  luckiest: 'Das meiste Glück',
  unluckiest: 'Das größte Pech',
  throwLine: (name, from, to) => `${name}: von ${percent(from)} auf ${percent(to)}`,
  puzzle: 'Was hättest du getan?',
  puzzleOf: (nth, all) => `Aufgabe ${nth} von ${all}, aus diesem Rennen`,
  puzzleRight: 'Ja, das ist die beste Wahl.',
  puzzleNearly: 'So gut wie die beste, soweit wir sehen.',
  puzzleWrong: (lost) => `Das kostet ${lost} Punkte.`,
  next: 'Nächste Aufgabe',
  player: 'Wessen Entscheidungen',
};
