import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostChips } from '../../tables/engine/limits.ts';
import { sicboGame } from '../server.ts';
import { engine, payOf } from './engine.ts';
import { everyThrow, measure, type SpotKind, spotKinds, spots, totalOf } from './spots.ts';

test('the table has every bet there is, and each returns what the rules say', () => {
  const counts = new Map<SpotKind, number>();
  const backs = new Map<SpotKind, Set<number>>();
  for (const spot of spots) {
    counts.set(spot.kind, (counts.get(spot.kind) ?? 0) + 1);
    backs.set(spot.kind, (backs.get(spot.kind) ?? new Set()).add(measure(spot).back));
  }
  expect(Object.fromEntries(counts)).toEqual({
    small: 1,
    even: 1,
    anyTriple: 1,
    odd: 1,
    big: 1,
    double: 6,
    triple: 6,
    total: 14,
    combination: 15,
    single: 6,
  });
  expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  expect(everyThrow).toHaveLength(216);
  const back = (kind: SpotKind): number[] => [...(backs.get(kind) ?? [])].sort((a, b) => a - b);
  expect(Object.fromEntries(spotKinds.map((kind) => [kind, back(kind)]))).toEqual({
    small: [210],
    even: [210],
    odd: [210],
    big: [210],
    anyTriple: [192],
    double: [192],
    triple: [191],
    combination: [210],
    single: [208],
    total: [189, 190, 192, 195, 200],
  });
});

test('big and small, odd and even share all throws but the triples', () => {
  for (const dice of everyThrow) {
    const won = (id: string): number => payOf([{ spot: id, amount: 100 }], dice);
    const triple = won('anyTriple') > 0;
    expect([won('small') + won('big'), won('odd') + won('even')]).toEqual(triple ? [0, 0] : [200, 200]);
    expect(won('big') > 0).toBe(!triple && totalOf(dice) > 10);
  }
});

test('a round pays what its bets pay on the dice drawn, and all totals but 3 and 18 have a spot', async () => {
  const face = fc.nat(5);
  await fc.assert(
    fc.asyncProperty(face, face, face, async (...drawn) => {
      const left = [...drawn];
      const bets = spots.map(({ id }, index) => ({ spot: id, amount: (index + 1) * 100 }));
      const { result, won } = await engine.play({ bets }, async (bound) => {
        expect(bound).toBe(6);
        return left.shift() ?? 0;
      });
      expect(result.dice).toEqual(drawn.map((each) => each + 1));
      expect(won).toBe(bets.reduce((sum, bet) => sum + payOf([bet], result.dice), 0));
      const totals = spots.filter(({ kind, pays }) => kind === 'total' && pays(result.dice) !== null);
      expect(totals).toHaveLength([3, 18].includes(totalOf(result.dice)) ? 0 : 1);
    }),
  );
});

test('what the table does not take is no wager', () => {
  const wager = (bets: unknown) =>
    sicboGame.wager({ bets }, { currency: 'VND', prizeMode: null, scene: 'sicbo', gameId: '' });
  const big = { spot: 'big', amount: 100_000 };
  expect(wager([big, { spot: 'combination-2-5', amount: 500_000 }])?.stake).toBe(600_000);
  for (const bets of [
    [],
    [big, big],
    [{ spot: 'combination-5-2', amount: 100_000 }],
    [{ spot: 'total-3', amount: 100_000 }],
    [{ spot: 'big', amount: 150_000 }],
    [{ spot: 'big', amount: 100_000 * (mostChips + 1) }],
    'big',
  ]) {
    expect(wager(bets)).toBeNull();
  }
});
