import type { OperatorInfo } from '@unisite/shared/contract/operators';

/** When a session ends, milliseconds since the epoch; `final`: whatever is done, otherwise only if nothing is. */
export function endOf({ idleUntil, until }: Pick<OperatorInfo, 'idleUntil' | 'until'>): { at: number; final: boolean } {
  const idle = Date.parse(idleUntil);
  const end = Date.parse(until);
  return idle < end ? { at: idle, final: false } : { at: end, final: true };
}
