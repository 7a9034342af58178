import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type Hmac, numbersFrom, type Seed } from './draw.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const seed = { serverSeed: Buffer.alloc(32, 7), clientSeed: 'lotus', nonce: 4 };
/** One number for each length. */
async function drawStops(of: Hmac, from: Seed, bounds: readonly number[]): Promise<number[]> {
  const numbers = numbersFrom(of, from);
  const stops: number[] = [];
  for (const bound of bounds) stops.push(await numbers(bound));
  return stops;
}

const lengths = [39, 38, 39, 39, 39];

describe('the numbers of a round', () => {
  test('the same seeds give the same stops, another nonce or client seed gives others', async () => {
    const first = await drawStops(hmac, seed, lengths);
    expect(await drawStops(hmac, seed, lengths)).toEqual(first);
    expect(await drawStops(hmac, { ...seed, nonce: 5 }, lengths)).not.toEqual(first);
    expect(await drawStops(hmac, { ...seed, clientSeed: 'carp' }, lengths)).not.toEqual(first);
  });

  test('numbers that would favour low stops are thrown away', async () => {
    const words = [0xffffffff, 41, 0xffffffff, 2, 3, 4, 5, 6];
    const rigged: Hmac = () => {
      const digest = Buffer.alloc(32);
      words.forEach((word, index) => {
        digest.writeUInt32BE(word, index * 4);
      });
      return digest;
    };
    // 2^32 is no multiple of 39, and 0xffffffff lies above the largest multiple.
    expect(await drawStops(rigged, seed, lengths)).toEqual([2, 2, 3, 4, 5]);
  });

  test('goes on to the next block when one runs out', async () => {
    const asked: string[] = [];
    const rigged: Hmac = (_, message) => {
      asked.push(message);
      const digest = Buffer.alloc(32, asked.length === 1 ? 0xff : 0);
      return digest;
    };
    expect(await drawStops(rigged, seed, lengths)).toEqual([0, 0, 0, 0, 0]);
    expect(asked).toEqual(['lotus:4:0', 'lotus:4:1']);
  });

  test('every stop comes about equally often', async () => {
    const seen = new Array<number>(39).fill(0);
    const rounds = 7_800;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const [stop = 0] = await drawStops(hmac, { ...seed, nonce }, [39]);
      seen[stop] = (seen[stop] ?? 0) + 1;
    }
    const expected = rounds / 39;
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 38 degrees of freedom: exceeds 70.7 once in a thousand; the seed is fixed, so the test is deterministic.
    expect(chiSquare).toBeLessThan(70.7);
  });
});
