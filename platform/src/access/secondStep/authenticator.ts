import type { Queryable } from '../../database/connect.ts';

/** Whether the member has confirmed an authenticator. */
export async function hasTwoFactor(q: Queryable, memberId: string): Promise<boolean> {
  const rows = await q.query('SELECT FROM member_totp WHERE member_id = $1 AND confirmed_at IS NOT NULL', [memberId]);
  return rows.length > 0;
}
