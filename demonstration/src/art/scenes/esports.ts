import { dark, GOLD, pale, SILVER } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { dragon, wolf } from '../motifs/beasts.ts';
import { glint, glow, polygon, rays, star } from '../motifs/setting.ts';
import { trophy } from '../motifs/sport.ts';
import * as tech from '../motifs/tech.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

const vivid = (p: Palette) => (p.main === '#f2f6ff' ? '#e3202c' : p.main);
const hexFrame = (k: Ink, p: Palette) =>
  svg`<path d="${polygon(6, 128, -90, 150, 160)}" fill="${k.lin([`${p.mid}/.9`, `${p.deep}/.9`])}" stroke="${p.glow}" stroke-width="5" stroke-linejoin="round"/><path d="${polygon(6, 115, -90, 150, 160)}" fill="none" stroke="${p.third}" stroke-width="2" stroke-dasharray="40 12"/>`;
const shards = (k: Ink, p: Palette) =>
  times(
    12,
    () =>
      svg`<path d="M${k.whole(10, 290)} ${k.whole(20, 280)}l${k.whole(6, 16)} ${k.whole(-8, 4)}-${k.whole(4, 12)} ${k.whole(8, 16)}z" fill="${k.pick([p.third, p.second, '#fff'])}" opacity=".85"/>`,
  );

export const esports = {
  headset: (k, p) =>
    hexFrame(k, p) +
    glow(k, 150, 160, 120, p.glow, 0.6) +
    at(150, 160, tech.headset(k, vivid(p), p.third), { s: 1.2 }) +
    glint(208, 70, 16) +
    shards(k, p),
  pad: (k, p) =>
    glow(k, 150, 160, 140, p.glow, 0.8) +
    svg`<path d="M30 60l60 40M270 60l-60 40M20 160h40M280 160h-40M40 262l50-36M260 262l-50-36" stroke="${p.third}" stroke-width="7" stroke-linecap="round"/>` +
    at(150, 162, tech.pad(k, vivid(p), p.third), { s: 1.14, r: -10 }) +
    glint(222, 100, 16),
  clash: (k, p) =>
    rays(150, 160, 14, 230, p.third, { share: 0.4, o: 0.35 }) +
    glow(k, 150, 150, 130, '#fff', 0.7) +
    at(150, 168, tech.sword(k, '#9fd8ff'), { s: 1.16, r: 42 }) +
    at(150, 168, tech.sword(k, '#ffb0a0'), { s: 1.16, r: -42 }) +
    at(
      150,
      172,
      tech.shield(
        k,
        vivid(p),
        GOLD,
        svg`<path d="${star(4, 46, 15)}" fill="${k.lin([GOLD[4], GOLD[2]])}" stroke="${GOLD[0]}" stroke-width="3"/>`,
      ),
      { s: 0.86 },
    ) +
    glint(150, 122, 18),
  mecha: (k, p) =>
    glow(k, 150, 150, 150, p.glow, 0.8) +
    hexFrame(k, p) +
    at(150, 166, tech.mecha(k, vivid(p), p.second === vivid(p) ? '#3fe0ff' : p.third), { s: 1.18 }) +
    shards(k, p),
  operator: (k, p) =>
    glow(k, 150, 140, 150, p.glow, 0.7) +
    at(150, 172, tech.operator(k, k.pick(['#4a5a4a', '#3a4466', '#6a5a44']), p.second), { s: 1.16 }) +
    svg`<g fill="none" stroke="${p.third}" stroke-width="4"><circle cx="196" cy="154" r="48" stroke-dasharray="58 17"/><path d="M196 92v34M196 182v34M134 154h34M224 154h34"/><circle cx="196" cy="154" r="4" fill="${p.third}"/></g>`,
  champions: (k, p) =>
    svg`<path d="M0 60L60 0H90L0 110zM300 60L240 0H210L300 110z" fill="${p.glow}" opacity=".4"/><path d="M30 250H270L296 300H4z" fill="${k.lin([pale(p.mid, 0.2), p.deep])}"/><path d="M30 250H270" stroke="${p.third}" stroke-width="4"/>` +
    rays(150, 130, 16, 210, '#fff', { share: 0.35, o: 0.25 }) +
    glow(k, 150, 120, 130, '#fff3b0', 0.9) +
    at(150, 150, trophy(k, k.pick([GOLD, SILVER]), vivid(p)), { s: 1.06 }) +
    shards(k, p) +
    glint(112, 66, 16),
  keys: (k, p) =>
    glow(k, 150, 170, 150, p.glow, 0.8) +
    at(150, 104, tech.keycap(k, vivid(p), 'W'), { s: 1.2 }) +
    at(66, 192, tech.keycap(k, dark(p.mid, 0.1), 'A'), { s: 1.2, r: -5 }) +
    at(150, 198, tech.keycap(k, dark(p.mid, 0.1), 'S'), { s: 1.2 }) +
    at(234, 192, tech.keycap(k, dark(p.mid, 0.1), 'D'), { s: 1.2, r: 5 }) +
    svg`<path d="M208 40l34 74 12-26 30-4z" fill="#fff" stroke="#0c0f24" stroke-width="5" stroke-linejoin="round"/>` +
    shards(k, p),
  tower: (k, p) =>
    svg`<path d="M40 300Q120 250 60 200T150 130T250 60" fill="none" stroke="${p.glow}" stroke-width="26" opacity=".35"/>` +
    at(54, 200, tech.tower(k, '#3fa8ff'), { s: 0.5 }) +
    at(246, 200, tech.tower(k, '#ff4a5a'), { s: 0.5 }) +
    at(150, 172, tech.tower(k, p.third), { s: 1.12 }) +
    glint(150, 52, 24),
  drake: (k, p) =>
    hexFrame(k, p) +
    glow(k, 150, 150, 140, p.second, 0.6) +
    at(150, 168, dragon(k, { skin: '#4a2a8a', mane: p.second, iris: p.third, rim: p.rim }), { s: 1.06 }) +
    shards(k, p),
  pack: (k, p) =>
    hexFrame(k, p) +
    at(150, 170, wolf(k, { fur: k.pick(['#5a6aa0', '#8f9ab8']), iris: p.third, rim: p.glow }), { s: 1.16 }) +
    svg`<path d="M60 266L150 296 240 266 150 282z" fill="${p.third}"/>`,
} satisfies Scenes;
