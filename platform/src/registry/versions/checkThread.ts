import { parentPort } from 'node:worker_threads';
import { findingsIn } from '@unisite/publishing';
import type { Answer, CheckInput } from './checking.ts';

parentPort?.on('message', (build: CheckInput) => {
  parentPort?.postMessage({ findings: findingsIn(build) } satisfies Answer);
});
