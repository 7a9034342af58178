/** The page's only clock: ticks each second while anything counts down. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let tick = 0;

function beat() {
  tick += 1;
  for (const listener of listeners) listener();
}

export const ticker = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(beat, 1000);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
  /** Number of ticks, which changes with each. */
  tick: (): number => tick,
};
