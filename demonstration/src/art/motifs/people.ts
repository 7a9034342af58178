// Busts: the hosts of live tables and the court of the card pack.

import { dark, GOLD, mix, pale } from '../colour.ts';
import { type Ink, svg } from '../ink.ts';
import { star } from './setting.ts';
import { type Suit, suits } from './table.ts';

const line = '#24101c';

export interface Hostess {
  readonly hair?: string;
  readonly dress?: string;
  readonly style?: 'bun' | 'long' | 'bob';
  readonly wear?: 'vest' | 'aodai' | 'gown';
  readonly skin?: string;
  readonly lips?: string;
  readonly rim?: string;
}

/** A hostess behind the table. */
export function hostess(
  k: Ink,
  {
    hair = '#2a1622',
    dress = '#c8203a',
    style = 'long',
    wear = 'vest',
    skin = '#f6c9a4',
    lips = '#d8304a',
    rim = '#fff',
  }: Hostess = {},
) {
  const h = k.lin([mix(hair, '#a86a5a', 0.35), hair, dark(hair, 0.4)]);
  const s = k.lin([pale(skin, 0.45), skin, dark(skin, 0.18)], 20);
  const behind = {
    long: 'M0-104Q62-104 68-40Q70 20 84 74Q60 96 40 70H-40Q-60 96-84 74Q-70 20-68-40Q-62-104 0-104z',
    bob: 'M0-104Q70-104 74-34Q76 10 58 34H-58Q-76 10-74-34Q-70-104 0-104z',
    bun: 'M0-100Q58-100 62-40Q62-6 50 14H-50Q-62-6-62-40Q-58-100 0-100z',
  }[style];
  const clothes = {
    vest: () =>
      svg`<path d="M-96 130Q-96 72-40 58H40Q96 72 96 130z" fill="${k.lin(['#fff', '#c8cede'])}" stroke="${line}" stroke-width="3"/><path d="M-74 130Q-74 78-44 60L0 112 44 60Q74 78 74 130z" fill="${k.lin([pale(dress, 0.15), dress, dark(dress, 0.5)])}" stroke="${line}" stroke-width="3"/><path d="M0 66l-22-11v24zM0 66l22-11v24z" fill="${line}"/><circle cy="66" r="5" fill="${GOLD[2]}"/><path d="M0 118v0" stroke="${GOLD[3]}" stroke-width="6" stroke-linecap="round"/>`,
    aodai: () =>
      svg`<path d="M-96 130Q-94 74-36 58L-18 46H18L36 58Q94 74 96 130z" fill="${k.lin([pale(dress, 0.25), dress, dark(dress, 0.45)], 60)}" stroke="${line}" stroke-width="3"/><path d="M-19 42Q0 56 19 42V58Q0 68-19 58z" fill="${pale(dress, 0.3)}" stroke="${line}" stroke-width="2"/><path d="M8 62Q40 80 50 130" stroke="${GOLD[2]}" stroke-width="3" fill="none"/><path d="${star(5, 13, 6, -90, -34, 100)}${star(5, 10, 5, -90, -58, 116)}" fill="${GOLD[3]}"/>`,
    gown: () =>
      svg`<path d="M-86 130Q-88 82-40 62L-20 50H20L40 62Q88 82 86 130z" fill="${s}" stroke="${line}" stroke-width="3"/><path d="M-88 130Q-86 84-50 62L-38 60Q-22 84 0 76Q22 84 38 60L50 62Q86 84 88 130z" fill="${k.lin([pale(dress, 0.35), dress, dark(dress, 0.45)])}" stroke="${line}" stroke-width="3"/><path d="M-38 60Q-22 84 0 76Q22 84 38 60" stroke="${GOLD[3]}" stroke-width="4" fill="none"/><path d="M-50 84q20 20 50 14t50-14" stroke="${pale(dress, 0.4)}" stroke-width="3" fill="none" opacity=".7"/>`,
  }[wear]();
  return (
    (style === 'bun'
      ? svg`<circle cy="-104" r="26" fill="${h}" stroke="${line}" stroke-width="3"/><path d="M-34-112L30-98" stroke="${GOLD[2]}" stroke-width="4" stroke-linecap="round"/>`
      : '') +
    k.relief(behind, h, { edge: line, width: 4, rim, dx: 2, dy: -1 }) +
    svg`<path d="M-16 20H16V54Q0 72-16 54z" fill="${dark(skin, 0.16)}"/>` +
    clothes +
    svg`<path d="M0-78Q44-78 47-30Q47 8 24 30Q10 42 0 42T-24 30Q-47 8-47-30Q-44-78 0-78z" fill="${s}" stroke="${dark(skin, 0.5)}" stroke-width="1.500"/>` +
    k.mirror(
      svg`<path d="M10-22Q24-36 40-22Q38-10 24-10Q14-12 10-22z" fill="#fff"/><circle cx="25" cy="-20" r="8.500" fill="${k.rad(['#a86a3a', '#3a1c10'])}"/><circle cx="25" cy="-20" r="4" fill="#120a0c"/><circle cx="22" cy="-24" r="2.600" fill="#fff"/><path d="M8-20Q24-40 44-24" stroke="${line}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M12-40Q26-48 42-39" stroke="${dark(hair, 0.1)}" stroke-width="3.500" fill="none" stroke-linecap="round"/><ellipse cx="32" cy="4" rx="10" ry="6" fill="#ff6a7a" opacity=".3"/><circle cx="50" cy="8" r="4.500" fill="${GOLD[3]}" stroke="${GOLD[0]}"/>`,
    ) +
    svg`<path d="M-2-6Q-5 3 2 4" stroke="${dark(skin, 0.35)}" stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M-15 17Q-6 12 0 15Q6 12 15 17Q0 34-15 17z" fill="${lips}"/><path d="M-11 18Q0 16 11 18Q0 24-11 18z" fill="#fff"/>` +
    svg`<path d="M-14-96Q52-104 56-40Q58-8 52 20Q46-30 34-50Q14-58-10-72Q-26-46-44-36Q-50-14-52 20Q-60-12-56-40Q-50-88-14-96z" fill="${h}" stroke="${dark(hair, 0.45)}" stroke-width="1.500"/><path d="M-10-72Q-4-86 10-92M-18-66Q-34-58-44-40M6-64Q34-60 44-30M-40-70Q-30-86-12-88" stroke="${mix(hair, '#ffd8b8', 0.5)}" stroke-width="3.500" opacity=".65" fill="none" stroke-linecap="round"/>` +
    (wear === 'aodai'
      ? svg`<path d="${star(5, 15, 7, -90, -46, -62)}" fill="#ffd6e4" stroke="#ff8ab0" stroke-width="6" stroke-linejoin="round"/><circle cx="-46" cy="-62" r="5" fill="${GOLD[2]}"/>`
      : '')
  );
}

