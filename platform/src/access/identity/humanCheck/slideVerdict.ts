import type { SlidePoint } from '@unisite/shared/contract';

/** Tolerance of the piece's final position, pixels. */
const TOLERANCE = 4;
const LEAST_MS = 300;
const MOST_MS = 20_000;
/** A single step over more than this share of the way is not a drag. */
const LONGEST_STEP = 0.6;
/** A hand strays further than this from the line of constant speed, pixels. */
const EVEN = 0.75;

/**
 * Whether a hand put the piece in place: in a plausible time, in steps, and not at one constant speed. Arrow-key steps
 * pass: the keyboard pauses longer between the first and the second.
 */
export function isHandSlide(place: number, x: number, trail: readonly SlidePoint[]): boolean {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || trail.length < 4) return false;
  const took = last.t - first.t;
  return (
    Math.abs(x - place) <= TOLERANCE &&
    Math.abs(last.x - x) <= TOLERANCE &&
    took >= LEAST_MS &&
    took <= MOST_MS &&
    isInOrder(trail) &&
    longestStep(trail) <= Math.abs(last.x - first.x) * LONGEST_STEP &&
    !isEven(trail, first, last)
  );
}

function isInOrder(trail: readonly SlidePoint[]): boolean {
  return trail.every((point, i) => point.t >= (trail[i - 1]?.t ?? 0));
}

function longestStep(trail: readonly SlidePoint[]): number {
  return Math.max(...trail.map((point, i) => Math.abs(point.x - (trail[i - 1] ?? point).x)));
}

/** Whether every point lies where one constant speed from the first to the last would put it. */
function isEven(trail: readonly SlidePoint[], first: SlidePoint, last: SlidePoint): boolean {
  const speed = (last.x - first.x) / (last.t - first.t);
  const rise = (last.y - first.y) / (last.t - first.t);
  return trail.every(({ x, y, t }) => {
    const since = t - first.t;
    return Math.abs(x - first.x - speed * since) < EVEN && Math.abs(y - first.y - rise * since) < EVEN;
  });
}
