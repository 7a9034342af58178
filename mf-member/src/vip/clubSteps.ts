import type { VipLevel } from '@unisite/shared/contract/vip';

/** Progress to the next level: the requirement with the larger gap decides. */
export interface NextStep {
  readonly level: VipLevel;
  /** From 0 to 1. */
  readonly share: number;
  /** Missing turnover and deposits. */
  readonly turnover: number;
  readonly deposits: number;
}

interface Done {
  readonly level: string | null;
  readonly turnover: number;
  readonly deposits: number;
}

/** Progress to the next level; null on the highest. */
export function nextStep(levels: readonly VipLevel[], { level, turnover, deposits }: Done): NextStep | null {
  const next = levels[levels.findIndex(({ id }) => id === level) + 1];
  if (!next) return null;
  const shareOf = (done: number, wanted: number) => (wanted <= 0 ? 1 : Math.min(1, done / wanted));
  return {
    level: next,
    share: Math.min(shareOf(turnover, next.turnover), shareOf(deposits, next.deposits)),
    turnover: Math.max(0, next.turnover - turnover),
    deposits: Math.max(0, next.deposits - deposits),
  };
}
