import { expect, test } from '@jest/globals';
import { untold } from './compileJob.ts';

test('a package that no outcome came of has failed, with what the process printed', () => {
  expect(untold('mf-games', 'FATAL ERROR: heap out of memory\n')).toEqual({
    folder: 'mf-games',
    state: 'failed',
    output: 'The compiling process ended before mf-games was built.\nFATAL ERROR: heap out of memory',
  });
});
