import { dark, pale, SILVER } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { full, glow, peaks, specks, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.45, metal: SILVER });

/** The far north: northern lights, cut peaks, pines and snow. */
export const frost: Studio = {
  face: 'vietnam',
  palettes: [
    palette('#071733', '#1c4f9a', '#54f0c8', '#4fb4ff', '#e05a3a', '#dff6ff', '#e8fbff'),
    palette('#12092e', '#46308f', '#ff7ad0', '#8f7aff', '#2fc8e0', '#ffe6fb', '#f4e8ff'),
    palette('#05202a', '#146a7a', '#c8ff7a', '#2fd0c8', '#e8743a', '#eaffd8', '#e6fffa'),
    palette('#1a0f1e', '#7a3350', '#ffb27a', '#e8668a', '#4f9ae0', '#ffeedd', '#fff0e8'),
  ],
  backdrop(k, p) {
    const far = peaks(k, 232, 130, 92);
    const near = peaks(k, 262, 76, 70);
    const ribbon = (y: number, c: string, o: number) =>
      svg`<path d="M-10 ${y}q60-60 120-16t90-20t110-14v64q-50-24-104 4t-104 22t-112 20z" fill="${k.lin([`${c}/0`, [0.6, `${c}/.9`], `${c}/0`])}" opacity="${o}"/>`;
    const pine = k.keep(
      `<path d="M0-60l9 18h-4l10 16h-5l12 20H2v8h-4v-8h-20l12-20h-5l10-16h-4z" fill="${dark(p.deep, 0.1)}"/><path d="M0-60l9 18h-4l10 16h-5l12 20H6Q8-30 0-60" fill="${p.mid}" opacity=".7"/>`,
    );
    return (
      full(k.lin([p.deep, [0.45, p.mid], [0.64, pale(p.mid, 0.5)]])) +
      specks(k, 24, { y: [0, 150] }) +
      ribbon(70, p.glow, 0.85) +
      ribbon(120, p.main, 0.5) +
      ribbon(34, p.glow, 0.4) +
      glow(k, 150, 170, 160, p.third, 0.75) +
      svg`<path d="${far.d}" fill="${k.lin([pale(p.mid, 0.65), p.mid])}"/><path d="${far.lit}" fill="${dark(p.mid, 0.35)}" opacity=".55"/><path d="${near.d}" fill="${k.lin([pale(p.mid, 0.2), dark(p.mid, 0.3)])}"/><path d="${near.lit}" fill="${p.deep}" opacity=".5"/>` +
      times(
        9,
        (i) =>
          `<use href="#${pine}" transform="translate(${[8, 34, 58, 84, 214, 236, 262, 284, 298][i]} ${266 + k.whole(-4, 16)}) scale(${k.between(0.7, 1.25).toFixed(2)})"/>`,
      ) +
      svg`<path d="M0 274q70-24 150-8t150-4V400H0z" fill="${k.lin(['#fff', [0.3, pale(p.mid, 0.55)], p.deep])}"/>`
    );
  },
  foreground: (k, p) => specks(k, 21, { r: [1, 2.6], o: 0.85 }) + vignette(k, p.deep, { foot: 0.92, from: 0.54 }),
  title: (k, p) => ({
    track: 0,
    height: 100,
    layers: [
      { stroke: p.edge, sw: 12, fill: p.edge },
      { dy: 3.5, fill: dark(p.mid, 0.35), stroke: dark(p.mid, 0.35), sw: 4 },
      { dy: -1, fill: '#fff' },
      { dy: 0.5, fill: k.lin(['#ffffff', [0.42, pale(p.main, 0.7)], [0.5, p.main], [0.9, pale(p.main, 0.6)]]) },
    ],
  }),
};
