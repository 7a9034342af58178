import { parentPort } from 'node:worker_threads';
import { findingsIn } from '@unisite/publishing';
import type { Answer, Checkable } from './checking.ts';

parentPort?.on('message', (build: Checkable) => {
  parentPort?.postMessage({ findings: findingsIn(build) } satisfies Answer);
});
