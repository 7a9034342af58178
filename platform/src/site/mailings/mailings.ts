import type { DeskMailing, MailingDraft, MailingState } from '@unisite/shared/contract/operatorsMailings';
import type { Queryable } from '../../foundation/database/connect.ts';

interface Row extends Pick<DeskMailing, 'id' | 'state' | 'reach' | 'sent' | 'writtenBy' | 'endedBy'> {
  readonly draft: MailingDraft;
  readonly writtenAt: Date;
  readonly endedAt: Date | null;
}

const columns = `id, state, draft, reach, sent, written_by AS "writtenBy", written_at AS "writtenAt", ended_at AS "endedAt",
  ended_by AS "endedBy"`;

const mailingOf = ({ draft, writtenAt, endedAt, ...row }: Row): DeskMailing => ({
  ...row,
  ...draft,
  writtenAt: writtenAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** A page of mailings for operators, newest first, and the total. */
export async function mailingPage(
  q: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ total: number; rows: DeskMailing[] }> {
  const [count] = await q.query<{ total: number }>('SELECT count(*)::int AS total FROM mailing');
  const rows = await q.query<Row>(`SELECT ${columns} FROM mailing ORDER BY id DESC LIMIT $1 OFFSET $2`, [
    pageSize,
    (page - 1) * pageSize,
  ]);
  return { total: count?.total ?? 0, rows: rows.map(mailingOf) };
}

/** A mailing, locked against its sending until the transaction ends; null when there is none. */
export async function lockMailing(q: Queryable, id: string): Promise<DeskMailing | null> {
  const [row] = await q.query<Row>(`SELECT ${columns} FROM mailing WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  return row ? mailingOf(row) : null;
}

/**
 * Serializes writing of mailings until the transaction ends; returns the mailing with this key, and how many are open.
 */
export async function lockMailings(
  q: Queryable,
  key: string,
): Promise<{ known: { readonly id: string; readonly state: MailingState } | null; open: number }> {
  await q.query('SELECT pg_advisory_xact_lock(7013069)');
  const [known] = await q.query<{ id: string; state: MailingState }>('SELECT id, state FROM mailing WHERE key = $1', [
    key,
  ]);
  const [count] = await q.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM mailing WHERE state IN ('proposed', 'sending')`,
  );
  return { known: known ?? null, open: count?.open ?? 0 };
}

interface NewMailing {
  readonly key: string;
  readonly draft: MailingDraft;
  /** The operator's account. */
  readonly by: string;
  readonly at: Date;
  readonly reach: number;
}

/** Writes a mailing without sending it yet; returns its id. */
export async function insertMailing(q: Queryable, { key, draft, by, at, reach }: NewMailing): Promise<string> {
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO mailing (key, draft, state, written_by, written_at, reach) VALUES ($1, $2, 'proposed', $3, $4, $5) RETURNING id`,
    [key, JSON.stringify(draft), by, at, reach],
  );
  if (!row) throw new Error('a mailing was not kept');
  return row.id;
}

/** Starts sending from the commit on, to members registered by now. */
export async function beginMailing(q: Queryable, id: string, at: Date, reach: number): Promise<void> {
  await q.query(
    `UPDATE mailing SET state = 'sending', begun_at = $2, reach = $3, last_member = (SELECT coalesce(max(id), 0) FROM members.member)
     WHERE id = $1 AND state = 'proposed'`,
    [id, at, reach],
  );
}

/** Ends a proposed or running mailing; what was sent stays. */
export async function endMailing(
  q: Queryable,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await q.query(
    `UPDATE mailing SET state = CASE state WHEN 'proposed' THEN 'refused' ELSE 'stopped' END, ended_at = $2, ended_by = $3
     WHERE id = $1 AND state IN ('proposed', 'sending')`,
    [id, at, by],
  );
}
