import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { payDueAgents } from './payDueAgents.ts';

const EVERY_MS = 10 * 60_000;

/** Pays agents at start and every ten minutes. */
export const agentJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'agents.pay',
    everyMs: EVERY_MS,
    async turn() {
      const statements = await payDueAgents(services);
      if (statements > 0) services.log.info({ statements }, 'agents were paid');
    },
    failure: 'agents were not paid; trying again',
  },
];
