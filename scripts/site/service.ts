import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, killTree } from '../command.ts';

const stopsWithin = 15_000;
const readyWithin = 300_000;
const restEndsWithin = 5_000;
const askAgainAfter = 100;
const linesKept = 200;

export interface ServiceSettings {
  /** Name for printed messages. */
  name: string;
  directory: string;
  env: Readonly<Record<string, string>>;
  /** An address that responds with 200 once it is ready. */
  health: string;
  onLine(line: string): void;
  /** What its start waits for; its five minutes to become ready begin then. */
  awaits?: Promise<unknown>;
}

/** A service's exit: its code, or the signal that ended it. */
export type Exit = { code: number } | { signal: string };

export interface Service {
  name: string;
  /** Of its process; undefined if it could not be started. */
  pid: number | undefined;
  /** Resolves once it is ready; rejects if it exits earlier, or takes longer than five minutes. */
  ready: Promise<void>;
  ended: Promise<Exit>;
  /** The last lines of its output. */
  lines: readonly string[];
  /** Writes a line to its input. */
  say(line: string): void;
  /** Asks it to stop, and kills it with its descendants after 15 seconds. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts a service of the workspace (`src/main.ts` of its folder) as a child that ends with this process. */
export function startService({ name, directory, env, health, onLine, awaits }: ServiceSettings): Service {
  if (!existsSync(`${directory}/src/main.ts`)) throw new Error(`The ${name} has no src/main.ts to start.`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: directory,
    // The child treats the end of its input as the end of this process.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C only reaches this process, which then stops its children in order.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, EXIT_WITH_PARENT: '1' },
  });
  const lines: string[] = [];
  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > linesKept) lines.shift();
    onLine(line);
  };
  createInterface({ input: child.stdout }).on('line', hear);
  createInterface({ input: child.stderr }).on('line', hear);
  child.stdin.on('error', () => {}); // It may exit before reading.

  let end: Exit | null = null;
  const ended = new Promise<Exit>((settled) => {
    const settle = async (how: Exit) => {
      end = how;
      await stopLeftovers(child);
      settled(how);
    };
    child.on('error', (error) => {
      hear(error.message);
      void settle({ code: 1 });
    });
    child.on('exit', (code, signal) => void settle(signal ? { signal } : { code: code ?? 1 }));
  });

  return {
    name,
    pid: child.pid,
    lines,
    ended,
    ready: Promise.race([awaits, ended]).then(() => untilHealthy(health, name, () => end)),
    say: (line) => void child.stdin.write(`${line}\n`),
    kill: () => killTree(child, 'SIGKILL'),
    async stop() {
      if (!end) child.kill('SIGTERM');
      const waited = new AbortController();
      const late = sleep(stopsWithin, 'late', { signal: waited.signal }).catch(() => 'aborted');
      if ((await Promise.race([ended, late])) === 'late') killTree(child, 'SIGKILL');
      waited.abort();
      await ended;
    },
  };
}

/** Stops processes that the service left behind, mainly its database. */
async function stopLeftovers(child: ChildProcess): Promise<void> {
  killTree(child, 'SIGINT'); // PostgreSQL's fast, clean shutdown.
  const deadline = Date.now() + restEndsWithin;
  while (isRunning(child) && Date.now() < deadline) await sleep(askAgainAfter);
  killTree(child, 'SIGKILL');
}

async function untilHealthy(address: string, name: string, end: () => Exit | null): Promise<void> {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline) {
    const over = end();
    if (over) throw new Error(`The ${name} stopped while it was starting (${describeExit(over)}).`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await sleep(askAgainAfter);
  }
  throw new Error(`The ${name} was not ready after ${readyWithin / 1000} seconds.`);
}

/** `exit code 1`, `signal SIGKILL`. */
export const describeExit = (end: Exit): string => ('code' in end ? `exit code ${end.code}` : `signal ${end.signal}`);
