import { expect, test } from '@jest/globals';
import { safeParse } from '../schema/index.ts';
import { maxLabelLength, memberLabel } from './memberLabel.ts';
import { vnd } from './money.ts';
import { offerFault, type PromotionOffer, promotionOffer } from './promotionOffer.ts';

const offer: PromotionOffer = {
  newWithinDays: null,
  oncePerson: true,
  times: 'once',
  starts: { on: 'claim' },
  wagering: null,
  gives: { kind: 'fixed', amount: vnd(1_000) },
};
const loss = { on: 'loss', of: 'week', least: vnd(1), categories: ['RNG'] } as const satisfies PromotionOffer['starts'];
const share = (percent: number) => ({ kind: 'percent', percent, most: vnd(1) }) as const;
const wagering = { times: 1, of: 'bonus', days: 1, weights: { RNG: 100 }, largestBet: null } as const;
const faultOf = (more: Partial<PromotionOffer>) => offerFault({ ...offer, ...more });
const points = { kind: 'points', points: 5 } as const;

test('what starts it by itself decides how often it can be had', () => {
  expect(faultOf({ starts: { on: 'birthday' }, times: 'year' })).toBeNull();
  expect(faultOf({ starts: { on: 'birthday' }, times: 'day' })).toBe('timesDiffer');
  expect(faultOf({ times: 'year' })).toBe('timesDiffer');
  expect(faultOf({ starts: loss, times: 'week', gives: share(10) })).toBeNull();
  expect(faultOf({ starts: loss, times: 'day', gives: share(10) })).toBe('timesDiffer');
});

test('who loses gets a share of it back, never all and more, and nothing beside', () => {
  expect(faultOf({ starts: loss, times: 'week', gives: share(101) })).toBe('lossShared');
  expect(faultOf({ starts: loss, times: 'week' })).toBe('lossShared');
});

test('points and tickets are no money: neither wagered nor in a budget', () => {
  expect(faultOf({ gives: points })).toBeNull();
  expect(faultOf({ gives: points, wagering: { ...wagering } })).toBe('nothingToWager');
  expect(faultOf({ gives: { kind: 'tickets', count: 1 }, budget: vnd(1) })).toBe('budgetOfMoney');
  expect(faultOf({ gives: points, starts: { on: 'application', pictures: 0, bet: null } })).toBe('sumsApplied');
});

test('days have to be some, and of the calendar', () => {
  const days = { on: 'day', weekdays: [], monthDays: [], dates: [] } as const;
  const starts = (more: object) => ({ ...days, ...more }) as unknown as PromotionOffer['starts'];
  expect(faultOf({ starts: starts({}) })).toBe('noDays');
  expect(faultOf({ starts: starts({ monthDays: [15] }) })).toBeNull();
  const isOffer = (more: object) => safeParse(promotionOffer, { ...offer, starts: starts(more) }).success;
  expect([{ dates: ['2028-02-29'] }, { monthDays: [31] }, { weekdays: [7] }].filter((one) => !isOffer(one))).toEqual(
    [],
  );
  expect([{ dates: ['2027-02-29'] }, { monthDays: [32] }, { weekdays: [0] }].filter(isOffer)).toEqual([]);
});

test('a label is a line, as long as operators may give', () => {
  const isLabel = (text: string) => safeParse(memberLabel, text).success;
  expect(['tet', 'Khách quý', 'vip-2026', '7', 'a'.repeat(maxLabelLength)].filter((one) => !isLabel(one))).toEqual([]);
  expect(['', ' ', 'a\0', 'a\nb', '\ud800', 'a'.repeat(maxLabelLength + 1)].filter(isLabel)).toEqual([]);
});
