import type { PlayBreak } from '@unisite/shared/contract/protection';

/**
 * `timeOut` ends automatically. An exclusion is `excluded` until its time has `passed`; then the member may request its
 * end, which makes it `ending`; `forever` has no end.
 */
export type BreakStage = 'timeOut' | 'excluded' | 'forever' | 'passed' | 'ending';

export function breakStage({ kind, until, endsAt, canAskForEnd }: PlayBreak): BreakStage {
  if (kind === 'timeOut') return 'timeOut';
  if (endsAt !== null) return 'ending';
  if (canAskForEnd) return 'passed';
  return until === null ? 'forever' : 'excluded';
}
