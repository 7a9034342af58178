import { expect, test } from '@jest/globals';
import { compressing, hashing } from './threads.ts';

const THREADS = 4;

test('crowds of hashes and of compressions leave each other a thread, and one for files', async () => {
  const running = { hashing: 0, compressing: 0 };
  const ends: (() => void)[] = [];
  const begin = (kind: keyof typeof running) => () => {
    running[kind] += 1;
    return new Promise<void>((end) => ends.push(end));
  };
  const all = [
    ...Array.from({ length: 20 }, () => compressing(begin('compressing'))),
    ...Array.from({ length: 20 }, () => hashing(begin('hashing'))),
  ];
  expect([running.hashing > 0, running.compressing > 0]).toEqual([true, true]);
  expect(running.hashing + running.compressing).toBeLessThan(THREADS);
  for (let turn = 0; turn < 200; turn++) {
    for (const end of ends.splice(0)) end();
    await null;
  }
  expect((await Promise.all(all)).length).toBe(40);
});
