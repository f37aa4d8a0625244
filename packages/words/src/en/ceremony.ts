import { list, ordinal, plural, signed } from './grammar.ts';

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** After a stage, and at the end of a tour. */
export const ceremonyWords = {
  title: 'After the stage',
  onTo: (stage: number) => `On to stage ${stage}`,
  toResult: 'Full result',
  nobodyHome: (stage: number) => `Nobody finishes stage ${stage}`,
  shared: (names: readonly string[]) => `${list(names)} win together`,
  wins: (name: string, stage: number) => `${name} wins stage ${stage}`,
  winsInLead: (name: string, jersey: string) => `${name} wins and keeps ${jersey}`,
  winsAndTakes: (name: string, jersey: string) => `${name} wins and takes ${jersey}`,
  second: (name: string, gap: string) => `${name} comes second, ${gap} behind.`,
  secondLevel: (name: string) => `${name} comes second, level with the winner.`,
  sameTime: 'level with the winner',
  loses: (name: string) => `${name} loses the lead of the general classification.`,
  leads: (name: string, second: string, gap: string) => `${name} leads ${second} by ${gap}.`,
  level: (name: string, second: string) => `${name} and ${second} are level at the top.`,
  jerseysChange: (count: number) => `${numerals[count] ?? count} ${count === 1 ? 'jersey changes' : 'jerseys change'} hands`,
  jerseysStay: 'No jersey changes hands',
  wornForWhy:
    'A rider who leads several classifications wears only one of their jerseys. In the other classifications, the next rider wears the jersey for them.',
  takesFrom: (name: string) => `Takes it from ${name}`,
  first: 'First to wear it',
  keeps: 'Keeps it',
  has: (value: string) => `With ${value}.`,
  hasMore: (value: string, second: string, other: string) => `With ${value}, ahead of ${second} with ${other}.`,
  leadsBy: (second: string, gap: string) => `Leads ${second} by ${gap}.`,
  behind: (place: number, value: string) => `${ordinal(place)} in this classification, ${value}.`,
  arrows: 'Arrows show places gained and lost on this stage.',
  allTables: 'All classifications',
  teams: 'Teams',
  gained: signed,
  next: 'Next stage',
  finalFacts: (stages: number, started: number, finished: number) =>
    `Final result · ${plural(stages, 'stage')} · ${plural(started, 'rider')} started, ${finished} finished`,
  winsTour: (name: string, tour: string) => `${name} wins ${tour}`,
  shareTour: (names: readonly string[], tour: string) => `${list(names)} share victory in ${tour}`,
  whoWore: 'Who wore what',
  dashed: 'Dashed: worn for the leader of that classification, who wore another jersey.',
  forTheAlmanac: 'What the tour will be remembered for',
};
