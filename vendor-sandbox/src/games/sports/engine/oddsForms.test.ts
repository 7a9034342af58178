import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inForm } from './oddsForms.ts';

const odds = fc.integer({ min: 101, max: 50_000 });

describe('odds in three forms', () => {
  test.each([
    [150, 1.5, 0.5, 0.5],
    [195, 1.95, 0.95, 0.95],
    [200, 2, 1, 1],
    [225, 2.25, 1.25, -0.8],
    [300, 3, 2, -0.5],
    [500, 5, 4, -0.25],
  ])('%d hundredths are decimal %d, Hong Kong %d and Malay %d', (given, decimal, hongKong, malay) => {
    expect(inForm('decimal', given)).toBeCloseTo(decimal, 12);
    expect(inForm('hongKong', given)).toBeCloseTo(hongKong, 12);
    expect(inForm('malay', given)).toBeCloseTo(malay, 12);
  });

  test('Malay odds lie between -1 and 1, and are below zero exactly beyond even money', () => {
    fc.assert(
      fc.property(odds, (given) => {
        const malay = inForm('malay', given);
        expect(Math.abs(malay)).toBeLessThanOrEqual(1);
        expect(malay < 0).toBe(given > 200);
      }),
    );
  });

  test('each form gives the decimal odds back', () => {
    fc.assert(
      fc.property(odds, (given) => {
        const malay = inForm('malay', given);
        expect(100 * (1 + inForm('hongKong', given))).toBeCloseTo(given, 6);
        expect(100 * (1 + (malay < 0 ? -1 / malay : malay))).toBeCloseTo(given, 6);
      }),
    );
  });
});
