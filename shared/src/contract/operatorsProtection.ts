import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { memberId, transferReference } from './ids.ts';
import { operatorCall as call } from './operatorCall.ts';
import { moneyLimit, timeLimit } from './operatorsMarketProtection.ts';
import { exclusionLength, playLimit, playLimitKind, playPeriod, timeOutLength } from './protection.ts';
import { reason } from './rollout.ts';

/** What is noted of limits, reminders and breaks for ever. */
export const playEventAct = z.enum([
  'limitSet',
  'limitRemoved',
  'limitDeclined',
  'raiseAsked',
  'raiseConfirmed',
  'raiseWithdrawn',
  'raiseLapsed',
  'checkSet',
  'checkAnswered',
  'breakStarted',
  'returnAsked',
  'breakFollowed',
  'breakLifted',
]);
export type PlayEventAct = z.Infer<typeof playEventAct>;

const breakKind = z.enum(['timeOut', 'exclusion']);
const breakLength = z.enum([...timeOutLength.options, ...exclusionLength.options]);
const breakId = z.string().check(z.regex(/^\d{1,18}$/));

/** A break that is on, as operators see it. */
export const operatorBreak = z.object({
  id: z.string(),
  kind: breakKind,
  length: breakLength,
  /** Whose it is: the member's own, the same person's on another account, a national list's, an operator's. */
  source: z.enum(['member', 'person', 'registry', 'operator']),
  /** The account that it was carried over from. */
  from: z.nullable(z.object({ account: z.string(), market: z.string() })),
  startedAt: z.string(),
  /** Nobody can end it before, but two operators what they may lift; null: never. */
  until: z.nullable(z.string()),
  /** When an exclusion ends that the member asked to end; null: not asked, or it ends by itself. */
  endsAt: z.nullable(z.string()),
});
export type OperatorBreak = z.Infer<typeof operatorBreak>;

/** What happened to a member's limits and breaks. */
export const operatorPlayEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** `member`, `platform`, `agent:ACCOUNT` or `operator:ACCOUNT`. */
  who: z.string(),
  act: playEventAct,
  /** Of a limit: from what to what; null there: none, or not said. */
  limit: z.nullable(
    z.object({ kind: playLimitKind, period: playPeriod, from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  ),
  break: z.nullable(z.object({ kind: breakKind, length: breakLength })),
  /** Of reminders: minutes between two. */
  minutes: z.nullable(z.int()),
  why: z.nullable(z.string()),
});
export type OperatorPlayEvent = z.Infer<typeof operatorPlayEvent>;

export const operatorPlayLimit = z.object({
  ...playLimit.shape,
  /** The operators' own; null: none. */
  operator: z.nullable(z.number()),
});
export type OperatorPlayLimit = z.Infer<typeof operatorPlayLimit>;

export const operatorProtection = z.object({
  /** Every kind with every period. */
  limits: z.array(operatorPlayLimit),
  /** Those that are on, the one that lasts longest first. */
  breaks: z.array(operatorBreak),
  /** The latest, newest first. */
  events: z.array(operatorPlayEvent),
  currency: z.string(),
});
export type OperatorProtection = z.Infer<typeof operatorProtection>;

/** A member's limits with what is used of them, breaks and the latest of both; who looked is written down. */
export const memberProtection = call({
  name: 'memberProtection',
  method: 'GET',
  path: '/ops/members/:id/protection',
  access: 'support',
  request: z.object({ id: memberId }),
  value: operatorProtection,
});

/**
 * Sets the operators' limit of a member, beside whatever other limits there are: the lowest counts. A first or lower
 * one counts from the next bet or deposit on; a higher one, or none, waits for a second operator. Refused with
 * SETTING_CHANGED where it is not what the operator saw (`expected`).
 */
export const setMemberLimit = call({
  name: 'setMemberLimit',
  method: 'POST',
  path: '/ops/members/:id/limits',
  access: 'support',
  errors: ['SETTING_CHANGED', 'PROPOSAL_WAITS'],
  request: z
    .object({
      id: memberId,
      kind: playLimitKind,
      period: playPeriod,
      value: moneyLimit,
      expected: moneyLimit,
      why: reason,
    })
    .check(z.refine(({ kind, value }) => kind !== 'time' || z.safeParse(timeLimit, value).success)),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/**
 * Lays a time-out or an exclusion on a member, at once. An exclusion ends the sessions and follows the person, as one
 * that the member takes. `key` is made by the asking page: the same asking lays one break.
 */
export const layBreak = call({
  name: 'layBreak',
  method: 'POST',
  path: '/ops/members/:id/breaks',
  access: 'support',
  request: z.object({ id: memberId, key: transferReference, length: breakLength, why: reason }),
  value: empty,
});

/**
 * Proposes that an exclusion ends which was carried over, or which operators laid; a second operator decides. What was
 * carried over from it ends with it. FORBIDDEN for one that the member took, NOT_FOUND where it is not on.
 */
export const liftExclusion = call({
  name: 'liftExclusion',
  method: 'POST',
  path: '/ops/members/:id/breaks/:exclusion/lift',
  access: 'support',
  errors: ['PROPOSAL_WAITS'],
  request: z.object({ id: memberId, exclusion: breakId, why: reason }),
  value: empty,
});
