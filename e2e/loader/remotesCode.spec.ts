import { componentOf, writtenByHand } from '../fixtures/containers.ts';
import { testFaults } from '../fixtures/faultMatrix.ts';

testFaults([
  { what: 'throws at load', code: 'THREW_AT_LOAD', version: { entry: () => `throw new Error('broken at load');` } },
  {
    what: 'throws at mount',
    everyRun: true,
    code: 'THREW_AT_MOUNT',
    version: {
      entry: writtenByHand(
        `() => ({ bootstrap: nothing, unmount: nothing, mount() { throw new Error('broken at mount'); } })`,
      ),
    },
  },
  {
    what: 'rejects',
    code: 'THREW_AT_MOUNT',
    version: {
      entry: writtenByHand(
        `() => ({ bootstrap: nothing, unmount: nothing, mount: () => Promise.reject(new Error('rejected')) })`,
      ),
    },
  },
  {
    what: 'throws in an effect',
    code: 'THREW_IN_RENDER',
    version: {
      entry: componentOf(`React.useEffect(() => { throw new Error('broken in an effect'); }, []); return 'here';`),
    },
  },
  {
    what: 'renders without end',
    code: 'RENDERS_WITHOUT_END',
    version: {
      entry: componentOf('const [n, next] = React.useState(0); React.useEffect(() => next(n + 1)); return String(n);'),
    },
  },
]);
