import { describe, expect, it } from '@jest/globals';
import type { SlidePoint } from '@unisite/shared/contract';
import fc from 'fast-check';
import { isHandSlide } from './slideVerdict.ts';

/** A drag that accelerates and slows down, with a trembling hand. */
function pull({ to = 180, ms = 900, points = 40, tremble = 1 } = {}): SlidePoint[] {
  return Array.from({ length: points }, (_none, i) => {
    const part = i / (points - 1);
    const eased = part * part * (3 - 2 * part);
    return { x: Math.round(to * eased), y: Math.round(tremble * Math.sin(i)), t: 1_000 + Math.round(ms * part) };
  });
}

/** A held arrow key: a step, a pause, then steps at the keyboard's repeat rate. */
function keys({ to = 180, step = 5, pause = 400, rate = 33 } = {}): SlidePoint[] {
  const steps = Math.floor(to / step);
  return Array.from({ length: steps + 1 }, (_none, i) => ({
    x: i * step,
    y: 0,
    t: i === 0 ? 0 : 10 + (i === 1 ? 0 : pause + (i - 2) * rate),
  }));
}

const even = (points = 40, ms = 900): SlidePoint[] =>
  Array.from({ length: points }, (_none, i) => ({ x: (180 * i) / (points - 1), y: 0, t: (ms * i) / (points - 1) }));

describe('a slide', () => {
  it('by a hand passes, for every place, time and number of points', () => {
    const hands = fc.record({
      to: fc.integer({ min: 88, max: 256 }),
      ms: fc.integer({ min: 320, max: 19_500 }),
      points: fc.integer({ min: 8, max: 600 }),
      off: fc.integer({ min: -4, max: 4 }),
    });
    fc.assert(
      fc.property(hands, ({ to, ms, points, off }) => isHandSlide(to + off, to, pull({ to, ms, points }))),
      { numRuns: 300 },
    );
  });

  it('by arrow keys passes', () => {
    const held = fc.record({ step: fc.constantFrom(1, 2, 4, 5, 10, 20), pause: fc.integer({ min: 200, max: 900 }) });
    fc.assert(fc.property(held, ({ step, pause }) => isHandSlide(180, 180, keys({ step, pause }))));
  });

  it('to another place never passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 300 }), fc.constantFrom(-1, 1), (off, side) => {
        return !isHandSlide(180 + off * side, 180, pull());
      }),
    );
    expect(isHandSlide(180, 180, pull({ to: 100 }))).toBe(false);
  });

  it('at one even speed never passes, fast or slow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 600 }), fc.double({ min: 1, max: 60_000, noNaN: true }), (points, ms) => {
        return !isHandSlide(180, 180, even(points, ms));
      }),
    );
    // rounded to whole pixels and milliseconds as well
    const rounded = even().map(({ x, y, t }) => ({ x: Math.round(x), y, t: Math.round(t) }));
    expect(isHandSlide(180, 180, rounded)).toBe(false);
  });

  it('takes its time, in order, and in steps', () => {
    expect(isHandSlide(180, 180, pull({ ms: 299 }))).toBe(false);
    expect(isHandSlide(180, 180, pull({ ms: 20_001 }))).toBe(false);
    expect(isHandSlide(180, 180, pull().reverse())).toBe(false);
    expect(isHandSlide(180, 180, [])).toBe(false);
    const at = (x: number, t: number): SlidePoint => ({ x, y: 0, t });
    expect(isHandSlide(180, 180, [at(0, 0), at(180, 500)])).toBe(false);
    expect(isHandSlide(180, 180, [at(0, 0), at(1, 200), at(179, 210), at(180, 500)])).toBe(false);
  });
});
