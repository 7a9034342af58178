import type { Job } from '../../foundation/schedule/job.ts';
import { runDueCash } from './runDueCash.ts';
import type { Services } from './services.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 10_000;

export const cashJobs = (services: Services): readonly Job[] => [
  {
    name: 'cash.runDue',
    everyMs: EVERY_MS,
    async turn() {
      await runDueCash(services);
    },
    failure: 'what is due of deposits and withdrawals was put off',
    retryMs: AFTER_FAILURE_MS,
  },
];
