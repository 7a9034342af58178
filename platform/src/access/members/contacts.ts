import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A member's contacts, and the real name as on the bank account. */
export interface Contacts {
  /** In the form of E.164. */
  readonly mobile: string | null;
  /** In lower case. */
  readonly email: string | null;
  readonly payeeName: string | null;
}

export async function contactsOf(q: Queryable, memberId: MemberId): Promise<Contacts> {
  const [row] = await q.query<Contacts>('SELECT mobile, email, payee_name AS "payeeName" FROM member WHERE id = $1', [
    memberId,
  ]);
  return row ?? { mobile: null, email: null, payeeName: null };
}

/** Stores the real name of the first bank account; a known one is kept. */
export async function keepPayeeName(q: Queryable, memberId: MemberId, name: string): Promise<void> {
  await q.query('UPDATE member SET payee_name = $2 WHERE id = $1 AND payee_name IS NULL', [memberId, name]);
}

/**
 * Binds a number or address in place of the previous one. Violates `member_mobile` or `member_email` when another
 * member has it.
 */
export async function writeContact(
  q: Queryable,
  memberId: MemberId,
  kind: keyof Pick<Contacts, 'mobile' | 'email'>,
  value: string,
): Promise<void> {
  await q.query(`UPDATE member SET ${kind} = $2 WHERE id = $1`, [memberId, value]);
}
