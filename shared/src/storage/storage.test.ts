import { afterEach, expect, jest, test } from '@jest/globals';
import { browserStorage, tabStorage } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  tabStorage.clear();
  sessionStorage.clear();
});

const full = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

test('what is kept stands in the storage of the browser', () => {
  tabStorage.setItem('a', '1');
  browserStorage.setItem('b', '2');
  expect([sessionStorage.getItem('a'), localStorage.getItem('b')]).toEqual(['1', '2']);
  browserStorage.removeItem('b');
  expect([tabStorage.getItem('a'), browserStorage.getItem('b')]).toEqual(['1', null]);
});

test('what a full storage refuses is kept for the page, in place of the older value', () => {
  tabStorage.setItem('a', 'old');
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  tabStorage.setItem('a', 'new');
  expect(tabStorage.getItem('a')).toBe('new');
  refusing.mockRestore();
  tabStorage.setItem('a', 'newer');
  expect([tabStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['newer', 'newer']);
});

test('where the browser gives no storage at all, memory does', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(full);
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('a', '1');
  expect(tabStorage.getItem('a')).toBe('1');
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('a', '2');
  tabStorage.clear();
  expect(tabStorage.getItem('a')).toBeNull();
});
