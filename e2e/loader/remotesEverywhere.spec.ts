import { componentOf } from '../fixtures/containers.ts';
import { testFaultsEverywhere } from '../fixtures/faultMatrix.ts';

/** One fault detected while a version is fetched, and one in its content, at every place of a remote. */
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
