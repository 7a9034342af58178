import { refuse } from './registryError.ts';

const AHEAD_MS = 90 * 24 * 3_600_000;

/**
 * When an act is due; null: at once. @throws RegistryError when the time is invalid, past, or more than 90 days ahead.
 */
export function parseSchedule(at: string | undefined, now: Date): Date | null {
  if (at === undefined) return null;
  const ahead = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(at)
    ? Date.parse(at) - now.getTime()
    : Number.NaN;
  if (!(ahead > 0 && ahead <= AHEAD_MS)) throw refuse('TIME_NOT_AHEAD', at);
  return new Date(at);
}
