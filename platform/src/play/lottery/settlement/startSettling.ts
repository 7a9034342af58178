import { repeatEvery } from '../../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { SettlementError, settleNext } from './settleDraws.ts';

/** Keeps tickets of draws settled while the platform runs. `stop` waits for the batch in hand. */
export function startSettling(services: Pick<Services, 'database' | 'live' | 'log' | 'clock'>): {
  stop(): Promise<void>;
} {
  const announce = createBalancePublisher(services);
  /** Draws that failed, with when they are tried again (milliseconds since the epoch). */
  const failed = new Map<number, number>();
  return repeatEvery(
    async () => {
      const now = Date.now();
      for (const [draw, until] of failed) if (until <= now) failed.delete(draw);
      const settled = await settleNext(services.database, services.clock, [...failed.keys()]);
      if (!settled) return 1_000;
      for (const member of settled.members) announce(member, 'win');
      for (const member of settled.told) await publishUnread(services, member);
      services.log.info(
        { ...settled, paid: `${settled.paid}`, members: settled.members.length, told: settled.told.length },
        'tickets settled',
      );
      return 0;
    },
    (error) => {
      services.log.error({ error }, 'settling failed; trying again');
      if (!(error instanceof SettlementError)) return 5_000;
      failed.set(error.drawId, Date.now() + 30_000);
      return 0;
    },
  );
}
