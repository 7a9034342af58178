/** Maximum stock (`stock` of contract/operatorsPoints and contract/operatorsWheelShape). */
const MOST = 1_000_000;

/** Piece counts of a stock change; null: no limit. */
interface Pieces {
  /** Left now, read under the lock. */
  readonly now: number | null;
  /** Left when the operator looked, as the call states. */
  readonly seen: number | null;
  /** What the operator entered. */
  readonly written: number | null;
}

/**
 * Pieces left after a change: applies the difference between what was entered and what was seen, so pieces taken
 * meanwhile stay taken. Undefined when the operator's view is stale: only a revision changes whether there is a limit.
 */
export function stockAfter({ now, seen, written }: Pieces): number | null | undefined {
  if ((now === null) !== (seen === null)) return undefined;
  if (now === null || seen === null || written === null) return written;
  return Math.min(MOST, Math.max(0, now + written - seen));
}
