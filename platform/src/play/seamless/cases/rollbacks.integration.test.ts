import { expect, test } from '@jest/globals';
import { code, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, win, rollback, accepted, balance, fresh, lines } = table;

const round = async (roundId: string) => {
  const rows = await table.platform.database.query('SELECT staked, won, state FROM game_round WHERE round_id = $1', [
    roundId,
  ]);
  return rows[0];
};
const unknownRollback = (rule: 'accept' | 'refuse') =>
  table.platform.database.query('UPDATE vendor_secret SET unknown_rollback = $1', [rule]);

test('R01: the stake comes back, once, and the round is off', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  const transactionId = fresh('rollback');
  const reply = await rollback(who, body.transactionId, { transactionId });
  expect(reply).toEqual({ status: 200, body: { transactionId, balance: 1_000, currency: 'VND' } });
  expect(await round(body.roundId)).toEqual({ staked: '0', won: '0', state: 'cancelled' });
  expect(await code(win(body, 900))).toBe('ROUND_CLOSED');
});

test('R01: it works with an expired token', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  table.pass(3 * 3_600_000);
  expect((await rollback(who, body.transactionId)).body.balance).toBe(1_000);
});

test('R02: the same rollback again gets the same answer', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  const transactionId = fresh('rollback');
  const first = await rollback(who, body.transactionId, { transactionId });
  await bet(betBody(who, 100));
  expect(await rollback(who, body.transactionId, { transactionId })).toEqual(first);
  expect(await balance(who)).toBe(900n);
});

test('R03: another rollback of the same bet is refused', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  await rollback(who, body.transactionId);
  expect(await code(rollback(who, body.transactionId))).toBe('ALREADY_ROLLED_BACK');
  expect(await balance(who)).toBe(1_000n);
});

test('R04: without amount and round the record says both', async () => {
  const who = await player(1_000n);
  const [one, two] = [await accepted(who, 400), await accepted(who, 150)];
  expect((await rollback(who, one.transactionId)).body.balance).toBe(850);
  expect((await rollback(who, two.transactionId, { amount: 150, roundId: two.roundId })).body.balance).toBe(1_000);
});

test('R05: before its bet it leaves a tombstone; the bet gets its own id and moves nothing', async () => {
  const who = await player(1_000n);
  const body = betBody(who, 400);
  expect((await rollback(who, body.transactionId)).body.balance).toBe(1_000);
  const late = await bet(body);
  expect(late).toEqual({ status: 200, body: { transactionId: body.transactionId, balance: 1_000, currency: 'VND' } });
  expect(await bet(body)).toEqual(late);
  expect(await code(bet({ ...body, amount: 1 }))).toBe('CONFLICT');
  expect(await code(rollback(who, body.transactionId))).toBe('ALREADY_ROLLED_BACK');
  expect(await code(win(body, 900))).toBe('BET_UNKNOWN');
  expect([await balance(who), await lines(who)]).toEqual([1_000n, 1]);
});

test('R05: a win that was rolled back before it came moves nothing either', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  const transactionId = fresh('win');
  await rollback(who, transactionId);
  expect((await win(body, 900, { transactionId })).body.balance).toBe(600);
  expect(await round(body.roundId)).toEqual({ staked: '400', won: '0', state: 'open' });
  expect((await win(body, 50)).body.balance).toBe(650);
});

test('R06: of a bet never seen it is accepted, or BET_UNKNOWN where the vendor wants to hear it', async () => {
  const who = await player();
  const [first, second] = [fresh('never'), fresh('never')];
  expect(await code(rollback(who, first))).toBe('OK');
  await unknownRollback('refuse');
  expect(await code(rollback(who, second))).toBe('BET_UNKNOWN');
  await unknownRollback('accept');
  expect(await code(bet(betBody(who, 100, { transactionId: second })))).toBe('OK');
  expect(await balance(who)).toBe(99_900n);
});

test('R07: a bet that was refused has nothing to give back', async () => {
  const who = await player(500n);
  const refused = betBody(who, 501);
  await bet(refused);
  expect(await code(rollback(who, refused.transactionId))).toBe('PARENT_FAILED');
  expect(await balance(who)).toBe(500n);
});

test('R08: a bet that is settled stays so', async () => {
  const who = await player(500n);
  const settled = await accepted(who, 100);
  await win(settled, 0);
  expect(await code(rollback(who, settled.transactionId))).toBe('ALREADY_SETTLED');
  const paid = await accepted(who, 100);
  await win(paid, 50, { endRound: false });
  expect(await code(rollback(who, paid.transactionId))).toBe('ALREADY_SETTLED');
  expect(await balance(who)).toBe(350n);
});

test('R09: a win that is spent stays, and no balance falls below zero', async () => {
  const who = await player(400n);
  const body = await accepted(who, 400);
  const transactionId = fresh('win');
  await win(body, 900, { transactionId });
  await accepted(who, 100);
  expect(await rollback(who, transactionId)).toMatchObject({ status: 409, body: { code: 'WIN_SPENT' } });
  expect(await balance(who)).toBe(800n);
});

test('R09: a win that is still there is taken back, and its round is open for the right one', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  const transactionId = fresh('win');
  await win(body, 900, { transactionId });
  const back = fresh('rollback');
  const first = await rollback(who, transactionId, { transactionId: back });
  expect(first.body.balance).toBe(600);
  expect(await rollback(who, transactionId, { transactionId: back })).toEqual(first);
  expect(await code(rollback(who, transactionId))).toBe('ALREADY_ROLLED_BACK');
  expect(await code(rollback(who, back))).toBe('BET_UNKNOWN');
  expect(await round(body.roundId)).toEqual({ staked: '400', won: '0', state: 'open' });
  expect((await win(body, 500)).body.balance).toBe(1_100);
  expect(await round(body.roundId)).toEqual({ staked: '400', won: '500', state: 'settled' });
});

test('R10: an amount that is not the record’s is refused', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  for (const amount of [399, 401, 0]) {
    expect(await code(rollback(who, body.transactionId, { amount }))).toBe('AMOUNT_MISMATCH');
  }
  expect(await balance(who)).toBe(600n);
  expect(await code(rollback(who, body.transactionId, { amount: 400 }))).toBe('OK');
});

test('R11: another player’s bet stays, and the same id is stopped for the one who was named; another round is refused', async () => {
  const [who, other] = [await player(1_000n), await player(1_000n)];
  const body = await accepted(who, 400);
  expect(await code(rollback(other, body.transactionId))).toBe('OK');
  const late = betBody(other, 300, { transactionId: body.transactionId });
  expect(await bet(late)).toMatchObject({ status: 200, body: { balance: 1_000 } });
  expect(await code(rollback(who, body.transactionId, { roundId: fresh('round') }))).toBe('ROUND_MISMATCH');
  expect([await balance(who), await balance(other)]).toEqual([600n, 1_000n]);
  expect(await code(rollback(who, body.transactionId, { roundId: body.roundId }))).toBe('OK');
});
