import { openStorage } from '../src/data.ts';
import { createApp } from '../src/index.ts';

/** A server that rides forecasts, as a process of its own, which a test may kill. It says where it is, then serves until it ends. */
const [root = '', forecastScript = '', folder = '', url = ''] = process.argv.slice(2);
const storage = await openStorage(url === '' ? { folder, alone: true } : { folder, url });
const app = await createApp({ root, storage, limited: false, forecasts: { forecastScript }, jobs: { takenFor: 3 } });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
