import { rankOf, ranks, suitOf } from '../../../engine/deck.ts';

/** Paying hands, best first, with their payouts in stakes: the full-pay table "9/6 jacks or better". */
export const paytable = [
  ['royalFlush', 800],
  ['straightFlush', 50],
  ['four', 25],
  ['fullHouse', 9],
  ['flush', 6],
  ['straight', 4],
  ['three', 3],
  ['twoPair', 2],
  ['jacks', 1],
] as const;
export type HandName = (typeof paytable)[number][0];

const pays: Readonly<Record<HandName, number>> = Object.fromEntries(paytable) as Record<HandName, number>;
export const paysFor = (hand: HandName | null): number => (hand === null ? 0 : pays[hand]);

const lowestPaid = 1 << ranks.indexOf('J');
const broadway = 0b11111 << ranks.indexOf('10');
const wheel = (0b1111 << ranks.indexOf('2')) | (1 << ranks.indexOf('A'));

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;
/** Five consecutive ranks; the ace also counts below the two. */
const isRun = (seen: number): boolean => seen === wheel || seen / (seen & -seen) === 0b11111;

/** The best hand of five cards, or null where it does not pay. */
export function handOf(cards: readonly number[]): HandName | null {
  let [once, twice, thrice, fourTimes, suit] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << rankOf(card);
    fourTimes |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    suit |= 1 << suitOf(card);
  }
  if (fourTimes > 0) return 'four';
  if (thrice > 0) return isSingle(twice) ? 'three' : 'fullHouse';
  if (twice > 0) return !isSingle(twice) ? 'twoPair' : twice >= lowestPaid ? 'jacks' : null;
  const run = isRun(once);
  if (isSingle(suit)) return !run ? 'flush' : once === broadway ? 'royalFlush' : 'straightFlush';
  return run ? 'straight' : null;
}
