import { describe, expect, test } from '@jest/globals';
import {
  type BetFigures,
  missedByAgents,
  missedByBets,
  missedByBuying,
  missedBySettlement,
  missedBySignIns,
} from './targets.ts';

const line = (clients: number, more: Partial<BetFigures> = {}): BetFigures => ({
  wallets: 'spread',
  clients,
  ratio: 2,
  p95: 20,
  ...more,
});

describe('bets', () => {
  test('are told nothing while they keep to their targets', () => {
    expect(
      missedByBets([line(1, { ratio: 0.65 }), line(8, { ratio: 0.8 }), line(32), line(128, { p95: 299 })]),
    ).toEqual([]);
  });

  test.each([
    [line(8, { ratio: 0.79 }), "Missed: spread wallets, 8 clients: 0.79 of pgbench's rate, and 0.8 is the least."],
    [line(32, { ratio: 0.98 }), "Missed: spread wallets, 32 clients: 0.98 of pgbench's rate, and 1 is the least."],
    [
      line(128, { p95: 300, wallets: 'hot' }),
      'Missed: hot wallets, 128 clients: of a hundred answers the 95th took 300 ms, and has to take less than 300.',
    ],
    [
      line(128, { p95: Number.NaN }),
      'Missed: spread wallets, 128 clients: of a hundred answers the 95th took NaN ms, and has to take less than 300.',
    ],
  ])('that miss one are told which (%#)', (figures, sentence) => {
    expect(missedByBets([figures])).toEqual([sentence]);
  });

  test('that nothing was compared with are not called slow', () => {
    expect(missedByBets([line(8, { ratio: Number.NaN }), line(32, { ratio: Number.NaN })])).toEqual([]);
  });
});

test('signing in has to be done in less than 400 ms by 95 of a hundred', () => {
  expect(missedBySignIns(399, 400)).toEqual([]);
  expect(missedBySignIns(400, 400)).toEqual([
    'Missed: of a hundred sign-ins the 95th took 400 ms, and has to take less than 400.',
  ]);
  expect(missedBySignIns(Number.NaN, 400)).toHaveLength(1);
});

test('a million lines have to be settled in less than 30 s, each ticket once', () => {
  expect(missedBySettlement({ seconds: 29.9, wrong: 0 })).toEqual([]);
  expect(missedBySettlement({ seconds: 30, wrong: 2 })).toEqual([
    'Missed: 2 tickets were left open, or paid otherwise than once.',
    'Missed: a million lines took 30.0 s, and have to take less than 30.',
  ]);
});

test('buying is held to its rate and to the time of each look', () => {
  const kept = { linesASecond: 2_000, slipMs: 299, drawMs: 19.9, exposureMs: 19.9, refused: 0 };
  expect(missedByBuying(kept)).toEqual([]);
  expect(missedByBuying({ linesASecond: 1_999, slipMs: 300, drawMs: 20, exposureMs: 20, refused: 1 })).toEqual([
    'Missed: 1 calls were refused.',
    'Missed: 1999 lines a second, and 2000 is the least.',
    'Missed: of a hundred slips the 95th took 300 ms, and has to take less than 300.',
    'Missed: of a hundred looks at the open draw the 95th took 20 ms, and has to take less than 20.',
    'Missed: of a hundred looks at what is at stake the 95th took 20 ms, and has to take less than 20.',
  ]);
});

test('the agents’ side is told what it missed, and nothing otherwise', () => {
  const kept = { reports: [{ what: 'overview', p95: 299 }], rollUp: { seconds: 29.9 }, payRun: { seconds: 59.9 } };
  expect(missedByAgents(kept)).toEqual([]);
  expect(
    missedByAgents({ reports: [{ what: 'overview', p95: 300 }], rollUp: { seconds: 30 }, payRun: { seconds: 60 } }),
  ).toEqual([
    'Missed: overview: of a hundred answers the 95th took 300 ms, and has to take less than 300.',
    "Missed: a day's roll-up took 30.0 s, and has to take less than 30.",
    'Missed: a pay-run took 60.0 s, and has to take less than 60.',
  ]);
});
