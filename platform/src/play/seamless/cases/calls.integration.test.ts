import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { limitStakes, timeOut } from '../../../access/protection/testing/protect.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { addVendorSecret } from '../secrets.ts';
import { code, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, accepted, balance, call, fresh, lines } = table;

test('W01: the balance of a player', async () => {
  const { playerId, token } = await player(4_200n);
  const reply = await call(seamlessPaths.balance, { playerId, token });
  expect(reply).toEqual({ status: 200, body: { balance: 4_200, currency: 'VND' } });
});

test('W02: an unknown player has none, and a token is one player’s', async () => {
  const [who, other] = [await player(), await player()];
  for (const playerId of ['999999', 'nobody', `0${who.playerId}`]) {
    const reply = await call(seamlessPaths.balance, { token: who.token, playerId });
    expect(reply).toMatchObject({ status: 404, body: { code: 'PLAYER_UNKNOWN' } });
    expect(await code(bet(betBody(who, 1, { playerId })))).toBe('PLAYER_UNKNOWN');
  }
  expect(await code(call(seamlessPaths.balance, { token: who.token, playerId: other.playerId }))).toBe(
    'SESSION_EXPIRED',
  );
});

test('W03: a bad, missing or tampered signature moves nothing', async () => {
  const who = await player();
  const body = betBody(who, 100);
  for (const options of [
    { signature: 'f'.repeat(64) },
    { signature: '' },
    { secret: 'another secret' },
    { caller: 'nobody' },
    { tamper: JSON.stringify({ ...body, amount: 1 }) },
  ]) {
    const reply = await call(seamlessPaths.bet, body, options);
    expect(reply).toMatchObject({ status: 401, body: { code: 'BAD_SIGNATURE' } });
  }
  expect(await balance(who)).toBe(100_000n);
});

test('W03: with a new secret the old one is over at once, and the new one holds', async () => {
  const who = await player();
  await addVendorSecret(table.platform.database, testSettings.vendorKeys, { caller: 'acme', secret: 'first' });
  const asked = (secret: string) => code(call(seamlessPaths.bet, betBody(who, 1), { caller: 'acme', secret }));
  expect(await asked('first')).toBe('SESSION_EXPIRED');
  await addVendorSecret(table.platform.database, testSettings.vendorKeys, { caller: 'acme', secret: 'second' });
  expect(await asked('first')).toBe('BAD_SIGNATURE');
  expect(await asked('second')).toBe('SESSION_EXPIRED');
});

