import type { Services } from '../services.ts';
import { toWire } from './money.ts';
import { sumBalanceOf } from './wallet.ts';

/** Tells a member's pages the balance after a movement; never waited for, never in the movement's transaction. */
export type AnnounceBalance = (memberId: string, reason: string) => void;

/**
 * One announcement a member is under way at a time, with the balance as it is then: movements that come meanwhile are told by the next one, so
 * that pages never hear an older balance after a newer one.
 */
export function createAnnounceBalance({
  database,
  live,
  log,
}: Pick<Services, 'database' | 'live' | 'log'>): AnnounceBalance {
  const waiting = new Map<string, string | null>();

  const run = async (memberId: string, first: string) => {
    let reason: string | null = first;
    try {
      while (reason !== null) {
        waiting.set(memberId, null);
        const sumBalance = toWire(await sumBalanceOf(database, memberId));
        await live.publish({ member: memberId }, { type: 'balance', sumBalance, reason });
        reason = waiting.get(memberId) ?? null;
      }
    } catch (error) {
      log.warn({ error }, 'a balance was not announced');
    } finally {
      waiting.delete(memberId);
    }
  };

  return (memberId, reason) => {
    if (waiting.has(memberId)) waiting.set(memberId, reason);
    else void run(memberId, reason);
  };
}
