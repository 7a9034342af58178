import { object, enum as oneOf } from '@unisite/shared/schema';
import { instantGame } from '../instant.ts';
import { mostChips } from '../tables/engine/limits.ts';
import { betsOn, stakeOfBets } from '../tables/server.ts';
import { engine } from './engine/engine.ts';
import { chipsIn } from './engine/limits.ts';
import { isSpotOf, modeOf, modes, spotsOf } from './engine/modes.ts';

/** Baccarat, and dragon tiger on the same felt. A title is played in its own mode only. */
export const baccaratGame = instantGame({
  interval: 4_000,
  stakes: (currency) => ({ all: chipsIn(currency), first: chipsIn(currency)[1] ?? 0 }),
  choice: object({ mode: oneOf(modes), bets: betsOn(spotsOf('baccarat').length) }),
  stakeOf({ mode, bets }, { currency, scene, gameId }) {
    if (mode !== modeOf(scene, gameId)) return null;
    const chip = chipsIn(currency)[0] ?? 1;
    return stakeOfBets(bets, { isSpot: (id) => isSpotOf(mode, id), chip, most: mostChips * chip });
  },
  engine,
});
