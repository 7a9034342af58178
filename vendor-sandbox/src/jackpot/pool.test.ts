import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reelsGame } from '../games/reels/server.ts';
import { waysGame } from '../games/ways/server.ts';
import { type JackpotPool, openJackpotPool } from './pool.ts';
import { lotsOf, poolReturnPercent, termsIn } from './rules.ts';

const terms = { start: 10_000, turnover: 100_000 };
const newFile = () => join(mkdtempSync(join(tmpdir(), 'pool-')), 'jackpots.json');
const open = (file: string, staked: readonly string[] = []): Promise<JackpotPool> =>
  openJackpotPool({ file, termsIn: () => terms, staked: new Set(staked) });
const claim = (roundId: string) => ({ roundId, gameId: 'dragon', playerId: '7' });
const at = '2026-11-28T10:00:00.000Z';

test('each slot stake has a whole number of lots in every currency, and the pool returns what its rules say', () => {
  for (const currency of ['VND', 'USD'])
    for (const game of [reelsGame, waysGame])
      for (const stake of game.stakes(currency).all) expect(lotsOf(termsIn(currency), stake) % 1).toBe(0);
  // A hundredth of every stake, plus the start amount once per turnover.
  for (const { start, turnover } of [termsIn('VND'), termsIn('USD')])
    expect(1 + (100 * start) / turnover).toBeCloseTo(poolReturnPercent, 10);
});

test('a hundredth of each stake goes in, and smaller parts are not lost', async () => {
  const pool = await open(newFile());
  expect(pool.amount('USD')).toBe(10_000);
  for (let round = 0; round < 5; round += 1) await pool.add('USD', { roundId: `r-${round}`, stake: 20, at });
  expect([pool.amount('USD'), pool.amount('VND')]).toEqual([10_001, 10_000]);
});

test('who wins gets all of it, the next one begins anew, and both are known after a restart', async () => {
  const file = newFile();
  const pool = await open(file);
  await pool.add('VND', { roundId: 'r-1', stake: 500_000, at });
  expect(await pool.take('VND', claim('r-2'))).toBe(15_000);
  expect([pool.amount('VND'), pool.last('VND')]).toEqual([10_000, null]);
  await pool.add('VND', { roundId: 'r-2', stake: 1_000, at });
  const won = { at, amount: 15_000, gameId: 'dragon', playerId: '7' };
  for (const one of [pool, await open(file)]) expect([one.amount('VND'), one.last('VND')]).toEqual([10_010, won]);
});

test('what was taken for a round that never came about is back after a restart, a staked one has it', async () => {
  const file = newFile();
  const pool = await open(file);
  await pool.add('VND', { roundId: 'r-1', stake: 500_000, at });
  await pool.take('VND', claim('r-2'));
  const back = await open(file);
  expect([back.amount('VND'), back.last('VND')]).toEqual([15_000, null]);
  await back.take('VND', claim('r-3'));
  const kept = await open(file, ['r-3']);
  expect([kept.amount('VND'), kept.last('VND')?.amount]).toEqual([10_000, 15_000]);
});

test('rounds at once in any order: what went in is in it, taken, or won, and nothing is won twice', async () => {
  const round = fc.record({
    stake: fc.integer({ min: 1, max: 400 }).map((n) => n * 50),
    hits: fc.boolean(),
    isTaken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 12 }), fc.scheduler(), async (rounds, scheduler) => {
      const file = newFile();
      const pool = await open(file);
      let shares = 0;
      let wins = 0;
      let paid = 0;
      const played = rounds.map(async ({ stake, hits, isTaken }, place) => {
        const roundId = `r-${place}`;
        await scheduler.schedule(Promise.resolve());
        const won = hits ? await pool.take('VND', claim(roundId)) : 0;
        await scheduler.schedule(Promise.resolve());
        if (!isTaken) return pool.giveBack('VND', roundId);
        await pool.add('VND', { roundId, stake, at });
        shares += stake;
        paid += won;
        wins += hits ? 1 : 0;
      });
      await scheduler.waitFor(Promise.all(played));
      // As `openJackpotPool` wrote it.
      const written = JSON.parse(readFileSync(file, 'utf8')) as { VND: { units: number; taken: unknown[] } };
      const { units, taken } = written.VND;
      expect(taken).toEqual([]);
      // In hundredths of a hundredth: start amounts of all pools so far, plus shares, less wins.
      expect(units).toBe((wins + 1) * terms.start * 100 + shares - paid * 100);
    }),
    { numRuns: 60 },
  );
});
