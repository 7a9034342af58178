// Parts of the avatars' faces, drawn around the middle of the head.
import { dark, GOLD, pale } from './colour.ts';
import type { Ink } from './ink.ts';
import { star } from './motifs/setting.ts';

/** Ears by kind: drawn on the right, mirrored. Colours of coat and inner ear. */
export const ears = {
  round: (c, i) => `<circle cx="24" cy="-22" r="12" fill="${c}"/><circle cx="24" cy="-21" r="6.500" fill="${i}"/>`,
  point: (c, i) =>
    `<path d="M8-28Q26-46 32-42Q36-28 30-12z" fill="${c}"/><path d="M17-28Q26-38 29-36Q30-28 27-20z" fill="${i}"/>`,
  long: (c, i) =>
    `<path d="M6-24Q2-58 16-58Q28-54 20-22z" fill="${c}"/><path d="M11-28Q9-50 16-50Q21-46 16-26z" fill="${i}"/>`,
  flop: (c) => `<path d="M18-28Q40-32 42-4Q40 14 30 8Q24-6 18-16z" fill="${c}"/>`,
  tuft: (c, i) => `<path d="M10-30Q28-44 36-38Q34-22 28-14z" fill="${c}"/><path d="M36-38l4-8-10 4z" fill="${i}"/>`,
  wide: (c, i) =>
    `<path d="M20-14Q44-30 50-8Q50 14 28 12z" fill="${c}"/><path d="M28-8Q42-18 44-6Q42 6 30 6z" fill="${i}"/>`,
  horn: (c, i) =>
    `<path d="M18-24Q30-28 28-46Q42-34 30-16z" fill="${i}"/><path d="M26-10Q42-16 46-4Q36 4 28 2z" fill="${c}"/>`,
  eyes: (c) => `<circle cx="18" cy="-26" r="13" fill="${c}"/>`,
  none: () => '',
} satisfies Record<string, (c: string, i: string) => string>;

/** Snouts by kind. Colours of muzzle and line. */
export const snouts = {
  soft: (m, n) =>
    `<ellipse cy="13" rx="17" ry="12.500" fill="${m}"/><path d="M-6 6q6-5 12 0q-1 7-6 8q-5-1-6-8z" fill="${n}"/><path d="M0 14v3M-7 18q4 5 7-1q3 6 7 1" fill="none" stroke="${n}" stroke-width="2" stroke-linecap="round"/>`,
  pig: (m, n) =>
    `<ellipse cy="11" rx="13" ry="9.500" fill="${m}"/><ellipse cx="-4.500" cy="11" rx="2.200" ry="3.400" fill="${n}"/><ellipse cx="4.500" cy="11" rx="2.200" ry="3.400" fill="${n}"/><path d="M-6 24q6 4 12 0" fill="none" stroke="${n}" stroke-width="2" stroke-linecap="round"/>`,
  beak: (m, n) =>
    `<path d="M-10 8Q0-2 10 8Q6 20 0 22Q-6 20-10 8z" fill="${m}"/><path d="M-10 8Q0 13 10 8" fill="none" stroke="${n}" stroke-width="1.800"/>`,
  smile: (_, n) =>
    `<path d="M-15 10Q0 27 15 10" fill="none" stroke="${n}" stroke-width="2.600" stroke-linecap="round"/><path d="M-3 5h0M3 5h0" stroke="${n}" stroke-width="2.200" stroke-linecap="round"/>`,
  point: (m, n) =>
    `<path d="M-32 10Q-14 6 0 16Q14 6 32 10Q20 30 0 34Q-20 30-32 10z" fill="${m}"/><path d="M-5 19h10q-1 7-5 8q-4-1-5-8z" fill="${n}"/>`,
  trunk: (m, n) =>
    `<path d="M-8 2H8Q8 22 16 28Q10 36 2 32Q-8 26-8 2z" fill="${m}"/><path d="M-6 10h12M-6 16h13M-5 22h14" stroke="${n}" opacity=".35" stroke-width="1.600"/>`,
  visor: (_, n) => `<path d="M-10 20h20" stroke="${n}" stroke-width="3" stroke-dasharray="3 2"/>`,
} satisfies Record<string, (m: string, n: string) => string>;

