import { expect, test } from '@jest/globals';
import { firstPair } from './firstPair.ts';

const digests = ['c', 'b', 'a'];
const canary = (digest: string) => ({ version: '1.0.0', digest, percent: 5 });

test('what everyone has is compared with what is tried, or with the newest', () => {
  expect(firstPair(digests, { digest: 'c', canary: canary('a') })).toEqual({ from: 'c', to: 'a' });
  expect(firstPair(digests, { digest: 'a', canary: null })).toEqual({ from: 'a', to: 'c' });
});

test('where there is nothing newer, the version before is compared', () => {
  expect(firstPair(digests, { digest: 'c', canary: null })).toEqual({ from: 'b', to: 'c' });
  expect(firstPair(digests, null)).toEqual({ from: 'b', to: 'c' });
});
