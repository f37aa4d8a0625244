import { once } from 'node:events';
import { serve } from '../src/index.ts';

process.stdin.once('end', () => process.exit());
// Everything is loaded; the one before it may still be running.
process.stdout.write('ready\n');
const [port] = await once(process.stdin, 'data');
const tours = { script: process.env.TOUR_WORKER ?? '' };
const served = await serve({ host: '127.0.0.1', port: Number(port), root: import.meta.dirname, limited: false, tours });
process.stdout.write(`listening ${served.port}\n`);
