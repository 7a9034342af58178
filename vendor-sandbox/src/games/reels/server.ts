import { int, object } from '@unisite/shared/schema';
import { ladder } from '../../engine/stakes.ts';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';

/** Stakes of a whole round, each a multiple of twenty (the lines). */
const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000],
  );

/**
 * Five reels with twenty lines. The page keeps 2.5 seconds between rounds; the server allows less, as network delays
 * may shorten the interval.
 */
export const reelsGame = instantGame({
  interval: 2_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({ stake: int() }),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  engine,
});
