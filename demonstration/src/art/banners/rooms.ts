// Banners of the kinds of game.

import type { Ink } from '../ink.ts';
import { at, svg } from '../ink.ts';
import { label } from '../lettering.ts';
import { drum } from '../motifs/drum.ts';
import { gem } from '../motifs/gem.ts';
import { monarch } from '../motifs/people.ts';
import { rocket } from '../motifs/rocket.ts';
import * as sea from '../motifs/sea.ts';
import { glow } from '../motifs/setting.ts';
import * as gear from '../motifs/sport.ts';
import { card, chips, coin, die, numberBall, rouletteWheel } from '../motifs/table.ts';
import * as tech from '../motifs/tech.ts';
import * as loot from '../motifs/treasure.ts';
import { type Kind, pile, rain } from './kind.ts';

/** Position, size, number and colour of each. */
const lottoBalls = [
  [0, 20, 1.95, 8, '#e3202c'],
  [-128, -58, 1.35, 27, '#1f9a5a'],
  [128, -66, 1.4, 45, '#f5a81f'],
  [-176, 92, 1.35, 63, '#7a3cff'],
  [176, 84, 1.4, 19, '#1f7ae0'],
  [6, -146, 1.05, 90, '#ff5fa8'],
  [-250, -20, 0.8, 36, '#12b5c4'],
  [256, -22, 0.8, 72, '#e3202c'],
] as const;

const flush = [
  ['10', 'spade'],
  ['J', 'heart'],
  ['Q', 'club'],
  ['K', 'diamond'],
  ['A', 'spade'],
] as const;

const sign = (k: Ink, text: string, x: number, y: number, size: number) =>
  label('anton', text, {
    x,
    y,
    size,
    fill: '#10062e',
    extra: 'stroke="#10062e" stroke-width="26" stroke-linejoin="round"',
  }) + label('anton', text, { x, y, size, fill: k.lin(['#fff', '#ffd23f']) });

