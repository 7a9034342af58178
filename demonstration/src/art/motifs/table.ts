// Objects of the gaming table. Each is drawn around its own origin and placed with at().

import { dark, GOLD, type Metal, pale } from '../colour.ts';
import { at, type Ink, polar, svg, times } from '../ink.ts';
import { label } from '../lettering.ts';
import { type Range, star } from './setting.ts';

export const suits = {
  spade: 'M0-20C8-9 19-3 19 7c0 10-11 13-16 6c1 5 3 8 6 10H-9c3-2 5-5 6-10c-5 7-16 4-16-6c0-10 11-16 19-27z',
  heart: 'M0 21C-6 11-20 3-20-8c0-13 15-16 20-4c5-12 20-9 20 4C20 3 6 11 0 21z',
  diamond: 'M0-22Q7-9 17 0Q7 9 0 22Q-7 9-17 0Q-7-9 0-22z',
  club: 'M0-20a9.500 9.500 0 0 1 8 14.500a9.500 9.500 0 1 1-4.500 15c.5 6 2.500 10 5.500 13H-9c3-3 5-7 5.500-13a9.500 9.500 0 1 1-4.500-15A9.500 9.500 0 0 1 0-20z',
};
export type Suit = keyof typeof suits;

const red = (suit: Suit) => suit === 'heart' || suit === 'diamond';

export function card(k: Ink, rank: string, suit: Suit) {
  const c = red(suit) ? '#d8142f' : '#151a33';
  const sheet = k.keep(
    svg`<rect x="-34" y="-48" width="72" height="100" rx="8" opacity=".35"/><rect x="-36" y="-50" width="72" height="100" rx="8" fill="${k.lin(['#ffffff', [0.6, '#f3f0ea'], '#cfd3e6'], 60)}"/><rect x="-32" y="-46" width="64" height="92" rx="5" fill="none" stroke="#8a7a9a" opacity=".35"/>`,
  );
  const sign = k.keepPath(suits[suit]);
  return (
    svg`<use href="#${sheet}"/>` +
    label('anton', rank, { x: -23, y: -25, size: 24, fill: c }) +
    svg`<use href="#${sign}" fill="${c}" transform="translate(-23 -13) scale(.42)"/><use href="#${sign}" fill="${k.lin(red(suit) ? ['#ff5468', '#b80a26'] : ['#3b4470', '#0b0e20'])}" transform="translate(5 12) scale(1.15)"/>`
  );
}

export function cardBack(k: Ink, c: string) {
  const grid = k.pattern(10, 10, `<path d="M5 0l5 5-5 5-5-5z" fill="${pale(c, 0.3)}"/>`);
  return svg`<rect x="-34" y="-48" width="72" height="100" rx="8" fill="#000" opacity=".35"/><rect x="-36" y="-50" width="72" height="100" rx="8" fill="#fffaf0"/><rect x="-31" y="-45" width="62" height="90" rx="5" fill="${k.lin([c, dark(c, 0.45)], 50)}"/><rect x="-31" y="-45" width="62" height="90" rx="5" fill="${grid}" opacity=".4"/><path d="${star(8, 20, 13)}" fill="${GOLD[3]}"/><path d="${star(8, 13, 8)}" fill="${dark(c, 0.3)}"/>`;
}

/** A stack of chips seen from slightly above. */
export function chips(k: Ink, count: number, c: string, r = 30) {
  const ry = r * 0.42;
  const h = r * 0.3;
  const side = k.lin([dark(c, 0.55), [0.25, pale(c, 0.15)], [0.55, c], dark(c, 0.6)], 0);
  const one = k.keep(
    svg`<path d="M${-r} 0v${h}a${r} ${ry} 0 0 0 ${2 * r} 0V0z" fill="${side}"/><path d="M${-r * 0.85} ${ry * 0.53}v${h}l${r * 0.26} ${ry * 0.25}v${-h}zM${-r * 0.16} ${ry * 0.98}v${h}h${r * 0.32}v${-h}zM${r * 0.85} ${ry * 0.53}v${h}l${-r * 0.26} ${ry * 0.25}v${-h}z" fill="#fff" opacity=".92"/><path d="M${-r} ${h}a${r} ${ry} 0 0 0 ${2 * r} 0" stroke="#000" stroke-opacity=".4" fill="none"/>`,
  );
  return (
    times(count, (i) => `<use href="#${one}" y="${(-i * h).toFixed(1)}"${i % 3 === 1 ? ' x="1.500"' : ''}/>`) +
    at(
      0,
      -(count - 1) * h,
      svg`<g transform="scale(1 .42)"><circle r="${r}" fill="${k.lin([pale(c, 0.35), c, dark(c, 0.25)], 40)}"/><circle r="${r * 0.84}" fill="none" stroke="#fff" stroke-width="${r * 0.3}" stroke-dasharray="${r * 0.29} ${r * 0.589}"/><circle r="${r * 0.66}" fill="${pale(c, 0.25)}" stroke="${dark(c, 0.4)}"/></g>` +
        svg`<use href="#${k.keepPath(star(5, 12, 5))}" fill="#fff" opacity=".85" transform="scale(1 .42)"/>`,
    )
  );
}

