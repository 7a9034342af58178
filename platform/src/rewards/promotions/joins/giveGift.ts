import type { Localized, MemberId, PromotionOffer } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A promotion's non-monetary gift. */
export type WorthlessGift = Extract<PromotionOffer['gives'], { kind: 'points' | 'tickets' }>;

interface NewGift {
  readonly promotionId: string;
  readonly memberId: MemberId;
  /** Idempotency key, unique for the member. */
  readonly key: string;
  readonly gives: WorthlessGift;
  readonly title: Localized;
}

interface GivenGift {
  readonly id: string;
  /** False for a replay: nothing moved. */
  readonly isNew: boolean;
  readonly state: 'released' | 'takenBack';
}

/** Gives points or tickets in the caller's transaction, idempotent by member and key. */
export async function giveGift(
  q: Queryable,
  { promotionId, memberId, key, gives, title }: NewGift,
  at: Date,
): Promise<GivenGift> {
  const [row] = await q.query<{ id: string; isNew: boolean; isTakenBack: boolean }>(
    `SELECT g.id, g.is_new AS "isNew", g.is_taken_back AS "isTakenBack"
     FROM promotion_gift_give($1, $2, $3, $4, $5, $6) g`,
    [memberId, promotionId, key, JSON.stringify(gives), JSON.stringify(title), at],
  );
  if (!row) throw new Error('a gift gave no answer');
  return { id: row.id, isNew: row.isNew, state: row.isTakenBack ? 'takenBack' : 'released' };
}

/** Whether a member has a gift with this key. */
export async function hasGift(q: Queryable, memberId: MemberId, key: string): Promise<boolean> {
  const found = await q.query('SELECT FROM promotion_gift WHERE member_id = $1 AND key = $2', [memberId, key]);
  return found.length > 0;
}

/** Takes a gift back because its deposit was reversed. */
export async function takeGiftBack(q: Queryable, id: string, title: Localized, at: Date): Promise<void> {
  await q.query('SELECT promotion_gift_take_back($1, $2, $3)', [id, JSON.stringify(title), at]);
}

/** Locks a member's points until the transaction ends. Points are locked before money, as in conversions. */
export async function holdPoints(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('SELECT point_account($1)', [memberId]);
}
