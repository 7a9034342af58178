import { expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { testSettings } from '../../../testing/testSettings.ts';
import { addVendorSecret } from '../secrets.ts';
import { code, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, win, rollback, accepted, balance, fresh, lines } = table;

const round = async (roundId: string) => {
  const rows = await table.platform.database.query(
    'SELECT staked, won, state, closed_at IS NOT NULL AS closed FROM game_round WHERE round_id = $1',
    [roundId],
  );
  return rows[0];
};
const promo = { reason: 'promo', campaign: 'spring' };
const promoWins = (allowed: boolean) =>
  table.platform.database.query('UPDATE vendor_secret SET promo_wins = $1', [allowed]);

test('N01: a win after its bet is credited and closes the round', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  expect((await win(body, 900)).body.balance).toBe(1_500);
  expect(await round(body.roundId)).toEqual({ staked: '400', won: '900', state: 'settled', closed: true });
});

test('N02: with an expired token, for a closed account or of a game that rests it is credited too', async () => {
  const who = await player(1_000n);
  const [first, second] = [await accepted(who, 100), await accepted(who, 100)];
  table.pass(3 * 3_600_000);
  expect((await win(first, 900)).body.balance).toBe(1_700);
  await table.platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [who.playerId]);
  await table.platform.database.query(`UPDATE game SET maintenance = true WHERE id = 'jade-claw'`);
  expect((await win(second, 300)).body.balance).toBe(2_000);
  await table.platform.database.query(`UPDATE game SET maintenance = false WHERE id = 'jade-claw'`);
});

test('N03: needs a bet; one that was too early is taken once the bet is there', async () => {
  const who = await player(1_000n);
  const body = betBody(who, 400);
  const transactionId = fresh('win');
  expect(await win(body, 900, { transactionId })).toMatchObject({ status: 404, body: { code: 'BET_UNKNOWN' } });
  expect(await lines(who)).toBe(1);
  await bet(body);
  expect((await win(body, 900, { transactionId })).body.balance).toBe(1_500);
});

test('N03: a prize needs none where the caller may give one, and leaves rounds alone', async () => {
  const who = await player(1_000n);
  const prize = betBody(who, 0);
  expect(await code(win(prize, 500, { ...promo }))).toBe('BET_UNKNOWN');
  await promoWins(true);
  const transactionId = fresh('prize');
  const first = await win(prize, 500, { ...promo, transactionId });
  expect(first).toMatchObject({ status: 200, body: { balance: 1_500 } });
  expect(await win(prize, 500, { ...promo, transactionId })).toEqual(first);
  expect(await code(win(prize, 500))).toBe('BET_UNKNOWN');
  expect(await code(win(prize, 500, { ...promo, gameId: 'no-such' }))).toBe('BET_UNKNOWN');
  expect(await code(win(prize, 500, { ...promo, currency: 'USD' }))).toBe('WRONG_CURRENCY');
  expect(await round(prize.roundId)).toBeUndefined();

  const played = await accepted(who, 100);
  await win(played, 50, { ...promo });
  expect(await round(played.roundId)).toEqual({ staked: '100', won: '0', state: 'open', closed: false });
  await promoWins(false);
  expect(await balance(who)).toBe(1_450n);
});

test('N03: a prize comes from the vendors that the caller signs for, and from no other', async () => {
  const { database } = table.platform;
  const who = await player(1_000n);
  const acme = { caller: 'acme', secret: 'a secret of acme' };
  await addVendorSecret(database, testSettings.vendorKeys, { caller: acme.caller, secret: acme.secret });
  await database.query(`UPDATE vendor SET caller = 'acme' WHERE code = 'ONYX'`);
  await promoWins(true);
  const prizeOf = (gameId: string, signer: object = {}) =>
    code(
      table.call(seamlessPaths.win, { ...betBody(who, 500), gameId, transactionId: fresh('prize'), ...promo }, signer),
    );
  expect(await prizeOf('jade-claw', acme)).toBe('GAME_UNKNOWN');
  expect(await prizeOf('onyx-sea')).toBe('GAME_UNKNOWN');
  expect(await balance(who)).toBe(1_000n);
  expect(await prizeOf('onyx-sea', acme)).toBe('OK');
  expect(await prizeOf('jade-claw')).toBe('OK');
  expect(await balance(who)).toBe(2_000n);

  // a paid prize keeps its response, whoever signs for the vendor by then; a refused one may be repeated
  const prize = { ...betBody(who, 500), gameId: 'onyx-sea', transactionId: fresh('prize'), ...promo };
  const paid = await table.call(seamlessPaths.win, prize, acme);
  await database.query(`UPDATE vendor SET caller = NULL WHERE code = 'ONYX'`);
  expect(await table.call(seamlessPaths.win, prize, acme)).toEqual(paid);
  expect(await prizeOf('onyx-sea', acme)).toBe('GAME_UNKNOWN');
  expect(await prizeOf('onyx-sea')).toBe('OK');
  await promoWins(false);
});

