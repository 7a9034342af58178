import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** The club's levels, the lowest first. */
export const clubLevel = z.enum([
  'bronze',
  'silver1',
  'silver2',
  'gold1',
  'gold2',
  'platinum',
  'diamond1',
  'diamond2',
  'diamond3',
]);
export type ClubLevel = z.Infer<typeof clubLevel>;

/** The club's gifts: once for reaching a level, monthly, and in the week that begins with the birthday. */
export const vipGiftKind = z.enum(['upgrade', 'monthly', 'birthday']);
export type VipGiftKind = z.Infer<typeof vipGiftKind>;

const gifts = z.object({ upgrade: amount, monthly: amount, birthday: amount });

export const vipLevel = z.object({
  id: z.string(),
  name: z.string(),
  /** Path on this site. */
  badge: z.string(),
  /** Valid turnover and deposits since joining required to reach it. */
  turnover: amount,
  deposits: amount,
  /** Valid turnover per calendar month required to keep it; 0: none. */
  keep: amount,
  /** 0: none. */
  gifts,
  benefits: z.object({
    /** Additional rebate in percent of valid stakes; 0: none. */
    rebate: z.number(),
    /** Discount on withdrawal fees, percent; 0: none. */
    feeOff: z.number(),
    /** Daily withdrawal limit, if higher than the general one; 0: the general one. */
    dailyLimit: amount,
  }),
});
export type VipLevel = z.Infer<typeof vipLevel>;

export const vipGift = z.object({
  kind: vipGiftKind,
  /** The level it is for. */
  level: z.string(),
  amount,
  /** waiting: claimable from `at`. had: given at `at`. */
  state: z.enum(['ready', 'waiting', 'had']),
  at: z.nullable(z.string()),
});
export type VipGift = z.Infer<typeof vipGift>;

export const vipClub = operation({
  name: 'vipClub',
  summary: "The club's levels, the lowest first, and where the member stands",
  method: 'GET',
  path: '/wps/vip',
  access: 'optional',
  request: z.object({}),
  value: z.object({
    levels: z.array(vipLevel),
    /** Null for guests, and where the market has no club. */
    mine: z.nullable(
      z.object({
        /** Id of the level; null: none yet. */
        level: z.nullable(z.string()),
        /** Since joining. */
        turnover: amount,
        deposits: amount,
        /** Of this calendar month. */
        monthTurnover: amount,
        regDate: z.string(),
        gifts: z.array(vipGift),
      }),
    ),
  }),
});

export const claimVipGift = operation({
  name: 'claimVipGift',
  summary: 'Takes a gift of the club; again it changes nothing',
  method: 'POST',
  path: '/wps/vip/gifts',
  access: 'member',
  idempotent: true,
  errors: ['GIFT_NOT_READY', 'PROMOTION_SAME_PERSON', 'SELF_EXCLUDED', 'TIME_OUT'],
  request: z.object({ kind: vipGiftKind, level: clubLevel }),
  value: z.object({ amount }),
});

export const vipOperations = [vipClub, claimVipGift] as const;
