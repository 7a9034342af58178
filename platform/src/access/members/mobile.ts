import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The owner of a mobile number in a market; closed members have none. `mobile`: E.164. */
export async function memberIdByMobile(q: Queryable, marketCode: string, mobile: string): Promise<MemberId | null> {
  const [member] = await q.query<{ id: MemberId }>(
    `SELECT id FROM member WHERE market_code = $1 AND mobile = $2 AND state = 'active'`,
    [marketCode, mobile],
  );
  return member?.id ?? null;
}
