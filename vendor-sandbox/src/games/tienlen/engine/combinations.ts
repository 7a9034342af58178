import { rankOf, ranks, suitOf } from '../../../engine/deck.ts';

/** The order of Tien len: threes are lowest, twos highest; spades, clubs, diamonds, hearts within a rank. 0 to 51. */
const strengthOf = (card: number): number => levelOf(card) * 4 + suitOf(card);
/** The rank in that order, 0 for threes to 12 for twos. */
export const levelOf = (card: number): number => (rankOf(card) + ranks.length - 1) % ranks.length;
export const two = 12;
/** The card that begins a round: the three of spades. */
export const firstCard = ranks.indexOf('3') * 4;

export const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => strengthOf(a) - strengthOf(b));

/** `straight`: three or more ranks in a row. `pairs`: three or more pairs in a row. Neither has a two in it. */
export type Kind = 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pairs';
export type Combination = {
  readonly kind: Kind;
  /** In order. */
  readonly cards: readonly number[];
};

const sameRank: readonly (Kind | undefined)[] = [undefined, 'single', 'pair', 'triple', 'four'];

function kindOf(cards: readonly number[]): Kind | null {
  const levels = cards.map(levelOf);
  const lowest = levels[0] ?? 0;
  if (levels.every((level) => level === lowest)) return sameRank[cards.length] ?? null;
  if (cards.length < 3 || levels.includes(two)) return null;
  if (levels.every((level, i) => level === lowest + i)) return 'straight';
  const paired = cards.length >= 6 && cards.length % 2 === 0;
  return paired && levels.every((level, i) => level === lowest + (i >> 1)) ? 'pairs' : null;
}

/** What cards make together, or null where they may not be played as one. */
export function combinationOf(given: readonly number[]): Combination | null {
  const cards = inOrder(given);
  const kind = cards.length === 0 || new Set(cards).size < cards.length ? null : kindOf(cards);
  return kind && { kind, cards };
}

export const topOf = ({ cards }: Combination): number => strengthOf(cards.at(-1) ?? 0);

const isOfTwos = ({ cards }: Combination): boolean => levelOf(cards[0] ?? 0) === two;

/** Strength as a cut: three pairs in a row, four of a kind, four pairs in a row, …; 0: cuts nothing. */
function cutOf({ kind, cards }: Combination): number {
  if (kind === 'four') return 2;
  return kind !== 'pairs' ? 0 : cards.length === 6 ? 1 : cards.length / 2 - 1;
}

/** Whether a combination may be played on another one. */
export function beats(next: Combination, on: Combination): boolean {
  if (next.kind === on.kind && next.cards.length === on.cards.length) return topOf(next) > topOf(on);
  const cut = cutOf(next);
  if (cutOf(on) > 0) return cut > cutOf(on);
  if (!isOfTwos(on)) return false;
  return on.kind === 'single' ? cut >= 1 : on.kind === 'pair' && cut >= 2;
}

/** Cards of each rank, by its place in the order. */
const byLevel = (hand: readonly number[]): readonly (readonly number[])[] => {
  const levels: number[][] = Array.from({ length: ranks.length }, () => []);
  for (const card of inOrder(hand)) levels[levelOf(card)]?.push(card);
  return levels;
};

/** Runs of `each` cards of a rank that end at a level, the last rank with its highest cards and with its lowest. */
function runsTo(levels: readonly (readonly number[])[], end: number, each: 1 | 2): number[][] {
  const runs: number[][] = [];
  const last = levels[end] ?? [];
  const tops = last.length === each ? [last] : [last.slice(0, each), last.slice(-each)];
  let before: number[] = [];
  for (let level = end - 1; level >= 0; level -= 1) {
    const cards = levels[level] ?? [];
    if (cards.length < each) break;
    before = [...cards.slice(0, each), ...before];
    if (end - level >= 2) for (const top of tops) runs.push([...before, ...top]);
  }
  return last.length < each ? [] : runs;
}

/**
 * The combinations of a hand that are worth a thought: where several differ in nothing but suits that do not count, the
 * lowest cards stand for all; the highest card, which counts, is there both low and high.
 */
export function combinationsOf(hand: readonly number[]): readonly Combination[] {
  const levels = byLevel(hand);
  const found: number[][] = hand.map((card) => [card]);
  for (const [level, cards] of levels.entries()) {
    for (const size of [2, 3, 4]) {
      if (cards.length < size) continue;
      found.push(cards.slice(0, size));
      if (cards.length > size) found.push(cards.slice(-size));
    }
    if (level < two) found.push(...runsTo(levels, level, 1), ...runsTo(levels, level, 2));
  }
  return found.flatMap((cards) => combinationOf(cards) ?? []);
}

/** Whether a hand wins as it is dealt: all ranks from three to ace, four twos, six pairs, or five pairs in a row. */
export function winsAtOnce(hand: readonly number[]): boolean {
  const sizes = byLevel(hand).map(({ length }) => length);
  const belowTwo = sizes.slice(0, two);
  if (sizes[two] === 4 || belowTwo.every((size) => size > 0)) return true;
  if (sizes.reduce((pairs, size) => pairs + (size >> 1), 0) >= 6) return true;
  let row = 0;
  return belowTwo.some((size) => {
    row = size >= 2 ? row + 1 : 0;
    return row >= 5;
  });
}
