import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { crashPointOf, outcomes, outcomesReaching, returnAt } from './chances.ts';
import { highest, multiplierAt, timeOf } from './curve.ts';
import { type Choice, engine, type Result } from './engine.ts';

const stake = 100_000;
/** A round with a given single number. */
const play = (drawn: number, opening: Choice, moves: { at: number; move: 'cashOut' | null }[]) =>
  engine.play({ opening, moves }, async () => drawn);
/** A number whose curve crashes at so many hundredths. */
const crashingAt = (crash: number): number => outcomes - outcomesReaching(crash);
async function ended(drawn: number, opening: Choice, move: { at: number; move: 'cashOut' | null }): Promise<Result> {
  const position = await play(drawn, opening, [move]);
  if (position?.kind !== 'over') throw new Error('the round goes on');
  return position.result;
}

test('whatever multiplier is aimed at, 97 % comes back: never more, and less by a millionth at most', () => {
  const returns = Array.from({ length: highest - 100 }, (_, index) => returnAt(101 + index));
  expect(Math.max(...returns.slice(0, 50_000), ...returns.slice(50_000))).toBeLessThanOrEqual(0.97);
  expect(Math.min(...returns.slice(0, 50_000), ...returns.slice(50_000))).toBeGreaterThan(0.97 - 1e-6);
});

test('a curve reaches a multiplier with exactly as many numbers as the chances say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: highest }), (target) => {
      const least = outcomes - outcomesReaching(target);
      expect(crashPointOf(least)).toBeGreaterThanOrEqual(target);
      expect(crashPointOf(least - 1)).toBeLessThan(target);
    }),
  );
});

test('the curve never falls, doubles in ten seconds, and a multiplier is reached in its first millisecond', () => {
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(9_903)).toBe(200);
  fc.assert(
    fc.property(fc.integer({ min: 101, max: highest }), (target) => {
      const at = timeOf(target);
      expect(multiplierAt(at)).toBeGreaterThanOrEqual(target);
      expect(multiplierAt(at - 1)).toBeLessThan(target);
    }),
  );
});

describe('a cash-out', () => {
  const byHand: Choice = { stake, auto: null };

  test('by hand pays the multiplier of its moment, up to the last one before the crash', async () => {
    const drawn = crashingAt(250);
    expect(await ended(drawn, byHand, { at: timeOf(180), move: 'cashOut' })).toMatchObject({ out: 180 });
    expect(await ended(drawn, byHand, { at: timeOf(251) - 1, move: 'cashOut' })).toEqual({ crash: 250, out: 250 });
    expect(await ended(drawn, byHand, { at: timeOf(251), move: 'cashOut' })).toEqual({ crash: 250, out: null });
  });

  test('by itself pays what was aimed at where the curve reaches it, and nothing where it does not', async () => {
    const aimed = { stake, auto: 250 };
    expect(await play(crashingAt(250), aimed, [])).toEqual({ kind: 'open', view: null, endsAt: timeOf(250) });
    expect(await ended(crashingAt(250), aimed, { at: timeOf(250), move: null })).toEqual({ crash: 250, out: 250 });
    expect(await ended(crashingAt(249), aimed, { at: timeOf(250), move: null })).toEqual({ crash: 249, out: null });
  });

  test('is made once, and a curve at its end is cashed out there', async () => {
    const twice = [1, 2].map((at) => ({ at, move: 'cashOut' as const }));
    expect(await play(crashingAt(250), byHand, twice)).toBeNull();
    expect(await ended(outcomes - 1, byHand, { at: 120_000, move: null })).toEqual({ crash: highest, out: highest });
  });

  test('never pays for a time after the end, whatever the draw and the moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: outcomes - 1 }),
        fc.option(fc.integer({ min: 101, max: highest }), { nil: null }),
        fc.integer({ min: 0, max: 120_000 }),
        async (drawn, auto, at) => {
          const { crash, out } = await ended(drawn, { stake, auto }, { at, move: 'cashOut' });
          expect(out ?? 0).toBeLessThanOrEqual(Math.min(crash, auto ?? highest));
        },
      ),
    );
  });
});
