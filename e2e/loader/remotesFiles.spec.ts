import { testFaults } from '../fixtures/faultMatrix.ts';

testFaults([
  {
    what: 'was tampered with on its way',
    code: 'WRONG_HASH',
    version: {
      onEntry: (route, entry) =>
        route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered=1;${entry}` }),
    },
  },
  {
    what: 'lacks the hash of a file',
    code: 'NO_HASH',
    version: {
      hashes: (integrity, entry) => {
        delete integrity[entry];
      },
    },
  },
  {
    what: 'lost a hash after it was signed',
    code: 'SIGNATURE',
    version: {
      tamper: ({ integrity, entry }) => {
        delete integrity[entry];
      },
    },
  },
  {
    what: 'wants a shared package that the shell has not',
    code: 'CONTRACT',
    version: { entry: ({ entry }) => entry.replaceAll('"^1.0.0"', '"^9.0.0"') },
  },
]);
