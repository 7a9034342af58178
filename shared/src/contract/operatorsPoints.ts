import * as z from '@unisite/shared/schema';
import { paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { type MarketPoints, marketPoints } from './operatorsMarketPoints.ts';
import { marketCodes, writtenLine } from './operatorTexts.ts';
import { delivery, goodsCategory, redeemState } from './points.ts';
import { reason } from './rollout.ts';
import { clubLevel } from './vip.ts';

export const maxGoodsLengths = { name: 60, summary: 200, note: 200 } as const;
export const goodsId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/));

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Kinds of items: a parcel, a code entered by operators, or money given as a bonus. */
export const pointGift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('parcel') }),
  z.object({ kind: z.literal('code') }),
  z.object({
    kind: z.literal('bonus'),
    /** Whole money. */
    amount: whole(1, 1_000_000_000),
    /** Wagering multiple; 0: withdrawable at once. */
    wagering: whole(0, 100),
  }),
]);
export type PointGift = z.Infer<typeof pointGift>;

/** An item as written by operators. */
export const goodsDraft = z.object({
  markets: marketCodes,
  category: goodsCategory,
  name: writtenLine(maxGoodsLengths.name),
  summary: writtenLine(maxGoodsLengths.summary),
  /** Name of its picture. */
  picture: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Points. */
  price: whole(1, 1_000_000_000),
  /** Stock; null: no limit. */
  stock: z.nullable(whole(0, 1_000_000)),
  /** Required level; null: any. */
  level: z.nullable(clubLevel),
  /** Most redemptions of a member per month; null: no limit. */
  perMonth: z.nullable(whole(1, 1_000)),
  gives: pointGift,
  flag: z.nullable(z.enum(['new', 'hot'])),
  isOpen: z.boolean(),
});
export type GoodsDraft = z.Infer<typeof goodsDraft>;

/** Whether members could get more: a new or opened item, a lower price, more stock, a lower level, a larger gift. */
export function isLooserGoods(from: GoodsDraft | null, to: GoodsDraft): boolean {
  if (!to.isOpen) return false;
  if (!from?.isOpen) return true;
  const more = (was: number | null, is: number | null) =>
    (is ?? Number.POSITIVE_INFINITY) > (was ?? Number.POSITIVE_INFINITY);
  return (
    to.price < from.price ||
    more(from.stock, to.stock) ||
    more(from.perMonth, to.perMonth) ||
    (to.level !== from.level && from.level !== null) ||
    JSON.stringify(to.gives) !== JSON.stringify(from.gives) ||
    to.markets.some((code) => !from.markets.includes(code))
  );
}

export const deskGoods = z.object({
  id: z.string(),
  revision: z.int(),
  draft: goodsDraft,
  /** Number of redemptions, without rejected ones. */
  redeemed: z.int(),
});
export type DeskGoods = z.Infer<typeof deskGoods>;

export const deskRedemption = z.object({
  id: z.string(),
  reference: z.string(),
  account: z.string(),
  market: z.string(),
  title: z.object({ vi: z.string(), en: z.string() }),
  gives: z.nullable(z.enum(['parcel', 'code', 'bonus'])),
  points: z.int(),
  amount: z.nullable(amount),
  state: redeemState,
  delivery: z.nullable(delivery),
  at: z.string(),
  note: z.nullable(z.string()),
});
export type DeskRedemption = z.Infer<typeof deskRedemption>;

/** The mall for operators: items, available pictures, and the markets' point rules. */
export const pointDesk = call({
  name: 'pointDesk',
  method: 'GET',
  path: '/ops/points',
  access: 'cash',
  request: z.object({}),
  value: z.object({
    rows: z.array(deskGoods),
    pictures: z.array(z.string()),
    rules: z.array(z.object({ market: z.string(), rule: marketPoints })),
  }),
});

export const redemptionDesk = call({
  name: 'redemptionDesk',
  method: 'GET',
  path: '/ops/points/redemptions',
  access: 'cash',
  request: z.object({ ...paging, state: z.defaulted(redeemState, 'process') }),
  value: z.object({ page: z.int(), pageSize: z.int(), total: z.int(), rows: z.array(deskRedemption) }),
});

/**
 * Writes a new item (`revision` null) or the next revision. Needs a second operator if members could get more. The
 * stock changes by the difference between the draft and `seenStock`: concurrent redemptions stay counted.
 */
export const saveGoods = call({
  name: 'saveGoods',
  method: 'POST',
  path: '/ops/points/goods/:id',
  access: 'cash',
  errors: ['ITEM_CHANGED', 'PROPOSAL_WAITS', 'UNKNOWN_MARKET'],
  request: z.object({
    id: goodsId,
    /** The revision that the operator saw, and the stock at that time. */
    revision: z.nullable(whole(1, 2_147_483_647)),
    seenStock: z.nullable(whole(0, 1_000_000)),
    draft: goodsDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Changes a market's rules for points, from the next day; giving more needs two operators. */
export const savePointRule = call({
  name: 'savePointRule',
  method: 'PATCH',
  path: '/ops/points/rules/:market',
  access: 'cash',
  errors: ['SETTING_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({
    market: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    from: marketPoints,
    to: marketPoints,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/**
 * Approves a redemption, with the code or parcel number, or rejects it with a reason for the member: points and item
 * are returned. Idempotent.
 */
export const decideRedemption = call({
  name: 'decideRedemption',
  method: 'POST',
  path: '/ops/points/redemptions/:id/decision',
  access: 'cash',
  errors: ['ALREADY_CLOSED'],
  request: z.object({
    id: z.string().check(z.regex(/^\d{1,18}$/)),
    decision: z.enum(['approve', 'reject']),
    /** For the member. */
    note: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(maxGoodsLengths.note),
      z.refine((typed) => !/\p{C}/u.test(typed)),
    ),
    why: reason,
  }),
  value: z.object({ state: redeemState }),
});

export const noPoints: MarketPoints = {
  earn: { lott: null, rng: null, live: null, sports: null, pvp: null, deposit: null },
  conversion: null,
};
