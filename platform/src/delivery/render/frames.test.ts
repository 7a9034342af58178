import { expect, test } from '@jest/globals';
import { frameOf, frameReader } from './frames.ts';

/** Messages read from these bytes when they arrive in pieces of `size`. */
function read(bytes: Buffer, size: number, limit = 1000): unknown[] {
  const messages: unknown[] = [];
  const take = frameReader(limit, (message) => messages.push(message));
  for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size));
  return messages;
}

const messages = [{ id: 1, value: 'Xin chào' }, { id: 2 }, { id: 3, value: 'x'.repeat(500) }];

test.each([1, 2, 3, 5, 64, 100_000])('messages are read whole from pieces of %d bytes', (size) => {
  expect(read(Buffer.concat(messages.map(frameOf)), size)).toEqual(messages);
});

test('a message longer than the limit is refused by its length, before it is there', () => {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(1001);
  expect(() => read(header, 4)).toThrow('a message of 1001 bytes');
  expect(read(frameOf({ value: 'x'.repeat(988) }), 64)).toHaveLength(1);
});

test('what is no JSON is refused', () => {
  expect(() => read(Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('{')]), 9)).toThrow();
});
