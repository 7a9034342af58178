import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { byNet, shareOf } from './byNet.ts';
import { playedDays } from './playedDays.ts';
import { readSummaryLength, writeSummaryLength } from './summaryDays.ts';

test('an address names 7, 30 or 90 days; anything else is 30', () => {
  expect(['?days=7', '?days=30', '?days=90'].map(readSummaryLength)).toEqual([7, 30, 90]);
  expect(['', '?days=8', '?days=x', '?days=-7', '?days=7.5'].map(readSummaryLength)).toEqual([30, 30, 30, 30, 30]);
  expect([writeSummaryLength(30), writeSummaryLength(7)]).toEqual([null, '7']);
});

test('the best result stands first, and the longest bar is the furthest from nothing', () => {
  const results = [{ net: -400 }, { net: 100 }, { net: 200 }];
  expect(byNet(results)).toEqual([{ net: 200 }, { net: 100 }, { net: -400 }]);
  expect(results.map((result) => shareOf(result, results))).toEqual([1, 0.25, 0.5]);
  expect(shareOf({ net: 0 }, [{ net: 0 }])).toBe(0);
});

test('days without play are no rows; the newest stands first', () => {
  const days = [
    { day: '2026-11-18', staked: vnd(100), won: vnd(50), net: vnd(-50) },
    { day: '2026-11-19', staked: vnd(0), won: vnd(0), net: vnd(0) },
    { day: '2026-11-20', staked: vnd(100), won: vnd(100), net: vnd(0) },
  ];
  expect(playedDays(days).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-18']);
});
