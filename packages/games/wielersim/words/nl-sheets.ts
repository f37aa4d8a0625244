import { form, plural } from '@gruppetto/words/grammar/nl';
import type { sheets as english } from './en-sheets.ts';

const rows = (count: number): string => plural(count, 'rij', 'rijen');
const times = (count: number): string => form(count, 'één keer', `${count} keer`);

/** What the printed sheets of WielerSIM say in Dutch. */
export const sheets: typeof english = {
  schedule: 'Routeschema',
  scheduleOf: (route) => `Routeschema: ${route}`,
  road: 'Vakken',
  markers: 'Markeringen om uit te knippen',
  riders: 'Renners om uit te knippen',
  track: 'Weg om uit te knippen',
  cobbles: 'Kasseien om uit te knippen',
  hierarchy: (types) => `Hiërarchie, de hoogste eerst: ${types.join(', ')}`,
  beside: { lap: 'rondje', sprint: 'sprint', summit: 'top', finish: 'FINISH' },
  square: ({ toGo, type, malus }) => (malus === 0 ? `nog ${toGo}, ${type}` : `nog ${toGo}, ${type} −${malus}`),
  cobbled: (name) => `kasseien: ${name}`,
  toGo: (squares) => `nog ${squares}`,
  malus: (malus) => `−${malus}`,
  marks: { start: 'START', finish: 'FINISH', top: 'TOP', sprint: 'SPRINT' },
  markersHint: 'Leg elke markering naast het vak met zoveel vakken te gaan als erop staat.',
  ridersHint: 'Letter en kleur zijn het type: K kopman, B klimmer (berg), S sprinter, H knecht (helper).',
  jerseys: { leader: 'Leiderstrui', points: 'Puntentrui', mountains: 'Bergtrui' },
  trackHint: (count, prints) => `${rows(count)} weg: druk deze pagina ${times(prints)} af.`,
  cobblesHint: (count, prints) => `${rows(count)} kasseien: druk deze pagina ${times(prints)} af.`,
  countersHint: 'Schud de fiches, en leg er een op elk vak van de kasseien.',
};