test('W04: a nonce works once, a time stamp five minutes', async () => {
  const who = await player();
  const nonce = fresh('nonce-long-enough');
  expect((await call(seamlessPaths.bet, betBody(who, 100), { nonce })).status).toBe(200);
  expect((await call(seamlessPaths.bet, betBody(who, 100), { nonce })).status).toBe(401);
  expect((await call(seamlessPaths.balance, who, { nonce })).status).toBe(401);
  const twice = fresh('nonce-sent-at-once');
  const replies = await Promise.all([1, 2, 3].map(() => call(seamlessPaths.bet, betBody(who, 100), { nonce: twice })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  for (const off of [-301_000, 301_000]) {
    const timestamp = String(table.now() + off);
    expect((await call(seamlessPaths.bet, betBody(who, 100), { timestamp })).status).toBe(401);
  }
  expect(await balance(who)).toBe(99_800n);
});

test('W05: a malformed body moves nothing', async () => {
  const who = await player();
  const odd = [
    { roundId: 'has space' },
    { token: undefined },
    { amount: undefined },
    { transactionId: 'x'.repeat(65) },
  ];
  for (const body of ['{', '[]', '""', ...odd.map((change) => ({ ...betBody(who, 1), ...change }))]) {
    expect(await call(seamlessPaths.bet, body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  }
  expect(await lines(who)).toBe(1);
});

test('W06: an unknown field is no fault', async () => {
  const who = await player();
  expect((await bet(betBody(who, 100, { jackpot: { share: 1 } }))).status).toBe(200);
});

test('B01: a bet moves once', async () => {
  const who = await player(500n);
  const body = betBody(who, 200);
  const answer = { transactionId: body.transactionId, balance: 300, currency: 'VND' };
  expect(await bet(body)).toEqual({ status: 200, body: answer });
  expect([await balance(who), await lines(who)]).toEqual([300n, 2]);
});

test('B01: where games play from a wallet at the vendor, stakes, winnings and refunds are that wallet’s', async () => {
  const { database } = table.platform;
  await database.query(`UPDATE market SET single_wallet = false WHERE code = 'VN'`);
  try {
    const who = await player(1_000n);
    const atVendor = async () => (await call(seamlessPaths.balance, who)).body.balance;
    expect([await atVendor(), await code(bet(betBody(who, 1)))]).toEqual([0, 'INSUFFICIENT_FUNDS']);
    await database.query(
      `SELECT ledger_post($1, 'transfer', wallet_account('member', $2::text), wallet_player_account($2::bigint, 'JADE', 'VND'), 600, '{}', '')`,
      [fresh('transfer'), who.playerId],
    );
    const played = await accepted(who, 200);
    expect((await table.win(played, 350)).body.balance).toBe(750);
    const taken = await accepted(who, 700);
    expect((await table.rollback(who, taken.transactionId)).body.balance).toBe(750);
    expect((await table.rollback(who, fresh('never'))).body.balance).toBe(750);
    expect([await atVendor(), await balance(who)]).toEqual([750, 400n]);
  } finally {
    await database.query(`UPDATE market SET single_wallet = true WHERE code = 'VN'`);
  }
});

test('B02: the whole balance can be staked', async () => {
  const who = await player(500n);
  expect((await bet(betBody(who, 500))).body.balance).toBe(0);
});

test('B03: above the balance is refused with the balance', async () => {
  const who = await player(500n);
  expect(await bet(betBody(who, 501))).toMatchObject({
    status: 409,
    body: { code: 'INSUFFICIENT_FUNDS', balance: 500 },
  });
  expect(await balance(who)).toBe(500n);
});

test('B04: a zero bet is accepted without a ledger line', async () => {
  const who = await player(500n);
  expect((await bet(betBody(who, 0))).body.balance).toBe(500);
  expect(await lines(who)).toBe(1);
});

test('B05: what is no whole number of hundredths is refused', async () => {
  const who = await player();
  const text = JSON.stringify(betBody(who, 1));
  for (const amount of ['-1', '1.555', '"1"', 'null', 'NaN', '1e999', '1e3', '1.0', '-0', '99999999999999999999']) {
    const reply = await call(seamlessPaths.bet, text.replace('"amount":1', `"amount":${amount}`));
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  }
  expect(await balance(who)).toBe(100_000n);
});

test('B06: another currency is refused', async () => {
  const who = await player();
  expect(await code(bet(betBody(who, 1, { currency: 'USD' })))).toBe('WRONG_CURRENCY');
  expect(await balance(who)).toBe(100_000n);
});

test('B07: a player who is blocked, shut out by its own wish, or at a limit has a code of its own each', async () => {
  const { database } = table.platform;
  const [blocked, excluded, limited] = [await player(), await player(), await player()];
  await database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [blocked.playerId]);
  await timeOut(database, excluded.playerId, new Date(table.now()), new Date(table.now() + 60_000));
  await limitStakes(database, limited.playerId, 1_000, new Date(table.now()));
  expect(await code(bet(betBody(blocked, 1)))).toBe('PLAYER_BLOCKED');
  expect(await code(bet(betBody(excluded, 1)))).toBe('PLAYER_EXCLUDED');

  const taken = await accepted(limited, 600);
  expect(await code(bet(betBody(limited, 401)))).toBe('LIMIT_REACHED');
  await table.rollback(limited, taken.transactionId);
  await accepted(limited, 1_000);
  expect(await code(bet(betBody(limited, 1)))).toBe('LIMIT_REACHED');
  expect([await balance(blocked), await balance(excluded), await balance(limited)]).toEqual([
    100_000n,
    100_000n,
    99_000n,
  ]);

  table.pass(61_000);
  expect(await code(bet(betBody(excluded, 1)))).toBe('OK');
});

/** Lets hours pass, more than a play session lasts. */
async function passHours(who: { readonly playerId: string }, hours: number): Promise<void> {
  table.pass(hours * 3_600_000);
  await table.platform.database.query('UPDATE play_session SET started_at = $2, seen_at = $2 WHERE member_id = $1', [
    who.playerId,
    new Date(table.now()),
  ]);
}

test('B07: a limit holds when bets race for it, and counts any 24 hours', async () => {
  const who = await player();
  await limitStakes(table.platform.database, who.playerId, 1_000, new Date(table.now()));
  const codes = await Promise.all(Array.from({ length: 8 }, () => code(bet(betBody(who, 300)))));
  expect(codes.sort()).toEqual([...Array(5).fill('LIMIT_REACHED'), ...Array(3).fill('OK')]);
  await passHours(who, 23);
  expect(await code(bet(betBody(who, 101)))).toBe('LIMIT_REACHED');
  await passHours(who, 2);
  expect(await code(bet(betBody(who, 1_000)))).toBe('OK');
});

test('B07: a limit counts bets by when they were made, also those of a round that was opened earlier', async () => {
  const who = await player();
  await limitStakes(table.platform.database, who.playerId, 1_000, new Date(table.now()));
  const roundId = 'opened-yesterday';
  expect(await code(bet(betBody(who, 100, { roundId })))).toBe('OK');
  await passHours(who, 25);
  expect(await code(bet(betBody(who, 900, { roundId })))).toBe('OK');
  expect(await code(bet(betBody(who, 101, { roundId })))).toBe('LIMIT_REACHED');
  expect(await code(bet(betBody(who, 100, { roundId })))).toBe('OK');
});

test('B07: a limit is one for all wallets: bets from another wait for the player’s row, and count after it', async () => {
  const who = await player();
  const { database } = table.platform;
  await limitStakes(database, who.playerId, 1_000, new Date(table.now()));
  const isWaiting = async () =>
    (await database.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`)).length > 0;
  const { reply } = await database.transaction(async (q) => {
    await q.query('SELECT play_hold(ARRAY[$1::bigint], $2)', [who.playerId, new Date(table.now())]);
    const reply = code(bet(betBody(who, 500)));
    let isDone = false;
    void reply.then(() => {
      isDone = true;
    });
    while (!isDone && !(await isWaiting())) await setTimeout(5);
    expect(isDone).toBe(false);
    await limitStakes(q, who.playerId, 499, new Date(table.now()));
    return { reply };
  });
  expect(await reply).toBe('LIMIT_REACHED');
});

test('B07: a market that is closed takes no new stakes, and pays and takes back what was staked before', async () => {
  const who = await player();
  const [won, refunded] = [await accepted(who, 100), await accepted(who, 200)];
  const { database } = table.platform;
  await database.query(`UPDATE market SET status = 1 WHERE code = 'VN'`);
  try {
    expect(await code(bet(betBody(who, 100)))).toBe('PLAYER_BLOCKED');
    expect(await code(table.win(won, 500))).toBe('OK');
    expect(await code(table.rollback(who, refunded.transactionId))).toBe('OK');
  } finally {
    await database.query(`UPDATE market SET status = 0 WHERE code = 'VN'`);
  }
  expect(await code(bet(betBody(who, 100)))).toBe('OK');
});

test('B08: the game must be known, open, and of this vendor', async () => {
  const who = await player();
  expect(await code(bet(betBody(who, 1, { gameId: 'no-such' })))).toBe('GAME_UNKNOWN');
  expect(await code(bet(betBody(who, 1, { gameId: 'onyx-sea' })))).toBe('GAME_UNKNOWN');
  expect(await code(bet(betBody(who, 1, { gameId: 'jade-rest' })))).toBe('GAME_MAINTENANCE');
  expect(await balance(who)).toBe(100_000n);
});

test('B09: needs a live token of this player', async () => {
  const [who, other] = [await player(), await player()];
  expect(await code(bet(betBody(who, 1, { token: 'made-up' })))).toBe('SESSION_EXPIRED');
  expect(await code(bet(betBody(who, 1, { token: other.token })))).toBe('SESSION_EXPIRED');
  table.pass(3 * 3_600_000);
  expect(await code(bet(betBody(who, 1)))).toBe('SESSION_EXPIRED');
  expect(await balance(who)).toBe(100_000n);
});

test('B10: a closed round takes no more', async () => {
  const who = await player();
  const body = await accepted(who, 100);
  await table.win(body, 0);
  expect(await code(bet(betBody(who, 100, { roundId: body.roundId })))).toBe('ROUND_CLOSED');
  expect(await balance(who)).toBe(99_900n);
});
