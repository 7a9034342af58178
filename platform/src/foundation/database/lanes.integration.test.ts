import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { connect, type Database } from './connect.ts';
import { inReadingLane, withLanes } from './lanes.ts';

let db: TestDatabase;
let database: Database;

beforeAll(async () => {
  db = await testDatabase();
  database = withLanes(connect(db.url, { size: 1 }), connect(db.url, { size: 1 }));
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

/** A transaction that holds its connection until released. */
function held() {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let holding: Promise<unknown> = Promise.resolve();
  const isHeld = new Promise<void>((resolve) => {
    holding = database.transaction(async (q) => {
      await q.query('SELECT 1');
      resolve();
      await gone;
    });
  });
  const end = () => {
    letGo();
    return holding;
  };
  return { isHeld, end };
}

test('however busy the connections of pages are, everything else has its own, and the other way round', async () => {
  const reading = inReadingLane(held);
  await reading.isHeld;
  expect(await database.query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
  const writing = held();
  await writing.isHeld;
  await reading.end();
  expect(await inReadingLane(() => database.query('SELECT 3 AS three'))).toEqual([{ three: 3 }]);
  await writing.end();
});

test('what is called within a page, however deep, reads on the connections of pages', async () => {
  const writing = held();
  await writing.isHeld;
  const deep = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return database.transaction((q) => q.query('SELECT 4 AS four'));
  };
  expect(await inReadingLane(deep)).toEqual([{ four: 4 }]);
  await writing.end();
});
