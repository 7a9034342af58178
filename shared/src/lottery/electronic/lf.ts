import type { Bet } from '../bet.ts';
import { below } from '../layout.ts';
import { groups } from './group.ts';
import { position } from './position.ts';
import { straight } from './straight.ts';
import { countWays, digitOutcomes, exact, spanOf, sumOf } from './sum.ts';

const places = [0, 1, 2] as const;
const outcomes = [...digitOutcomes(3)];

/** LF (3D, P3): three digits, once a day. */
export const lfBets = (): Bet[] => [
  straight({ code: 'star3Straight', family: 'star3', places, values: below(10, 1), different: false }),
  ...groups({ prefix: 'star3', family: 'star3', places }),
  exact({ code: 'sum', family: 'sum', ways: countWays(outcomes, sumOf), places, read: sumOf }),
  exact({ code: 'span', family: 'span', ways: countWays(outcomes, spanOf), places, read: spanOf }),
  position(3, below(10, 1)),
];
