interface Limits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/**
 * Runs a limited number of tasks concurrently and queues the others in order; returns null, without running the task,
 * when the queue is full.
 */
export function limitConcurrency({
  atOnce,
  mostWaiting,
}: Limits): <Value>(work: () => Promise<Value>) => Promise<Value | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      // the next task takes over the place of the finished one
      await new Promise<void>((enter) => waiting.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
