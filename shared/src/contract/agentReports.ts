import * as z from '@unisite/shared/schema';
import { figures, resolvedPeriod } from './agents.ts';
import { accountKey } from './agentTeam.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

const person = { account: z.string(), nickname: z.string(), avatar: z.string() };
const search = z.optional(z.string().check(z.trim(), z.maxLength(64)));

export const agentProfit = operation({
  name: 'agentProfit',
  summary: 'What members of the team won and lost: each branch right below the agent, or everybody alone',
  method: 'GET',
  path: '/wps/agent/profit',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: z.object({
    ...paging,
    ...period,
    /** `branch`: the agent's own play, and each branch right below; `alone`: every member of the team by itself. */
    of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
    /** Part of a name, without regard to case and diacritics. */
    search,
    sort: z.defaulted(z.enum(['deposits', 'withdrawals', 'turnover', 'payout', 'result', 'account']), 'turnover'),
    order: z.defaulted(z.enum(['asc', 'desc']), 'desc'),
  }),
  value: z.object({
    ...resolvedPeriod,
    /** Of all rows of the selection. */
    totals: figures,
    ...pageOf(
      z.object({
        ...person,
        /** How many the row is of: the member, and everybody below it where it is a branch. */
        members: z.int(),
        figures,
      }),
    ).shape,
  }),
});

/** What an agent earns by. */
export const incomeKind = z.enum(['series']);
export type IncomeKind = z.Infer<typeof incomeKind>;

export const agentIncome = operation({
  name: 'agentIncome',
  summary: 'What the agent earned in a range of days, by day and by what for, from the statements that were made',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: z.object(period),
  value: z.object({
    ...resolvedPeriod,
    /** The last day that every statement is made of; null: none yet. */
    doneTo: z.nullable(z.string()),
    earned: amount,
    paid: amount,
    kinds: z.array(z.object({ kind: incomeKind, earned: amount, paid: amount })),
    days: z.array(z.object({ day: z.string(), kind: incomeKind, earned: amount, statement: z.string() })),
  }),
});

const statementLine = z.object({
  /** The day that the line is for: one before the statement's corrects what was reckoned then. */
  day: z.string(),
  /** The branch right below the agent. */
  branch: z.string(),
  staked: amount,
  /** Of 2,000: how far the branch's series was below the agent's. */
  gap: z.int(),
  amount,
});

export const agentStatement = operation({
  name: 'agentStatement',
  summary: 'One statement of the agent, with every input of its sum',
  method: 'GET',
  path: '/wps/agent/statements/:id',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_FOUND'],
  request: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
  value: z.object({
    id: z.string(),
    kind: incomeKind,
    ...resolvedPeriod,
    lines: z.array(statementLine),
    earned: amount,
    /** What the statement before left below nothing. */
    carried: amount,
    paid: amount,
    madeAt: z.string(),
    /** Of the movement in the account record; null: nothing was paid. */
    reference: z.nullable(z.string()),
  }),
});

/** What members of a team bring and take. */
export const teamMovementKind = z.enum(['deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn']);
export type TeamMovementKind = z.Infer<typeof teamMovementKind>;

export const agentTransactions = operation({
  name: 'agentTransactions',
  summary: 'Deposits and withdrawals of the team, newest first',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  request: z.object({
    ...paging,
    ...period,
    /** Of this account with everybody below it; the whole team, the agent included, unless said. */
    account: z.optional(accountKey),
    kind: z.optional(teamMovementKind),
  }),
  value: z.object({
    ...resolvedPeriod,
    /** Of all rows of the selection. */
    deposits: amount,
    withdrawals: amount,
    ...pageOf(
      z.object({
        id: z.string(),
        account: z.string(),
        at: z.string(),
        kind: teamMovementKind,
        reference: z.string(),
        /** Above zero into the wallet. */
        amount,
        balanceAfter: amount,
      }),
    ).shape,
  }),
});

export const agentReportOperations = [agentProfit, agentIncome, agentStatement, agentTransactions] as const;