export const extras = {
  none: '',
  phones:
    '<path d="M-37-2Q-38-40 0-40T37-2" fill="none" stroke="#1c2140" stroke-width="6"/><rect x="-44" y="-8" width="13" height="24" rx="6" fill="#ff5d5d"/><rect x="31" y="-8" width="13" height="24" rx="6" fill="#ff5d5d"/>',
  crown: `<path d="M-19-28L-24-48-10-38 0-52 10-38 24-48 19-28z" fill="${GOLD[2]}" stroke="${GOLD[0]}" stroke-width="2" stroke-linejoin="round"/><circle cy="-34" r="3" fill="#e3202c"/>`,
  cap: '<path d="M-32-16Q-32-44 0-44T32-16z" fill="#e0304a"/><path d="M-2-20Q34-24 46-10Q30-12-2-12z" fill="#a8182e"/><circle cy="-44" r="3.500" fill="#ffd23f"/>',
  glasses:
    '<g fill="#10142c" stroke="#ffd23f" stroke-width="2"><path d="M-28-10h24q0 16-12 16t-12-16zM4-10h24q0 16-12 16t-12-16z"/></g><path d="M-4-8h8" stroke="#ffd23f" stroke-width="2.500"/><path d="M-24-6l8 7M8-6l8 7" stroke="#fff" opacity=".6" stroke-width="2.500"/>',
  leaf: '<path d="M0-32Q-2-46 12-52Q16-38 0-32zM0-32Q-12-34-16-44Q-2-46 0-32z" fill="#5fd07a" stroke="#1f7a3a" stroke-width="1.500"/>',
  bow: '<path d="M14-32q-16-12-14 2q2 12 14-2q16-12 14 2q-2 12-14-2z" fill="#ff5d8f" stroke="#a81a4a" stroke-width="1.500"/>',
  scarf:
    '<path d="M-30 30Q0 46 30 30V40Q0 54-30 40z" fill="#e0304a"/><path d="M-30 34Q0 50 30 34" stroke="#fff" stroke-width="2.500" stroke-dasharray="4 5" fill="none"/>',
  flower: `<path d="${star(5, 11, 5, -90, -20, -26)}" fill="#ffd0e0" stroke="#ff8ab0" stroke-width="5" stroke-linejoin="round"/><circle cx="-20" cy="-26" r="4" fill="#ffd23f"/>`,
} satisfies Record<string, string>;

export interface Coat {
  readonly k: Ink;
  readonly coat: string;
  readonly second: string;
  readonly line: string;
}

/** Markings by kind, drawn on the head before muzzle and eyes. */
export const marks = {
  patch: ({ k, second }) =>
    k.mirror(`<ellipse cx="16" cy="-3" rx="9.500" ry="11.500" fill="${second}" transform="rotate(24 16 -3)"/>`),
  stripe: ({ k, line }) =>
    k.mirror(`<path d="M0-33h6l-6 14zM12-31h7l-4 12zM38-2l-13 3 13 5zM36 12l-11 1 8 7z" fill="${line}"/>`),
  face: ({ second }) =>
    `<path d="M0-14Q10-26 24-18Q34-4 26 14Q14 32 0 32T-26 14Q-34-4-24-18Q-10-26 0-14z" fill="${second}"/>`,
  disc: ({ k, coat }) => k.mirror(`<circle cx="15" cy="-4" r="15" fill="${pale(coat, 0.6)}"/>`),
  mask: ({ second }) => `<path d="M-37-4Q-18-16 0-6Q18-16 37-4Q26 14 8 6Q0 2-8 6Q-26 14-37-4z" fill="${second}"/>`,
  half: ({ second }) => `<path d="M6-33C26-32 38-18 38 2Q36 12 30 10Q6 8 4-14z" fill="${second}"/>`,
  dots: ({ k, second }) =>
    k.mirror(
      `<path d="M4-26h0M13-24h0M28 8h0M24 15h0" stroke="${pale(second, 0.2)}" stroke-width="5" stroke-linecap="round"/>`,
    ),
  brow: ({ k, second }) =>
    k.mirror(`<path d="M5-16Q18-26 30-16L27-10Q18-17 8-9z" fill="${second}"/>`) +
    `<path d="M-6-33Q0-44 6-33Q4-22 0-20Q-4-22-6-33z" fill="${second}"/>`,
  cheek: ({ k, second }) =>
    k.mirror(
      `<ellipse cx="24" cy="12" rx="12" ry="12" fill="${second}"/><circle cx="11" cy="-17" r="3.600" fill="${second}"/>`,
    ),
  blush: ({ k }) => k.mirror('<ellipse cx="25" cy="9" rx="6" ry="4" fill="#ff6a8a" opacity=".5"/>'),
  comb: ({ second }) =>
    `<path d="M-14-29Q-18-46-6-40Q-2-54 6-42Q18-48 14-29z" fill="${second}"/><path d="M-5 22Q-8 34 0 34Q8 34 5 22z" fill="${second}"/>`,
  alien: () => '',
  mane: () => '',
  robot: ({ coat }) =>
    `<rect x="-24" y="-16" width="48" height="24" rx="10" fill="#10183a"/><path d="M0-32v-12" stroke="${dark(coat, 0.3)}" stroke-width="4"/><circle cy="-46" r="5" fill="#ff5d5d"/><path d="M-38-6h8v14h-8zM30-6h8v14h-8z" fill="${dark(coat, 0.3)}"/>`,
} satisfies Record<string, (coat: Coat) => string>;
