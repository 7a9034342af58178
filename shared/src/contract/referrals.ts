import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export const referral = operation({
  name: 'referral',
  summary: 'How the member invites friends, what it earns by that, and what it has earned',
  method: 'GET',
  path: '/wps/member/referral',
  access: 'member',
  request: empty,
  value: z.object({
    code: z.string(),
    url: z.string(),
    /** Null where the market rewards nothing now, and for agents, whom contracts pay. */
    terms: z.nullable(
      z.object({
        inviterReward: amount,
        friendReward: amount,
        leastDeposit: amount,
        withinDays: z.int(),
        wagerTimes: z.int(),
        monthlyMost: z.int(),
      }),
    ),
    invited: z.int(),
    rewarded: z.int(),
    /** Rewards in all, and those of this month (Asia/Ho_Chi_Minh). */
    earned: amount,
    earnedThisMonth: amount,
  }),
});

/**
 * waiting: has not deposited enough yet, of which nothing is told. late: did not within the time. notCounted: nothing is
 * given for this friend, for a reason.
 */
export const friendState = z.enum(['rewarded', 'waiting', 'late', 'notCounted']);
export type FriendState = z.Infer<typeof friendState>;

export const referredFriends = operation({
  name: 'referredFriends',
  summary: 'Who registered by the member, the latest first; names masked',
  method: 'GET',
  path: '/wps/member/referral/friends',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(friendState) }),
  value: pageOf(
    z.object({
      id: z.string(),
      account: z.string(),
      joinedAt: z.string(),
      state: friendState,
      /** Why it is not counted. */
      reason: z.nullable(z.enum(['samePerson', 'monthFull', 'away'])),
      /** What the member got for this friend. */
      reward: amount,
    }),
  ),
});

export const referralOperations = [referral, referredFriends] as const;
