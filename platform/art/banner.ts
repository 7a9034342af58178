import { GOLD, mix, pale } from './colour.ts';
import { at, createInk, type Ink, picture, svg, times } from './ink.ts';
import * as beasts from './motifs/beasts.ts';
import * as sea from './motifs/sea.ts';
import { glint, glow, ground, rays, scroll } from './motifs/setting.ts';
import * as gear from './motifs/sport.ts';
import { card, chips, coin, die, gem, heap, numberBall, rouletteWheel, shower } from './motifs/table.ts';
import * as tech from './motifs/tech.ts';
import * as loot from './motifs/treasure.ts';

type Mood = readonly [deep: string, middle: string, warm: string, light: string];

const moods = {
  gold: ['#1a0a2e', '#5a1a6a', '#ff9a3c', '#ffd25e'],
  night: ['#060b24', '#1a3a9a', '#4da3ff', '#bfe0ff'],
  jade: ['#031a18', '#0a6a5a', '#2ce0a8', '#d8ffe8'],
  red: ['#2a040c', '#9a0d20', '#ff6a3a', '#ffe0a0'],
  violet: ['#10062e', '#4a1aa8', '#c04bff', '#ffc8ff'],
  sea: ['#021a3a', '#0a5aa8', '#3fd6ff', '#d8f8ff'],
  ember: ['#1c0806', '#7a2410', '#ff7a2e', '#ffe6a8'],
  pitch: ['#04122e', '#0f49a8', '#5fd08a', '#f0fff4'],
} satisfies Record<string, Mood>;

/** The far ground: a silhouette from x = 0 to w standing on y. */
const horizons = {
  city: (k, w, y) => {
    let x = 0;
    let d = `M0 ${y}`;
    while (x < w) {
      const b = k.whole(26, 58);
      d += `V${y - k.whole(30, 150)}h${b}`;
      x += b;
    }
    return `${d}V${y}z`;
  },
  peaks: (k, w, y) => {
    let x = -40;
    let d = `M-40 ${y}`;
    while (x < w) {
      const b = k.whole(90, 190);
      d += `L${x + b / 2} ${y - k.whole(70, 190)} ${x + b} ${y - k.whole(0, 40)}`;
      x += b;
    }
    return `${d}V${y}z`;
  },
  pagoda: (k, w, y) =>
    times(Math.ceil(w / 200), (i) => {
      const x = i * 200 + k.whole(20, 90);
      const tiers = k.whole(2, 4);
      return `${times(tiers, (t) => {
        const half = 62 - t * 13;
        const top = y - t * 44;
        return `M${x - half + 16} ${top}v-30h${2 * half - 32}v30zM${x - half - 10} ${top - 26}q22-4 30-22h${2 * half - 40}q8 18 30 22z`;
      })}M${x - 3} ${y - tiers * 44}v-26h6v26z`;
    }),
  stands: (_, w, y) => `M0 ${y}V${y - 150}Q${w / 2} ${y - 220} ${w} ${y - 150}V${y}z`,
  reef: (k, w, y) => {
    let x = 0;
    let d = `M0 ${y}V${y - 40}`;
    while (x < w) {
      const b = k.whole(50, 110);
      d += `q${b / 2} ${-k.whole(40, 130)} ${b} ${k.whole(-10, 10)}`;
      x += b;
    }
    return `${d}V${y + 40}H0z`;
  },
} satisfies Record<string, (k: Ink, w: number, y: number) => string>;

const pile = (k: Ink, mark?: string) => heap(k, coin(k, mark), 20, 190, 620, 3, 1.05);
const rain = (k: Ink, n = 18, mark?: string) =>
  shower(k, coin(k, mark), n, 0, -20, 150, 300, { size: [0.4, 1.1], from: 180, sweep: 180 });

/** Where each stands, its size, number and colour. */
const lottoBalls = [
  [0, 20, 1.95, 8, '#e3202c'],
  [-128, -58, 1.35, 27, '#1f9a5a'],
  [128, -66, 1.4, 45, '#f5a81f'],
  [-176, 92, 1.35, 63, '#7a3cff'],
  [176, 84, 1.4, 19, '#1f7ae0'],
  [6, -146, 1.05, 90, '#ff5fa8'],
  [-250, -20, 0.8, 36, '#12b5c4'],
  [256, -22, 0.8, 72, '#e3202c'],
] as const;

interface Kind {
  readonly mood: keyof typeof moods;
  readonly land: keyof typeof horizons;
  readonly draw: (k: Ink) => string;
}

