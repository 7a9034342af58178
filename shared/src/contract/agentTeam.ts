import * as z from '@unisite/shared/schema';
import { figures, resolvedPeriod } from './agents.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export const accountKey = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
/** An agent may open downlines, a player only plays. */
export const downlineKind = z.enum(['agent', 'player']);
export type DownlineKind = z.Infer<typeof downlineKind>;

/** Out of 2,000, what electronic draws pay at most (section 3), in steps of 2. */
const series = z.int().check(
  z.minimum(1700),
  z.maximum(1980),
  z.refine((value) => value % 2 === 0),
);
/** What an upline grants a member. */
export const rate = z.object({ series });
export type Rate = z.Infer<typeof rate>;

/** `closed`: by an operator; `paused`: on a break, whose kind is not disclosed. `noDownline`: may not open accounts. */
export const downlineState = z.enum(['active', 'noDownline', 'paused', 'closed']);
export type DownlineState = z.Infer<typeof downlineState>;

const person = { account: z.string(), nickname: z.string(), avatar: z.string() };

const teamRow = z.object({
  ...person,
  kind: downlineKind,
  state: downlineState,
  /** The effective rate today: never above its uplines'. */
  rate,
  /** The rate from tomorrow, if it differs. */
  rateTomorrow: z.nullable(rate),
  /** Number of direct downlines, and of everybody below. */
  direct: z.int(),
  team: z.int(),
  /** Of the member and everybody below it. */
  figures,
  /** Of the member alone: main and vendor wallets. */
  balance: amount,
  /** Null: never signed in. */
  lastSeenAt: z.nullable(z.string()),
  isOnline: z.boolean(),
  /** The direct upline. */
  upline: z.string(),
  /** The agent's private note from opening the account. */
  note: z.nullable(z.string()),
});
export type TeamRow = z.Infer<typeof teamRow>;

export const agentTeam = operation({
  name: 'agentTeam',
  summary: 'Who stands right below an account of the own team, or who is found in it, with what they did',
  method: 'GET',
  path: '/wps/agent/team',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  request: z.object({
    ...paging,
    ...period,
    /** The account whose downlines are shown; by default the agent's own. */
    account: z.optional(accountKey),
    /** Part of a name, ignoring case and diacritics: searches everybody below the account. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    kind: z.optional(downlineKind),
    state: z.optional(downlineState),
    sort: z.defaulted(z.enum(['turnover', 'result', 'balance', 'lastSeen', 'account']), 'turnover'),
    order: z.defaulted(z.enum(['asc', 'desc']), 'desc'),
  }),
  value: z.object({
    ...resolvedPeriod,
    /** From the agent's own account to the one shown. */
    way: z.array(z.object(person)),
    /** The account itself: `figures` of its own play only. */
    own: teamRow,
    /** The account with everybody below it. */
    branch: figures,
    ...pageOf(teamRow).shape,
  }),
});

export const openDownline = operation({
  name: 'openDownline',
  summary: 'Opens an account right below the agent, with a password that has to be changed at the first sign-in',
  method: 'POST',
  path: '/wps/agent/team',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: ['NOT_AN_AGENT', 'ACCOUNT_TAKEN', 'PASSWORD_TOO_COMMON', 'RATE_TOO_HIGH', 'NO_DOWNLINE'],
  request: z.object({
    account: accountKey,
    password: z.string().check(z.maxLength(255)),
    kind: downlineKind,
    rate,
    /** Private to the agent. */
    note: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  }),
  value: z.object({ account: z.string() }),
});

export const downlineRate = operation({
  name: 'downlineRate',
  summary: 'What a rate of somebody in the team would do: the most that it can be, and whom a lower one pulls along',
  method: 'GET',
  path: '/wps/agent/team/:account/rate',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  request: z.object({
    account: accountKey,
    series: z.optional(z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), series))),
  }),
  value: z.object({
    now: rate,
    /** The upline's rate. */
    most: rate,
    /** The first day (of the market) of a changed rate. */
    from: z.string(),
    /** Downlines currently above the rate; at most fifty are named. */
    pulled: z.array(z.object({ account: z.string(), rate })),
    pulledCount: z.int(),
  }),
});

export const setDownlineRate = operation({
  name: 'setDownlineRate',
  summary:
    'Gives somebody in the team another rate from tomorrow on; who has more is pulled along, and was named before',
  method: 'PUT',
  path: '/wps/agent/team/:account/rate',
  access: 'member',
  idempotent: true,
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'RATE_TOO_HIGH', 'RATE_PULLS_OTHERS'],
  request: z.object({
    account: accountKey,
    rate,
    /** Number of lowered downlines that was shown. */
    pulledCount: z.int().check(z.minimum(0)),
  }),
  value: z.object({ rate, from: z.string() }),
});

export const setDownlineOpening = operation({
  name: 'setDownlineOpening',
  summary: 'Whether an agent in the team may open accounts and bring members by its links',
  method: 'PUT',
  path: '/wps/agent/team/:account/opening',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  request: z.object({ account: accountKey, isAllowed: z.boolean() }),
  value: z.object({ isAllowed: z.boolean() }),
});

export const agentTeamOperations = [
  agentTeam,
  openDownline,
  downlineRate,
  setDownlineRate,
  setDownlineOpening,
] as const;
