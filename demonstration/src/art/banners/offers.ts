// Banners for offers to members.
import { GOLD } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import * as beasts from '../motifs/beasts.ts';
import { balloon, confetti, gift, lantern, lotus } from '../motifs/festival.ts';
import { gem } from '../motifs/gem.ts';
import * as legends from '../motifs/legends.ts';
import { hostess } from '../motifs/people.ts';
import { glow } from '../motifs/setting.ts';
import * as gear from '../motifs/sport.ts';
import { coin } from '../motifs/table.ts';
import * as tech from '../motifs/tech.ts';
import * as loot from '../motifs/treasure.ts';
import { fortuneWheel } from '../motifs/wheel.ts';
import { type Kind, pile, rain } from './kind.ts';

/** Place, size and colour. */
type Spots = readonly (readonly [x: number, y: number, s: number, c: string])[];

const hung: Spots = [
  [-232, -110, 2, '#e3202c'],
  [232, -120, 2.1, '#e3202c'],
  [-162, -156, 1.2, '#ff7a2e'],
  [168, -164, 1.2, '#ff7a2e'],
];

const balloons: Spots = [
  [-206, -62, 1.15, '#e3203c'],
  [-142, -112, 0.95, '#ffb02e'],
  [-250, 18, 0.85, '#7a3cff'],
  [204, -66, 1.15, '#1f9aff'],
  [142, -116, 0.95, '#ff5fa8'],
  [250, 14, 0.85, '#12c08a'],
];

/** A half-turn of an arrow around the centre, pointing right at the top. */
const arrow = (k: Ink) =>
  svg`<path d="M-152 72A168 168 0 0 1 84-146" fill="none" stroke="${k.lin(['#d8ffe8', '#2ce0a8', '#0a8a6a'], 45)}" stroke-width="34"/><path d="M64-192L152-112 46-92z" fill="#7af0c8"/>`;

