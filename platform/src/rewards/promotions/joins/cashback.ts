import { fromWire, type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { amountOf } from '../offers/offer.ts';
import type { Period } from '../offers/turn.ts';
import type { Offered } from './offered.ts';

export interface Cashback {
  readonly lost: Hundredths;
  /** Cashback for the loss. */
  readonly amount: Hundredths;
}

/** A member's cashback for a past period; null when the loss is below the minimum. */
export async function cashbackOf(
  q: Queryable,
  { offer }: Pick<Offered, 'offer'>,
  memberId: MemberId,
  { firstDay, lastDay }: Period,
): Promise<Cashback | null> {
  const { starts } = offer;
  if (starts.on !== 'loss') return null;
  const [row] = await q.query<{ lost: string }>('SELECT promotion_loss($1, $2, $3, $4) AS lost', [
    memberId,
    firstDay,
    lastDay,
    starts.categories,
  ]);
  const lost = BigInt(row?.lost ?? 0);
  if (lost < fromWire(starts.least)) return null;
  const amount = amountOf(offer, hundredthsOf(lost));
  return amount === null || amount === 0n ? null : { lost: hundredthsOf(lost), amount };
}

/**
 * Requires that no day of a period has been paid back, even under another period length. The caller holds the lock on
 * the promotion.
 *
 * @throws Refusal PROMOTION_NO_LOSS
 */
export async function requireNotPaidBack(
  q: Queryable,
  id: string,
  memberId: MemberId,
  { firstDay, lastDay }: Period,
): Promise<void> {
  const found = await q.query(
    'SELECT FROM promotion_cashback WHERE promotion_id = $1 AND member_id = $2 AND first_day <= $4 AND last_day >= $3',
    [id, memberId, firstDay, lastDay],
  );
  if (found.length > 0) throw new Refusal('PROMOTION_NO_LOSS');
}

interface PaidBack extends Cashback {
  readonly memberId: MemberId;
  readonly period: Period;
  readonly bonusId: string;
}

/** Records what a period was paid back for. */
export async function keepCashback(
  q: Queryable,
  { id, offer }: Offered,
  { memberId, period, lost, bonusId }: PaidBack,
): Promise<void> {
  const { gives } = offer;
  if (gives.kind !== 'percent') throw new Error('cashback is a share of what was lost');
  await q.query(
    `INSERT INTO promotion_cashback (promotion_id, member_id, first_day, last_day, lost, percent, most, bonus_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, memberId, period.firstDay, period.lastDay, lost, gives.percent, fromWire(gives.most), bonusId],
  );
}