test('N04: a zero win closes the round', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  expect(await win(body, 0)).toMatchObject({ status: 200, body: { balance: 600 } });
  expect(await round(body.roundId)).toEqual({ staked: '400', won: '0', state: 'settled', closed: true });
  expect(await lines(who)).toBe(2);
});

test('N05: a second win in an open round is credited', async () => {
  const who = await player(1_000n);
  const body = await accepted(who, 400);
  expect((await win(body, 100, { endRound: false })).body.balance).toBe(700);
  expect((await win(body, 100, { endRound: undefined })).body.balance).toBe(800);
  expect((await win(body, 50)).body.balance).toBe(850);
  expect(await round(body.roundId)).toMatchObject({ won: '250', state: 'settled' });
});

test('N05: games number their rounds by themselves: closing the one of a game leaves that of another open', async () => {
  const { database } = table.platform;
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, maintenance, added_at)
     SELECT 'jade-moon', vendor_code, category, variant, name_vi, name_en, rtp, volatility, false, added_at
     FROM game WHERE id = 'jade-claw'`,
  );
  const who = await player(1_000n);
  const first = await accepted(who, 100);
  const other = betBody(who, 200, { gameId: 'jade-moon', roundId: first.roundId });
  expect(await bet(other)).toMatchObject({ status: 200 });
  expect(await code(win(first, 500))).toBe('OK');
  const more = betBody(who, 50, { gameId: 'jade-moon', roundId: first.roundId });
  expect(await code(bet(more))).toBe('OK');
  expect(await code(rollback(who, more.transactionId))).toBe('OK');
  expect(await code(win(other, 700))).toBe('OK');
  expect(await code(win(other, 1))).toBe('ROUND_CLOSED');
  expect(await code(bet(betBody(who, 50, { roundId: first.roundId })))).toBe('ROUND_CLOSED');
  const rounds = await database.query(
    'SELECT game_id, staked, won, state FROM game_round WHERE round_id = $1 ORDER BY game_id',
    [first.roundId],
  );
  expect(rounds).toEqual([
    { game_id: 'jade-claw', staked: '100', won: '500', state: 'settled' },
    { game_id: 'jade-moon', staked: '200', won: '700', state: 'settled' },
  ]);
  expect(await balance(who)).toBe(1_900n);
});

test('N06: what comes after the close is refused and kept for review', async () => {
  const who = await player();
  const body = await accepted(who, 400);
  await win(body, 0);
  const transactionId = fresh('late');
  expect(await code(win(body, 77, { transactionId }))).toBe('ROUND_CLOSED');
  const rows = await table.platform.database.query(
    'SELECT kind, code, amount FROM vendor_transaction WHERE transaction_id = $1',
    [transactionId],
  );
  expect(rows).toEqual([{ kind: 'win', code: 'ROUND_CLOSED', amount: '77' }]);
  expect(await balance(who)).toBe(99_600n);
});

test('N05: what an account cannot hold is refused with nothing written down, also beside other calls, and comes again', async () => {
  const most = 2n ** 53n - 1n;
  const [rich, other] = [await player(most), await player(1_000n)];
  const stake = await accepted(rich, 400);
  const [late, beside] = [await accepted(rich, 100), await accepted(other, 100)];
  expect(await Promise.all([code(win(late, 501)), code(win(beside, 700))])).toEqual(['BALANCE_LIMIT', 'OK']);
  expect(await balance(other)).toBe(1_600n);
  expect(await balance(rich)).toBe(most - 500n);
  expect((await win(late, 500)).body.balance).toBe(Number(most));
  expect(await code(rollback(rich, stake.transactionId, { roundId: stake.roundId, amount: 400 }))).toBe(
    'BALANCE_LIMIT',
  );
  await accepted(rich, 400);
  expect(await code(rollback(rich, stake.transactionId, { roundId: stake.roundId, amount: 400 }))).toBe('OK');
});
