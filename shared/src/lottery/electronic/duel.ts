import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { anyOf, oneRow, pickedValue, rowOf } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

/** Two places, from 0, whose numbers are compared. */
type Duel = readonly [number, number];

/** Which of two numbers is greater: the first is the dragon's, the second the tiger's. */
const winnerOf = (draw: Parameters<typeof ballsOf>[0], [dragon, tiger]: Duel): string => {
  const drawn = ballsOf(draw);
  const difference = Number(drawn[dragon]) - Number(drawn[tiger]);
  return difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'draw';
};

/** Dragon or tiger where no two numbers are the same; each pair of places is a row. */
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

/** Dragon, tiger or a draw of two digits: a draw is a bet of its own, and loses the other two. */
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
