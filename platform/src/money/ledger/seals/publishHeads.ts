import { repeatEvery } from '../../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../../foundation/services.ts';
import type { HeadPublisher } from './publishedHeads.ts';
import { type ChainHead, chainHead } from './verifyChain.ts';

const EVERY_MS = 10_000;

/**
 * Publishes the chain's head every ten seconds, where it is a new one, to each of `publishers`; one that fails is tried
 * again with the next turn, and keeps no other from it. Answers how to stop: it publishes the last head.
 */
export function startPublishingHeads(
  { database, log, clock }: Pick<Services, 'database' | 'log' | 'clock'>,
  publishers: readonly HeadPublisher[],
): () => Promise<void> {
  const last = new Map<HeadPublisher, string>();
  const failed = (error: unknown) => {
    log.error({ error }, 'the head of the ledger was not published');
    return EVERY_MS;
  };
  const tell = async (publisher: HeadPublisher, head: ChainHead) => {
    if (last.get(publisher) === head.hash) return;
    await publisher.publish(head, clock());
    last.set(publisher, head.hash);
  };
  const publish = async () => {
    const head = await chainHead(database);
    if (head) await Promise.all(publishers.map((publisher) => tell(publisher, head).catch(failed)));
    return EVERY_MS;
  };
  const { stop } = repeatEvery(publish, failed);
  return async () => {
    await stop();
    await publish().catch(failed);
  };
}
