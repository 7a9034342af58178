import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@unisite/publishing';
import type { Log } from '../../../foundation/log/log.ts';

/** A build to check: its unparsed manifest and its files. */
export interface CheckInput {
  readonly manifest: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Returns everything wrong with a build. */
export type CheckBuild = (build: CheckInput) => Promise<Finding[]>;

/** The check thread's response; one request at a time. */
export interface Answer {
  readonly findings: Finding[];
}

/** The largest allowed build takes a few seconds; a malicious one gets no more than this. */
const TIMEOUT_MS = 20_000;
/** Builds come in groups, so an idle thread is kept this long. */
const IDLE_MS = 5_000;
const tooLong: Finding = { code: 'CHECK_TOO_LONG', what: 'remote.json' };

/**
 * Applies the publish rules in a separate thread, one build at a time: parsing and compressing megabytes would delay
 * every visitor, and a malicious build may never finish.
 */
export function createCheckWorker(log: Log, timeout: number = TIMEOUT_MS): CheckBuild {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    void worker?.terminate();
    worker = null;
  };

  function run(build: CheckInput): Promise<Finding[]> {
    clearTimeout(idle);
    worker ??= start(log);
    const thread = worker;
    return new Promise((resolve) => {
      const settle = (findings: Finding[], isWell: boolean): void => {
        clearTimeout(limit);
        thread.off('message', answered).off('error', failed).unref();
        if (isWell) idle = setTimeout(end, IDLE_MS).unref();
        else end();
        resolve(findings);
      };
      const answered = ({ findings }: Answer): void => settle(findings, true);
      // Out of memory, or a case that no rule covers: what cannot be checked is not published.
      const failed = (): void => settle([tooLong], false);
      const limit = setTimeout(() => settle([tooLong], false), timeout);
      thread.ref();
      thread.on('message', answered).on('error', failed);
      thread.postMessage({ manifest: build.manifest, files: build.files } satisfies CheckInput);
    });
  }

  return (build) => {
    const checked = queue.then(() => run(build));
    queue = checked;
    return checked;
  };
}

const start = (log: Log): Worker =>
  new Worker(path.join(import.meta.dirname, 'checkThread.ts'), { resourceLimits: { maxOldGenerationSizeMb: 512 } }).on(
    'error',
    (error) => log.error({ error }, 'the thread that checks builds ended'),
  );
