import { dark, pale } from '../colour.ts';
import { svg } from '../ink.ts';
import { cloud, full, glow, rays, specks } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.15 });

/** Sugar land: pastel sky, iced hills, lollipop trees. */
export const candy: Studio = {
  face: 'baloo',
  palettes: [
    palette('#6a1a78', '#ff8ccf', '#ffe3f4', '#ff4f9a', '#37c8f0', '#ffd84a', '#ffffff'),
    palette('#1c3f9a', '#6cc7ff', '#e2f8ff', '#ff6f61', '#7d5cff', '#ffe14d', '#ffffff'),
    palette('#0a5a5e', '#5fe0c0', '#f2fff0', '#ff7ab0', '#3aa8ff', '#ffdf57', '#ffffff'),
    palette('#7a2a10', '#ffb066', '#fff2cf', '#ff5470', '#3fc77a', '#fff06a', '#ffffff'),
  ],
  backdrop(k, p) {
    const pop = (x: number, y: number, r: number, c: string) =>
      svg`<path d="M${x} ${y}v${70}" stroke="#fff" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r}" fill="${k.rad([pale(c, 0.6), c, dark(c, 0.25)], 0.35, 0.3, 0.75)}"/><path d="M${x} ${y}q${r * 0.5} ${-r * 0.5} ${r * 0.2} ${-r * 0.8}M${x} ${y}q${r * 0.6} ${r * 0.3} ${r * 0.9} ${-r * 0.1}M${x} ${y}q0 ${r * 0.7} ${r * 0.5} ${r * 0.8}M${x} ${y}q${-r * 0.6} ${r * 0.4} ${-r * 0.4} ${r * 0.8}M${x} ${y}q${-r * 0.7} ${-r * 0.1} ${-r * 0.9} ${r * 0.2}M${x} ${y}q${-r * 0.4} ${-r * 0.6} ${-r * 0.7} ${-r * 0.6}" stroke="#fff" stroke-width="${r * 0.17}" fill="none" stroke-linecap="round" opacity=".85"/>`;
    return (
      full(k.lin([p.mid, [0.45, pale(p.mid, 0.45)], p.glow])) +
      rays(150, 170, 14, 340, '#fff', { o: 0.22 }) +
      glow(k, 150, 150, 170, '#ffffff', 0.85) +
      cloud(-20, 110, 110, '#fff') +
      cloud(214, 86, 130, '#fff') +
      cloud(180, 170, 80, pale(p.mid, 0.7)) +
      svg`<path d="M0 250q60-54 120-16t100-20t80 14V400H0z" fill="${k.lin([pale(p.second, 0.55), p.second])}"/>` +
      pop(26, 196, 24, p.main) +
      pop(276, 186, 28, p.third) +
      pop(244, 224, 16, p.second) +
      svg`<path d="M0 292q44-34 96-18t104-8t100 0V400H0z" fill="${k.lin([p.main, dark(p.main, 0.3), p.deep])}"/><path d="M0 292q44-34 96-18t104-8t100 0v14q-12 10-20 0t-20 4t-20 6t-22-4t-24 2t-20 10t-24-4t-22 2t-20-8t-24 6t-22 0t-22 10t-20 0z" fill="#fff" opacity=".92"/>`
    );
  },
  foreground: (k, p) =>
    specks(k, 18, { fill: '#fff', r: [1, 2.4], o: 0.9, y: [10, 280] }) +
    full(
      k.lin([
        [0.62, `${p.deep}/0`],
        [0.86, `${p.deep}/.75`],
        [1, `${p.deep}/.9`],
      ]),
    ),
  title: (k, p) => ({
    arch: 14,
    bottom: 380,
    layers: [
      { dy: 3, stroke: p.deep, sw: 15, fill: p.deep },
      { stroke: '#fff', sw: 10, fill: '#fff' },
      { stroke: p.main, sw: 5.5, fill: p.main },
      { dy: 2.4, fill: dark(p.main, 0.3) },
      { fill: k.lin(['#fff', [0.5, '#fff6c8'], p.third]) },
    ],
  }),
};
