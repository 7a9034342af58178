import { expect, test } from '@jest/globals';
import { returnPath } from './returnPath.ts';

test.each([
  ['/live', '/live'],
  ['/promoDetail?promoId=7&x=%2F%2Felsewhere.test', '/promoDetail?promoId=7&x=%2F%2Felsewhere.test'],
  ['/member?page=deposit#top', '/member?page=deposit'],
  ['/khuyến-mãi', '/khuy%E1%BA%BFn-m%C3%A3i'],
  ['/a/../live', '/live'],
  ['/%', '/%'],
])('%s leads back', (text, path) => {
  expect(returnPath(text)).toBe(path);
});

test.each([
  '',
  'live',
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  ' //elsewhere.test',
  '/.//elsewhere.test',
  '/a/..//elsewhere.test',
  '/%2e//elsewhere.test',
  'javascript:alert(1)',
  '/\0',
  '/\ud800',
  `/${'a'.repeat(512)}`,
  undefined,
  ['/live', '//elsewhere.test'],
])('%j does not', (text) => {
  expect(returnPath(text)).toBeNull();
});
