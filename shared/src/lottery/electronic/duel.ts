import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { anyOf, oneRow, pickedValue, rowOf } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

/** Two compared places, from 0. */
type Duel = readonly [number, number];

/** Winner of a comparison: the first number is the dragon's, the second the tiger's. */
const winnerOf = (draw: Parameters<typeof ballsOf>[0], [dragon, tiger]: Duel): string => {
  const drawn = ballsOf(draw);
  const difference = Number(drawn[dragon]) - Number(drawn[tiger]);
  return difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'draw';
};

/** Dragon or tiger where numbers are distinct; one row per pair of places. */
export const duels = (pairs: readonly Duel[]): Bet => ({
  code: 'duel',
  family: 'sides',
  layout: anyOf(
    pairs.map(([dragon, tiger]) => `${dragon + 1}v${tiger + 1}`),
    ['dragon', 'tiger'],
  ),
  units: 1,
  ...oneClass,
  chance: () => ({ times: fraction(1, 2), ties: none }),
  settle: (pick, draw) => {
    const pair = pairs[rowOf(pick)];
    return pair && winnerOf(draw, pair) === pickedValue(pick) ? won(hitsAt(...pair)) : lost;
  },
});

/** Dragon, tiger or tie of two digits: a tie is a bet of its own and loses the other two. */
export const duelWithDraw = (pair: Duel): Bet => ({
  code: 'duel',
  family: 'sides',
  layout: oneRow(['dragon', 'tiger', 'draw']),
  units: 1,
  classes: ['side', 'draw'],
  classOf: (pick) => (pickedValue(pick) === 'draw' ? 'draw' : 'side'),
  chance: (name) => ({ times: name === 'draw' ? fraction(1, 10) : fraction(45, 100), ties: none }),
  settle: (pick, draw) => (winnerOf(draw, pair) === pickedValue(pick) ? won(hitsAt(...pair)) : lost),
});
