import { dark, GOLD, mix, pale } from '../colour.ts';
import { at, type Hint, type Ink, svg, times } from '../ink.ts';
import * as beasts from '../motifs/beasts.ts';
import { gem } from '../motifs/gem.ts';
import * as legends from '../motifs/legends.ts';
import { glint, glow, ground, star } from '../motifs/setting.ts';
import { coin, heap, shower } from '../motifs/table.ts';
import * as loot from '../motifs/treasure.ts';
import type { Scenes } from './scene.ts';
import { blaze, burst, foot, halo, stage } from './stage.ts';

/** One of the viking's two axes: `side` is -1 for the left one, 1 for the right. */
const crossedAxe = (k: Ink, side: number): string =>
  svg`<g transform="translate(150 190) rotate(${side * 38})"><path d="M-5 120V-110H5V120z" fill="${k.lin(['#8a5a2a', '#4a2a10'], 0)}" stroke="#1c0f08" stroke-width="2"/><path d="M0-116Q44-128 56-92Q60-62 44-46Q30-66 0-64z" fill="${k.lin(['#fff', '#b4c3da', '#4a5878'], 50)}" stroke="#1a1f30" stroke-width="3" transform="scale(${side} 1)"/></g>`;

/** Colours suggested by a game's name. */
const hides = {
  dragon: [
    [/fire|blazing|ember|flame/, '#e0301f'],
    [/gold/, '#f0a81f'],
    [/jade/, '#12a06a'],
    [/earth/, '#a8743a'],
  ],
  tiger: [
    [/white/, '#f2f4ff'],
    [/ember|fire/, '#ff6a1f'],
    [/night/, '#ff9a1f'],
    [/gold|bounty/, '#ffb84a'],
  ],
  wolf: [
    [/white|snow/, '#eef2fa'],
    [/silver/, '#b8c8e0'],
    [/black/, '#454a66'],
    [/fire|blood/, '#d8643a'],
    [/grey/, '#8f9ab0'],
  ],
  bull: [
    [/gold/, '#d09a2a'],
    [/bronze/, '#a8642a'],
    [/steel/, '#6a7690'],
  ],
  fox: [
    [/fire/, '#ff5a1f'],
    [/white|arctic/, '#e8eefa'],
    [/fox|vixen|thief|garden/, '#ff7a2a'],
  ],
  cat: [
    [/black/, '#4a4866'],
    [/gold/, '#ffdf8a'],
  ],
  gem: [
    [/emerald/, '#12b76a'],
    [/ruby/, '#e3203c'],
    [/diamond/, '#a8e0ff'],
    [/amethyst/, '#9a4fff'],
    [/sapphire/, '#1f6ae0'],
    [/crystal/, '#5fd8f0'],
  ],
  seven: [
    [/red|burning|flame/, '#e3202c'],
    [/gold/, '#f5a81f'],
    [/silver/, '#a8b8d0'],
  ],
} satisfies Record<string, readonly Hint[]>;

const furs = {
  tiger: ['#ff9a1f', '#f2f4ff', '#ffb84a'],
  wolf: ['#8fa6cc', '#c8d4e8', '#6a6f8f', '#b58a6a'],
  bull: ['#7a3a1c', '#4a3a4a', '#a85a2a'],
};

