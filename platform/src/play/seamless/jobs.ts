import type { Job } from '../../foundation/schedule/job.ts';
import { fetchGuides, type GuideServices } from './guide/syncGuides.ts';

const EVERY_MS = 60 * 60_000;
/** Pause before a vendor that did not respond is queried again. */
const AGAIN_MS = 30_000;

/** Queries vendors about their games at start and every hour, and sooner where one did not respond. */
export const seamlessJobs = (services: GuideServices): readonly Job[] => [
  {
    name: 'seamless.fetchGuides',
    everyMs: EVERY_MS,
    turn: async (signal) => ((await fetchGuides(services, signal)).length > 0 ? { nextMs: AGAIN_MS } : undefined),
    failure: 'vendors were not asked about their games',
    level: 'warn',
    retryMs: AGAIN_MS,
  },
];
