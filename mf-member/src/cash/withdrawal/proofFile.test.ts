import { expect, test } from '@jest/globals';
import { MAX_PROOF_BYTES } from '@unisite/shared/contract/withdrawals';
import { base64Of, fileFault } from './proofFile.ts';

test('only PNG and JPG of at most 5 MB are taken', () => {
  expect(fileFault({ type: 'image/png', size: MAX_PROOF_BYTES })).toBeNull();
  expect(fileFault({ type: 'image/jpeg', size: MAX_PROOF_BYTES + 1 })).toBe('large');
  for (const type of ['image/gif', 'image/svg+xml', 'application/x-msdownload', '']) {
    expect(fileFault({ type, size: 1 })).toBe('kind');
  }
});

test('what is sent is the base64 alone', () => {
  expect(base64Of({ address: 'data:image/png;base64,iVBORw0=' })).toBe('iVBORw0=');
});
