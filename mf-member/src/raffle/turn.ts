/** Duration of a spin, milliseconds, and number of rounds. */
const TURN_MS = 3_200;
const ROUNDS = 4;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The angle that puts a field's middle under the pointer, 0 to 360 degrees. */
export const angleOf = (place: number, count: number): number => (360 - (place * 360) / count) % 360;

/** The angle after whole rounds and the rest of the way to the field's middle. */
export const turnTo = (from: number, to: number): number => from + ROUNDS * 360 + ((((to - from) % 360) + 360) % 360);

/** Turns the wheel with easing; resolves when it stops. Immediate with reduced motion. */
export async function turn(wheel: SVGGElement, from: number, to: number): Promise<void> {
  // without animations there is nothing to wait for
  if (prefersReducedMotion() || typeof wheel.animate !== 'function') return;
  const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turnTo(from, to)}deg)` }];
  await wheel.animate(frames, { duration: TURN_MS, easing: 'cubic-bezier(.12, .8, .16, 1)' }).finished.catch(() => {});
}
