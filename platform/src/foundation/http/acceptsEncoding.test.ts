import { expect, it } from '@jest/globals';
import { acceptsEncoding } from './acceptsEncoding.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5', true],
  ['BR', true],
  ['*', true],
  ['gzip', false],
  ['br;q=0', false],
  ['br; q=0.0, *', false],
  ['*;q=0', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %j takes brotli: %j', (header, taken) => {
  expect(acceptsEncoding(header, 'br')).toBe(taken);
});
