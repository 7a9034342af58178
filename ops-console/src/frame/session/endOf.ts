import type { OperatorInfo } from '@unisite/shared/contract/operators';

/** End of a session, milliseconds since the epoch; `final`: regardless of activity. */
export function endOf({ idleUntil, until }: Pick<OperatorInfo, 'idleUntil' | 'until'>): { at: number; final: boolean } {
  const idle = Date.parse(idleUntil);
  const end = Date.parse(until);
  return idle < end ? { at: idle, final: false } : { at: end, final: true };
}
