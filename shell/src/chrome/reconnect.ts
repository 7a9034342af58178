/** Delays between two attempts, milliseconds; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000] as const;

export interface Reconnecting {
  /** Tries at once instead of waiting for the next attempt. */
  now(): void;
  stop(): void;
}

/** Repeats `probe` with growing delays until it resolves to true, then calls back once and stops. */
export function reconnect(probe: () => Promise<boolean>, onFound: () => void): Reconnecting {
  let attempt = 0;
  let live = true;
  let asking = false;
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    timer = setTimeout(() => void ask(), pauses[Math.min(attempt, pauses.length - 1)]);
    attempt += 1;
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    const found = await probe().catch(() => false);
    asking = false;
    if (!live) return;
    if (!found) return wait();
    live = false;
    onFound();
  };
  wait();
  return {
    now() {
      clearTimeout(timer);
      void ask();
    },
    stop() {
      live = false;
      clearTimeout(timer);
    },
  };
}
