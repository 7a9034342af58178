import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { AgeRecord } from './ageRecord.ts';

/** A member's latest statement; null if none, e.g. for an account that an agent or an operator opened. */
export async function memberAge(q: Queryable, memberId: MemberId): Promise<AgeRecord | null> {
  const [stated] = await q.query<{ birthDate: string; terms: number; at: Date }>(
    `SELECT birth_date::text AS "birthDate", terms_version AS terms, at FROM age_statement
     WHERE member_id = $1 ORDER BY terms_version DESC LIMIT 1`,
    [memberId],
  );
  if (stated) {
    const { birthDate, at, terms } = stated;
    return { birthDate, at, answer: { state: 'confirmed', terms } };
  }
  const [refused] = await q.query<{ birthDate: string; tries: number; at: Date }>(
    `SELECT birth_date::text AS "birthDate", tries, at FROM age_refusal
     WHERE member_id = $1 ORDER BY tries DESC LIMIT 1`,
    [memberId],
  );
  return refused
    ? { birthDate: refused.birthDate, at: refused.at, answer: { state: 'tooYoung', tries: refused.tries } }
    : null;
}

/** Stores a member's statement. An existing one for the same version, or the same try, is kept. */
export async function keepMemberAge(
  q: Queryable,
  { memberId, marketCode }: { readonly memberId: MemberId; readonly marketCode: string },
  { birthDate, at, answer }: AgeRecord,
): Promise<void> {
  if (answer.state === 'confirmed') {
    await q.query(
      `INSERT INTO age_statement (member_id, market_code, terms_version, birth_date, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [memberId, marketCode, answer.terms, birthDate, at],
    );
  } else {
    await q.query(
      'INSERT INTO age_refusal (member_id, tries, birth_date, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [memberId, answer.tries, birthDate, at],
    );
  }
}

/** Whether a member accepted an older version of the terms than the one in force. */
export async function areTermsDue(q: Queryable, memberId: MemberId, marketCode: string): Promise<boolean> {
  const [row] = await q.query<{ due: boolean | null }>(
    `SELECT (SELECT max(terms_version) FROM age_statement WHERE member_id = $1) <
       (SELECT max(version) FROM markets.market_terms WHERE market_code = $2) AS due`,
    [memberId, marketCode],
  );
  return row?.due ?? false;
}
