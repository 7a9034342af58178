import { randomInt } from 'node:crypto';
import type { MemberId, OwnFeedback, OwnFeedbackState } from '@unisite/shared/contract';
import type { FeedbackState } from '@unisite/shared/contract/operatorsFeedback';
import type { Queryable } from '../../foundation/database/connect.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Stores feedback. Returns the reference for the sender's inquiries, e.g. `F-7KQ2MZ4H`. */
export async function keepFeedback(
  q: Queryable,
  sent: {
    readonly market: string;
    readonly memberId: MemberId | null;
    readonly content: string;
    readonly contact: string | null;
    readonly at: Date;
  },
): Promise<string> {
  const reference = `F-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('')}`;
  await q.query(
    'INSERT INTO feedback (reference, market_code, member_id, content, contact, sent_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [reference, sent.market, sent.memberId, sent.content, sent.contact, sent.at],
  );
  return reference;
}

/** State shown to the sender; who works on it, and notes, stay between operators. */
const told: Readonly<Record<FeedbackState, OwnFeedbackState>> = {
  new: 'sent',
  working: 'read',
  answered: 'answered',
  closed: 'closed',
};

/** A page of a member's own feedback, latest first, and the total. */
export async function ownFeedbackPage(
  q: Queryable,
  memberId: MemberId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly total: number; readonly rows: OwnFeedback[] }> {
  const [count] = await q.query<{ total: number }>('SELECT count(*)::int AS total FROM feedback WHERE member_id = $1', [
    memberId,
  ]);
  const rows = await q.query<{
    reference: string;
    content: string;
    at: Date;
    state: FeedbackState;
    changedAt: Date | null;
    answer: string | null;
  }>(
    `SELECT reference, content, sent_at AS at, state, changed_at AS "changedAt", answer FROM feedback
     WHERE member_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [memberId, pageSize, (page - 1) * pageSize],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ at, state, changedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      state: told[state],
      changedAt: state === 'new' ? null : (changedAt?.toISOString() ?? null),
    })),
  };
}
