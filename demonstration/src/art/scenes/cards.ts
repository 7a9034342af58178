import { pale } from '../colour.ts';
import { at, type Ink, svg } from '../ink.ts';
import { joker, monarch } from '../motifs/people.ts';
import { glint, glow, ground, rays } from '../motifs/setting.ts';
import { card, chipFace, chips, coin, heap, type Suit } from '../motifs/table.ts';
import type { Palette } from '../studios/studio.ts';
import type { Scenes } from './scene.ts';

const allSuits: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];
const halo = (k: Ink, p: Palette) => glow(k, 150, 160, 150, pale(p.glow, 0.3), 0.9);

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
  duel: (k, p) =>
    svg`<path d="M0 0H176L124 400H0z" fill="${p.main}" opacity=".42"/><path d="M176 0H300V400H124z" fill="${p.second}" opacity=".42"/>` +
    at(78, 160, monarch(k, { robe: p.main, suit: 'spade' }), { s: 0.86 }) +
    at(222, 160, monarch(k, { robe: p.second, suit: 'heart', queen: true, hair: '#2a1622' }), { s: 0.86 }) +
    svg`<path d="M164 10L138 140H158L136 296 176 128H154L176 10z" fill="${k.lin(['#fff', p.third, '#ff8a1f'])}"/>` +
    at(150, 250, chipFace(k, '#1c1c2c', 32)),
} satisfies Scenes;
