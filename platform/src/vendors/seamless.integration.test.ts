import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { endedAmong, startSession } from '../access/session.ts';
import { type TestPlatform, testPlatform } from '../testing/testPlatform.ts';
import { addGames, addPlayer, launchOf, vendorCall } from '../testing/vendorClient.ts';
import { ledgerFaults } from '../wallet/ledgerFaults.ts';
import { balanceOf } from '../wallet/wallet.ts';
import { createLaunch } from './launch.ts';

const START = new Date('2026-03-02T03:00:00Z').getTime();
let now = START;
let platform: TestPlatform;
let serial = 0;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  await addGames(platform);
});
afterEach(async () => {
  now = START;
  expect(await ledgerFaults(platform.database)).toEqual([]);
});
afterAll(() => platform?.close());

type Player = Awaited<ReturnType<typeof addPlayer>>;
const player = (balance = 100_000n) => addPlayer(platform, balance);
const fresh = (what: string) => {
  serial += 1;
  return `${what}-${serial}`;
};
const balance = (who: Player) => balanceOf(platform.database, who.playerId);
const countTransfers = async (who: Player) => {
  const [row] = await platform.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM account a JOIN posting p ON p.account_id = a.id WHERE a.kind = 'member' AND a.owner = $1`,
    [who.playerId],
  );
  return row?.n;
};

const betBody = ({ playerId, token }: Player, amount: number, more: object = {}) => ({
  token,
  playerId,
  gameId: 'jade-claw',
  roundId: fresh('round'),
  transactionId: fresh('bet'),
  amount,
  currency: 'VND',
  ...more,
});
const bet = (body: object) => vendorCall(platform, seamlessPaths.bet, body);
const win = (of: ReturnType<typeof betBody>, amount: number, more: object = {}) =>
  vendorCall(platform, seamlessPaths.win, { ...of, transactionId: fresh('win'), amount, endRound: true, ...more });
const rollback = ({ playerId, token }: Player, referenceId: string, more: object = {}) =>
  vendorCall(platform, seamlessPaths.rollback, {
    token,
    playerId,
    transactionId: fresh('rollback'),
    referenceId,
    ...more,
  });
const accepted = async (who: Player, amount: number) => {
  const body = betBody(who, amount);
  expect((await bet(body)).status).toBe(200);
  return body;
};
const code = async (reply: Promise<{ body: Record<string, unknown> }>) => (await reply).body.code ?? 'OK';

describe('session', () => {
  test('the launch code works once and says who plays what', async () => {
    const who = await player(5_000n);
    const launch = await createLaunch(platform.database, launchOf(who.playerId), new Date(now));
    const first = await vendorCall(platform, seamlessPaths.session, { code: launch });
    expect(first).toMatchObject({
      status: 200,
      body: {
        playerId: who.playerId,
        gameId: 'jade-claw',
        gameName: 'Vuốt Ngọc',
        currency: 'VND',
        language: 'vi',
        balance: 5_000,
      },
    });
    expect(first.body.gameIcon).toBe('http://localhost/media/test/games/jade-claw.svg');
    expect(await code(vendorCall(platform, seamlessPaths.session, { code: launch }))).toBe('SESSION_EXPIRED');
  });

  test('the launch code is over after a minute, and a made-up one is none', async () => {
    const who = await player();
    const launch = await createLaunch(platform.database, launchOf(who.playerId), new Date(now));
    now += 61_000;
    expect(await code(vendorCall(platform, seamlessPaths.session, { code: launch }))).toBe('SESSION_EXPIRED');
    expect(await code(vendorCall(platform, seamlessPaths.session, { code: 'made-up' }))).toBe('SESSION_EXPIRED');
  });
});

describe('signature and form', () => {
  test('W01, W02: the balance of a known and of an unknown player', async () => {
    const who = await player(4_200n);
    expect(await vendorCall(platform, seamlessPaths.balance, who)).toEqual({
      status: 200,
      body: { balance: 4_200, currency: 'VND' },
    });
    expect(await code(vendorCall(platform, seamlessPaths.balance, { ...who, playerId: '999999' }))).toBe(
      'PLAYER_UNKNOWN',
    );
    const other = await player();
    expect(await code(vendorCall(platform, seamlessPaths.balance, { ...who, playerId: other.playerId }))).toBe(
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
      const reply = await vendorCall(platform, seamlessPaths.bet, body, options);
      expect(reply).toMatchObject({ status: 401, body: { code: 'BAD_SIGNATURE' } });
    }
    expect(await balance(who)).toBe(100_000n);
  });

  test('W04: a nonce works once, a time stamp five minutes', async () => {
    const who = await player();
    const nonce = fresh('nonce-long-enough');
    expect((await vendorCall(platform, seamlessPaths.bet, betBody(who, 100), { nonce })).status).toBe(200);
    expect((await vendorCall(platform, seamlessPaths.bet, betBody(who, 100), { nonce })).status).toBe(401);
    for (const off of [-301_000, 301_000]) {
      const reply = await vendorCall(platform, seamlessPaths.bet, betBody(who, 100), { timestamp: String(now + off) });
      expect(reply.status).toBe(401);
    }
    expect(await balance(who)).toBe(99_900n);
  });

  test('W05, W06: a malformed body is refused, an unknown field is not', async () => {
    const who = await player();
    for (const body of [
      '{',
      '[]',
      '""',
      { ...betBody(who, 1), roundId: 'has space' },
      { ...betBody(who, 1), token: undefined },
    ]) {
      expect(await vendorCall(platform, seamlessPaths.bet, body)).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      });
    }
    expect((await bet(betBody(who, 100, { jackpot: { share: 1 } }))).status).toBe(200);
  });
});

describe('bet', () => {
  test('B01, B02: moves once, down to nothing', async () => {
    const who = await player(500n);
    const body = betBody(who, 200);
    expect(await bet(body)).toEqual({
      status: 200,
      body: { transactionId: body.transactionId, balance: 300, currency: 'VND' },
    });
    expect((await bet(betBody(who, 300))).body.balance).toBe(0);
  });

  test('B03: above the balance is refused with the balance', async () => {
    const who = await player(500n);
    expect((await bet(betBody(who, 501))).body).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: 500 });
    expect(await balance(who)).toBe(500n);
  });

  test('B04: a zero bet is accepted without a ledger line', async () => {
    const who = await player(500n);
    expect((await bet(betBody(who, 0))).body.balance).toBe(500);
    expect(await countTransfers(who)).toBe(1);
  });

  test('B05, B06: what is no amount of the currency is refused', async () => {
    const who = await player();
    const text = JSON.stringify(betBody(who, 1));
    for (const amount of ['-1', '1.5', '"1"', 'null', '1e999', '1e3', '1.0', '-0', '99999999999999999999']) {
      expect(
        await code(vendorCall(platform, seamlessPaths.bet, text.replace('"amount":1', `"amount":${amount}`))),
      ).toBe('BAD_REQUEST');
    }
    expect(await code(bet(betBody(who, 1, { currency: 'USD' })))).toBe('WRONG_CURRENCY');
    expect(await balance(who)).toBe(100_000n);
  });

  test('B07, B08: player and game must be open, and the game of this vendor', async () => {
    const who = await player();
    expect(await code(bet(betBody(who, 1, { gameId: 'no-such' })))).toBe('GAME_UNKNOWN');
    expect(await code(bet(betBody(who, 1, { gameId: 'onyx-sea' })))).toBe('GAME_UNKNOWN');
    expect(await code(bet(betBody(who, 1, { gameId: 'jade-rest' })))).toBe('GAME_MAINTENANCE');
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [who.playerId]);
    expect(await code(bet(betBody(who, 1)))).toBe('PLAYER_BLOCKED');
    expect(await balance(who)).toBe(100_000n);
  });

  test('B09: needs a live token of this player', async () => {
    const [who, other] = [await player(), await player()];
    expect(await code(bet(betBody(who, 1, { token: 'made-up' })))).toBe('SESSION_EXPIRED');
    expect(await code(bet(betBody(who, 1, { token: other.token })))).toBe('SESSION_EXPIRED');
    now += 3 * 3_600_000;
    expect(await code(bet(betBody(who, 1)))).toBe('SESSION_EXPIRED');
  });

  test('B10: a closed round takes no more', async () => {
    const who = await player();
    const body = betBody(who, 100);
    await bet(body);
    await win(body, 0);
    expect(await code(bet(betBody(who, 100, { roundId: body.roundId })))).toBe('ROUND_CLOSED');
  });
});

describe('copies', () => {
  test('I01: the very same answer, also when the balance went on, the game closed or the token changed', async () => {
    const who = await player();
    const body = betBody(who, 100);
    const first = await bet(body);
    await bet(betBody(who, 5_000));
    expect(await bet(body)).toEqual(first);
    await platform.database.query(`UPDATE game SET maintenance = true WHERE id = 'jade-claw'`);
    expect(await bet({ ...body, token: 'over' })).toEqual(first);
    await platform.database.query(`UPDATE game SET maintenance = false WHERE id = 'jade-claw'`);
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
      expect(await code(bet({ ...body, ...change }))).toBe('CONFLICT');
    }
    expect(await code(win(body, 100, { transactionId: body.transactionId }))).toBe('CONFLICT');
    expect(await balance(who)).toBe(99_900n);
  });

  test('I03: the same id of another player is its own transaction', async () => {
    const [a, b] = [await player(), await player()];
    const transactionId = fresh('shared');
    await bet(betBody(a, 100, { transactionId }));
    expect((await bet(betBody(b, 300, { transactionId }))).body.balance).toBe(99_700);
  });

  test('I04: fifty at once make one transfer and fifty equal answers', async () => {
    const who = await player();
    const body = betBody(who, 100);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countTransfers(who)).toBe(2);
  });

  test('I05, I06: another process gives the same answer', async () => {
    const who = await player();
    const body = betBody(who, 100);
    const first = await bet(body);
    const other = await testPlatform({ clock: () => new Date(now), database: platform });
    try {
      expect(await vendorCall(other, seamlessPaths.bet, body)).toEqual(first);
    } finally {
      await other.close();
    }
  });
});

describe('win', () => {
  test('N01, N02: is credited, with an expired token too, and closes the round', async () => {
    const who = await player(1_000n);
    const body = await accepted(who, 400);
    now += 3 * 3_600_000;
    expect((await win(body, 900)).body.balance).toBe(1_500);
    const [round] = await platform.database.query(
      'SELECT staked, won, state, closed_at IS NOT NULL AS closed FROM game_round WHERE round_id = $1',
      [body.roundId],
    );
    expect(round).toEqual({ staked: '400', won: '900', state: 'settled', closed: true });
  });

  test('N03: needs a bet; one that was too early is taken once the bet is there', async () => {
    const who = await player(1_000n);
    const body = betBody(who, 400);
    const transactionId = fresh('win');
    expect(await code(win(body, 900, { transactionId }))).toBe('BET_UNKNOWN');
    await bet(body);
    expect((await win(body, 900, { transactionId })).body.balance).toBe(1_500);
  });

  test('N04, N05: several wins in an open round, a zero one closes it', async () => {
    const who = await player(1_000n);
    const body = await accepted(who, 400);
    expect((await win(body, 100, { endRound: false })).body.balance).toBe(700);
    expect((await win(body, 100, { endRound: undefined })).body.balance).toBe(800);
    expect((await win(body, 0)).body.balance).toBe(800);
    expect(await code(win(body, 100))).toBe('ROUND_CLOSED');
    expect(await balance(who)).toBe(800n);
  });

  test('N06: what comes after the close is kept for review', async () => {
    const who = await player();
    const body = await accepted(who, 400);
    await win(body, 0);
    const transactionId = fresh('late');
    await win(body, 77, { transactionId });
    const rows = await platform.database.query(
      'SELECT kind, code, amount FROM vendor_transaction WHERE transaction_id = $1',
      [transactionId],
    );
    expect(rows).toEqual([{ kind: 'win', code: 'ROUND_CLOSED', amount: '77' }]);
  });
});

describe('rollback', () => {
  test('R01, R02, R04: gives the recorded stake back, once', async () => {
    const who = await player(1_000n);
    const body = await accepted(who, 400);
    const transactionId = fresh('rollback');
    const first = await rollback(who, body.transactionId, { transactionId });
    expect(first.body).toEqual({ transactionId, balance: 1_000, currency: 'VND' });
    expect(await rollback(who, body.transactionId, { transactionId })).toEqual(first);
    const [round] = await platform.database.query('SELECT staked, state FROM game_round WHERE round_id = $1', [
      body.roundId,
    ]);
    expect(round).toEqual({ staked: '0', state: 'cancelled' });
    expect(await code(win(body, 900))).toBe('ROUND_CLOSED');
  });

  test('R03: another rollback of the same bet is refused', async () => {
    const who = await player(1_000n);
    const body = await accepted(who, 400);
    await rollback(who, body.transactionId);
    expect(await code(rollback(who, body.transactionId))).toBe('ALREADY_ROLLED_BACK');
    expect(await balance(who)).toBe(1_000n);
  });

  test('R05, R06: before its bet it leaves a tombstone; the bet gets its answer and moves nothing', async () => {
    const who = await player(1_000n);
    const body = betBody(who, 400);
    expect((await rollback(who, body.transactionId)).body.balance).toBe(1_000);
    const late = await bet(body);
    expect(late).toEqual({ status: 200, body: { transactionId: body.transactionId, balance: 1_000, currency: 'VND' } });
    expect(await bet(body)).toEqual(late);
    expect(await code(bet({ ...body, amount: 1 }))).toBe('CONFLICT');
    expect(await code(rollback(who, body.transactionId))).toBe('ALREADY_ROLLED_BACK');
    expect(await code(win(body, 900))).toBe('BET_UNKNOWN');
    expect(await balance(who)).toBe(1_000n);
  });

  test('R06: a vendor may want to hear that there is no such bet', async () => {
    const who = await player();
    await platform.database.query(`UPDATE vendor_secret SET unknown_rollback = 'refuse'`);
    expect(await code(rollback(who, fresh('never')))).toBe('BET_UNKNOWN');
    await platform.database.query(`UPDATE vendor_secret SET unknown_rollback = 'accept'`);
  });

  test('R07, R08: a refused bet and a settled one are not rolled back', async () => {
    const who = await player(500n);
    const refused = betBody(who, 501);
    await bet(refused);
    expect(await code(rollback(who, refused.transactionId))).toBe('PARENT_FAILED');
    const settled = await accepted(who, 100);
    await win(settled, 0);
    expect(await code(rollback(who, settled.transactionId))).toBe('ALREADY_SETTLED');
    const paid = await accepted(who, 100);
    await win(paid, 50, { endRound: false });
    expect(await code(rollback(who, paid.transactionId))).toBe('ALREADY_SETTLED');
    expect(await balance(who)).toBe(350n);
  });

  test('R09, R11: a win, and a bet of another player, cannot be referred to', async () => {
    const [who, other] = [await player(1_000n), await player(1_000n)];
    const body = await accepted(who, 400);
    const transactionId = fresh('win');
    await win(body, 900, { transactionId });
    expect(await code(rollback(who, transactionId))).toBe('BET_UNKNOWN');
    expect(await code(rollback(other, body.transactionId))).toBe('BET_UNKNOWN');
    expect([await balance(who), await balance(other)]).toEqual([1_500n, 1_000n]);
  });
});

describe('at once', () => {
  test('C01: two bets for one balance', async () => {
    const who = await player(100n);
    const codes = await Promise.all([code(bet(betBody(who, 80))), code(bet(betBody(who, 80)))]);
    expect(codes.sort()).toEqual(['INSUFFICIENT_FUNDS', 'OK']);
  });

  test('C02: many players, many calls, a ledger that adds up and rounds that match it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => player(2_000n)));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const bets = players.flatMap((who) => Array.from({ length: 12 }, () => ({ who, body: betBody(who, random(400)) })));
    await Promise.all(
      bets.flatMap(({ who, body }, index) => {
        const calls: Promise<unknown>[] = [bet(body)];
        if (index % 3 === 0) calls.push(rollback(who, body.transactionId));
        if (index % 4 === 0) calls.push(bet(body));
        if (index % 2 === 0) calls.push(win(body, random(600)));
        return calls;
      }),
    );
    for (const who of players) {
      const [row] = await platform.database.query<{ net: string }>(
        'SELECT coalesce(sum(won - staked), 0) AS net FROM game_round WHERE member_id = $1',
        [who.playerId],
      );
      expect(await balance(who)).toBe(2_000n + BigInt(row?.net ?? 0));
    }
  });

  test('C03: a bet and its rollback end with the stake at the player, whoever is first', async () => {
    const who = await player(1_000n);
    for (let i = 0; i < 10; i += 1) {
      const body = betBody(who, 100);
      await Promise.all([bet(body), rollback(who, body.transactionId)]);
    }
    expect(await balance(who)).toBe(1_000n);
  });
});

test('play keeps the session alive that the game was opened from, and no other', async () => {
  const { playerId } = await player();
  const start = () =>
    startSession(platform.database, new Date(now), {
      memberId: playerId,
      marketCode: 'VN',
      ip: '127.0.0.1',
      userAgent: '',
    });
  const [playing, idle] = [await start(), await start()];
  const launch = { ...launchOf(playerId), sessionId: playing.id };
  const launchCode = await createLaunch(platform.database, launch, new Date(now));
  const token = String((await vendorCall(platform, seamlessPaths.session, { code: launchCode })).body.token);
  for (let i = 0; i < 3; i += 1) {
    now += 20 * 60_000;
    expect((await bet(betBody({ playerId, token, account: '' }, 1))).status).toBe(200);
  }
  const ended = await endedAmong(platform.database, new Date(now), [playing.id, idle.id]);
  expect(ended).toEqual([{ id: idle.id, why: 'expired' }]);
});

test('a movement is told to the pages of the player', async () => {
  const heard: unknown[] = [];
  const who = await player(1_000n);
  const told = new Promise<void>((resolve) => {
    platform.services.live.subscribe((audience, event) => {
      // what was told of other players before may still be on its way
      if (typeof audience !== 'object' || !('member' in audience) || audience.member !== who.playerId) return;
      heard.push({ audience, event });
      resolve();
    });
  });
  await bet(betBody(who, 250));
  await told;
  expect(heard).toEqual([
    { audience: { member: who.playerId }, event: { type: 'balance', sumBalance: 7.5, reason: 'bet' } },
  ]);
});
