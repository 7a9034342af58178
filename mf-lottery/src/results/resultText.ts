import type { DrawResult } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { numbersOf, ranksOf } from './ranks.ts';

/** A draw as plain text for a message: a heading, then one line per rank, or all balls of an electronic draw in one. */
export function resultText(draw: DrawResult, heading: string, nameOf: (rank: string) => string): string {
  if (electronicGroupOf(draw)) return `${heading}\n${numbersOf(draw, 'BALLS').join(' ')}`;
  return [heading, ...ranksOf(draw).map((rank) => `${nameOf(rank)}: ${numbersOf(draw, rank).join(' - ')}`)].join('\n');
}
