import { draw } from '../../../client/svg.ts';

const [low, middle, high] = [27, 50, 73];
/** Pip positions of each face on a square of 100. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [middle, middle],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [middle, middle],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [high, low],
    [low, middle],
    [high, middle],
    [low, high],
    [high, high],
  ],
};

/** The face of a die; ones and fours are red, as on Asian dice. */
export function dieFace(face: number): SVGSVGElement {
  const red = face === 1 || face === 4;
  const dots = (pips[face] ?? []).map(([cx, cy]) => draw('circle', { cx, cy, r: face === 1 ? 16 : 10.5 }));
  return draw(
    'svg',
    { viewBox: '0 0 100 100', class: `die${red ? ' red' : ''}`, 'aria-hidden': 'true', focusable: 'false' },
    draw('rect', { x: 2, y: 2, width: 96, height: 96, rx: 20, class: 'die-side' }),
    draw('rect', { x: 8, y: 6, width: 84, height: 82, rx: 18, class: 'die-top' }),
    draw('g', { transform: 'translate(0 -3)' }, ...dots),
  );
}
