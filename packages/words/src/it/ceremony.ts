import type { Words } from '../en/index.ts';
import { form, list, ordinal, plural, signed, toName } from './grammar.ts';

const numerals = ['Zero', 'Una', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei'];

/** After a stage, and at the end of a tour. */
export const ceremonyWords: Words['ceremony'] = {
  title: 'Dopo la tappa',
  onTo: (stage: number) => `Vai alla tappa ${stage}`,
  toResult: 'Ordine d’arrivo completo',
  nobodyHome: (stage: number) => `Nessuno conclude la tappa ${stage}`,
  shared: (names: readonly string[]) => `${list(names)} vincono insieme`,
  wins: (name: string, stage: number) => `${name} vince la tappa ${stage}`,
  winsInLead: (name: string, jersey: string) => `${name} vince e conserva ${jersey}`,
  winsAndTakes: (name: string, jersey: string) => `${name} vince e conquista ${jersey}`,
  second: (name: string, gap: string) => `${name} chiude al secondo posto, a ${gap}.`,
  secondLevel: (name: string) => `${name} chiude al secondo posto, alla pari con chi vince.`,
  sameTime: 'alla pari con chi vince',
  loses: (name: string) => `${name} perde il primato nella classifica generale.`,
  leads: (name: string, second: string, gap: string) => `${name} è in testa con ${gap} su ${second}.`,
  level: (name: string, second: string) => `${name} e ${second} sono in testa alla pari.`,
  jerseysChange: (count: number) => `${numerals[count] ?? count} ${form(count, 'maglia cambia', 'maglie cambiano')} padrone`,
  jerseysStay: 'Tutte le maglie restano dov’erano',
  wornForWhy: 'Chi guida più classifiche indossa la maglia più importante; le altre le porta chi segue in classifica.',
  takesFrom: (name: string) => `La toglie ${toName(name)}`,
  first: 'La indossa per la prima volta',
  keeps: 'La conserva',
  has: (value: string) => `Con ${value}.`,
  hasMore: (value: string, second: string, other: string) => `Con ${value}, davanti ${toName(second)} con ${other}.`,
  leadsBy: (second: string, gap: string) => `${gap} di vantaggio su ${second}.`,
  behind: (place: number, value: string) => `${ordinal(place)} posto in questa classifica, ${value}.`,
  arrows: 'Le frecce indicano i posti guadagnati e persi in questa tappa.',
  allTables: 'Tutte le classifiche',
  teams: 'Squadre',
  gained: signed,
  next: 'Prossima tappa',
  finalFacts: (stages: number, started: number, finished: number) =>
    `Classifica finale · ${plural(stages, 'tappa', 'tappe')} · ${plural(started, 'corridore', 'corridori')} al via, ${finished} all’arrivo`,
  winsTour: (name: string, tour: string) => `${name} vince il giro «${tour}»`,
  shareTour: (names: readonly string[], tour: string) => `${list(names)} vincono insieme il giro «${tour}»`,
  whoWore: 'Chi ha vestito le maglie',
  dashed: 'Tratteggiata: portata per conto di chi guidava la classifica e indossava già un’altra maglia.',
  forTheAlmanac: 'Per l’almanacco',
};
