import { dark, GOLD, pale } from '../colour.ts';
import { type Ink, polar, svg, times } from '../ink.ts';

type Four = readonly [string, string, string, string];

/** The upright wheel of fortune with twelve fields in four colours; radius 112. */
export function fortuneWheel(k: Ink, colours: Four, deep: string): string {
  const field = (i: number) => {
    const [x1, y1] = polar(96, i * 30);
    const [x2, y2] = polar(96, i * 30 + 30);
    return `M0 0L${x1.toFixed(0)} ${y1.toFixed(0)}A96 96 0 0 1 ${x2.toFixed(0)} ${y2.toFixed(0)}z`;
  };
  const fields = colours.map((c, i) => `<path d="${times(3, (j) => field(i + j * 4))}" fill="${c}"/>`);
  const hub = colours[0];
  return svg`<circle r="114" fill="${dark(deep, 0.3)}" cy="5"/><circle r="112" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0], GOLD[3], GOLD[1]], 60)}"/>${fields}<circle r="96" fill="${k.rad(['#fff/.5', [0.55, '#fff/.05'], '#000/.45'], 0.38, 0.32, 0.75)}"/><circle r="104" fill="none" stroke="#fff8d0" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 27.200"/><circle r="24" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0]], 60)}"/><circle r="15" fill="${k.rad([pale(hub, 0.5), hub, dark(hub, 0.5)], 0.35, 0.3, 0.8)}"/>`;
}
