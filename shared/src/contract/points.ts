import * as z from '@unisite/shared/schema';
import { withdrawalPin } from './cash.ts';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/**
 * Sources and uses of points (specification section 3; mission, raffle and promotion are additions). redeem: items and
 * conversions, and their returns. raffle: prizes of the wheel, and paid spins.
 */
export const pointType = z.enum([
  'live',
  'lott',
  'pvp',
  'rng',
  'sports',
  'redeem',
  'deposit',
  'mission',
  'raffle',
  'promotion',
]);
export type PointType = z.Infer<typeof pointType>;

/** Sources that earn points. */
export const earningType = z.enum(['lott', 'rng', 'live', 'sports', 'pvp', 'deposit']);
export type EarningType = z.Infer<typeof earningType>;

export const goodsCategory = z.enum(['cards', 'bets', 'electronics', 'home', 'luxury']);
export type GoodsCategory = z.Infer<typeof goodsCategory>;

/** States of a redemption (specification section 4). */
export const redeemState = z.enum(['process', 'approved', 'rejected']);
export type RedeemState = z.Infer<typeof redeemState>;

/** Conversions are in whole hundreds of points. */
export const CONVERSION_STEP = 100;

const conversion = z.object({
  /** Money for 100 points. */
  per100: amount,
  /** Most points that a member converts in a calendar month. */
  most: z.int(),
  /** Wagering multiple; 0: withdrawable at once. */
  wagering: z.int(),
});

export const pointConfig = operation({
  name: 'pointConfig',
  summary: 'What earns points in this market, and what they are worth',
  method: 'GET',
  path: '/wps/points/config',
  access: 'public',
  request: z.object({}),
  value: z.object({
    /** Money that earns one point: valid turnover, or a deposit. */
    earn: z.array(z.object({ type: earningType, per: amount })),
    /** Null: no conversion in this market. */
    conversion: z.nullable(conversion),
  }),
});

export const pointBalance = operation({
  name: 'pointBalance',
  summary: "The member's points: what is there, and what came from and went to each type",
  method: 'GET',
  path: '/wps/points/balance',
  access: 'member',
  request: z.object({}),
  value: z.object({
    /** Negative after a correction of points already spent. */
    balance: z.int(),
    byType: z.array(z.object({ type: pointType, points: z.int() })),
    /** Points converted in this calendar month. */
    converted: z.int(),
  }),
});

export const goodsItem = z.object({
  id: z.string(),
  category: goodsCategory,
  name: z.string(),
  summary: z.string(),
  /** Path on this site. */
  picture: z.string(),
  /** Points. */
  price: z.int(),
  /** Stock; null: no limit. */
  stock: z.nullable(z.int()),
  flag: z.nullable(z.enum(['new', 'hot'])),
  gives: z.enum(['parcel', 'code', 'bonus']),
  /** Why the caller cannot redeem it now, apart from points; null: no reason. */
  barred: z.nullable(z.enum(['level', 'stock', 'month'])),
  /** Name of the required level; null: any. */
  level: z.nullable(z.string()),
});
export type GoodsItem = z.Infer<typeof goodsItem>;

export const pointRewards = operation({
  name: 'pointRewards',
  summary: "The mall's items in their order",
  method: 'GET',
  path: '/wps/points/rewards',
  access: 'optional',
  request: z.object({}),
  value: z.object({ rows: z.array(goodsItem) }),
});

export const redemption = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  /** Path on this site; null: a conversion. */
  picture: z.nullable(z.string()),
  points: z.int(),
  /** Money given; null: none. */
  amount: z.nullable(amount),
  state: redeemState,
  at: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Code or parcel number, or the reason of a rejection. */
  note: z.nullable(z.string()),
});
export type Redemption = z.Infer<typeof redemption>;

export const redeemList = operation({
  name: 'redeemList',
  summary: "The member's redemptions, newest first",
  method: 'GET',
  path: '/wps/points/redemptions',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(redeemState) }),
  value: z.object({
    ...pageOf(redemption).shape,
    /** Number in process. */
    waiting: z.int(),
  }),
});

export const pointTransaction = z.object({
  id: z.string(),
  type: pointType,
  /** Subject: a day of play with its valid turnover, a deposit or its reversal, a redemption or its return. */
  about: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('play'), day: z.string(), turnover: amount }),
    z.object({ kind: z.literal('deposit'), amount }),
    z.object({ kind: z.literal('redeem'), title: z.string() }),
    /** A mission, or a spin of the wheel. */
    z.object({ kind: z.literal('reward'), title: z.string() }),
  ]),
  points: z.int(),
  balanceAfter: z.int(),
  at: z.string(),
});
export type PointTransaction = z.Infer<typeof pointTransaction>;

export const pointTransactions = operation({
  name: 'pointTransactions',
  summary: "Every movement of the member's points, newest first",
  method: 'GET',
  path: '/wps/points/transactions',
  access: 'member',
  request: z.object({ ...paging, type: z.optional(pointType) }),
  value: pageOf(pointTransaction),
});

const line = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(2),
    z.maxLength(longest),
    z.refine((typed) => !/\p{C}/u.test(typed)),
  );

/** Longest parts of a delivery address, characters. */
export const maxDeliveryLengths = { name: 60, phone: 16, address: 200 } as const;

export const delivery = z.object({
  name: line(maxDeliveryLengths.name),
  phone: z.string().check(z.regex(/^\+?\d{8,15}$/)),
  address: line(maxDeliveryLengths.address),
});
export type Delivery = z.Infer<typeof delivery>;

const spendingErrors = [
  'WRONG_WITHDRAWAL_PIN',
  'WITHDRAWAL_PIN_NOT_SET',
  'POINTS_SHORT',
  'SELF_EXCLUDED',
  'TIME_OUT',
] as const;

export const redeem = operation({
  name: 'redeem',
  summary: 'Redeems one of an item; its points are taken at once',
  method: 'POST',
  path: '/wps/points/redemptions',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [...spendingErrors, 'ITEM_CLOSED', 'ITEM_CHANGED', 'ITEM_OUT', 'ITEM_LEVEL', 'ITEM_MONTH'],
  request: z.object({
    item: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/)),
    /** The price that the member saw. */
    price: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    withdrawalPin,
    /** Delivery address; for shipped items. */
    delivery: z.optional(delivery),
  }),
  value: redemption,
});

export const convertPoints = operation({
  name: 'convertPoints',
  summary: 'Converts points to money, in whole hundreds',
  method: 'POST',
  path: '/wps/points/conversions',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [...spendingErrors, 'CONVERSION_CLOSED', 'CONVERSION_CHANGED', 'CONVERSION_LIMIT'],
  request: z.object({
    points: z.int().check(
      z.minimum(CONVERSION_STEP),
      z.maximum(100_000_000),
      z.refine((points) => points % CONVERSION_STEP === 0),
    ),
    /** Money for 100 points, as the member saw it. */
    per100: amount.check(z.minimum(1), z.maximum(10_000_000)),
    withdrawalPin,
  }),
  value: redemption,
});

export const pointsOperations = [
  pointConfig,
  pointBalance,
  pointRewards,
  redeemList,
  pointTransactions,
  redeem,
  convertPoints,
] as const;
