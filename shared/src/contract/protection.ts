import * as z from '@unisite/shared/schema';
import { password } from './access.ts';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Player protection: limits, time reminders, breaks. A limit's value is VND, or whole minutes for the kind `time`. */

export const playLimitKind = z.enum(['deposit', 'loss', 'stake', 'time']);
export type PlayLimitKind = z.Infer<typeof playLimitKind>;
/** 24 hours, 7 days, one month. */
export const playPeriod = z.enum(['day', 'week', 'month']);
export type PlayPeriod = z.Infer<typeof playPeriod>;
/** Who set a limit; of several the lowest applies. */
export const playLimitSource = z.enum(['member', 'agent', 'operator', 'market']);
export type PlayLimitSource = z.Infer<typeof playLimitSource>;

/** The longest limit of play time, minutes. A month counts as 31 days. */
export const maxTimeLimit = 31 * 24 * 60;

/** Whether a value is valid for this kind: play time is whole minutes of at most a month. */
export const fitsKind = ({ kind, value }: { kind: PlayLimitKind; value: number | null }): boolean =>
  kind !== 'time' || value === null || (Number.isInteger(value) && value <= maxTimeLimit);

/** VND, or whole minutes of play. */
export const limitValue = z.number().check(
  z.minimum(0),
  z.maximum(100_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

export const playLimit = z.object({
  kind: playLimitKind,
  period: playPeriod,
  /** The lowest, which applies; null: none. */
  limit: z.nullable(z.object({ value: z.number(), source: playLimitSource })),
  /** The member's own limit; null: none. */
  own: z.nullable(z.number()),
  /** Amount used; negative where more was won than staked. */
  used: z.number(),
  /** When the oldest counted amount leaves the period; null: nothing counts. */
  freesAt: z.nullable(z.string()),
  /** The higher limit (value null: none at all) that the member requested, to be confirmed between the two times. */
  raise: z.nullable(z.object({ value: z.nullable(z.number()), confirmFrom: z.string(), confirmUntil: z.string() })),
});
export type PlayLimit = z.Infer<typeof playLimit>;

export const playSession = z.object({
  /** Start, ISO. Half an hour without play ends a session. */
  since: z.string(),
  staked: amount,
  won: amount,
  /** When the next reminder is due. */
  checkDue: z.string(),
});
export type PlaySession = z.Infer<typeof playSession>;

export const timeOutLength = z.enum(['day', 'week', 'month', 'sixWeeks']);
export type TimeOutLength = z.Infer<typeof timeOutLength>;
export const exclusionLength = z.enum(['sixMonths', 'year', 'fiveYears', 'forever']);
export type ExclusionLength = z.Infer<typeof exclusionLength>;

/** A break in force. */
export const playBreak = z.object({
  kind: z.enum(['timeOut', 'exclusion']),
  startedAt: z.string(),
  /** Its earliest end; null: never. */
  until: z.nullable(z.string()),
  /** When an exclusion ends at the member's request; null: not requested, or it ends automatically. */
  endsAt: z.nullable(z.string()),
  /** Whether its end can be requested now. */
  canAskForEnd: z.boolean(),
});
export type PlayBreak = z.Infer<typeof playBreak>;

export const protectionValue = z.object({
  /** Every kind with every period. */
  limits: z.array(playLimit),
  session: z.nullable(playSession),
  check: z.object({
    /** Interval of reminders, minutes. */
    minutes: z.int(),
    /** Intervals to choose from. */
    choices: z.array(z.int()),
  }),
  break: z.nullable(playBreak),
  /** The member has neither set a limit nor declined one: ask before the first deposit (RTS 12). */
  asksForLimit: z.boolean(),
  currency: z.string(),
  /** The platform's time. */
  now: z.string(),
});
export type Protection = z.Infer<typeof protectionValue>;

export const protection = operation({
  name: 'protection',
  summary: "The member's limits with what is used of them, the session at play, reminders and breaks",
  method: 'GET',
  path: '/wps/member/protection',
  access: 'member',
  request: empty,
  value: protectionValue,
});

export const setPlayLimit = operation({
  name: 'setPlayLimit',
  summary: 'Sets a limit: a lower one at once; a higher one, or none, after 24 hours and a confirmation',
  method: 'PUT',
  path: '/wps/member/protection/limit',
  access: 'member',
  /** For a higher limit during a break. */
  errors: ['SELF_EXCLUDED', 'TIME_OUT'],
  request: z
    .object({ kind: playLimitKind, period: playPeriod, value: z.nullable(limitValue) })
    .check(z.refine(fitsKind, { path: ['value'] })),
  value: protectionValue,
});

export const declineLimit = operation({
  name: 'declineLimit',
  summary: 'Declines to set a limit when asked; the question does not come again',
  method: 'POST',
  path: '/wps/member/protection/limit/declined',
  access: 'member',
  request: empty,
  value: protectionValue,
});

export const answerRaise = operation({
  name: 'answerRaise',
  summary: 'Confirms a higher limit once its 24 hours are over, or withdraws the wish at any time',
  method: 'POST',
  path: '/wps/member/protection/raise',
  access: 'member',
  /** The latter two for a confirmation during a break. */
  errors: ['NOT_FOUND', 'TOO_EARLY', 'SELF_EXCLUDED', 'TIME_OUT'],
  request: z.object({ kind: playLimitKind, period: playPeriod, answer: z.enum(['confirm', 'withdraw']) }),
  value: protectionValue,
});

export const setCheckInterval = operation({
  name: 'setCheckInterval',
  summary: 'How often the member is reminded of the time at play',
  method: 'PUT',
  path: '/wps/member/protection/check',
  access: 'member',
  request: z.object({ minutes: z.int().check(z.minimum(5), z.maximum(240)) }),
  value: protectionValue,
});

export const takeTimeOut = operation({
  name: 'takeTimeOut',
  summary: 'No play and no deposit for a while, from now on; it cannot be ended early',
  method: 'POST',
  path: '/wps/member/protection/time-out',
  access: 'member',
  idempotent: true,
  request: z.object({ length: timeOutLength }),
  value: protectionValue,
});

export const excludeSelf = operation({
  name: 'excludeSelf',
  summary: 'No play and no deposit for months, from now on, on every account of the person; ends every session',
  method: 'POST',
  path: '/wps/member/protection/exclusion',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET'],
  request: z.object({ length: exclusionLength, password }),
  value: empty,
});

export const askToReturn = operation({
  name: 'askToReturn',
  summary: 'Asks for the end of an exclusion whose time has passed; it ends 7 days later',
  method: 'POST',
  path: '/wps/member/protection/return',
  access: 'member',
  errors: ['NOT_FOUND', 'TOO_EARLY'],
  request: empty,
  value: protectionValue,
});

/** Called by an open game every minute. */
export const keepPlaying = operation({
  name: 'keepPlaying',
  summary:
    'A sign that a game is open: counts the time of play; answers the session and what speaks against playing on',
  method: 'POST',
  path: '/wps/member/protection/playing',
  access: 'member',
  request: empty,
  value: z.object({
    session: z.nullable(playSession),
    /** A reminder is unanswered, a limit is reached, or a break is in force; null: none. */
    stopped: z.nullable(z.enum(['check', 'limit', 'break'])),
    now: z.string(),
  }),
});

export const answerCheck = operation({
  name: 'answerCheck',
  summary: 'The member has seen the reminder of the time and plays on; the next is due an interval later',
  method: 'POST',
  path: '/wps/member/protection/check',
  access: 'member',
  request: empty,
  value: z.object({ session: z.nullable(playSession), now: z.string() }),
});

export const protectionOperations = [
  protection,
  setPlayLimit,
  declineLimit,
  answerRaise,
  setCheckInterval,
  takeTimeOut,
  excludeSelf,
  askToReturn,
  keepPlaying,
  answerCheck,
] as const;
