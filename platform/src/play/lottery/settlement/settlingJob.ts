import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { SettlementError, settleNext } from './settleDraws.ts';

/** Settles the tickets of draws that have results. */
export function settlingJob(services: Pick<Services, 'database' | 'live' | 'log' | 'clock'>): Job {
  const announce = createBalancePublisher(services);
  /** Draws that failed, and when they are retried (milliseconds since the epoch). */
  const failed = new Map<number, number>();
  return {
    name: 'lottery.settle',
    everyMs: 1_000,
    async turn() {
      const now = Date.now();
      for (const [draw, until] of failed) if (until <= now) failed.delete(draw);
      const settled = await settleNext(services.database, services.clock, [...failed.keys()]);
      if (!settled) return undefined;
      for (const member of settled.members) announce(member, 'win');
      for (const member of settled.told) await publishUnread(services, member);
      services.log.info(
        { ...settled, paid: `${settled.paid}`, members: settled.members.length, told: settled.told.length },
        'tickets settled',
      );
      return { nextMs: 0 };
    },
    failure: 'settling failed; trying again',
    retryMs(error) {
      if (!(error instanceof SettlementError)) return 5_000;
      failed.set(error.drawId, Date.now() + 30_000);
      return 0;
    },
  };
}
