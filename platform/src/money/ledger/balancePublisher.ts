import { setTimeout as wait } from 'node:timers/promises';
import { type MemberId, noMoney, toWire } from '@unisite/shared/contract';
import type { Services } from '../../foundation/services.ts';
import { fundsByMember } from './post.ts';

/** Publishes the balance to a member's pages after a transfer: call after commit; not awaited. */
export type PublishBalance = (memberId: MemberId, reason: string) => void;

/** The first change is published at once; later ones within this window are coalesced. */
const COALESCE_MS = 100;

const publishers = new WeakMap<Services['live'], PublishBalance>();

/**
 * One publisher per process; one publication at a time with current balances, so pages never see an older balance after
 * a newer one.
 */
export function createBalancePublisher(services: Pick<Services, 'database' | 'live' | 'log'>): PublishBalance {
  const known = publishers.get(services.live);
  if (known) return known;
  const announce = createPublisher(services);
  publishers.set(services.live, announce);
  return announce;
}

function createPublisher({ database, live, log }: Pick<Services, 'database' | 'live' | 'log'>): PublishBalance {
  let waiting = new Map<MemberId, string>();
  let busy = false;

  const tell = async (reasons: ReadonlyMap<MemberId, string>) => {
    try {
      const funds = await fundsByMember(database, [...reasons.keys()]);
      await live.publishAll(
        [...reasons].map(([member, reason]) => ({
          audience: { member },
          event: {
            type: 'balance',
            reason,
            sumBalance: toWire(funds.get(member)?.sum ?? noMoney),
            bonus: toWire(funds.get(member)?.bonus ?? noMoney),
          },
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
