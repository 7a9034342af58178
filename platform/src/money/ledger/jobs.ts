import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import type { HeadPublisher } from './seals/publishedHeads.ts';
import { publishHeadsJob } from './seals/publishHeads.ts';
import { sealingJob } from './seals/sealing.ts';
import { sealLagJob } from './seals/sealLagJob.ts';

/** In this order, so that the last published head is that of the last seals. */
export const ledgerJobs = (services: Services, publishers: readonly HeadPublisher[]): readonly Job[] => [
  sealingJob(services),
  publishHeadsJob(services, publishers),
  sealLagJob(services),
];
