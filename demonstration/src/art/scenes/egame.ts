import { dark, GOLD, mix, pale, SILVER } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { label } from '../lettering.ts';
import { gem } from '../motifs/gem.ts';
import { rocket } from '../motifs/rocket.ts';
import { glint, glow, ground, star } from '../motifs/setting.ts';
import { card, coin, die } from '../motifs/table.ts';
import type { Palette } from '../studios/studio.ts';
import { live } from './live.ts';
import type { Scenes } from './scene.ts';

const ink = '#0c0f24';
const halo = (k: Ink, p: Palette) => glow(k, 150, 150, 150, pale(p.glow, 0.3), 0.85);
const odds = (k: Ink, p: Palette, text: string, x = 150, y = 70, size = 44) =>
  label('anton', text, { x, y, size, fill: ink, extra: `stroke="${ink}" stroke-width="34" stroke-linejoin="round"` }) +
  label('anton', text, { x, y, size, fill: k.lin(['#fff', p.third]) });
const plane = (k: Ink, p: Palette) =>
  svg`<path d="M-120-14L-88-66-64-62-66-18z" fill="${k.lin([pale(p.main, 0.3), dark(p.main, 0.3)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-124-10Q-60-36 30-36Q98-34 112-2Q96 28 30 28Q-70 22-124-10z" fill="${k.lin([pale(p.main, 0.5), p.main, dark(p.main, 0.5)])}" stroke="${ink}" stroke-width="4"/><path d="M-24-2L-66 62-36 64 44 4z" fill="${k.lin(['#fff', p.third, dark(p.third, 0.4)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M10-34Q28-60 58-54Q80-48 78-26z" fill="${k.lin(['#fff', '#7fe8ff', '#1a6ab8'])}" stroke="${ink}" stroke-width="4"/><ellipse cx="118" cy="-2" rx="7" ry="46" fill="#fff" opacity=".55"/><circle cx="114" cy="-2" r="11" fill="${GOLD[2]}" stroke="${ink}" stroke-width="3"/><path d="M-90-18Q-20-30 40-28" stroke="#fff" stroke-width="4" opacity=".7" fill="none" stroke-linecap="round"/>`;
const bomb = (k: Ink, r = 34) =>
  svg`<circle r="${r}" fill="${k.rad(['#8a90b0', [0.35, '#2a2e48'], '#07080f'], 0.36, 0.3, 0.75)}"/><path d="M-8 ${-r - 8}h16v12h-16z" fill="#4a5070"/><path d="M0 ${-r - 8}q4-20 22-16" stroke="#c8a878" stroke-width="5" fill="none"/><path d="${star(8, 14, 6, 0, 24, -r - 24)}" fill="#ffd23f" stroke="#ff6a1f" stroke-width="3"/>`;
const tileFace = (k: Ink, c: string) =>
  k.keep(
    svg`<rect x="-26" y="-20" width="52" height="52" rx="11" fill="${dark(c, 0.65)}"/><rect x="-26" y="-27" width="52" height="52" rx="11" fill="${k.lin([pale(c, 0.3), c, dark(c, 0.25)])}"/><path d="M-18-22H10" stroke="#fff" stroke-width="3.500" opacity=".5" stroke-linecap="round"/>`,
  );
const chick = (k: Ink, c = '#ffffff') =>
  svg`<path d="M-30-64Q-40-92-20-84Q-16-104 0-90Q16-102 18-82Q34-84 26-62z" fill="#e3202c" stroke="${ink}" stroke-width="3.500"/><path d="M-60 10Q-90-4-86-34Q-72-28-54-24Q-40-70 0-70Q48-68 50-20Q72 20 44 56Q0 84-44 56Q-62 36-60 10z" fill="${k.rad(['#fff', c, mix(c, '#6a76a8', 0.5)], 0.4, 0.3, 0.8)}" stroke="${ink}" stroke-width="4"/><path d="M44-32L78-20 46-8z" fill="${k.lin([GOLD[3], '#ff8a1f'])}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M46-6Q62 10 50 18Q38 10 46-6z" fill="#e3202c" stroke="${ink}" stroke-width="3"/><circle cx="24" cy="-32" r="12" fill="#fff" stroke="${ink}" stroke-width="3"/><circle cx="28" cy="-31" r="6" fill="${ink}"/><circle cx="26" cy="-34" r="2" fill="#fff"/><path d="M-46 8Q-10-10 10 16Q-6 46-40 36z" fill="${mix(c, '#aab4d8', 0.6)}" stroke="${ink}" stroke-width="3.500"/><path d="M-14 66V92M-14 92h18M-14 92l-10 6M18 66V92M18 92h18" stroke="#ff8a1f" stroke-width="7" stroke-linecap="round"/>`;

