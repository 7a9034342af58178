export type CountUp = { finish(): void };

const easeOut = (u: number): number => 1 - (1 - u) ** 3;

/** Counts from one amount to another; `finish` jumps to the end. `write` always gets the last amount exactly. */
export function countUp(from: number, to: number, duration: number, write: (amount: number) => void): CountUp {
  let over = false;
  const finish = (): void => {
    if (over) return;
    over = true;
    write(to);
  };
  if (duration <= 0) {
    finish();
    return { finish };
  }
  const start = performance.now();
  const tick = (now: number): void => {
    if (over) return;
    const share = (now - start) / duration;
    if (share >= 1) {
      finish();
      return;
    }
    // Whole units only: hundredths racing by say nothing.
    write(Math.round((from + (to - from) * easeOut(Math.max(0, share))) / 100) * 100);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return { finish };
}
