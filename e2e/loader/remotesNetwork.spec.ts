import { testFaults } from '../fixtures/faultMatrix.ts';

testFaults([
  {
    what: 'its server fails',
    code: 'SERVER',
    version: { onEntry: (route) => route.fulfill({ status: 500, body: 'no' }) },
  },
  {
    what: 'never arrives',
    code: 'TIMEOUT',
    version: { onEntry: async () => {} },
    waits: { withGood: 10_500, without: 120_000 },
  },
  {
    what: 'the network loses',
    code: 'NETWORK',
    version: { onEntry: (route) => route.abort('connectionreset') },
  },
  {
    what: 'is a page instead of a script',
    code: 'NOT_A_MODULE',
    version: {
      entry: () => '<!doctype html><title>Unisite</title>',
      // as the platform sends all it sends
      onEntry: (route, entry) =>
        route.fulfill({ headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }, body: entry }),
    },
  },
]);
