'use strict';
require('./need-node.cjs');
require('./parts/command.cjs').main(require('./parts/node24.cjs').node24);
