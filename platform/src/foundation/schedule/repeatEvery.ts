interface Turns {
  /** Begins no other turn; waits for the one in hand, whose signal is aborted. */
  stop(): Promise<void>;
}

/**
 * Runs work repeatedly, never concurrently. `work` answers in how many milliseconds the next turn comes, `failed` in
 * how many after a turn that threw. No turn to come keeps the process alive.
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
