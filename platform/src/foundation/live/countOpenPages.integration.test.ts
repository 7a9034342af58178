import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { silentLog } from '../log/log.ts';
import { countOpenPages, startPageCount } from './countOpenPages.ts';

let own: TestDatabase;
let now = Date.parse('2026-11-20T03:00:00Z');
const clock = () => new Date(now);

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const count = () => countOpenPages(own.database, clock());
const eventually = async (expected: ReadonlyMap<string, number>) => {
  // writes started by the timers may still be in progress
  for (const patience = Date.now() + 10_000; Date.now() < patience; ) {
    if (JSON.stringify([...(await count())].sort()) === JSON.stringify([...expected].sort())) return;
  }
  expect(await count()).toEqual(expected);
};

test('the pages of all processes are added up by market, and those of one that is gone are not', async () => {
  const services = { database: own.database, clock, log: silentLog };
  const pages = {
    one: new Map([['VN', 3]]),
    two: new Map([
      ['VN', 2],
      ['INT', 1],
    ]),
  };
  const stopOne = startPageCount(services, () => pages.one);
  const stopTwo = startPageCount(services, () => pages.two);
  jest.advanceTimersByTime(5_000);
  await eventually(
    new Map([
      ['VN', 5],
      ['INT', 1],
    ]),
  );

  pages.two = new Map([['VN', 1]]);
  jest.advanceTimersByTime(5_000);
  await eventually(new Map([['VN', 4]]));

  await stopTwo();
  await eventually(new Map([['VN', 3]]));

  now += 20_000;
  await eventually(new Map());
  await stopOne();
});
