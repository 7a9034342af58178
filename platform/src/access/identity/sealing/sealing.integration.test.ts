import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { feedback, login, sessionKey } from '@unisite/shared/contract';
import { seal } from '../../../testing/seal.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

const body = { username: 'minh', password: 'Demo1234', type: 'username' } as const;

test('a process that has just started opens all that comes at once, before it knows the first key', async () => {
  const key = (await platform.call(sessionKey, {})).value;
  const started = await testPlatform({ database: platform });
  try {
    const bodies = Array.from({ length: 12 }, () => seal(login, key, body));
    const opened = await Promise.all(
      bodies.map((sealed) => started.services.sealing.open(login.method, login.path, sealed)),
    );
    expect(opened).toEqual(bodies.map(() => body));
  } finally {
    await started.close();
  }
});

test('what is sealed for another path, or was opened before, is not opened', async () => {
  const { sealing } = platform.services;
  const sealed = seal(login, (await platform.call(sessionKey, {})).value, body);
  await expect(sealing.open(feedback.method, feedback.path, sealed)).rejects.toThrow('SEAL_BROKEN');
  expect(await sealing.open(login.method, login.path, sealed)).toEqual(body);
  await expect(sealing.open(login.method, login.path, sealed)).rejects.toThrow('SEAL_BROKEN');
});

test('processes that start together agree on one key', async () => {
  const others = await Promise.all(Array.from({ length: 2 }, () => testPlatform({ database: platform })));
  try {
    await platform.database.query('DELETE FROM sealing_key');
    const given = await Promise.all(others.map(({ services }) => services.sealing.publicKey()));
    expect(given[1]).toEqual(given[0]);
    expect(await platform.database.query('SELECT id FROM sealing_key')).toEqual([{ id: given[0]?.keyId }]);
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
});

test('a key that another process made since the keys were read opens too', async () => {
  const [first, second] = await Promise.all([
    testPlatform({ database: platform }),
    testPlatform({ database: platform }),
  ]);
  try {
    await first.services.sealing.publicKey();
    await platform.database.query('DELETE FROM sealing_key');
    const key = await second.services.sealing.publicKey();
    expect(await first.services.sealing.open(login.method, login.path, seal(login, key, body))).toEqual(body);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
