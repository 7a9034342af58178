import {
  IDENTITY_RENEWAL_DAYS,
  type MemberId,
  type ParsedRequestOf,
  type saveIdentityFacts,
} from '@unisite/shared/contract';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Market } from '../../../foundation/http/market.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { askIdentity } from './askIdentity.ts';
import { type CheckRow, currentCheck, isGathered } from './checkRows.ts';
import { numberDigest } from './numberDigest.ts';

const DAY_MS = 86_400_000;

/**
 * Whether a member can enter document data now: in a check being prepared, or in a new one. After the last try, only an
 * operator can open another.
 */
export function canWrite(check: CheckRow | null, now: Date): boolean {
  if (!check || isGathered(check)) return true;
  if (check.state === 'expired') return true;
  const { acceptedUntil } = check;
  return (
    check.state === 'accepted' &&
    acceptedUntil !== null &&
    acceptedUntil.getTime() - IDENTITY_RENEWAL_DAYS * DAY_MS <= now.getTime()
  );
}

interface Writing {
  readonly memberId: MemberId;
  readonly market: Pick<Market, 'code' | 'timeZone'>;
  readonly codesKey: string;
}

/**
 * Stores which document a member shows, in the open check or in a new one.
 *
 * @throws Refusal IDENTITY_NOT_OPEN, DOCUMENT_EXPIRED
 */
export async function saveFacts(
  q: Queryable,
  now: Date,
  { memberId, market: { code: market, timeZone }, codesKey }: Writing,
  { document, number, validUntil }: ParsedRequestOf<typeof saveIdentityFacts>,
): Promise<void> {
  requireValid(validUntil, now, timeZone);
  const current = await currentCheck(q, memberId, { lock: true });
  if (!canWrite(current, now)) throw new Refusal('IDENTITY_NOT_OPEN');
  const isOpen = current !== null && isGathered(current);
  const id = isOpen ? current.id : await askIdentity(q, now, { memberId, market, who: 'member' });
  // of two concurrent calls, one opens it
  if (id === null) throw new Refusal('IDENTITY_NOT_OPEN');
  await q.query('UPDATE identity_check SET document = $2, number_digest = $3, valid_until = $4 WHERE id = $1', [
    id,
    document,
    numberDigest(codesKey, document, number),
    validUntil,
  ]);
  if (document === 'passport')
    await q.query(`DELETE FROM identity_document WHERE check_id = $1 AND kind = 'documentBack'`, [id]);
}

/** @throws Refusal DOCUMENT_EXPIRED for a document past its last day */
export function requireValid(validUntil: string | null, now: Date, timeZone: string): void {
  if (validUntil !== null && validUntil < dayOf(now, timeZone)) throw Refusal.ofField('DOCUMENT_EXPIRED', 'validUntil');
}
