import { GOLD } from '../colour.ts';
import { svg } from '../ink.ts';
import { bokeh, full, glow, vignette, wedges } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.5 });

/** A grand casino of the twenties: fans, stepped towers, thin gold lines. */
export const deco: Studio = {
  face: 'chonburi',
  palettes: [
    palette('#06150f', '#0f4a37', '#e8c46a', '#12805a', '#c22a3c', '#f7dd8f', '#fff0bf'),
    palette('#0a0a1e', '#232a6e', '#d8c27a', '#3248c0', '#b8283c', '#f7dd8f', '#e8e6ff'),
    palette('#1c0610', '#6b1232', '#f0b878', '#a81a44', '#14806c', '#ffe0a0', '#ffe4d0'),
    palette('#111114', '#3c3640', '#e8c46a', '#7c5cc4', '#c43a3a', '#f7dd8f', '#fff4d4'),
  ],
  backdrop(k, p) {
    const line = k.lin([GOLD[3], GOLD[1]]);
    const fan = k.next() < 0.55;
    const scale = k.pattern(
      40,
      20,
      svg`<path d="M0 20a20 20 0 0 1 40 0M7 20a13 13 0 0 1 26 0M14 20a6 6 0 0 1 12 0M-20 10a20 20 0 0 1 40 0M20 10a20 20 0 0 1 40 0" fill="none" stroke="${GOLD[2]}" stroke-width=".8"/>`,
    );
    const towers =
      'M20 290V150h14v-24h12V96h10v30h12v24h14v140zM218 290V150h14v-24h12V96h10v30h12v24h14v140zM86 290V190h16v-26h14v126zM184 290V164h14v26h16v100z';
    return (
      full(k.rad([p.mid, p.deep], 0.5, 0.4, 0.7)) +
      (fan ? '' : full(scale, 0.28)) +
      svg`<path d="${wedges(150, 280, 15, 380, { from: 180, sweep: 180, share: 0.5 })}" fill="${k.rad([`${p.glow}/.75`, `${p.glow}/.06`], 0.5, 1, 1)}" opacity=".5"/>` +
      glow(k, 150, 180, 170, p.glow, 0.5) +
      svg`<path d="${towers}" fill="${k.lin([p.mid, p.deep])}" stroke="${line}" stroke-width="1.4"/><path d="M51 110v170M249 110v170M40 140v140M62 140v140M238 140v140M260 140v140" stroke="${GOLD[2]}" opacity=".35"/>` +
      bokeh(k, 8, [p.glow, p.third], [20, 250], [3, 9], 0.22) +
      svg`<path d="M0 276h300v124H0z" fill="${k.lin([p.mid, [0.5, p.deep]])}"/><path d="M0 276h300" stroke="${line}" stroke-width="2"/>`
    );
  },
  foreground: (k, p) =>
    vignette(k, p.deep, { foot: 0.9, from: 0.55 }) +
    svg`<g fill="none" stroke="${k.lin([GOLD[3], GOLD[1]])}"><path d="M34 10h232v8h8v8h8v8h8v332h-8v8h-8v8h-8v8H34v-8h-8v-8h-8v-8h-8V34h8v-8h8v-8h8z" stroke-width="2.2"/><path d="M40 16h220M16 40v320M284 40v320M40 384h220" stroke-width=".8"/></g>`,
  title: (k, p) => ({
    width: 248,
    bottom: 376,
    height: 96,
    layers: [
      { stroke: p.deep, sw: 10, fill: p.deep },
      { dx: 1.2, dy: 2.4, fill: GOLD[0] },
      { fill: k.lin([GOLD[4], [0.45, GOLD[3]], [0.5, GOLD[2]], GOLD[3]]) },
    ],
  }),
};
