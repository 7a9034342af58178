interface Turns {
  /** Starts no more turns; aborts the signal of the one in progress, and waits for it. */
  stop(): Promise<void>;
}

/**
 * Runs work repeatedly, never concurrently. `work` returns the milliseconds until the next turn, `failed` those after a
 * turn that threw. A pending turn does not keep the process alive.
 */
export function repeatEvery(work: (signal: AbortSignal) => Promise<number>, failed: (error: unknown) => number): Turns {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    const wait = await work(signal).catch(failed);
    if (!signal.aborted) timer = setTimeout(begin, wait).unref();
  };
  const begin = (): void => {
    running = turn();
  };
  begin();
  return {
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
