import { expect, test } from '@jest/globals';
import { backLink, clearEntry, historyIndex, readEntry, saveEntry } from './backLink.ts';

test('closing leads to the page before the centre, however many of its pages were seen', () => {
  expect(backLink(3, 3)).toEqual({ steps: 1 });
  expect(backLink(3, 6)).toEqual({ steps: 4 });
});

test('closing leads home where nothing of the site came before', () => {
  expect(backLink(0, 0)).toEqual({ to: '/index' });
  expect(backLink(0, 4)).toEqual({ to: '/index' });
  expect(backLink(5, 3)).toEqual({ to: '/index' });
});

test('a reload in the middle of a visit keeps where it began; leaving forgets it', () => {
  expect(readEntry(2)).toBe(2);
  saveEntry(2);
  expect(readEntry(5)).toBe(2);
  expect(readEntry(1)).toBe(1);
  clearEntry();
  expect(readEntry(5)).toBe(5);
});

test('a state that others wrote is read with care', () => {
  expect([{ idx: 4 }, { idx: 'x' }, null, undefined, 3].map(historyIndex)).toEqual([4, 0, 0, 0, 0]);
});
