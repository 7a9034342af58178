import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/**
 * waiting: another bonus runs before it. running: what is wagered counts for it. released: the condition is met, the money is
 * in the main wallet. expired: its time was over. givenUp: by the member. takenBack: what it was given for was undone.
 */
export const bonusState = z.enum(['waiting', 'running', 'released', 'expired', 'givenUp', 'takenBack']);
export type BonusState = z.Infer<typeof bonusState>;

export const memberBonus = z.object({
  id: z.string(),
  title: z.string(),
  amount,
  state: bonusState,
  givenAt: z.string(),
  /** When its time is over; null while it waits, and for one without a condition. */
  endsAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** What has to be wagered, and what was; null for one without a condition. */
  wagering: z.nullable(
    z.object({
      target: amount,
      wagered: amount,
      /** Days that it runs for. */
      days: z.int(),
      /** Percent of a valid stake that counts; what is not here counts nothing. */
      weights: z.array(z.object({ category, percent: z.int() })),
      /** A round of more than this counts nothing. */
      largestBet: z.nullable(amount),
    }),
  ),
});
export type MemberBonus = z.Infer<typeof memberBonus>;

/** open: waiting and running. ended: expired, given up and taken back. */
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
    /** Held by all of the member's open bonuses together. */
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
