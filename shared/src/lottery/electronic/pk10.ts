import type { Bet } from '../bet.ts';
import { balls } from '../layout.ts';
import { duels } from './duel.ts';
import { position } from './position.ts';
import { ballSides, range, sideOf, sides, sumSides } from './sides.ts';
import { countWays, exact, setOutcomes, sumOf } from './sum.ts';

const firstTwo = [0, 1] as const;
const sums = countWays(setOutcomes(2, 10), sumOf);

/** PK10: racers 01 to 10 in finishing order. */
export const pk10Bets = (): Bet[] => [
  position(10, balls(10)),
  ballSides({ count: 10, values: sides, numbers: range(1, 10), isOn: sideOf(6) }),
  duels([0, 1, 2, 3, 4].map((place) => [place, 9 - place] as const)),
  exact({ code: 'firstTwoSum', family: 'firstTwo', ways: sums, places: firstTwo, read: sumOf }),
  { ...sumSides(firstTwo, sums, sideOf(12)), code: 'firstTwoSides', family: 'firstTwo' },
];
