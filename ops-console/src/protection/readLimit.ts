import type { Language } from '@unisite/shared/contract';
import { timeLimit } from '@unisite/shared/contract/operatorsMarketProtection';
import type { PlayLimitKind } from '@unisite/shared/contract/protection';
import { safeParse } from '@unisite/shared/schema';
import { readAmount } from '../words/readAmount.ts';

/** What an empty field says: no limit. */
export const noLimit = Symbol('no limit');

/** Reads a limit as it is written: an amount, or whole minutes of play; null for anything else. */
export function readLimit(kind: PlayLimitKind, text: string, language: Language): number | typeof noLimit | null {
  if (text.trim() === '') return noLimit;
  const value = readAmount(text, language, { orZero: true });
  return kind === 'time' && !safeParse(timeLimit, value).success ? null : value;
}

export const limitOf = (read: number | typeof noLimit): number | null => (read === noLimit ? null : read);
