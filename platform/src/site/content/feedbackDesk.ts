import type { MemberId } from '@unisite/shared/contract';
import type { FeedbackState, OperatorFeedback } from '@unisite/shared/contract/operatorsFeedback';
import type { Queryable } from '../../foundation/database/connect.ts';

const DAY_MS = 86_400_000;
/** Retention after feedback is answered or closed. */
const KEPT_MS = 180 * DAY_MS;

interface Row extends Omit<OperatorFeedback, 'member' | 'at' | 'changedAt'> {
  readonly account: string | null;
  readonly nickname: string | null;
  readonly at: Date;
  readonly changedAt: Date | null;
}

const feedbackOf = ({ account, nickname, at, changedAt, ...row }: Row): OperatorFeedback => ({
  ...row,
  member: account === null ? null : { account, nickname: nickname ?? '' },
  at: at.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});

interface DeskQuery {
  readonly state: FeedbackState | undefined;
  readonly market: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of feedback, latest first, and the total. */
export async function feedbackDeskPage(
  q: Queryable,
  { state, market, page, pageSize }: DeskQuery,
): Promise<{ total: number; rows: OperatorFeedback[] }> {
  const where = '($1::text IS NULL OR f.state = $1) AND ($2::text IS NULL OR f.market_code = $2)';
  const asked = [state ?? null, market ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM feedback f WHERE ${where}`,
    asked,
  );
  const rows = await q.query<Row>(
    `SELECT f.id, f.revision, f.reference, f.market_code AS market, m.account, m.nickname, f.content, f.contact, f.sent_at AS at,
       f.state, f.note, f.answer, f.changed_by AS by, f.changed_at AS "changedAt"
     FROM feedback f LEFT JOIN members.member m ON m.id = f.member_id WHERE ${where} ORDER BY f.id DESC LIMIT $3 OFFSET $4`,
    [...asked, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map(feedbackOf) };
}

/** How much feedback nobody has looked at. */
export async function unseenFeedback(q: Queryable): Promise<number> {
  const [row] = await q.query<{ unseen: number }>(`SELECT count(*)::int AS unseen FROM feedback WHERE state = 'new'`);
  return row?.unseen ?? 0;
}

interface LockedFeedback {
  readonly reference: string;
  readonly memberId: MemberId | null;
  readonly state: FeedbackState;
  readonly note: string;
  readonly answer: string | null;
  readonly by: string | null;
  readonly revision: number;
}

/** Feedback, locked until the transaction ends; null when there is none. */
export async function lockFeedback(q: Queryable, id: string): Promise<LockedFeedback | null> {
  const [row] = await q.query<LockedFeedback>(
    `SELECT reference, member_id AS "memberId", state, note, answer, changed_by AS by, revision FROM feedback WHERE id = $1
     FOR NO KEY UPDATE`,
    [id],
  );
  return row ?? null;
}

interface FeedbackChange {
  readonly state: FeedbackState;
  readonly note: string;
  readonly answer: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Changes locked feedback; returns its new revision. */
export async function writeFeedback(
  q: Queryable,
  id: string,
  { state, note, answer, by, at }: FeedbackChange,
): Promise<number> {
  const finished = state === 'answered' || state === 'closed';
  const [row] = await q.query<{ revision: number }>(
    `UPDATE feedback SET state = $2, note = $3, answer = $4, changed_by = $5, changed_at = $6,
       finished_at = CASE WHEN $7 THEN coalesce(finished_at, $6) END, revision = revision + 1
     WHERE id = $1 RETURNING revision`,
    [id, state, note, answer, by, at, finished],
  );
  if (!row) throw new Error('feedback that is locked is there');
  return row.revision;
}

/** Deletes feedback answered or closed long ago. */
export async function forgetOldFeedback(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM feedback WHERE finished_at < $1', [new Date(now.getTime() - KEPT_MS)]);
}
