'use strict';

// Rules of this game, each broken: see scripts/mutants/list.cjs. Paths are those of this room.
module.exports = [
  {
    name: 'a feed zone is marked one row late',
    file: 'rules/board.ts',
    find: "for (const at of plan.feeds) list.push({ at, kind: 'feed' });",
    change: "for (const at of plan.feeds) list.push({ at: at + 1, kind: 'feed' });",
    test: ['test/markers.test.ts', 'every marker of a thousand races'],
  },
];
