import type { Bet } from '../bet.ts';
import { below } from '../layout.ts';
import { duelWithDraw } from './duel.ts';
import { groups } from './group.ts';
import { position } from './position.ts';
import { lastThreeShape } from './shape.ts';
import { ballSides, range, sideOf, sides, sumSides } from './sides.ts';
import { straight } from './straight.ts';
import { countWays, digitOutcomes, sumOf } from './sum.ts';

const stars = [
  { prefix: 'star3First', family: 'star3', places: [0, 1, 2] },
  { prefix: 'star3Middle', family: 'star3', places: [1, 2, 3] },
  { prefix: 'star3Last', family: 'star3', places: [2, 3, 4] },
  { prefix: 'star4', family: 'star4', places: [1, 2, 3, 4] },
  { prefix: 'star5', family: 'star5', places: [0, 1, 2, 3, 4] },
] as const;

/** SSC: five ordered digits, with repetition. Four stars are the last four digits. */
export const sscBets = (): Bet[] => [
  position(5, below(10, 1)),
  ballSides({ count: 5, values: sides, numbers: range(0, 9), isOn: sideOf(5) }),
  sumSides([0, 1, 2, 3, 4], countWays(digitOutcomes(5), sumOf), sideOf(23)),
  duelWithDraw([0, 4]),
  ...stars.flatMap(({ prefix, family, places }) => [
    straight({ code: `${prefix}Straight`, family, places, values: below(10, 1), different: false }),
    ...groups({ prefix, family, places }),
  ]),
  lastThreeShape(),
];
