import { vnd } from '@unisite/shared/contract/money';
import type { DrawExposure } from '@unisite/shared/contract/operatorsLottery';

/** How much of its limit a pick may win, as one of six steps, the last from nine tenths on. */
export function heatOf({
  payout,
  exposure,
}: {
  readonly payout: number;
  readonly exposure: number;
}): 0 | 1 | 2 | 3 | 4 | 5 {
  const share = exposure > 0 ? payout / exposure : 0;
  if (share >= 0.9) return 5;
  if (share >= 0.7) return 4;
  if (share >= 0.5) return 3;
  if (share >= 0.25) return 2;
  return share > 0 ? 1 : 0;
}

/** The least share of each step, for the key. */
export const heatSteps = [0, 0, 0.25, 0.5, 0.7, 0.9] as const;

/**
 * The cells of the map: of a bet on one or two digits every number in its order, of others what was staked on, the nearest
 * to its limit first.
 */
export function heatCells(picks: DrawExposure['picks']): DrawExposure['picks'] {
  const digits = picks[0]?.pick.length ?? 0;
  const isNumbers =
    digits >= 1 && digits <= 2 && picks.every(({ pick }) => pick.length === digits && /^\d+$/.test(pick));
  if (!isNumbers) return picks.slice(0, 200);
  const known = new Map(picks.map((one) => [one.pick, one]));
  const exposure = picks[0]?.exposure ?? vnd(0);
  return Array.from({ length: 10 ** digits }, (_, number) => {
    const pick = String(number).padStart(digits, '0');
    return known.get(pick) ?? { pick, staked: vnd(0), payout: vnd(0), exposure };
  });
}
