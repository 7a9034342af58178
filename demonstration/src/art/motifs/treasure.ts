// Symbols of the reels: chests, pots, books, fruit, bells, sevens.

import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import { outline } from '../lettering.ts';
import type { Palette } from '../studios/studio.ts';
import { gem } from './gem.ts';
import { glow, star, wedges } from './setting.ts';
import { coin, heap } from './table.ts';

const gold = (k: Ink) => k.lin([GOLD[4], GOLD[2], GOLD[1]]);

type Three = readonly [string, string, string];

/** An open chest of coins and three stones. */
export function chest(k: Ink, wood = '#8a4a1c', gems: Three = ['#e3202c', '#22b0ff', '#2fd07a']): string {
  const c = coin(k);
  const band = (x: number, w: number, y: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  return (
    svg`<path d="M-84-6Q-92-78-60-86H60Q92-78 84-6z" fill="${k.lin([dark(wood, 0.25), dark(wood, 0.75)])}" stroke="${gold(k)}" stroke-width="6" stroke-linejoin="round"/><path d="M-72-10Q-76-66-54-74H54Q76-66 72-10z" fill="#1a0a08"/>` +
    glow(k, 0, -20, 96, '#fff0a0', 0.95) +
    heap(k, c, 0, 8, 150, 4, 0.8) +
    at(-38, -30, gem(k, gems[0], 'pear'), { s: 0.44, r: -16 }) +
    at(36, -32, gem(k, gems[1], 'hex'), { s: 0.46, r: 14 }) +
    at(2, -46, gem(k, gems[2], 'round'), { s: 0.44 }) +
    svg`<path d="M-90 6H90L82 76Q80 82 74 82H-74Q-80 82-82 76z" fill="${k.lin([pale(wood, 0.22), wood, dark(wood, 0.55)])}" stroke="${dark(wood, 0.8)}" stroke-width="4"/><path d="M-86 30H86M-84 54H84" stroke="${dark(wood, 0.6)}" stroke-width="2.500" opacity=".8"/><path d="${band(-94, 188, 0, 13)}${band(-70, 18, 6, 76)}${band(52, 18, 6, 76)}" fill="${gold(k)}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-22 0H22V36Q22 46 0 52Q-22 46-22 36z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]], 60)}" stroke="${GOLD[0]}" stroke-width="2.500"/><path d="M0 16a7 7 0 0 1 4 13l3 11H-7l3-11a7 7 0 0 1 4-13z" fill="#2a1206"/>`
  );
}

export function pot(k: Ink, c = '#2a2440', m = '#39c06a') {
  const id = coin(k);
  return (
    heap(k, id, 0, -14, 128, 5, 0.85) +
    svg`<path d="M-72-14Q-104 66-40 84H40Q104 66 72-14z" fill="${k.rad([pale(c, 0.4), c, dark(c, 0.6)], 0.35, 0.25, 0.8)}" stroke="${dark(c, 0.8)}" stroke-width="4"/><path d="M-82-26H82Q92-16 82-6H-82Q-92-16-82-26z" fill="${k.lin([pale(c, 0.5), c, dark(c, 0.5)])}" stroke="${dark(c, 0.8)}" stroke-width="3"/><path d="M-60 8Q-72 44-54 62" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".45"/>` +
    at(
      0,
      36,
      svg`<circle r="25" fill="${gold(k)}" stroke="${GOLD[0]}" stroke-width="2"/><path d="${star(5, 16, 7)}" fill="${m}" stroke="${GOLD[0]}" stroke-width="1.500"/>`,
    )
  );
}

/** An open book with something rising from it. */
export function book(k: Ink, cover: string, rising: string, { ray = '#fff0a0' } = {}) {
  return (
    svg`<path d="${wedges(0, 30, 9, 170, { from: 200, sweep: 140, share: 0.5 })}" fill="${k.rad([`${ray}/.9`, `${ray}/0`], 0.5, 1, 0.9)}"/>` +
    at(0, -30, rising) +
    svg`<path d="M-104 40Q-50 24 0 50Q50 24 104 40V86Q50 70 0 96Q-50 70-104 86z" fill="${k.lin([cover, dark(cover, 0.5)])}" stroke="${GOLD[1]}" stroke-width="4" stroke-linejoin="round"/><path d="M-94 28Q-44 14 0 42V84Q-44 58-94 74z" fill="${k.lin(['#d8bc88', [0.7, '#fff4d4'], '#e8cf9a'], 0)}"/><path d="M94 28Q44 14 0 42V84Q44 58 94 74z" fill="${k.lin(['#c8a870', [0.35, '#fff4d4'], '#e8cf9a'], 0)}"/><path d="M-82 40q34-8 66 10M-82 50q34-8 66 10M-82 60q34-8 66 10M82 40q-34-8-66 10M82 50q-34-8-66 10M82 60q-34-8-66 10" stroke="#a8854a" stroke-width="2" fill="none" opacity=".7"/>`
  );
}

export const seven = (k: Ink, c = '#e3202c') => {
  const { d } = outline('bungee', '7');
  const id = k.keepPath(d);
  return svg`<g transform="scale(.5) translate(0 72)"><use href="#${id}" fill="${dark(c, 0.75)}" stroke="${dark(c, 0.75)}" stroke-width="26" stroke-linejoin="round" y="8"/><use href="#${id}" fill="none" stroke="${gold(k)}" stroke-width="18" stroke-linejoin="round"/><use href="#${id}" fill="${k.lin([pale(c, 0.55), c, dark(c, 0.4)])}"/></g>`;
};

export const cherry = (k: Ink) =>
  svg`<path d="M-18 8Q-14-30 16-44Q10-10 22 14" fill="none" stroke="#3a7a1c" stroke-width="5"/><path d="M14-44Q40-58 54-34Q30-26 14-44z" fill="${k.lin(['#b8f06a', '#2f8a2a'])}" stroke="#1f5a1c" stroke-width="1.500"/>${(
    [
      [-20, 22],
      [24, 26],
    ] as const
  ).map(
    ([x, y]) =>
      svg`<circle cx="${x}" cy="${y}" r="23" fill="${k.rad(['#ffb0a0', [0.3, '#ff3b4e'], [0.75, '#b80a26'], '#5a0418'], 0.36, 0.3, 0.75)}"/><ellipse cx="${x - 8}" cy="${y - 10}" rx="7" ry="4" fill="#fff" opacity=".85" transform="rotate(-30 ${x - 8} ${y - 10})"/>`,
  )}`;
export const lemon = (k: Ink) =>
  svg`<path d="M-44 4Q-38-30 2-30Q36-30 44-6Q52-4 50 6Q44 8 42 12Q30 36-4 34Q-34 32-42 12Q-50 10-44 4z" fill="${k.rad(['#fffbd0', [0.3, '#ffe94a'], [0.75, '#f2b400'], '#9a6400'], 0.36, 0.3, 0.75)}"/><path d="M-22-14q10-10 24-9" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8" fill="none"/><path d="M-10-28q4-20 30-20q-4 20-30 20z" fill="${k.lin(['#b8f06a', '#2f8a2a'])}"/>`;
export const melon = (k: Ink) =>
  svg`<path d="M-50-16A52 52 0 0 0 50-16z" fill="#1f7a34"/><path d="M-46-16A46 46 0 0 0 46-16z" fill="#e8ffd8"/><path d="M-41-16A41 41 0 0 0 41-16z" fill="${k.lin(['#ff7a8a', '#e01f40'])}"/><path d="M-22-4l-3 6M-4 0l-1 7M16-5l2 6M-12 12l-2 5M8 12l1 6" stroke="#2a0a10" stroke-width="4.500" stroke-linecap="round"/><path d="M-36-12h40" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>`;
export const grapes = (k: Ink) => {
  const b = k.keep(
    svg`<circle r="12" fill="${k.rad(['#f0c8ff', [0.35, '#a84fe0'], '#4a1080'], 0.36, 0.3, 0.75)}"/><circle cx="-4" cy="-4" r="2.500" fill="#fff" opacity=".85"/>`,
  );
  return (
    svg`<path d="M0-30q2-14 10-18M2-30q20-20 36-4q-18 16-36 4z" fill="${k.lin(['#b8f06a', '#2f8a2a'])}" stroke="#2f6a1c" stroke-width="3"/>` +
    [
      [-24, -18],
      [-4, -22],
      [16, -18],
      [-16, 0],
      [4, -2],
      [24, -2],
      [-8, 18],
      [12, 18],
      [2, 36],
    ]
      .map(([x, y]) => `<use href="#${b}" x="${x}" y="${y}"/>`)
      .join('')
  );
};
export const bell = (k: Ink) =>
  svg`<path d="M0-46Q30-42 32-6Q33 16 46 26H-46Q-33 16-32-6Q-30-42 0-46z" fill="${k.lin([GOLD[1], [0.25, GOLD[4]], [0.5, GOLD[2]], GOLD[1], GOLD[0]], 0)}" stroke="${GOLD[0]}" stroke-width="2.500"/><circle cy="34" r="10" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}"/><path d="M-46 22H46V31H-46z" fill="${k.lin([GOLD[3], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-7-50a7 7 0 0 1 14 0" fill="none" stroke="${GOLD[2]}" stroke-width="5"/>`;
export const clover = (k: Ink) =>
  svg`<path d="M0 6Q6 30-6 46" stroke="#1f6a2c" stroke-width="6" fill="none"/>${[0, 90, 180, 270].map((r) => `<path d="M0 0C-30-10-26-44-2-34C22-44 28-10 0 0z" fill="${k.rad(['#c8ff9a', '#3fc04a', '#116a2c'], 0.4, 0.3, 0.8)}" stroke="#0f5a24" stroke-width="2" transform="rotate(${r + 45})"/>`)}`;
export const horseshoe = (k: Ink, c = '#3f8cff') =>
  svg`<path d="M-30 34L-42 30Q-54-40 0-46Q54-40 42 30L30 34Q36-18 0-22Q-36-18-30 34z" fill="${k.lin([pale(c, 0.6), c, dark(c, 0.45)])}" stroke="${dark(c, 0.65)}" stroke-width="2.500"/><path d="M-36 8h0M-34-14h0M-18-32h0M18-32h0M34-14h0M36 8h0" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

/** A slot cabinet of three windows. */
export function reels(k: Ink, p: Palette, symbols: Three, { w = 226, h = 128 } = {}) {
  const cell = (w - 40) / 3;
  const x0 = -w / 2 + 20;
  return (
    svg`<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="20" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0], GOLD[3], GOLD[1]], 70)}" stroke="${GOLD[0]}" stroke-width="3"/><rect x="${-w / 2 + 9}" y="${-h / 2 + 9}" width="${w - 18}" height="${h - 18}" rx="13" fill="${k.lin([dark(p.main, 0.25), dark(p.main, 0.7)])}"/>` +
    symbols
      .map(
        (symbol, i) =>
          svg`<rect x="${x0 + i * cell + 2}" y="${-h / 2 + 17}" width="${cell - 4}" height="${h - 34}" rx="7" fill="${k.lin(['#8f93ad', [0.25, '#ffffff'], [0.7, '#ffffff'], '#8f93ad'])}" stroke="${GOLD[1]}" stroke-width="2"/>` +
          at(x0 + i * cell + cell / 2, 0, symbol, { s: (cell - 8) / 104 }),
      )
      .join('') +
    svg`<path d="M${-w / 2 + 3}-9l11 9-11 9zM${w / 2 - 3}-9l-11 9 11 9z" fill="#ff3b4e"/><path d="M${x0} ${-h / 2 + 20}h${w - 40}v16h${40 - w}z" fill="#fff" opacity=".35"/>`
  );
}

