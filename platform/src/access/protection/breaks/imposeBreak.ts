import { type ExclusionLength, exclusionLength, type MemberId, type TimeOutLength } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { holdPerson } from '../holdMember.ts';
import { startBreak } from './breaks.ts';
import { excludePerson } from './excludePerson.ts';

interface Laid {
  readonly memberId: MemberId;
  readonly length: TimeOutLength | ExclusionLength;
  /** The same key imposes only one break. */
  readonly key: string;
  /** `operator:ACCOUNT`. */
  readonly who: string;
  readonly why: string;
}

const exclusions: readonly string[] = exclusionLength.options;
const isExclusion = (length: TimeOutLength | ExclusionLength): length is ExclusionLength => exclusions.includes(length);

/**
 * Imposes a time-out or, by its length, an exclusion on a member; it holds like one that the member takes. Returns the
 * ended sessions' ids, for `notifyEnded` after the commit; null for a repetition. In a transaction.
 */
export async function imposeBreak(
  q: Queryable,
  now: Date,
  { memberId, length, key, ...by }: Laid,
): Promise<string[] | null> {
  await holdPerson(q, memberId, now);
  const done = await q.query(
    `SELECT FROM play_event WHERE member_id = $1 AND act = 'breakStarted' AND facts ->> 'key' = $2 LIMIT 1`,
    [memberId, key],
  );
  if (done.length > 0) return null;
  const origin = { source: 'operator', ...by, facts: { key } } as const;
  if (isExclusion(length)) return excludePerson(q, now, { memberId, length }, origin);
  await startBreak(q, now, { memberId, kind: 'timeOut', length }, origin);
  return [];
}
