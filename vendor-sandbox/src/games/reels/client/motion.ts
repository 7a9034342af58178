/**
 * Motion of one reel. Positions are fractional indices of the strip at the top of the window; time is in milliseconds.
 * A reel turns downwards, so its position decreases.
 */
export type Motion =
  | { readonly kind: 'rest'; readonly at: number }
  | { readonly kind: 'turn'; readonly from: number; readonly since: number }
  | { readonly kind: 'land'; readonly on: number; readonly since: number };

/** Full speed in positions per millisecond. */
export const fullSpeed = 0.03;
const windUp = { length: 260, back: 2.7 } as const;
export const landing = { length: 480, over: 0.9 } as const;

const windUpSpan = (fullSpeed * windUp.length) / (windUp.back + 2);
/** The landing begins at full speed: its curve's initial slope is `over + 3`. */
const landingSpan = (fullSpeed * landing.length) / (landing.over + 3);

/** A short pull back, then acceleration: cubic, ending at full speed. */
const leave = (u: number): number => windUpSpan * (windUp.back * u ** 3 - (windUp.back - 1) * u ** 2);

/** Ease-out from 0 to 1 with a small overshoot. */
const settle = (u: number): number => 1 + (landing.over + 1) * (u - 1) ** 3 + landing.over * (u - 1) ** 2;

export function positionAt(motion: Motion, now: number): number {
  if (motion.kind === 'rest') return motion.at;
  const elapsed = Math.max(0, now - motion.since);
  if (motion.kind === 'turn') {
    const travelled =
      elapsed < windUp.length ? leave(elapsed / windUp.length) : windUpSpan + fullSpeed * (elapsed - windUp.length);
    return motion.from - travelled;
  }
  return motion.on + landingSpan * (1 - settle(Math.min(1, elapsed / landing.length)));
}

export const isOver = (motion: Motion, now: number): boolean =>
  motion.kind === 'rest' || (motion.kind === 'land' && now - motion.since >= landing.length);

/** Whether pictures pass too fast to be distinguished. */
export function isBlurred(motion: Motion, now: number): boolean {
  if (motion.kind === 'rest') return false;
  const elapsed = now - motion.since;
  return motion.kind === 'turn' ? elapsed > windUp.length * 0.8 : elapsed < landing.length * 0.22;
}
