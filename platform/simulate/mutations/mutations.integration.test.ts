import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../src/testing/testDatabase.ts';
import { checkFiles, edited, mutateDatabase } from './mutation.ts';
import { mutations } from './mutations.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

class Undo extends Error {}

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s: it fits', async (_name, mutation) => {
  await checkFiles(mutation);
  const tried = own.owner.transaction(async (q) => {
    await mutateDatabase(q, mutation);
    throw new Undo();
  });
  await expect(tried).rejects.toThrow(Undo);
});

test('no two have one name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test('one that no longer fits says so', async () => {
  expect(() => edited('a name', 'a text', { find: 'else', put: '' })).toThrow('"a name" does not fit');
  expect(() => edited('a name', 'a text, a text', { find: 'a text', put: '' })).toThrow('stands there 2 times');
  const gone = { name: 'a name', edits: [{ sql: 'wallet_moved', find: 'a', put: 'b' }] };
  await expect(mutateDatabase(own.owner, gone)).rejects.toThrow('there are 0 of wallet_moved');
});
