import type { DrawExposurePick } from '@unisite/shared/contract/operatorsLottery';

/** The payout limit of a pick: the market's, or a lower one of operators. */
export const limitOf = ({ exposure, lowered }: DrawExposurePick): number => Math.min(exposure, lowered ?? exposure);

/** Whether operators closed a pick. */
export const isClosed = ({ payout, lowered }: DrawExposurePick): boolean => lowered !== null && payout >= lowered;

/** Used share of a pick's limit, as one of six steps, the last from nine tenths. */
export function heatOf({ payout, exposure }: Readonly<Record<'payout' | 'exposure', number>>): 0 | 1 | 2 | 3 | 4 | 5 {
  const share = exposure > 0 ? payout / exposure : 0;
  if (share >= 0.9) return 5;
  if (share >= 0.7) return 4;
  if (share >= 0.5) return 3;
  if (share >= 0.25) return 2;
  return share > 0 ? 1 : 0;
}

/** Lower bound of each step, for the legend. */
export const heatSteps = [0, 0, 0.25, 0.5, 0.7, 0.9] as const;

/** Most cells of a map. */
export const MAX_CELLS = 200;
