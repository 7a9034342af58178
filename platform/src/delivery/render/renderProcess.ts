import { type ChildProcess, spawn } from 'node:child_process';
import * as z from '@unisite/shared/schema';
import { frameOf, frameReader } from './frames.ts';
import type { Isolation } from './isolation.ts';
import { FRAME_BYTES, MARKUP_CHARACTERS } from './limits.ts';
import { processorTime } from './processorTime.ts';

/** Requests to a process (process/main.mjs). */
export type ProcessAct =
  | { readonly act: 'host'; readonly globals: string; readonly code: string }
  | { readonly act: 'bundle'; readonly code: string; readonly publicPath: string }
  | { readonly act: 'render'; readonly request: string };

/**
 * Result of a request. `threw`: the code threw, and the process continues. Any state but `done` and `threw` ends the
 * process.
 */
export type ProcessAnswer =
  | { readonly state: 'done'; readonly value: string; readonly processorMs: number }
  | { readonly state: 'threw'; readonly detail: string }
  /** Killed after `limit` milliseconds; `processorMs` of this act, null when the system does not report it. */
  | { readonly state: 'killed'; readonly limit: number; readonly processorMs: number | null }
  /** Ended on its own, such as out of memory, or because it sent an invalid message. */
  | { readonly state: 'ended'; readonly detail: string };

/** A running process. It handles one act at a time. */
export interface RenderProcess {
  /** @param limit milliseconds after which the process is killed. */
  ask(act: ProcessAct, limit: number): Promise<ProcessAnswer>;
  isAlive(): boolean;
  /** Kills it at once. */
  kill(): void;
}

const answer = z.union([
  z.object({
    id: z.int(),
    value: z.string().check(z.maxLength(MARKUP_CHARACTERS)),
    processorMs: z.number().check(z.minimum(0)),
  }),
  z.object({ id: z.int(), error: z.string().check(z.maxLength(600)) }),
]);

interface Waiting {
  readonly id: number;
  readonly settle: (answered: ProcessAnswer) => void;
}

/** Starts a process under `isolation`; it has not run any code yet. */
export function startProcess(isolation: Isolation, place: number): RenderProcess {
  const { file, args } = isolation.command(place);
  const child: ChildProcess = spawn(file, args, {
    // nothing of the platform's environment, and no descriptors but the two for messages
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    // detached, so that a terminal's signal leaves the platform to end its processes, and no version is blamed
    detached: true,
  });
  let isAlive = true;
  let last = 0;
  let waiting: Waiting | null = null;

  function settle(answered: ProcessAnswer): void {
    const { settle } = waiting ?? {};
    waiting = null;
    settle?.(answered);
  }
  function end(answered: ProcessAnswer): void {
    isAlive = false;
    child.kill('SIGKILL');
    settle(answered);
  }

  /** The process may send anything: only a single response of the right form is accepted. */
  function take(message: unknown): void {
    const read = z.safeParse(answer, message);
    if (!read.success || read.data.id !== waiting?.id) throw new Error('an answer to nothing');
    const { data } = read;
    settle(
      'error' in data
        ? { state: 'threw', detail: data.error }
        : { state: 'done', value: data.value, processorMs: data.processorMs },
    );
  }

  const read = frameReader(FRAME_BYTES, take);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!isAlive) return;
    try {
      if (!waiting) throw new Error('an answer to nothing');
      read(chunk);
    } catch (error) {
      end({ state: 'ended', detail: error instanceof Error ? error.message : 'unreadable' });
    }
  });
  // the process is gone: its end is reported below
  child.stdin?.on('error', () => undefined);
  child.stdout?.on('error', () => undefined);
  child.on('error', (error) => end({ state: 'ended', detail: error.message }));
  child.on('close', (code, signal) => end({ state: 'ended', detail: `ended with ${signal ?? code ?? 'nothing'}` }));

  const timeUsed = async (): Promise<number | null> => (child.pid === undefined ? null : processorTime(child.pid));

  return {
    isAlive: () => isAlive,
    kill: () => end({ state: 'ended', detail: 'it was ended' }),
    async ask(act, limit) {
      if (!isAlive) return { state: 'ended', detail: 'it had ended' };
      if (waiting) throw new Error('a process does one act at a time');
      last += 1;
      const id = last;
      const answered = new Promise<ProcessAnswer>((resolve) => {
        waiting = { id, settle: resolve };
      });
      const before = await timeUsed();
      const timer = setTimeout(async () => {
        const after = await timeUsed();
        if (waiting?.id !== id) return;
        end({ state: 'killed', limit, processorMs: before === null || after === null ? null : after - before });
      }, limit);
      child.stdin?.write(frameOf({ id, ...act }));
      try {
        return await answered;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
