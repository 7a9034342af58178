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
  /** When an idle session ends, and when it ends in any case (ISO). */
  idleUntil: z.string(),
  until: z.string(),
  /** IANA time zone of the house, for what belongs to no single market. */
  timeZone: z.string(),
  zoneName: z.object({ vi: z.string(), en: z.string() }),
});
export type OperatorInfo = z.Infer<typeof operatorInfo>;

/** After the password: the authenticator's code, or first its enrolment (RFC 6238; 6 digits, 30 s, SHA-1). */
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
     * The authenticator's code, used while somebody guesses passwords for the account: with it the password need not
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
  /** Six digits; or two consecutive codes, which need not wait while somebody guesses codes. */
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

export const maxMembersCounted = 10_000;
export const marketView = z.object({
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  /** Acts need a second operator. */
  fourEyes: z.boolean(),
  revision: z.int(),
  /** Number of open pages of this market. */
  openPages: z.int(),
  /** Number of members, counted up to `maxMembersCounted`. */
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
/** Prefix of an account name. */
export const accountStart = z.optional(z.string().check(z.trim(), z.maxLength(64)));
/** All changes, latest first; filtered by remote, market, actor, act and days. */
export const audit = call({
  name: 'audit',
  method: 'GET',
  path: '/ops/audit',
  access: 'operator',
  request: z.object({
    remote: z.optional(z.string()),
    market: z.optional(z.string()),
    /** An operator or a team, by prefix. */
    who: accountStart,
    act: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
    ...period,
    ...paging,
  }),
  value: pageOf(auditEntry),
});
/** Response 409 `CHANGED` of a refused act, with `since`: what others did after the expected revision. */
export const changedSince = z.object({ code: z.literal('CHANGED'), since: z.array(auditEntry) });
/** Refusals common to all acts on a placement. */
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
/** `approve` needs another operator than the proposer; `withdraw` removes a proposed or scheduled act. */
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
/** Decides guarded changes of markets and teams likewise. */
export const decideGuardedChange = call({
  name: 'decideGuardedChange',
  method: 'POST',
  path: '/ops/rules/:id/decision',
  access: 'security',
  errors: ['NOT_PENDING', 'SAME_PERSON'],
  request: z.object({ id, decision: z.enum(['approve', 'withdraw']), why: reason }),
  value: z.object({ state: z.enum(['done', 'withdrawn']) }),
});
/** Switching off four eyes needs a second operator. */
export const setMarket = call({
  name: 'setMarket',
  method: 'PATCH',
  path: '/ops/markets/:code',
  access: 'security',
  errors: ['MARKET_UNKNOWN', 'WAITS_ALREADY'],
  request: z.object({ code: z.string(), fourEyes: z.boolean(), why: reason }),
  value: z.object({ ...marketView.shape, state: guardedChangeState }),
});
/** A member's sign-in state for customer service. */
export const operatorMember = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  market: z.string(),
  state: z.enum(['active', 'closed']),
  /** The uploaded avatar, a JPEG in base64; null: none. */
  picture: z.nullable(z.string()),
  sessions: z.array(z.object({ startedAt: z.string(), seenAt: z.string(), ip: z.string(), browser: z.string() })),
  /** The statement at the age gate: only the year of birth, and the version of the terms; null: none. */
  age: z.nullable(z.object({ birthYear: z.int(), termsVersion: z.int(), at: z.string() })),
  /** Latest security events visible to the member, newest first. `kind`: as in `securityEvents`. */
  events: z.array(z.object({ at: z.string(), kind: z.string(), ip: z.string(), browser: z.string() })),
  /** Number of further events of the last day, by kind, that came too fast to be stored individually. */
  unkept: z.array(z.object({ kind: z.string(), count: z.int() })),
});
export type OperatorMember = z.Infer<typeof operatorMember>;
/** By the complete account name: operators look up a member they were asked about and cannot browse. */
export const findMember = call({
  name: 'findMember',
  method: 'GET',
  path: '/ops/members',
  access: 'support',
  request: z.object({ account: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  value: z.object({ member: z.nullable(operatorMember) }),
});
/** Ends all sessions and remembered logins of a member, who must sign in again and is notified. */
export const endSessionsOfMember = call({
  name: 'endSessionsOfMember',
  method: 'POST',
  path: '/ops/members/:id/sessions/end',
  access: 'support',
  request: z.object({ id: memberId, why: reason }),
  value: z.object({ ended: z.int() }),
});
/** Removes a member's uploaded avatar: the member cannot upload one for 30 days, and is notified. */
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
    /** Range, hours. */
    hours: z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(168))),
    ),
  }),
  value: z.object({
    /** Step, seconds. */
    step: z.int(),
    points: z.array(
      z.object({ at: z.string(), version: z.string(), digest: z.string(), canary: z.boolean(), ...health.shape }),
    ),
    failures: z.array(
      z.object({ digest: z.string(), code: z.string(), detail: z.string(), count: z.int(), lastAt: z.string() }),
    ),
  }),
});

/** Server-sent events of the console: each names the calls to refetch. */
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
