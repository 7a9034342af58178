import { type Bet, lost, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { oneRow, pickedValue } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

/** Number of the thousand outcomes of three digits with each shape. */
const ways = { triple: 10, run: 60, pair: 270, halfRun: 360, mixed: 300 } as const;
type Shape = keyof typeof ways;
const shapes = Object.keys(ways);

/** 9 and 0 count as neighbours. */
const areNeighbours = (a: number, b: number): boolean => [1, 9].includes(Math.abs(a - b));

/** Three equal digits, three consecutive, two equal, two neighbours, or none. */
function shapeOf(digits: readonly number[]): Shape {
  const [first = 0, second = 0, third = 0] = digits;
  const different = new Set(digits).size;
  if (different === 1) return 'triple';
  if (different === 2) return 'pair';
  const neighbours = [areNeighbours(first, second), areNeighbours(second, third), areNeighbours(first, third)];
  const count = neighbours.filter(Boolean).length;
  return count >= 2 ? 'run' : count === 1 ? 'halfRun' : 'mixed';
}

const isShape = (name: string): name is Shape => Object.hasOwn(ways, name);

/** The shape of the last three digits. */
export const lastThreeShape = (): Bet => ({
  code: 'shape3Last',
  family: 'shape',
  layout: oneRow(shapes),
  units: 1,
  classes: shapes,
  classOf: pickedValue,
  chance: (name) => {
    if (!isShape(name)) throw new RangeError(`there is no shape ${name}`);
    return { times: fraction(ways[name], 1000), ties: none };
  },
  settle: (pick, draw) =>
    shapeOf(ballsOf(draw).slice(2).map(Number)) === pickedValue(pick) ? won(hitsAt(2, 3, 4)) : lost,
});
