import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstOffer, keptOf, parseSeries, seriesBounds, snap, within } from './rate.ts';

test('a series is a whole number of steps between the least and the most', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (value) => {
      const snapped = snap(value, 1980);
      expect(snapped).toBeGreaterThanOrEqual(seriesBounds.least);
      expect(snapped).toBeLessThanOrEqual(1980);
      expect(snapped % seriesBounds.step).toBe(0);
    }),
  );
});

test('figures are read as either language writes them', () => {
  expect(['1.950', '1,950', '1950', '19 50', '', 'x', '-1', '1e3'].map(parseSeries)).toEqual([
    1950,
    1950,
    1950,
    1950,
    null,
    null,
    null,
    null,
  ]);
});

test('nobody is offered more than the agent has', () => {
  expect(within({ series: 1980 }, { series: 1960 })).toEqual({ series: 1960 });
  expect(firstOffer({ series: 1960 })).toEqual({ series: 1950 });
  expect(firstOffer({ series: 1700 })).toEqual({ series: 1700 });
});

test('what a lower series leaves is a part of the stakes', () => {
  expect(keptOf(1_000_000_000, { series: 1960 }, { series: 1950 })).toBe(5_000_000);
});