const sweets = {
  bean: (k, c) =>
    svg`<path d="M-34-8Q-26-34 6-28Q40-20 36 8Q28 34-6 28Q-38 20-34-8z" fill="${k.rad([pale(c, 0.75), [0.35, c], dark(c, 0.4)], 0.36, 0.28, 0.8)}"/><path d="M-20-10q8-10 22-8" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".9"/>`,
  star: (k, c) =>
    svg`<path d="${star(5, 36, 20)}" fill="${c}" stroke="${k.lin([pale(c, 0.4), dark(c, 0.35)])}" stroke-width="12" stroke-linejoin="round"/><path d="${star(5, 28, 15)}" fill="${k.rad([pale(c, 0.8), c], 0.4, 0.3, 0.8)}"/><path d="M-12-16l6-8" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  heart: (k, c) =>
    svg`<path d="M0 34C-14 20-40 8-38-14C-34-36-8-36 0-16C8-36 34-36 38-14C40 8 14 20 0 34z" fill="${k.rad([pale(c, 0.7), [0.4, c], dark(c, 0.4)], 0.34, 0.26, 0.85)}"/><ellipse cx="-18" cy="-16" rx="8" ry="5" fill="#fff" opacity=".9" transform="rotate(-30 -18 -16)"/>`,
  wrapped: (k, c) =>
    svg`<path d="M-24 0L-52-20Q-46 0-52 20zM24 0L52-20Q46 0 52 20z" fill="${k.lin([pale(c, 0.5), dark(c, 0.2)])}"/><circle r="29" fill="${k.rad([pale(c, 0.75), [0.4, c], dark(c, 0.4)], 0.36, 0.28, 0.8)}"/><path d="M-12-24Q8 0-12 24M8-27Q28 0 8 27" stroke="#fff" stroke-width="6" fill="none" opacity=".75"/>`,
  drop: (k, c) =>
    svg`<path d="M0-36L34 26Q20 36 0 36T-34 26z" fill="${k.lin([pale(c, 0.7), c, dark(c, 0.35)], 60)}" stroke="${pale(c, 0.3)}" stroke-width="5" stroke-linejoin="round"/><path d="M-6-14L-18 12" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/>`,
} satisfies Record<string, (k: Ink, c: string) => string>;

/** A sweet in one of its simple shapes. */
export const sweet = (k: Ink, kind: keyof typeof sweets, c: string): string => sweets[kind](k, c);
