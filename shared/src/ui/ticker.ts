/** The one clock of the page: a tick a second for everything that counts down, and none when nothing does. */
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
  /** How many seconds have been counted: changes with each tick. */
  tick: (): number => tick,
};
