import { rankOf, ranks, suitOf } from '../../../engine/deck.ts';

/**
 * Strength of a card in Tiến lên, 0 to 51: threes are lowest, twos highest; spades, clubs, diamonds, hearts within a
 * rank.
 */
const strengthOf = (card: number): number => levelOf(card) * 4 + suitOf(card);
/** Rank in that order, 0 for threes to 12 for twos. */
export const levelOf = (card: number): number => (rankOf(card) + ranks.length - 1) % ranks.length;
export const two = 12;
/** The card that leads a game: the three of spades. */
export const firstCard = ranks.indexOf('3') * 4;

export const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => strengthOf(a) - strengthOf(b));

/** `straight`: three or more consecutive ranks. `pairs`: three or more consecutive pairs. Neither includes a two. */
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

/** The combination that cards form, or null where they form none. */
export function combinationOf(given: readonly number[]): Combination | null {
  const cards = inOrder(given);
  const kind = cards.length === 0 || new Set(cards).size < cards.length ? null : kindOf(cards);
  return kind && { kind, cards };
}

export const topOf = ({ cards }: Combination): number => strengthOf(cards.at(-1) ?? 0);

const isOfTwos = ({ cards }: Combination): boolean => levelOf(cards[0] ?? 0) === two;

/** Strength as a cut: three consecutive pairs, four of a kind, four consecutive pairs, …; 0: cuts nothing. */
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

/** Cards of each rank, by level. */
const byLevel = (hand: readonly number[]): readonly (readonly number[])[] => {
  const levels: number[][] = Array.from({ length: ranks.length }, () => []);
  for (const card of inOrder(hand)) levels[levelOf(card)]?.push(card);
  return levels;
};

/** Runs of `each` cards per rank that end at a level: with the highest and with the lowest cards of the last rank. */
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
 * The combinations of a hand worth considering: of those that differ only in irrelevant suits, the lowest cards
 * represent all; the highest card, which counts, appears both low and high.
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

/** Whether a hand wins as dealt: all ranks from three to ace, four twos, six pairs, or five consecutive pairs. */
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