/** Each kind: mood, far ground, and the group that stands about (0, 0), some 560 wide and 400 high. */
const kinds = {
  welcome: {
    mood: 'gold',
    land: 'city',
    draw: (k) =>
      rain(k) +
      at(-200, 66, beasts.luckyCat(k, { trim: '#e3202c' }), { s: 0.98 }) +
      at(204, 92, loot.pot(k, '#3a2a6a', '#ff5fa8'), { s: 1.05 }) +
      at(0, 30, loot.chest(k, '#7a3a1c'), { s: 1.62 }) +
      pile(k),
  },
  jackpot: {
    mood: 'violet',
    land: 'city',
    draw: (k) =>
      rain(k) +
      at(-126, 20, loot.seven(k, '#ff8a1f'), { s: 1.9, r: -14 }) +
      at(126, 20, loot.seven(k, '#1fa8ff'), { s: 1.9, r: 14 }) +
      at(0, 0, loot.seven(k, '#e3202c'), { s: 2.9 }) +
      at(-232, 96, loot.cherry(k), { s: 1.3, r: -10 }) +
      at(236, 84, loot.bell(k), { s: 1.4, r: 12 }) +
      pile(k),
  },
  live: {
    mood: 'jade',
    land: 'city',
    draw: (k) =>
      at(-196, -30, card(k, 'A', 'spade'), { s: 1.5, r: -22 }) +
      at(204, -36, card(k, 'K', 'heart'), { s: 1.5, r: 18 }) +
      at(0, 44, rouletteWheel(k), { s: 2.05, sy: 1.15 }) +
      svg`<circle cx="66" cy="-44" r="10" fill="#fff"/>` +
      at(-214, 150, chips(k, 7, '#e3202c', 38)) +
      at(-140, 176, chips(k, 4, '#f0a81f', 38)) +
      at(214, 160, chips(k, 5, '#1f7ae0', 38)) +
      at(150, 178, die(k, [5, 3, 1]), { s: 0.9, r: 8 }),
  },
  sports: {
    mood: 'pitch',
    land: 'stands',
    draw: (k) =>
      at(-206, 60, gear.basketball(k, 74)) +
      at(206, 40, gear.glove(k, '#e3202c'), { s: 1.05, r: 24 }) +
      at(0, -4, gear.trophy(k), { s: 1.5 }) +
      at(-92, 142, gear.football(k, 62), { r: 12 }) +
      at(112, 150, gear.tennisBall(k, 42)) +
      at(214, 148, gear.shuttle(k), { s: 0.8, r: 36 }),
  },
  esports: {
    mood: 'violet',
    land: 'peaks',
    draw: (k) =>
      at(-190, 10, tech.sword(k, '#9fd8ff'), { s: 1.3, r: -26 }) +
      at(190, 10, tech.sword(k, '#ffb0a0'), { s: 1.3, r: 26 }) +
      at(0, 4, tech.mecha(k, '#7a3cff', '#3fe0ff'), { s: 1.62 }) +
      at(-176, 132, tech.pad(k, '#e3304a', '#ffd23f'), { s: 0.85, r: -12 }) +
      at(184, 122, tech.headset(k, '#1f7ae0', '#3fe0ff'), { s: 0.78, r: 10 }),
  },
  fish: {
    mood: 'sea',
    land: 'reef',
    draw: (k) =>
      at(-206, -62, sea.fish(k, '#ff8a2a', '#ffffff'), { s: 1, r: -8 }) +
      at(206, -80, sea.fish(k, '#2a8aff', '#ffd23f'), { s: 0.86, sy: 0.86, r: 10 }) +
      at(0, 10, sea.octopus(k, '#a83fe0', '#ffd0f0'), { s: 1.55 }) +
      at(-214, 128, sea.puffer(k), { s: 0.62 }) +
      at(214, 118, sea.turtle(k), { s: 0.72, r: -24 }) +
      rain(k, 10),
  },
  lottery: {
    mood: 'night',
    land: 'city',
    draw: (k) =>
      rain(k, 14) + lottoBalls.map(([x, y, s, n, c]) => at(x, y, numberBall(k, n, c, 50), { s })).join('') + pile(k),
  },
  fortune: {
    mood: 'red',
    land: 'pagoda',
    draw: (k) =>
      rain(k, 18, 'hole') +
      at(-206, 96, beasts.ingot(k), { s: 1.7, r: -8 }) +
      at(210, 96, beasts.ingot(k), { s: 1.7, r: 8 }) +
      at(0, -8, beasts.fortune(k), { s: 1.62 }) +
      pile(k, 'hole'),
  },
  dragon: {
    mood: 'ember',
    land: 'pagoda',
    draw: (k) =>
      at(-214, 74, gem(k, '#22b0ff', 'hex'), { s: 1.1, r: -14 }) +
      at(218, 74, gem(k, '#e3202c', 'pear'), { s: 1.05, r: 14 }) +
      at(0, -6, beasts.dragon(k, { skin: '#12a06a', rim: '#fff0b0' }), { s: 1.72 }) +
      pile(k, 'hole'),
  },
  vip: {
    mood: 'gold',
    land: 'peaks',
    draw: (k) =>
      rain(k, 12) +
      at(-214, 70, gem(k, '#3fd6ff', 'hex'), { s: 1.35, r: -14 }) +
      at(216, 66, gem(k, '#2fd07a', 'pear'), { s: 1.2, r: 14 }) +
      at(0, 12, beasts.lion(k, { mane: '#7a2a6a' }), { s: 1.55 }) +
      at(
        0,
        -132,
        svg`<path d="M-62 30L-76-30-36-2 0-50 36-2 76-30 62 30z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="4" stroke-linejoin="round"/><path d="M-60 18H60" stroke="${GOLD[0]}" stroke-width="4"/>`,
      ) +
      at(0, -118, gem(k, '#ff3b5c', 'hex'), { s: 0.32 }) +
      pile(k),
  },
} satisfies Record<string, Kind>;
export type BannerKind = keyof typeof kinds;
export const bannerKinds = Object.keys(kinds).filter((name): name is BannerKind => name in kinds);

