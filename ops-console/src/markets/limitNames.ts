import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';

/** A market's limits, in the order that they are shown. */
export const limitNames = [
  'approvedByOne',
  'prize',
  'prizesOfDay',
  'prizesOfCampaign',
] as const satisfies readonly (keyof MoneyLimits)[];
