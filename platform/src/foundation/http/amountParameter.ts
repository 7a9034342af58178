import { type Hundredths, toWire } from '@unisite/shared/contract';

/**
 * An amount as a refusal's parameter. Parameters are the same in every language, so thousands are separated by
 * non-breaking spaces: 5 000.
 */
export const amountParameter = (amount: Hundredths): string =>
  toWire(amount).toLocaleString('en').replaceAll(',', '\u00a0');
