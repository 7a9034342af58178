import { type ChildProcess, spawn } from 'node:child_process';
import * as z from '@unisite/shared/schema';
import { frameOf, frameReader } from './frames.ts';
import type { Isolation } from './isolation.ts';
import { FRAME_BYTES, MARKUP_CHARACTERS } from './limits.ts';
import { processorTime } from './processorTime.ts';

/** What a process is asked to do (process/main.mjs). */
export type ProcessAct =
  | { readonly act: 'host'; readonly globals: string; readonly code: string }
  | { readonly act: 'bundle'; readonly code: string; readonly publicPath: string }
  | { readonly act: 'render'; readonly request: string };

/** What became of it. `threw`: the code did; the process goes on. Everything but `done` and `threw` is its end. */
export type ProcessAnswer =
  | { readonly state: 'done'; readonly value: string; readonly processorMs: number }
  | { readonly state: 'threw'; readonly detail: string }
  /** Ended after `limit` milliseconds; `processorMs` of this act, null where the system does not say. */
  | { readonly state: 'killed'; readonly limit: number; readonly processorMs: number | null }
  /** Ended by itself, as out of memory, or because it said what no process says. */
  | { readonly state: 'ended'; readonly detail: string };

/** One running process. It does one act at a time. */
export interface RenderProcess {
  /** @param limit after this many milliseconds the process is killed. */
  ask(act: ProcessAct, limit: number): Promise<ProcessAnswer>;
  isAlive(): boolean;
  /** Ends it at once. */
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

/** Starts a process under `isolation`; it has run no code yet. */
export function startProcess(isolation: Isolation, place: number): RenderProcess {
  const { file, args } = isolation.command(place);
  const child: ChildProcess = spawn(file, args, {
    // nothing of the platform's environment, and no descriptor but the two that messages take
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    // a terminal that stops the platform leaves it to end its processes: no version is to blame for that
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

  /** What comes from there is whatever the code wants it to be: only one answer of the right form is taken. */
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
  // a process that is gone: its end is told below
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
