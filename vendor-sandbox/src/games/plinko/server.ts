import { int, literal, object, enum as oneOf, union } from '@unisite/shared/schema';
import { ladder } from '../../engine/stakes.ts';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';
import { risks } from './engine/tables.ts';

/** Multiples of ten hundredths: payouts are in tenths. */
const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
    [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000],
  );

/** A ball falls through 8, 12 or 16 rows of pins; the risk selects the payouts. */
export const plinkoGame = instantGame({
  interval: 2_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({ rows: union([literal(8), literal(12), literal(16)]), risk: oneOf(risks), stake: int() }),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  engine,
});
