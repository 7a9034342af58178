import type { Log } from '../log/log.ts';
import { addReading, type Metrics } from '../metrics/metrics.ts';
import type { Job } from './job.ts';
import { repeatEvery } from './repeatEvery.ts';

interface Running {
  readonly job: Job;
  turns: { done: number; failed: number };
  /** Total milliseconds of all turns. */
  spent: number;
  /** Its last turn left work over, or there was none yet. */
  isBehind: boolean;
  /** `performance.now()` at the end of the last successful turn, or at the start if there was none. */
  lastDone: number;
  stop(): Promise<void>;
}

const outcomes = ['done', 'failed'] as const;

/** Repeats the platform's background jobs, logs the turns that fail, and counts all of them. */
export class JobRunner {
  readonly #log: Log;
  readonly #running: Running[] = [];

  constructor({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
    this.#log = log;
    addReading(metrics, {
      name: 'unisite_job_turns_total',
      help: 'Turns of the background jobs of this process since it started.',
      labelNames: ['job', 'outcome'],
      type: 'counter',
      read: () =>
        this.#running.flatMap(({ job, turns }) =>
          outcomes.map((outcome) => ({ labels: { job: job.name, outcome }, value: turns[outcome] })),
        ),
    });
    addReading(metrics, {
      name: 'unisite_job_seconds_total',
      help: 'Seconds spent in the turns of each background job.',
      labelNames: ['job'],
      type: 'counter',
      read: () => this.#running.map(({ job, spent }) => ({ labels: { job: job.name }, value: spent / 1_000 })),
    });
    addReading(metrics, {
      name: 'unisite_job_since_done_seconds',
      help: 'Seconds since the last successful turn of each background job.',
      labelNames: ['job'],
      read: () =>
        this.#running.map(({ job, lastDone }) => ({
          labels: { job: job.name },
          value: (performance.now() - lastDone) / 1_000,
        })),
    });
    addReading(metrics, {
      name: 'unisite_job_behind',
      help: '1 while a background job has more to do than its last turn did, or has not had one yet.',
      labelNames: ['job'],
      read: () => this.#running.map(({ job, isBehind }) => ({ labels: { job: job.name }, value: isBehind ? 1 : 0 })),
    });
  }

  /** Starts more jobs. */
  start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      const running: Running = {
        job,
        turns: { done: 0, failed: 0 },
        spent: 0,
        isBehind: true,
        lastDone: performance.now(),
        stop: async () => undefined,
      };
      this.#running.push(running);
      running.stop = repeatEvery(
        (signal) => this.#turn(running, signal),
        (error) => this.#failed(running, error),
      ).stop;
    }
  }

  /** Starts no more turns, waits for those in progress, then runs the last turn of the jobs that end with one. */
  async stop(): Promise<void> {
    const all = this.#running.splice(0);
    await Promise.all(all.map(({ stop }) => stop()));
    for (const running of all) {
      if (running.job.endsWithTurn)
        await this.#turn(running, new AbortController().signal).catch((error: unknown) => this.#failed(running, error));
    }
  }

  async #turn(running: Running, signal: AbortSignal): Promise<number> {
    const began = performance.now();
    try {
      const next = await running.job.turn(signal);
      running.lastDone = performance.now();
      running.turns.done += 1;
      running.isBehind = next?.nextMs === 0;
      return next ? next.nextMs : running.job.everyMs;
    } finally {
      running.spent += performance.now() - began;
    }
  }

  /** Returns the milliseconds until the job is tried again. */
  #failed({ job, turns }: Running, error: unknown): number {
    turns.failed += 1;
    this.#log[job.level ?? 'error']({ job: job.name, error }, job.failure);
    const { everyMs, retryMs = everyMs } = job;
    return typeof retryMs === 'number' ? retryMs : retryMs(error);
  }
}
