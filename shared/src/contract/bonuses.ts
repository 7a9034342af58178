import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/**
 * waiting: another bonus is running. running: stakes count for it, and it covers what the main wallet cannot. released:
 * the wagering is complete, the money is in the main wallet. spent: lost in play. expired: out of time. givenUp: by the
 * member. takenBack: its deposit was reversed.
 */
export const bonusState = z.enum(['waiting', 'running', 'released', 'spent', 'expired', 'givenUp', 'takenBack']);
export type BonusState = z.Infer<typeof bonusState>;

export const memberBonus = z.object({
  id: z.string(),
  title: z.string(),
  amount,
  /** The amount held, including wins and excluding open stakes; 0 once closed. */
  balance: amount,
  /** The amount held at closing; null while open. */
  closedWith: z.nullable(amount),
  state: bonusState,
  givenAt: z.string(),
  /** End of its time; null while it waits, and without a wagering requirement. */
  endsAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Null without a wagering requirement. */
  wagering: z.nullable(
    z.object({
      target: amount,
      wagered: amount,
      /** Days to complete it. */
      days: z.int(),
      /** Percent of a valid stake that counts; missing categories count nothing. */
      weights: z.array(z.object({ category, percent: z.int() })),
      /** Rounds with a higher stake do not count. */
      largestBet: z.nullable(amount),
    }),
  ),
});
export type MemberBonus = z.Infer<typeof memberBonus>;

/** open: waiting and running. ended: spent, expired, given up and taken back. */
export const bonusGroup = z.enum(['open', 'released', 'ended']);
export type BonusGroup = z.Infer<typeof bonusGroup>;

export const memberBonuses = operation({
  name: 'memberBonuses',
  summary: "The member's bonuses of a group, as they stand now: the one that runs first, then newest first",
  method: 'GET',
  path: '/wps/member/bonuses',
  access: 'member',
  request: z.object({ ...paging, group: z.defaulted(bonusGroup, 'open') }),
  value: z.object({
    ...pageOf(memberBonus).shape,
    /** Total held by all open bonuses. */
    held: amount,
  }),
});

export const giveUpBonus = operation({
  name: 'giveUpBonus',
  summary: 'Gives a bonus up: what it holds returns to the house, and the next one runs',
  method: 'DELETE',
  path: '/wps/member/bonuses/:id',
  access: 'member',
  errors: ['ALREADY_CLOSED'],
  request: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  value: z.object({}),
});

export const bonusOperations = [memberBonuses, giveUpBonus] as const;
