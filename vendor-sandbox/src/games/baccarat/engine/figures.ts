import { decks } from './cards.ts';
import { type Felt, feltOf, type Mode, type SpotId } from './modes.ts';

/** Probability that the next card has the same rank: both pairs, and the tie of dragon tiger. */
const same = (4 * decks - 1) / (52 * decks - 1);

/** Probability of each winning bet over all orders of cards (`measure.ts`). */
const byFelt: Readonly<Record<Felt, Readonly<Partial<Record<SpotId, number>>>>> = {
  baccarat: {
    player: 0.446_246_609,
    banker: 0.458_597_423,
    tie: 0.095_155_968,
    playerPair: same,
    bankerPair: same,
  },
  dragontiger: { dragon: (1 - same) / 2, tiger: (1 - same) / 2, tie: same },
};

export const chancesOf = (mode: Mode): Readonly<Partial<Record<SpotId, number>>> => byFelt[feltOf(mode)];

/** Return in percent of each bet by itself. */
export const returns: Readonly<Record<Mode, Readonly<Partial<Record<SpotId, number>>>>> = {
  baccarat: { player: 98.76, banker: 98.94, tie: 85.64, playerPair: 89.64, bankerPair: 89.64 },
  nocommission: { player: 98.76, banker: 98.54, tie: 85.64, playerPair: 89.64, bankerPair: 89.64 },
  dragontiger: { dragon: 96.27, tiger: 96.27, tie: 89.64 },
};
