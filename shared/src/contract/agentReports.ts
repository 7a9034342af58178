import * as z from '@unisite/shared/schema';
import { figures, resolvedPeriod } from './agents.ts';
import { accountKey } from './agentTeam.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

const person = { account: z.string(), nickname: z.string(), avatar: z.string() };
const search = z.optional(z.string().check(z.trim(), z.maxLength(64)));

/** Selection of a profit report. */
const profitSelection = {
  ...period,
  /** `branch`: the agent's own play, and each direct branch; `alone`: each member of the team separately. */
  of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
  /** Part of a name, ignoring case and diacritics. */
  search,
};

export const agentProfit = operation({
  name: 'agentProfit',
  summary:
    'What members of the team won and lost: each branch right below the agent, or everybody alone, as far as anything moved. Days before somebody came into the team stay with the line before',
  method: 'GET',
  path: '/wps/agent/profit',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'REPORT_TIMEOUT'],
  request: z.object({
    ...paging,
    ...profitSelection,
    sort: z.defaulted(z.enum(['deposits', 'withdrawals', 'turnover', 'payout', 'result', 'account']), 'turnover'),
    order: z.defaulted(z.enum(['asc', 'desc']), 'desc'),
  }),
  value: z.object({
    ...resolvedPeriod,
    /** Of the whole team as it was on each day; for a search, of all its rows. */
    totals: figures,
    /** The part of `totals` of members who have since moved elsewhere and have no row; null: none. */
    movedAway: z.nullable(figures),
    ...pageOf(
      z.object({
        ...person,
        /** Number of members in the row: the member, plus everybody below for a branch. */
        members: z.int(),
        figures,
      }),
    ).shape,
  }),
});

/** The selection of `agentProfit` as CSV, by account. */
export const agentProfitFile = operation({
  name: 'agentProfitFile',
  summary: 'What members of the team won and lost, as CSV',
  method: 'GET',
  path: '/wps/agent/profit/file',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'DOWNLOAD_UNDER_WAY'],
  request: z.object(profitSelection),
  value: z.string(),
});

/** Sources of an agent's income: the difference of series, and contracts. */
export const incomeKind = z.enum(['series', 'dividend', 'daily', 'hourly', 'realtime']);
export type IncomeKind = z.Infer<typeof incomeKind>;

const incomeSums = {
  /** Statements for the agent, and the paid part. */
  earned: amount,
  paid: amount,
  /** What its own contracts owe to downlines. */
  given: amount,
};

export const agentIncome = operation({
  name: 'agentIncome',
  summary:
    'What the agent was stated and gave on in a range of days, by day and by what for; a period counts on its last day',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: z.object(period),
  value: z.object({
    ...resolvedPeriod,
    /** The last day with complete series statements; null: none yet. */
    doneTo: z.nullable(z.string()),
    ...incomeSums,
    kinds: z.array(z.object({ kind: incomeKind, ...incomeSums })),
    /** `statement`: for series; contracts have separate pages. */
    days: z.array(z.object({ day: z.string(), kind: incomeKind, ...incomeSums, statement: z.nullable(z.string()) })),
  }),
});

/** The days of `agentIncome` as CSV. */
export const agentIncomeFile = operation({
  name: 'agentIncomeFile',
  summary: 'What the agent was stated and gave on, by day, as CSV',
  method: 'GET',
  path: '/wps/agent/income/file',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'DOWNLOAD_UNDER_WAY'],
  request: z.object(period),
  value: z.string(),
});

const statementLine = z.object({
  /** The day of the line: an earlier one than the statement's corrects that day. */
  day: z.string(),
  /** The direct branch. */
  branch: z.string(),
  staked: amount,
  /** Out of 2,000: how far the branch's series was below the agent's. */
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
    /** Negative remainder of the previous statement. */
    carried: amount,
    paid: amount,
    madeAt: z.string(),
    /** Reference in the account record; null: nothing was paid. */
    reference: z.nullable(z.string()),
  }),
});

/** Movements of members' main wallets other than play. */
export const teamMovementKind = z.enum([
  'deposit',
  'depositReversal',
  'withdrawal',
  'withdrawalReturn',
  'lineTransfer',
  'rebate',
  'bonus',
]);
export type TeamMovementKind = z.Infer<typeof teamMovementKind>;

/** Selection of a team's movements. */
const movementSelection = {
  ...period,
  /** Whose movements; by default the agent's. */
  account: z.optional(accountKey),
  /** `branch`: the account and everybody below it; `alone`: the account only. */
  of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
  /** Part of a name, ignoring case and diacritics, or a whole reference. */
  search,
  kind: z.optional(teamMovementKind),
};

export const agentTransactions = operation({
  name: 'agentTransactions',
  summary: 'What moved in wallets of the team beside play, newest first',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'REPORT_TIMEOUT'],
  request: z.object({
    ...paging,
    ...movementSelection,
  }),
  value: z.object({
    ...resolvedPeriod,
    /** Over all rows of the selection. */
    deposits: amount,
    withdrawals: amount,
    /** Rebates and bonuses. */
    given: amount,
    ...pageOf(
      z.object({
        id: z.string(),
        ...person,
        at: z.string(),
        kind: teamMovementKind,
        reference: z.string(),
        /** Positive: into the wallet. */
        amount,
        balanceAfter: amount,
      }),
    ).shape,
  }),
});

/** The selection of `agentTransactions` as CSV. */
export const agentTransactionsFile = operation({
  name: 'agentTransactionsFile',
  summary: 'What moved in wallets of the team beside play, as CSV',
  method: 'GET',
  path: '/wps/agent/transactions/file',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'DOWNLOAD_UNDER_WAY'],
  request: z.object(movementSelection),
  value: z.string(),
});

export const agentReportOperations = [agentProfit, agentIncome, agentStatement, agentTransactions] as const;
