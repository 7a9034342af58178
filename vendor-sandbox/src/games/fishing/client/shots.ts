import type { Fish } from './shoal.ts';

/** A shot in flight; lengths are in heights of the sea. */
export type Shot = { x: number; y: number; dx: number; dy: number; readonly cannon: number };

/** A hit: the fish, the position, and the cost. */
export type Hit = {
  readonly fish: number;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly cannon: number;
};

/** Speed in heights of the sea per second. */
const speed = 0.95;
/** Vertical position of the muzzle. */
export const muzzle = 0.9;
/** Steps after which a shot that hits nothing expires; fish do not avoid it for that long. */
const mostSteps = 4_000;

export const shotFrom = (wide: number, angle: number, cannon: number): Shot => ({
  x: wide / 2 + Math.sin(angle) * 0.09,
  y: muzzle - Math.cos(angle) * 0.09,
  dx: Math.sin(angle),
  dy: -Math.cos(angle),
  cannon,
});

/** Advances a shot, bouncing off the sides; returns the fish it hits, or null. */
function advance(shot: Shot, way: number, wide: number, fish: readonly Fish[]): Fish | null {
  shot.x += shot.dx * way;
  shot.y += shot.dy * way;
  if (shot.x < 0 || shot.x > wide) {
    shot.dx = -shot.dx;
    shot.x = Math.min(wide, Math.max(0, shot.x));
  }
  if (shot.y < 0 || shot.y > 0.94) {
    shot.dy = -shot.dy;
    shot.y = Math.min(0.94, Math.max(0, shot.y));
  }
  return fish.find((each) => (each.x - shot.x) ** 2 + (each.y - shot.y) ** 2 < (each.radius * 0.8) ** 2) ?? null;
}

/** Advances all shots; those that hit are removed and returned. */
export function moveShots(shots: Shot[], seconds: number, wide: number, fish: readonly Fish[]): Hit[] {
  const hits: Hit[] = [];
  // In short steps, so that no shot skips a fish.
  const steps = Math.max(1, Math.ceil((seconds * speed) / 0.015));
  for (let step = 0; step < steps; step += 1) {
    for (let at = shots.length - 1; at >= 0; at -= 1) {
      const shot = shots[at];
      const met = shot === undefined ? null : advance(shot, (seconds * speed) / steps, wide, fish);
      if (shot === undefined || met === null) continue;
      hits.push({ fish: met.id, kind: met.kind, x: shot.x, y: shot.y, cannon: shot.cannon });
      shots.splice(at, 1);
    }
  }
  return hits;
}

/** What a shot would hit if nothing moved, and its path; null where there are no fish. */
export function trace(shot: Shot, wide: number, fish: readonly Fish[]): { met: Fish; way: [number, number][] } | null {
  const tried = { ...shot };
  const way: [number, number][] = [[tried.x, tried.y]];
  for (let step = 0; step < mostSteps; step += 1) {
    const { dx, dy } = tried;
    const met = advance(tried, 0.012, wide, fish);
    if (met !== null || dx !== tried.dx || dy !== tried.dy) way.push([tried.x, tried.y]);
    if (met !== null) return { met, way };
  }
  return null;
}
