import { penOf } from '../../../client/dom.ts';
import { fitCanvas } from '../../../client/fitCanvas.ts';
import type { Sprites } from '../../../client/sprites.ts';
import type { Cell } from '../../../engine/reelWindow.ts';
import type { Win, Window } from '../engine/evaluate.ts';
import { reelCount, rowCount } from '../engine/reels.ts';
import type { GameSymbol } from '../engine/symbols.ts';

export type WaysStage = {
  /** Shows a window at once. */
  place(window: Window): void;
  /** Drops the pictures out. */
  start(): void;
  /** Drops the pictures of a window in, reel by reel. */
  land(window: Window, onReel: (reel: number) => void): Promise<void>;
  /** Shows wins, all together and then in turn, until the next start; `onStep` receives the index, or null for all. */
  show(wins: readonly Win[], onStep: (index: number | null) => void): void;
};

/**
 * Milliseconds: fall of a picture, delay between rows, between reels, and between reels that could bring the third
 * chest.
 */
const fall = { out: 300, in: 420, row: 36, reel: 150, suspense: 720 } as const;
const step = { together: 1_300, each: 1_400, turns: 3 } as const;

type Fall = { readonly kind: 'out' | 'in'; readonly since: number };

/** Fall with one small bounce; 0 to 1. */
function drop(u: number): number {
  if (u >= 1) return 1;
  const t = Math.max(0, u);
  return t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.055 * Math.sin(((t - 0.72) / 0.28) * Math.PI);
}

const keyOf = ({ reel, row }: Cell): number => reel * rowCount + row;

export function createWaysStage(
  canvas: HTMLCanvasElement,
  sprites: Sprites<GameSymbol>,
  calm: () => boolean,
): WaysStage {
  const pen = penOf(canvas);
  let shown: Window = [];
  /** Motion of each reel; null: at rest. */
  const falls: (Fall | null)[] = Array.from({ length: reelCount }, () => null);
  let gone = false;
  let wins: readonly Win[] = [];
  let wonAt = 0;
  let last: number | null | undefined;
  let onStep: (index: number | null) => void = () => {};
  let suspense: number | null = null;
  let pending = 0;
  const size = { width: 0, height: 0 };

  const measure = fitCanvas(canvas, 3, ({ width, height }) => {
    Object.assign(size, { width, height });
    sprites.resize(Math.round(Math.min(width / reelCount, height / rowCount) * 1.02));
    draw(performance.now());
  });

  /** Index of the highlighted win; null for all of them. */
  function indexAt(elapsed: number): number | null {
    if (wins.length === 1) return 0;
    if (calm() || elapsed < step.together) return null;
    const at = Math.floor((elapsed - step.together) / step.each);
    return at >= wins.length * step.turns ? null : at % wins.length;
  }

  /** Offset of a picture from its position, in heights of the window. */
  function shiftOf(motion: Fall | null, row: number, now: number): number {
    if (motion === null) return 0;
    const delay = (rowCount - 1 - row) * fall.row;
    const u = (now - motion.since - delay) / fall[motion.kind];
    return motion.kind === 'in' ? drop(u) - 1 : Math.max(0, u) ** 2 * 1.15;
  }

  function draw(now: number): void {
    const { width, height } = size;
    const [wide, high] = [width / reelCount, height / rowCount];
    pen.clearRect(0, 0, width, height);
    const elapsed = now - wonAt;
    const index = wins.length === 0 ? null : indexAt(elapsed);
    const lit =
      wins.length === 0
        ? null
        : new Set((index === null ? wins : wins.slice(index, index + 1)).flatMap((win) => win.cells.map(keyOf)));
    if (suspense !== null) {
      pen.fillStyle = `rgb(255 205 90 / ${0.16 + 0.1 * Math.sin(now / 120)})`;
      pen.fillRect(suspense * wide, 0, wide, height);
    }
    shown.forEach((column, reel) => {
      const motion = falls[reel] ?? null;
      if (gone && motion === null) return;
      column.forEach((symbol, row) => {
        const picture = sprites.picture(symbol)?.sharp;
        if (picture === undefined) return;
        const wins_ = lit?.has(keyOf({ reel, row })) ?? false;
        const swell = wins_ ? 1.02 + (calm() ? 0.04 : 0.07 * (0.5 - 0.5 * Math.cos((elapsed / 900) * 2 * Math.PI))) : 1;
        const [x, y] = [(reel + 0.5) * wide, (row + 0.5) * high + shiftOf(motion, row, now) * height];
        pen.globalAlpha = lit === null || wins_ ? 1 : 0.26;
        if (wins_) {
          const light = pen.createRadialGradient(x, y, 0, x, y, high * 0.62);
          light.addColorStop(0, 'rgb(255 220 120 / 0.55)');
          light.addColorStop(1, 'rgb(255 220 120 / 0)');
          pen.fillStyle = light;
          pen.fillRect(x - wide / 2, y - high / 2, wide, high);
        }
        const [across, up] = [picture.width * swell, picture.height * swell];
        pen.drawImage(picture, x - across / 2, y - up / 2, across, up);
      });
    });
    pen.globalAlpha = 1;
    if (wins.length > 0 && index !== last) {
      last = index;
      onStep(index);
    }
  }

  function tick(now: number): void {
    pending = 0;
    draw(now);
    const showing =
      wins.length > 0 && !calm() && now - wonAt < step.together + step.each * wins.length * step.turns + 100;
    if (falls.some((each) => each !== null) || showing) wake();
  }
  const wake = (): void => {
    if (pending === 0) pending = requestAnimationFrame(tick);
  };
  const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const clear = (): void => {
    wins = [];
    last = undefined;
    wake();
  };

  async function land(next: Window, onReel: (reel: number) => void): Promise<void> {
    if (calm()) {
      gone = false;
      shown = next;
      falls.fill(null);
      draw(performance.now());
      return;
    }
    // Pictures that are falling out finish first.
    await wait(Math.max(0, (falls[0]?.since ?? 0) + fall.out + fall.row * rowCount - performance.now()));
    falls.fill(null);
    gone = true;
    shown = next;
    let chests = 0;
    for (let reel = 0; reel < reelCount; reel += 1) {
      if (chests >= 2) {
        suspense = reel;
        wake();
        await wait(fall.suspense);
      }
      falls[reel] = { kind: 'in', since: performance.now() };
      wake();
      chests += next[reel]?.filter((symbol) => symbol === 'chest').length ?? 0;
      setTimeout(() => onReel(reel), fall.in * 0.8);
      await wait(fall.reel);
    }
    suspense = null;
    await wait(fall.in + fall.row * rowCount);
    gone = false;
    falls.fill(null);
    wake();
  }

  return {
    place(next) {
      shown = next;
      measure();
      wake();
    },
    start() {
      clear();
      if (calm()) return;
      const now = performance.now();
      falls.forEach((_, reel) => {
        falls[reel] = { kind: 'out', since: now + reel * 30 };
      });
      wake();
    },
    land,
    show(shownWins, listener) {
      wins = shownWins;
      onStep = listener;
      last = undefined;
      wonAt = performance.now();
      wake();
    },
  };
}
