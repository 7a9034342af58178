import { type Ink, times } from '../ink.ts';

type Mood = readonly [deep: string, middle: string, warm: string, light: string];

export const moods = {
  gold: ['#1a0a2e', '#5a1a6a', '#ff9a3c', '#ffd25e'],
  night: ['#060b24', '#1a3a9a', '#4da3ff', '#bfe0ff'],
  jade: ['#031a18', '#0a6a5a', '#2ce0a8', '#d8ffe8'],
  red: ['#2a040c', '#9a0d20', '#ff6a3a', '#ffe0a0'],
  violet: ['#10062e', '#4a1aa8', '#c04bff', '#ffc8ff'],
  sea: ['#021a3a', '#0a5aa8', '#3fd6ff', '#d8f8ff'],
  ember: ['#1c0806', '#7a2410', '#ff7a2e', '#ffe6a8'],
  pitch: ['#04122e', '#0f49a8', '#5fd08a', '#f0fff4'],
} satisfies Record<string, Mood>;

/** Backgrounds: a silhouette from x = 0 to w, standing on y. */
export const horizons = {
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
