import type { Fish } from './shoal.ts';

/** A shot under way; lengths in the sea's own measure, where it is 1 high. */
export type Shot = { x: number; y: number; dx: number; dy: number; readonly cannon: number };

/** A shot that hit: what, where, and what it costs. */
export type Hit = {
  readonly fish: number;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly cannon: number;
};

/** Heights of the sea a second. */
const speed = 0.95;
/** Where shots leave the cannon. */
export const muzzle = 0.9;
/** A shot that never meets a fish goes out after so many steps; no fish swims for that long out of its way. */
const mostSteps = 4_000;

export const shotFrom = (wide: number, angle: number, cannon: number): Shot => ({
  x: wide / 2 + Math.sin(angle) * 0.09,
  y: muzzle - Math.cos(angle) * 0.09,
  dx: Math.sin(angle),
  dy: -Math.cos(angle),
  cannon,
});

/** Moves a shot on by a way, bouncing off the sides; the fish it meets, or null. */
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

/** Moves all shots on; those that hit leave, and come back as hits. */
export function moveShots(shots: Shot[], seconds: number, wide: number, fish: readonly Fish[]): Hit[] {
  const hits: Hit[] = [];
  // In short steps, so that no shot jumps over a fish.
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

/** What a shot would meet if nothing moved, and the way there; null where there is no fish at all. */
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
