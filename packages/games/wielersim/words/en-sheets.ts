import { form, plural } from '@gruppetto/words/grammar/en';

const times = (count: number): string => form(count, 'once', `${count} times`);

/** What the printed sheets of WielerSIM say in English. */
export const sheets = {
  schedule: 'Route schedule',
  scheduleOf: (route: string) => `Route schedule: ${route}`,
  road: 'Squares',
  markers: 'Markers to cut out',
  riders: 'Riders to cut out',
  track: 'Track to cut out',
  cobbles: 'Cobbles to cut out',
  hierarchy: (types: readonly string[]) => `Hierarchy, highest first: ${types.join(', ')}`,
  beside: { lap: 'lap', sprint: 'sprint', summit: 'top', finish: 'FINISH' },
  square: ({ toGo, type, malus }: { toGo: number; type: string; malus: number }) =>
    malus === 0 ? `${toGo} to go, ${type}` : `${toGo} to go, ${type} −${malus}`,
  cobbled: (name: string) => `cobbles: ${name}`,
  toGo: (squares: number) => `${squares} to go`,
  malus: (malus: number) => `−${malus}`,
  marks: { start: 'START', finish: 'FINISH', top: 'TOP', sprint: 'SPRINT' },
  markersHint: 'Lay each marker beside the square with that many squares to go.',
  ridersHint: 'Letter and colour are the type: L leader, C climber, S sprinter, H helper.',
  jerseys: { leader: 'Leader’s jersey', points: 'Points jersey', mountains: 'Mountains jersey' },
  trackHint: (rows: number, prints: number) => `${plural(rows, 'row')} of road: print this page ${times(prints)}.`,
  cobblesHint: (rows: number, prints: number) => `${plural(rows, 'row')} of cobbles: print this page ${times(prints)}.`,
  countersHint: 'Shuffle the counters, and lay one on each square of the cobbles.',
};
