'use strict';

// Rules of this game, each broken: see scripts/mutants/list.cjs. Paths are those of this room.
module.exports = [
  {
    name: 'a sprint is marked one row late',
    file: 'rules/board.ts',
    find: "list.push({ at: row - 1, kind: 'sprint', label: name });",
    change: "list.push({ at: row, kind: 'sprint', label: name });",
    test: ['test/markers.test.ts', 'a sprint, a top and the line'],
  },
  {
    name: 'the groups of WielerSIM lag behind its riders',
    file: 'rules/board.ts',
    find: 'const list = groupsAmong(riders);',
    change: 'const list = groupsAmong(riders.slice(1));',
    test: ['test/groups.test.ts', 'inside a turn'],
  },
];
