import * as z from '@unisite/shared/schema';
import { clubLevel } from './vip.ts';

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const gift = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const percent = z.number().check(
  z.minimum(0),
  z.maximum(1),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

/** A level of a market's club; whole currency units, 0: none. */
export const vipLevelRule = z.object({
  id: clubLevel,
  /** Valid turnover and deposits since joining required to reach it. */
  turnover: whole,
  deposits: whole,
  /** Valid turnover per calendar month required to keep it. */
  keep: whole,
  upgrade: gift,
  monthly: gift,
  birthday: gift,
  /** Additional rebate in percent of valid stakes, in every category with a market rate; two decimals. */
  rebate: percent,
  /** Discount on withdrawal fees, percent. */
  feeOff: z.int().check(z.minimum(0), z.maximum(100)),
  /** Daily withdrawal limit, if higher than the market's; 0: the market's. */
  dailyLimit: whole,
});
export type VipLevelRule = z.Infer<typeof vipLevelRule>;

/** A market's club levels, lowest first; empty: no club. */
export const marketVip = z.object({ levels: z.array(vipLevelRule).check(z.maxLength(20)) });
export type MarketVip = z.Infer<typeof marketVip>;

/** Levels are unique, and each requires at least as much as the one below. */
export const wantedVip = marketVip.check(
  z.refine(({ levels }) => new Set(levels.map(({ id }) => id)).size === levels.length),
  z.refine(({ levels }) =>
    levels.every((level, place) => {
      const below = levels[place - 1];
      return !below || (level.turnover >= below.turnover && level.deposits >= below.deposits);
    }),
  ),
);

export const vipThresholds = ['turnover', 'deposits', 'keep'] as const;
export const vipGifts = ['upgrade', 'monthly', 'birthday'] as const;
export const vipBenefits = ['rebate', 'feeOff', 'dailyLimit'] as const;

/** Whether members could get more: a new level, a cheaper one, a larger gift or benefit. */
export function isMoreVip(from: MarketVip, to: MarketVip): boolean {
  const before = new Map(from.levels.map((level) => [level.id, level]));
  return to.levels.some((level) => {
    const was = before.get(level.id);
    if (!was) return true;
    return (
      vipThresholds.some((name) => level[name] < was[name]) ||
      [...vipGifts, ...vipBenefits].some((name) => level[name] > was[name])
    );
  });
}
