import type { Job } from '../../foundation/schedule/job.ts';
import { fetchGuides, type GuideServices } from './guide/syncGuides.ts';

const EVERY_MS = 60 * 60_000;
/** A vendor that did not answer is asked again after this. */
const AGAIN_MS = 30_000;

/** Asks vendors about their games now and every hour, sooner again where one did not answer. */
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
