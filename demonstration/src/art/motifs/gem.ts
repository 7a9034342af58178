import { tones } from '../colour.ts';
import { type Ink, polar, svg } from '../ink.ts';
import { nth } from '../prng.ts';

type Point = readonly [x: number, y: number];

/** Number of corners, angle of the first, and how much longer the lower half is. */
const cuts = {
  hex: { n: 6, turn: -90, q: 1 },
  round: { n: 8, turn: -67.5, q: 1 },
  square: { n: 4, turn: -45, q: 1 },
  pear: { n: 6, turn: -90, q: 1.25 },
  tri: { n: 3, turn: -90, q: 1.05 },
};
type Cut = keyof typeof cuts;

/** A cut stone from the front. Radius about 40. */
export function gem(k: Ink, c: string, shape: Cut = 'hex'): string {
  const shades = tones(c);
  const [d0, d1, m, , l2] = shades;
  const { n, turn, q } = cuts[shape];
  const outer = Array.from({ length: n }, (_, i): Point => {
    const [x, y] = polar(40, turn + (i * 360) / n);
    return [x, y < 0 ? y * q : y];
  });
  const inner = outer.map(([x, y]): Point => [x * 0.56, y * 0.52 - 3]);
  const spot = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const facets = outer.map((corner, i) => {
    const next = nth(outer, i + 1);
    const mid = Math.atan2((corner[1] + next[1]) / 2, (corner[0] + next[0]) / 2);
    const lit = (Math.cos(mid + (3 * Math.PI) / 4) + 1) / 2; // bright towards the upper left
    return {
      shade: Math.round(lit * 4),
      d: `M${spot(corner)}L${spot(next)} ${spot(nth(inner, i + 1))} ${spot(nth(inner, i))}z`,
    };
  });
  const planes = shades.map((fill, shade) => {
    const d = facets.filter((f) => f.shade === shade).map((f) => f.d);
    return d.length > 0 ? `<path d="${d.join('')}" fill="${fill}"/>` : '';
  });
  const first = nth(inner, 0);
  const second = nth(inner, 1);
  return svg`<path d="M${outer.flat()}z" fill="${d0}" stroke="${d0}" stroke-width="4" stroke-linejoin="round"/>${planes.join('')}<path d="M${inner.flat()}z" fill="${k.lin([l2, m, d1], 50)}"/><path d="M${[...first, ...second]}L${[second[0] * 0.2, second[1] * 0.2]}L${[first[0] * 0.3, 4]}z" fill="#fff" opacity=".55"/>`;
}
