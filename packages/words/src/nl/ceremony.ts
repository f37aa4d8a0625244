import type { ceremonyWords as english } from '../en/ceremony.ts';
import { form, list, ordinal, plural, signed } from './grammar.ts';

const numerals = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes'];

export const ceremonyWords: typeof english = {
  title: 'Na de etappe',
  onTo: (stage) => `Op naar etappe ${stage}`,
  toResult: 'Volledige uitslag',
  nobodyHome: (stage) => `Niemand rijdt etappe ${stage} uit`,
  shared: (names) => `${list(names)} winnen samen`,
  wins: (name, stage) => `${name} wint etappe ${stage}`,
  winsInLead: (name, jersey) => `${name} wint en houdt ${jersey}`,
  winsAndTakes: (name, jersey) => `${name} wint en pakt ${jersey}`,
  second: (name, gap) => `${name} wordt tweede, op ${gap}.`,
  secondLevel: (name) => `${name} wordt tweede, gelijk met de winnaar.`,
  sameTime: 'gelijk met de winnaar',
  loses: (name) => `${name} verliest de leiding in het algemeen klassement.`,
  leads: (name, second, gap) => `${name} leidt met ${gap} voorsprong op ${second}.`,
  level: (name, second) => `${name} en ${second} staan samen aan de leiding.`,
  jerseysChange: (count) => `${numerals[count] ?? count} ${form(count, 'trui wisselt', 'truien wisselen')} van drager`,
  jerseysStay: 'Geen trui wisselt van drager',
  wornForWhy: 'Wie in meerdere klassementen leidt, draagt de eerste van die truien; elke andere gaat naar de volgende in dat klassement.',
  takesFrom: (name) => `Neemt de trui over van ${name}`,
  first: 'Eerste drager',
  keeps: 'Behoudt de trui',
  has: (value) => `Met ${value}.`,
  hasMore: (value, second, other) => `Met ${value}, voor ${second} met ${other}.`,
  leadsBy: (second, gap) => `${gap} voorsprong op ${second}.`,
  behind: (place, value) => `${ordinal(place)} in dit klassement, ${value}.`,
  arrows: 'Pijlen tonen gewonnen en verloren plaatsen in deze etappe.',
  allTables: 'Alle klassementen',
  teams: 'Ploegen',
  gained: signed,
  next: 'Volgende etappe',
  finalFacts: (stages, started, finished) =>
    `Einduitslag · ${plural(stages, 'etappe', 'etappes')} · ${plural(started, 'renner', 'renners')} gestart, ${finished} uitgereden`,
  winsTour: (name, tour) => `${name} wint ${tour}`,
  shareTour: (names, tour) => `${list(names)} delen de zege in ${tour}`,
  whoWore: 'Wie droeg wat',
  dashed: 'Streepjeslijn: gedragen voor de leider van dat klassement, die een andere trui droeg.',
  forTheAlmanac: 'Voor de almanak',
};
