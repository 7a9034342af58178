import { penOf } from '../../../client/dom.ts';
import { fitCanvas } from '../../../client/fitCanvas.ts';
import type { Sprites } from '../../../client/sprites.ts';
import { type Win, type Window, windowAt } from '../engine/evaluate.ts';
import { reelCount, rowCount } from '../engine/lines.ts';
import { reels } from '../engine/reels.ts';
import type { GameSymbol } from '../engine/symbols.ts';
import { drawReels, drawWins, type Frame } from './drawing.ts';
import { isOver, type Motion } from './motion.ts';
import { isShowOver, shownAt } from './winShow.ts';

export type ReelStage = {
  /** Sets the reels to stops at once. */
  place(stops: readonly number[]): void;
  start(): void;
  /** Stops the turning reels one after another; resolves when the last one rests. */
  land(stops: readonly number[], onStop: (reel: number, window: Window) => void): Promise<void>;
  /** Shows wins until `clear`; `onStep` receives the index of the highlighted one, or null for all. */
  show(wins: readonly Win[], onStep: (index: number | null) => void): void;
  clear(): void;
};

/** Minimum time from the start to the first stop, and between reels, milliseconds. */
const pace = { first: 620, between: 210, suspense: 900 } as const;

/** First reel on which a third drum would pay: those reels stop later. */
function suspenseFrom(window: Window): number {
  let drums = 0;
  for (let reel = 0; reel < reelCount; reel += 1) {
    if (drums >= 2) return reel;
    if (window[reel]?.includes('drum')) drums += 1;
  }
  return reelCount;
}

export function createReelStage(
  canvas: HTMLCanvasElement,
  sprites: Sprites<GameSymbol>,
  calm: () => boolean,
): ReelStage {
  const pen = penOf(canvas);
  const motions: Motion[] = Array.from({ length: reelCount }, () => ({ kind: 'rest', at: 0 }));
  let wins: readonly Win[] = [];
  let wonAt = 0;
  let step: number | null | undefined;
  let onStep: (index: number | null) => void = () => {};
  let startedAt = 0;
  let landing: { plan: { at: number; on: number }[]; onStop: (reel: number) => void; done: () => void } | null = null;
  let suspense: { from: number; since: number } | null = null;
  let pending = 0;

  const size = { width: 0, height: 0, ratio: 1 };
  const measure = fitCanvas(canvas, 3, (next) => {
    Object.assign(size, next);
    sprites.resize(Math.round(Math.min(next.width / reelCount, (next.height / rowCount) * 1.04) * 0.96));
    draw(performance.now());
  });

  function draw(now: number): void {
    const frame: Frame = { pen, now, motions, sprites, width: size.width, height: size.height, ratio: size.ratio };
    const elapsed = now - wonAt;
    const shown = wins.length === 0 ? null : shownAt(wins, calm() ? 0 : elapsed);
    drawReels(frame, shown, suspense);
    if (shown === null) return;
    drawWins(frame, shown, calm() ? 700 : elapsed);
    if (shown.index !== step) {
      step = shown.index;
      onStep(shown.index);
    }
  }

  /** Starts due landings and finishes completed ones. */
  function advance(now: number): void {
    if (landing === null) return;
    landing.plan.forEach(({ at, on }, reel) => {
      const motion = motions[reel];
      if (motion?.kind === 'turn' && now >= at) motions[reel] = { kind: 'land', on, since: at };
      else if (motion?.kind === 'land' && isOver(motion, now)) {
        motions[reel] = { kind: 'rest', at: on };
        landing?.onStop(reel);
      }
    });
    if (motions.every(({ kind }) => kind === 'rest')) {
      const { done } = landing;
      landing = null;
      suspense = null;
      done();
    }
  }

  function tick(now: number): void {
    pending = 0;
    advance(now);
    draw(now);
    const moving = motions.some(({ kind }) => kind !== 'rest');
    const showing = wins.length > 0 && !calm() && !isShowOver(wins, now - wonAt);
    if (moving || showing) wake();
  }
  const wake = (): void => {
    if (pending === 0) pending = requestAnimationFrame(tick);
  };

  const clear = (): void => {
    wins = [];
    step = undefined;
    wake();
  };

  return {
    place(stops) {
      stops.forEach((at, reel) => {
        motions[reel] = { kind: 'rest', at };
      });
      measure();
      wake();
    },
    start() {
      clear();
      startedAt = performance.now();
      if (calm()) return;
      motions.forEach((motion, reel) => {
        const from = motion.kind === 'rest' ? motion.at : 0;
        motions[reel] = { kind: 'turn', from, since: startedAt + reel * 55 };
      });
      wake();
    },
    land(stops, onStop) {
      const window = windowAt(reels, stops);
      if (calm()) {
        stops.forEach((at, reel) => {
          motions[reel] = { kind: 'rest', at };
        });
        wake();
        return Promise.resolve();
      }
      const slow = suspenseFrom(window);
      let at = Math.max(performance.now(), startedAt + pace.first);
      const plan = stops.map((on, reel) => {
        if (reel > 0) at += reel >= slow ? pace.suspense : pace.between;
        return { at, on };
      });
      return new Promise((done) => {
        landing = {
          plan,
          done,
          onStop: (reel) => {
            if (reel + 1 === slow) suspense = { from: slow, since: performance.now() };
            onStop(reel, window);
          },
        };
        wake();
      });
    },
    show(shownWins, listener) {
      wins = shownWins;
      onStep = listener;
      step = undefined;
      wonAt = performance.now();
      wake();
    },
    clear,
  };
}
