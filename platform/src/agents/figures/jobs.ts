import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { rollFiguresJob } from './rollFigures.ts';
import { readTeamBalancesJob } from './teamBalance.ts';

export const figureJobs = (services: Pick<Services, 'database' | 'clock'>): readonly Job[] => [
  rollFiguresJob(services),
  readTeamBalancesJob(services),
];
