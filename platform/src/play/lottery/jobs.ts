import type { Job } from '../../foundation/schedule/job.ts';
import { createBeacon } from './draws/beacon/createBeacon.ts';
import { takeRoundsJob } from './draws/beacon/takeRounds.ts';
import { drawingJob } from './draws/drawingJob.ts';
import { createResultsProvider } from './official/resultsProvider.ts';
import { takeResultsJob } from './official/takeResultsJob.ts';
import { plansJob } from './plans/planTurns.ts';
import type { Services } from './services.ts';
import { settlingJob } from './settlement/settlingJob.ts';

export function lotteryJobs(services: Services): readonly Job[] {
  const beacon = createBeacon(services.settings);
  const provider = createResultsProvider(services.settings, services.clock);
  return [
    ...(beacon ? [takeRoundsJob(services, beacon)] : []),
    drawingJob(services, beacon),
    ...(provider ? [takeResultsJob(services, provider)] : []),
    settlingJob(services),
    plansJob(services),
  ];
}
