import { expect, test } from '@jest/globals';
import { emptyMailing, faultsOf, segmentOf } from './mailingForm.ts';

test('a segment is of the markets that are chosen, with the days where they count', () => {
  expect(segmentOf(emptyMailing)).toBeNull();
  expect(segmentOf({ ...emptyMailing, markets: ['VN'], days: 'x' })).toEqual({
    markets: ['VN'],
    levels: [],
    labels: [],
    seen: null,
  });
  expect(
    segmentOf({ ...emptyMailing, markets: ['VN'], levels: ['gold1', 'none'], seen: 'notWithin', days: '14' }),
  ).toEqual({
    markets: ['VN'],
    levels: ['none', 'gold1'],
    labels: [],
    seen: { within: false, days: 14 },
  });
  for (const days of ['', '0', '1.5', '3651', 'x'])
    expect(segmentOf({ ...emptyMailing, markets: ['VN'], seen: 'within', days })).toBeNull();
});

test('both languages, a market and whole days are asked for', () => {
  expect(faultsOf({ ...emptyMailing, seen: 'within', days: '0', titleVi: ' ' })).toEqual({
    titleVi: 'missing',
    titleEn: 'missing',
    contentVi: 'missing',
    contentEn: 'missing',
    markets: 'noMarket',
    days: 'noDays',
  });
});
