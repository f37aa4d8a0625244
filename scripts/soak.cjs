'use strict';
require('./need-node.cjs');
require('./parts/command.cjs').main(require('./parts/soak.cjs').soak);