export const offers = {
  welcome: {
    mood: 'gold',
    land: 'city',
    draw: (k) =>
      rain(k) +
      at(-200, 66, legends.luckyCat(k, { trim: '#e3202c' }), { s: 0.98 }) +
      at(204, 92, loot.pot(k, '#3a2a6a', '#ff5fa8'), { s: 1.05 }) +
      at(0, 30, loot.chest(k, '#7a3a1c'), { s: 1.62 }) +
      pile(k),
  },
  fortune: {
    mood: 'red',
    land: 'pagoda',
    draw: (k) =>
      rain(k, 18, 'hole') +
      at(-206, 96, legends.ingot(k), { s: 1.7, r: -8 }) +
      at(210, 96, legends.ingot(k), { s: 1.7, r: 8 }) +
      at(0, -8, legends.fortune(k), { s: 1.62 }) +
      pile(k, 'hole'),
  },
  dragon: {
    mood: 'ember',
    land: 'pagoda',
    draw: (k) =>
      at(-214, 74, gem(k, '#22b0ff', 'hex'), { s: 1.1, r: -14 }) +
      at(218, 74, gem(k, '#e3202c', 'pear'), { s: 1.05, r: 14 }) +
      at(0, -6, beasts.dragon(k, { skin: '#12a06a', rim: '#fff0b0' }), { s: 1.72 }) +
      pile(k, 'hole'),
  },
  vip: {
    mood: 'gold',
    land: 'peaks',
    draw: (k) =>
      rain(k, 12) +
      at(-214, 70, gem(k, '#3fd6ff', 'hex'), { s: 1.35, r: -14 }) +
      at(216, 66, gem(k, '#2fd07a', 'pear'), { s: 1.2, r: 14 }) +
      at(0, 12, beasts.lion(k, { mane: '#7a2a6a' }), { s: 1.55 }) +
      at(
        0,
        -132,
        svg`<path d="M-62 30L-76-30-36-2 0-50 36-2 76-30 62 30z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="4" stroke-linejoin="round"/><path d="M-60 18H60" stroke="${GOLD[0]}" stroke-width="4"/>`,
      ) +
      at(0, -118, gem(k, '#ff3b5c', 'hex'), { s: 0.32 }) +
      pile(k),
  },
  wheel: {
    mood: 'violet',
    land: 'city',
    draw: (k) =>
      rain(k, 14) +
      svg`<path d="M-58 96H58L92 196H-92z" fill="${k.lin([GOLD[3], GOLD[1], GOLD[0]])}"/>` +
      at(0, -12, fortuneWheel(k, ['#e3202c', '#ffd23f', '#1f7ae0', '#12a06a'], '#1a0636'), { s: 1.6, r: 11 }) +
      at(
        0,
        -186,
        svg`<path d="M-28-14h56l-28 64z" fill="${k.lin(['#fff', '#ff3b5c', '#8a0a2a'])}" stroke="${GOLD[3]}" stroke-width="3.5" stroke-linejoin="round"/>`,
      ) +
      at(-216, 116, loot.chest(k, '#7a3a1c'), { s: 0.72 }) +
      at(218, 130, gem(k, '#3fd6ff', 'hex'), { s: 1.1, r: 12 }) +
      pile(k),
  },
  cashback: {
    mood: 'jade',
    land: 'city',
    draw: (k) =>
      rain(k, 10) +
      at(0, -16, `${arrow(k)}<g transform="rotate(180)">${arrow(k)}</g>`) +
      at(0, -16, `<use href="#${coin(k)}"/>`, { s: 4.8, sy: 4.8 }) +
      at(-216, 110, legends.ingot(k), { s: 1.6, r: -8 }) +
      at(216, 106, legends.ingot(k), { s: 1.7, r: 8 }) +
      pile(k),
  },
  moon: {
    mood: 'night',
    land: 'pagoda',
    draw: (k) =>
      svg`<circle cx="0" cy="-30" r="158" fill="${k.rad(['#fffdf0', [0.7, '#ffeeb0'], '#ffc85a'], 0.42, 0.38, 0.65)}"/><g fill="#e0a83a" opacity=".28"><circle cx="-58" cy="-86" r="22"/><circle cx="44" cy="-112" r="13"/><circle cx="82" cy="-40" r="26"/></g>` +
      hung
        .map(
          ([x, y, s, c]) =>
            svg`<path d="M${x} -330V${y - 50 * s}" stroke="${GOLD[1]}" stroke-width="3"/>` +
            at(x, y, lantern(k, c), { s }),
        )
        .join('') +
      at(0, 152, lotus(k, '#ff6aa8'), { s: 1.5 }) +
      at(-196, 116, legends.luckyCat(k, { trim: '#e3202c' }), { s: 0.74 }) +
      at(210, 128, loot.pot(k, '#7a1a2a', '#ffd25e'), { s: 0.78 }) +
      pile(k, 'hole'),
  },
  birthday: {
    mood: 'gold',
    land: 'peaks',
    draw: (k) =>
      balloons.map(([x, y, s, c]) => at(x, y, balloon(k, c), { s })).join('') +
      confetti(k) +
      at(0, 62, gift(k, '#e3203c', '#ffd25e'), { s: 1.35 }) +
      at(-206, 132, gift(k, '#1f7ae0', '#fff0b0'), { s: 0.66, r: -5 }) +
      at(206, 134, gift(k, '#7a3cff', '#ffb0e0'), { s: 0.64, r: 5 }) +
      pile(k),
  },
  cover: {
    mood: 'pitch',
    land: 'stands',
    draw: (k) =>
      glow(k, 0, 0, 220, '#ffffff', 0.5) +
      at(-206, 92, gear.basketball(k, 66)) +
      at(208, 100, gear.volleyball(k, '#ffd400', '#1f6ae0', 62), { r: 18 }) +
      at(0, 6, tech.shield(k, '#1f7ae0'), { s: 1.86 }) +
      at(0, -2, gear.football(k, 84), { r: 12 }) +
      at(-112, 154, gear.tennisBall(k, 34)) +
      at(122, 160, gear.glove(k, '#e3202c'), { s: 0.52, r: 24 }),
  },
  friends: {
    mood: 'ember',
    land: 'city',
    draw: (k) =>
      rain(k, 14) +
      at(-132, 22, hostess(k, { hair: '#4a2414', dress: '#12a06a', style: 'bob', wear: 'gown', rim: '#ffe6a8' }), {
        s: 1.2,
      }) +
      at(132, 22, hostess(k, { hair: '#2a1622', dress: '#d81f2a', style: 'long', wear: 'aodai', rim: '#ffe6a8' }), {
        s: 1.2,
      }) +
      at(0, 132, loot.chest(k, '#7a3a1c'), { s: 0.92 }) +
      pile(k),
  },
} satisfies Record<string, Kind>;
