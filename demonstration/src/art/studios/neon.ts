import { SILVER } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { full, glow, specks, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0, metal: SILVER });

/** Synthwave: banded sun, skyline, floor grid running to the horizon. */
export const neon: Studio = {
  face: 'bungee',
  palettes: [
    palette('#14042e', '#5a0f8c', '#ff3d9a', '#ff3d9a', '#22d8ff', '#ffd23f', '#7df3ff'),
    palette('#03102e', '#0b3f96', '#19c8ff', '#7a5cff', '#ff4fd8', '#5dffc8', '#ff9df0'),
    palette('#1d0420', '#8a1350', '#ff8a3c', '#ff5a3c', '#c04bff', '#ffe066', '#ffd0a0'),
    palette('#04161f', '#0a5a62', '#2cf5c0', '#15d9b0', '#ff4f8b', '#f8ff6a', '#c8fff0'),
  ],
  backdrop(k, p) {
    const h = 262;
    const cx = k.pick([150, 150, 110, 190]);
    const tower = () => {
      let x = 0;
      let d = `M0 ${h}`;
      while (x < 300) {
        const w = k.whole(12, 26);
        d += `V${h - k.whole(10, 74)}h${w}`;
        x += w;
      }
      return `${d}V${h}z`;
    };
    return (
      full(k.lin([p.deep, [0.45, p.mid], [0.66, p.glow]])) +
      specks(k, 24, { y: [0, 150] }) +
      glow(k, cx, 170, 190, p.glow, 0.8) +
      svg`<circle cx="${cx}" cy="165" r="104" fill="${k.lin([p.third, p.glow, p.mid])}"/><path d="M0 178h300v5H0zm0 17h300v7H0zm0 19h300v9H0zm0 21h300v11H0z" fill="${p.mid}" opacity=".75"/>` +
      svg`<path d="${tower()}" fill="${p.deep}" opacity=".82"/><path d="${times(26, () => `M${k.whole(4, 296)} ${k.whole(222, 256)}h2.4`)}" stroke="${p.third}" stroke-width="2" opacity=".8"/>` +
      svg`<path d="M0 ${h}h300v140H0z" fill="${k.lin([p.mid, [0.3, p.deep], p.deep])}"/><path d="${times(13, (i) => `M${cx + (i - 6) * 16} ${h}L${cx + (i - 6) * 90} 400`)}M0 268h300M0 278h300M0 293h300M0 315h300M0 346h300" stroke="${p.second}" opacity=".65" fill="none"/><path d="M0 ${h}h300" stroke="${p.rim}" stroke-width="2"/>`
    );
  },
  foreground: (k, p) =>
    svg`<path d="M0 30L62 0M0 44L90 0M300 372l-62 28M300 358l-90 42" stroke="${p.rim}" stroke-width="2" opacity=".55"/>` +
    vignette(k, p.deep, { foot: 0.8 }),
  title: (k, p) => ({
    arch: 0,
    layers: [
      { stroke: p.deep, sw: 13, fill: p.deep },
      { stroke: p.main, sw: 8, fill: p.main, o: 0.55 },
      { stroke: p.main, sw: 4.5, fill: p.main },
      { dy: 3, fill: p.mid },
      { fill: k.lin(['#fff', [0.45, p.rim], [0.5, p.second], '#fff']) },
    ],
  }),
};
