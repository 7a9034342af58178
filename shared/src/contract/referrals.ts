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
    /** Null where the market has no programme, and for agents, who have contracts. */
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
    /** Rewards in total, and this month (of the market). */
    earned: amount,
    earnedThisMonth: amount,
  }),
});

/**
 * waiting: deposits not sufficient yet; amounts are not disclosed. late: not within the time. notCounted: excluded, for
 * a reason.
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
      /** Why the friend is not counted. */
      reason: z.nullable(z.enum(['samePerson', 'monthFull', 'away'])),
      /** The member's reward for this friend. */
      reward: amount,
    }),
  ),
});

export const referralOperations = [referral, referredFriends] as const;
