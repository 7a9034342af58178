import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let port: number;

beforeAll(async () => {
  platform = await testPlatform();
  port = Number(new URL(await platform.listen()).port);
});
afterAll(() => platform?.close());

test('a body that its caller breaks off is no database that is away, and no fault', async () => {
  const { log } = platform.services;
  const [warn, error] = [jest.spyOn(log, 'warn'), jest.spyOn(log, 'error')];
  for (const path of ['/wps/feedback', '/vendor/v1/bet', '/wps/session/login']) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"content"`,
    );
    await new Promise((sent) => setTimeout(sent, 50));
    socket.resetAndDestroy();
  }
  await new Promise((heard) => setTimeout(heard, 200));
  expect([...warn.mock.calls, ...error.mock.calls].map(([, sentence]) => sentence)).toEqual([]);
});
