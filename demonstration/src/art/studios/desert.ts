import { dark, GOLD, pale } from '../colour.ts';
import { at, svg, times } from '../ink.ts';
import { full, glow, rays, specks, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.5 });

/** Caravan country: a heavy sun, pyramids, dunes, a carved frame. */
export const desert: Studio = {
  face: 'bevan',
  palettes: [
    palette('#2c0f1e', '#d0562a', '#ffd873', '#0fb0a8', '#d8343a', '#fff0b0', '#fff2c0'),
    palette('#0d0f33', '#4a3a9a', '#ff9a6a', '#12a5c8', '#f0a020', '#ffe6b8', '#ffe4d4'),
    palette('#26120a', '#b5762a', '#fff0b0', '#1f7ae0', '#c8402a', '#fff6d0', '#fff8dc'),
    palette('#0a1f2a', '#1f7a88', '#ffe39a', '#e0762a', '#12a58a', '#fff0c0', '#e8fff4'),
  ],
  backdrop(k, p) {
    const sun = k.pick([150, 84, 216]);
    const pyramid = (x: number, y: number, w: number, h: number) => {
      const courses = times(
        5,
        (i) =>
          `M${(x - (w * (i + 1)) / 6.5).toFixed(0)} ${(y - h * (1 - (i + 1) / 6.5)).toFixed(0)}h${((w * 1.35 * (i + 1)) / 6.5).toFixed(0)}`,
      );
      return svg`<path d="M${x} ${y - h}l${-w} ${h}h${w * 1.35}z" fill="${k.lin([pale(p.mid, 0.55), p.mid])}"/><path d="M${x} ${y - h}l${w * 0.35} ${h}h${w * 0.65}z" fill="${dark(p.mid, 0.42)}"/><path d="${courses}" stroke="${dark(p.mid, 0.4)}" opacity=".3"/>`;
    };
    const palm = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        svg`<path d="M0 0q6-40-4-76" stroke="${dark(p.deep, 0.1)}" stroke-width="6" fill="none"/><path d="M-4-78q-26-18-44 6q20-14 44-6q-30 0-34 30q14-26 34-30q-8 14 4 34q4-22-4-34q22 4 30 28q2-26-30-28q30-10 42 10q-14-28-42-10q0-22-22-24q18 8 22 24" fill="${dark(p.deep, 0.1)}"/>`,
        { s },
      );
    return (
      full(k.lin([p.deep, [0.3, p.mid], [0.62, p.glow]])) +
      specks(k, 20, { y: [0, 90], o: 0.6 }) +
      rays(sun, 160, 20, 330, p.glow, { share: 0.4, o: 0.18 }) +
      glow(k, sun, 160, 190, p.glow, 0.9) +
      svg`<circle cx="${sun}" cy="160" r="86" fill="${k.lin(['#fffbe0', p.glow, p.mid])}"/>` +
      pyramid(74, 262, 84, 104) +
      pyramid(244, 262, 68, 80) +
      pyramid(170, 264, 44, 46) +
      svg`<path d="M0 262q70-26 140-6t160-14V400H0z" fill="${k.lin([pale(p.mid, 0.35), p.mid, p.deep])}"/><path d="M0 286q90-44 170-10t130-12q-60 34-130 30T0 320z" fill="${dark(p.mid, 0.35)}" opacity=".6"/>` +
      palm(20, 284, 1.1) +
      palm(286, 276, 0.9)
    );
  },
  foreground: (k, p) =>
    vignette(k, p.deep, { foot: 0.92, from: 0.53 }) +
    svg`<path d="M0 0h300v12H0zM0 388h300v12H0z" fill="${k.lin([GOLD[2], GOLD[0]])}"/><path d="${times(25, (i) => `M${i * 12} 12l6-9 6 9zM${i * 12} 388l6 9 6-9z`)}" fill="${p.main}"/><path d="M0 12.500h300M0 387.500h300" stroke="${GOLD[4]}"/>`,
  title: (k, p) => ({
    bottom: 374,
    height: 92,
    arch: 8,
    layers: [
      { stroke: p.edge, sw: 11, fill: p.edge },
      { dy: 4, fill: dark(p.mid, 0.5), stroke: dark(p.mid, 0.5), sw: 4 },
      { dy: 2, fill: GOLD[0] },
      { fill: k.lin(['#fff9d8', [0.5, GOLD[2]], [0.54, GOLD[3]], GOLD[1]]) },
    ],
  }),
};
