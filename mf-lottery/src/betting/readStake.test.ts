import { describe, expect, it } from '@jest/globals';
import { readStake } from './readStake.ts';

describe('a typed stake', () => {
  it.each([
    ['vi', '5000', 5000],
    ['vi', '5.000', 5000],
    ['vi', ' 1.000.000 ', 1_000_000],
    ['vi', '1.000,5', 1000.5],
    ['en', '5,000', 5000],
    ['en', '1000.5', 1000.5],
  ] as const)('in %s "%s" is %d', (language, text, amount) => {
    expect(readStake(text, language)).toBe(amount);
  });

  it.each([
    ['vi', '1000.5'],
    ['vi', '5.00'],
    ['vi', '5,000'],
    ['en', '5.000'],
    ['en', '1,00'],
    ['en', '-5'],
    ['en', '1e3'],
    ['en', ''],
    ['en', '1'.repeat(13)],
  ] as const)('in %s "%s" is not taken for another', (language, text) => {
    expect(readStake(text, language)).toBeNull();
  });
});
