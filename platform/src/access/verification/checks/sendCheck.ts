import { randomBytes } from 'node:crypto';
import { type IdentityPictureKind, type MemberId, picturesNeeded } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { currentCheck, isGathered } from './checkRows.ts';
import { writeIdentityEvent } from './identityEvents.ts';
import { requireValid } from './saveFacts.ts';

/** Identifies one submission; cannot be guessed. */
const newReference = (): string => `ID${randomBytes(9).toString('hex').toUpperCase()}`;

/**
 * Submits a member's check: to the provider, or to the operators where there is none.
 *
 * @throws Refusal IDENTITY_NOT_OPEN, IDENTITY_INCOMPLETE, DOCUMENT_EXPIRED
 */
export async function sendCheck(
  q: Queryable,
  now: Date,
  { memberId, provider }: { readonly memberId: MemberId; readonly provider: string | null },
): Promise<void> {
  const check = await currentCheck(q, memberId, { lock: true });
  if (!check || !isGathered(check)) throw new Refusal('IDENTITY_NOT_OPEN');
  const { document } = check;
  if (document === null) throw new Refusal('IDENTITY_INCOMPLETE');
  requireValid(check.validUntil, now, check.timeZone);
  const pictures = await q.query<{ kind: IdentityPictureKind }>(
    'SELECT kind FROM identity_document WHERE check_id = $1',
    [check.id],
  );
  const has = new Set(pictures.map(({ kind }) => kind));
  if (picturesNeeded(document).some((kind) => !has.has(kind))) throw new Refusal('IDENTITY_INCOMPLETE');
  const reference = newReference();
  await q.query(
    `UPDATE identity_check SET state = $2, decider = $3, reference = $4, sent_at = $5, decided_at = NULL, reason = NULL,
       again = '{}' WHERE id = $1`,
    [check.id, provider ? 'sent' : 'inReview', provider ? 'provider' : 'operator', reference, now],
  );
  await q.query(
    'INSERT INTO identity_submission (reference, check_id, sent_at, provider, ask_at) VALUES ($1, $2, $3, $4, $5)',
    [reference, check.id, now, provider, provider ? now : null],
  );
  await writeIdentityEvent(q, now, { check: check.id, who: 'member', act: 'sent', reference });
}