/** A chip from the front. */
export const chipFace = (k: Ink, c: string, r = 30) =>
  svg`<circle r="${r}" cy="${r * 0.1}" fill="${dark(c, 0.7)}"/><circle r="${r}" fill="${k.rad([pale(c, 0.4), c, dark(c, 0.4)], 0.35, 0.3, 0.8)}"/><circle r="${r * 0.86}" fill="none" stroke="#fff" stroke-width="${r * 0.26}" stroke-dasharray="${r * 0.338} ${r * 0.338}"/><circle r="${r * 0.66}" fill="${k.lin([pale(c, 0.3), dark(c, 0.3)], 60)}" stroke="${GOLD[3]}" stroke-width="${r * 0.06}"/><path d="${suits.spade}" fill="${GOLD[3]}" transform="scale(${r * 0.018})"/><path d="M${-r * 0.8} ${-r * 0.45}A${r * 0.92} ${r * 0.92} 0 0 1 ${r * 0.2} ${-r * 0.9}" stroke="#fff" stroke-width="${r * 0.08}" fill="none" stroke-linecap="round" opacity=".7"/>`;

/** A coin of radius 20, stored for repeated use; returns its id. mark: 'star', 'hole' (old cash) or a path. */
export function coin(k: Ink, mark = 'star', m: Metal = GOLD): string {
  const face =
    mark === 'hole'
      ? svg`<path d="M-6-6H6V6H-6z" fill="${m[0]}"/><path d="M-6-6H6v2.500H-3.500V6H-6z" fill="${dark(m[0], 0.4)}"/><path d="M0-14v5M0 9v5M-14 0h5M9 0h5" stroke="${m[1]}" stroke-width="3" stroke-linecap="round"/>`
      : svg`<path d="${mark === 'star' ? star(5, 10, 4.5) : mark}" fill="${m[1]}"/><path d="${mark === 'star' ? star(5, 10, 4.5) : mark}" fill="${m[4]}" transform="translate(-.8 -1)"/>`;
  return k.keep(
    svg`<circle cy="3.500" r="20" fill="${m[0]}"/><circle r="20" fill="${k.lin([m[4], [0.3, m[3]], [0.55, m[2]], m[1]], 55)}"/><circle r="15.500" fill="${k.lin([m[1], m[2], m[3]], 55)}" stroke="${m[1]}"/>${face}`,
  );
}

export interface Shower {
  /** Start angle and sweep, in degrees. */
  readonly from?: number;
  readonly sweep?: number;
  readonly size?: Range;
}

/** Coins flying outward from a point, larger towards the viewer. */
export const shower = (
  k: Ink,
  id: string,
  count: number,
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  { from = 0, sweep = 360, size = [0.35, 0.95] }: Shower = {},
) =>
  times(count, (i) => {
    const a = from + ((i + k.between(0.1, 0.9)) * sweep) / count;
    const r = k.between(r0, r1);
    const [x, y] = polar(r, a, cx, cy);
    return svg`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${k.whole(-50, 50)}) scale(${k.between(...size).toFixed(2)} ${k.between(size[0] * 0.5, size[1]).toFixed(2)})"/>`;
  });

/** A pile of coins with a rounded top; x, y is the centre of its base. Built from one handful placed many times. */
export function heap(k: Ink, id: string, x: number, y: number, w: number, rows: number, s = 0.8) {
  const hand = k.keep(
    times(
      4,
      (i) =>
        `<use href="#${id}" transform="translate(${i * 22 - 33} ${[2, -4, 3, -2][i]}) rotate(${[-18, 14, -6, 22][i]}) scale(1 ${[0.62, 0.78, 0.56, 0.7][i]})"/>`,
    ),
  );
  let out = '';
  for (let row = 0; row < rows; row++) {
    const span = w * Math.sqrt(1 - (row / rows) ** 2);
    const n = Math.max(1, Math.round(span / (84 * s)));
    for (let i = 0; i < n; i++)
      out += svg`<use href="#${hand}" transform="translate(${Math.round(x - span / 2 + ((i + 0.5) * span) / n + k.between(-5, 5))} ${Math.round(y - row * 12 * s + k.between(-2, 2))}) scale(${(k.sign() * s).toFixed(2)} ${s})"/>`;
  }
  return out;
}

/** The pips of each number around the centre of a face. */
const pips = {
  1: 'M0 0h0',
  2: 'M-13 -13h0M13 13h0',
  3: 'M-13 -13h0M0 0h0M13 13h0',
  4: 'M-13 -13h0M13 -13h0M-13 13h0M13 13h0',
  5: 'M-13 -13h0M13 -13h0M0 0h0M-13 13h0M13 13h0',
  6: 'M-13 -13h0M13 -13h0M-13 0h0M13 0h0M-13 13h0M13 13h0',
};
type Pips = keyof typeof pips;

