import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { joker, monarch } from '../motifs/people.ts';
import { glint, glow, ground, rays } from '../motifs/setting.ts';
import { card, chipFace, chips, coin, heap, type Suit, shower } from '../motifs/table.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

const allSuits: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];
const halo = (k: Ink, p: Palette) => glow(k, 150, 160, 150, pale(p.glow, 0.3), 0.9);
const block = (k: Ink, face: string, c = '#1f8a5a') =>
  svg`<rect x="-34" y="-44" width="76" height="104" rx="10" fill="${dark(c, 0.5)}"/><rect x="-36" y="-48" width="74" height="100" rx="10" fill="${c}"/><rect x="-38" y="-52" width="72" height="98" rx="10" fill="${k.lin(['#fff', '#f6f0e0', '#d8ccb0'], 60)}"/>${face}`;
const bamboo = svg`<g stroke="#1f8a4a" stroke-width="9" stroke-linecap="round"><path d="M-2-36V-14M-18 0V24M14 0V24"/></g><path d="M-2-25h0M-18 12h0M14 12h0" stroke="#fff" stroke-width="3"/>`;
const dots = (c: readonly [string, string]) =>
  times(
    4,
    (i) =>
      `<circle cx="${i % 2 ? 14 : -18}" cy="${i < 2 ? -24 : 16}" r="11" fill="none" stroke="${c[i % 2]}" stroke-width="6"/><circle cx="${i % 2 ? 14 : -18}" cy="${i < 2 ? -24 : 16}" r="3" fill="${c[i % 2]}"/>`,
  );
const centre = '<path d="M-24-20H20V4H-24zM-2-38V34" fill="none" stroke="#d8142f" stroke-width="7"/>';
const petals =
  '<path d="M-2-28q16-14 22 4q18 6 6 20q2 20-18 14q-14 14-22-2q-20-2-12-18q-6-20 24-18z" fill="#3f7ae0"/><circle cx="-1" cy="-6" r="9" fill="#ffd23f"/>';
const piece = (k: Ink, c: string, mark: (c: string) => string) =>
  svg`<circle cy="7" r="44" fill="#6a3a14"/><circle r="44" fill="${k.rad(['#fff0cc', '#e8b878', '#a86a2a'], 0.38, 0.3, 0.8)}"/><circle r="35" fill="none" stroke="${c}" stroke-width="4"/>` +
  mark(c);
