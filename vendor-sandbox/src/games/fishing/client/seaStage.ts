import { penOf } from '../../../client/dom.ts';
import { fitCanvas } from '../../../client/fitCanvas.ts';
import type { Sprites } from '../../../client/sprites.ts';
import { type Visit, visitAt } from '../engine/bossVisit.ts';
import type { QuarryName } from '../engine/fish.ts';
import { quarryNames, type SeaName } from '../engine/seas.ts';
import { drawBed } from './bed.ts';
import { type Burst, drawAim, drawBursts, drawCannon, drawFish, drawShots, type Sea } from './drawing.ts';
import { drawDrift } from './drift.ts';
import { createShoal, type Fish } from './shoal.ts';
import { type Hit, moveShots, type Shot, shotFrom, trace } from './shots.ts';

export type SeaStage = {
  /** Angle of the cannon in radians; 0 is straight up, right is positive. */
  readonly angle: number;
  /** Number of shots in flight. */
  readonly flying: number;
  aim(angle: number): void;
  /** Aims the cannon at a position in client coordinates. */
  aimAt(clientX: number, clientY: number): void;
  /** The fish the cannon is aimed at. */
  target(): Fish | null;
  fire(cannon: number): void;
  /** Visual strength of the cannon, from 0 to 1. */
  setPower(power: number): void;
  /** Shows the amount of a winning shot; `goes`: the fish disappears. */
  showCatch(hit: Hit, text: string, goes: boolean): void;
  /** The boss was killed: it does not return in this visit. */
  endVisit(): void;
  /** Removes all shots in flight; they cost nothing. */
  clearShots(): void;
};

const widest = 1.35;

type Given = {
  readonly sea: SeaName;
  readonly sprites: Sprites<QuarryName>;
  readonly calm: () => boolean;
  readonly onHits: (hits: readonly Hit[]) => void;
  /** Called with the boss's visit; null once it is gone. */
  readonly onVisit: (visit: Visit | null) => void;
};

/**
 * The sea with its fish and the cannon. Positions of fish and shots are presentation only: the outcome of a hit is
 * decided by the server.
 */
export function createSeaStage(
  canvas: HTMLCanvasElement,
  { sea: place, sprites, calm, onHits, onVisit }: Given,
): SeaStage {
  const pen = penOf(canvas);
  const shoal = createShoal(place);
  const names = quarryNames(place);
  const opened = performance.now();
  let fallen = -1;
  let visit: Visit | null = null;
  const shots: Shot[] = [];
  let bursts: Burst[] = [];
  let beam: { way: [number, number][]; since: number } | null = null;
  let angle = 0;
  let power = 0;
  let firedAt = 0;
  let last = 0;
  let bed: HTMLCanvasElement | null = null;
  const size = { width: 0, height: 0 };

  fitCanvas(canvas, 2, ({ width, height }) => {
    Object.assign(size, { width, height });
    bed = drawBed(place, width, height);
    sprites.resize(Math.round(height * 0.3));
  })();

  const wide = (): number => (size.height === 0 ? 1.6 : size.width / size.height);

  function note(hits: readonly Hit[], now: number): void {
    if (hits.length === 0) return;
    for (const { fish, x, y } of hits) {
      const met = shoal.fish.find(({ id }) => id === fish);
      if (met !== undefined) met.hitAt = now;
      bursts.push({ x, y, since: now, text: null });
    }
    onHits(hits);
  }

  function tick(now: number): void {
    const passed = Math.min(60, now - last) / 1_000;
    last = now;
    const found = visitAt(now - opened);
    visit = found === null || found.number === fallen ? null : found;
    shoal.swim(now, wide(), calm(), visit !== null);
    onVisit(visit);
    note(moveShots(shots, passed, wide(), shoal.fish), now);
    const sea: Sea = { pen, ...size, calm: calm() };
    if (bed !== null) pen.drawImage(bed, 0, 0);
    drawDrift(sea, place, now);
    const way = trace(shotFrom(wide(), angle, 0), wide(), shoal.fish)?.way ?? [];
    // Only up to the first bounce, for legibility.
    drawAim(sea, way.slice(0, 2), false);
    drawFish(sea, shoal.fish, names, sprites, now);
    drawShots(sea, shots);
    if (beam !== null && now - beam.since < 400) drawAim(sea, beam.way, true);
    bursts = drawBursts(sea, bursts, now);
    drawCannon(sea, angle, power, calm() ? 0 : Math.max(0, 1 - (now - firedAt) / 160));
    requestAnimationFrame(tick);
  }
  requestAnimationFrame(tick);

  return {
    get angle() {
      return angle;
    },
    get flying() {
      return shots.length;
    },
    aim(next) {
      angle = Math.min(widest, Math.max(-widest, next));
    },
    aimAt(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      const [x, y] = [clientX - (box.left + box.width / 2), box.top + box.height * 0.96 - clientY];
      if (y > 0) angle = Math.min(widest, Math.max(-widest, Math.atan2(x, y)));
    },
    target: () => trace(shotFrom(wide(), angle, 0), wide(), shoal.fish)?.met ?? null,
    fire(cannon) {
      firedAt = performance.now();
      const shot = shotFrom(wide(), angle, cannon);
      if (!calm()) {
        shots.push(shot);
        return;
      }
      const found = trace(shot, wide(), shoal.fish);
      if (found === null) return;
      beam = { way: found.way, since: firedAt };
      const [x, y] = found.way.at(-1) ?? [found.met.x, found.met.y];
      note([{ fish: found.met.id, kind: found.met.kind, x, y, cannon }], firedAt);
    },
    setPower(next) {
      power = next;
    },
    showCatch({ fish, x, y }, text, goes) {
      const met = shoal.fish.find(({ id }) => id === fish);
      bursts.push({ x: met?.x ?? x, y: met?.y ?? y, since: performance.now(), text });
      if (goes) shoal.remove(fish);
    },
    endVisit() {
      if (visit !== null) fallen = visit.number;
      if (shoal.boss !== null) shoal.remove(shoal.boss.id);
    },
    clearShots() {
      shots.length = 0;
    },
  };
}
