import type { PlayLimitKind } from '@unisite/shared/contract';
import type { MarketProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { fromValue, toValue } from './limits/limitValue.ts';
import { type PerPeriod, periods, perPeriod } from './periods.ts';

/** Gives markets without protection rules the initial ones: no limits, a reminder every hour. */
export async function insertMarketProtection(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_protection (market_code) SELECT m.code FROM markets.market m ON CONFLICT (market_code) DO NOTHING',
  );
}

/**
 * A market's protection rules on the wire: VND, minutes.
 *
 * @throws Refusal NOT_FOUND
 */
export async function readMarketProtection(q: Queryable, market: string): Promise<MarketProtection> {
  const [row] = await q.query<
    Record<PlayLimitKind, (string | null)[]> & {
      checkMinutes: number;
      mostCheckMinutes: number;
      asksRegister: boolean;
      mostWagering: number | null;
    }
  >(
    `SELECT deposit_limits::text[] AS deposit, loss_limits::text[] AS loss, stake_limits::text[] AS stake,
       time_limits::text[] AS time, check_minutes AS "checkMinutes", most_check_minutes AS "mostCheckMinutes",
       asks_register AS "asksRegister", most_wagering AS "mostWagering"
     FROM market_protection WHERE market_code = $1`,
    [market],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const limits = (kind: PlayLimitKind) =>
    perPeriod(row[kind].map((amount) => (amount === null ? null : toValue(kind, BigInt(amount)))));
  const { checkMinutes, mostCheckMinutes, asksRegister, mostWagering } = row;
  return {
    deposit: limits('deposit'),
    loss: limits('loss'),
    stake: limits('stake'),
    time: limits('time'),
    checkMinutes,
    mostCheckMinutes,
    asksRegister,
    mostWagering,
  };
}

/** Applies from a member's next bet, deposit or reminder on. */
export async function writeMarketProtection(q: Queryable, market: string, to: MarketProtection): Promise<void> {
  const limits = (kind: PlayLimitKind) => amountsOf(kind, to[kind]);
  await q.query(
    `UPDATE market_protection SET deposit_limits = $2, loss_limits = $3, stake_limits = $4, time_limits = $5,
       check_minutes = $6, most_check_minutes = $7, asks_register = $8, most_wagering = $9 WHERE market_code = $1`,
    [
      market,
      ...(['deposit', 'loss', 'stake', 'time'] as const).map(limits),
      to.checkMinutes,
      to.mostCheckMinutes,
      to.asksRegister,
      to.mostWagering,
    ],
  );
}

const amountsOf = (kind: PlayLimitKind, values: PerPeriod<number | null>): (string | null)[] =>
  periods.map((period) => {
    const value = values[period];
    return value === null ? null : fromValue(kind, value).toString();
  });

/**
 * The maximum wagering multiple of a bonus in any of these markets; null: no limit. Great Britain has 10 since January
 * 2026 (LCCP 5.1.1).
 */
export async function mostWageringIn(q: Queryable, markets: readonly string[]): Promise<number | null> {
  const [row] = await q.query<{ most: number | null }>(
    'SELECT min(most_wagering)::int AS most FROM market_protection WHERE market_code = ANY ($1)',
    [markets],
  );
  return row?.most ?? null;
}
