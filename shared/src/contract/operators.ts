import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging, period } from './envelope.ts';
import { memberId } from './ids.ts';
import { operatorCall as call, type OperatorCall } from './operatorCall.ts';
import { operatorRole } from './operatorRoles.ts';
import {
  actRequest,
  actResult,
  auditEntry,
  guardedChangeState,
  health,
  pendingAct,
  pendingGuardedChange,
  placementView,
  reason,
  remoteView,
} from './rollout.ts';

export type { OperatorCall };

const id = z.string().check(z.regex(/^\d{1,18}$/));

export const operatorInfo = z.object({
  account: z.string(),
  name: z.string(),
  roles: z.array(operatorRole),
  /** When the session ends if nothing is done, and when it ends whatever is done (ISO). */
  idleUntil: z.string(),
  until: z.string(),
});
export type OperatorInfo = z.Infer<typeof operatorInfo>;

/** After the password: the code of the authenticator, or first its enrolment (RFC 6238; 6 digits, 30 s, SHA-1). */
export const secondStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code') }),
  z.object({ step: z.literal('enrol'), secret: z.string(), uri: z.string() }),
]);

export const operatorSignIn = call({
  name: 'operatorSignIn',
  method: 'POST',
  path: '/ops/session',
  access: 'open',
  errors: ['WRONG_CREDENTIALS'],
  request: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /**
     * The authenticator's code, where others try passwords for the account: together with it the password need not
     * wait. The second step takes the same code.
     */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  }),
  value: secondStep,
});
export const operatorVerify = call({
  name: 'operatorVerify',
  method: 'POST',
  path: '/ops/session/code',
  access: 'open',
  errors: ['WRONG_CODE', 'SIGN_IN_EXPIRED'],
  /** Six digits, or two codes in a row, which need not wait where others try codes. */
  request: z.object({ code: z.string().check(z.regex(/^\d{6}(\d{6})?$/)) }),
  value: operatorInfo,
});
export const operatorSession = call({
  name: 'operatorSession',
  method: 'GET',
  path: '/ops/session',
  access: 'open',
  request: empty,
  value: z.object({ operator: z.nullable(operatorInfo) }),
});
export const operatorSignOut = call({
  name: 'operatorSignOut',
  method: 'DELETE',
  path: '/ops/session',
  access: 'operator',
  request: empty,
  value: empty,
});

export const mostMembersCounted = 10_000;
export const marketView = z.object({
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  /** Acts need a second operator. */
  fourEyes: z.boolean(),
  revision: z.int(),
  /** Pages of this market that are open now. */
  openPages: z.int(),
  /** How many members it has, counted up to `mostMembersCounted`. */
  members: z.int(),
});
export type MarketView = z.Infer<typeof marketView>;

export const matrix = call({
  name: 'matrix',
  method: 'GET',
  path: '/ops/matrix',
  access: 'operator',
  request: empty,
  value: z.object({
    markets: z.array(marketView),
    remotes: z.array(z.object({ name: z.string(), team: z.string(), latest: z.string(), versions: z.int() })),
    cells: z.array(placementView),
  }),
});
export const remoteDetail = call({
  name: 'remoteDetail',
  method: 'GET',
  path: '/ops/remotes/:name',
  access: 'operator',
  request: z.object({ name: z.string().check(z.maxLength(40)) }),
  value: remoteView,
});
/** The beginning of an account's name, as a person types it. */
export const accountStart = z.optional(z.string().check(z.trim(), z.maxLength(64)));
/** Everything that was changed, the latest first; by remote, market, who did it, act, and days. */
export const audit = call({
  name: 'audit',
  method: 'GET',
  path: '/ops/audit',
  access: 'operator',
  request: z.object({
    remote: z.optional(z.string()),
    market: z.optional(z.string()),
    /** An operator or a team, by the beginning of its name. */
    who: accountStart,
    act: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
    ...period,
    ...paging,
  }),
  value: pageOf(auditEntry),
});
/** A refused act answers 409 `CHANGED` with `since`: what others did after the revision that was expected. */
export const changedSince = z.object({ code: z.literal('CHANGED'), since: z.array(auditEntry) });
/** Why an act is not done to a placement, whoever asks. */
const actErrors = [
  'CHANGED',
  'MARKET_UNKNOWN',
  'REMOTE_UNKNOWN',
  'VERSION_UNKNOWN',
  'VERSION_UNUSABLE',
  'ROUTE_CLASH',
  'MODAL_CLASH',
  'CONTRACT_NOT_SERVED',
  'NOT_PLACED',
  'NO_LAST_GOOD',
  'NO_CANARY',
  'CANARY_IS_LIVE',
  'TIME_NOT_AHEAD',
] as const;
export const operatorAct = call({
  name: 'operatorAct',
  method: 'POST',
  path: '/ops/acts',
  access: 'release',
  errors: actErrors,
  request: actRequest,
  value: actResult,
});
export const pendingActs = call({
  name: 'pendingActs',
  method: 'GET',
  path: '/ops/acts',
  access: 'operator',
  request: empty,
  value: z.object({ acts: z.array(pendingAct), rules: z.array(pendingGuardedChange) }),
});
/**
 * `approve` is for another operator than the one who proposed it; `withdraw` takes a proposed or scheduled act away.
 */
