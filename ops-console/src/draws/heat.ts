import type { DrawExposurePick } from '@unisite/shared/contract/operatorsLottery';

/** What tickets may win by a pick: the market's limit, or operators' below it. */
export const limitOf = ({ exposure, lowered }: DrawExposurePick): number => Math.min(exposure, lowered ?? exposure);

/** Whether operators' limit takes no more of a pick. */
export const isClosed = ({ payout, lowered }: DrawExposurePick): boolean => lowered !== null && payout >= lowered;

/** How much of its limit a pick may win, as one of six steps, the last from nine tenths on. */
export function heatOf({ payout, exposure }: Readonly<Record<'payout' | 'exposure', number>>): 0 | 1 | 2 | 3 | 4 | 5 {
  const share = exposure > 0 ? payout / exposure : 0;
  if (share >= 0.9) return 5;
  if (share >= 0.7) return 4;
  if (share >= 0.5) return 3;
  if (share >= 0.25) return 2;
  return share > 0 ? 1 : 0;
}

/** The least share of each step, for the key. */
export const heatSteps = [0, 0, 0.25, 0.5, 0.7, 0.9] as const;

/** Cells that a map has at most. */
export const MOST_CELLS = 200;