export const rooms = {
  jackpot: {
    mood: 'violet',
    land: 'city',
    draw: (k) =>
      rain(k) +
      at(-126, 20, loot.seven(k, '#ff8a1f'), { s: 1.9, r: -14 }) +
      at(126, 20, loot.seven(k, '#1fa8ff'), { s: 1.9, r: 14 }) +
      at(0, 0, loot.seven(k, '#e3202c'), { s: 2.9 }) +
      at(-232, 96, loot.cherry(k), { s: 1.3, r: -10 }) +
      at(236, 84, loot.bell(k), { s: 1.4, r: 12 }) +
      pile(k),
  },
  live: {
    mood: 'jade',
    land: 'city',
    draw: (k) =>
      at(-196, -30, card(k, 'A', 'spade'), { s: 1.5, r: -22 }) +
      at(204, -36, card(k, 'K', 'heart'), { s: 1.5, r: 18 }) +
      at(0, 44, rouletteWheel(k), { s: 2.05, sy: 1.15 }) +
      svg`<circle cx="66" cy="-44" r="10" fill="#fff"/>` +
      at(-214, 150, chips(k, 7, '#e3202c', 38)) +
      at(-140, 176, chips(k, 4, '#f0a81f', 38)) +
      at(214, 160, chips(k, 5, '#1f7ae0', 38)) +
      at(150, 178, die(k, [5, 3, 1]), { s: 0.9, r: 8 }),
  },
  sports: {
    mood: 'pitch',
    land: 'stands',
    draw: (k) =>
      at(-206, 60, gear.basketball(k, 74)) +
      at(206, 40, gear.glove(k, '#e3202c'), { s: 1.05, r: 24 }) +
      at(0, -4, gear.trophy(k), { s: 1.5 }) +
      at(-92, 142, gear.football(k, 62), { r: 12 }) +
      at(112, 150, gear.tennisBall(k, 42)) +
      at(214, 148, gear.shuttle(k), { s: 0.8, r: 36 }),
  },
  esports: {
    mood: 'violet',
    land: 'peaks',
    draw: (k) =>
      at(-190, 10, tech.sword(k, '#9fd8ff'), { s: 1.3, r: -26 }) +
      at(190, 10, tech.sword(k, '#ffb0a0'), { s: 1.3, r: 26 }) +
      at(0, 4, tech.mecha(k, '#7a3cff', '#3fe0ff'), { s: 1.62 }) +
      at(-176, 132, tech.pad(k, '#e3304a', '#ffd23f'), { s: 0.85, r: -12 }) +
      at(184, 122, tech.headset(k, '#1f7ae0', '#3fe0ff'), { s: 0.78, r: 10 }),
  },
  fish: {
    mood: 'sea',
    land: 'reef',
    draw: (k) =>
      at(-206, -62, sea.fish(k, '#ff8a2a', '#ffffff'), { s: 1, r: -8 }) +
      at(206, -80, sea.fish(k, '#2a8aff', '#ffd23f'), { s: 0.86, sy: 0.86, r: 10 }) +
      at(0, 10, sea.octopus(k, '#a83fe0', '#ffd0f0'), { s: 1.55 }) +
      at(-214, 128, sea.puffer(k), { s: 0.62 }) +
      at(214, 118, sea.turtle(k), { s: 0.72, r: -24 }) +
      rain(k, 10),
  },
  lottery: {
    mood: 'night',
    land: 'city',
    draw: (k) =>
      rain(k, 14) + lottoBalls.map(([x, y, s, n, c]) => at(x, y, numberBall(k, n, c, 50), { s })).join('') + pile(k),
  },
  cards: {
    mood: 'red',
    land: 'city',
    draw: (k) =>
      at(-158, -26, monarch(k, { robe: '#2a4ae0', suit: 'spade' }), { s: 1.2, r: -6 }) +
      at(158, -26, monarch(k, { robe: '#c81e5a', queen: true, suit: 'heart', hair: '#2a1622' }), { s: 1.2, r: 6 }) +
      flush
        .map(
          ([rank, suit], i) =>
            `<g transform="translate(0 282) rotate(${(i - 2) * 17}) translate(0 -218) scale(1.5)">${card(k, rank, suit)}</g>`,
        )
        .join('') +
      at(-226, 164, chips(k, 6, '#1f7ae0', 38)) +
      at(226, 168, chips(k, 5, '#12a06a', 38)),
  },
  crash: {
    mood: 'violet',
    land: 'peaks',
    draw: (k) =>
      svg`<path d="M-290 176Q-40 150 104-54" fill="none" stroke="${k.lin(['#ffd23f', '#ffd23f/.1'], 135)}" stroke-width="12" stroke-linecap="round"/>` +
      glow(k, 96, -40, 190, '#ffffff', 0.6) +
      at(96, -44, rocket(k, '#ff3d7a'), { s: 1.5, r: 34 }) +
      at(-176, 92, `<use href="#${coin(k)}"/>`, { s: 3, sy: 2.8, r: -16 }) +
      at(-92, 150, die(k, [5, 3, 1], '#e3202c', '#fff'), { s: 1.05, r: -8 }) +
      at(208, 142, gem(k, '#3fd6ff', 'hex'), { s: 1, r: 12 }) +
      sign(k, '×100', -150, -62, 104),
  },
  drum: {
    mood: 'jade',
    land: 'city',
    draw: (k) =>
      rain(k, 12) +
      at(-6, -8, drum(k, { ball: '#e3202c', value: 8, air: '#2ce0a8' }), { s: 1.32 }) +
      at(-214, 104, numberBall(k, 27, '#7a3cff', 52), { r: -14 }) +
      at(214, 112, numberBall(k, 45, '#f5a81f', 56), { r: 12 }) +
      at(186, -40, numberBall(k, 63, '#1f7ae0', 36), { r: 8 }) +
      at(-190, -46, numberBall(k, 19, '#ff5fa8', 34), { r: -8 }) +
      pile(k),
  },
} satisfies Record<string, Kind>;
