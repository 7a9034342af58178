import * as z from '@unisite/shared/schema';

const sum = z.number().check(
  z.minimum(0),
  z.maximum(1_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);
const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** A market's referral programme, in its currency. */
export const marketReferral = z.object({
  open: z.boolean(),
  /** Reward of the inviter per friend, and of the friend; 0: none. */
  inviterReward: sum,
  friendReward: sum,
  /** Total deposits required of the friend within the given days of registering. */
  leastDeposit: sum,
  withinDays: wholeBetween(1, 90),
  /** Wagering multiple of a reward; 0: paid at once. */
  wagerTimes: wholeBetween(0, 100),
  /** Most rewarded friends of an inviter per month. */
  monthlyMost: wholeBetween(1, 1000),
});
export type MarketReferral = z.Infer<typeof marketReferral>;

export const wantedReferral = marketReferral.check(z.refine(({ leastDeposit }) => leastDeposit > 0));

/** Whether rules give more in anything. */
export const isMoreReferral = (from: MarketReferral, to: MarketReferral): boolean =>
  (to.open && !from.open) ||
  to.inviterReward > from.inviterReward ||
  to.friendReward > from.friendReward ||
  to.leastDeposit < from.leastDeposit ||
  to.withinDays > from.withinDays ||
  to.wagerTimes < from.wagerTimes ||
  to.monthlyMost > from.monthlyMost;
