import { expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { testPlatform } from '../../../testing/testPlatform.ts';
import { vendorCall } from '../../../testing/vendorClient.ts';
import { code, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, call, fresh, rollback, balance } = table;

test('C01: two bets race for one balance', async () => {
  const who = await player(100n);
  const codes = await Promise.all([code(bet(betBody(who, 80))), code(bet(betBody(who, 80)))]);
  expect(codes.sort()).toEqual(['INSUFFICIENT_FUNDS', 'OK']);
  expect(await balance(who)).toBe(20n);
});

test('C01: of many bets that come together each is judged by itself', async () => {
  const who = await player(1_000n);
  const amounts = [400, 700, 400, 300, 200];
  const replies = await Promise.all(amounts.map((amount) => bet(betBody(who, amount))));
  const taken = amounts.filter((_amount, i) => replies[i]?.status === 200).reduce((sum, amount) => sum + amount, 0);
  expect(await balance(who)).toBe(1_000n - BigInt(taken));
  // whatever the order: a refused bet exceeded the remaining balance, so the smallest one still fits
  expect(taken).toBeGreaterThanOrEqual(800);
});

test('C02: many players, many calls, two processes: a ledger that adds up and rounds that match it', async () => {
  const other = await testPlatform({ clock: () => new Date(table.now()), database: table.platform });
  try {
    const players = await Promise.all(Array.from({ length: 24 }, () => player(2_000n)));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    // to a random one of the two processes
    const send = (path: string, body: object) => (random(2) === 0 ? call(path, body) : vendorCall(other, path, body));
    const bets = players.flatMap((who) => Array.from({ length: 12 }, () => betBody(who, random(400))));
    const replies = await Promise.all(
      bets.flatMap((body, index) => {
        const { playerId, token, transactionId } = body;
        const calls = [send(seamlessPaths.bet, body)];
        if (index % 3 === 0) {
          const rolled = { playerId, token, transactionId: fresh('rollback'), referenceId: transactionId };
          calls.push(send(seamlessPaths.rollback, rolled));
        }
        if (index % 4 === 0) calls.push(send(seamlessPaths.bet, body));
        if (index % 2 === 0) {
          const won = { ...body, transactionId: fresh('win'), amount: random(600), endRound: true };
          calls.push(send(seamlessPaths.win, won));
        }
        return calls;
      }),
    );
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    for (const who of players) {
      const [row] = await table.platform.database.query<{ net: string }>(
        'SELECT coalesce(sum(won - staked), 0) AS net FROM game_round WHERE member_id = $1',
        [who.playerId],
      );
      expect(await balance(who)).toBe(2_000n + BigInt(row?.net ?? 0));
    }
  } finally {
    await other.close();
  }
});

test('C02: a call that cannot be done harms none of those that it shares a commit with', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => player(1_000n)));
  const [odd] = players;
  if (!odd) throw new Error('there are players');
  const poison = betBody(odd, 10);
  // its key is already used in the ledger, without a call
  await table.platform.database.query(
    `SELECT ledger_post($1, 'deposit', wallet_account('bank', 'BANK'), wallet_account('member', $2), 5, '{}', '')`,
    [`sandbox:${odd.playerId}:${poison.transactionId}`, odd.playerId],
  );
  const others = players.flatMap((who) => Array.from({ length: 5 }, () => betBody(who, 100)));
  const [failed, ...replies] = await Promise.all([bet(poison), ...others.map((body) => bet(body))]);
  expect(failed?.status).toBe(500);
  expect(replies.map(({ status }) => status)).toEqual(others.map(() => 200));
  expect(await Promise.all(players.map(balance))).toEqual(players.map((who) => (who === odd ? 505n : 500n)));
  // its outcome is unknown, so the vendor may retry or roll back
  expect(await code(rollback(odd, poison.transactionId))).toBe('OK');
});

test('C03: a bet and its rollback end with the stake at the player, whoever is first', async () => {
  const who = await player(1_000n);
  for (let i = 0; i < 10; i += 1) {
    const body = betBody(who, 100);
    await Promise.all(
      i % 2 === 0 ? [bet(body), rollback(who, body.transactionId)] : [rollback(who, body.transactionId), bet(body)],
    );
  }
  expect(await balance(who)).toBe(1_000n);
});
