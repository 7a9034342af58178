import { expect, test } from '@jest/globals';
import { limitByKey } from './limitByKey.ts';

/** Tasks that run until they are told to end. */
function works(limits: Partial<Parameters<typeof limitByKey>[0]> = {}) {
  const run = limitByKey({ perKey: 2, atOnce: 3, mostWaitingPerKey: 2, mostWaiting: 3, ...limits });
  const running = new Map<string, () => void>();
  return {
    running: () => [...running.keys()],
    begin: (key: string, name: string) =>
      run(key, () => new Promise<string>((end) => running.set(name, () => end(name)))),
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      for (let turn = 0; turn < 5; turn++) await null;
    },
  };
}

test('so many of one key run at once; others pass those that wait for their key', async () => {
  const { begin, end, running } = works();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('a', name);
  void begin('b', 'b1');
  expect(running()).toEqual(['a1', 'a2', 'b1']);
  void begin('b', 'b2');
  await end('b1');
  expect(running()).toEqual(['a1', 'a2', 'b2']);
  await end('a2');
  expect(running()).toEqual(['a1', 'b2', 'a3']);
});

test('what would wait behind too many is not run', async () => {
  const { begin, running } = works();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('a', name);
  expect(await begin('a', 'a5')).toBeNull();
  void begin('b', 'b1');
  void begin('b', 'b2');
  expect(await begin('c', 'c1')).toBeNull();
  expect(running()).toEqual(['a1', 'a2', 'b1']);
});

test('work that fails makes room as well', async () => {
  const run = limitByKey({ perKey: 1, atOnce: 1, mostWaitingPerKey: 1, mostWaiting: 1 });
  await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run('a', async () => 'next')).toBe('next');
});
