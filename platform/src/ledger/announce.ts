import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../foundation/services.ts';
import { toWire } from './hundredths.ts';
import { balancesByMember } from './post.ts';

/** Tells a member's pages the balance after a movement; never waited for, never in the movement's transaction. */
export type PublishBalance = (memberId: string, reason: string) => void;

/** The first change is published at once; later ones within this window are coalesced. */
const COALESCE_MS = 100;

const announcers = new WeakMap<Services['live'], PublishBalance>();

/**
 * Answers one and the same for all who announce in this process, so that what one of them tells is never older than
 * what another has told. One announcement is under way at a time, with the balances as they are then: movements that
 * come meanwhile are told by the next one, so that pages never hear an older balance after a newer one, and a thousand
 * bets cost no more than a few.
 */
export function createBalancePublisher(services: Pick<Services, 'database' | 'live' | 'log'>): PublishBalance {
  const known = announcers.get(services.live);
  if (known) return known;
  const announce = announcer(services);
  announcers.set(services.live, announce);
  return announce;
}

function announcer({ database, live, log }: Pick<Services, 'database' | 'live' | 'log'>): PublishBalance {
  let waiting = new Map<string, string>();
  let busy = false;

  const tell = async (reasons: ReadonlyMap<string, string>) => {
    try {
      const balances = await balancesByMember(database, [...reasons.keys()]);
      await live.publishAll(
        [...reasons].map(([member, reason]) => ({
          audience: { member },
          event: { type: 'balance', sumBalance: toWire(balances.get(member) ?? 0n), reason },
        })),
      );
    } catch (error) {
      log.warn({ error }, 'balances were not announced');
    }
  };

  const run = async () => {
    busy = true;
    while (waiting.size > 0) {
      const reasons = waiting;
      waiting = new Map();
      await tell(reasons);
      await wait(COALESCE_MS, undefined, { ref: false });
    }
    busy = false;
  };

  return (memberId, reason) => {
    waiting.set(memberId, reason);
    if (!busy) void run();
  };
}
