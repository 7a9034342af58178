import { expect, test } from '@jest/globals';
import { changeOf, shareOf } from './change.ts';

test('a change is told in percent of what was before', () => {
  expect([changeOf(112, 100), changeOf(75, 100), changeOf(100, 100)]).toEqual([12, -25, 0]);
});

test('a figure below zero that rises has risen', () => {
  expect(changeOf(-50, -100)).toBe(50);
});

test('what had nothing before it is compared with nothing', () => {
  expect([changeOf(100, 0), changeOf(0, 0)]).toEqual([null, null]);
});

test('a share of nothing is nothing', () => {
  expect([shareOf(1, 4), shareOf(3, 0)]).toEqual([25, 0]);
});
