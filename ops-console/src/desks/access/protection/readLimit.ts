import type { Language } from '@unisite/shared/contract';
import { timeLimit } from '@unisite/shared/contract/operatorsMarketProtection';
import type { PlayLimitKind } from '@unisite/shared/contract/protection';
import { safeParse } from '@unisite/shared/schema';
import { readAmount } from '../../../frame/words/readAmount.ts';

/** Value of an empty field: no limit. */
export const noLimit = Symbol('no limit');

/** Parses a limit: an amount, or whole minutes of play; null if invalid. */
export function readLimit(kind: PlayLimitKind, text: string, language: Language): number | typeof noLimit | null {
  if (text.trim() === '') return noLimit;
  const value = readAmount(text, language, { orZero: true });
  return kind === 'time' && !safeParse(timeLimit, value).success ? null : value;
}

export const limitOf = (read: number | typeof noLimit): number | null => (read === noLimit ? null : read);
