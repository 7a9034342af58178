import { expect, test } from '@jest/globals';
import { typedFault, typedNumbers } from './typedResult.ts';

const rank = { rank: 'G3', numbers: 2, digits: 5 };

test.each([
  ['33861 90274', null],
  [' 33861,90274; ', null],
  ['33861-90274', null],
  ['00000\n00001', null],
  ['33861', 'few'],
  ['', 'few'],
  ['33861 90274 11111', 'many'],
  ['3386 90274', 'digits'],
  ['3386190274', 'few'],
])('%j: %s', (text, fault) => {
  expect(typedFault(text, rank)).toBe(fault);
});

test('leading zeros stay', () => {
  expect(typedNumbers('00 07')).toEqual(['00', '07']);
});
