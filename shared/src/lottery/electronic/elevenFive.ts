import { type Bet, lost, oneClass, won } from '../bet.ts';
import { choose, fraction, none } from '../fraction.ts';
import { balls, oneRow, pickedValues } from '../layout.ts';
import { ballsOf, hitsOf } from './balls.ts';
import { duels } from './duel.ts';
import { position } from './position.ts';
import { ballSides, range, sideOf, sizes, sumSides } from './sides.ts';
import { straight } from './straight.ts';
import { countWays, setOutcomes, sumOf } from './sum.ts';

const numbers = balls(11);

/** Any k of eleven: with up to five, all must be drawn; with more, they must include all drawn ones. */
const any = (count: number): Bet => ({
  code: `any${count}`,
  family: 'any',
  layout: oneRow(numbers, count),
  units: 1,
  ...oneClass,
  chance: () => ({
    times: fraction(count <= 5 ? choose(11 - count, 5 - count) : choose(count, 5), choose(11, 5)),
    ties: none,
  }),
  settle: (pick, draw) => {
    const [drawn, picked] = [ballsOf(draw), pickedValues(pick)];
    const hits = picked.filter((value) => drawn.includes(value));
    return hits.length === Math.min(count, 5) ? won(hitsOf(drawn, hits)) : lost;
  },
});

/** The first two or three balls in any order. */
const firstGroup = (count: number): Bet => ({
  code: `first${count}Group`,
  family: 'first',
  layout: oneRow(numbers, count),
  units: 1,
  ...oneClass,
  chance: () => ({ times: fraction(1, choose(11, count)), ties: none }),
  settle: (pick, draw) => {
    const first = ballsOf(draw).slice(0, count);
    const picked = pickedValues(pick);
    return picked.every((value) => first.includes(value)) ? won(hitsOf(first, picked)) : lost;
  },
});

const firstStraight = (count: number): Bet =>
  straight({
    code: `first${count}Straight`,
    family: 'first',
    places: Array.from({ length: count }, (_, place) => place),
    values: numbers,
    different: true,
  });

/** 11X5: five distinct balls of 01 to 11, ordered. Ball 11 and a sum of 30 tie. */
export const elevenFiveBets = (): Bet[] => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
  ...[2, 3].flatMap((count) => [firstStraight(count), firstGroup(count)]),
  position(5, numbers),
  ballSides({ count: 5, values: sizes, numbers: range(1, 11), isOn: sideOf(6, 11) }),
  sumSides([0, 1, 2, 3, 4], countWays(setOutcomes(5, 11), sumOf), sideOf(31, 30)),
  duels([[0, 4]]),
];