export interface BannerOf {
  readonly seed: string | number;
  readonly kind: BannerKind;
  readonly crop?: 'wide' | 'phone';
}

interface Frame {
  readonly w: number;
  readonly h: number;
  /** The middle of the group and its scale. */
  readonly cx: number;
  readonly cy: number;
  readonly s: number;
  /** The height of the floor. */
  readonly floor: number;
}

const frames: Readonly<Record<'wide' | 'phone', Frame>> = {
  wide: { w: 1200, h: 420, cx: 872, cy: 208, s: 0.94, floor: 372 },
  phone: { w: 800, h: 1000, cx: 400, cy: 390, s: 1.36, floor: 640 },
};

/** A hero picture: 1200 by 420 with the left half calm for words, or crop 'phone': 800 by 1000 with the words' room at the foot. */
export function banner({ seed, kind, crop = 'wide' }: BannerOf): string {
  const k = createInk(`banner/${seed}/${kind}/${crop}`);
  const { mood, land, draw }: Kind = kinds[kind];
  const [deep, mid, warm, light] = moods[mood];
  const phone = crop === 'phone';
  const { w, h, cx, cy, s, floor } = frames[crop];
  const rect = (fill: string) => svg`<path d="M0 0h${w}v${h}H0z" fill="${fill}"/>`;
  const dust = times(
    3,
    (i) =>
      svg`<path d="${times(14, () => `M${k.whole(0, w)} ${k.whole(0, floor)}h0`)}" stroke="${light}" stroke-width="${2 + i * 2.4}" stroke-linecap="round" opacity="${[0.7, 0.45, 0.25][i]}"/>`,
  );
  const curl = k.keep(
    `<path d="${scroll}" fill="${k.lin([mix(mid, warm, 0.25), deep])}" stroke="${warm}" stroke-opacity=".7" stroke-width="1.500"/>`,
  );
  const banks: readonly (readonly [x: number, y: number, scale: number])[] = phone
    ? [
        [-40, floor + 60, 3],
        [430, floor + 76, 2.6],
        [860, floor + 50, -3],
      ]
    : [
        [470, 420, 1.9],
        [600, 428, 2.4],
        [1230, 424, -2.4],
        [1010, 432, 2],
      ];
  const clouds = banks
    .map(([x, y, q]) => svg`<use href="#${curl}" transform="translate(${x} ${y}) scale(${q} ${Math.abs(q)})"/>`)
    .join('');
  const big = coin(k);
  const body =
    rect(k.rad([pale(warm, 0.2), [0.22, warm], [0.5, mid], deep], cx / w, cy / h, phone ? 0.75 : 0.62)) +
    rays(cx, cy, 24, phone ? 1000 : 860, light, { share: 0.42, o: 0.12 }) +
    glow(k, cx, cy, phone ? 440 : 320, light, 0.75) +
    svg`<path d="${horizons[land](k, w, floor)}" fill="${k.lin([mix(mid, warm, 0.35), mid])}" opacity=".75"/><path d="${horizons[land](k, w, floor)}" fill="${k.lin([mid, deep])}" opacity=".85" transform="translate(0 26)"/>` +
    svg`<path d="M0 ${floor}H${w}V${h}H0z" fill="${k.lin([mix(mid, warm, 0.2), [0.5, deep], deep])}"/><path d="M0 ${floor}H${w}" stroke="${light}" opacity=".35" stroke-width="1.500"/>` +
    svg`<g fill="none" stroke="${light}" opacity=".45"><circle cx="${cx}" cy="${cy}" r="${232 * s}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${248 * s}" stroke-dasharray="0 14" stroke-width="5" stroke-linecap="round"/></g>` +
    dust +
    ground(k, cx, floor + 14, 330 * s, '#000000', 0.6) +
    at(cx, cy, draw(k), { s }) +
    clouds +
    at(phone ? 70 : 1168, phone ? floor + 60 : 64, `<use href="#${big}"/>`, { s: 2.6, sy: 2.1, r: 24, o: 0.9 }) +
    at(phone ? 736 : 560, phone ? 80 : 70, `<use href="#${big}"/>`, { s: 1.4, sy: 0.9, r: -32, o: 0.8 }) +
    glint(cx - 150 * s, cy - 130 * s, 26 * s) +
    glint(cx + 176 * s, cy - 96 * s, 18 * s) +
    (phone
      ? rect(k.lin([[0.6, `${deep}/0`], [0.8, `${deep}/.92`], deep]))
      : rect(k.lin([deep, [0.3, `${deep}/.8`], [0.58, `${deep}/0`]], 0)));
  return picture(k, { width: w, height: h, title: kind, body });
}
