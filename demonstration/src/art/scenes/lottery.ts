import { dark, GOLD, pale, SILVER } from '../colour.ts';
import { at, type Hint, type Ink, svg, times } from '../ink.ts';
import { label } from '../lettering.ts';
import { drum } from '../motifs/drum.ts';
import { lotusPetal } from '../motifs/festival.ts';
import { glint, glow, star } from '../motifs/setting.ts';
import { coin, heap, hues, numberBall } from '../motifs/table.ts';
import { nth } from '../prng.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

/** The highest ball of a draw: the number in its name, or ninety. */
const highest = (k: Ink) =>
  k.named(
    [
      [/thirty-six/, 36],
      [/forty-five/, 45],
      [/fifty-five/, 55],
      [/keno|eighty/, 80],
    ],
    90,
  );

/** Colours suggested by a game's name. */
const tints: readonly Hint[] = [
  [/gold/, '#f5a81f'],
  [/fire/, '#e3202c'],
];

/** Distinct numbers up to the highest, in drawing order. */
function drawn(k: Ink, count: number): readonly number[] {
  const most = highest(k);
  const out = new Set<number>();
  while (out.size < count) out.add(k.whole(1, most));
  return [...out];
}

/** Numbered balls: position and size. */
const balls = (
  k: Ink,
  spots: readonly (readonly [x: number, y: number, s: number])[],
  values = drawn(k, spots.length),
) => {
  const ball = (i: number) => numberBall(k, nth(values, i), nth(hues, i + k.whole(0, 1)), 40);
  return spots.map(([x, y, s], i) => at(x, y, ball(i), { s, r: k.whole(-22, 22) })).join('');
};
const halo = (k: Ink, p: Palette) => glow(k, 150, 150, 150, pale(p.glow, 0.4), 0.95);
const confetti = (k: Ink, p: Palette) =>
  times(
    18,
    () =>
      svg`<path d="M${k.whole(8, 292)} ${k.whole(14, 280)}l${k.whole(-6, 6)} ${k.whole(4, 9)}" stroke="${k.pick([p.third, p.second, p.main, '#fff'])}" stroke-width="5"/>`,
  );

/** Patterns of drawn fields on a board. */
const hits = [
  [1, 8, 12, 16, 22],
  [3, 6, 12, 19, 20],
  [0, 7, 14, 16, 23],
  [4, 5, 13, 17, 21],
] as const;

