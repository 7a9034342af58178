import { penOf } from '../../../client/dom.ts';
import { colourOf, wheel } from '../engine/wheel.ts';

export type WheelView = {
  /** The ball runs until `land`. */
  start(): void;
  /** Brings the ball to rest in a pocket; with `onTick` for each pocket it jumps over at the end. */
  land(pocket: number, onTick: () => void): Promise<void>;
  /** The ball lies in a pocket, at once; null: there is none. */
  place(pocket: number | null): void;
};

const turn = Math.PI * 2;
const slice = turn / wheel.length;
/** Radians a millisecond, and the milliseconds of the last run. */
const speed = { wheel: 0.0006, ball: 0.0072 } as const;
const landing = 4_400;

const colours = { red: '#c8202c', black: '#15161f', green: '#0f8a52' } as const;
const angleOf = (pocket: number): number => wheel.indexOf(pocket) * slice;
const easeOut = (u: number): number => 1 - (1 - u) ** 2;

/** Draws the turning part once, at a size: the rest is turning a picture. */
function drawRotor(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = penOf(canvas);
  const r = size / 2;
  pen.translate(r, r);
  wheel.forEach((pocket, index) => {
    const from = index * slice - slice / 2 - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, r * 0.78, from, from + slice);
    pen.closePath();
    pen.fillStyle = colours[colourOf(pocket)];
    pen.fill();
    pen.strokeStyle = '#e9b54a';
    pen.lineWidth = r * 0.006;
    pen.stroke();
    pen.save();
    pen.rotate(index * slice);
    pen.fillStyle = '#fff';
    pen.font = `700 ${r * 0.078}px "Be Vietnam Pro", system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(pocket), 0, -r * 0.71);
    pen.restore();
  });
  const ring = (radius: number, width: number, colour: string): void => {
    pen.beginPath();
    pen.arc(0, 0, r * radius, 0, turn);
    pen.strokeStyle = colour;
    pen.lineWidth = r * width;
    pen.stroke();
  };
  ring(0.785, 0.02, '#f5c451');
  ring(0.635, 0.01, '#f5c451');
  const shade = pen.createRadialGradient(0, 0, r * 0.44, 0, 0, r * 0.64);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.55)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.05)');
  pen.beginPath();
  pen.arc(0, 0, r * 0.635, 0, turn);
  pen.fillStyle = shade;
  pen.fill();
  const cone = pen.createRadialGradient(-r * 0.1, -r * 0.12, 0, 0, 0, r * 0.46);
  cone.addColorStop(0, '#a8642a');
  cone.addColorStop(0.6, '#5e2c0e');
  cone.addColorStop(1, '#2c1206');
  pen.beginPath();
  pen.arc(0, 0, r * 0.46, 0, turn);
  pen.fillStyle = cone;
  pen.fill();
  ring(0.46, 0.018, '#e9b54a');
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save();
    pen.rotate((arm * turn) / 4);
    const metal = pen.createLinearGradient(-r * 0.03, 0, r * 0.03, 0);
    for (const [at, colour] of [
      [0, '#8a5a14'],
      [0.4, '#fff1b8'],
      [1, '#a8741c'],
    ] as const) {
      metal.addColorStop(at, colour);
    }
    pen.fillStyle = metal;
    pen.beginPath();
    pen.roundRect(-r * 0.022, -r * 0.3, r * 0.044, r * 0.3, r * 0.02);
    pen.fill();
    pen.beginPath();
    pen.arc(0, -r * 0.31, r * 0.045, 0, turn);
    pen.fill();
    pen.restore();
  }
  const hub = pen.createRadialGradient(-r * 0.04, -r * 0.05, 0, 0, 0, r * 0.13);
  hub.addColorStop(0, '#fffbe0');
  hub.addColorStop(0.5, '#f5b93a');
  hub.addColorStop(1, '#6b3a08');
  pen.beginPath();
  pen.arc(0, 0, r * 0.12, 0, turn);
  pen.fillStyle = hub;
  pen.fill();
  return canvas;
}

/** Draws the part that stands still: the wooden bowl with its studs. */
function drawBowl(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = penOf(canvas);
  const r = size / 2;
  pen.translate(r, r);
  const wood = pen.createRadialGradient(0, -r * 0.2, r * 0.6, 0, 0, r);
  wood.addColorStop(0, '#1c0c04');
  wood.addColorStop(0.42, '#6a3414');
  wood.addColorStop(0.8, '#8a4a1e');
  wood.addColorStop(1, '#2c1206');
  pen.beginPath();
  pen.arc(0, 0, r * 0.985, 0, turn);
  pen.fillStyle = wood;
  pen.fill();
  pen.lineWidth = r * 0.02;
  pen.strokeStyle = '#e9b54a';
  pen.stroke();
  for (let stud = 0; stud < 8; stud += 1) {
    pen.save();
    pen.rotate((stud * turn) / 8 + turn / 16);
    pen.translate(0, -r * 0.875);
    pen.rotate(stud % 2 === 0 ? 0 : Math.PI / 2);
    pen.fillStyle = '#f5c451';
    pen.beginPath();
    pen.moveTo(0, -r * 0.045);
    pen.lineTo(r * 0.018, 0);
    pen.lineTo(0, r * 0.045);
    pen.lineTo(-r * 0.018, 0);
    pen.fill();
    pen.restore();
  }
  return canvas;
}

type Run =
  | { readonly kind: 'rest' }
  | { readonly kind: 'free'; readonly since: number; readonly from: number }
  | { readonly kind: 'land'; readonly since: number; readonly from: number; readonly way: number };

/** The wheel with its ball. Angles of the ball are on the wheel, so that it stays in its pocket as the wheel turns on. */
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

  /** Where the ball is: its angle on the wheel, and how far out. */
  function ballAt(now: number): { angle: number; out: number } | null {
    if (run.kind === 'free') return { angle: run.from - speed.ball * (now - run.since), out: 0.9 };
    if (run.kind === 'rest') return ball === null ? null : { angle: ball, out: 0.575 };
    const u = Math.min(1, (now - run.since) / landing);
    const angle = run.from - run.way * easeOut(u);
    if (u < 0.55) return { angle, out: 0.9 };
    // It leaves the rim, hops three times and lies.
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
      const light = pen.createRadialGradient(-r * 0.012, -r * at.out - r * 0.015, 0, 0, -r * at.out, r * 0.042);
      light.addColorStop(0, '#fff');
      light.addColorStop(0.55, '#e8ecf6');
      light.addColorStop(1, '#7a86a4');
      pen.fillStyle = light;
      pen.shadowColor = 'rgb(0 0 0 / 0.6)';
      pen.shadowBlur = r * 0.03;
      pen.beginPath();
      pen.arc(0, -r * at.out, r * 0.038, 0, turn);
      pen.fill();
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

  /** With no motion wanted, the pocket is shown at the top of a still wheel. */
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
      // Whole turns and what is missing to the pocket, about as far as the ball's speed carries it.
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
