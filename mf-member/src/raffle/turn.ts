/** How long the wheel turns, milliseconds, and how often round. */
const TURN_MS = 3_200;
const ROUNDS = 4;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The angle at which the middle of a field stands under the pointer, degrees from 0 to 360. */
export const angleOf = (place: number, count: number): number => (360 - (place * 360) / count) % 360;

/** From one angle on to another: whole rounds, and then to the middle of the field. */
export const turnTo = (from: number, to: number): number => from + ROUNDS * 360 + ((((to - from) % 360) + 360) % 360);

/** Turns the wheel and eases out; resolved when it stands. At once where motion is not wanted. */
export async function turn(wheel: SVGGElement, from: number, to: number): Promise<void> {
  // what draws no motion has none to wait for
  if (wantsNoMotion() || typeof wheel.animate !== 'function') return;
  const frames = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turnTo(from, to)}deg)` }];
  await wheel.animate(frames, { duration: TURN_MS, easing: 'cubic-bezier(.12, .8, .16, 1)' }).finished.catch(() => {});
}
