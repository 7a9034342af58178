import { type Hundredths, hundredthsOf, type MemberId, noMoney } from '@unisite/shared/contract';
import type { VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';
import type { Queryable } from '../../foundation/database/connect.ts';

/** What a member's level is worth apart from gifts. */
export interface LevelBenefits {
  /** Added to the market's rebates, hundredths of a percent of valid stakes. */
  readonly rebateRate: number;
  /** Discount on the withdrawal fee, percent from 0 to 100. */
  readonly feeOff: number;
  /** Minimum for the daily withdrawal limit; 0: the market's limit applies. */
  readonly dailyAmount: Hundredths;
}

const none: LevelBenefits = { rebateRate: 0, feeOff: 0, dailyAmount: noMoney };

/** Benefits of the member's current level in its market's club, as last reviewed. */
export async function benefitsOf(q: Queryable, memberId: MemberId): Promise<LevelBenefits> {
  const [row] = await q.query<{ level: Pick<VipLevelRule, 'rebate' | 'feeOff' | 'dailyLimit'> }>(
    `SELECT l.level FROM members.member m JOIN vip_rule v ON v.market_code = m.market_code
       CROSS JOIN jsonb_array_elements(v.levels) AS l (level)
     WHERE m.id = $1 AND m.customer_type <> 4 AND l.level ->> 'id' = m.level`,
    [memberId],
  );
  if (!row) return none;
  const { rebate, feeOff, dailyLimit } = row.level;
  return { rebateRate: Math.round(rebate * 100), feeOff, dailyAmount: hundredthsOf(dailyLimit * 100) };
}
