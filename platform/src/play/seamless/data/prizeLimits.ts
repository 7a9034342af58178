import { hundredthsOf } from '@unisite/shared/contract';

/** The limits of a market without any of its own. */
export const initialPrizeLimits = {
  prize: hundredthsOf(50_000_000_00),
  prizesOfDay: hundredthsOf(500_000_000_00),
  prizesOfCampaign: hundredthsOf(2_000_000_000_00),
} as const;
