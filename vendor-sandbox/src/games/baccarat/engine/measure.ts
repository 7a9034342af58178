import { decks } from './cards.ts';
import { bankerDraws, playerDraws } from './hands.ts';

/** Probability of each side winning, which add up to one, and of the banker winning with six points. */
export type Chances = {
  readonly left: number;
  readonly right: number;
  readonly tie: number;
  readonly bankerSix: number;
};

/** Number of cards of each point value, 0 to 9, in a full shoe. */
const fullShoe = (): number[] => Array.from({ length: 10 }, (_, worth) => decks * (worth === 0 ? 16 : 4));

/** Enumerates every order of point values from the shoe. */
export function baccaratChances(): Chances {
  const shoe = fullShoe();
  const sums = { left: 0, right: 0, tie: 0, bankerSix: 0 };
  const worths = shoe.map((_, worth) => worth);

  /** Recurses over each next card with its probability. */
  const each = (left: number, chance: number, go: (worth: number, chance: number) => void): void => {
    for (const worth of worths) {
      const count = shoe[worth] ?? 0;
      if (count === 0) continue;
      shoe[worth] = count - 1;
      go(worth, (chance * count) / left);
      shoe[worth] = count;
    }
  };
  const settle = (player: number, banker: number, chance: number): void => {
    sums[player > banker ? 'left' : player < banker ? 'right' : 'tie'] += chance;
    if (player < banker && banker === 6) sums.bankerSix += chance;
  };

  const all = decks * 52;
  const bankerTurn = (player: number, now: number, banker: number, third: number | null, chance: number): void => {
    if (!bankerDraws(player, banker, third)) settle(now, banker, chance);
    else each(all - (third === null ? 4 : 5), chance, (card, next) => settle(now, (banker + card) % 10, next));
  };
  each(all, 1, (p1, chance1) =>
    each(all - 1, chance1, (b1, chance2) =>
      each(all - 2, chance2, (p2, chance3) =>
        each(all - 3, chance3, (b2, chance4) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (!playerDraws(player, banker)) return bankerTurn(player, player, banker, null, chance4);
          each(all - 4, chance4, (card, chance) => bankerTurn(player, (player + card) % 10, banker, card, chance));
        }),
      ),
    ),
  );
  return sums;
}

/** Probability that two cards of a full shoe have the same rank. */
export const pairChance = (4 * decks - 1) / (52 * decks - 1);
