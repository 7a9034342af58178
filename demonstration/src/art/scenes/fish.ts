import { pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { dragon } from '../motifs/beasts.ts';
import { gem } from '../motifs/gem.ts';
import * as sea from '../motifs/sea.ts';
import { bubbles, glint, glow, star } from '../motifs/setting.ts';
import { coin, heap, shower } from '../motifs/table.ts';
import { chest } from '../motifs/treasure.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

/** Water in front of any studio's ground, because the category is always under water. */
const water = (k: Ink, p: Palette) =>
  svg`<path d="M0 0h300v400H0z" fill="${k.lin([`${pale(p.mid, 0.2)}/.2`, [0.4, '#0a5aa8/.55'], '#021a3a/.85'])}"/><path d="M40-20L-40 340M120-20L80 340M190-20L230 340M260-20L350 340" stroke="#fff" stroke-width="26" opacity=".09"/>`;
const sight = (x: number, y: number, r: number, c: string) =>
  svg`<g fill="none" stroke="${c}" stroke-width="4"><circle cx="${x}" cy="${y}" r="${r}" stroke-dasharray="${r * 1.1} ${r * 0.47}"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" stroke-width="2"/><path d="M${x} ${y - r - 10}v20M${x} ${y + r - 10}v20M${x - r - 10} ${y}h20M${x + r - 10} ${y}h20"/></g>`;
const bolt = (k: Ink, x1: number, y1: number, x2: number, y2: number, c: string) =>
  svg`<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${c}" stroke-width="16" opacity=".35" stroke-linecap="round"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="${star(9, 30, 13, 0, x2, y2)}" fill="${k.rad(['#fff', c])}"/>`;
const minnows = (k: Ink, c: string, n = 5) => {
  const id = k.keep(
    svg`<path d="M-14 0Q-4-9 8 0L16-7V7L8 0Q-4 9-14 0z" fill="${c}"/><circle cx="-7" cy="-1.500" r="1.600" fill="#fff"/>`,
  );
  return times(
    n,
    () =>
      `<use href="#${id}" transform="translate(${k.whole(16, 284)} ${k.whole(40, 270)}) scale(${(k.sign() * k.between(0.7, 1.3)).toFixed(1)} 1)" opacity=".8"/>`,
  );
};
const coins = (k: Ink, n = 8) => shower(k, coin(k), n, 150, 170, 105, 145, { size: [0.35, 0.7] });

export const fish = {
  cannon: (k, p) =>
    water(k, p) +
    minnows(k, pale(p.second, 0.3)) +
    bolt(k, 150, 240, 108, 116, p.third) +
    at(104, 104, sea.fish(k, p.main, p.third), { s: 1.02, r: -8 }) +
    sight(104, 104, 62, '#fff') +
    at(232, 176, sea.fish(k, p.second, p.main), { s: 0.6, sy: 0.6 }) +
    at(168, 262, sea.cannon(k, p.main), { s: 0.86, r: 14 }) +
    coins(k, 6),
  shark: (k, p) =>
    water(k, p) +
    glow(k, 150, 150, 150, '#7fe8ff', 0.6) +
    minnows(k, pale(p.third, 0.3), 7) +
    at(150, 180, sea.shark(k, k.named([[/white/, '#a8b8cc']], k.pick(['#4a6a9a', '#3a8a9a', '#6a6f8f']))), {
      s: 1.06,
    }) +
    bubbles(k, 6),
  octopus: (k, p) =>
    water(k, p) +
    glow(k, 150, 150, 150, p.third, 0.55) +
    at(
      150,
      160,
      sea.octopus(
        k,
        k.named(
          [
            [/crimson/, '#d8203a'],
            [/violet/, '#8a3fe0'],
          ],
          k.pick(['#a83fe0', p.main, '#e0406a']),
        ),
        '#ffd0f0',
      ),
      { s: 1.06 },
    ) +
    at(52, 250, gem(k, p.second, 'hex'), { s: 0.5 }) +
    at(250, 252, gem(k, '#2fd07a', 'round'), { s: 0.5 }) +
    minnows(k, pale(p.second, 0.4), 4),
  crab: (k, p) =>
    water(k, p) +
    glow(k, 150, 160, 150, p.third, 0.6) +
    coins(k, 9) +
    at(
      150,
      184,
      sea.crab(
        k,
        k.named(
          [
            [/gold/, '#f5b52e'],
            [/fire/, '#ff4a1f'],
          ],
          k.pick(['#ff5a2a', '#e8303a', '#ff8a1f']),
        ),
      ),
      { s: 1.02 },
    ) +
    heap(k, coin(k), 150, 288, 280, 2, 0.85) +
    glint(198, 70, 14),
  turtle: (k, p) =>
    water(k, p) +
    glow(k, 150, 150, 150, '#9affd8', 0.6) +
    minnows(k, pale(p.third, 0.2), 6) +
    at(
      150,
      166,
      sea.turtle(
        k,
        k.pick(['#3fae5a', '#2fa89a']),
        k.named(
          [
            [/jade/, '#1fa87a'],
            [/gold/, '#e0a02a'],
          ],
          k.pick(['#c8862a', '#a8543a']),
        ),
      ),
      { s: 1.06, r: k.whole(-18, 18) },
    ) +
    coins(k, 6),
  puffer: (k, p) =>
    water(k, p) +
    glow(k, 150, 150, 140, '#fff', 0.5) +
    at(66, 78, sea.fish(k, p.second, p.main), { s: 0.5, r: 10 }) +
    at(150, 172, sea.puffer(k, k.pick(['#ffc23a', '#ff8a3a', '#7fd84a'])), { s: 1.04 }) +
    bubbles(k, 6) +
    coins(k, 4),
  angler: (k, p) =>
    water(k, p) +
    svg`<path d="M0 0h300v400H0z" fill="#02061c" opacity=".5"/>` +
    minnows(k, '#5f8fd8', 6) +
    at(158, 174, sea.angler(k, k.pick(['#3a4a8a', '#5a2a7a', '#1f5a6a'])), { s: 1.08 }) +
    bubbles(k, 5),
  dragonKing: (k, p) =>
    water(k, p) +
    glow(k, 150, 150, 150, '#ffe9a0', 0.7) +
    at(150, 156, dragon(k, { skin: '#1f8ad0', mane: '#2fd0c8', rim: '#d8f8ff' }), { s: 1.06 }) +
    at(150, 278, svg`<circle r="22" fill="${k.rad(['#fff', '#ffe9f4', '#d8a0ff', '#5a3aa8'], 0.35, 0.3, 0.8)}"/>`) +
    glint(142, 268, 12) +
    bubbles(k, 5),
  reef: (k, p) =>
    water(k, p) +
    at(206, 78, sea.fish(k, '#2a8aff', '#ffd23f'), { s: 0.72, r: 6 }) +
    at(84, 132, sea.fish(k, p.main, '#ffffff'), { s: 0.86, r: -6 }) +
    at(204, 206, sea.fish(k, '#ffb52e', p.second, { stripe: false }), { s: 1.05, r: 4 }) +
    at(72, 244, sea.fish(k, '#e05aff', p.third), { s: 0.56, r: -10 }) +
    bubbles(k, 6) +
    glint(160, 180, 12),
  hoard: (k, p) =>
    water(k, p) +
    glow(k, 150, 190, 140, '#ffe9a0', 0.8) +
    at(92, 84, sea.fish(k, p.main, p.third), { s: 0.64, r: -12 }) +
    at(224, 104, sea.fish(k, p.second, '#ff8a1f'), { s: 0.5, r: 8 }) +
    at(150, 214, chest(k, '#2f6a6a', [p.main, p.second, '#b04fff']), { s: 1.02 }) +
    bubbles(k, 7),
} satisfies Scenes;
