const { createRequire } = require('node:module');

/** jest's default sequencer, which knows how long each file took last time. */
const ofJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = ofJest('@jest/test-sequencer');

/**
 * Files that start processes or install packages. Without timings, jest assumes that the longest file is the slowest,
 * and would leave these to the end, one by one.
 */
const slow = [
  'scripts/pack/outside.matrix.integration.test.ts',
  'platform/simulate/simulate.matrix.integration.test.ts',
  'startPlatform.integration.test.ts',
  'processes.matrix.integration.test.ts',
  'registry.integration.test.ts',
  'embedded.matrix.integration.test.ts',
  'seed.integration.test.ts',
];
const placeOf = (path) => {
  const place = slow.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
  return place === -1 ? slow.length : place;
};

module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
  }
};
