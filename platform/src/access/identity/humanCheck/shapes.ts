import type { Glyph } from '@unisite/lettering/face';

export type Point = readonly [x: number, y: number];
/** Closed implicitly. */
export type Polygon = readonly Point[];

const STEPS = 6;

/**
 * A glyph's outlines as polygons, in the grid of its typeface; both curves and lines are split into short steps, so
 * that they can be bent.
 */
export function glyphPolygons({ contours }: Glyph): Polygon[] {
  return contours.map(({ x, y, path }) => {
    const points: Point[] = [[x, y]];
    let at: Point = [x, y];
    for (const [control, end] of [...path.matchAll(/([qlhv])([^qlhv]*)/g)].flatMap(stepsOf)) {
      const from = at;
      const [through, to] = [moved(from, control), moved(from, end)];
      for (let step = 1; step <= STEPS; step += 1) points.push(quadratic(from, through, to, step / STEPS));
      at = to;
    }
    return points;
  });
}

/** A path command as curves, each from the end of the one before: control point and end. */
function stepsOf([, command = '', text = '']: readonly string[]): [Point, Point][] {
  const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  if (command === 'h') return numbers.map((dx) => straight([dx, 0]));
  if (command === 'v') return numbers.map((dy) => straight([0, dy]));
  const pairs = numbers.flatMap((dx, i): Point[] => (i % 2 === 0 ? [[dx, numbers[i + 1] ?? 0]] : []));
  if (command === 'l') return pairs.map(straight);
  return pairs.flatMap((control, i): [Point, Point][] => (i % 2 === 0 ? [[control, pairs[i + 1] ?? control]] : []));
}

const straight = (end: Point): [Point, Point] => [[end[0] / 2, end[1] / 2], end];
const moved = (from: Point, by: Point): Point => [from[0] + by[0], from[1] + by[1]];

/** A band along points, of the given width. */
export function ribbon(points: readonly Point[], width: number): Polygon {
  const side = (half: number) =>
    points.map((point, i): Point => {
      const [before, after] = [points[i - 1] ?? point, points[i + 1] ?? point];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const by = half / (Math.hypot(dx, dy) || 1);
      return [point[0] - dy * by, point[1] + dx * by];
    });
  return [...side(width / 2), ...side(-width / 2).reverse()];
}

/** A regular polygon; with many corners, a disc. */
export function disc([x, y]: Point, radius: number, corners = 24, turned = 0): Polygon {
  return Array.from({ length: corners }, (_none, i): Point => {
    const angle = turned + (i / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function quadratic(from: Point, control: Point, to: Point, t: number): Point {
  const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
  return [along(0), along(1)];
}