/** The jester of the pack. */
export function joker(k: Ink, { a = '#c81e5a', b = '#2a4ae0', skin = '#ffe9d8' } = {}) {
  return (
    svg`<path d="M-70 110L-92 70-56 78-40 54H40L56 78 92 70 70 110z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>` +
    svg`<path d="M0-40Q-20-120-84-100Q-116-84-112-44Q-98-66-74-50Q-62-34-52-10z" fill="${k.lin([pale(a, 0.3), a, dark(a, 0.45)], 30)}" stroke="${line}" stroke-width="4"/><path d="M0-40Q20-120 84-100Q116-84 112-44Q98-66 74-50Q62-34 52-10z" fill="${k.lin([pale(b, 0.3), b, dark(b, 0.45)], 30)}" stroke="${line}" stroke-width="4"/><path d="M-44-30Q-30-116 0-134Q30-116 44-30z" fill="${k.lin([pale(GOLD[2], 0.2), GOLD[2], GOLD[1]])}" stroke="${line}" stroke-width="4"/>` +
    (
      [
        [-112, -38],
        [112, -38],
        [0, -136],
      ] as const
    )
      .map(
        ([x, y]) =>
          svg`<circle cx="${x}" cy="${y}" r="12" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}" stroke="${line}" stroke-width="3"/>`,
      )
      .join('') +
    svg`<path d="M0-50Q56-50 56 0Q54 40 22 66Q0 84-22 66Q-54 40-56 0Q-56-50 0-50z" fill="${k.rad(['#fff', skin, dark(skin, 0.25)], 0.4, 0.35, 0.75)}" stroke="${line}" stroke-width="4"/><path d="M-62-22Q0-52 62-22Q60-40 48-48Q0-66-48-48Q-60-40-62-22z" fill="${k.lin([pale(a, 0.2), dark(a, 0.4)])}" stroke="${line}" stroke-width="4"/>` +
    k.mirror(
      svg`<path d="M24-26L32-2 24 22 16-2z" fill="${a}"/><path d="M10-6Q24-22 40-8Q26 6 10-6z" fill="#fff" stroke="${line}" stroke-width="3"/><circle cx="25" cy="-6" r="5" fill="#2fa84a"/><circle cx="25" cy="-6" r="2.400" fill="#0b0a14"/><path d="M8-18L42-26" stroke="${line}" stroke-width="4.500" stroke-linecap="round"/><circle cx="42" cy="18" r="9" fill="#ff5a6a" opacity=".6"/>`,
    ) +
    svg`<circle cy="12" r="8" fill="${k.rad(['#ff8a8a', '#d8142f'], 0.35, 0.3, 0.8)}"/><path d="M-44 18Q0 56 44 18Q40 60 0 62Q-40 60-44 18z" fill="#5a0818" stroke="${line}" stroke-width="4" stroke-linejoin="round"/><path d="M-38 27Q0 54 38 27L34 36Q0 56-34 36z" fill="#fff"/>`
  );
}

