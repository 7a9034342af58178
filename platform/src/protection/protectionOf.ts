import { hundredthsOf, type PlayLimitKind, type Protection, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';
import type { MemberCallContext } from '../foundation/http/callContext.ts';
import { type BreakRow, breakOf } from './breaks/breaks.ts';
import { limitsOf } from './limits/limitsOf.ts';
import { usedOf } from './limits/usedOf.ts';
import { playSessionOf } from './play/playSession.ts';
import { remindersOf } from './play/reminders.ts';
import type { Services } from './services.ts';

/** How a member stands, as its page shows it. */
export async function protectionOf(
  { database, clock, deposited }: Pick<Services, 'clock' | 'deposited'> & { readonly database: Queryable },
  { session, market }: Pick<MemberCallContext, 'session' | 'market'>,
): Promise<Protection> {
  const now = clock();
  const { memberId } = session;
  // one after the other: in a transaction they share a connection
  const limits = await limitsOf(database, memberId, now);
  const used = await usedOf(database, memberId, now, await deposited(database, memberId, now));
  const check = await remindersOf(database, memberId);
  const playing = await playSessionOf(database, memberId, now);
  const taken = await breakOf(database, memberId, now);
  return {
    limits: limits.map(({ kind, period, limit, own, raise }) => ({
      kind,
      period,
      limit: limit && { value: toValue(kind, limit.amount), source: limit.source },
      own: own === null ? null : toValue(kind, own),
      used: toValue(kind, used[kind][period].amount),
      freesAt: used[kind][period].freesAt?.toISOString() ?? null,
      raise: raise && {
        value: raise.amount === null ? null : toValue(kind, raise.amount),
        confirmFrom: raise.from.toISOString(),
        confirmUntil: raise.until.toISOString(),
      },
    })),
    session: playing,
    check,
    break: taken && breakToWire(taken, now),
    currency: market.currency,
    now: now.toISOString(),
  };
}

/** A limit's value on the wire: VND, or whole minutes begun. */
const toValue = (kind: PlayLimitKind, amount: bigint): number =>
  kind === 'time' ? Math.ceil(Number(amount) / 60) : toWire(hundredthsOf(amount));

/** The same back. */
export const fromValue = (kind: PlayLimitKind, value: number): bigint =>
  kind === 'time' ? BigInt(Math.round(value) * 60) : BigInt(Math.round(value * 100));

const breakToWire = ({ kind, startedAt, until, endsAt }: BreakRow, now: Date): NonNullable<Protection['break']> => ({
  kind,
  startedAt: startedAt.toISOString(),
  until: until?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  canAskForEnd: kind === 'exclusion' && endsAt === null && until !== null && until <= now,
});
