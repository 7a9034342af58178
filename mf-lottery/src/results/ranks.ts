import type { DrawResult } from '@unisite/shared/contract/lottery';

/** Vietnam's prize ranks from the highest: đặc biệt, nhất … bảy (north) or tám (central, south). */
export const ranks = ['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'] as const;
export type Rank = (typeof ranks)[number];

type Prizes = Pick<DrawResult, 'prizes'>;

/** The numbers of a rank; empty when the draw does not have it. */
export const numbersOf = ({ prizes }: Prizes, rank: Rank | 'BALLS'): readonly string[] =>
  prizes.find((prize) => prize.rank === rank)?.numbers ?? [];

/** The ranks that a draw has, from the highest. */
export const ranksOf = ({ prizes }: Prizes): Rank[] =>
  ranks.filter((rank) => prizes.some((prize) => prize.rank === rank));

/**
 * The number people look for first: the special prize, or the balls of an electronic draw (single digits without
 * spaces).
 */
export function headline(result: Prizes): string {
  const balls = numbersOf(result, 'BALLS');
  return numbersOf(result, 'DB')[0] ?? balls.join(balls.every((ball) => ball.length === 1) ? '' : ' ');
}
