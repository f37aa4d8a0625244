'use strict';

/**
 * Defences and guarantees, each removed: in `file`, `find` becomes `change`. The named test must fail then. A mutant that survives means
 * that the claim is not tested. Those of a game are in its room, beside its tests.
 */
module.exports = [...require('./tables.cjs'), ...require('./server.cjs')];
