import { expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { testSettings } from '../../../testing/testSettings.ts';
import { createPlaySession } from '../playSession.ts';
import { addVendorSecret } from '../secrets.ts';
import { code, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, win, call, accepted, balance, fresh, lines } = table;

test('I01: the very same answer, also when the balance went on, the game closed or the token changed', async () => {
  const who = await player();
  const body = betBody(who, 100);
  const first = await bet(body);
  await bet(betBody(who, 5_000));
  expect(await bet(body)).toEqual(first);
  await table.platform.database.query(`UPDATE game SET maintenance = true WHERE id = 'jade-claw'`);
  expect(await bet({ ...body, token: 'over' })).toEqual(first);
  await table.platform.database.query(`UPDATE game SET maintenance = false WHERE id = 'jade-claw'`);
  expect(await balance(who)).toBe(94_900n);
});

test('I01: a refused bet stays refused', async () => {
  const who = await player(50n);
  const body = betBody(who, 100);
  const first = await bet(body);
  await win(await accepted(who, 50), 1_000);
  expect(await bet(body)).toEqual(first);
});

test('I02: the same id with another body is a conflict', async () => {
  const who = await player();
  const body = betBody(who, 100);
  await bet(body);
  for (const change of [{ amount: 101 }, { roundId: fresh('round') }, { gameId: 'jade-rest' }]) {
    expect(await bet({ ...body, ...change })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  }
  expect(await code(win(body, 100, { transactionId: body.transactionId }))).toBe('CONFLICT');
  expect(await code(table.rollback(who, fresh('never'), { transactionId: body.transactionId }))).toBe('CONFLICT');
  expect(await balance(who)).toBe(99_900n);
});

test('I03: the same id of another player is its own transaction', async () => {
  const [a, b] = [await player(), await player()];
  const transactionId = fresh('shared');
  await bet(betBody(a, 100, { transactionId }));
  expect((await bet(betBody(b, 300, { transactionId }))).body.balance).toBe(99_700);
});

test('I03: the same id of another vendor is its own transaction, also to its rollback', async () => {
  const { database } = table.platform;
  const acme = { caller: 'acme', secret: 'a secret' };
  await addVendorSecret(database, testSettings.vendorKeys, { caller: acme.caller, secret: acme.secret });
  const who = await player(1_000n);
  const session = { memberId: who.playerId, gameId: 'onyx-sea', vendorCode: 'ONYX', sessionId: null };
  const token = await createPlaySession(database, acme.caller, session, new Date(table.now()));
  const ours = await accepted(who, 100);
  const theirs = { ...ours, token, gameId: 'onyx-sea' };
  expect((await call(seamlessPaths.bet, theirs, acme)).body.balance).toBe(800);
  expect((await win(ours, 0)).status).toBe(200);
  const back = { token, playerId: who.playerId, transactionId: fresh('rollback'), referenceId: ours.transactionId };
  expect((await call(seamlessPaths.rollback, back, acme)).body.balance).toBe(900);
  expect(await code(table.rollback(who, ours.transactionId))).toBe('ALREADY_SETTLED');
});

test('I04: fifty copies at once make one transfer and fifty equal answers', async () => {
  const who = await player();
  const body = betBody(who, 100);
  const answers = await Promise.all(Array.from({ length: 50 }, () => bet(body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect([await balance(who), await lines(who)]).toEqual([99_900n, 2]);
});
