import { type Identity, type IdentityPictureKind, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { contactsOf } from '../../members/index.ts';
import { identityRule } from '../marketIdentity.ts';
import { type CheckRow, currentCheck } from './checkRows.ts';
import { canWrite } from './saveFacts.ts';

interface PictureRow {
  readonly kind: IdentityPictureKind;
  readonly bytes: number;
  readonly at: Date;
}

/** A member's check as its page shows it. */
export async function identityOf(
  q: Queryable,
  now: Date,
  { session, market }: Pick<MemberCallContext, 'session' | 'market'>,
): Promise<Identity> {
  const check = await currentCheck(q, session.memberId);
  const pictures = check
    ? await q.query<PictureRow>('SELECT kind, bytes, at FROM identity_document WHERE check_id = $1 ORDER BY at, kind', [
        check.id,
      ])
    : [];
  const { asked, above } = await identityRule(q, market.code);
  const { payeeName } = await contactsOf(q, session.memberId);
  return {
    check: check && checkToWire(check, pictures, now),
    canWrite: canWrite(check, now),
    asked,
    above: above === null ? null : toWire(above),
    holder: payeeName,
    currency: market.currency,
    now: now.toISOString(),
  };
}

function checkToWire(check: CheckRow, pictures: readonly PictureRow[], now: Date): NonNullable<Identity['check']> {
  const { id, document, validUntil, triesLeft, reason, again, acceptedUntil } = check;
  // an acceptance expires on time, whenever that is recorded
  const isOver = check.state === 'accepted' && acceptedUntil !== null && acceptedUntil <= now;
  return {
    id,
    document,
    validUntil,
    triesLeft,
    reason,
    again,
    state: isOver ? 'expired' : check.state,
    pictures: pictures.map(({ at, ...picture }) => ({ ...picture, at: at.toISOString() })),
    sentAt: check.sentAt?.toISOString() ?? null,
    decidedAt: check.decidedAt?.toISOString() ?? null,
    acceptedUntil: acceptedUntil?.toISOString() ?? null,
  };
}
