interface Limits {
  /** Concurrent tasks per key. */
  readonly perKey: number;
  /** Concurrent tasks. */
  readonly atOnce: number;
  /** Queued tasks per key. */
  readonly mostWaitingPerKey: number;
  /** Queued tasks. */
  readonly mostWaiting: number;
}

interface Waiting {
  readonly key: string;
  enter(): void;
}

/**
 * Runs a limited number of tasks concurrently, in total and per key; the others queue, and the oldest one whose key has
 * room is next. Returns null, without running the task, when the queue is full.
 */
export function limitByKey({
  perKey,
  atOnce,
  mostWaitingPerKey,
  mostWaiting,
}: Limits): <Value>(key: string, work: () => Promise<Value>) => Promise<Value | null> {
  const running = new Map<string, number>();
  let all = 0;
  const waiting: Waiting[] = [];

  const hasRoom = (key: string) => all < atOnce && (running.get(key) ?? 0) < perKey;
  const begin = (key: string) => {
    all += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };
  const end = (key: string) => {
    all -= 1;
    const left = (running.get(key) ?? 0) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const next = waiting.findIndex((one) => hasRoom(one.key));
    const [entering] = next < 0 ? [] : waiting.splice(next, 1);
    if (!entering) return;
    begin(entering.key);
    entering.enter();
  };

  return async (key, work) => {
    if (hasRoom(key)) begin(key);
    else {
      const behind = waiting.filter((one) => one.key === key).length;
      if (behind >= mostWaitingPerKey || waiting.length >= mostWaiting) return null;
      await new Promise<void>((enter) => waiting.push({ key, enter }));
    }
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}
