export type CountUp = {
  /** Jumps to the end. */
  finish(): void;
  /** Ends without a further write: something else writes the figure from now on. */
  stop(): void;
};

const easeOut = (u: number): number => 1 - (1 - u) ** 3;
/** Remaining share at which the final amount is shown, so that no almost-right figure lingers. */
const near = 0.01;

/**
 * Counts from one amount to another. `write` always gets the last amount exactly, even if the browser draws no more
 * frames: in a hidden tab the count ends at once, and a timer ends it in any case.
 */
export function countUp(from: number, to: number, duration: number, write: (amount: number) => void): CountUp {
  let over = false;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    over = true;
    clearTimeout(clock);
    document.removeEventListener('visibilitychange', finish);
  };
  const finish = (): void => {
    if (over) return;
    stop();
    write(to);
  };
  if (duration <= 0 || document.hidden) {
    finish();
    return { finish, stop };
  }
  clock = setTimeout(finish, duration);
  document.addEventListener('visibilitychange', finish);
  const start = performance.now();
  const tick = (now: number): void => {
    if (over) return;
    const left = 1 - easeOut(Math.min(1, Math.max(0, (now - start) / duration)));
    if (left < near) {
      finish();
      return;
    }
    // Whole units only: racing decimals carry no information.
    write(Math.round((to - (to - from) * left) / 100) * 100);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return { finish, stop };
}

export type Counter = {
  /** Shows an amount at once; null where there is none. */
  show(amount: number | null): void;
  /** Counts from zero to an amount; the next `show` or `count` ends it. */
  count(amount: number, duration: number): void;
};

/** A figure that only one count at a time may write. */
export function createCounter(write: (amount: number | null) => void): Counter {
  let running: CountUp | null = null;
  return {
    show(amount) {
      running?.stop();
      write(amount);
    },
    count(amount, duration) {
      running?.stop();
      running = countUp(0, amount, duration, write);
    },
  };
}
