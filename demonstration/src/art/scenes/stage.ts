// Staging of the slots' heroes.
import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import { glow, polygon, rays } from '../motifs/setting.ts';
import { coin, heap, shower } from '../motifs/table.ts';
import type { Scene } from './scene.ts';

/** Coins bursting past the hero on both sides. */
export const burst = (k: Ink, n = 12, mark?: string) =>
  shower(k, coin(k, mark), n, 150, 180, 100, 150, { size: [0.35, 0.85] });
export const foot = (k: Ink, mark?: string) => heap(k, coin(k, mark), 150, 292, 300, 3, 0.9);
/** Backdrops of a lone hero, picked at random, so that two games with one motif are staged differently. */
const backs: readonly Scene[] = [
  (k, p) => glow(k, 150, 160, 150, pale(p.glow, 0.4), 0.95),
  (k, p) =>
    svg`<circle cx="150" cy="162" r="124" fill="${k.rad([pale(p.glow, 0.3), [0.5, p.mid], p.deep])}" stroke="${k.lin([GOLD[4], GOLD[2], GOLD[0], GOLD[3], GOLD[1]], 60)}" stroke-width="9"/><circle cx="150" cy="162" r="112" fill="none" stroke="${GOLD[3]}" stroke-dasharray="0 11.700" stroke-width="4" stroke-linecap="round"/>`,
  (k, p) =>
    glow(k, 150, 150, 150, p.glow, 0.8) +
    svg`<path d="${polygon(4, 150, -90, 150, 160)}" fill="${p.deep}" opacity=".5"/><path d="${polygon(4, 142, -90, 150, 160)}${polygon(4, 104, -45, 150, 160)}" fill="none" stroke="${k.lin([pale(p.third, 0.4), p.third, dark(p.third, 0.4)])}" stroke-width="4"/>`,
  (k, p) =>
    rays(150, 165, 24, 260, pale(p.third, 0.3), { share: 0.3, o: 0.45 }) + glow(k, 150, 160, 130, '#ffffff', 0.75),
  (k, p) =>
    svg`<path d="M150 30C232 30 282 92 270 168S196 292 150 292S42 244 30 168S68 30 150 30z" fill="${k.lin([`${p.second}/.75`, `${p.second}/.1`])}"/><path d="M24 196Q-2 90 78 46M276 196Q302 90 222 46" fill="none" stroke="${p.third}" stroke-width="7" stroke-linecap="round"/>` +
    glow(k, 150, 150, 120, p.glow, 0.9),
];
export const halo: Scene = (k, p) => k.pick(backs)(k, p);
export const blaze: Scene = (k, p) =>
  rays(150, 165, 18, 230, k.rad([`${pale(p.third, 0.3)}/.65`, `${p.third}/0`], 0.5, 0.5, 1), { share: 0.4 });

/** Places a hero: upright, leaning, turned, or so near that the frame crops it. */
export function stage(k: Ink, y: number, hero: string, s: number) {
  const [dx, dy, zoom, lean] = k.pick([
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [-10, 2, 1.06, -8],
    [10, 2, 1.06, 8],
    [0, 22, 1.26, 0],
    [-26, 14, 1.2, 7],
    [26, 14, 1.2, -7],
  ]);
  return at(150 + dx, y + dy, k.next() < 0.5 ? hero : `<g transform="scale(-1 1)">${hero}</g>`, {
    s: s * zoom,
    r: lean,
  });
}
