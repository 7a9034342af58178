import { type Hundredths, type MemberId, toWire } from '@unisite/shared/contract';
import type { memberMoney } from '@unisite/shared/contract/operatorsMember';
import type * as z from '@unisite/shared/schema';
import { currencyOf } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { clubStanding } from '../../rewards/vip/index.ts';

type Money = z.Output<(typeof memberMoney)['value']>;

interface WalletRow {
  readonly kind: Money['wallets'][number]['kind'] | 'points';
  readonly vendor: string | null;
  readonly balance: Hundredths;
}

interface SumRow {
  readonly bets: number;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly bonus: Hundredths;
  readonly rebate: Hundredths;
  readonly deposits: Hundredths;
  readonly withdrawals: Hundredths;
}

const DAYS = 30;

/** A member's balances from the ledger, and its daily figures, which lag by seconds. */
export async function moneyOf(q: Queryable, memberId: MemberId, now: Date): Promise<Money> {
  const currency = await currencyOf(q, memberId);
  const accounts = await readMoney<WalletRow>(
    q.query(
      `SELECT kind, nullif(split_part(owner, '/', 1), $1) AS vendor, balance FROM ledger.account
       WHERE (kind IN ('member', 'bonus', 'hold', 'plan', 'debt', 'points') AND owner = $1)
          OR (kind = 'vendorWallet' AND split_part(owner, '/', 2) = $1 AND currency = $2)
       ORDER BY array_position(ARRAY['member', 'bonus', 'hold', 'plan', 'vendorWallet', 'debt'], kind), vendor`,
      [memberId, currency],
    ),
    { balance: true },
  );
  const ofMonth = (name: string) =>
    `coalesce(sum(${name}) FILTER (WHERE day > (SELECT day_of_member($1, $2)) - ${DAYS}), 0)::bigint AS ${name}`;
  const [sums] = await readMoney<SumRow>(
    q.query(
      `SELECT coalesce(sum(bets) FILTER (WHERE day > (SELECT day_of_member($1, $2)) - ${DAYS}), 0)::int AS bets,
        ${['staked', 'won', 'bonus', 'rebate'].map(ofMonth).join(', ')},
         coalesce(sum(deposits), 0)::bigint AS deposits, coalesce(sum(withdrawals), 0)::bigint AS withdrawals
       FROM figures.member_day WHERE member_id = $1`,
      [memberId, now],
    ),
    { staked: true, won: true, bonus: true, rebate: true, deposits: true, withdrawals: true },
  );
  if (!sums) throw new Error('sums gave no answer');
  return {
    currency,
    wallets: accounts.flatMap(({ kind, vendor, balance }) =>
      kind === 'points' || (kind !== 'member' && balance === 0n) ? [] : [{ kind, vendor, balance: toWire(balance) }],
    ),
    points: Number(accounts.find(({ kind }) => kind === 'points')?.balance ?? 0),
    club: await clubStanding(q, memberId, now),
    deposits: toWire(sums.deposits),
    withdrawals: toWire(sums.withdrawals),
    month: {
      bets: sums.bets,
      staked: toWire(sums.staked),
      won: toWire(sums.won),
      bonus: toWire(sums.bonus),
      rebate: toWire(sums.rebate),
    },
  };
}
