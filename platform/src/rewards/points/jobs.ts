import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { countPointsJob } from './countPoints.ts';

export const pointJobs = (services: Pick<Services, 'database' | 'clock'>): readonly Job[] => [countPointsJob(services)];
