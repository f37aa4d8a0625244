import { plural } from '@gruppetto/words/grammar/it';
import type { Sentences } from './en.ts';

const times = (count: number): string => plural(count, 'volta', 'volte');
const rowsOf = (count: number): string => plural(count, 'riga', 'righe');

/** What the printed sheets of WielerSIM say in Italian. */
export const sheets: Sentences['sheets'] = {
  schedule: 'Tabella di marcia',
  scheduleOf: (route) => `Tabella di marcia: ${route}`,
  road: 'Caselle',
  markers: 'Segnali da ritagliare',
  riders: 'Corridori da ritagliare',
  track: 'Strada da ritagliare',
  cobbles: 'Pavé da ritagliare',
  hierarchy: (types: readonly string[]) => `Gerarchia, prima il più alto: ${types.join(', ')}`,
  beside: { lap: 'tornata', sprint: 'sprint', summit: 'cima', finish: 'ARRIVO' },
  square: ({ toGo, type, malus }: { toGo: number; type: string; malus: number }) =>
    malus === 0 ? `${toGo} all’arrivo, ${type}` : `${toGo} all’arrivo, ${type} −${malus}`,
  cobbled: (name: string) => `pavé: ${name}`,
  toGo: (squares: number) => `${squares} all’arrivo`,
  malus: (malus: number) => `−${malus}`,
  marks: { start: 'PARTENZA', finish: 'ARRIVO', top: 'CIMA', sprint: 'SPRINT' },
  markersHint: 'Posa ogni segnale accanto alla casella da cui mancano all’arrivo tante caselle quante ne indica.',
  ridersHint: 'Lettera e colore sono il tipo: C capitano, S scalatore, V velocista, G gregario.',
  jerseys: { leader: 'Maglia di leader', points: 'Maglia della classifica a punti', mountains: 'Maglia dei GPM' },
  trackHint: (rows: number, prints: number) => `${rowsOf(rows)} di strada: stampa questa pagina ${times(prints)}.`,
  cobblesHint: (rows: number, prints: number) => `${rowsOf(rows)} di pavé: stampa questa pagina ${times(prints)}.`,
  countersHint: 'Mescola i gettoni e posane uno su ogni casella di pavé.',
};
