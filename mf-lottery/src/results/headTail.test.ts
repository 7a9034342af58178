import { expect, test } from '@jest/globals';
import { frequentPairs, headTail } from './headTail.ts';

const north = {
  prizes: [
    { rank: 'DB', numbers: ['61879'] },
    { rank: 'G1', numbers: ['30407'] },
    { rank: 'G2', numbers: ['55138', '94026'] },
    { rank: 'G7', numbers: ['07', '54', '31', '88'] },
  ],
};

const digits = (lists: readonly (readonly { digits: string }[])[]) => lists.map((list) => list.map((p) => p.digits));

test('every number is counted once by its tens digit and once by its units digit', () => {
  const { heads, tails } = headTail(north);
  expect(digits(heads)).toEqual([['07', '07'], [], ['26'], ['31', '38'], [], ['54'], [], ['79'], ['88'], []]);
  expect(digits(tails)).toEqual([[], ['31'], [], [], ['54'], [], ['26'], ['07', '07'], ['38', '88'], ['79']]);
  expect(heads.flat()).toHaveLength(8);
  expect(tails.flat()).toHaveLength(8);
});

test('only the pair of the special prize is marked', () => {
  expect(
    headTail(north)
      .heads.flat()
      .filter(({ special }) => special)
      .map((pair) => pair.digits),
  ).toEqual(['79']);
});

test('leading zeros count', () => {
  const { heads } = headTail({ prizes: [{ rank: 'G7', numbers: ['00', '05'] }] });
  expect(digits(heads)[0]).toEqual(['00', '05']);
});

test('electronic balls have no heads and tails', () => {
  expect(headTail({ prizes: [{ rank: 'BALLS', numbers: ['11', '04'] }] }).heads.flat()).toEqual([]);
});

test('the most frequent pairs of several draws', () => {
  expect(frequentPairs([north, north, { prizes: [{ rank: 'G8', numbers: ['31'] }] }], 3)).toEqual([
    { digits: '07', times: 4 },
    { digits: '31', times: 3 },
    { digits: '26', times: 2 },
  ]);
});
