import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

export interface CashMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** Deposits less chargebacks. */
  readonly deposited: Hundredths;
  /** What left the main wallet for the bank, less returns. */
  readonly withdrawn: Hundredths;
  /** Bonuses and rebates. */
  readonly given: Hundredths;
}

interface Asked {
  readonly memberId: MemberId;
  readonly currency: string;
  /** For the boundaries of months. */
  readonly timeZone: string;
}

/**
 * What came into a member's main wallet from outside and left it again, by month; months without either are left out.
 */
export async function cashByMonth(q: Queryable, { memberId, currency, timeZone }: Asked): Promise<CashMonth[]> {
  const rows = await q.query<{ month: string; deposited: string; withdrawn: string; given: string }>(
    `SELECT to_char(t.at AT TIME ZONE $3, 'YYYY-MM') AS month,
       coalesce(sum(p.amount) FILTER (WHERE t.kind IN ('deposit', 'depositReversal')), 0) AS deposited,
       coalesce(-sum(p.amount) FILTER (WHERE t.kind IN ('withdrawal', 'withdrawalReturn')), 0) AS withdrawn,
       coalesce(sum(p.amount) FILTER (WHERE t.kind IN ('bonus', 'rebate')), 0) AS given
       FROM account a JOIN posting p ON p.account_id = a.id JOIN transfer t ON t.id = p.transfer_id
      WHERE a.kind = 'member' AND a.owner = $1 AND a.currency = $2
        AND t.kind IN ('deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn', 'bonus', 'rebate')
      GROUP BY 1`,
    [memberId, currency, timeZone],
  );
  return rows.map(({ month, deposited, withdrawn, given }) => ({
    month,
    deposited: hundredthsOf(deposited),
    withdrawn: hundredthsOf(withdrawn),
    given: hundredthsOf(given),
  }));
}
