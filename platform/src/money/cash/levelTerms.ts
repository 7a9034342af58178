import { hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { benefitsOf, type LevelBenefits } from '../../rewards/vip/index.ts';
import { type CashMarket, cashMarket } from './cashMarket.ts';

/** A market's terms of withdrawal with a level's benefits: never worse than the market's. */
export function withBenefits(
  market: CashMarket,
  { feeOff, dailyAmount }: Pick<LevelBenefits, 'feeOff' | 'dailyAmount'>,
): CashMarket {
  const left = BigInt(100 - feeOff);
  // thousandths of a percent, as the database stores them; both parts rounded down
  const percent = (BigInt(Math.round(Number(market.feePercent) * 1000)) * left) / 100n;
  return {
    ...market,
    feePercent: (Number(percent) / 1000).toFixed(3),
    feeFixed: hundredthsOf((market.feeFixed * left) / 100n),
    dailyAmount: dailyAmount > market.dailyAmount ? dailyAmount : market.dailyAmount,
  };
}

/** The market's settings for this member. A market without any allows no withdrawals. */
export async function memberCashMarket(
  q: Queryable,
  marketCode: string,
  memberId: MemberId,
): Promise<CashMarket | null> {
  const [market, benefits] = await Promise.all([cashMarket(q, marketCode), benefitsOf(q, memberId)]);
  return market && withBenefits(market, benefits);
}
