import { dark, GOLD } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { glint, glow, ground, rays } from '../motifs/setting.ts';
import * as gear from '../motifs/sport.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

const flame = (k: Ink, a: string, b: string) =>
  svg`<path d="M-86 20Q-150-30-120-120Q-96-70-70-84Q-70-130-26-166Q-24-110 8-104Q40-128 40-164Q92-110 76-56Q100-66 104-96Q140-40 88 24z" fill="${k.lin([`${a}/0`, [0.35, a], b])}"/><path d="M-66 10Q-104-30-84-86Q-62-50-44-58Q-40-96-10-118Q-8-76 22-74Q44-86 48-112Q80-66 62-10z" fill="${k.lin(['#fff0a0/0', [0.4, '#ffd23f'], '#fff6c8'])}"/>`;
const streaks = (k: Ink, c: string, turn = -24) =>
  svg`<g transform="rotate(${turn} 150 160)" stroke="${c}" stroke-linecap="round">${times(9, (i) => svg`<path d="M${-60 + k.whole(0, 60)} ${60 + i * 24}H${k.whole(110, 200)}" stroke-width="${k.whole(2, 7)}" opacity="${[0.8, 0.4, 0.6][i % 3]}"/>`)}</g>`;
const net = (k: Ink) =>
  svg`<path d="M36 60H264V226H36z" fill="${k.pattern(16, 16, '<path d="M0 0l16 16M16 0L0 16" stroke="#fff" stroke-width="1.200"/>')}" opacity=".55"/><path d="M36 232V60H264V232" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"/><path d="M39 232V62M267 232V62" stroke="#9aa6c4" stroke-width="3"/>`;
const versus = (k: Ink, p: Palette) =>
  svg`<path d="M160 20L132 150H156L134 290 182 128H156L176 20z" fill="${k.lin(['#fff', p.third, '#ff8a1f'])}" stroke="#0c0f24" stroke-width="5" stroke-linejoin="round"/>`;

export const sports = {
  fireball: (k) =>
    glow(k, 150, 160, 150, '#ff9a3c', 0.8) +
    at(150, 190, flame(k, '#ff3b1f', '#ff8a1f'), { s: 1.08 }) +
    ground(k, 150, 272, 110, '#000', 0.6) +
    at(150, 182, gear.football(k, 86), { r: k.whole(-20, 20) }) +
    times(
      9,
      () =>
        svg`<path d="M${k.whole(30, 270)} ${k.whole(40, 270)}h0" stroke="#ffd23f" stroke-width="${k.whole(2, 5)}" stroke-linecap="round"/>`,
    ),
  goal: (k) =>
    net(k) +
    streaks(k, '#fff', 26) +
    ground(k, 176, 282, 80, '#000', 0.5) +
    at(186, 154, gear.football(k, 76), { r: 14 }) +
    glint(150, 112, 18),
  derby: (k, p) =>
    svg`<path d="M0 0H172L128 300H0z" fill="${p.main === '#f2f6ff' ? '#e3202c' : p.main}" opacity=".55"/><path d="M172 0H300V300H128z" fill="${dark(p.mid, 0.2)}" opacity=".6"/>` +
    at(74, 150, gear.shirt(k, p.main === '#f2f6ff' ? '#e3202c' : p.main, '#fff', k.whole(7, 11)), { s: 0.92, r: -6 }) +
    at(226, 168, gear.shirt(k, p.second, p.third, k.whole(8, 10)), { s: 0.92, r: 6 }) +
    versus(k, p) +
    at(150, 258, gear.football(k, 34)),
  basketball: (k, p) =>
    svg`<path d="M66 30H234V140H66z" fill="#fff" opacity=".92" stroke="#e3202c" stroke-width="7"/><path d="M116 76H184V126H116z" fill="none" stroke="#e3202c" stroke-width="5"/>` +
    svg`<path d="M104 150L124 244H176L196 150z" fill="${k.pattern(18, 18, '<path d="M0 0l18 18M18 0L0 18" stroke="#fff" stroke-width="2.400"/>')}"/><ellipse cx="150" cy="148" rx="50" ry="12" fill="none" stroke="#ff6a1f" stroke-width="9"/>` +
    streaks(k, p.third, -58) +
    at(206, 116, gear.basketball(k, 70)) +
    glint(180, 80, 16),
  tennis: (k, p) =>
    streaks(k, p.third, -38) +
    at(116, 136, gear.racket(k, p.main === '#f2f6ff' ? '#e3202c' : p.main), { s: 1.22, r: -34 }) +
    at(214, 118, gear.tennisBall(k, 48)) +
    glint(196, 92, 14),
  badminton: (k, p) =>
    streaks(k, '#fff', 32) +
    at(206, 150, gear.racket(k, p.second), { s: 1.08, r: 36 }) +
    at(96, 140, gear.racket(k, p.third), { s: 1.08, r: -36 }) +
    at(150, 110, gear.shuttle(k), { s: 1.15, r: 18 }) +
    glint(180, 60, 16),
  trophy: (k, p) =>
    rays(150, 160, 18, 220, '#fff', { share: 0.4, o: 0.3 }) +
    glow(k, 150, 140, 150, '#fff3b0', 0.95) +
    at(150, 152, gear.trophy(k, GOLD, p.main === '#f2f6ff' ? '#e3202c' : p.main), { s: 1.1 }) +
    at(64, 250, gear.football(k, 34)) +
    at(242, 252, gear.basketball(k, 32)) +
    `<g>${times(26, () => svg`<path d="M${k.whole(10, 290)} ${k.whole(20, 280)}l${k.whole(-6, 6)} ${k.whole(5, 9)}" stroke="${k.pick([p.third, '#ff5d5d', '#3fd0ff', '#fff'])}" stroke-width="5"/>`)}</g>`,
  volleyball: (k, p) =>
    streaks(k, p.third, -42) +
    svg`<path d="M0 214H300V262H0z" fill="${k.pattern(14, 14, '<path d="M0 0h14M0 0v14" stroke="#fff" stroke-width="1.600"/>')}" opacity=".7"/><path d="M0 210H300" stroke="#fff" stroke-width="8"/>` +
    at(164, 142, gear.volleyball(k, '#ffd400', '#1f6ae0', 84), { r: 20 }),
  pingpong: (k) =>
    streaks(k, '#fff', 24) +
    at(112, 160, gear.pingpong(k, '#e3202c'), { s: 1.18, r: -28 }) +
    at(212, 190, gear.pingpong(k, '#22305c'), { s: 0.98, r: 34 }) +
    at(202, 84, svg`<circle r="24" fill="${k.rad(['#fff', '#fff', '#ffb52e'], 0.36, 0.3, 0.8)}"/>`) +
    glint(196, 74, 12),
} satisfies Scenes;
