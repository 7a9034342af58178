import { expect, test } from '@jest/globals';
import { emptyTier, termsOf } from './tierDraft.ts';

test('amounts are read with their points, rates with a comma', () => {
  const draft = { ...emptyTier(1), turnover: '1.000.000', netLoss: '50.000', active: '10', rate: '37,5' };
  expect(termsOf('dividend', 300, '', [draft, emptyTier(2)])).toEqual({
    base: 0,
    fee: 300,
    tiers: [{ turnover: 1_000_000, netLoss: 50_000, active: 10, rate: 3750 }],
  });
});

test('a tier with a condition and no rate is not dropped: there are no terms yet', () => {
  const whole = { ...emptyTier(1), turnover: '1.000', rate: '10' };
  expect(termsOf('dividend', 0, '', [whole, { ...emptyTier(2), turnover: '5.000' }])).toBeNull();
  expect(termsOf('dividend', 0, '', [whole, emptyTier(2)])?.tiers).toHaveLength(1);
});

test('wages know no net loss; what is no number is none', () => {
  const draft = { ...emptyTier(1), netLoss: '5', rate: '14' };
  expect(termsOf('daily', 0, '10', [draft])?.tiers).toEqual([{ turnover: 0, netLoss: 0, active: 0, rate: 1400 }]);
  expect(termsOf('daily', 0, 'x', [draft])).toBeNull();
  expect(termsOf('realtime', 0, '', [draft])).toBeNull();
});
