import type { Numbers } from '../../../engine/draw.ts';

/** A card of one deck, 0 to 51: card % 13 is the rank, ace low; the quotient is the suit. */
export type Card = number;

export const decks = 8;
const cardsInShoe = 52 * decks;

/** 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export const suitOf = (card: Card): (typeof suits)[number] => suits[Math.floor(card / 13) % 4] ?? 'spades';

/** A shoe of eight decks, reshuffled for each round: every remaining card is equally likely. */
export function shoeOf(numbers: Numbers): () => Promise<Card> {
  /** Positions drawn from the shoe, ascending. */
  const drawn: number[] = [];
  return async () => {
    let place = await numbers(cardsInShoe - drawn.length);
    for (const gone of drawn) if (place >= gone) place += 1;
    drawn.push(place);
    drawn.sort((a, b) => a - b);
    return place % 52;
  };
}