export const decideAct = call({
  name: 'decideAct',
  method: 'POST',
  path: '/ops/acts/:id/decision',
  access: 'release',
  errors: [...actErrors, 'NOT_PENDING', 'NOT_YOURS', 'SAME_PERSON'],
  request: z.object({ id, decision: z.enum(['approve', 'withdraw']), why: reason }),
  value: actResult,
});
export const undoAct = call({
  name: 'undoAct',
  method: 'POST',
  path: '/ops/audit/:id/undo',
  access: 'release',
  errors: [...actErrors, 'NOT_UNDOABLE'],
  request: z.object({ id, why: reason }),
  value: actResult,
});
/** The same for rules of markets and teams. */
export const decideGuardedChange = call({
  name: 'decideGuardedChange',
  method: 'POST',
  path: '/ops/rules/:id/decision',
  access: 'security',
  errors: ['NOT_PENDING', 'SAME_PERSON'],
  request: z.object({ id, decision: z.enum(['approve', 'withdraw']), why: reason }),
  value: z.object({ state: z.enum(['done', 'withdrawn']) }),
});
/** Switching four eyes off, where they are on, waits for a second operator. */
export const setMarket = call({
  name: 'setMarket',
  method: 'PATCH',
  path: '/ops/markets/:code',
  access: 'security',
  errors: ['MARKET_UNKNOWN', 'WAITS_ALREADY'],
  request: z.object({ code: z.string(), fourEyes: z.boolean(), why: reason }),
  value: z.object({ ...marketView.shape, state: guardedChangeState }),
});
/** Where a member is signed in, as customer service sees it. */
export const operatorMember = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  market: z.string(),
  state: z.enum(['active', 'closed']),
  /** The avatar that the member uploaded, a JPG in base64; null: none. */
  picture: z.nullable(z.string()),
  sessions: z.array(z.object({ startedAt: z.string(), seenAt: z.string(), ip: z.string(), browser: z.string() })),
  /** What the member stated at the age gate: the year of birth alone, and the version of the terms; null: nothing. */
  age: z.nullable(z.object({ birthYear: z.int(), termsVersion: z.int(), at: z.string() })),
  /** The latest security events, newest first: those that the member sees too. `kind`: as in `securityEvents`. */
  events: z.array(z.object({ at: z.string(), kind: z.string(), ip: z.string(), browser: z.string() })),
  /** How many of the last day's events are not among them because they came too fast to be kept one by one, by kind. */
  unkept: z.array(z.object({ kind: z.string(), count: z.int() })),
});
export type OperatorMember = z.Infer<typeof operatorMember>;
/** By the whole account name: operators look up who they were asked about, and browse nobody. */
export const findMember = call({
  name: 'findMember',
  method: 'GET',
  path: '/ops/members',
  access: 'support',
  request: z.object({ account: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  value: z.object({ member: z.nullable(operatorMember) }),
});
/** Ends every session of a member and every remembered login; the member signs in again, and is told. */
export const endSessionsOfMember = call({
  name: 'endSessionsOfMember',
  method: 'POST',
  path: '/ops/members/:id/sessions/end',
  access: 'support',
  request: z.object({ id: memberId, why: reason }),
  value: z.object({ ended: z.int() }),
});
/** Takes away the avatar that a member uploaded: it can upload none for 30 days, and is told. */
export const removeMemberPicture = call({
  name: 'removeMemberPicture',
  method: 'POST',
  path: '/ops/members/:id/picture/remove',
  access: 'support',
  request: z.object({ id: memberId, why: reason }),
  value: z.object({}),
});
export const healthSeries = call({
  name: 'healthSeries',
  method: 'GET',
  path: '/ops/health',
  access: 'operator',
  request: z.object({
    remote: z.string(),
    market: z.string(),
    /** How far back, hours. */
    hours: z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(168))),
    ),
  }),
  value: z.object({
    /** Length of a step, seconds. */
    step: z.int(),
    points: z.array(
      z.object({ at: z.string(), version: z.string(), digest: z.string(), canary: z.boolean(), ...health.shape }),
    ),
    failures: z.array(
      z.object({ digest: z.string(), code: z.string(), detail: z.string(), count: z.int(), lastAt: z.string() }),
    ),
  }),
});

/** Server-sent events of the console: each names what is to be asked for again. */
export const operatorEventsPath = '/ops/events';
export const operatorEvent = z.object({
  type: z.enum([
    'placements',
    'health',
    'acts',
    'teams',
    'cash',
    'wallets',
    'vendors',
    'limits',
    'settings',
    'protection',
    'announcements',
    'mailings',
    'promotions',
    'points',
    'missions',
    'agents',
    'feedback',
    'signs',
    'identity',
    'proposals',
    'lottery',
  ]),
});
export type OperatorEvent = z.Infer<typeof operatorEvent>;
