import type { PlayLimitKind } from '@unisite/shared/contract/protection';
import { maxTimeLimit } from '@unisite/shared/contract/protection';

/** The highest limit, whole VND. */
const highestAmount = 100_000_000_000;

/**
 * Parses a typed limit: whole VND, or whole minutes of play, grouped or not. `null`: empty, no limit. `undefined`:
 * invalid.
 */
export function readLimit(kind: PlayLimitKind, text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s.,\u00a0\u202f]/g, '');
  if (digits === '') return null;
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value <= (kind === 'time' ? maxTimeLimit : highestAmount) ? value : undefined;
}
