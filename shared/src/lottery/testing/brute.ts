import type { Bet, Draw } from '../bet.ts';
import { areEqual, fraction } from '../fraction.ts';
import type { BetPick } from '../layout.ts';

/** A draw of balls, on a day in the year of the horse. */
export const ballDraw = (numbers: readonly string[]): Draw => ({
  day: '2026-11-20',
  prizes: [{ rank: 'BALLS', numbers }],
});

/** Expected outcome of a pick over these equally likely outcomes. */
function expectedOver(bet: Bet, pick: BetPick, outcomes: Iterable<Draw>) {
  let [times, ties, all] = [0, 0, 0];
  for (const draw of outcomes) {
    const outcome = bet.settle(pick, draw);
    times += outcome.times;
    ties += outcome.tied ? 1 : 0;
    all += 1;
  }
  return { times: fraction(times, all), ties: fraction(ties, all) };
}

/** Whether a bet's stated chance equals the result over all outcomes. */
export function hasExactChance(bet: Bet, pick: BetPick, outcomes: Iterable<Draw>): boolean {
  const stated = bet.chance(bet.classOf(pick, '2026-11-20'));
  const counted = expectedOver(bet, pick, outcomes);
  return areEqual(stated.times, counted.times) && areEqual(stated.ties, counted.ties);
}
