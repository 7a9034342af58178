import { int, object } from '@unisite/shared/schema';
import { ladder } from '../../engine/stakes.ts';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';

/** Stakes of a whole round, each a multiple of twenty (the coins). */
const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [1_000, 2_000, 4_000, 8_000, 20_000, 40_000, 80_000, 200_000, 400_000, 800_000],
    [20, 40, 80, 200, 400, 800, 2_000, 4_000, 8_000],
  );

export const waysGame = instantGame({
  interval: 2_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({ stake: int() }),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  engine,
});
