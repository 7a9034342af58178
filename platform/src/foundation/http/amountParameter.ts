import { type Hundredths, toWire } from '@unisite/shared/contract';

/**
 * An amount for a refusal's sentence. Its parameters are the same in every language, so thousands are parted by spaces
 * that do not break: 5 000.
 */
export const amountParameter = (amount: Hundredths): string =>
  toWire(amount).toLocaleString('en').replaceAll(',', '\u00a0');
