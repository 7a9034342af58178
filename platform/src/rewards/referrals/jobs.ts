import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { rewardFriends } from './rewardFriends.ts';

const EVERY_MS = 10_000;

/** Pays referral rewards some seconds after the qualifying deposits. */
export const referralJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'referrals.reward',
    everyMs: EVERY_MS,
    async turn() {
      await rewardFriends(services);
    },
    failure: 'friends were not rewarded; trying again',
  },
];
