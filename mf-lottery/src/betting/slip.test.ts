import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import {
  doubled,
  emptySlip,
  firstPicks,
  fullPicks,
  isStakeable,
  offeredBets,
  priceDraft,
  slipOf,
  toSlipLine,
  withSelection,
} from './slip.ts';

const offer = (bet: string, odds: number, units: number, name = 'all') => ({
  bet,
  odds,
  units,
  class: name,
  least: vnd(500),
  most: vnd(200_000),
  returnToPlayer: 0.9,
  bySeries: false,
});
const current: Pick<CurrentDraw, 'form' | 'offers'> = {
  form: 'north',
  offers: [offer('lo2', 99.4, 27), offer('xien2', 17, 1)],
};
const [lo2, xien2] = offeredBets(current);

test('bets are those that are offered, in the order of the board', () => {
  expect(offeredBets(current).map(({ bet }) => bet.code)).toEqual(['lo2', 'xien2']);
  expect(offeredBets({ ...current, form: 'unknown' })).toEqual([]);
});

test('a line costs its picks by units by stake, and is sent in the order of the numbers', () => {
  if (!lo2 || !xien2) throw new Error('nothing is offered');
  const line = { bet: 'lo2', selection: [['61', '16', '86']], unitStake: 1_000 };
  const priced = priceDraft(line, lo2, '2026-11-27');
  expect(priced).toMatchObject({ picks: 3, staked: 81_000, most: 99_400, odds: { all: 99.4 } });
  expect(priced && toSlipLine(priced)).toEqual({
    bet: 'lo2',
    selection: [['16', '61', '86']],
    unitStake: 1_000,
    odds: { all: 99.4 },
    units: 27,
  });
  expect(priceDraft({ ...line, bet: 'xien2' }, xien2, '2026-11-27')).toMatchObject({ picks: 3, staked: 3_000 });
  expect(priceDraft({ ...line, selection: [[]] }, lo2, '2026-11-27')).toBe(null);
});

test('a stake out of the bounds of the offer cannot be placed', () => {
  if (!lo2) throw new Error('nothing is offered');
  const at = (unitStake: number) => {
    const priced = priceDraft({ bet: 'lo2', selection: [['16']], unitStake }, lo2, '2026-11-27');
    return priced && isStakeable(priced);
  };
  expect([499, 500, 200_000, 200_001].map(at)).toEqual([false, true, true, false]);
});

test('what is full is named before the slip is sent: picks of a line, or the bet as a whole', () => {
  if (!xien2) throw new Error('nothing is offered');
  const scarce = (pick: string, left = 0) => ({ bet: 'xien2', pick, left: vnd(left), used: 100 });
  const selection = [['16', '61', '86']];
  const full = (...all: ReturnType<typeof scarce>[]) => fullPicks(xien2.bet, selection, { scarce: all, atMost: 1 });
  const text = fullPicks(xien2.bet, selection, { scarce: [scarce('')], atMost: 1 });
  expect(text).toEqual(['']);
  const [first = '', second = ''] = firstPicks(xien2.bet, selection, 2);
  expect(full(scarce(first), scarce(second))).toEqual([first]);
  expect(full(scarce(first, 5_000))).toEqual([]);
  expect(full({ ...scarce(first), bet: 'lo2' })).toEqual([]);
});

test('a bet has one line: another selection changes it, a selection of nothing takes it away', () => {
  const one = withSelection(emptySlip, 'lo2', [['16']], 1_000);
  const two = withSelection(one, 'lo2', [['16', '61']], 5_000);
  expect(two.lines).toEqual([{ bet: 'lo2', selection: [['16', '61']], unitStake: 1_000 }]);
  expect(withSelection(two, 'lo2', [[]], 1_000)).toEqual({ lines: [], marked: 'lo2' });
});

test('a ticket becomes a slip again; doubling stops at what its bet takes', () => {
  const line = { bet: 'lo2', selection: [['16']], unitStake: vnd(150_000), picks: 1, units: 27, odds: {}, won: null };
  const slip = slipOf({ lines: [line, { ...line, unitStake: vnd(500) }].map((one) => ({ ...one, staked: vnd(0) })) });
  expect(slip).toEqual({ lines: [{ bet: 'lo2', selection: [['16']], unitStake: 150_000 }], marked: 'lo2' });
  expect(doubled(slip, offeredBets(current)).lines[0]?.unitStake).toBe(200_000);
});
