import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import { hues, numberBall } from './table.ts';

/** Positions of the balls in the drum. */
const heap = [
  [-60, 56],
  [-28, 70],
  [6, 74],
  [40, 64],
  [66, 46],
  [-46, 28],
  [-12, 42],
  [22, 42],
  [54, 22],
  [-66, 18],
  [-30, 2],
  [36, 8],
  [6, 14],
  [-40, -34],
  [46, -32],
] as const;

/** Plain glossy balls, stored once and used many times. */
function balls(k: Ink): string {
  const ids = hues
    .slice(0, 5)
    .map((c) =>
      k.keep(
        svg`<circle r="30" fill="${k.rad([pale(c, 0.7), [0.4, c], dark(c, 0.5)], 0.36, 0.3, 0.75)}"/><circle r="13" cx="2" cy="2" fill="#fff" opacity=".92"/>`,
      ),
    );
  return heap
    .map(([x, y], i) => `<use href="#${ids[(i * 3) % 5]}" transform="translate(${x} ${y}) scale(.5)"/>`)
    .join('');
}

export interface DrumOf {
  /** Colour and number of the drawn ball. */
  readonly ball: string;
  readonly value: number;
  /** The tint of the glass. */
  readonly air: string;
}

/** A drum of glass on its stand, with a ball rising; the glass is 106 in radius. */
export const drum = (k: Ink, { ball, value, air }: DrumOf): string =>
  svg`<path d="M-66 82L-90 146H90L66 82z" fill="${k.lin([GOLD[3], GOLD[1], GOLD[0]])}"/><path d="M-94 138H94V152H-94z" fill="${GOLD[2]}"/><circle r="106" fill="${k.rad(['#fff/.35', [0.7, `${air}/.25`], '#fff/.5'], 0.4, 0.35, 0.7)}"/>` +
  balls(k) +
  at(0, -42, numberBall(k, value, ball, 38), { r: -10 }) +
  svg`<circle r="106" fill="none" stroke="${k.lin([GOLD[4], GOLD[2], GOLD[0], GOLD[3]], 60)}" stroke-width="8"/><path d="M-106 0H106M-74-74Q0-30 74-74M-74 74Q0 30 74 74" stroke="${GOLD[2]}" stroke-width="3" fill="none" opacity=".6"/><path d="M-76-32Q-62-78-18-90" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".75"/><circle cx="112" r="13" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}"/>`;
