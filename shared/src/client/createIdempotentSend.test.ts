import { expect, test } from '@jest/globals';
import { CallError } from './CallError.ts';
import { createIdempotentSend } from './createIdempotentSend.ts';

const noAnswer = new CallError({ code: 'NETWORK', message: '' });
const refused = new CallError({ code: 'CONFLICT', message: '', status: 409 });

/** Sends requests in sequence; returns the key of each. */
async function keysOf(...sent: readonly (readonly [request: string, outcome: 'done' | CallError])[]) {
  const repeat = createIdempotentSend();
  const keys: string[] = [];
  for (const [request, outcome] of sent) {
    const send = async (key: string) => {
      keys.push(key);
      if (outcome !== 'done') throw outcome;
    };
    await repeat(request, send).catch(() => {});
  }
  return keys;
}

test('a request that had no answer goes again under its key, until there is one', async () => {
  const [first, second, third, fourth] = await keysOf(['a', noAnswer], ['a', noAnswer], ['a', 'done'], ['a', 'done']);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('a refusal is an answer', async () => {
  const [first, second] = await keysOf(['a', refused], ['a', 'done']);
  expect(second).not.toBe(first);
});

test('a refusal of another request leaves the one without an answer as it was', async () => {
  const [first, , third] = await keysOf(['a', noAnswer], ['b', refused], ['a', 'done']);
  expect(third).toBe(first);
});

test('the same request twice at once is one', async () => {
  const repeat = createIdempotentSend();
  const keys = await Promise.all([0, 1].map(() => repeat('a', async (key) => key)));
  expect(keys[0]).toBe(keys[1]);
});

test('another request is another intent', async () => {
  const [first, second, third] = await keysOf(['a', noAnswer], ['b', noAnswer], ['a', 'done']);
  expect(new Set([first, second, third]).size).toBe(3);
});
