import { beats, type Combination, combinationsOf, firstCard, inOrder, levelOf, topOf, two } from './combinations.ts';
import type { Table } from './table.ts';
import { turnsLeft } from './turnsLeft.ts';

/** While another seat has at most so many cards, everything that beats the table is worth playing. */
const nearTheEnd = 5;
/** The lowest rank worth spending a two on before that: the king. */
const worthATwo = two - 2;

const leftAfter = (hand: readonly number[], { cards }: Combination): number =>
  turnsLeft(hand.filter((card) => !cards.includes(card)));

const isCut = ({ kind }: Combination): boolean => kind === 'four' || kind === 'pairs';
const hasTwo = ({ cards }: Combination): boolean => levelOf(cards.at(-1) ?? 0) === two;

/** Minimum of the combinations, by each of these figures in turn. */
const least = (
  all: readonly Combination[],
  ...by: readonly ((one: Combination) => number)[]
): Combination | undefined =>
  all.toSorted((a, b) => by.map((figure) => figure(a) - figure(b)).find((difference) => difference !== 0) ?? 0)[0];

/** Leads the lowest combination that leaves the fewest turns; keeps twos and cutting combinations for last. */
function lead(
  hand: readonly number[],
  all: readonly Combination[],
  opening: boolean,
  oneLeft: boolean,
): Combination | undefined {
  const offered = opening ? all.filter(({ cards }) => cards.includes(firstCard)) : all;
  const usual = offered.filter((each) => !isCut(each) && !hasTwo(each));
  const from = usual.length > 0 ? usual : offered;
  const left = (each: Combination): number => leftAfter(hand, each);
  if (!oneLeft) return least(from, left, topOf);
  // An opponent holds one card: prefers combinations of several cards, else the highest single.
  const several = from.filter(({ cards }) => cards.length > 1);
  return several.length > 0 ? least(several, left, topOf) : least(offered, (each) => -topOf(each));
}

/**
 * Follows with the lowest combination that leaves the fewest turns. Unless an opponent is near the end, it passes
 * rather than split its hand into more turns, and spends twos on kings and above only.
 */
function follow(
  hand: readonly number[],
  able: readonly Combination[],
  on: Combination,
  hurry: boolean,
): Combination | undefined {
  const twos = hurry || levelOf(on.cards[0] ?? 0) >= worthATwo;
  const left = (each: Combination): number => leftAfter(hand, each);
  const best = least(twos ? able : able.filter((each) => !hasTwo(each)), left, topOf);
  if (best === undefined || hurry || left(best) <= turnsLeft(hand)) return best;
  return undefined;
}

/**
 * The house rule: the play of the seat at turn, given its own hand, the table and the number of cards of the others.
 * The rules page states it in words. Returns no cards to pass.
 */
export function houseChoice({ hands, turn, trick, finished, plays }: Table): readonly number[] {
  const hand = hands[turn] ?? [];
  const all = combinationsOf(hand);
  const others = hands.filter((_, seat) => seat !== turn && !finished.includes(seat)).map(({ length }) => length);
  const fewest = Math.min(...others);
  const able = trick === null ? all : all.filter((each) => beats(each, trick.on));
  const whole = able.find(({ cards }) => cards.length === hand.length);
  if (whole !== undefined) return whole.cards;
  if (trick === null) return lead(hand, all, plays.length === 0, fewest === 1)?.cards ?? inOrder(hand).slice(0, 1);
  return follow(hand, able, trick.on, fewest <= nearTheEnd)?.cards ?? [];
}
