import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';

/** A market's limits, in display order. */
export const limitNames = [
  'approvedByOne',
  'prize',
  'prizesOfDay',
  'prizesOfCampaign',
] as const satisfies readonly (keyof MoneyLimits)[];
