import { expect, test } from '@jest/globals';
import { limitConcurrency } from './limitConcurrency.ts';

const task = () => {
  let [resolve, reject] = [(_value: string) => {}, (_error: Error) => {}];
  const end = new Promise<string>((...ways) => {
    [resolve, reject] = ways;
  });
  return { run: () => end, resolve, reject };
};
const settle = () => new Promise((done) => setImmediate(done));

test('so many run at once, the others in their order', async () => {
  const queue = limitConcurrency({ atOnce: 2, mostWaiting: 9 });
  const begun: number[] = [];
  const tasks = [task(), task(), task(), task()];
  const ends = tasks.map(({ run }, n) =>
    queue(() => {
      begun.push(n);
      return run();
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  tasks[1]?.resolve('b');
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  tasks[0]?.reject(new Error('broken'));
  await expect(ends[0]).rejects.toThrow('broken');
  await settle();
  expect(begun).toEqual([0, 1, 2, 3]);
  tasks[2]?.resolve('c');
  tasks[3]?.resolve('d');
  expect(await Promise.all(ends.slice(1))).toEqual(['b', 'c', 'd']);
  expect(await queue(async () => 'again')).toBe('again');
});

test('what would wait behind too many is not run', async () => {
  const queue = limitConcurrency({ atOnce: 1, mostWaiting: 1 });
  const [first, second] = [task(), task()];
  const ends = [queue(first.run), queue(second.run)];
  let ran = false;
  expect(
    await queue(async () => {
      ran = true;
    }),
  ).toBeNull();
  expect(ran).toBe(false);
  first.resolve('a');
  second.resolve('b');
  expect(await Promise.all(ends)).toEqual(['a', 'b']);
  expect(await queue(async () => 'c')).toBe('c');
});
