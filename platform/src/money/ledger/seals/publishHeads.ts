import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';
import type { HeadPublisher } from './publishedHeads.ts';
import { type ChainHead, chainHead } from './verifyChain.ts';

const EVERY_MS = 10_000;

/**
 * Publishes the chain's head to each of `publishers`, every ten seconds if it is new, and the last one as the platform
 * stops. A failing publisher is retried at the next run, without affecting the others.
 */
export function publishHeadsJob(
  { database, log, clock }: Pick<Services, 'database' | 'log' | 'clock'>,
  publishers: readonly HeadPublisher[],
): Job {
  const last = new Map<HeadPublisher, string>();
  const failure = 'the head of the ledger was not published';
  const tell = async (publisher: HeadPublisher, head: ChainHead) => {
    if (last.get(publisher) === head.hash) return;
    await publisher.publish(head, clock());
    last.set(publisher, head.hash);
  };
  return {
    name: 'ledger.publishHead',
    everyMs: EVERY_MS,
    async turn() {
      const head = await chainHead(database);
      const logged = (error: unknown) => log.error({ error }, failure);
      if (head) await Promise.all(publishers.map((publisher) => tell(publisher, head).catch(logged)));
    },
    failure,
    endsWithTurn: true,
  };
}
