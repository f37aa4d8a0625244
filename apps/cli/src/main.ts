import { terminal } from '@gruppetto/words/terminal';
import { remark } from './print.ts';
import { run } from './program.ts';

// A reader who has seen enough, such as head, is no mistake.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) remark(`gruppetto: ${terminal().program.unwritable(error.code ?? error.message)}`);
    process.exit(1);
  });

const code = await run(process.argv.slice(2), process.env);
// Whoever has broken it off has set it already.
if (code !== 0) process.exitCode = code;
