import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '@gruppetto/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { called } from './called.ts';

const folder = mkdtempSync(join(tmpdir(), 'gruppetto-serving-'));

afterAll(() => rmSync(folder, { recursive: true }));

const gruppetto = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  called(folder, args, { GRUPPETTO_DATA: join(folder, 'data'), ...env });

describe('doctor', () => {
  test('says of everything how it is, and what to do', async () => {
    const before = await gruppetto(['doctor']);
    expect(before.out).toContain(`ok  Program: Gruppetto ${version} on Node`);
    expect(before.out).toContain('Data: there is nothing in');
    expect((await gruppetto(['upgrade-check'])).out).toBe('There is no data yet: the first start makes an empty database.\n');
    await gruppetto(['keys', 'create']);
    expect((await gruppetto(['doctor'])).out).toMatch(/^ok {2}Data: .*gruppetto\.sqlite, up to date, with 1 row\.$/m);
    expect((await gruppetto(['doctor'])).out).toMatch(/^ · {2}Push keys: none yet\./m);
    expect((await gruppetto(['doctor'])).out).toMatch(/^ · {2}E-mail: none is sent\. .*GRUPPETTO_SMTP_URL/m);
    expect((await gruppetto(['upgrade-check'])).out).toBe('The data is up to date: 1 row, nothing to upgrade.\n');
  });

  test.each([
    [{ GRUPPETTO_TRUST_PROXY: 'nginx' }, /^!! {2}Proxy: GRUPPETTO_TRUST_PROXY is "nginx"/m],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^!! {2}Data: PostgreSQL at 127\.0\.0\.1:1\/none cannot be used/m],
    [
      { GRUPPETTO_SMTP_URL: 'smtp://127.0.0.1:1', GRUPPETTO_MAIL_FROM: 'races@example.org', GRUPPETTO_URL: 'https://races.example.org' },
      /^!! {2}E-mail: the mail server in GRUPPETTO_SMTP_URL can’t be used \(.*ECONNREFUSED/m,
    ],
    [{ GRUPPETTO_SMTP_URL: 'smtp://127.0.0.1:1' }, /^!! {2}E-mail: GRUPPETTO_SMTP_URL needs GRUPPETTO_MAIL_FROM/m],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^!! {2}Several servers: the Redis in REDIS_URL does not answer/m],
  ])('%j is bad news, and its exit code says so', async (env, line) => {
    const { code, out, err } = await gruppetto(['doctor'], env);
    expect(out).toMatch(line);
    expect(err).toMatch(/^gruppetto: (1 of \d+ checks needs|2 of \d+ checks need) your attention\.$/m);
    expect(code).toBe(1);
  });

  test('a server that is not there is told', async () => {
    expect((await gruppetto(['doctor', '--url', 'http://127.0.0.1:49151'])).out).toContain('does not answer like Gruppetto (ECONNREFUSED)');
  });
});

describe('serve', () => {
  test.each([
    [['--port', 'many'], /A port is a number from 0 to 65535/],
    [['--prot'], /unknown option '--prot'/],
  ])('%j is refused', async (args, sentence) => {
    const { code, err } = await gruppetto(['serve', ...args]);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe('completion', () => {
  const isThere = (shell: string) => spawnSync(shell, ['--version']).status === 0;
  const run = (shell: string, script: string) => spawnSync(shell, ['-c', script], { encoding: 'utf8', cwd: folder });
  const keep = async (shell: string): Promise<string> => {
    const file = join(folder, `complete.${shell}`);
    writeFileSync(file, (await gruppetto(['completion', shell])).out);
    return file;
  };

  test('bash completes commands, their commands, options and games', async () => {
    const file = await keep('bash');
    const after = (...words: string[]) =>
      run(
        'bash',
        `source ${file}; COMP_WORDS=(gruppetto ${words.join(' ')}); COMP_CWORD=${words.length}; _gruppetto; echo "\${COMPREPLY[*]}"`,
      ).stdout;
    expect(after('ra')).toBe('race\n');
    expect(after('keys', 'cr')).toBe('create\n');
    expect(after('serve', '--po')).toBe('--port\n');
    expect(after('race', 'los')).toBe('los-ciclistas\n');
  });

  test.skipIf(!isThere('fish'))('fish does, with what they are for', async () => {
    const file = await keep('fish');
    const after = (line: string) => run('fish', `source ${file}; complete -C '${line}'`).stdout;
    expect(after('gruppetto ra')).toBe('race\tlet bots ride a race\n');
    expect(after('gruppetto serve --op')).toBe('--open\topen the page in your browser\n');
  });

  test.skipIf(!isThere('zsh'))('zsh reads the script', async () => {
    expect(run('zsh', `zsh -n ${await keep('zsh')}`)).toMatchObject({ status: 0, stderr: '' });
  });

  test('another shell is refused', async () => {
    expect((await gruppetto(['completion', 'tcsh'])).err).toContain('It must be one of: bash, zsh, fish');
  });
});
