import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Player, Work } from './player.ts';
import type { WorkerMessage } from './worker.ts';

/** Processes that perform the players' steps. */
export interface Workers {
  /** Steps completed as planned so far. */
  answered(): number;
  /** Faults so far. */
  readonly faults: readonly string[];
  /** Retries by their cause. */
  readonly tried: Readonly<Record<string, number>>;
  areDone(): boolean;
  stop(): Promise<void>;
}

/** Starts workers and distributes the players among them. `execArgv`: arguments for Node. */
export function startWorkers(
  count: number,
  work: Work,
  { execArgv }: { readonly execArgv: readonly string[] },
): Workers {
  const answered = new Map<number, number>();
  const faults: string[] = [];
  const tried: Record<string, number> = {};
  let running = count;
  let stopping = false;

  const receive = (worker: number, word: WorkerMessage) => {
    if ('answered' in word) answered.set(worker, word.answered);
    else if ('fault' in word) faults.push(word.fault);
    else for (const [why, times] of Object.entries(word.tried)) tried[why] = (tried[why] ?? 0) + times;
  };

  const children: ChildProcess[] = Array.from({ length: count }, (_none, worker) => {
    const child = fork(path.join(import.meta.dirname, 'worker.ts'), { execArgv: [...execArgv] });
    // Only workers send these messages.
    child.on('message', (word) => receive(worker, word as WorkerMessage));
    child.once('exit', (code) => {
      running -= 1;
      if (code !== 0 && !stopping) faults.push(`worker ${worker} ended with ${code}`);
    });
    const players: readonly Player[] = work.players.filter(({ place }) => place % count === worker);
    child.send({ ...work, players } satisfies Work);
    return child;
  });

  return {
    answered: () => [...answered.values()].reduce((all, one) => all + one, 0),
    faults,
    tried,
    areDone: () => running === 0,
    stop: async () => {
      stopping = true;
      for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    },
  };
}
