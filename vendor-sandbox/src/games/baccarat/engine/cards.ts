import type { Numbers } from '../../../engine/draw.ts';

/** A card of one deck, 0 to 51: its rank is the remainder by 13, ace low, its suit the rest. */
export type Card = number;

export const decks = 8;
const cardsInShoe = 52 * decks;

/** 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export const suitOf = (card: Card): (typeof suits)[number] => suits[Math.floor(card / 13) % 4] ?? 'spades';

/** A shoe of eight decks, shuffled afresh for each round: every card left is equally likely. */
export function shoeOf(numbers: Numbers): () => Promise<Card> {
  /** Places in the shoe that were drawn, ascending. */
  const drawn: number[] = [];
  return async () => {
    let place = await numbers(cardsInShoe - drawn.length);
    for (const gone of drawn) if (place >= gone) place += 1;
    drawn.push(place);
    drawn.sort((a, b) => a - b);
    return place % 52;
  };
}
