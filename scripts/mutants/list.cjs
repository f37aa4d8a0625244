'use strict';

const server = 'apps/server/src';
const tests = 'apps/server/test';

/**
 * Defences and guarantees, each removed: in `file`, `find` becomes `change`. The named test must fail then. A mutant that survives means
 * that the claim is not tested.
 */
module.exports = [
  {
    name: 'a step is answered before it is stored',
    file: `${server}/tables/store/journal.ts`,
    find: 'this.waiting.push({ entry, resolve, reject });',
    change:
      "this.waiting.push({ entry, resolve, reject });\n      setTimeout(() => resolve('stored'), 0);\n      if (this.waiting.length > 0) return void setTimeout(() => void this.write(), 500);",
    test: [`${tests}/kill-at-acknowledgement.test.ts`, 'on sqlite'],
  },
  {
    name: 'nobody listens to a broken connection',
    file: `${server}/storage/postgres.ts`,
    find: "pool.on('connect', (client) => client.on('error', ignore));",
    change: '',
    test: [`${tests}/postgres-restarts.test.ts`, 'with 1 processes'],
  },
  {
    name: 'payers do not take turns',
    file: `${server}/threads/fair-queue.ts`,
    find: '    this.waiting.delete(payer);\n',
    change: '    if (own.length === 0) this.waiting.delete(payer);\n',
    test: [`${tests}/fair-queue.test.ts`, 'take turns'],
  },
  {
    name: 'nobody pays for what they cost',
    file: `${server}/threads/fair-queue.ts`,
    find: 'if (debt <= allowance) return payer;',
    change: 'return payer;',
    test: [`${tests}/fair-queue.test.ts`, 'used up the allowance'],
  },
  {
    name: 'a take-back is not new to a page that saw what it took',
    file: `${server}/tables/room/history.ts`,
    find: 'first = Math.min(first, this.kept[entry] + 1);',
    change: 'first = this.kept[entry] + 1;',
    test: [`${tests}/history.test.ts`, 'take-back'],
  },
  {
    name: 'threads have no limit of memory',
    file: `${server}/tables/engine/engines.ts`,
    find: '{ workerData: this.progress, resourceLimits }',
    change: '{ workerData: this.progress, resourceLimits: { maxOldGenerationSizeMb: 4096 } }',
    test: [`${tests}/tables-engines.test.ts`, 'all the memory'],
  },
  {
    name: 'a race whose bots failed once never goes on',
    file: `${server}/tables/room/turns.ts`,
    find: '    table.around.wakeAt(table.id, table.now.version, due + timerSlack);\n',
    change: '',
    test: [`${tests}/tables-engines.test.ts`, 'heals by itself'],
  },
  {
    name: 'a clock far in the future deletes at once',
    file: `${server}/sweep.ts`,
    find: 'last !== undefined && at > last + longestGap',
    change: 'false',
    test: [`${tests}/sweep.test.ts`, 'sqlite.*clock that is far ahead'],
  },
  {
    name: 'any name will do',
    file: `${server}/http/hosts.ts`,
    find: 'if (own.has(name) || isLocal(name)) return;',
    change: 'if (own.has(name) || isLocal(name) || name) return;',
    test: [`${tests}/doors.test.ts`, 'points its name here'],
  },
  {
    name: 'everybody may have the password that is tried first',
    file: `${server}/accounts/passwords.ts`,
    find: 'return isCommon(value) ?',
    change: 'return isCommon(value) && false ?',
    test: [`${tests}/doors.test.ts`, 'tries first'],
  },
  {
    name: 'chat turns the direction of reading',
    file: `${server}/tables/room/room.ts`,
    find: 'if (strange.test(line))',
    change: 'if (strange.test(line) && false)',
    test: [`${tests}/doors.test.ts`, 'turns what others read'],
  },
  {
    name: 'one account has two seats',
    file: `${server}/tables/store/people.ts`,
    find: '    await giveUpSecondSeats(transaction, guest, person);\n',
    change: '',
    test: [`${tests}/doors.test.ts`, 'one seat, on sqlite'],
  },
  {
    name: 'the lock lies in the folder, not beside the file',
    file: `${server}/storage/sqlite.ts`,
    find: "join(dirname(realFile(sqliteFile(folder))), 'gruppetto.lock')",
    change: "join(folder, 'gruppetto.lock')",
    test: [`${tests}/doors.test.ts`, 'one lock'],
  },
  {
    name: 'forecasts take turns, not places',
    file: `${server}/forecasts/forecast-store.ts`,
    find: ".whereRef('other.origin', '=', 'forecasts.origin')",
    change: ".whereRef('other.id', '=', 'forecasts.id')",
    test: [`${tests}/forecasts.test.ts`, 'many forecasts waits'],
  },
  {
    name: 'what a look could not tell is never told',
    file: `${server}/tables/room/live-table.ts`,
    find: '      this.now = before;\n',
    change: '',
    test: [`${tests}/simulation.test.ts`, 'whatever breaks'],
  },
  {
    name: 'dice of a race look wrong after two kinds of take-back',
    file: `${server}/tables/store/log-store.ts`,
    find: 'agreed[index] > leftSteps; index--) agreed[index] = leftSteps;',
    change: 'agreed[index] > leftSteps; index--);',
    test: [`${tests}/history.test.ts`, 'goes further back'],
  },
  {
    name: 'a repeated step is not recognised',
    file: `${server}/tables/room/live-table.ts`,
    find: "if (await this.around.store.log.has(this.now.log, key)) tell(member, { type: 'done', id });\n    else this.refuse(member, id, { reason: 'stale' });",
    change: "this.refuse(member, id, { reason: 'stale' });",
    test: [`${tests}/simulation.test.ts`, 'whatever breaks'],
  },
  {
    name: 'a result that could not be settled is forgotten',
    file: `${server}/results/results.ts`,
    find: '        this.settleLater(id);\n',
    change: '',
    test: [`${tests}/results.test.ts`, 'settled later'],
  },
  {
    name: 'there is no end of tables',
    file: `${server}/tables/http/table-routes.ts`,
    find: 'const maxTables = 200;',
    change: 'const maxTables = 2000;',
    test: [`${tests}/ends.test.ts`, '200 tables'],
  },
  {
    name: 'a log has no end',
    file: `${server}/tables/room/take-backs.ts`,
    find: 'const maxEntries = 20_000;',
    change: 'const maxEntries = 200_000;',
    test: [`${tests}/ends.test.ts`, '20,000 entries'],
  },
  {
    name: 'a long race is sent faster than it is read',
    file: `${server}/tables/room/catch-up.ts`,
    find: 'while (await this.sendPiece(member, catchingUp)) await member.drained();',
    change: 'while (await this.sendPiece(member, catchingUp));',
    test: [`${tests}/long-races.test.ts`, 'the longest race of cycling'],
  },
  {
    name: 'pictures cost nothing',
    file: `${server}/tables/http/pictures.ts`,
    find: '      await limits.costly(request);\n',
    change: '',
    test: [`${tests}/travel.test.ts`, 'used up what is costly'],
  },
  {
    name: 'those who ask for the same picture each get their own',
    file: `${server}/tables/http/pictures.ts`,
    find: '    if (known) return known as Promise<T>;\n',
    change: '',
    test: [`${tests}/travel.test.ts`, 'worked out once'],
  },
  {
    name: 'waiting for the processor counts as work',
    file: `${server}/tables/engine/engines.ts`,
    find: '      if (waits) return this.watch(done, began, spent, false);\n',
    change: '',
    test: [`${tests}/tables-engines.test.ts`, 'waits for the processor'],
  },
  {
    name: 'every one of many problems is told',
    file: 'packages/kernel/src/schema.ts',
    find: 'const maxProblems = 100;',
    change: 'const maxProblems = 1e9;',
    test: [`${tests}/growth.test.ts`, 'more problems'],
  },
  {
    name: 'people are rated against bots of their own',
    file: `${server}/ratings/ratings.ts`,
    find: "riders.filter(({ rated }) => rated?.kind !== 'b')",
    change: 'riders',
    test: [`${tests}/racing-apart.test.ts`, 'own bot apart'],
  },
];
