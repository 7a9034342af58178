import { dark, GOLD, mix, pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import { dragon, tiger } from '../motifs/beasts.ts';
import { hostess } from '../motifs/people.ts';
import { glint, glow, ground } from '../motifs/setting.ts';
import { card, cardBack, chips, die, rouletteWheel } from '../motifs/table.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

/** The near edge of a gaming table. */
const felt = (k: Ink, c: string, y = 250) =>
  svg`<path d="M-10 ${y}Q150 ${y - 44} 310 ${y}V400H-10z" fill="${k.lin([pale(c, 0.12), [0.25, c], dark(c, 0.65)])}"/><path d="M-10 ${y}Q150 ${y - 44} 310 ${y}v10Q150 ${y - 34}-10 ${y + 10}z" fill="${k.lin(['#c9843c', '#5a2a0c'])}"/><path d="M-10 ${y + 28}Q150 ${y - 12} 310 ${y + 28}" stroke="${GOLD[3]}" fill="none" opacity=".6" stroke-width="1.500"/>`;
const baize = (p: Palette) => mix(p.second, '#0a5a3a', 0.55);
const look = (k: Ink, p: Palette) => ({
  hair: k.pick(['#2a1622', '#4a2414', '#8a4a20', '#1c1420', '#c89a5a']),
  dress: k.pick([p.main, p.second, '#c8203a']),
  style: k.pick(['bun', 'long', 'bob']),
  wear: k.pick(['vest', 'aodai', 'gown']),
  rim: p.rim,
});

export const live = {
  roulette: (k, p) =>
    felt(k, baize(p), 262) +
    ground(k, 150, 240, 140, '#000', 0.6) +
    glow(k, 150, 160, 130, p.glow, 0.6) +
    at(150, 192, rouletteWheel(k), { s: 1.28, sy: 0.84 }) +
    svg`<circle cx="196" cy="150" r="7" fill="#fff"/>` +
    at(58, 276, chips(k, 4, p.main, 26)) +
    at(252, 282, chips(k, 3, p.second, 24)) +
    glint(214, 118, 20) +
    glint(90, 140, 12),
  hostRoulette: (k, p) =>
    glow(k, 150, 140, 150, p.glow, 0.6) +
    at(150, 150, hostess(k, look(k, p)), { s: 0.98 }) +
    felt(k, baize(p), 248) +
    at(150, 270, rouletteWheel(k), { s: 0.98, sy: 0.44 }) +
    glint(206, 66, 14),
  hostCards: (k, p) =>
    glow(k, 150, 140, 150, p.glow, 0.6) +
    at(150, 146, hostess(k, look(k, p)), { s: 1.04 }) +
    felt(k, baize(p), 252) +
    at(96, 256, card(k, k.pick(['9', '8', 'K']), 'heart'), { s: 0.62, r: -14 }) +
    at(134, 250, card(k, 'A', 'spade'), { s: 0.62, r: -4 }) +
    at(196, 262, chips(k, 4, p.main, 22)) +
    at(240, 268, chips(k, 3, p.second, 22)),
  hostDice: (k, p) =>
    glow(k, 150, 140, 150, p.glow, 0.6) +
    at(128, 148, hostess(k, look(k, p)), { s: 1.02 }) +
    felt(k, baize(p), 254) +
    at(216, 226, die(k, [5, 6, 3], '#fff'), { s: 0.82, r: 8 }) +
    at(160, 256, die(k, [2, 1, 4], '#fff'), { s: 0.66, r: -10 }) +
    at(60, 272, chips(k, 3, p.main, 24)),
  baccarat: (k, p) =>
    felt(k, baize(p), 216) +
    glow(k, 150, 130, 140, p.glow, 0.7) +
    at(86, 148, card(k, '9', 'diamond'), { s: 1.3, r: -16 }) +
    at(158, 128, card(k, 'K', 'spade'), { s: 1.36, r: -2 }) +
    at(224, 156, cardBack(k, p.main), { s: 1.26, r: 15 }) +
    at(66, 268, chips(k, 5, '#e3202c', 28)) +
    at(130, 280, chips(k, 3, '#1f7ae0', 28)) +
    at(240, 276, chips(k, 6, '#1c1c2c', 28)) +
    glint(196, 74, 18),
  sicbo: (k, p) =>
    felt(k, baize(p), 236) +
    glow(k, 150, 160, 140, p.glow, 0.8) +
    svg`<ellipse cx="150" cy="246" rx="122" ry="34" fill="${k.lin([GOLD[3], GOLD[1], GOLD[0]])}"/><ellipse cx="150" cy="240" rx="110" ry="27" fill="${k.lin([dark(p.main, 0.45), p.main])}"/>` +
    at(106, 214, die(k, [4, 2, 6]), { s: 0.84, r: -8 }) +
    at(196, 212, die(k, [6, 3, 5]), { s: 0.84, r: 8 }) +
    at(150, 152, die(k, [1, 5, 3]), { s: 0.9, r: 4 }) +
    svg`<path d="M44 240Q40 60 150 56Q260 60 256 240" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><path d="M66 214Q62 104 118 80" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".55"/><circle cx="150" cy="48" r="14" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}"/>`,
  dragonTiger: (k) =>
    svg`<path d="M0 0H186L114 400H0z" fill="#c8142a" opacity=".62"/><path d="M186 0H300V400H114z" fill="#c88a12" opacity=".5"/>` +
    at(96, 128, dragon(k, { skin: '#d8202c', mane: '#ff9a1f', rim: '#ffe0a0' }), { s: 0.78 }) +
    at(212, 206, tiger(k, { rim: '#fff' }), { s: 0.78 }) +
    svg`<path d="M190-4L162 130H184L112 310 134 172H112L150-4z" fill="${k.lin(['#fff', '#ffe98a', '#ff9a1f'])}" opacity=".95"/>`,
} satisfies Scenes;
