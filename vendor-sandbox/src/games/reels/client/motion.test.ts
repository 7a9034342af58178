import { describe, expect, test } from '@jest/globals';
import { fullSpeed, isOver, landing, type Motion, positionAt } from './motion.ts';

const speed = (motion: Motion, now: number): number => positionAt(motion, now) - positionAt(motion, now + 1);

describe('the motion of a reel', () => {
  const turn: Motion = { kind: 'turn', from: 12, since: 1_000 };
  const land: Motion = { kind: 'land', on: 7, since: 1_000 };

  test('begins where the reel stood, pulls back a little, then turns at full speed', () => {
    expect(positionAt(turn, 1_000)).toBe(12);
    expect(positionAt(turn, 1_080)).toBeGreaterThan(12);
    expect(speed(turn, 1_400)).toBeCloseTo(fullSpeed, 6);
  });

  test('speeds up without a jerk', () => {
    expect(speed(turn, 1_258)).toBeCloseTo(fullSpeed, 2);
  });

  test('lands from full speed exactly on its stop, a little beyond it on the way', () => {
    expect(speed(land, 1_000)).toBeCloseTo(fullSpeed, 2);
    expect(positionAt(land, 1_000 + landing.length)).toBeCloseTo(7, 9);
    expect(positionAt(land, 1_000 + landing.length * 0.8)).toBeLessThan(7);
    expect(isOver(land, 1_000 + landing.length)).toBe(true);
  });

  test('a reel at rest stays', () => {
    expect(positionAt({ kind: 'rest', at: 3 }, 5_000)).toBe(3);
  });
});