const marks = {
  general: (c: string) =>
    `<path d="M-14-18H14M0-24V22M-18-2H18M-12 22H12" stroke="${c}" stroke-width="6.500" stroke-linecap="round"/><path d="M-18-10q4 8-2 14M18-10q-4 8 2 14" stroke="${c}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  chariot: (c: string) =>
    `<path d="M-18-16H18M-14-6H14V8H-14zM-20 16H20M0-24V26" stroke="${c}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  horse: (c: string) =>
    `<path d="M-14-20V10H16M-14-20H16M-14-10H14M-14 0H14M0-20V8M16 10Q18 24 6 24M-16 18v4M-5 18v4M6 16v4" stroke="${c}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  soldier: (c: string) =>
    `<path d="M-16-16L12-20M-10-16V6M-20 6H20M8-18V6M-8 14L-16 24M8 14L16 24" stroke="${c}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
};
/** Where the pips of a half stand. */
type Half = readonly (readonly [x: number, y: number])[];
const four: Half = [
  [-11, -11],
  [11, -11],
  [-11, 11],
  [11, 11],
];
const halves = {
  1: [[0, 0]],
  2: [
    [-11, -11],
    [11, 11],
  ],
  3: [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  4: four,
  5: [...four.slice(0, 2), [0, 0], ...four.slice(2)],
  6: [
    [-11, -12],
    [11, -12],
    [-11, 0],
    [11, 0],
    [-11, 12],
    [11, 12],
  ],
} satisfies Record<number, Half>;
const domino = (k: Ink, a: keyof typeof halves, b: keyof typeof halves) => {
  const d = (half: Half, y: number) => half.map(([x, v]) => `M${x} ${v + y}h0`).join('');
  return svg`<rect x="-26" y="-48" width="58" height="106" rx="9" fill="#05060c"/><rect x="-30" y="-54" width="58" height="106" rx="9" fill="${k.lin(['#fffdf4', '#e8dcc4', '#b8a888'], 60)}"/><path d="M-22 0H22" stroke="#8a7a5a" stroke-width="3"/><path d="${d(halves[a], -27)}${d(halves[b], 27)}" stroke="#16131f" stroke-width="9.500" stroke-linecap="round"/>`;
};
/** Faces of the dice of bầu cua. */
const creature = {
  gourd:
    '<path d="M0-30q12 0 12 14q0 6-5 10q17 6 17 22q0 16-24 16t-24-16q0-16 17-22q-5-4-5-10q0-14 12-14z" fill="#e8902a"/><path d="M0-30q4-10 12-8" stroke="#2f8a3a" stroke-width="5" fill="none"/>',
  crab: '<path d="M-20 4q0-16 20-16t20 16q0 14-20 14t-20-14z" fill="#e3302c"/><path d="M-18-4q-16-4-12-20q10 2 8 12M18-4q16-4 12-20q-10 2-8 12M-16 14l-12 10M16 14l12 10M-20 6l-12 4M20 6l12 4" stroke="#e3302c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-7-14v-7M7-14v-7" stroke="#2a0a0a" stroke-width="4" stroke-linecap="round"/>',
  shrimp:
    '<path d="M22-20q-40-12-44 20q-2 22 22 22q-12-8-6-20q8-14 28-10z" fill="#ff6a3a"/><path d="M-16-12l12 8M-22 2h12M18-20q14-4 18-14" stroke="#a8301a" stroke-width="3.500" fill="none"/><circle cx="14" cy="-14" r="3" fill="#1c0a0a"/>',
  fish: '<path d="M-26 0q14-18 34 0l14-12v24L8 0q-20 18-34 0z" fill="#2a7ae0"/><circle cx="-14" cy="-3" r="3" fill="#fff"/>',
};
const bauCuaDie = (k: Ink, face: keyof typeof creature, c: string) =>
  svg`<path d="M-50-40L-34-58H58L46-40z" fill="${pale(c, 0.7)}" stroke="#8a6a3a" stroke-width="3" stroke-linejoin="round"/><path d="M46-40L58-58V36L46 52z" fill="${dark(c, 0.35)}" stroke="#8a6a3a" stroke-width="3" stroke-linejoin="round"/><rect x="-50" y="-40" width="96" height="92" rx="10" fill="${k.lin(['#fff', '#fff6e0', '#e8d4a8'])}" stroke="#8a6a3a" stroke-width="3"/><g transform="translate(-2 6) scale(1.150)">${creature[face]}</g>`;

export const cards = {
  fan: (k, p) =>
    halo(k, p) +
    ground(k, 150, 282, 120, '#000', 0.5) +
    (
      [
        ['10', 'club'],
        ['J', 'diamond'],
        ['Q', 'spade'],
        ['K', 'heart'],
        ['A', 'spade'],
      ] as const
    )
      .map(
        ([r, s], i) =>
          `<g transform="translate(150 300) rotate(${(i - 2) * 19}) translate(0 -152)"><g transform="scale(1.180)">${card(k, r, s)}</g></g>`,
      )
      .join('') +
    at(52, 280, chips(k, 4, p.main, 26)) +
    at(250, 280, chips(k, 5, p.second, 26)) +
    glint(226, 76, 18),
  joker: (k, p) =>
    halo(k, p) +
    at(66, 120, card(k, 'A', 'heart'), { s: 1, r: -24 }) +
    at(236, 120, card(k, 'A', 'spade'), { s: 1, r: 24 }) +
    at(150, 176, joker(k, { a: p.main, b: p.second }), { s: 1.08 }) +
    glint(222, 62, 14),
  king: (k, p) =>
    halo(k, p) +
    rays(150, 160, 16, 220, p.third, { share: 0.4, o: 0.25 }) +
    at(
      150,
      170,
      monarch(k, { robe: p.main, suit: k.pick(allSuits), hair: k.pick(['#8a5a2a', '#4a2a1a', '#d8d0c8']) }),
      { s: 1.14 },
    ) +
    heap(k, coin(k), 150, 296, 280, 2, 0.85) +
    glint(206, 58, 16),
  queen: (k, p) =>
    halo(k, p) +
    at(70, 134, card(k, 'Q', 'diamond'), { s: 1.1, r: -18 }) +
    at(232, 134, card(k, 'Q', 'club'), { s: 1.1, r: 18 }) +
    at(
      150,
      172,
      monarch(k, { robe: p.second, queen: true, suit: 'heart', hair: k.pick(['#2a1622', '#a8442a', '#e0b050']) }),
      { s: 1.12 },
    ) +
    glint(96, 66, 14),
  aces: (k, p) =>
    halo(k, p) +
    at(92, 112, card(k, 'A', 'club'), { s: 1.26, r: -18 }) +
    at(208, 112, card(k, 'A', 'diamond'), { s: 1.26, r: 18 }) +
    at(118, 198, card(k, 'A', 'heart'), { s: 1.3, r: -7 }) +
    at(190, 202, card(k, 'A', 'spade'), { s: 1.3, r: 8 }) +
    at(48, 272, chipFace(k, p.main, 28)) +
    at(258, 262, chipFace(k, p.second, 32)) +
    at(252, 62, chipFace(k, '#1c1c2c', 22)) +
    glint(60, 70, 14),
  mahjong: (k, p) =>
    halo(k, p) +
    at(82, 110, block(k, bamboo, p.second), { s: 1.02, r: -14 }) +
    at(222, 112, block(k, dots(['#1f5fd0', '#1f8a4a']), p.second), { s: 1.02, r: 13 }) +
    at(98, 216, block(k, petals, p.second), { s: 1.02, r: 6 }) +
    at(206, 220, block(k, dots(['#d8142f', '#1f5fd0']), p.second), { s: 0.98, r: -6 }) +
    at(150, 156, block(k, centre, p.second), { s: 1.3, r: -2 }) +
    glint(192, 92, 18),
  chess: (k, p) =>
    svg`<path d="M0 292L60 196H240L300 292V400H0z" fill="${k.lin(['#e8b878', '#8a5028'])}"/><path d="M60 196H240M38 230H262M14 268H286M60 196L0 292M105 196L80 292M150 196V292M195 196L220 292M240 196L300 292" stroke="#4a2410" stroke-width="2" opacity=".7"/>` +
    halo(k, p) +
    at(72, 232, piece(k, '#1c1a2a', marks.soldier), { s: 0.84, sy: 0.7 }) +
    at(232, 236, piece(k, '#1c1a2a', marks.horse), { s: 0.84, sy: 0.7 }) +
    at(88, 118, piece(k, '#c8142a', marks.chariot), { s: 0.98, r: -14 }) +
    at(218, 126, piece(k, '#1c1a2a', marks.general), { s: 0.98, r: 12 }) +
    at(150, 176, piece(k, '#c8142a', marks.general), { s: 1.5 }) +
    glint(190, 130, 16),
  domino: (k, p) =>
    halo(k, p) +
    at(80, 140, domino(k, 5, 2), { s: 1.15, r: -24 }) +
    at(224, 140, domino(k, 6, 4), { s: 1.15, r: 22 }) +
    at(150, 160, domino(k, 6, 6), { s: 1.5, r: -2 }) +
    at(74, 268, domino(k, 3, 1), { s: 0.72, r: 72 }) +
    at(232, 268, domino(k, 4, 5), { s: 0.72, r: -70 }) +
    glint(186, 76, 16),
  bauCua: (k, p) =>
    svg`<ellipse cx="150" cy="252" rx="132" ry="42" fill="${k.lin([GOLD[3], GOLD[1], GOLD[0]])}"/><ellipse cx="150" cy="246" rx="118" ry="34" fill="${dark(p.main, 0.3)}"/>` +
    halo(k, p) +
    at(86, 190, bauCuaDie(k, 'crab', '#f0dcb0'), { s: 0.92, r: -10 }) +
    at(216, 196, bauCuaDie(k, 'shrimp', '#f0dcb0'), { s: 0.92, r: 9 }) +
    at(150, 108, bauCuaDie(k, k.pick(['gourd', 'fish']), '#f0dcb0'), { s: 1.02, r: 3 }) +
    shower(k, coin(k, 'hole'), 6, 150, 150, 110, 140, { size: [0.4, 0.7] }),
  duel: (k, p) =>
    svg`<path d="M0 0H176L124 400H0z" fill="${p.main}" opacity=".42"/><path d="M176 0H300V400H124z" fill="${p.second}" opacity=".42"/>` +
    at(78, 160, monarch(k, { robe: p.main, suit: 'spade' }), { s: 0.86 }) +
    at(222, 160, monarch(k, { robe: p.second, suit: 'heart', queen: true, hair: '#2a1622' }), { s: 0.86 }) +
    svg`<path d="M164 10L138 140H158L136 296 176 128H154L176 10z" fill="${k.lin(['#fff', p.third, '#ff8a1f'])}"/>` +
    at(150, 250, chipFace(k, '#1c1c2c', 32)),
} satisfies Scenes;
