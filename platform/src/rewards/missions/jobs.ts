import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { countMissionsJob } from './countMissions.ts';

export const missionJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  countMissionsJob(services),
];
