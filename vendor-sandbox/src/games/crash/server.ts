import { int, maximum, minimum, nullable, object, enum as oneOf } from '@unisite/shared/schema';
import { steppedGame } from '../stepped.ts';
import { engine } from './engine/engine.ts';
import { stakesIn, targets } from './engine/limits.ts';

/** Crash: a multiplier rises until it crashes; cashed out before that, it is paid. */
export const crashGame = steppedGame({
  interval: 2_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({ stake: int(), auto: nullable(int().check(minimum(targets.least), maximum(targets.most))) }),
  move: oneOf(['cashOut']),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  // While the server is down nobody can cash out by hand.
  outlastsFailure: ({ auto }) => auto !== null,
  engine,
});
