import { describe, expect, test } from '@jest/globals';
import { gradeOf, worst } from './grade.ts';

const health = (visits: number, failures: number, p75: number | null = 400) => ({ visits, failures, p75 });

describe('a version by itself', () => {
  test('says nothing without visits, and little with few', () => {
    expect(gradeOf(health(0, 0, null))).toBe('none');
    expect(gradeOf(health(19, 0))).toBe('few');
    expect(gradeOf(health(5, 3))).toBe('bad');
  });

  test('is judged by its failures and by its slowness, whichever is worse', () => {
    expect(gradeOf(health(1000, 4))).toBe('good');
    expect(gradeOf(health(1000, 5))).toBe('watch');
    expect(gradeOf(health(1000, 20))).toBe('bad');
    expect(gradeOf(health(1000, 0, 2500))).toBe('watch');
    expect(gradeOf(health(1000, 0, 4000))).toBe('bad');
  });
});

describe('a canary', () => {
  test('is held against what everyone else has', () => {
    const baseline = health(10_000, 10);
    expect(gradeOf(health(1000, 3), baseline)).toBe('good');
    expect(gradeOf(health(1000, 4), baseline)).toBe('watch');
    expect(gradeOf(health(1000, 12), baseline)).toBe('bad');
    expect(gradeOf(health(1000, 0, 750), baseline)).toBe('watch');
  });

  test('is judged by itself where the others say nothing', () => {
    expect(gradeOf(health(1000, 4), health(3, 0))).toBe('good');
  });
});

test('the most serious grade counts', () => {
  expect(worst('good', 'few', 'watch')).toBe('watch');
  expect(worst('none', 'bad', 'good')).toBe('bad');
});
