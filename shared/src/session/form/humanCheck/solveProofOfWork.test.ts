import { afterEach, expect, test } from '@jest/globals';
import { workChallenge } from '@unisite/shared/contract/verification';
import { polyfillMessageChannel, standInPlatform } from '@unisite/shared/testing';
import { proofOfWork, solveProofOfWork } from './solveProofOfWork.ts';
import { workHasher } from './workHash.ts';

polyfillMessageChannel();
const platform = standInPlatform();
afterEach(platform.forgetAll);

const firstWord = async (text: string) =>
  new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).getUint32(0);

test('the hash is SHA-256, whatever the length of salt and counter', async () => {
  for (const salt of ['', 'a', 'Zq-_0123456789ab', 'x'.repeat(45)]) {
    const hash = workHasher(salt);
    for (const counter of [0, 9, 10, 123_456_789, 7]) expect(hash(counter)).toBe(await firstWord(`${salt}${counter}`));
  }
  expect(() => workHasher('x'.repeat(55))(0)).toThrow(RangeError);
});

test('the proof is the first counter with enough zero bits', async () => {
  const proof = await solveProofOfWork({ id: 'w1', salt: 'some-salt', bits: 10 });
  if (!('work' in proof)) throw new Error('no work');
  expect(proof.work.id).toBe('w1');
  expect(Math.clz32(await firstWord(`some-salt${proof.work.counter}`))).toBeGreaterThanOrEqual(10);
});

test('the work is asked of the platform, tells how far it is, and ends when nobody wants it any more', async () => {
  platform.answer(workChallenge, () => ({ id: 'w2', salt: 'other-salt', bits: 32 })); // longer than anyone waits
  const ending = new AbortController();
  const told: number[] = [];
  const work = proofOfWork({
    signal: ending.signal,
    onProgress(done) {
      told.push(done);
      if (told.length === 3) ending.abort(new Error('closed'));
    },
  });
  await expect(work).rejects.toThrow('closed');
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeLessThan(1);
});
