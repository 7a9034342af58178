import * as z from '@unisite/shared/schema';
import { figures, resolvedPeriod } from './agents.ts';
import { accountKey } from './agentTeam.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

const person = { account: z.string(), nickname: z.string(), avatar: z.string() };
const search = z.optional(z.string().check(z.trim(), z.maxLength(64)));

/** Whose profit and loss in which days. */
const profitSelection = {
  ...period,
  /** `branch`: the agent's own play, and each branch right below; `alone`: every member of the team by itself. */
  of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
  /** Part of a name, without regard to case and diacritics. */
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
    /** Of the whole team as it stood on each day; of a search: of all its rows. */
    totals: figures,
    /** The part of `totals` of those who stand elsewhere now, and are on no row; null: there is nobody. */
    movedAway: z.nullable(figures),
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

/** What an agent earns by: the difference of series, and contracts. */
export const incomeKind = z.enum(['series', 'dividend', 'daily', 'hourly', 'realtime']);
export type IncomeKind = z.Infer<typeof incomeKind>;

const incomeSums = {
  /** Stated for the agent, and what of it has been paid. */
  earned: amount,
  paid: amount,
  /** What its own contracts owe those below. */
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
    /** The last day that every statement of series is made of; null: none yet. */
    doneTo: z.nullable(z.string()),
    ...incomeSums,
    kinds: z.array(z.object({ kind: incomeKind, ...incomeSums })),
    /** `statement`: that of series; contracts have theirs on pages of their own. */
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

/** What moves in members' main wallets beside play. */
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

/** Which movements of a team. */
const movementSelection = {
  ...period,
  /** Of this account; of the agent unless said. */
  account: z.optional(accountKey),
  /** `branch`: of the account and everybody below it; `alone`: of the account itself. */
  of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
  /** Part of a name, without regard to case and diacritics, or a whole reference. */
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
    /** Of all rows of the selection. */
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
        /** Above zero into the wallet. */
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
