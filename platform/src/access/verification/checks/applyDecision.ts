import type { IdentityPictureKind, IdentityReason, MemberId } from '@unisite/shared/contract';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { insertMessage } from '../../../site/messages/index.ts';
import { noteIdentity } from '../../protection/index.ts';
import { identityRule } from '../marketIdentity.ts';
import { deletePictures } from '../pictures/forgetPictures.ts';
import type { CheckRow } from './checkRows.ts';
import { writeIdentityEvent } from './identityEvents.ts';
import { acceptedMessage, refusedMessage } from './messageTexts.ts';

export type Verdict =
  | { readonly answer: 'accepted' }
  | {
      readonly answer: 'refused';
      readonly reason: IdentityReason;
      readonly again: readonly IdentityPictureKind[];
      readonly why?: string;
    };

export interface Decided {
  readonly memberId: MemberId;
  /** Sessions ended because the person is excluded elsewhere; for `notifyEnded`. */
  readonly ended: readonly string[];
}

/**
 * Decides a pending check, with its event and message, in the caller's transaction, which holds the row. One whose
 * document has expired meanwhile is refused for that.
 */
export async function applyDecision(
  q: Queryable,
  now: Date,
  check: CheckRow,
  who: string,
  verdict: Verdict,
): Promise<Decided> {
  const { validUntil, timeZone } = check;
  if (verdict.answer === 'refused') return refuse(q, now, check, who, verdict);
  if (validUntil !== null && validUntil < dayOf(now, timeZone))
    return refuse(q, now, check, who, { answer: 'refused', reason: 'documentExpired', again: [] });
  return accept(q, now, check, who);
}

async function accept(q: Queryable, now: Date, check: CheckRow, who: string): Promise<Decided> {
  const { id, memberId, marketCode, timeZone, reference, numberDigest } = check;
  if (numberDigest === null) throw new Error('what is decided was handed in, with a number');
  const { monthsHeld, pictureDays } = await identityRule(q, marketCode);
  const [row] = await q.query<{ until: Date }>(
    `UPDATE identity_check SET state = 'accepted', decider = NULL, decided_at = $2, closed_at = $2,
       accepted_until = least($2::timestamptz + make_interval(months => $3),
         day_start(valid_until + 1, $4))
     WHERE id = $1 RETURNING accepted_until AS until`,
    [id, now, monthsHeld, timeZone],
  );
  if (!row) throw new Error('a check that is held is there');
  await writeIdentityEvent(q, now, { check: id, who, act: 'accepted', reference });
  if (pictureDays === 0) await deletePictures(q, now, id);
  await insertMessage(q, memberId, { category: 'account', ...acceptedMessage(row.until, timeZone) }, now);
  return { memberId, ended: await noteIdentity(q, now, memberId, numberDigest) };
}

async function refuse(
  q: Queryable,
  now: Date,
  { id, memberId, marketCode, reference, triesLeft }: CheckRow,
  who: string,
  { reason, again, why }: Extract<Verdict, { answer: 'refused' }>,
): Promise<Decided> {
  const left = Math.max(0, triesLeft - 1);
  await q.query(
    `UPDATE identity_check SET state = 'refused', decider = NULL, decided_at = $2, reason = $3, again = $4,
       tries_left = $5::smallint, closed_at = CASE WHEN $5::smallint = 0 THEN $2::timestamptz END WHERE id = $1`,
    [id, now, reason, again, left],
  );
  await writeIdentityEvent(q, now, { check: id, who, act: 'refused', reference, reason, why: why ?? null });
  const { pictureDays } = await identityRule(q, marketCode);
  if (left === 0 && pictureDays === 0) await deletePictures(q, now, id);
  else if (again.length > 0) await deletePictures(q, now, id, again);
  await insertMessage(q, memberId, { category: 'account', ...refusedMessage(reason, left) }, now);
  return { memberId, ended: [] };
}
