import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { analyzeGrown } from '../foundation/database/analyzeGrown.ts';
import { SANDBOX } from './secrets.ts';
import { type Player, vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();
const GROUP = 64;
let connection: pg.Client;
let serial = 0;

beforeAll(async () => {
  connection = await table.platform.database.dedicated();
});
afterAll(() => connection.end());

async function send(calls: readonly object[]): Promise<void> {
  const { rows } = await connection.query<{ code: string | null }>(
    'SELECT code FROM seamless_calls($1) WHERE code IS NOT NULL',
    [JSON.stringify(calls)],
  );
  expect(rows).toEqual([]);
}

function call(kind: 'bet' | 'win', { playerId, token }: Player, round: string, more: object = {}) {
  serial += 1;
  return {
    kind,
    caller: SANDBOX,
    version: 1,
    nonce: `nonce-${serial}`,
    at: new Date(table.now()).toISOString(),
    token,
    player: playerId,
    transaction_id: `transaction-${serial}`,
    request_hash: '00',
    game: 'jade-claw',
    round,
    amount: 1,
    currency: 'VND',
    ...more,
  };
}

/** Bets of a player, each in a round of its own; answers the rounds. */
async function bet(who: Player, bets = GROUP): Promise<string[]> {
  const rounds = Array.from({ length: bets }, () => table.fresh('round'));
  await send(rounds.map((round) => call('bet', who, round)));
  return rounds;
}

const end = (who: Player, rounds: readonly string[]) =>
  send(rounds.map((round) => call('win', who, round, { ends: true })));

/** Rows and index entries that this database has read so far. */
async function rowsRead(): Promise<number> {
  await connection.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await connection.query<{ read: number }>(
    `SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::int
       + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::int AS read`,
  );
  return rows[0]?.read ?? 0;
}

/** What a bet reads now. */
async function readByBet(who: Player): Promise<number> {
  const before = await rowsRead();
  await bet(who);
  return ((await rowsRead()) - before) / GROUP;
}

test('a connection that began on an empty ledger reads no more of a full one for a bet', async () => {
  const who = await table.player();
  // The worst to plan with: the tables are known to be empty.
  await connection.query('ANALYZE');
  await end(who, await bet(who, 1));
  for (let groups = 0; groups < 30; groups += 1) {
    await end(who, (await bet(who)).slice(GROUP / 2));
    await analyzeGrown(table.platform.database);
  }
  // The server's own work on these tables counts as well, and does not come three times running.
  const read = Math.min(await readByBet(who), await readByBet(who), await readByBet(who));
  expect(read).toBeGreaterThan(1);
  expect(read).toBeLessThan(100);
});
