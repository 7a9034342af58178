import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The owner of a proven e-mail address in a market, closed or not. `email`: in lower case. */
export async function memberIdByEmail(q: Queryable, marketCode: string, email: string): Promise<MemberId | null> {
  const [member] = await q.query<{ id: MemberId }>('SELECT id FROM member WHERE market_code = $1 AND email = $2', [
    marketCode,
    email,
  ]);
  return member?.id ?? null;
}
