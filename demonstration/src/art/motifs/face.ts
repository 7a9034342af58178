import { dark, pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';

/** An eye with lid line and catch light; r is half its width. */
export const eye = (k: Ink, x: number, y: number, r: number, iris: string, tilt = 12) =>
  at(
    x,
    y,
    svg`<path d="M${-r} 2Q${-r * 0.2} ${-r * 1.05} ${r} ${-r * 0.1}Q${r * 0.3} ${r * 0.85} ${-r} 2z" fill="#fffdf4" stroke="#120a1c" stroke-width="3" stroke-linejoin="round"/><circle cy="-.5" r="${r * 0.52}" fill="${k.rad([pale(iris, 0.6), iris, dark(iris, 0.5)])}"/><circle cy="-.5" r="${r * 0.27}" fill="#120a1c"/>`,
    { r: tilt },
  );
export const spark = (x: number, y: number, r: number) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`;
/** The shaded side of a symmetric head. */
export const shade = (k: Ink, d: string, o = 0.38) =>
  svg`<path d="${d}" fill="${k.lin(
    [
      [0.42, '#14041e/0'],
      [1, `#14041e/${o}`],
    ],
    14,
  )}"/>`;
