import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { rewardFriends } from './rewardFriends.ts';

const EVERY_MS = 10_000;

/** Rewards friends some seconds behind their deposits; several processes may run it. Returns how to stop. */
export function startRewarding(services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): () => Promise<void> {
  return repeatEvery(
    async () => {
      await rewardFriends(services);
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'friends were not rewarded; trying again');
      return EVERY_MS;
    },
  ).stop;
}
