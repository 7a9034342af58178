import { SILVER } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { full, glow, specks, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: '#02060a', metal: SILVER });

/** Head-up display: hexes, rings of data, traces. */
export const cyber: Studio = {
  face: 'chakra',
  palettes: [
    palette('#030b12', '#0a3a4a', '#16e0ff', '#16e0ff', '#ff2e63', '#eaff00', '#a8f6ff'),
    palette('#0a0514', '#36106a', '#b35cff', '#b35cff', '#16f0c0', '#ff9a1f', '#e2c4ff'),
    palette('#070c05', '#274a12', '#a6ff2e', '#a6ff2e', '#ff4fd0', '#38e0ff', '#e2ffb0'),
    palette('#120506', '#5a1018', '#ff4545', '#ff4545', '#3fd0ff', '#ffd21f', '#ffc4c0'),
  ],
  backdrop(k, p) {
    const hex = k.pattern(
      42,
      24.25,
      svg`<path d="M7 0L0 12.100L7 24.250H21L28 12.100H42M21 0l7 12.100M7 0h14" fill="none" stroke="${p.glow}" stroke-width=".9"/>`,
    );
    const ring = (r: number, dash: string, w: number, o: number) =>
      svg`<circle cx="150" cy="160" r="${r}" fill="none" stroke="${p.glow}" stroke-width="${w}" stroke-dasharray="${dash}" opacity="${o}" transform="rotate(${k.whole(0, 180)} 150 160)"/>`;
    const trace = (sx: number) =>
      times(
        4,
        (i) =>
          `M${sx > 0 ? 0 : 300} ${60 + i * 54}h${sx * k.whole(14, 40)}l${sx * 16} ${k.pick([-16, 16])}h${sx * k.whole(10, 40)}`,
      );
    return (
      full(k.rad([p.mid, p.deep], 0.5, 0.4, 0.68)) +
      full(hex, 0.28) +
      glow(k, 150, 160, 180, p.glow, 0.55) +
      ring(132, '60 14 8 14', 2, 0.7) +
      ring(122, '2 6', 7, 0.4) +
      ring(108, '150 40', 1.5, 0.8) +
      svg`<path d="${trace(1)}${trace(-1)}" fill="none" stroke="${p.glow}" stroke-width="1.6" opacity=".6"/>` +
      svg`<path d="${times(18, (i) => `M${16 + i * 15.5} 284v-${k.whole(4, 30)}`)}" stroke="${p.second}" stroke-width="7" opacity=".5"/><path d="M0 286h300" stroke="${p.glow}" opacity=".8"/>` +
      specks(k, 18, { fill: p.rim, o: 0.7 })
    );
  },
  foreground: (k, p) =>
    vignette(k, p.deep, { foot: 0.95, from: 0.55 }) +
    full(k.pattern(4, 4, '<path d="M0 0h4v1H0z" fill="#000"/>'), 0.16) +
    svg`<path d="M10 44V22L22 10h40M290 356v22l-12 12h-40M238 10h40l12 12v22M62 390H22l-12-12v-22" fill="none" stroke="${p.glow}" stroke-width="2.2"/><path d="M120 10h60l-5 5h-50z" fill="${p.third}"/>`,
  title: (_, p) => ({
    width: 250,
    height: 92,
    bottom: 376,
    track: 2,
    layers: [
      { stroke: p.deep, sw: 10, fill: p.deep },
      { dx: -2, fill: p.second },
      { dx: 2, fill: p.main },
      { fill: '#fff' },
    ],
  }),
};
