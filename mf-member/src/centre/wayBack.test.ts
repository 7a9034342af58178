import { expect, test } from '@jest/globals';
import { forgetEntry, historyIndex, keepEntry, keptEntry, wayBack } from './wayBack.ts';

test('closing leads to the page before the centre, however many of its pages were seen', () => {
  expect(wayBack(3, 3)).toEqual({ steps: 1 });
  expect(wayBack(3, 6)).toEqual({ steps: 4 });
});

test('closing leads home where nothing of the site came before', () => {
  expect(wayBack(0, 0)).toEqual({ to: '/index' });
  expect(wayBack(0, 4)).toEqual({ to: '/index' });
  expect(wayBack(5, 3)).toEqual({ to: '/index' });
});

test('a reload in the middle of a visit keeps where it began; leaving forgets it', () => {
  expect(keptEntry(sessionStorage, 2)).toBe(2);
  keepEntry(sessionStorage, 2);
  expect(keptEntry(sessionStorage, 5)).toBe(2);
  expect(keptEntry(sessionStorage, 1)).toBe(1);
  forgetEntry(sessionStorage);
  expect(keptEntry(sessionStorage, 5)).toBe(5);
});

test('a state that others wrote is read with care', () => {
  expect([{ idx: 4 }, { idx: 'x' }, null, undefined, 3].map(historyIndex)).toEqual([4, 0, 0, 0, 0]);
});