export const slots = {
  dragon: (k, p) =>
    halo(k, p) +
    blaze(k, p) +
    stage(
      k,
      160,
      beasts.dragon(k, {
        skin: k.named(hides.dragon, k.pick(['#12a06a', p.main, '#d8202c', p.second])),
        mane: k.pick(['#ff5a1f', p.third, '#e03a5a']),
        rim: p.rim,
      }),
      1.12,
    ) +
    foot(k) +
    at(
      150,
      276,
      svg`<circle r="20" fill="${k.rad(['#fff', pale(p.second, 0.5), p.second, dark(p.second, 0.5)], 0.35, 0.3, 0.8)}"/>`,
    ) +
    glint(142, 266, 10),
  tiger: (k, p) =>
    halo(k, p) +
    burst(k, 9) +
    stage(k, 158, beasts.tiger(k, { fur: k.named(hides.tiger, k.pick(furs.tiger)), iris: p.second, rim: p.rim }), 1.2) +
    at(62, 268, gem(k, p.main, 'hex'), { s: 0.62, r: -14 }) +
    at(240, 270, gem(k, p.second, 'pear'), { s: 0.6, r: 12 }) +
    at(150, 282, gem(k, p.third, 'round'), { s: 0.5 }) +
    glint(226, 92, 16),
  lion: (k, p) =>
    blaze(k, p) +
    halo(k, p) +
    stage(k, 166, beasts.lion(k, { mane: k.pick(['#9a3d12', '#5a2a5a', dark(p.main, 0.2)]), rim: p.rim }), 1.12) +
    at(
      150,
      66,
      svg`<path d="M-44 22L-54-20-26 0 0-34 26 0 54-20 44 22z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="3" stroke-linejoin="round"/><path d="M-44 12H44" stroke="${GOLD[0]}" stroke-width="3"/><circle cy="6" r="6" fill="${p.main}"/><circle cx="-26" cy="10" r="4" fill="${p.second}"/><circle cx="26" cy="10" r="4" fill="${p.second}"/>`,
    ) +
    glint(206, 58, 16),
  wolf: (k, p) =>
    svg`<circle cx="150" cy="130" r="100" fill="${k.rad(['#fff', [0.7, pale(p.third, 0.4)], p.glow], 0.4, 0.35, 0.7)}"/><circle cx="112" cy="100" r="16" fill="#8a93c0" opacity=".25"/><circle cx="186" cy="86" r="10" fill="#8a93c0" opacity=".22"/>` +
    stage(k, 176, beasts.wolf(k, { fur: k.named(hides.wolf, k.pick(furs.wolf)), iris: p.third, rim: p.rim }), 1.14) +
    glow(k, 106, 170, 40, p.glow, 0.5) +
    glint(150, 44, 12),
  bull: (k, p) =>
    halo(k, p) +
    burst(k, 10) +
    stage(k, 170, beasts.bull(k, { fur: k.named(hides.bull, k.pick(furs.bull)), iris: p.third, rim: p.rim }), 1.18) +
    svg`<path d="M10 290q40-50 70-26t70-4t70 4t70 26v20H10z" fill="${p.glow}" opacity=".28"/>`,
  panda: (k, p) =>
    halo(k, p) +
    svg`<g stroke="#1d6a2c" stroke-width="13" stroke-linecap="round"><path d="M44 40V280M84 70V290M256 30V280M222 76V290"/></g><g stroke="${k.lin(['#c8f08a', '#3fae4a'], 0.01)}" stroke-width="9" stroke-dasharray="34 4"><path d="M44 40V280M84.100 70V290M256 30V280M222.100 76V290" stroke="#5fc05a"/></g>` +
    stage(k, 176, beasts.panda(k, { rim: p.rim }), 1.12) +
    foot(k, 'hole') +
    glint(222, 120, 14),
  fox: (k, p) =>
    halo(k, p) +
    svg`${[-62, -38, -14, 14, 38, 62].map((r) => svg`<path d="M0 0Q46-60 16-128Q6-150 0-156Q-6-150-16-128Q-46-60 0 0z" fill="${k.lin(['#fff', [0.28, '#ffe9d8'], [0.32, p.main], dark(p.main, 0.45)])}" stroke="${dark(p.main, 0.65)}" stroke-width="2.500" transform="translate(150 236) rotate(${r}) scale(1.050)"/>`)}` +
    stage(
      k,
      196,
      beasts.fox(k, { iris: p.second, fur: k.named(hides.fox, mix(p.main, '#ff8a3a', 0.6)), rim: p.rim }),
      0.94,
    ) +
    glint(84, 92, 14) +
    glint(220, 84, 12),
  phoenix: (k, p) =>
    halo(k, p) +
    glow(k, 150, 140, 90, '#fff', 0.7) +
    stage(
      k,
      142,
      beasts.phoenix(k, {
        ...k.named(
          [
            [/peacock/, { a: '#0f7a8a', b: '#3fe0c0', c: '#1f8ae0' }],
            [/phoenix|fire|flame|ash/, { a: '#ff3b1f', b: '#ffd23f', c: '#ff9a2e' }],
          ],
          { a: p.main, b: p.third, c: p.second },
        ),
        rim: p.rim,
      }),
      1.12,
    ) +
    times(
      10,
      () =>
        svg`<path d="M0 0q5-8 0-16q-5 8 0 16z" fill="${p.third}" transform="translate(${k.whole(20, 280)} ${k.whole(60, 290)}) rotate(${k.whole(-40, 40)})"/>`,
    ),
  eagle: (k, p) =>
    svg`<circle cx="150" cy="150" r="112" fill="${k.lin([pale(p.glow, 0.5), p.glow, p.mid])}" opacity=".9"/><path d="M20 268l40-56 22 20 34-62 30 50 24-30 40 52 30-34 40 60z" fill="${dark(p.mid, 0.45)}" opacity=".8"/>` +
    stage(k, 172, beasts.eagle(k, { plume: dark(p.main, 0.5), rim: p.rim }), 1.18) +
    glint(236, 66, 16),
  pharaoh: (k, p) =>
    blaze(k, p) +
    halo(k, p) +
    stage(k, 172, legends.pharaoh(k, { stripe: k.pick(['#1f5fd0', p.main, p.second]), rim: p.rim }), 1.2) +
    foot(k) +
    glint(196, 70, 18),
  viking: (k, p) =>
    halo(k, p) +
    svg`${[-1, 1].map((side) => crossedAxe(k, side))}` +
    stage(
      k,
      156,
      legends.viking(k, { beard: k.pick(['#d8702a', '#e8c04a', '#8a4a2a']), iris: p.second, rim: p.rim }),
      1.08,
    ),
  thunderer: (k, p) =>
    halo(k, p) +
    svg`${[
      [44, 1],
      [256, -1],
    ].map(
      ([x, s]) =>
        svg`<path d="M0-90L-26 10H-6L-22 96 34-20H10L30-90z" fill="${k.lin(['#fff', '#fff6a0', p.third, '#ff9a1f'])}" stroke="${dark(p.mid, 0.5)}" stroke-width="4" stroke-linejoin="round" transform="translate(${x} 176) scale(${s} 1)"/>`,
    )}` +
    stage(k, 152, legends.thunderer(k, { eyes: p.glow }), 1.08) +
    glint(60, 80, 18) +
    glint(246, 76, 14),
  fortune: (k, p) =>
    blaze(k, p) +
    halo(k, p) +
    burst(k, 10, 'hole') +
    stage(k, 166, legends.fortune(k, { robe: k.pick(['#d81f2a', p.main, '#b01848']) }), 1.06) +
    heap(k, coin(k, 'hole'), 150, 296, 290, 2, 0.9),
  luckyCat: (k, p) =>
    halo(k, p) +
    burst(k, 10, 'hole') +
    stage(
      k,
      160,
      legends.luckyCat(k, {
        coat: k.named(hides.cat, k.pick(['#ffffff', '#ffe9c0', pale(p.main, 0.75)])),
        trim: p.main,
      }),
      1.06,
    ) +
    foot(k, 'hole'),
  chest: (k, p) =>
    halo(k, p) +
    blaze(k, p) +
    shower(k, coin(k), 14, 150, 150, 60, 130, { from: 190, sweep: 160 }) +
    ground(k, 150, 284, 120, '#000', 0.6) +
    at(150, 198, loot.chest(k, k.pick(['#8a4a1c', dark(p.main, 0.25), '#6a2a3a']), [p.main, p.second, p.third]), {
      s: 1.18,
    }) +
    glint(100, 110, 20) +
    glint(214, 130, 14),
  reels: (k, p) =>
    halo(k, p) +
    burst(k, 12) +
    at(150, 152, loot.reels(k, p, [loot.seven(k), loot.seven(k), loot.seven(k)], { w: 262, h: 158 })) +
    at(58, 256, loot.cherry(k), { s: 0.76, r: -12 }) +
    at(244, 256, loot.bell(k), { s: 0.84, r: 12 }) +
    at(
      150,
      66,
      svg`<path d="${star(5, 30, 14)}" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="3" stroke-linejoin="round"/>`,
    ) +
    glint(232, 84, 18),
  fruits: (k, p) =>
    halo(k, p) +
    at(90, 100, loot.lemon(k), { s: 1.25, r: -18 }) +
    at(212, 98, loot.grapes(k), { s: 1.3, r: 10 }) +
    at(80, 214, loot.melon(k), { s: 1.35, r: -14 }) +
    at(226, 220, loot.clover(k), { s: 1.05 }) +
    at(150, 168, loot.cherry(k), { s: 1.75 }) +
    glint(120, 150, 16) +
    glint(238, 70, 14),
  sevens: (k, p) =>
    blaze(k, p) +
    halo(k, p) +
    at(78, 168, loot.seven(k, p.second), { s: 1.35, r: -14 }) +
    at(222, 168, loot.seven(k, p.third), { s: 1.35, r: 14 }) +
    at(150, 156, loot.seven(k, k.named(hides.seven, k.pick(['#e3202c', p.main]))), { s: 2.05 }) +
    svg`<path d="M20 268q40-50 60-8q14-40 40-10q20-44 44-4q30-36 44 8q30-30 72 14v40H20z" fill="${k.lin([GOLD[4], '#ff9a1f', '#e3202c'])}" opacity=".92"/>` +
    glint(196, 84, 22),
  gems: (k, p) =>
    halo(k, p) +
    at(70, 110, gem(k, p.second, 'round'), { s: 1.05, r: -10 }) +
    at(232, 112, gem(k, p.third, 'square'), { s: 1.05, r: 6 }) +
    at(74, 234, gem(k, pale(p.mid, 0.1), 'tri'), { s: 1.1, r: 12 }) +
    at(230, 234, gem(k, '#2fd07a', 'pear'), { s: 0.95, r: 10 }) +
    at(150, 168, gem(k, k.named(hides.gem, k.pick([p.main, '#e3202c', '#b04fff'])), 'hex'), { s: 2.1 }) +
    glint(112, 108, 26) +
    glint(214, 214, 16) +
    glint(60, 92, 12),
  book: (k, p) =>
    halo(k, p) +
    at(
      150,
      186,
      loot.book(
        k,
        dark(p.main, 0.2),
        k.pick([
          () => gem(k, p.second, 'hex'),
          () =>
            svg`<circle r="44" fill="${k.rad([GOLD[4], GOLD[2], GOLD[1]], 0.4, 0.3, 0.8)}" stroke="${GOLD[0]}" stroke-width="3"/><path d="M-30 0Q0-30 32 0Q0 24-30 0z" fill="#fff" stroke="${GOLD[0]}" stroke-width="4"/><circle r="12" fill="${p.main}"/><circle r="5" fill="#100"/><path d="M14 14q6 20-8 28" stroke="${GOLD[0]}" stroke-width="5" fill="none"/>`,
          () =>
            svg`<path d="${star(6, 52, 26)}" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="3"/><circle r="17" fill="${k.rad([pale(p.main, 0.6), p.main, dark(p.main, 0.5)], 0.35, 0.3, 0.8)}"/>`,
        ])(),
      ),
      { s: 1.2 },
    ) +
    glint(90, 90, 14) +
    glint(216, 80, 18),
  pot: (k, p) =>
    halo(k, p) +
    svg`<g fill="none" stroke-width="11" opacity=".85">${['#ff4f5e', '#ffb02e', '#ffe94a', '#3fd07a', '#3fa8ff', '#a85aff'].map((c, i) => svg`<path d="M-30 270A${190 - i * 11} ${190 - i * 11} 0 0 1 ${150 + (i - 3) * 4} ${96 + i * 11}" stroke="${c}"/>`)}</g>` +
    shower(k, coin(k), 10, 150, 150, 60, 130, { from: 200, sweep: 140 }) +
    at(156, 190, loot.pot(k, dark(p.mid, 0.35), p.second), { s: 1.18 }) +
    at(54, 250, loot.horseshoe(k, p.main), { s: 0.85, r: -20 }) +
    at(252, 254, loot.clover(k), { s: 0.75 }) +
    glint(116, 100, 16),
  sweets: (k, p) =>
    halo(k, p) +
    at(66, 104, loot.sweet(k, 'bean', p.second), { s: 1.15, r: -20 }) +
    at(232, 98, loot.sweet(k, 'star', p.third), { s: 1.1, r: 12 }) +
    at(58, 210, loot.sweet(k, 'drop', '#4fd07a'), { s: 1.05, r: -14 }) +
    at(244, 214, loot.sweet(k, 'bean', '#ff9a2e'), { s: 1.1, r: 30 }) +
    at(150, 252, loot.sweet(k, 'wrapped', '#a85aff'), { s: 1.1, r: -8 }) +
    at(150, 150, loot.sweet(k, 'heart', p.main), { s: 2.1 }) +
    glint(106, 96, 20),
} satisfies Scenes;
