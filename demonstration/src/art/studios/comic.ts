import { dark, pale } from '../colour.ts';
import { svg, times } from '../ink.ts';
import { full, rays, star } from '../motifs/setting.ts';
import { palettes, type Studio } from './studio.ts';

const palette = palettes({ edge: '#12081c' });

/** Printed funnies: dots, speed lines, a shout behind the hero, black line. */
export const comic: Studio = {
  face: 'bangers',
  palettes: [
    palette('#2a0f6a', '#3a5cff', '#ffe13a', '#ff3b4e', '#ffd400', '#25c7ff', '#ffffff'),
    palette('#7a0f3a', '#ff4f6e', '#fff06a', '#1fb6ff', '#ffd400', '#5dff9b', '#ffffff'),
    palette('#0a4a3a', '#12b886', '#fff27a', '#ff6a1f', '#8a4bff', '#ffe14a', '#ffffff'),
    palette('#4a1a00', '#ff8a1f', '#fff3b0', '#7a3cff', '#00c2c7', '#ffe14a', '#ffffff'),
  ],
  backdrop(k, p) {
    const dots = k.pattern(9, 9, `<circle cx="4.500" cy="4.500" r="2.600" fill="${p.deep}"/>`, 'rotate(45)');
    const shout = star(15, 168, 112, k.whole(-100, -80), 150, 165);
    return (
      full(k.lin([p.mid, dark(p.mid, 0.25)])) +
      rays(150, 165, 20, 340, pale(p.mid, 0.35), { from: k.whole(1, 12), o: 0.6 }) +
      full(dots, 0.22) +
      svg`<path d="${shout}" fill="${p.edge}" transform="translate(5 6)"/><path d="${shout}" fill="#fff" stroke="${p.edge}" stroke-width="4" stroke-linejoin="round"/><path d="${star(15, 148, 100, -88, 150, 165)}" fill="${k.rad(['#fff', [0.35, p.glow], p.second], 0.5, 0.5, 0.55)}"/>` +
      `<path d="${times(16, () => {
        const x = k.whole(0, 300);
        const y = k.pick([k.whole(4, 50), k.whole(262, 290)]);
        return `M${x} ${y}l${((x - 150) * 0.16) | 0} ${((y - 165) * 0.16) | 0}`;
      })}" stroke="${p.edge}" stroke-width="3" stroke-linecap="round"/>`
    );
  },
  foreground: (k, p) =>
    svg`<path d="M-4 404V318q60-26 120-14t184-22V404z" fill="${p.edge}"/><path d="M-4 404V326q60-26 120-14t184-22V404z" fill="${k.lin([p.deep, dark(p.deep, 0.4)])}"/><path d="M0 0h300v400H0z" fill="none" stroke="${p.edge}" stroke-width="8"/><path d="M5 5h290v390H5z" fill="none" stroke="#fff" stroke-width="3"/>`,
  title: (k, p) => ({
    turn: -4,
    height: 98,
    width: 262,
    bottom: 378,
    most: 64,
    layers: [
      { dx: 3, dy: 4, fill: p.main, stroke: p.edge, sw: 12 },
      { stroke: p.edge, sw: 9, fill: p.edge },
      { dx: 2, dy: 3, fill: p.main, stroke: p.main, sw: 1.5 },
      { fill: k.lin(['#fff', [0.3, '#fff'], [0.62, p.glow], p.second]) },
    ],
  }),
};
