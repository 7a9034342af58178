import { dark, GOLD, pale } from '../colour.ts';
import { type Ink, svg } from '../ink.ts';
import { cloud, full, glow, rays, specks, vignette } from '../motifs/setting.ts';
import { type Palette, palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.45 });

const column = (k: Ink, p: Palette) =>
  k.keep(
    svg`<path d="M-24 60h48v-9h-5v-7h-38v7h-5z" fill="${k.lin([pale(p.glow, 0.6), p.mid], 0)}"/><path d="M-17 60h34v250h-34z" fill="${k.lin([dark(p.mid, 0.3), [0.35, pale(p.glow, 0.45)], [0.6, p.mid], dark(p.mid, 0.6)], 0)}"/><path d="M-11 60v250M-4 60v250M4 60v250M11 60v250" stroke="${p.deep}" opacity=".35" stroke-width="2"/><path d="M-24 60q-8-2-7-10t10-5q5 3 1 8M24 60q8-2 7-10t-10-5q-5 3-1 8" fill="${p.mid}" stroke="${pale(p.glow, 0.3)}"/>`,
  );

/** Gods of old: columns, storm and a break in the clouds. */
export const myth: Studio = {
  face: 'philosopher',
  palettes: [
    palette('#0a1038', '#2b4bb0', '#a9d4ff', '#3f6bff', '#f2b233', '#ffe9a8', '#e6f4ff'),
    palette('#230a2e', '#7a2a7c', '#ffb3a0', '#b03fd0', '#f2a033', '#ffe2b0', '#ffe6dc'),
    palette('#2a1204', '#b0561a', '#ffe08a', '#d8541f', '#3f8fd0', '#fff0b8', '#fff4d0'),
    palette('#04201f', '#157a72', '#b8ffe8', '#129a8a', '#e8b23a', '#f4ffc8', '#e4fff6'),
  ],
  backdrop(k, p) {
    const col = column(k, p);
    const bolt = (x: number, s: number) =>
      svg`<path d="M${x} 0l${s * -14} 40h${s * 12}l${s * -18} 46h${s * 14}l${s * -10} 52l${s * 34}-66h${s * -14}l${s * 20}-42h${s * -12}l${s * 10}-30z" fill="${pale(p.glow, 0.7)}" opacity=".85"/>`;
    const bank = (y: number, fill: string) =>
      cloud(-30, y, 130, fill) + cloud(60, y + 12, 120, fill) + cloud(150, y + 6, 110, fill) + cloud(222, y, 120, fill);
    return (
      full(k.lin([p.deep, [0.35, p.mid], [0.62, p.glow], p.mid])) +
      rays(150, 90, 16, 320, pale(p.glow, 0.6), { share: 0.36, o: 0.22 }) +
      glow(k, 150, 120, 190, pale(p.glow, 0.5), 0.9) +
      (k.next() < 0.45 ? bolt(84, 1) + bolt(232, -0.8) : specks(k, 18, { y: [0, 130] })) +
      `<g opacity=".75">${bank(66, dark(p.mid, 0.35))}</g>` +
      `<g opacity=".8">${bank(232, pale(p.glow, 0.2))}</g>` +
      `<use href="#${col}" transform="translate(28 -14)"/><use href="#${col}" transform="translate(272 -14)"/>` +
      bank(300, k.lin([pale(p.glow, 0.35), p.mid, p.deep])) +
      svg`<path d="M0 296h300v104H0z" fill="${p.deep}"/>`
    );
  },
  foreground: (k, p) =>
    vignette(k, p.deep, { foot: 0.95, from: 0.53 }) +
    svg`<path d="M20 392h260" stroke="${k.lin([`${GOLD[2]}/0`, [0.5, GOLD[3]], `${GOLD[2]}/0`], 0.01)}" stroke-width="2"/>`,
  title: (k, p) => ({
    height: 100,
    track: 2,
    bottom: 380,
    layers: [
      { stroke: p.edge, sw: 11, fill: p.edge },
      { dy: 3, fill: dark(p.mid, 0.45), stroke: dark(p.mid, 0.45), sw: 3.5 },
      { dy: -0.8, fill: '#fff' },
      { fill: k.lin(['#fffdf0', [0.4, GOLD[3]], [0.55, GOLD[2]], [0.62, GOLD[3]], GOLD[1]]) },
    ],
  }),
};
