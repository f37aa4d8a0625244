'use strict';

// Rules of this game, each broken: see scripts/mutants/list.cjs. Paths are those of this room.
module.exports = [
  {
    name: 'a pass is marked one square early',
    file: 'rules/board.ts',
    find: "list.push({ at: from, kind: 'distance', ...label }",
    change: "list.push({ at: from - 1, kind: 'distance', ...label }",
    test: ['test/rules-1-circuit.test.ts', 'on all ready-made stages'],
  },
  {
    name: 'a rider who is home waits for a descent',
    file: 'rules/moving.ts',
    find: '  if (to > course.length) hasMoved(state, rider);\n',
    change: '',
    test: ['test/rules-positions.test.ts', 'has none any more'],
  },
];
