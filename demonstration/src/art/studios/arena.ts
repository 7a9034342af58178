import { dark, pale, SILVER } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { full, glow, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.4, metal: SILVER });

/** Match night on television: floodlights, stands, a slanted graphics package. */
export const arena: Studio = {
  face: 'anton',
  palettes: [
    palette('#04122e', '#0f49a8', '#9fd0ff', '#f2f6ff', '#12c06a', '#ffd400', '#e8f6ff'),
    palette('#20040c', '#a3122c', '#ffb0a0', '#ff3b3b', '#1a64e0', '#ffe14a', '#fff0ea'),
    palette('#031a14', '#0a7a4a', '#b8ffcf', '#17c46a', '#ff7a1a', '#f4ff5a', '#f0fff4'),
    palette('#160a2c', '#4a24a8', '#cdb8ff', '#8a5cff', '#ff9a1a', '#3cf0ff', '#f2ecff'),
  ],
  backdrop(k, p) {
    const lamps = (x: number) =>
      svg`<path d="M${x - 22} 26h44v26h-44z" fill="${dark(p.mid, 0.5)}"/><path d="${times(8, (i) => `M${x - 16 + (i % 4) * 11} ${i < 4 ? 33 : 45}h0`)}" stroke="#fff" stroke-width="7.5" stroke-linecap="round"/>` +
      glow(k, x, 39, 80, '#ffffff', 0.75);
    const seats = (count: number, c: string) =>
      svg`<path d="${times(count, () => `M${k.whole(1, 49)} ${k.whole(1, 31)}h0`)}" stroke="${c}" stroke-width="2.4" stroke-linecap="round"/>`;
    const crowd = svg`<path d="M0 124Q150 88 300 124V226H0z" fill="${k.pattern(50, 32, seats(20, p.glow) + seats(7, p.third))}" opacity=".5"/>`;
    return (
      full(k.lin([p.deep, [0.5, p.mid], p.deep])) +
      svg`<path d="M0 120Q150 82 300 120V232H0z" fill="${k.lin([dark(p.mid, 0.35), dark(p.mid, 0.6)])}"/><path d="M0 160q150-30 300 0M0 196q150-20 300 0" stroke="${p.glow}" opacity=".4" fill="none" stroke-width="2"/>` +
      crowd +
      svg`<path d="M0 108Q150 66 300 108v14Q150 84 0 122z" fill="${pale(p.mid, 0.15)}"/><path d="M52 39l128 230H20zM248 39L120 269h160z" fill="${k.lin(['#fff/.42', '#fff/0'])}"/>` +
      lamps(52) +
      lamps(248) +
      svg`<path d="M0 226h300v174H0z" fill="${k.lin([p.second, dark(p.second, 0.45), dark(p.second, 0.7)])}"/><path d="M-20 400L92 226h30L60 400zM160 400l2-174h34l40 174z" fill="#fff" opacity=".1"/><path d="M0 236h300M150 236v60M88 236q0 40 62 40t62-40" stroke="#fff" opacity=".55" stroke-width="2" fill="none"/>`
    );
  },
  foreground: (k, p) =>
    vignette(k, p.deep, { foot: 0.7, from: 0.56 }) +
    svg`<path d="M0 400v-96l300-34v130z" fill="${k.lin([p.deep, dark(p.mid, 0.3)], 0)}" opacity=".9"/><path d="M0 304l300-34v5L0 309z" fill="${p.third}"/><path d="M0 316L190 294l-6 5L0 321z" fill="#fff" opacity=".7"/><path d="M232 400l34-130 12-1.500-34 131.500zM256 400l34-133 10-1v26l-28 108z" fill="${p.third}" opacity=".22"/>`,
  title: (k, p) => ({
    skew: -9,
    height: 84,
    width: 250,
    cx: 148,
    bottom: 382,
    most: 54,
    layers: [
      { dx: 2, dy: 3, fill: p.edge, stroke: p.edge, sw: 5 },
      { fill: k.lin(['#fff', [0.55, '#fff'], [0.56, pale(p.glow, 0.2)], '#fff']) },
    ],
  }),
};
