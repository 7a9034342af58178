import type { Numbers } from './draw.ts';

/**
 * A card is a number from 0 to 51: rank × 4 + suit. Ranks run from the two (0) to the ace (12); suits are spades,
 * clubs, diamonds, hearts.
 */
export const cardCount = 52;
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const suits = ['♠', '♣', '♦', '♥'] as const;

export const rankOf = (card: number): number => card >> 2;
export const suitOf = (card: number): number => card & 3;

/**
 * Deals from a shuffled pack: each number is an index into the remaining cards in ascending order. Every order of cards
 * is equally likely.
 */
export async function deal(numbers: Numbers, count: number): Promise<readonly number[]> {
  const pack = Array.from({ length: cardCount }, (_, card) => card);
  const dealt: number[] = [];
  while (dealt.length < count) dealt.push(...pack.splice(await numbers(pack.length), 1));
  return dealt;
}
