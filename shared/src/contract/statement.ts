import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** A month of the market, YYYY-MM. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const statementMonth = z.object({
  month,
  /** Deposits minus chargebacks, before fees. */
  deposited: amount,
  /** Withdrawals minus returns. */
  withdrawn: amount,
  /** Bonuses and rebates. */
  given: amount,
  /** Rounds opened in the month, without cancelled ones; `won` is their total payout. */
  staked: amount,
  won: amount,
  bets: z.int(),
});
export type StatementMonth = z.Infer<typeof statementMonth>;

/** A player's complete history (RTS 1, LCCP 3.5): nothing expires. */
export const statement = operation({
  name: 'statement',
  summary: 'What the member brought in, took out, staked and won in each month since the account was opened',
  method: 'GET',
  path: '/wps/member/statement',
  access: 'member',
  request: empty,
  value: z.object({
    /** The day the account was opened, YYYY-MM-DD. */
    since: z.string(),
    currency: z.string(),
    /** Months with activity, newest first. */
    months: z.array(statementMonth),
  }),
});

/** Parts of a member's data, in file order. */
export const memberDataPart = z.enum([
  'profile',
  'transactions',
  'bets',
  'deposits',
  'withdrawals',
  'bankAccounts',
  'bonuses',
  'freeRounds',
  'tickets',
  'plans',
  'points',
  'redemptions',
  'missions',
  'spins',
  'applications',
  'promotionRefusals',
  'protection',
  'identity',
  'messages',
  'feedback',
  'devices',
  'securityEvents',
]);
export type MemberDataPart = z.Infer<typeof memberDataPart>;

/** A stored fact: a text, a number, a boolean or a list of texts. */
const fact = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** Rows per request of {@link memberData}. */
export const memberDataRows = 1_000;

export const memberData = operation({
  name: 'memberData',
  summary: "All that is kept of a member, part by part, for a file of the member's own",
  method: 'GET',
  path: '/wps/member/data',
  access: 'member',
  request: z.object({
    part: memberDataPart,
    /** `next` of the previous response; absent: from the start. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  }),
  value: z.object({
    rows: z.array(z.record(z.string(), fact)).check(z.maxLength(memberDataRows)),
    /** Cursor of the following rows; null: none. */
    next: z.nullable(z.string()),
  }),
});
export type MemberDataRow = Record<string, string | number | boolean | string[] | null>;

export const statementOperations = [statement, memberData] as const;