export interface Monarch {
  readonly robe?: string;
  readonly queen?: boolean;
  readonly suit?: Suit;
  readonly skin?: string;
  readonly hair?: string;
}

/** King or queen of a suit, crowned. */
export function monarch(
  k: Ink,
  { robe = '#a81a2a', queen = false, suit = 'spade', skin = '#f2c09a', hair = '#8a5a2a' }: Monarch = {},
) {
  return (
    svg`<path d="M-92 120Q-90 62-40 50H40Q90 62 92 120z" fill="${k.lin([pale(robe, 0.2), robe, dark(robe, 0.5)])}" stroke="${line}" stroke-width="4"/><path d="M-62 66Q0 110 62 66L48 54Q0 86-48 54z" fill="#fff" stroke="${line}" stroke-width="3"/><path d="M-44 74l2 8M-22 86l1 8M0 90v8M22 86l-1 8M44 74l-2 8" stroke="#14101f" stroke-width="5" stroke-linecap="round"/>` +
    svg`<path d="M0-66Q66-66 ${queen ? '64 10Q70 46 56 66H-56Q-70 46-64 10' : '58-4Q62 30 46 44H-46Q-62 30-58-4'}Q-66-66 0-66z" fill="${k.lin([pale(hair, 0.25), dark(hair, 0.4)])}" stroke="${line}" stroke-width="4"/><path d="M0-58Q44-58 46-12Q46 26 24 46Q0 60-24 46Q-46 26-46-12Q-44-58 0-58z" fill="${k.rad([pale(skin, 0.5), skin, dark(skin, 0.3)], 0.4, 0.35, 0.75)}" stroke="${line}" stroke-width="2.500"/>` +
    k.mirror(
      svg`<path d="M10-8Q24-22 40-8Q26 4 10-8z" fill="#fff" stroke="${line}" stroke-width="3"/><circle cx="25" cy="-8" r="6" fill="#2f6ad0"/><circle cx="25" cy="-8" r="3" fill="#0b0a14"/><path d="M8-24Q24-34 42-24" stroke="${dark(hair, 0.3)}" stroke-width="5" fill="none" stroke-linecap="round"/>${queen ? '<ellipse cx="32" cy="14" rx="9" ry="6" fill="#ff5a6a" opacity=".45"/>' : svg`<path d="M0 20Q18 12 34 24Q44 26 48 16Q50 44 34 58Q20 84 0 92z" fill="${k.lin([pale(hair, 0.25), hair, dark(hair, 0.4)])}" stroke="${dark(hair, 0.5)}" stroke-width="2"/>`}`,
    ) +
    (queen
      ? svg`<path d="M-13 28Q0 22 13 28Q0 42-13 28z" fill="#c81e3a"/>`
      : svg`<path d="M-10 32Q0 28 10 32Q0 40-10 32z" fill="#a8202e"/>`) +
    svg`<path d="M-2 2Q-6 12 3 13" stroke="${dark(skin, 0.35)}" stroke-width="3" fill="none"/>` +
    svg`<path d="M-56-44L-66-100-34-74 0-116 34-74 66-100 56-44Q0-60-56-44z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1], GOLD[3]])}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/><circle cx="-66" cy="-102" r="8" fill="#e3202c"/><circle cx="66" cy="-102" r="8" fill="#e3202c"/><circle cy="-120" r="9" fill="#22b0ff"/><path d="${suits[suit]}" fill="${suit === 'heart' || suit === 'diamond' ? '#d8142f' : '#151a33'}" transform="translate(0 -72) scale(.85)"/>`
  );
}
