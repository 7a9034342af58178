import { dark, pale } from '../colour.ts';
import { type Ink, svg } from '../ink.ts';
import { bubbles, full, glow, specks, vignette, wedges } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.35 });

function coral(k: Ink, x: number, y: number, colour: string, s = 1) {
  const id = k.keep(
    svg`<g fill="none" stroke-linecap="round"><path d="M0 0v-30M0-12q-16-4-16-24M0-20q14-2 16-20M-16-36q-8-4-8-14M-16-30q6-6 4-16M0-30q-7-8-4-22M0-30q8-6 7-20M16-40q8-4 7-14" stroke="${dark(colour, 0.35)}" stroke-width="9"/><path d="M-1 0v-30M-1-12q-16-4-16-24M-1-20q14-2 16-20M-17-36q-8-4-8-14M-1-30q-7-8-4-22M-1-30q8-6 7-20M15-40q8-4 7-14" stroke="${k.lin([pale(colour, 0.35), colour])}" stroke-width="5"/></g>`,
  );
  return `<use href="#${id}" transform="translate(${x} ${y}) scale(${s})"/>`;
}

/** Under the sea: shafts of light, reefs, bubbles. */
export const abyss: Studio = {
  face: 'paytone',
  palettes: [
    palette('#02183a', '#0759a8', '#3fd6ff', '#ff8a2a', '#17c3d6', '#ffe27a', '#bff6ff'),
    palette('#06202b', '#05707a', '#52f0c8', '#ff5f6d', '#21b5e8', '#fff08a', '#d6fff0'),
    palette('#120a3c', '#3a2aa8', '#7f8cff', '#ff5fae', '#2ad0ff', '#ffe27a', '#d8d4ff'),
    palette('#021c24', '#0c4a86', '#38b6ff', '#ffc22e', '#ff6f4f', '#fff3a6', '#c4ecff'),
  ],
  backdrop(k, p) {
    const sx = k.whole(60, 240);
    const rock = (y: number, fill: string) =>
      svg`<path d="M0 ${y}q26-34 52-20t40 26q30 18 58 14t52-18q40-42 98-18V400H0z" fill="${fill}"/>`;
    return (
      full(k.lin([p.glow, [0.3, p.mid], [0.85, p.deep]])) +
      glow(k, sx, -10, 230, '#fff', 0.6) +
      svg`<path d="${wedges(sx, -60, 9, 460, { from: 52, sweep: 84, share: 0.45 })}" fill="${k.lin(['#fff/.5', [0.75, '#fff/0']])}" opacity=".5"/>` +
      svg`<path d="M0 250q20-60 44-58t26 34q14-24 30-6t20 40v140H0zM300 230q-26-70-52-52t-20 44q-18-16-32 6t-10 50l114 120z" fill="${p.mid}" opacity=".55"/>` +
      rock(292, k.lin([dark(p.mid, 0.45), p.deep])) +
      coral(k, 32, 300, p.main, 1.1) +
      coral(k, 268, 292, p.second, 1.25) +
      coral(k, 234, 306, p.third, 0.7) +
      svg`<path d="M64 310q-10-30 2-54t0-48M76 312q10-24 0-44t4-40M226 304q12-30 0-52t4-40" stroke="${dark(p.second, 0.3)}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".9"/>` +
      specks(k, 24, { o: 0.5 })
    );
  },
  foreground: (k, p) => bubbles(k, 9) + vignette(k, p.deep, { foot: 0.88 }),
  title: (k, p) => ({
    arch: 10,
    layers: [
      { stroke: p.deep, sw: 12, fill: p.deep },
      { dy: 4, fill: dark(p.mid, 0.3), stroke: dark(p.mid, 0.3), sw: 5 },
      { stroke: '#fff', sw: 3.5 },
      { fill: k.lin([[0, '#fffbd2'], [0.4, p.third], [0.55, p.main], dark(p.main, 0.25)]) },
    ],
  }),
};