export const lottery = {
  drum: (k, p) => halo(k, p) + at(150, 150, drum(k, { ball: p.main, value: k.whole(1, 45), air: p.mid })),
  cluster: (k, p) =>
    halo(k, p) +
    confetti(k, p) +
    balls(k, [
      [72, 86, 0.8],
      [232, 92, 0.78],
      [64, 216, 0.86],
      [238, 220, 0.84],
      [150, 156, 1.6],
    ]) +
    glint(120, 104, 20),
  ticket: (k, p) =>
    halo(k, p) +
    confetti(k, p) +
    at(
      138,
      166,
      svg`<path d="M-84-104H84V-84a10 10 0 0 0 0 20V104H-84V-64a10 10 0 0 0 0-20z" fill="#000" opacity=".35" transform="translate(5 7)"/><path d="M-84-104H84V-84a10 10 0 0 0 0 20V104H-84V-64a10 10 0 0 0 0-20z" fill="${k.lin(['#fffdf2', '#f6e6c0'])}"/><path d="M-84-104H84V-84a10 10 0 0 0 0 20H-84a10 10 0 0 0 0-20z" fill="${k.lin([p.main, dark(p.main, 0.3)], 0)}"/><path d="M-70-74H70" stroke="#fff" stroke-dasharray="5 5"/><path d="M-68-44H68V44H-68z" fill="${k.lin(SILVER.slice(1), 30)}"/><path d="M-58-28Q-30-48-8-26T50-30Q66-6 44 18T-4 30Q-44 44-58 16Q-72-8-58-28z" fill="${k.lin([pale(p.third, 0.2), p.third])}"/><path d="M-66 62H66M-66 76H30M-66 90H48" stroke="#c0a878" stroke-width="5"/>` +
        label('anton', k.pick(['888', '777', '168']), { y: 18, size: 62, fill: p.main }) +
        svg`<path d="${star(5, 14, 6, -90, -56, -85)}${star(5, 14, 6, -90, 56, -85)}" fill="#fff"/>`,
      { r: -9 },
    ) +
    at(226, 236, `<use href="#${coin(k)}" transform="scale(1.9)"/>`, { r: 20 }) +
    glint(82, 66, 16),
  arc: (k, p) =>
    halo(k, p) +
    svg`<path d="M-10 300Q20 60 150 56T310 300H262Q250 120 150 118T38 300z" fill="${k.lin([`${p.third}/.9`, `${p.third}/.1`])}"/>` +
    balls(k, [
      [36, 206, 0.72],
      [68, 132, 0.82],
      [150, 92, 1],
      [232, 132, 0.82],
      [264, 206, 0.72],
    ]) +
    at(
      150,
      206,
      svg`<path d="${star(5, 70, 34)}" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="5" stroke-linejoin="round"/><path d="M0-70V0L-66-22zM0 0L41 57 20 8zM0 0L-41 57-33 11z" fill="#fff" opacity=".35"/>`,
    ) +
    heap(k, coin(k), 150, 292, 260, 2, 0.85) +
    glint(150, 150, 16),
  board: (k, p) => {
    const fields = k.pick(hits);
    const [side = 0, ...values] = drawn(k, fields.length + 1);
    const corner = (i: number) => [-80 + (i % 5) * 40, -80 + Math.floor(i / 5) * 40] as const;
    const blanks = Array.from({ length: 25 }, (_, i) => i).filter((i) => !fields.some((field) => field === i));
    const blank = (i: number) => {
      const [x, y] = corner(i);
      return `M${x - 12} ${y - 12}h24v24h-24z`;
    };
    const ball = (i: number, j: number) => at(...corner(i), numberBall(k, nth(values, j), nth(hues, j), 22));
    const paint = pale(p.mid, 0.08);
    return (
      halo(k, p) +
      at(
        150,
        158,
        svg`<path d="M-104-104H104V104H-104z" fill="${dark(p.deep, 0.2)}" stroke="${k.lin([GOLD[4], GOLD[2], GOLD[1]], 60)}" stroke-width="8" stroke-linejoin="round"/><path d="${blanks.map(blank)}" fill="${paint}" stroke="${paint}" stroke-width="9" stroke-linejoin="round"/>${fields.map(ball)}`,
        { r: -6 },
      ) +
      at(238, 254, numberBall(k, side, p.main, 44)) +
      glint(222, 232, 12) +
      glint(70, 70, 14)
    );
  },
  tube: (k, p) => {
    const values = drawn(k, 8);
    return (
      halo(k, p) +
      svg`<rect x="112" y="26" width="76" height="262" rx="38" fill="#fff" opacity=".2"/>` +
      balls(
        k,
        [
          [150, 250, 0.86],
          [150, 184, 0.86],
          [150, 118, 0.86],
          [150, 58, 0.8],
        ],
        values.slice(0, 4),
      ) +
      svg`<rect x="112" y="22" width="76" height="268" rx="38" fill="none" stroke="${k.lin(['#fff', `${p.rim}/.5`, '#fff'], 0)}" stroke-width="5"/><path d="M124 60V250" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>` +
      balls(
        k,
        [
          [50, 118, 0.74],
          [252, 104, 0.7],
          [54, 232, 0.8],
          [248, 228, 0.84],
        ],
        values.slice(4),
      ) +
      svg`<path d="M60 186q16-30 34-16M240 170q-16-30-34-16M70 60q20-10 30 6M234 52q-20-10-30 6" stroke="${p.third}" stroke-width="4" fill="none" stroke-linecap="round"/>`
    );
  },
  lotus: (k, p) => {
    const a = lotusPetal(k, '#ff6aa8');
    return (
      halo(k, p) +
      svg`<ellipse cx="150" cy="276" rx="130" ry="26" fill="${k.lin(['#4fc08a', '#0f5a48'])}"/>` +
      [-78, 78, -54, 54, -30, 30, 0]
        .map((r) => `<use href="#${a}" transform="translate(150 280) rotate(${r}) scale(1.12)"/>`)
        .join('') +
      balls(k, [
        [92, 92, 0.7],
        [208, 92, 0.7],
        [150, 128, 1.24],
      ]) +
      [-66, 66, -40, 40, -13, 13]
        .map((r) => `<use href="#${a}" transform="translate(150 288) rotate(${r}) scale(.82)"/>`)
        .join('') +
      glint(126, 92, 14)
    );
  },
  comet: (k, p) => {
    const [first = 0, ...others] = drawn(k, 5);
    return (
      svg`<path d="M300-10L120 150 196 190z" fill="${k.lin([`${p.third}/0`, p.third, '#fff'], 140)}" opacity=".9"/><path d="M320 40L110 150 180 220z" fill="${p.glow}" opacity=".4"/>` +
      halo(k, p) +
      at(134, 180, numberBall(k, first, k.named(tints, k.pick(hues)), 82), { r: -14 }) +
      balls(
        k,
        [
          [240, 92, 0.5],
          [262, 168, 0.42],
          [60, 262, 0.56],
          [246, 262, 0.72],
        ],
        others,
      ) +
      confetti(k, p) +
      glint(96, 122, 26)
    );
  },
} satisfies Scenes;
