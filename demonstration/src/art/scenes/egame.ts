import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { label } from '../lettering.ts';
import { rocket } from '../motifs/rocket.ts';
import { glint, glow, ground } from '../motifs/setting.ts';
import { die } from '../motifs/table.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

const ink = '#0c0f24';
const halo = (k: Ink, p: Palette) => glow(k, 150, 150, 150, pale(p.glow, 0.3), 0.85);
const odds = (k: Ink, p: Palette, text: string, x = 150, y = 70, size = 44) =>
  label('anton', text, { x, y, size, fill: ink, extra: `stroke="${ink}" stroke-width="34" stroke-linejoin="round"` }) +
  label('anton', text, { x, y, size, fill: k.lin(['#fff', p.third]) });
const plane = (k: Ink, p: Palette) =>
  svg`<path d="M-120-14L-88-66-64-62-66-18z" fill="${k.lin([pale(p.main, 0.3), dark(p.main, 0.3)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-124-10Q-60-36 30-36Q98-34 112-2Q96 28 30 28Q-70 22-124-10z" fill="${k.lin([pale(p.main, 0.5), p.main, dark(p.main, 0.5)])}" stroke="${ink}" stroke-width="4"/><path d="M-24-2L-66 62-36 64 44 4z" fill="${k.lin(['#fff', p.third, dark(p.third, 0.4)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M10-34Q28-60 58-54Q80-48 78-26z" fill="${k.lin(['#fff', '#7fe8ff', '#1a6ab8'])}" stroke="${ink}" stroke-width="4"/><ellipse cx="118" cy="-2" rx="7" ry="46" fill="#fff" opacity=".55"/><circle cx="114" cy="-2" r="11" fill="${GOLD[2]}" stroke="${ink}" stroke-width="3"/><path d="M-90-18Q-20-30 40-28" stroke="#fff" stroke-width="4" opacity=".7" fill="none" stroke-linecap="round"/>`;

export const egame = {
  rocket: (k, p) =>
    svg`<path d="M0 300Q150 296 214 60L300 0V400H0z" fill="${k.lin([`${p.third}/.55`, `${p.third}/.05`])}"/><path d="M0 300Q150 296 226 40" fill="none" stroke="${p.third}" stroke-width="7"/>` +
    glow(k, 190, 130, 120, '#fff', 0.7) +
    at(190, 132, rocket(k, p.main), { s: 1.06, r: 32 }) +
    odds(k, p, k.pick(['×12.5', '×88', '×24.7', '×100']), 82, 100, 50) +
    times(
      9,
      () =>
        svg`<path d="M${k.whole(10, 290)} ${k.whole(10, 200)}h0" stroke="#fff" stroke-width="${k.whole(2, 5)}" stroke-linecap="round"/>`,
    ),
  plane: (k, p) =>
    svg`<path d="M0 290Q140 280 300 70V400H0z" fill="${k.lin([`${p.main}/.6`, `${p.main}/.05`])}"/><path d="M0 290Q140 280 290 84" fill="none" stroke="${p.main}" stroke-width="7"/>` +
    halo(k, p) +
    at(158, 160, plane(k, p), { s: 1.04, r: -22 }) +
    odds(k, p, k.pick(['×7.77', '×36', '×15.2']), 104, 88, 46) +
    glint(232, 90, 14),
  plinko: (k, p) => {
    const slots = [
      ['100', p.main],
      ['25', p.third],
      ['5', p.second],
      ['1', p.mid],
      ['5', p.second],
      ['25', p.third],
      ['100', p.main],
    ] as const;
    const balls = [
      [134, 82, 20, p.main],
      [198, 152, 24, p.third],
      [84, 206, 18, p.second],
    ] as const;
    return (
      halo(k, p) +
      svg`<path d="${times(7, (r) => times(r + 3, (i) => `M${150 - (r + 2) * 16 + i * 32} ${54 + r * 29}h0`))}" stroke="#fff" stroke-width="10" stroke-linecap="round"/>` +
      slots
        .map(
          ([text, c], i) =>
            svg`<rect x="${14 + i * 39.5}" y="250" width="35" height="34" rx="7" fill="${k.lin([pale(c, 0.3), c])}"/>` +
            label('anton', text, { x: 31.5 + i * 39.5, y: 273, size: 19, fill: ink }),
        )
        .join('') +
      balls
        .map(
          ([x, y, r, c]) =>
            svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${k.rad(['#fff', [0.4, c], dark(c, 0.5)], 0.36, 0.3, 0.8)}"/><path d="M${x - 6} ${y - r - 6}q-10-14 2-28" stroke="${c}" stroke-width="6" opacity=".6" fill="none" stroke-linecap="round"/>`,
        )
        .join('') +
      glint(190, 142, 12)
    );
  },
  dice: (k, p) =>
    halo(k, p) +
    ground(k, 150, 276, 120, '#000', 0.5) +
    at(106, 130, die(k, [3, 5, 1], p.main === '#f2f6ff' ? '#e3202c' : p.main, '#fff'), { s: 1.56, r: -16 }) +
    at(200, 206, die(k, [6, 4, 2]), { s: 1.5, r: 14 }) +
    svg`<path d="M34 210q-16 20-10 40M246 96q20-12 22-34M60 230q-8 14-4 26" stroke="${p.third}" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    glint(226, 150, 16) +
    glint(84, 74, 12),
  limbo: (k, p) =>
    svg`<path d="M-20 300L170 110 210 150z" fill="${k.lin([`${p.main}/0`, p.main, '#fff'], -45)}"/><path d="M30 330L186 126 204 146z" fill="#fff" opacity=".4"/>` +
    halo(k, p) +
    at(
      198,
      118,
      svg`<circle r="56" fill="${k.rad([pale(p.second, 0.6), p.second, dark(p.second, 0.6)], 0.36, 0.3, 0.8)}"/><ellipse rx="92" ry="20" fill="none" stroke="${k.lin(['#fff', p.third, dark(p.third, 0.3)], 0)}" stroke-width="10" transform="rotate(-18)"/><path d="M-56 0A56 56 0 0 1 56-6Q0 26-56 0z" fill="${k.rad([pale(p.second, 0.6), p.second], 0.36, 0.3, 0.8)}"/><path d="M-34-26Q-18-44 6-44" stroke="#fff" stroke-width="7" opacity=".7" fill="none" stroke-linecap="round"/>`,
    ) +
    odds(k, p, k.pick(['×1000', '×500', '×250']), 116, 240, 70) +
    glint(248, 60, 18) +
    glint(60, 80, 12),
} satisfies Scenes;
