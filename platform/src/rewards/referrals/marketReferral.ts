import { fromWire, type Hundredths, toWire, vnd } from '@unisite/shared/contract';
import type { MarketReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { readMoney } from '../../money/ledger/index.ts';

/** A market's referral rule. */
export interface ReferralRule extends Omit<MarketReferral, 'inviterReward' | 'friendReward' | 'leastDeposit'> {
  readonly inviterReward: Hundredths;
  readonly friendReward: Hundredths;
  readonly leastDeposit: Hundredths;
}

/** Gives markets without a referral rule the initial one: closed. */
export async function insertMarketReferrals(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_referral (market_code) SELECT code FROM markets.market ON CONFLICT (market_code) DO NOTHING',
  );
}

/** @throws Refusal NOT_FOUND */
export async function referralRule(q: Queryable, market: string): Promise<ReferralRule> {
  const [row] = await readMoney<ReferralRule>(
    q.query(
      `SELECT open, inviter_reward AS "inviterReward", friend_reward AS "friendReward", least_deposit AS "leastDeposit",
         within_days AS "withinDays", wager_times AS "wagerTimes", monthly_most AS "monthlyMost"
       FROM market_referral WHERE market_code = $1`,
      [market],
    ),
    { inviterReward: true, friendReward: true, leastDeposit: true },
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The rule in the wire format. */
export async function readMarketReferral(q: Queryable, market: string): Promise<MarketReferral> {
  const { inviterReward, friendReward, leastDeposit, ...rule } = await referralRule(q, market);
  return {
    ...rule,
    inviterReward: toWire(inviterReward),
    friendReward: toWire(friendReward),
    leastDeposit: toWire(leastDeposit),
  };
}

export async function writeMarketReferral(q: Queryable, market: string, to: MarketReferral): Promise<void> {
  const [inviter, friend, least] = [to.inviterReward, to.friendReward, to.leastDeposit].map((sum) =>
    fromWire(vnd(sum)),
  );
  await q.query(
    `UPDATE market_referral SET open = $2, inviter_reward = $3, friend_reward = $4, least_deposit = $5, within_days = $6,
       wager_times = $7, monthly_most = $8 WHERE market_code = $1`,
    [market, to.open, inviter, friend, least, to.withinDays, to.wagerTimes, to.monthlyMost],
  );
}
