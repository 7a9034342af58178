import { componentOf } from '../fixtures/containers.ts';
import { testFaultsEverywhere } from '../fixtures/faultMatrix.ts';

/** One that shows while a version is fetched, and one that shows in it: wherever a remote may stand, both are met. */
testFaultsEverywhere([
  {
    what: 'is not there',
    code: 'MISSING',
    version: { onEntry: (route) => route.fulfill({ status: 404, body: 'no' }) },
  },
  {
    what: 'throws in render',
    code: 'THREW_IN_RENDER',
    version: { entry: componentOf(`throw new Error('broken in render');`) },
  },
]);
