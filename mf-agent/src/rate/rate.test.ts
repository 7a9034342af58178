import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstOffer, parsePart, rateParts, rebateShare, seriesKept, snap, within } from './rate.ts';

const own = { series: 1960, rebate: 1.9 };

test('a part is a whole number of steps between its least and the most', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('series', 'rebate'),
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      (key: 'series' | 'rebate', value) => {
        const part = rateParts[key];
        const most = key === 'series' ? 1980 : 10;
        const snapped = snap(part, value, most);
        expect(snapped).toBeGreaterThanOrEqual(part.least);
        expect(snapped).toBeLessThanOrEqual(most);
        expect(Math.abs(snapped / part.step - Math.round(snapped / part.step))).toBeLessThan(1e-9);
      },
    ),
  );
});

test('figures are read as either language writes them', () => {
  const rebate = ['1,55', '1.55%', ' 2 ', '', 'x', '-1', '1,2,3', '1e3'].map((text) =>
    parsePart(rateParts.rebate, text),
  );
  expect(rebate).toEqual([1.55, 1.55, 2, null, null, null, null, null]);
  expect(['1.950', '1,950', '1950', '19 50', ''].map((text) => parsePart(rateParts.series, text))).toEqual([
    1950,
    1950,
    1950,
    1950,
    null,
  ]);
});

test('nobody is offered more than the agent has', () => {
  expect(within({ series: 1980, rebate: 3 }, own)).toEqual(own);
  expect(firstOffer(own)).toEqual({ series: 1950, rebate: 1.75 });
  expect(firstOffer({ series: 1700, rebate: 0 })).toEqual({ series: 1700, rebate: 0 });
});

test('what a downline gets and what is kept come to the agent’s own', () => {
  const given = { series: 1950, rebate: 1.75 };
  expect(rebateShare(1_000_000_000, own, given)).toEqual({ downline: 17_500_000, kept: 1_500_000 });
  expect(seriesKept(1_000_000_000, own, given)).toBe(5_000_000);
});