const INK = '#1a1530';

/** A die showing three faces; edge about 52. */
export function die(k: Ink, [top, left, right]: readonly [Pips, Pips, Pips], c = '#f4f1ea', dot = INK): string {
  const face = (n: Pips, m: string) =>
    svg`<path d="${pips[n]}" stroke="${dot === INK && (n === 1 || n === 4) ? '#d8142f' : dot}" stroke-width="${n === 1 ? 17 : 11.5}" stroke-linecap="round" transform="matrix(${m})"/>`;
  return (
    svg`<g stroke-width="9" stroke-linejoin="round"><path d="M0-46L40-25 0-4-40-25z" fill="${pale(c, 0.5)}" stroke="${pale(c, 0.5)}"/><path d="M-42-20L-3 1V45L-42 23z" fill="${k.lin([c, dark(c, 0.22)])}" stroke="${dark(c, 0.08)}"/><path d="M42-20L3 1V45L42 23z" fill="${k.lin([dark(c, 0.28), dark(c, 0.5)])}" stroke="${dark(c, 0.4)}"/></g><path d="M-43-22L0 0 43-22M0 0v46" stroke="#fff" stroke-width="2" fill="none" opacity=".7"/>` +
    face(top, '1 .52 -1 .52 0 -25') +
    face(left, '.95 .52 0 1.050 -22 12') +
    face(right, '.95 -.52 0 1.050 22 12')
  );
}

/** Colours of lottery balls. */
export const hues = ['#e3202c', '#1f9a5a', '#f5a81f', '#7a3cff', '#1f7ae0', '#ff5fa8', '#12b5c4'] as const;

/** A glossy ball with a white disc and a number, of radius r. */
export function numberBall(k: Ink, value: number, c: string, r = 30) {
  const text = String(value);
  const disc = k.keep(
    svg`<circle cx="2" cy="2" r="21.500" fill="${k.rad([[0.6, '#fff'], '#c4c8de'], 0.4, 0.35, 0.7)}"/><ellipse cx="-14" cy="-22" rx="14" ry="8" fill="#fff" opacity=".75" transform="rotate(-32 -14 -22)"/><path d="M8 36A37 37 0 0 0 35 10" stroke="#fff" stroke-width="2.400" fill="none" stroke-linecap="round" opacity=".45"/>`,
  );
  return at(
    0,
    0,
    svg`<circle r="40" fill="${k.rad([pale(c, 0.7), [0.28, pale(c, 0.25)], [0.6, c], dark(c, 0.5)], 0.36, 0.3, 0.72)}"/><use href="#${disc}"/>` +
      label('vietnam', text, {
        x: 1.6,
        y: text.length > 1 ? 11 : 12.5,
        size: text.length > 1 ? 24 : 29,
        fill: '#15182e',
      }),
    { s: r / 40 },
  );
}

/** The wheel of roulette from above, 100 in radius. Put it in perspective with at(…, { s, sy }). */
export function rouletteWheel(k: Ink): string {
  const ring = (q: number, w: number, c: string, dash = '') =>
    svg`<circle r="${q}" fill="none" stroke="${c}" stroke-width="${w}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  const seg = (2 * Math.PI * 76) / 36;
  return (
    svg`<circle r="100" fill="${k.lin(['#8a4a1c', '#c9843c', [0.5, '#5a2a0c'], '#a8642c', '#3a1806'], 40)}"/>` +
    ring(97, 2.5, GOLD[3]) +
    ring(88, 1.5, GOLD[1]) +
    ring(76, 22, '#16131f') +
    ring(76, 22, '#cf1630', `${seg.toFixed(2)} ${seg.toFixed(2)}`) +
    svg`<path d="M65 0a65 65 0 0 0-1.200-5.600l21.500-4A87 87 0 0 1 87 0z" fill="#0f9a55"/>` +
    ring(87.5, 2.5, GOLD[2]) +
    ring(65, 2.5, GOLD[2]) +
    ring(76, 0.8, GOLD[3]) +
    svg`<circle r="63" fill="${k.rad(['#7a3d16', '#3b1807', [0.85, '#8a4a1c'], '#2a1004'])}"/>` +
    svg`<path d="${times(12, (i) => {
      const [a, b] = polar(62, i * 30);
      return `M0 0L${a.toFixed(0)} ${b.toFixed(0)}`;
    })}" stroke="${GOLD[1]}" opacity=".6"/>` +
    svg`<circle r="30" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0], GOLD[3]], 50)}"/><path d="M0-44L7-9 44 0 9 9 0 44-7 9-44 0-9-9z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]], 50)}" stroke="${GOLD[0]}"/><circle r="12" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}"/>`
  );
}
