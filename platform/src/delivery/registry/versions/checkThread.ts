import { parentPort } from 'node:worker_threads';
import { findProblems } from '@unisite/publishing';
import type { Answer, CheckInput } from './checking.ts';

parentPort?.on('message', (build: CheckInput) => {
  parentPort?.postMessage({ findings: findProblems(build) } satisfies Answer);
});
