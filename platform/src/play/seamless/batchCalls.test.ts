import { expect, test } from '@jest/globals';
import { batchCalls } from './batchCalls.ts';

const undone = new Error('undone');
const unknown = new Error('unknown');

/** A batcher that records its groups; a call of `bad` fails its group, `lost` leaves the outcome unknown. */
function line(most = 10) {
  const groups: string[][] = [];
  const call = batchCalls<string, string>({
    most,
    isUndone: (error) => error === undone,
    async together(calls) {
      groups.push([...calls]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (calls.includes('lost')) throw unknown;
      if (calls.includes('bad')) throw undone;
      return calls.map((name) => `${name}!`);
    },
    async alone(name) {
      groups.push([`alone ${name}`]);
      if (name === 'bad') throw undone;
      return `${name}!`;
    },
  });
  return { call, groups };
}

test('one goes at once; what comes meanwhile goes together, so many at most', async () => {
  const { call, groups } = line(3);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(call));
  expect(answers).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  expect(groups).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  expect(await call('f')).toBe('f!');
});

test('one that fails harms no other', async () => {
  const { call, groups } = line();
  const answers = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(call));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['a'], ['b', 'bad', 'c'], ['alone b'], ['alone bad'], ['alone c']]);
});

test('what may have been done is not done again', async () => {
  const { call, groups } = line();
  const answers = await Promise.allSettled(['a', 'b', 'lost'].map(call));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(groups).toEqual([['a'], ['b', 'lost']]);
  expect(await call('c')).toBe('c!');
});
