import { dark, GOLD } from '../colour.ts';
import { at, svg } from '../ink.ts';
import { lantern } from '../motifs/festival.ts';
import { full, rays, scroll, vignette } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.4 });

/** Red lacquer, gold leaf, a great moon, curled clouds and lanterns. */
export const lacquer: Studio = {
  face: 'dela',
  palettes: [
    palette('#3a0410', '#a30d1d', '#ff6a2a', '#e3202c', '#0f9a7c', '#ffd25e', '#ffd98a'),
    palette('#0b1f2e', '#0c5a66', '#36c6b0', '#d4283a', '#14a39a', '#ffd25e', '#bff5e2'),
    palette('#240b36', '#6a1670', '#ff5f8f', '#d81f5a', '#8a4be0', '#ffcf63', '#ffc4e0'),
    palette('#2b1204', '#9a4a0c', '#ffb52e', '#c9281e', '#e08a1a', '#fff0a0', '#fff0b0'),
  ],
  backdrop(k, p) {
    const moon = k.pick([
      [150, 150],
      [150, 140],
      [95, 120],
      [205, 120],
    ]);
    const lamp = k.keep(lantern(k, p.main));
    const curl = k.keep(
      `<path d="${scroll}" fill="${k.lin([p.mid, p.deep])}" stroke="${GOLD[2]}" stroke-width="1.8" stroke-linejoin="round"/>`,
    );
    return (
      full(k.rad([p.glow, [0.4, p.mid], p.deep], moon[0] / 300, moon[1] / 400, 0.85)) +
      rays(moon[0], moon[1], 22, 360, p.third, { share: 0.42, o: 0.13 }) +
      svg`<circle cx="${moon[0]}" cy="${moon[1]}" r="106" fill="${k.rad(['#fff6d8', [0.6, p.third], [1, p.glow]], 0.45, 0.4, 0.6)}" opacity=".9"/><circle cx="${moon[0]}" cy="${moon[1]}" r="113" fill="none" stroke="${GOLD[3]}" stroke-width="2" opacity=".8"/>` +
      `<use href="#${curl}" transform="translate(-24 262) scale(1.15)"/><use href="#${curl}" transform="translate(322 276) scale(-1.3 1.3)"/><use href="#${curl}" transform="translate(${k.whole(80, 130)} 292)"/>` +
      `<use href="#${curl}" transform="translate(-30 100) scale(.8)" opacity=".75"/><use href="#${curl}" transform="translate(326 78) scale(-.8 .8)" opacity=".75"/>` +
      (k.next() < 0.7
        ? at(34, k.whole(42, 58), `<use href="#${lamp}"/>`) +
          at(266, k.whole(42, 72), `<use href="#${lamp}"/>`, { s: 0.85 })
        : '')
    );
  },
  foreground(k, p) {
    const key = 'M0 26V0h26M5 21V5h16v11H10v-5h5';
    return (
      vignette(k, p.deep, { foot: 0.85, from: 0.56 }) +
      svg`<g fill="none" stroke="${k.lin([GOLD[3], GOLD[1]])}" stroke-width="2"><path d="M7 40V360M293 40V360M40 7H260M40 393H260"/>${[
        [7, 7, 1, 1],
        [293, 7, -1, 1],
        [7, 393, 1, -1],
        [293, 393, -1, -1],
      ].map(([x, y, sx, sy]) => `<path d="${key}" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`)}</g>`
    );
  },
  title: (k, p) => ({
    width: 252,
    bottom: 376,
    layers: [
      { stroke: p.edge, sw: 12, fill: p.edge },
      { dy: 4, fill: GOLD[0], stroke: GOLD[0], sw: 4 },
      { stroke: dark(p.main, 0.45), sw: 5 },
      { fill: k.lin([GOLD[4], [0.4, GOLD[3]], [0.52, GOLD[2]], [0.58, '#fff1b8'], GOLD[1]]) },
    ],
  }),
};
