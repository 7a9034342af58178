import { draw } from '../../../client/svg.ts';

/** Suit shapes around their centre, 20 wide. */
const shapes = {
  spades: 'M0-11C4-5 10-2 10 4c0 6-6 7-9 3 0 3 1 5 3 6h-8c2-1 3-3 3-6-3 4-9 3-9-3 0-6 6-9 10-15z',
  hearts: 'M0 11C-5 5-10 1-10-4c0-7 8-8 10-2 2-6 10-5 10 2 0 5-5 9-10 15z',
  clubs: 'M0-11a5 5 0 0 1 4 8 5 5 0 1 1-3 8c0 3 1 5 3 7h-8c2-2 3-4 3-7a5 5 0 1 1-3-8 5 5 0 0 1 4-8z',
  diamonds: 'M0-12C3-7 6-3 9 0 6 3 3 7 0 12-3 7-6 3-9 0-6-3-3-7 0-12z',
} as const;
export type Suit = keyof typeof shapes;

const [left, middle, right] = [37, 50, 63];
/** Pip positions by rank, `[x, y]` on a card of 100 by 140; pips in the lower half are upside down. */
const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, 70]],
  2: [
    [middle, 36],
    [middle, 104],
  ],
  3: [
    [middle, 36],
    [middle, 70],
    [middle, 104],
  ],
  4: [
    [left, 36],
    [right, 36],
    [left, 104],
    [right, 104],
  ],
  5: [
    [left, 36],
    [right, 36],
    [middle, 70],
    [left, 104],
    [right, 104],
  ],
  6: [
    [left, 36],
    [right, 36],
    [left, 70],
    [right, 70],
    [left, 104],
    [right, 104],
  ],
  7: [
    [left, 36],
    [right, 36],
    [middle, 53],
    [left, 70],
    [right, 70],
    [left, 104],
    [right, 104],
  ],
  8: [
    [left, 36],
    [right, 36],
    [middle, 53],
    [left, 70],
    [right, 70],
    [middle, 87],
    [left, 104],
    [right, 104],
  ],
  9: [
    [left, 32],
    [right, 32],
    [left, 57],
    [right, 57],
    [middle, 70],
    [left, 83],
    [right, 83],
    [left, 108],
    [right, 108],
  ],
  10: [
    [left, 32],
    [right, 32],
    [middle, 45],
    [left, 57],
    [right, 57],
    [left, 83],
    [right, 83],
    [middle, 95],
    [left, 108],
    [right, 108],
  ],
};

export const rankLabel = (rank: number): string => ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank);

const pip = (suit: Suit, x: number, y: number, scale: number): SVGElement =>
  draw('path', { d: shapes[suit], transform: `translate(${x} ${y}) scale(${y > 72 ? -scale : scale})` });

const corner = (rank: number, suit: Suit, turned: boolean): SVGElement =>
  draw(
    'g',
    turned ? { transform: 'rotate(180 50 70)' } : {},
    draw('text', { x: 13, y: 22, 'text-anchor': 'middle', 'font-size': 20, 'font-weight': 700 }, rankLabel(rank)),
    pip(suit, 13, 33, 0.56),
  );

/** Crown, plume or feathered cap over the letter of a court card, point-symmetric. */
const courts: Readonly<Record<number, string>> = {
  11: 'M31 60V47c4-12 34-12 38 0v13zM62 42c2-10 8-14 14-14-2 8-4 16-12 18z',
  12: 'M28 60l4-22 10 10 8-16 8 16 10-10 4 22z',
  13: 'M26 60l-2-26 12 10 6-14 8 12 8-12 6 14 12-10-2 26z',
};

function court(rank: number, suit: Suit): SVGElement {
  const half = (turned: boolean): SVGElement =>
    draw(
      'g',
      turned ? { transform: 'rotate(180 50 70)' } : {},
      draw('path', { d: courts[rank] ?? '', class: 'court-gold' }),
      draw('path', { d: 'M27 60h46v5H27z', class: 'court-band' }),
      pip(suit, 37, 50, 0.5),
    );
  return draw(
    'g',
    {},
    draw('rect', { x: 24, y: 16, width: 52, height: 108, rx: 5, class: 'court-frame' }),
    half(false),
    half(true),
    draw('circle', { cx: 50, cy: 70, r: 13, class: 'court-seal' }),
    pip(suit, 50, 70, 0.9),
  );
}

/** The face of a card. Rank 1 (ace) to 13 (king). */
export function cardFace(rank: number, suit: Suit): SVGSVGElement {
  const middlePart =
    rank > 10
      ? court(rank, suit)
      : draw('g', {}, ...(places[rank] ?? []).map(([x, y]) => pip(suit, x, y, rank === 1 ? 2.4 : 0.86)));
  return draw(
    'svg',
    { viewBox: '0 0 100 140', class: `card-face suit-${suit}`, 'aria-hidden': 'true', focusable: 'false' },
    draw('rect', { x: 0.5, y: 0.5, width: 99, height: 139, rx: 8, class: 'card-paper' }),
    middlePart,
    corner(rank, suit, false),
    corner(rank, suit, true),
  );
}
