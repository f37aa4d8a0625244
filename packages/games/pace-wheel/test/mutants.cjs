'use strict';

// Rules of this game, each broken: see scripts/mutants/list.cjs. Paths are those of this room.
module.exports = [
  {
    name: 'the line of a course lies behind its finish square',
    file: 'rules/board.ts',
    find: "list.push({ at: finish - 1, kind: 'finish' });",
    change: "list.push({ at: finish, kind: 'finish' });",
    test: ['test/markers.test.ts', 'the line lies between them'],
  },
];