export const egame = {
  rocket: (k, p) =>
    svg`<path d="M0 300Q150 296 214 60L300 0V400H0z" fill="${k.lin([`${p.third}/.55`, `${p.third}/.05`])}"/><path d="M0 300Q150 296 226 40" fill="none" stroke="${p.third}" stroke-width="7"/>` +
    glow(k, 190, 130, 120, '#fff', 0.7) +
    at(190, 132, rocket(k, p.main), { s: 1.06, r: 32 }) +
    odds(k, p, k.pick(['×12.5', '×88', '×24.7', '×100']), 82, 100, 50) +
    times(
      9,
      () =>
        svg`<path d="M${k.whole(10, 290)} ${k.whole(10, 200)}h0" stroke="#fff" stroke-width="${k.whole(2, 5)}" stroke-linecap="round"/>`,
    ),
  plane: (k, p) =>
    svg`<path d="M0 290Q140 280 300 70V400H0z" fill="${k.lin([`${p.main}/.6`, `${p.main}/.05`])}"/><path d="M0 290Q140 280 290 84" fill="none" stroke="${p.main}" stroke-width="7"/>` +
    halo(k, p) +
    at(158, 160, plane(k, p), { s: 1.04, r: -22 }) +
    odds(k, p, k.pick(['×7.77', '×36', '×15.2']), 104, 88, 46) +
    glint(232, 90, 14),
  mines: (k, p) =>
    halo(k, p) +
    svg`<g transform="rotate(-6 150 160)">${times(16, (i) => {
      const x = 63 + (i % 4) * 58;
      const y = 74 + Math.floor(i / 4) * 58;
      const what = [2, 7, 12].includes(i) ? `<use href="#${k.keep(gem(k, '#2fd0a0', 'hex'))}"/>` : '';
      return (
        `<use href="#${tileFace(k, what ? dark(p.mid, 0.35) : i % 2 ? p.mid : mix(p.mid, p.second, 0.45))}" x="${x}" y="${y}"/>` +
        (what ? at(x, y, what, { s: 0.46 }) : '')
      );
    })}</g>` +
    at(206, 214, bomb(k, 46)) +
    glint(122, 100, 16),
  plinko: (k, p) => {
    const slots = [
      ['100', p.main],
      ['25', p.third],
      ['5', p.second],
      ['1', p.mid],
      ['5', p.second],
      ['25', p.third],
      ['100', p.main],
    ] as const;
    const balls = [
      [134, 82, 20, p.main],
      [198, 152, 24, p.third],
      [84, 206, 18, p.second],
    ] as const;
    return (
      halo(k, p) +
      svg`<path d="${times(7, (r) => times(r + 3, (i) => `M${150 - (r + 2) * 16 + i * 32} ${54 + r * 29}h0`))}" stroke="#fff" stroke-width="10" stroke-linecap="round"/>` +
      slots
        .map(
          ([text, c], i) =>
            svg`<rect x="${14 + i * 39.5}" y="250" width="35" height="34" rx="7" fill="${k.lin([pale(c, 0.3), c])}"/>` +
            label('anton', text, { x: 31.5 + i * 39.5, y: 273, size: 19, fill: ink }),
        )
        .join('') +
      balls
        .map(
          ([x, y, r, c]) =>
            svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${k.rad(['#fff', [0.4, c], dark(c, 0.5)], 0.36, 0.3, 0.8)}"/><path d="M${x - 6} ${y - r - 6}q-10-14 2-28" stroke="${c}" stroke-width="6" opacity=".6" fill="none" stroke-linecap="round"/>`,
        )
        .join('') +
      glint(190, 142, 12)
    );
  },
  dice: (k, p) =>
    halo(k, p) +
    ground(k, 150, 276, 120, '#000', 0.5) +
    at(106, 130, die(k, [3, 5, 1], p.main === '#f2f6ff' ? '#e3202c' : p.main, '#fff'), { s: 1.56, r: -16 }) +
    at(200, 206, die(k, [6, 4, 2]), { s: 1.5, r: 14 }) +
    svg`<path d="M34 210q-16 20-10 40M246 96q20-12 22-34M60 230q-8 14-4 26" stroke="${p.third}" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    glint(226, 150, 16) +
    glint(84, 74, 12),
  hilo: (k, p) =>
    halo(k, p) +
    at(150, 168, card(k, k.pick(['7', '8', 'Q']), k.pick(['heart', 'spade'])), { s: 1.84 }) +
    svg`<path d="M30 150L62 96 94 150H76V196H48V150z" fill="${k.lin(['#9affc0', '#1fc48d', '#0a7a52'])}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path d="M206 170H224V124H252V170H270L238 224z" fill="${k.lin(['#ffb0b0', '#ff5d5d', '#b8202c'])}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
    glint(196, 84, 18),
  spin: (k, p) => live.wheel(k, p),
  tower: (k, p) =>
    halo(k, p) +
    svg`<path d="M58 300V40M242 300V40" stroke="${k.lin([GOLD[3], GOLD[1]])}" stroke-width="9"/>${times(5, (r) =>
      times(3, (i) => {
        const lit = [1, 0, 2, 1, 1][r] === i;
        return at(
          94 + i * 56,
          270 - r * 50,
          svg`<rect x="-25" y="-19" width="50" height="42" rx="8" fill="${ink}" opacity=".5"/><rect x="-25" y="-22" width="50" height="40" rx="8" fill="${lit ? k.lin(['#c8ffd8', '#1fc48d']) : k.lin([p.mid, dark(p.mid, 0.5)])}" stroke="#fff" stroke-opacity=".25"/>${lit ? `<path d="${star(5, 13, 6, -90, 0, -2)}" fill="#fff"/>` : ''}`,
        );
      }),
    )}` +
    odds(k, p, k.pick(['×64', '×32', '×128']), 150, 66, 40) +
    at(228, 108, gem(k, p.main, 'hex'), { s: 0.7 }) +
    glint(212, 86, 12),
  crossing: (k, p) =>
    svg`<path d="M0 400L70 90H230L300 400z" fill="${k.lin(['#3a4060', '#1c2038'])}"/><path d="M120 100L84 300M180 100L216 300" stroke="#fff" stroke-width="5" stroke-dasharray="20 16" opacity=".8"/><path d="M70 90L0 400M230 90L300 400" stroke="${p.third}" stroke-width="5"/>` +
    halo(k, p) +
    at(146, 176, chick(k), { s: 1.2 }) +
    at(48, 108, `<use href="#${coin(k)}"/>`, { s: 1.1 }) +
    at(252, 124, `<use href="#${coin(k)}"/>`, { s: 1.3 }) +
    odds(k, p, k.pick(['×5.2', '×19', '×3.4']), 222, 76, 34),
  coinFlip: (k, p) =>
    halo(k, p) +
    svg`<path d="M70 290Q40 150 120 70M230 290Q260 150 180 70" fill="none" stroke="${p.third}" stroke-width="8" stroke-linecap="round" opacity=".6" stroke-dasharray="30 16"/>` +
    at(104, 198, `<use href="#${coin(k, 'M-10 8L-12-8-4-1 0-12 4-1 12-8 10 8z', SILVER)}"/>`, {
      s: 3.1,
      sy: 2.9,
      r: -14,
    }) +
    at(196, 130, `<use href="#${coin(k)}"/>`, { s: 3.6, sy: 3.5, r: 12 }) +
    glint(168, 84, 20) +
    glint(70, 158, 14),
  limbo: (k, p) =>
    svg`<path d="M-20 300L170 110 210 150z" fill="${k.lin([`${p.main}/0`, p.main, '#fff'], -45)}"/><path d="M30 330L186 126 204 146z" fill="#fff" opacity=".4"/>` +
    halo(k, p) +
    at(
      198,
      118,
      svg`<circle r="56" fill="${k.rad([pale(p.second, 0.6), p.second, dark(p.second, 0.6)], 0.36, 0.3, 0.8)}"/><ellipse rx="92" ry="20" fill="none" stroke="${k.lin(['#fff', p.third, dark(p.third, 0.3)], 0)}" stroke-width="10" transform="rotate(-18)"/><path d="M-56 0A56 56 0 0 1 56-6Q0 26-56 0z" fill="${k.rad([pale(p.second, 0.6), p.second], 0.36, 0.3, 0.8)}"/><path d="M-34-26Q-18-44 6-44" stroke="#fff" stroke-width="7" opacity=".7" fill="none" stroke-linecap="round"/>`,
    ) +
    odds(k, p, k.pick(['×1000', '×500', '×250']), 116, 240, 70) +
    glint(248, 60, 18) +
    glint(60, 80, 12),
} satisfies Scenes;
