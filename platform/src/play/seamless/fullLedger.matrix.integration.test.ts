import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { analyzeGrown } from '../../foundation/database/analyzeGrown.ts';
import { SANDBOX } from './secrets.ts';
import { type Player, type VendorTable, vendorTable } from './testing/vendorTable.ts';

const GROUP = 64;
const GROUPS = 30;

// VACUUM only updates row counts; the server runs it at any time.
describe.each([
  { way: 'was analyzed as it grew', vacuumedAt: -1 },
  { way: 'was vacuumed before it was ever analyzed with rows', vacuumedAt: GROUPS - 8 },
])('a ledger that $way', ({ vacuumedAt }) => {
  const table = vendorTable();
  let connection: pg.Client;

  beforeAll(async () => {
    connection = await table.platform.database.dedicated();
  });
  afterAll(() => connection.end());

  /** Rows read by a bet now. */
  async function readByBet(who: Player): Promise<number> {
    const before = await rowsRead(connection);
    await send(connection, bets(table, who));
    return ((await rowsRead(connection)) - before) / GROUP;
  }

  test('costs a connection that began when it was empty no more for a bet', async () => {
    const who = await table.player();
    // The worst statistics to plan with: the tables are known to be empty.
    await connection.query('ANALYZE');
    for (let group = 0; group < GROUPS; group += 1) {
      const calls = bets(table, who);
      await send(connection, calls);
      await send(
        connection,
        calls.slice(GROUP / 2).map((bet) => end(table, bet)),
      );
      if (group === vacuumedAt) await connection.query('VACUUM');
      if (group >= vacuumedAt) await analyzeGrown(table.platform.database);
    }
    const read = await readByBet(who);
    expect(read).toBeGreaterThan(1);
    expect(read).toBeLessThan(20);
  });
});

/** A group of bets, each in a round of its own. */
function bets(table: VendorTable, { playerId, token }: Player) {
  return Array.from({ length: GROUP }, () => ({
    kind: 'bet',
    caller: SANDBOX,
    version: 1,
    nonce: table.fresh('nonce'),
    at: new Date(table.now()).toISOString(),
    token,
    player: playerId,
    transaction_id: table.fresh('transaction'),
    request_hash: '00',
    game: 'jade-claw',
    round: table.fresh('round'),
    amount: 1,
    currency: 'VND',
  }));
}

const end = (table: VendorTable, bet: ReturnType<typeof bets>[number]) => ({
  ...bet,
  kind: 'win',
  nonce: table.fresh('nonce'),
  transaction_id: table.fresh('transaction'),
  ends: true,
});

async function send(connection: pg.Client, calls: readonly object[]): Promise<void> {
  const { rows } = await connection.query<{ code: string | null }>(
    'SELECT code FROM seamless_calls($1) WHERE code IS NOT NULL',
    [JSON.stringify(calls)],
  );
  expect(rows).toEqual([]);
}

/**
 * Rows read by queries of this database so far. Dead row versions do not count: how many an account has depends on
 * other open transactions.
 */
async function rowsRead(connection: pg.Client): Promise<number> {
  await connection.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await connection.query<{ read: number }>(
    'SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_user_tables',
  );
  return rows[0]?.read ?? 0;
}
