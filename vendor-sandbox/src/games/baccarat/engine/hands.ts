import { type Card, rankOf } from './cards.ts';

/** Baccarat points of a card: tens and court cards count zero. */
export const pointOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card));

/** Points of a hand, 0 to 9. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Whether the player draws a third card; `player`, `banker`: points of the first two. */
export const playerDraws = (player: number, banker: number): boolean => player <= 5 && banker <= 7;

/** Whether the banker draws; `third`: points of the player's third card, null where the player stood. */
export function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (player >= 8 || banker >= 7) return false;
  if (third === null) return banker <= 5;
  switch (banker) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return true;
  }
}
