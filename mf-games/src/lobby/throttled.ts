/** Specification section 9: infinite scroll throttle. */
export const scrollThrottle = 200;

/**
 * Calls at most once in `ms` milliseconds: at once, and if asked meanwhile once more at the end. `stop` drops the
 * latter.
 */
export function throttled(run: () => void, ms: number): { ask: () => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    waiting = undefined;
    last = performance.now();
    run();
  };
  return {
    ask() {
      const left = last + ms - performance.now();
      if (left <= 0) now();
      else waiting ??= setTimeout(now, left);
    },
    stop() {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
