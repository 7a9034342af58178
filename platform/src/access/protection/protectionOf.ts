import type { Protection } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { type BreakRow, breakOf } from './breaks/breaks.ts';
import { asksForLimit } from './limits/limitChoice.ts';
import { playLimitsOf } from './limits/playLimitsOf.ts';
import { playSessionOf } from './play/playSession.ts';
import { remindersOf } from './play/reminders.ts';
import type { Services } from './services.ts';

/** A member's protection as its page shows it. */
export async function protectionOf(
  services: Pick<Services, 'clock' | 'deposited'> & { readonly database: Queryable },
  { session, market }: Pick<MemberCallContext, 'session' | 'market'>,
): Promise<Protection> {
  const { database, clock } = services;
  const now = clock();
  const { memberId } = session;
  // sequentially: in a transaction they share a connection
  const limits = await playLimitsOf(services, memberId, now);
  const check = await remindersOf(database, memberId);
  const playing = await playSessionOf(database, memberId, now);
  const taken = await breakOf(database, memberId, now);
  const asked = await asksForLimit(database, memberId);
  return {
    limits,
    session: playing,
    check,
    break: taken && breakToWire(taken, now),
    asksForLimit: asked,
    currency: market.currency,
    now: now.toISOString(),
  };
}

const breakToWire = ({ kind, startedAt, until, endsAt }: BreakRow, now: Date): NonNullable<Protection['break']> => ({
  kind,
  startedAt: startedAt.toISOString(),
  until: until?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  canAskForEnd: kind === 'exclusion' && endsAt === null && until !== null && until <= now,
});
