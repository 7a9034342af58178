import { expect, it } from '@jest/globals';
import type { Manifest } from '@unisite/shared/contract/registry';
import { readable } from '../testing/builds.ts';
import { checkLimits, limits } from './limits.ts';

const listing = (sizes: readonly number[]) =>
  readable({
    manifest: (manifest): Manifest => ({
      ...manifest,
      files: Object.fromEntries(sizes.map((bytes, at) => [`${at}.js`, { integrity: '', bytes }])),
    }),
  });

it('takes as much as is allowed', () => {
  expect(checkLimits(listing([limits.fileBytes, limits.fileBytes, limits.fileBytes, limits.fileBytes]))).toEqual([]);
  expect(checkLimits(listing(Array.from({ length: limits.files }, () => 1)))).toEqual([]);
});

it('refuses one file, one byte and one version too much', () => {
  expect(checkLimits(listing(Array.from({ length: limits.files + 1 }, () => 1)))).toEqual([
    { code: 'TOO_MANY_FILES', what: '201' },
  ]);
  expect(checkLimits(listing([limits.fileBytes + 1]))).toEqual([{ code: 'FILE_TOO_LARGE', what: '0.js' }]);
  expect(checkLimits(listing([...Array.from({ length: 4 }, () => limits.fileBytes), 1]))).toEqual([
    { code: 'BUILD_TOO_LARGE', what: '8388609 bytes' },
  ]);
});
