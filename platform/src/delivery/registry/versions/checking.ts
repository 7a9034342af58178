import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@unisite/publishing';
import type { Log } from '../../../foundation/log/log.ts';

/** A build as it is checked: its manifest, not yet looked at, and its files. */
export interface CheckInput {
  readonly manifest: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Everything that is wrong with a build. */
export type CheckBuild = (build: CheckInput) => Promise<Finding[]>;

/** What is asked of the thread, and what it answers; one at a time. */
export interface Answer {
  readonly findings: Finding[];
}

/** The largest build that is allowed takes a few seconds; one made to take long gets no more than this. */
const TIMEOUT_MS = 20_000;
/** Builds come in groups; the thread is kept for the next one this long. */
const IDLE_MS = 5_000;
const tooLong: Finding = { code: 'CHECK_TOO_LONG', what: 'remote.json' };

/**
 * Applies the publish rules in a thread of its own, one build after the other: parsing and compressing megabytes would
 * hold up every visitor, and a build may be made to take for ever.
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
      // Out of memory, or something that no rule foresaw: what cannot be checked is not published.
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
