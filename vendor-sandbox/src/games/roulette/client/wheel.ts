import { penOf } from '../../../client/dom.ts';
import { wheel } from '../engine/wheel.ts';
import { blend, disc, drawBowl, drawRotor, slice, turn } from './wheelPicture.ts';

export type WheelView = {
  /** Runs the ball until `land`. */
  start(): void;
  /** Brings the ball to rest in a pocket; `onTick` is called for each pocket it passes at the end. */
  land(pocket: number, onTick: () => void): Promise<void>;
  /** Shows the ball in a pocket at once; null: no ball. */
  place(pocket: number | null): void;
};

/** Radians per millisecond, and duration of the final run in milliseconds. */
const speed = { wheel: 0.0006, ball: 0.0072 } as const;
const landing = 4_400;

const angleOf = (pocket: number): number => wheel.indexOf(pocket) * slice;
const easeOut = (u: number): number => 1 - (1 - u) ** 2;

type Run =
  | { readonly kind: 'rest' }
  | { readonly kind: 'free'; readonly since: number; readonly from: number }
  | { readonly kind: 'land'; readonly since: number; readonly from: number; readonly way: number };

/**
 * The wheel with its ball. The ball's angle is relative to the wheel, so that it stays in its pocket as the wheel turns
 * on.
 */
export function createWheel(canvas: HTMLCanvasElement, calm: () => boolean): WheelView {
  const pen = penOf(canvas);
  let rotor = drawRotor(2);
  let bowl = drawBowl(2);
  let size = 0;
  let ball: number | null = null;
  let run: Run = { kind: 'rest' };
  let done: (() => void) | null = null;
  let tickAt = 0;
  let onTick: () => void = () => {};
  let turned = 0;
  let last = 0;
  let pending = 0;

  const measure = (): void => {
    const box = canvas.getBoundingClientRect();
    const wanted = Math.round(Math.min(box.width, box.height) * Math.min(2, window.devicePixelRatio || 1));
    if (wanted === 0 || wanted === size) return;
    size = wanted;
    canvas.width = size;
    canvas.height = size;
    rotor = drawRotor(size);
    bowl = drawBowl(size);
    draw(performance.now());
  };
  new ResizeObserver(measure).observe(canvas);

  /** Position of the ball: angle on the wheel, and radius. */
  function ballAt(now: number): { angle: number; out: number } | null {
    if (run.kind === 'free') return { angle: run.from - speed.ball * (now - run.since), out: 0.9 };
    if (run.kind === 'rest') return ball === null ? null : { angle: ball, out: 0.575 };
    const u = Math.min(1, (now - run.since) / landing);
    const angle = run.from - run.way * easeOut(u);
    if (u < 0.55) return { angle, out: 0.9 };
    // It leaves the rim, bounces three times and rests.
    const fall = Math.min(1, (u - 0.55) / 0.4);
    const hop = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 1.6;
    return { angle, out: 0.575 + 0.325 * hop };
  }

  function draw(now: number): void {
    const r = size / 2;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, size, size);
    pen.drawImage(bowl, 0, 0);
    pen.translate(r, r);
    pen.rotate(turned);
    pen.drawImage(rotor, -r, -r);
    const at = ballAt(now);
    if (at !== null) {
      pen.rotate(at.angle);
      const y = -r * at.out;
      const light = blend(pen.createRadialGradient(-r * 0.012, y - r * 0.015, 0, 0, y, r * 0.042), [
        [0, '#fff'],
        [0.55, '#e8ecf6'],
        [1, '#7a86a4'],
      ]);
      pen.shadowColor = 'rgb(0 0 0 / 0.6)';
      pen.shadowBlur = r * 0.03;
      disc(pen, 0, y, r * 0.038, light);
      pen.shadowBlur = 0;
    }
  }

  function tick(now: number): void {
    pending = 0;
    const passed = Math.min(50, now - last);
    last = now;
    turned = (turned + speed.wheel * passed) % turn;
    draw(now);
    if (run.kind === 'land') {
      const at = ballAt(now);
      const pocket = Math.floor((at?.angle ?? 0) / slice);
      if (at !== null && at.out < 0.8 && pocket !== tickAt) onTick();
      tickAt = pocket;
      if (now - run.since >= landing) {
        run = { kind: 'rest' };
        done?.();
        done = null;
      }
    }
    if (run.kind !== 'rest') wake();
  }
  const wake = (): void => {
    if (pending === 0) pending = requestAnimationFrame(tick);
  };

  /** With reduced motion the pocket is shown at the top of a still wheel. */
  const showAt = (pocket: number | null): void => {
    run = { kind: 'rest' };
    ball = pocket === null ? null : angleOf(pocket);
    if (pocket !== null) turned = -angleOf(pocket);
    draw(performance.now());
  };

  return {
    start() {
      if (calm()) return;
      last = performance.now();
      run = { kind: 'free', since: last, from: ball ?? 0 };
      wake();
    },
    land(pocket, tickListener) {
      if (calm() || run.kind !== 'free') {
        showAt(pocket);
        return Promise.resolve();
      }
      const now = performance.now();
      onTick = tickListener;
      const from = ballAt(now)?.angle ?? 0;
      ball = angleOf(pocket);
      // Whole turns plus the rest to the pocket, approximately as far as the ball's speed carries it.
      const far = (speed.ball * landing) / 2;
      const rest = (((from - ball - far) % turn) + turn) % turn;
      run = { kind: 'land', since: now, from, way: far + rest };
      wake();
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    place(pocket) {
      measure();
      showAt(pocket);
    },
  };
}
