import * as z from '@unisite/shared/schema';
import { resolvedPeriod } from './agents.ts';
import { accountKey } from './agentTeam.ts';
import { period } from './envelope.ts';
import { category } from './games.ts';
import { betState } from './members.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Selection of a team's rounds, each dated by its opening. */
const bettingSelection = {
  ...period,
  /** Whose rounds; by default the agent's. */
  account: z.optional(accountKey),
  /** `branch`: the account and everybody below it; `alone`: the account only. */
  of: z.defaulted(z.enum(['branch', 'alone']), 'branch'),
  /** Part of a member's name, ignoring case and diacritics. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  category: z.optional(category),
  /** The vendor's code (`vassalage`). */
  vendor: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  state: z.optional(betState),
};

export const bettingSort = z.enum(['at', 'staked', 'payout', 'result']);
export type BettingSort = z.Infer<typeof bettingSort>;

/** Most rounds that can be sorted by an amount; sorted by time there is no limit. */
export const MAX_SORTED_ROUNDS = 200_000;

/** Cursor of a row, as in `next` and `previous`. */
const cursor = z.string().check(z.maxLength(1000));

const teamRound = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  /** The account's direct upline within the team; null: the row is the agent's own. */
  upline: z.nullable(z.string()),
  /** The vendor's number of the round. */
  reference: z.string(),
  at: z.string(),
  game: z.object({ gameId: z.string(), name: z.string(), vendorName: z.string() }),
  /** Null: the game no longer exists. */
  category: z.nullable(category),
  staked: amount,
  /** The part of the stake that was at risk; null: not settled. */
  valid: z.nullable(amount),
  payout: amount,
  /** Payout minus stake: positive when the member won. Null: not settled. */
  result: z.nullable(amount),
  state: betState,
});
export type TeamRound = z.Infer<typeof teamRound>;

export const agentBetting = operation({
  name: 'agentBetting',
  summary: 'Rounds of the team, the newest first or by an amount, from one row on',
  method: 'GET',
  path: '/wps/agent/betting',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'SELECTION_TOO_LARGE', 'REPORT_TIMEOUT'],
  request: z.object({
    ...bettingSelection,
    sort: z.defaulted(bettingSort, 'at'),
    order: z.defaulted(z.enum(['asc', 'desc']), 'desc'),
    /** The rows after, or before, a cursor; by default the first. */
    after: z.optional(cursor),
    before: z.optional(cursor),
    pageSize: z.defaulted(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(100))),
      ),
      20,
    ),
  }),
  value: z.object({
    ...resolvedPeriod,
    rows: z.array(teamRound),
    /** For `before` and `after`; null: none. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
});

export const agentBettingTotals = operation({
  name: 'agentBettingTotals',
  summary: 'How many rounds of the team there are in a selection, and what they come to',
  method: 'GET',
  path: '/wps/agent/betting/totals',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'REPORT_TIMEOUT'],
  request: z.object(bettingSelection),
  value: z.object({
    ...resolvedPeriod,
    /** Number of rounds; the sums exclude cancelled ones. */
    rounds: z.int(),
    /** Not settled yet. */
    open: z.int(),
    staked: amount,
    payout: amount,
    /** Of settled rounds. */
    valid: amount,
    result: amount,
  }),
});

/** Most rounds in a file: the newest. */
export const MAX_FILE_ROUNDS = 500_000;

/** The selection of `agentBetting` as CSV, newest first. */
export const agentBettingFile = operation({
  name: 'agentBettingFile',
  summary: 'Rounds of the team, as CSV',
  method: 'GET',
  path: '/wps/agent/betting/file',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'DOWNLOAD_UNDER_WAY'],
  request: z.object(bettingSelection),
  value: z.string(),
});

export const agentBettingOperations = [agentBetting, agentBettingTotals] as const;
