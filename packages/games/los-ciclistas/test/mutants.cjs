'use strict';

// Rules of this game, each broken: see scripts/mutants/list.cjs. Paths are those of this room.
module.exports = [
  {
    name: 'a position forgets where a round stands',
    file: 'rules/position.ts',
    find: '    ...(!sameData(now, roundBegins(round, road, space)) && { now }),\n',
    change: '',
    test: ['test/contract.test.ts', 'position'],
  },
];
