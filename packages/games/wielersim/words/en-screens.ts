import { plural, sayValue } from '@gruppetto/words';
import type { RiderType } from '../rules/types.ts';

const riders = (count: number): string => plural(count, 'rider');
const squares = (count: number): string => plural(count, 'square');
const on = (sector: string | undefined): string => (sector === undefined ? '' : `, ${sector}`);

/** What the screens of WielerSIM say in English. */
export const en = {
  commentator: 'Commentator',
  readyRoutes: {
    'cobbled-classic': 'Cobbled classic',
    'hilly-classic': 'Hilly classic',
    'sprinters-classic': 'Sprinters’ classic',
    'flat-stage': 'Flat stage',
    'hilly-stage': 'Hilly stage',
    'mountain-stage': 'Mountain stage',
    'summit-finish': 'Summit finish',
    prologue: 'Prologue',
  },
  readyStartLists: {
    'nine-teams': 'Nine teams of four: 36 riders',
    'twelve-teams-without-climbers': 'Twelve teams of three, without climbers: 36 riders',
    'five-teams': 'Five teams of four: 20 riders',
    'fifty-teams': 'Fifty teams of four: 200 riders',
  },

  ownRoute: 'Your own route',
  backToOwnRoute: 'Back to my route',
  ownList: 'Your own list',
  ownListOf: (count: number) => `Your own list: ${riders(count)}`,
  backToOwnList: 'Back to my list',
  editTable: 'Edit as a table',
  typeCsv: 'Type or paste CSV',
  openCsv: 'Open a CSV file',
  brokenFile: (file: string, problem: string) => `${file}: ${problem} Your list hasn’t changed.`,
  noTable: 'Correct the text first; then it can be shown as a table.',
  moreProblems: (count: number) => `and ${count} more.`,

  startList: 'Start list',
  columns: { number: 'no.', team: 'team', rider: 'rider', type: 'type', remove: 'remove' },
  teamOf: (number: number) => `Team of number ${number}`,
  nameOf: (number: number) => `Name of number ${number}`,
  typeOf: (number: number) => `Type of number ${number}`,
  remove: (number: number) => `Remove number ${number}`,
  addRider: 'Add a rider',
  ridersOf: (count: number, max: number) => `${riders(count)}, at most ${max}`,
  types: { leader: 'leader', climber: 'climber', sprinter: 'sprinter', helper: 'helper' } satisfies Record<RiderType, string>,
  letters: { leader: 'L', climber: 'C', sprinter: 'S', helper: 'H' } satisfies Record<RiderType, string>,

  jerseyHint: 'the wearer throws first, and better dice, for a place on the start grid',
  nobody: 'Nobody',
  number: (number: number) => `Number ${number}`,
  numbered: ({ number, rider, team }: { number: number; rider: string; team: string }) => `${number} · ${rider}, ${team}`,

  profile: (parts: readonly string[]) => `Profile: ${parts.join('; ')}`,
  aPrologue: 'a prologue',
  squares,
  climb: ({ name, category, malus, toGo }: { name: string; category: string; malus: number; toGo: number }) =>
    `${name}, ${category} with malus ${malus}, ${toGo} to go`,
  cobbles: ({ name, count, toGo }: { name: string; count: number; toGo: number }) => `cobbles ${name}, ${squares(count)}, ${toGo} to go`,
  sprint: ({ name, toGo }: { name: string; toGo: number }) => `sprint at ${name}, ${toGo} to go`,
  prologueOf: (km: number) => `prologue, ${km} km`,
  routeOf: (length: number, km: number) => `${squares(length)}, ${km} km`,
  lapsOf: ({ laps, length, km }: { laps: number; length: number; km: number }) => `${laps} laps, ${squares(length)}, ${km} km`,
  stale: 'as it was before the mistake',
  sprintLetter: 'S',
  toGo: (count: number) => `${count} to go`,
  hierarchy: (types: readonly string[]) =>
    `Hierarchy: ${types.join(' › ')}. Each section favours one type: leader, climber, sprinter or helper.`,

  gaps: 'Gaps',
  rain: 'Rain: more falls',
  dry: 'Dry road',
  everybodyHome: 'Everybody has finished.',
  notStarted: 'The race hasn’t started yet.',
  homeBefore: (count: number) => `${riders(count)} finished; behind them:`,
  furtherBack: (count: number) => `${plural(count, 'group')} further back`,
  riders,
  behind: (seconds: number) => `+${sayValue('seconds', seconds)}`,
  andOthers: (names: readonly string[], others: number) => `${names.join(', ')} and ${others} others`,

  caption: {
    race: 'Race',
    nextSprint: 'Next sprint',
    nextTop: 'Next top',
    finish: 'Finish',
    ahead: (name: string, count: number) => `${name} in ${squares(count)}`,
    finishAhead: (count: number, length: number) => `in ${squares(count)} of ${length}`,
    wins: (rider: string) => `${rider} wins`,
    atTheLine: 'At the line',
    seconds: (seconds: number) => sayValue('seconds', seconds),
    clock: 'Clock',
    pips: (pips: number) => `${pips} pips`,
    attack: 'Attack',
    attacked: (rider: string, toGo: number, sector: string | undefined) => `${rider}, ${toGo} to go${on(sector)}`,
    crash: 'Crash',
    flatTyre: 'Flat tyre',
    unlucky: (rider: string, sector: string | undefined) => `${rider}${on(sector)}`,
    split: 'Split',
    splitInto: (ahead: number, behind: number, sector: string | undefined) => `${ahead} in front, ${behind} behind${on(sector)}`,
    catch: 'Catch',
    together: (count: number, sector: string | undefined) => `${count} together${on(sector)}`,
    weather: 'Weather',
    rainBegins: 'It starts to rain',
    rainEnds: 'The rain is over',
    sprint: 'Sprint',
    forTheWin: 'for the win',
    forPlace: (place: number) => `for place ${place}`,
    sprintOf: (what: string, first: string, others: number) =>
      others === 0 ? `${what} · ${first}` : `${what} · ${first} and ${others} more`,
    top: 'Top',
  },
};
