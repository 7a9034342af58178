import * as z from '@unisite/shared/schema';

const sum = z.number().check(
  z.minimum(0),
  z.maximum(1_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);
const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** What a market gives for friends who are invited, in its currency. */
export const marketReferral = z.object({
  open: z.boolean(),
  /** What the inviter gets for each friend, and what the friend gets; 0: nothing. */
  inviterReward: sum,
  friendReward: sum,
  /** What the friend deposits, in all, within so many days of registering. */
  leastDeposit: sum,
  withinDays: wholeBetween(1, 90),
  /** How often a reward has to be staked before it is paid to the main wallet; 0: it is paid at once. */
  wagerTimes: wholeBetween(0, 100),
  /** For how many friends an inviter is rewarded in a month. */
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
