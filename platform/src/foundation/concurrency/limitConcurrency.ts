interface Limits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/**
 * Runs so many works at once and lets the others wait in their order; answers null, without running it, for what would
 * wait behind too many.
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
      // who is let in takes over the place of the one that has ended
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
