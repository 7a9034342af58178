import { dark, GOLD, pale } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { fronds, full, specks, vignette, wedges } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: 0.45 });

/** A stone temple in the green, leaves close to the eye. */
export const jungle: Studio = {
  face: 'stencil',
  palettes: [
    palette('#06210f', '#176b34', '#d9f26a', '#2fb457', '#e0762a', '#ffd84f', '#eaff9c'),
    palette('#0c1f26', '#1d6a5e', '#8ef5c0', '#1fae86', '#d9503c', '#ffe070', '#c8ffe4'),
    palette('#241405', '#7a5a14', '#ffc94f', '#6aa828', '#c8452a', '#ffe38a', '#ffeeb0'),
    palette('#0d1030', '#27408a', '#7fb0ff', '#2f9a6a', '#b054e0', '#ffd84f', '#cfe0ff'),
  ],
  backdrop(k, p) {
    const stone = k.lin([dark(p.mid, 0.1), dark(p.mid, 0.55)]);
    const steps =
      k.next() < 0.5
        ? svg`<path d="M150 66l-18 14v16h-24v22H86v26H62v30H38v34H12v46h276v-46h-26v-34h-24v-30h-24v-26h-22v-22h-24V80z" fill="${stone}"/><path d="M132 96h36M108 118h84M86 144h128M62 174h176M38 208h224" stroke="${p.glow}" opacity=".5" stroke-width="2"/><path d="M136 118h28l12 136h-52z" fill="${dark(p.mid, 0.6)}"/><path d="${times(9, (i) => `M${(135 - i * 1.3) | 0} ${130 + i * 14}h${(30 + i * 2.6) | 0}`)}" stroke="${p.glow}" opacity=".3"/>`
        : svg`<path d="M40 254V120q0-30 30-30V70q80-44 160 0v20q30 0 30 30v134h-56V150q-54-50-108 0v104z" fill="${stone}"/><path d="M40 130h56M204 130h56M40 168h56M204 168h56M40 206h56M204 206h56M70 90h160M68 130v38M232 130v38M54 168v38M246 168v38" stroke="${dark(p.mid, 0.65)}" stroke-width="2.5" opacity=".7"/><path d="M96 152q54-52 108 0" stroke="${p.glow}" fill="none" stroke-width="2" opacity=".6"/>`;
    return (
      full(k.rad([pale(p.glow, 0.5), [0.25, p.glow], [0.55, p.mid], p.deep], 0.5, 0.3, 0.75)) +
      svg`<path d="${wedges(150, 60, 12, 340, { from: 10, sweep: 160, share: 0.4 })}" fill="#fff" opacity=".16"/>` +
      steps +
      svg`<path d="M0 236q30-14 60 2t60-4t66 6t60-6t54 2V400H0z" fill="${dark(p.main, 0.5)}"/>` +
      fronds(k, 8, 268, -10, 70, 4, dark(p.main, 0.3), dark(p.main, 0.6), 0.9) +
      fronds(k, 292, 268, 10, -70, 4, dark(p.main, 0.3), dark(p.main, 0.6), 0.9)
    );
  },
  foreground(k, p) {
    const near = dark(p.deep, 0.2);
    return (
      specks(k, 16, { fill: p.glow, o: 0.8, r: [0.8, 2] }) +
      vignette(k, p.deep, { foot: 0.9 }) +
      fronds(k, -6, -6, 100, 78, 4, k.lin([near, dark(p.main, 0.45)]), p.deep, 1.1) +
      fronds(k, 306, -6, 258, -76, 4, k.lin([near, dark(p.main, 0.45)]), p.deep, 1.1)
    );
  },
  title: (k, p) => ({
    layers: [
      { stroke: p.edge, sw: 12, fill: p.edge },
      { dx: 1, dy: 4, fill: '#4a2a0a', stroke: '#4a2a0a', sw: 4 },
      { dy: -1, fill: '#fff8cf' },
      { dy: 0.8, fill: k.lin([GOLD[3], GOLD[2], [0.9, GOLD[1]]]) },
    ],
  }),
};
