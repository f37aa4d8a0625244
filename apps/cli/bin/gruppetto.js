#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('gruppetto: this program is not built yet; run "npm run build" in the folder of the project first.');
  process.exitCode = 2;
}
