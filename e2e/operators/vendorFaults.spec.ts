import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { acceptTerms } from '../fixtures/ageGate.ts';
import { ask } from '../fixtures/ask.ts';
import { people } from '../fixtures/people.ts';
import { signInByCall } from '../fixtures/platformCall.ts';
import { balanceOf, type Fault, reelSlot, takeSeat } from './vendorCalls.ts';
import { test } from './wholeSite.ts';

const stake = 500_000;
/** Number of concurrent rounds of one player, each in its own session. */
const atOnce = 4;
const root = path.join(import.meta.dirname, '../..');

/** The stake is taken once and the win is paid once, whatever happens on the way. */
const settled: readonly Fault[] = [
  { kind: 'late', call: 'bet', delay: 1_000 },
  { kind: 'late', call: 'win', delay: 1_000 },
  { kind: 'duplicate', call: 'bet' },
  { kind: 'duplicate', call: 'win' },
  { kind: 'burst', call: 'bet' },
  { kind: 'burst', call: 'win' },
  { kind: 'lostBefore', call: 'bet' },
  { kind: 'lostBefore', call: 'win' },
  { kind: 'lostAfter', call: 'bet' },
  { kind: 'lostAfter', call: 'win' },
  { kind: 'tampered', call: 'win' },
  { kind: 'reordered', call: 'bet' },
  { kind: 'reordered', call: 'win' },
];
/** No bet was answered, or one was refused: the stake is returned, whatever becomes of the bets and their rollback. */
const undone: readonly (readonly Fault[])[] = [
  [{ kind: 'lostBefore', call: 'bet', times: 2 }],
  [{ kind: 'reordered', call: 'bet', times: 2 }],
  [{ kind: 'tampered', call: 'bet' }],
  ...(['duplicate', 'burst', 'lostBefore', 'lostAfter', 'tampered'] as const).map((kind): readonly Fault[] => [
    { kind: 'lostAfter', call: 'bet', times: 2 },
    { kind, call: 'rollback' },
  ]),
];

interface Transactions {
  rows: { kind: string; reference: string; amount: number }[];
}

test('calls that come late, twice, in another order, in bursts or not at all move money once, and the ledger holds', {
  tag: '@matrix',
}, async ({ seats, place }) => {
  test.setTimeout(180_000); // each fault has waits of its own
  const page = await seats.visitor({ width: 1440, language: 'vi' });
  await signInByCall(page.request, people.player);
  await page.goto('/index');
  // this site may have published new ones
  await acceptTerms(page.request, await page.evaluate(() => sessionStorage.getItem('token') ?? ''));
  const { gameId } = await reelSlot(page, place);
  const before = await balanceOf(page);

  const cases = [...settled.map((fault) => [fault]), ...undone].map((faults, index) => ({
    faults,
    isSettled: index < settled.length,
  }));
  const played = [];
  for (let done = 0; done < cases.length; done += atOnce) {
    const taken = [];
    for (const one of cases.slice(done, done + atOnce))
      taken.push({ ...one, seat: await takeSeat(page, place, gameId) });
    const rounds = taken.map(async ({ faults, isSettled, seat }) => {
      await seat.meet(faults);
      const status = await seat.play(stake);
      await expect.poll(async () => (await seat.state()).settling, { timeout: 60_000 }).toBe(false);
      const [round] = (await seat.state()).history;
      return { faults, isSettled, status, round };
    });
    played.push(...(await Promise.all(rounds)));
  }
  for (const { faults, status, round, isSettled } of played) {
    expect(status === 200, JSON.stringify({ faults, status, round })).toBe(isSettled);
    if (isSettled) expect(round, JSON.stringify(faults)).toMatchObject({ state: 'settled' });
  }
  const rounds = played.flatMap(({ round, isSettled }) => (round && isSettled ? [round] : []));
  const net = rounds.reduce((sum, round) => sum + round.won - round.stake, 0) / 100;
  await expect.poll(() => balanceOf(page), { timeout: 60_000 }).toBeCloseTo(before + net, 2);
  await page.waitForTimeout(2_000); // by then delayed calls have arrived
  expect(await balanceOf(page)).toBeCloseTo(before + net, 2);

  const { rows } = await ask<Transactions>(page, '/wps/member/transactions?pageSize=100');
  for (const { id, stake: staked, won } of rounds) {
    const moved = rows.filter(({ reference }) => reference === id).map(({ amount }) => Math.round(amount * 100));
    expect(
      moved.toSorted((a, b) => a - b),
      id,
    ).toEqual([-staked, ...(won > 0 ? [won] : [])]);
  }
  expect(await verifyLedger(place.dataFolder)).toContain('Every invariant holds.');
});

/** Output of `npm run ledger -- verify` for the running site; fails when it finds a violation. */
async function verifyLedger(dataFolder: string): Promise<string> {
  const args = ['--disable-warning=ExperimentalWarning', 'src/ledger.ts', 'verify'];
  const env = { ...process.env, DATA_DIR: dataFolder };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: path.join(root, 'platform'), env });
  return stdout;
}
