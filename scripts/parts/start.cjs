'use strict';
const { pathToFileURL } = require('node:url');
const { parseArgs } = require('node:util');
const { buildIfChanged, server, web } = require('./build.cjs');
const { beforeStop, Failure, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const defaults = { host: '127.0.0.1', port: 1903 };

const help = `npm start                    installs and builds what is missing, then serves Gruppetto
npm start -- --port 5000     on another port than ${defaults.port}, the year of the first Tour
npm start -- --host 0.0.0.0  for other computers too
npm start -- --log           with a line of JSON for every request

GRUPPETTO_DATA               the folder where accounts and tours are kept, instead of data/
DATABASE_URL                 postgres://… to keep them in PostgreSQL; see docs/hosting.md`;

function read(argv) {
  let values;
  try {
    ({ values } = parseArgs({
      args: argv,
      options: { help: { type: 'boolean', short: 'h' }, host: { type: 'string' }, log: { type: 'boolean' }, port: { type: 'string' } },
    }));
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [sentence] = error.message.split(/\.? To specify|\. |\n/);
    throw new Failure(`${sentence}: "npm start -- --help" lists the options.`, 2);
  }
  const { help: asked = false, host = defaults.host, log = false, port = `${defaults.port}` } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new Failure(`A port is a number from 0 to 65535, not "${port}".`, 2);
  if (host === '') throw new Failure('A host is a name or an address, not nothing.', 2);
  return { asked, host, log, port: Number(port) };
}

async function start(argv) {
  const { asked, host, log, port } = read(argv);
  if (asked) return say(help);
  await install();
  await buildIfChanged();
  const { serve } = await import(pathToFileURL(server).href);
  // The server has its own sentences, about its port, its data and its settings.
  const complain = (error) => {
    throw error.exitCode === undefined ? error : new Failure(error.message, error.exitCode);
  };
  const served = await serve({ host, port, log, root: web }).catch(complain);
  beforeStop(served.stop);
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  say(`Gruppetto is at http://${everywhere ? 'localhost' : host}:${served.port} (Ctrl-C stops it).`);
  await served.closed.catch(complain);
}

module.exports = { start };
