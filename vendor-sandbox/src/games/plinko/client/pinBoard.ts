import { penOf } from '../../../client/dom.ts';
import { fitCanvas } from '../../../client/fitCanvas.ts';
import type { Rows } from '../engine/tables.ts';

export type PinBoard = {
  setRows(rows: Rows): void;
  /** Drops the ball; `onPin` is called at each pin. Resolves when it is in its bucket. */
  drop(path: readonly number[], onPin: () => void): Promise<void>;
  /** Shows the ball at the end of a path; null: no ball. */
  rest(path: readonly number[] | null): void;
};

/** Milliseconds per row. */
const ROW_MS = 135;
/** Milliseconds that a pin glows after a hit. */
const GLOW_MS = 420;

/** The board of pins, drawn on a canvas; positions are in pin distances. */
export function createPinBoard(canvas: HTMLCanvasElement, calm: () => boolean): PinBoard {
  const pen = penOf(canvas);
  let rows: Rows = 12;
  let way: readonly number[] | null = null;
  let startedAt: number | null = null;
  let done: (() => void) | null = null;
  let heard = 0;
  let onPin: () => void = () => {};
  const measure = fitCanvas(canvas, 2, () => draw(performance.now()));

  /** Offset of the ball from the middle before a row, in pin distances, right positive. */
  const offsetAt = (path: readonly number[], row: number): number =>
    path.slice(0, row).reduce((sum, step) => sum + step - 0.5, 0);

  /** Rows fallen so far, with a fraction; all of them when at rest. */
  const fallen = (now: number): number =>
    startedAt === null ? rows : Math.min(rows, Math.max(0, (now - startedAt) / ROW_MS));

  function ballAt(now: number): { x: number; y: number } | null {
    if (way === null) return null;
    const at = fallen(now);
    const row = Math.min(rows - 1, Math.floor(at));
    const share = at - row;
    const [from, to] = [offsetAt(way, row), offsetAt(way, row + 1)];
    // Bounces off a pin and accelerates downwards.
    const y = row + share ** 2 * 1.25 - 0.25 * share;
    return { x: from + (to - from) * share, y: y - 0.36 };
  }

  function drawPins(now: number, gap: number, step: number): void {
    const at = fallen(now);
    for (let row = 0; row < rows; row += 1) {
      const met = way !== null && startedAt !== null && at >= row ? Math.round(offsetAt(way, row) + row / 2 + 1) : -1;
      const glow = met < 0 ? 0 : Math.max(0, 1 - ((at - row) * ROW_MS) / GLOW_MS);
      for (let pin = 0; pin < row + 3; pin += 1) {
        const x = canvas.width / 2 + (pin - (row + 2) / 2) * gap;
        const y = (row + 1) * step;
        const lit = pin === met ? glow : 0;
        if (lit > 0) {
          pen.beginPath();
          pen.arc(x, y, gap * (0.12 + 0.22 * (1 - lit)), 0, 7);
          pen.fillStyle = `rgb(255 214 120 / ${lit * 0.5})`;
          pen.fill();
        }
        pen.beginPath();
        pen.arc(x, y, Math.max(1.6, gap * 0.1), 0, 7);
        pen.fillStyle = lit > 0 ? '#ffe7a6' : '#cfd8ff';
        pen.fill();
      }
    }
  }

  function draw(now: number): void {
    const gap = canvas.width / (rows + 2);
    const step = canvas.height / (rows + 0.6);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    drawPins(now, gap, step);
    const ball = ballAt(now);
    if (ball === null) return;
    const [x, y] = [canvas.width / 2 + ball.x * gap, (ball.y + 1) * step];
    const radius = gap * 0.27;
    const light = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
    light.addColorStop(0, '#fff6d0');
    light.addColorStop(0.5, '#f5b93a');
    light.addColorStop(1, '#b3420c');
    pen.shadowColor = 'rgb(255 170 60 / 0.9)';
    pen.shadowBlur = radius;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
    pen.fillStyle = light;
    pen.fill();
    pen.shadowBlur = 0;
  }

  function tick(now: number): void {
    if (startedAt === null) return;
    const met = Math.floor(fallen(now));
    if (met > heard) {
      heard = met;
      onPin();
    }
    draw(now);
    if (now - startedAt < rows * ROW_MS) {
      requestAnimationFrame(tick);
      return;
    }
    startedAt = null;
    draw(now);
    done?.();
    done = null;
  }

  return {
    setRows(next) {
      rows = next;
      way = null;
      measure();
      draw(performance.now());
    },
    drop(path, pinListener) {
      way = path;
      if (calm()) {
        draw(performance.now());
        return Promise.resolve();
      }
      onPin = pinListener;
      heard = 0;
      startedAt = performance.now();
      requestAnimationFrame(tick);
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    rest(path) {
      way = path;
      startedAt = null;
      draw(performance.now());
    },
  };
}
