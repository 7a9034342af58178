import { randomUUID } from 'node:crypto';
import {
  type Category,
  category,
  type claimRebates,
  type Hundredths,
  hundredthsOf,
  type MemberId,
  noMoney,
  type RebatePayout,
  type rebates,
  sumOf,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher, readMoney } from '../../money/ledger/index.ts';
import { memberRebateTerms, type RebateTerms } from './marketRebates.ts';

/** Delay after midnight, so that what a vendor settled in the day's last second has committed. */
const SETTLES_MS = 5 * 60_000;
const SHOWN = 10;

/** Days of a time zone whose rebates can be paid now. */
export function openDays(now: Date, days: number, timeZone: string): { readonly first: string; readonly last: string } {
  const last = addDays(dayOf(now.getTime() - SETTLES_MS, timeZone), -1);
  return { first: addDays(last, 1 - days), last };
}

interface OpenRow {
  readonly category: Category;
  readonly valid: Hundredths;
  readonly amount: Hundredths;
}

const openOf = (
  q: Queryable,
  memberId: MemberId,
  { rates }: RebateTerms,
  first: string,
  last: string,
): Promise<OpenRow[]> =>
  readMoney<OpenRow>(
    q.query(
      `SELECT category, sum(valid)::bigint AS valid, sum(amount)::bigint AS amount
       FROM rebate_open($1, $2, $3, $4) GROUP BY category`,
      [memberId, JSON.stringify(rates), first, last],
    ),
    { valid: true, amount: true },
  );

/** A member's open rebates and past payouts. */
export async function rebatesOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session: { memberId }, market }: MemberCallContext,
): Promise<ValueOf<typeof rebates>> {
  const terms = await memberRebateTerms(database, market.code, memberId);
  const { first, last } = openDays(clock(), terms.days, market.timeZone);
  const today = dayOf(clock(), market.timeZone);
  const [open, sofar, paid] = await Promise.all([
    openOf(database, memberId, terms, first, last),
    openOf(database, memberId, terms, addDays(last, 1), today),
    payoutsOf(database, 'p.member_id = $1 ORDER BY p.id DESC LIMIT $2', [memberId, SHOWN]),
  ]);
  const isOff = terms.mode === 'off';
  return {
    mode: terms.mode,
    least: toWire(terms.least),
    days: terms.days,
    paid,
    levelPercent: terms.levelRate / 100,
    open: category.options.flatMap((one) => {
      const rate = terms.rates[one];
      if (!rate || isOff) return [];
      const { valid, amount } = open.find((row) => row.category === one) ?? { valid: noMoney, amount: noMoney };
      return [
        {
          category: one,
          percent: rate / 100,
          valid: toWire(valid),
          amount: toWire(amount),
          isTooLittle: amount < terms.least || amount === 0n,
        },
      ];
    }),
    today: isOff ? toWire(noMoney) : toWire(sumOf(sofar.map(({ amount }) => amount))),
  };
}

/**
 * Pays the rebates of these categories.
 *
 * @throws Refusal REBATE_NOT_CLAIMED where rebates are not claimed, NO_REBATE where none reaches the minimum
 */
export async function claim(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  { categories }: { readonly categories: readonly Category[] },
  { session: { memberId }, market, idempotencyKey, storeResponse }: MemberCallContext,
): Promise<ValueOf<typeof claimRebates>> {
  const { database, clock } = services;
  const value = await database.transaction(async (q) => {
    const terms = await memberRebateTerms(q, market.code, memberId);
    if (terms.mode !== 'claimed') throw new Refusal('REBATE_NOT_CLAIMED');
    const id = await payRebates(q, clock(), terms, {
      memberId,
      currency: market.currency,
      timeZone: market.timeZone,
      categories,
      key: `claim/${idempotencyKey ?? randomUUID()}`,
      by: 'member' as const,
    });
    if (id === null) throw new Refusal('NO_REBATE');
    const [paid] = await payoutsOf(q, 'p.id = $1', [id]);
    if (!paid) throw new Error('the rebate was not stored');
    await storeResponse(q, paid);
    return paid;
  });
  createBalancePublisher(services)(memberId, 'rebate');
  return value;
}

interface Asked {
  readonly memberId: MemberId;
  readonly currency: string;
  /** The member's market's. */
  readonly timeZone: string;
  readonly categories: readonly Category[];
  readonly key: string;
  readonly by: 'member' | 'platform';
}

/** Pays what reaches the minimum, once per key. Returns the payout's id, null when nothing does. */
export async function payRebates(
  q: Queryable,
  now: Date,
  { rates, least, days }: RebateTerms,
  { memberId, currency, timeZone, categories, key, by }: Asked,
): Promise<string | null> {
  const { first, last } = openDays(now, days, timeZone);
  const [row] = await q.query<{ id: string | null }>(
    'SELECT id FROM rebate_pay($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [memberId, currency, key, by, categories, JSON.stringify(rates), least, first, last, now],
  );
  return row?.id ?? null;
}

/** Payouts with their parts. `where` must come from this file. */
async function payoutsOf(q: Queryable, where: string, values: readonly unknown[]): Promise<RebatePayout[]> {
  const rows = await q.query<{
    id: string;
    at: Date;
    by: RebatePayout['by'];
    amount: string;
    parts: { category: Category; valid: string; amount: string }[];
  }>(
    `SELECT p.id, p.at, p.by, p.amount, (
       SELECT jsonb_agg(jsonb_build_object('category', d.category, 'valid', d.valid::text, 'amount', d.amount::text) ORDER BY d.category)
       FROM (SELECT category, sum(valid)::bigint AS valid, sum(amount)::bigint AS amount FROM rebate_day
         WHERE payout_id = p.id GROUP BY category) d) AS parts
     FROM rebate_payout p WHERE ${where}`,
    values,
  );
  return rows.map(({ id, at, by, amount, parts }) => ({
    id,
    by,
    at: at.toISOString(),
    amount: toWire(hundredthsOf(amount)),
    parts: parts.map((part) => ({
      category: part.category,
      valid: toWire(hundredthsOf(part.valid)),
      amount: toWire(hundredthsOf(part.amount)),
    })),
  }));
}
