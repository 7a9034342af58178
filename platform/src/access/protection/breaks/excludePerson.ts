import type { ExclusionLength, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { endAllSessionsBut } from '../../identity/index.ts';
import { holdPerson } from '../holdMember.ts';
import { type BreakOrigin, startBreak } from './breaks.ts';
import { followPerson } from './followPerson.ts';

/**
 * Excludes a member and the person behind it on every account, and ends their sessions. Returns the ended sessions'
 * ids, for `notifyEnded` after the commit. In a transaction.
 */
export async function excludePerson(
  q: Queryable,
  now: Date,
  { memberId, length }: { readonly memberId: MemberId; readonly length: ExclusionLength },
  origin?: BreakOrigin,
): Promise<string[]> {
  await holdPerson(q, memberId, now);
  await startBreak(q, now, { memberId, kind: 'exclusion', length }, origin);
  const here = await endAllSessionsBut(q, now, memberId, null, 'excluded');
  return [...here, ...(await followPerson(q, now, memberId))];
}
