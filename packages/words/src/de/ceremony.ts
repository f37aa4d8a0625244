import type { Words } from '../en/index.ts';
import { list, plural } from './grammar.ts';
import type { Like } from './like.ts';

/** After a stage, and at the end of a tour. */
export const ceremonyWords: Like<Words['ceremony']> = {
  title: 'Nach der Etappe',
  onTo: (stage) => `Auf zu Etappe ${stage}`,
  toResult: 'Ganzes Ergebnis',
  nobodyHome: (stage) => `Niemand beendet Etappe ${stage}`,
  shared: (names) => `${list(names)} gewinnen gemeinsam`,
  wins: (name, stage) => `${name} gewinnt Etappe ${stage}`,
  winsInLead: (name, jersey) => `${name} gewinnt und behält ${jersey}`,
  winsAndTakes: (name, jersey) => `${name} gewinnt und holt sich ${jersey}`,
  second: (name, gap) => `Platz zwei: ${name}, Rückstand ${gap}.`,
  secondLevel: (name) => `Platz zwei: ${name}, gleichauf mit dem Sieger.`,
  sameTime: 'gleichauf mit dem Sieger',
  loses: (name) => `${name} verliert die Führung in der Gesamtwertung.`,
  leads: (name, second, gap) => `${name} führt vor ${second}, Vorsprung ${gap}.`,
  level: (name, second) => `${name} und ${second} liegen gemeinsam an der Spitze.`,
  jerseysChange: (count) => `${count === 1 ? 'Ein Trikot wechselt' : `${count} Trikots wechseln`} den Träger`,
  jerseysStay: 'Jedes Trikot bleibt, wo es war',
  wornForWhy: 'Wer mehrere Wertungen anführt, trägt das erste dieser Trikots; die anderen trägt stellvertretend der Nächste.',
  takesFrom: (name) => `Übernimmt es von ${name}`,
  first: 'Trägt es als Erster',
  keeps: 'Behält es',
  has: (value) => `Mit ${value}.`,
  hasMore: (value, second, other) => `${value}; dahinter ${second}: ${other}.`,
  leadsBy: (second, gap) => `Führt vor ${second}, Vorsprung ${gap}.`,
  behind: (place, value) => `Platz ${place} in dieser Wertung, ${value}.`,
  arrows: 'Die Pfeile zeigen gewonnene und verlorene Plätze auf dieser Etappe.',
  allTables: 'Alle Wertungen',
  teams: 'Teams',
  gained: (points) => (points > 0 ? `+${points}` : `−${-points}`),
  next: 'Nächste Etappe',
  finalFacts: (stages, started, finished) =>
    `Endergebnis · ${plural(stages, 'Etappe', 'Etappen')} · ${started} gestartet, ${finished} im Ziel`,
  winsTour: (name, tour) => `${name} gewinnt ${tour}`,
  shareTour: (names, tour) => `${list(names)} teilen sich ${tour}`,
  whoWore: 'Wer was trug',
  dashed: 'Gestrichelt: stellvertretend getragen, weil der Führende ein anderes Trikot trug.',
  forTheAlmanac: 'Für den Almanach',
};
