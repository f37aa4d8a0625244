'use strict';

const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const root = join(__dirname, '..');

function run(...args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('node_modules/typescript/bin/tsc', '-b', 'bench');
run('--expose-gc', 'bench/dist/bench.js', ...process.argv.slice(2));
