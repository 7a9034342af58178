import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plinkoGame } from '../server.ts';
import { bucketAt, engine } from './engine.ts';
import { bucketsOf, returnOf, risks, rowCounts, waysOf } from './tables.ts';

const wager = (choice: unknown, currency = 'VND') =>
  plinkoGame.wager(choice, { currency, prizeMode: null, scene: '', gameId: '' });

test.each(rowCounts)('with %i rows every way down leads into a bucket, and the edges pay most', (rows) => {
  expect(waysOf(rows).reduce((sum, count) => sum + count, 0)).toBe(2 ** rows);
  for (const risk of risks) {
    const buckets = bucketsOf(rows, risk);
    expect(buckets).toHaveLength(rows + 1);
    expect(buckets).toEqual(buckets.toReversed());
    const half = buckets.slice(0, rows / 2 + 1);
    expect(half).toEqual([...half].sort((a, b) => b - a));
  }
});

test('the return is what the rules say, whatever rows and risk', () => {
  const figures = Object.fromEntries(
    rowCounts.map((rows) => [rows, risks.map((risk) => Math.round(returnOf(rows, risk) * 100) / 100)]),
  );
  expect(figures).toEqual({ 8: [96.88, 96.56, 96.72], 12: [96.93, 96.57, 96.65], 16: [96.96, 96.51, 96.66] });
});

test('all ways through eight rows, one by one, come back to the same return', async () => {
  for (const risk of risks) {
    let won = 0;
    for (let way = 0; way < 256; way += 1) {
      let row = 0;
      const drawn = await engine.play({ rows: 8, risk, stake: 100 }, async (bound) => {
        expect(bound).toBe(2);
        row += 1;
        return (way >> (row - 1)) & 1;
      });
      won += drawn.won;
    }
    expect(won / 256).toBeCloseTo(returnOf(8, risk), 9);
  }
});

test('a round pays the bucket that the ball falls into, in whole hundredths of every stake', async () => {
  const way = fc.array(fc.nat(1), { minLength: 16, maxLength: 16 });
  const currency = fc.constantFrom('VND', 'USD');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rowCounts), fc.constantFrom(...risks), currency, way, async (...given) => {
      const [rows, risk, money, path] = given;
      for (const stake of plinkoGame.stakes(money).all) {
        let row = 0;
        const { result, won } = await engine.play({ rows, risk, stake }, async () => path[row++] ?? 0);
        expect(result.path).toEqual(path.slice(0, rows));
        expect(won * 10).toBe(stake * (bucketsOf(rows, risk)[bucketAt(result)] ?? 0));
        expect(Number.isSafeInteger(won)).toBe(true);
      }
    }),
  );
});

test('what is not offered is no wager', () => {
  const fair = { rows: 12, risk: 'high', stake: 500_000 };
  expect(wager(fair)?.stake).toBe(500_000);
  for (const odd of [{ rows: 9 }, { rows: '12' }, { risk: 'none' }, { stake: 500_001 }, { stake: 0 }, { stake: -1 }]) {
    expect(wager({ ...fair, ...odd })).toBeNull();
  }
});
