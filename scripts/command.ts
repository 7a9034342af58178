import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.ts';

export interface Finished {
  ok: boolean;
  /** Printed output, both streams in order. */
  output: string;
}

const running = new Set<ChildProcess>();

/** Kills a process and its descendants. */
export function killTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // All of them have already ended.
  }
}

/** Whether the process, or any in its group, is still running. */
export function isRunning(child: ChildProcess): boolean {
  if (child.pid === undefined || process.platform === 'win32') return false;
  try {
    process.kill(-child.pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Kills all running commands. */
export function killCommands(): void {
  for (const child of running) killTree(child, 'SIGKILL');
}

export interface CommandOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Runs it in a shell: `file` is a command line. */
  shell?: boolean;
  /** Timeout in milliseconds, after which it is killed and counts as failed. */
  timeout?: number;
  /** Opens an IPC channel to the program, which must be Node, and receives its messages. */
  onMessage?(message: unknown): void;
}

/**
 * Runs a program to its end and returns its output; never rejects. PATH includes the tools of the package and of the
 * root.
 */
export function run(file: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const cwd = options.cwd ?? root;
  const bins = [path.join(cwd, 'node_modules', '.bin'), path.join(root, 'node_modules', '.bin')];
  const child = spawn(file, args, {
    cwd,
    shell: options.shell ?? false,
    stdio: ['ignore', 'pipe', 'pipe', ...(options.onMessage ? ['ipc' as const] : [])],
    // A process group of its own, so that it can be killed with its descendants.
    detached: process.platform !== 'win32',
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter), ...options.env },
  });
  running.add(child);
  if (options.onMessage) child.on('message', options.onMessage);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((settled) => {
    const finish = (ok: boolean, note: string) => {
      clearTimeout(timer);
      running.delete(child);
      settled({ ok, output: `${Buffer.concat(output).toString().trimEnd()}${note}` });
    };
    const timer = setTimeout(
      () => {
        killTree(child, 'SIGKILL');
        finish(false, `\nstopped after ${options.timeout} ms`);
      },
      options.timeout ?? 2 ** 31 - 1,
    );
    child.on('error', (error) => finish(false, `\n${error.message}`));
    child.on('close', (code) => finish(code === 0, ''));
  });
}

/** Runs `work` on every item, at most `atOnce` at a time; results are in the order of the items. */
export async function eachOf<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) answers.set(next[0], await work(next[1]));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return [...answers.entries()].sort(([one], [other]) => one - other).map(([, answer]) => answer);
}
