/** Most pieces of anything limited (`stock` of contract/operatorsPoints and contract/operatorsWheelShape). */
const MOST = 1_000_000;

/** The numbers of pieces that a change is about; null: no limit. */
interface Pieces {
  /** Left now, read under a lock. */
  readonly now: number | null;
  /** Left when the operator looked, as the call says. */
  readonly seen: number | null;
  /** What the operator wrote instead of it. */
  readonly written: number | null;
}

/**
 * How many pieces are left after a change: the difference of what was written to what was seen counts, so what members
 * took meanwhile stays taken. Undefined where the operator cannot have seen it: whether there is a limit only a
 * revision changes.
 */
export function stockAfter({ now, seen, written }: Pieces): number | null | undefined {
  if ((now === null) !== (seen === null)) return undefined;
  if (now === null || seen === null || written === null) return written;
  return Math.min(MOST, Math.max(0, now + written - seen));
}
