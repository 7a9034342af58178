import {
  type Category,
  category,
  fromWire,
  type Hundredths,
  hundredthsOf,
  type MemberId,
  toWire,
  vnd,
} from '@unisite/shared/contract';
import type { MarketRebates } from '@unisite/shared/contract/operatorsMarketRebates';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { benefitsOf } from '../vip/index.ts';

/** A market's rebate rule; rates in hundredths of a percent. */
export interface RebateTerms {
  readonly mode: MarketRebates['mode'];
  readonly rates: Readonly<Partial<Record<Category, number>>>;
  readonly least: Hundredths;
  readonly days: number;
}

/** Gives markets without a rule the initial one: no rebates. */
export async function insertMarketRebates(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_rebate (market_code) SELECT m.code FROM markets.market m ON CONFLICT (market_code) DO NOTHING',
  );
}

/** @throws Refusal NOT_FOUND */
export async function rebateTerms(q: Queryable, market: string): Promise<RebateTerms> {
  const [row] = await q.query<Omit<RebateTerms, 'least'> & { least: string }>(
    'SELECT mode, rates, least, days FROM market_rebate WHERE market_code = $1',
    [market],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, least: hundredthsOf(row.least) };
}

/**
 * The rule for a member: its level raises every existing rate; by how much is returned, too.
 *
 * @throws Refusal NOT_FOUND
 */
export async function memberRebateTerms(
  q: Queryable,
  market: string,
  memberId: MemberId,
): Promise<RebateTerms & { readonly levelRate: number }> {
  const [terms, { rebateRate }] = await Promise.all([rebateTerms(q, market), benefitsOf(q, memberId)]);
  const rates = Object.entries(terms.rates).map(([one, rate]) => [one, rate + rebateRate]);
  return { ...terms, rates: Object.fromEntries(rates), levelRate: rebateRate };
}

/** The rule in the wire format. */
export async function readMarketRebates(q: Queryable, market: string): Promise<MarketRebates> {
  const { mode, rates, least, days } = await rebateTerms(q, market);
  return {
    mode,
    least: toWire(least),
    days,
    rates: category.options.flatMap((one) => {
      const rate = rates[one];
      return rate ? [{ category: one, percent: rate / 100 }] : [];
    }),
  };
}

export async function writeMarketRebates(
  q: Queryable,
  market: string,
  { mode, rates, least, days }: MarketRebates,
): Promise<void> {
  const written = Object.fromEntries(rates.map((rate) => [rate.category, Math.round(rate.percent * 100)]));
  await q.query('UPDATE market_rebate SET mode = $2, rates = $3, least = $4, days = $5 WHERE market_code = $1', [
    market,
    mode,
    JSON.stringify(written),
    fromWire(vnd(least)),
    days,
  ]);
}
