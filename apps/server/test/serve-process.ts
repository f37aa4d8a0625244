import { serve } from '../src/index.ts';

/** A server as a process of its own, which a test may kill. It says where it is, then serves until it ends. */
const [root = '', engineScript = '', folder = '', url = '', port = '0'] = process.argv.slice(2);
const storage = url === '' ? { folder } : { folder, url };
const served = await serve({ host: '127.0.0.1', port: Number(port), root, storage, limited: false, tables: { engineScript } });
console.log(served.port);
