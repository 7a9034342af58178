/** Waiting time before a higher limit may be confirmed, and how long it may be confirmed afterwards (RTS 12B). */
const RAISE_WAITS_MS = 24 * 3_600_000;
const RAISE_STANDS_MS = 24 * 3_600_000;

/** The effect of a requested limit: it applies at once, awaits confirmation, or changes nothing. */
export type LimitStep = 'lower' | 'raise' | 'same';

/** `null`: no limit. A first limit counts as a lower one. */
export function limitStep(own: bigint | null, asked: bigint | null): LimitStep {
  if (own === asked) return 'same';
  if (asked === null) return 'raise';
  return own === null || asked < own ? 'lower' : 'raise';
}

/** When a request of `askedAt` may be confirmed. */
export const raiseTimes = (askedAt: Date): { readonly from: Date; readonly until: Date } => ({
  from: new Date(askedAt.getTime() + RAISE_WAITS_MS),
  until: new Date(askedAt.getTime() + RAISE_WAITS_MS + RAISE_STANDS_MS),
});
