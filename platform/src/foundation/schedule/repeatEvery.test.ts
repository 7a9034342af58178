import { expect, jest, test } from '@jest/globals';
import { repeatEvery } from './repeatEvery.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const answering = (milliseconds: number): Promise<number> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, 1));

test('a turn begins at once, and the next one only when it is over', async () => {
  let under = 0;
  let most = 0;
  let turns = 0;
  const work = async () => {
    under += 1;
    most = Math.max(most, under);
    await answering(5);
    under -= 1;
    turns += 1;
    return 1;
  };
  const run = repeatEvery(work, () => 0);
  expect(under).toBe(1);
  while (turns < 3) await answering(2);
  await run.stop();
  expect(most).toBe(1);
});

test('a turn that fails is told of, and its wait is the one for failures', async () => {
  const trouble = new Error('no database');
  const failed = jest.fn((_error: unknown) => 1);
  let turns = 0;
  const run = repeatEvery(async () => {
    turns += 1;
    throw trouble;
  }, failed);
  while (turns < 2) await answering(2);
  await run.stop();
  expect(failed).toHaveBeenCalledWith(trouble);
});

test('stopping waits for the turn in hand, tells it, and begins no other', async () => {
  let turns = 0;
  let told = false;
  const run = repeatEvery(
    async (signal) => {
      turns += 1;
      await answering(10);
      told = signal.aborted;
      return 0;
    },
    () => 0,
  );
  await run.stop();
  expect(told).toBe(true);
  await answering(5);
  await settle();
  expect(turns).toBe(1);
});
