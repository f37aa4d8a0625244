'use strict';
const { parseArgs } = require('node:util');
const { Failure, runTool, say } = require('./command.cjs');
const { install } = require('./install.cjs');

/** Tests that everybody runs in a short form, for as long and from whichever seed somebody wants. */
const longTest = (name, file, { count, seed, usual, what, option = 'count' }) => {
  const help = `node scripts/${name}.cjs                 ${what}: ${usual}
node scripts/${name}.cjs --${option} 100000  this many
node scripts/${name}.cjs --seed 7        with this seed (every run prints its seed)`;
  const command = async (argv) => {
    let values;
    try {
      ({ values } = parseArgs({
        args: argv,
        options: { help: { type: 'boolean' }, [option]: { type: 'string' }, seed: { type: 'string' } },
      }));
    } catch (error) {
      throw new Failure(`${error.message}: "node scripts/${name}.cjs --help" lists the options.`, 2);
    }
    if (values.help) return say(help);
    const wanted = values[option];
    if (wanted !== undefined && !/^[1-9]\d{0,8}$/.test(wanted)) throw new Failure(`--${option} takes a whole number.`, 2);
    await install();
    process.env[count] = wanted ?? `${usual}`;
    process.env[seed] = values.seed ?? `${Date.now() % 1_000_000}`;
    say(`The seed is ${process.env[seed]}.`);
    const { code } = await runTool('vitest/vitest.mjs', ['run', '--reporter', 'verbose', ...file]);
    process.exitCode = code;
    return undefined;
  };
  command.stopped = 130;
  return command;
};

const faults = longTest('faults', ['apps/server/test/tables-faults.test.ts'], {
  count: 'GRUPPETTO_FAULT_STEPS',
  seed: 'GRUPPETTO_FAULT_SEED',
  usual: 3000,
  what: 'steps of races whose server is killed, whose disk is full, whose lines break',
});

const fuzz = longTest('fuzz', ['apps/server/test/fuzz.test.ts', 'apps/server/test/fuzz-files.test.ts'], {
  count: 'GRUPPETTO_FUZZ_RUNS',
  seed: 'GRUPPETTO_FUZZ_SEED',
  usual: 20_000,
  what: 'requests, messages and files of nonsense',
});

const simulate = longTest('simulate', ['apps/server/test/simulation.test.ts', '-t', 'whatever breaks'], {
  count: 'GRUPPETTO_SIMULATION_STEPS',
  seed: 'GRUPPETTO_SIMULATION_SEED',
  usual: 1_000_000,
  what: 'steps of a simulated server, its people and everything that goes wrong',
  option: 'steps',
});

const attacks = longTest('attacks', ['apps/server/test/attack-latency.test.ts'], {
  count: 'GRUPPETTO_ATTACK_SECONDS',
  seed: 'GRUPPETTO_ATTACK_SEED',
  usual: 15,
  what: 'how long an honest step takes while one address does its worst, seconds for each attack',
  option: 'seconds',
});

const restarts = longTest('restarts', ['apps/server/test/postgres-restarts.test.ts'], {
  count: 'GRUPPETTO_RESTARTS',
  seed: 'GRUPPETTO_RESTARTS_SEED',
  usual: 50,
  what: 'times that PostgreSQL is stopped under one and under three servers',
});

const killed = ['kill-at-acknowledgement', 'kill-at-the-finish', 'kill'].map((name) => `apps/server/test/${name}.test.ts`);
const kills = longTest('kills', killed, {
  count: 'GRUPPETTO_KILLS',
  seed: 'GRUPPETTO_KILLS_SEED',
  usual: 1000,
  what: 'times that a server is killed, on both databases: when it says that a step is stored, at the finish, while a tour is entered',
});

module.exports = { attacks, faults, fuzz, kills, restarts, simulate };
