import { beats, type Combination, combinationOf, firstCard } from './combinations.ts';

export const seats = 4;
/** The player's seat; the others are the house's. */
export const own = 0;
export const handSize = 13;

/** A seat's play; no cards: it passed. */
export type Play = { readonly seat: number; readonly cards: readonly number[] };

/** The state between two plays. */
export type Table = {
  /** By seat. */
  readonly hands: readonly (readonly number[])[];
  readonly turn: number;
  /** The combination to beat and its seat; null: the seat at turn leads. */
  readonly trick: { readonly seat: number; readonly on: Combination } | null;
  /** Seats that have passed in this trick. */
  readonly passed: readonly number[];
  /** Seats without cards, in finishing order. */
  readonly finished: readonly number[];
  readonly plays: readonly Play[];
};

/** The table before the first play: whoever has the three of spades leads. */
export const dealt = (hands: readonly (readonly number[])[]): Table => ({
  hands,
  turn: hands.findIndex((hand) => hand.includes(firstCard)),
  trick: null,
  passed: [],
  finished: [],
  plays: [],
});

/** The combination that the seat at turn would play with these cards; null where that is illegal. */
export function legal({ hands, turn, trick, plays }: Table, cards: readonly number[]): Combination | null {
  const next = combinationOf(cards);
  if (next === null || !cards.every((card) => hands[turn]?.includes(card))) return null;
  if (plays.length === 0 && !cards.includes(firstCard)) return null;
  return trick === null || beats(next, trick.on) ? next : null;
}

/** Advances the turn after a play: to the next seat in the trick, or to the leader of the next one. */
function passOn(table: Table): Table {
  const { turn, trick, passed, finished } = table;
  if (trick === null) return table;
  for (let step = 1; step <= seats; step += 1) {
    const seat = (turn + step) % seats;
    if (seat === trick.seat) break;
    if (!passed.includes(seat) && !finished.includes(seat)) return { ...table, turn: seat };
  }
  for (let step = 0; step < seats; step += 1) {
    const seat = (trick.seat + step) % seats;
    if (!finished.includes(seat)) return { ...table, turn: seat, trick: null, passed: [] };
  }
  return table;
}

/** The table after the seat at turn played the cards, or passed with none; null where that is illegal. */
export function afterPlay(table: Table, cards: readonly number[]): Table | null {
  const { turn, trick, hands, finished } = table;
  const plays = [...table.plays, { seat: turn, cards }];
  if (cards.length === 0) {
    return trick === null ? null : passOn({ ...table, plays, passed: [...table.passed, turn] });
  }
  const on = legal(table, cards);
  if (on === null) return null;
  const left = (hands[turn] ?? []).filter((card) => !cards.includes(card));
  return passOn({
    turn,
    plays,
    passed: table.passed,
    trick: { seat: turn, on },
    hands: hands.map((hand, seat) => (seat === turn ? left : hand)),
    finished: left.length === 0 ? [...finished, turn] : finished,
  });
}

/** Finishing place of a seat, from 1; null while open. */
export function placeOf({ finished }: Table, seat: number): number | null {
  const place = finished.indexOf(seat) + 1;
  if (place > 0) return place;
  return finished.length === seats - 1 ? seats : null;
}
