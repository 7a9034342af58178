import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkMoney } from '@unisite/platform/checkMoney';
import type { Database, Queryable } from '@unisite/platform/database';
import { mobileNumber } from '@unisite/platform/identity';
import { type TestDatabase, testDatabase } from '@unisite/platform/testing/testDatabase';
import { agent, operators, player } from './people.ts';
import { seedDemonstration } from './seed.ts';

jest.setTimeout(120_000);

const morning = new Date('2026-11-20T03:00:00Z');
const evening = new Date('2026-11-20T11:30:00Z');

let own: TestDatabase;
let database: Database;
const lines: string[] = [];

const one = async <Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row> => {
  // cast: each query states what it selects
  const [row] = (await database.query<Record<string, unknown>>(sql, values)) as Row[];
  if (!row) throw new Error(`no row: ${sql}`);
  return row;
};

beforeAll(async () => {
  own = await testDatabase();
  database = own.owner;
  expect(await seedDemonstration(database, { now: evening, onProgress: (line) => lines.push(line) })).toBe(true);
});
afterAll(() => own.drop());

describe('its money', () => {
  it('adds up, with the cash and the vendors’ calls beside it', async () => {
    expect(await checkMoney(database)).toEqual([]);
  });

  // Changes data as the database's owner can, bypassing every trigger; the ledger itself stays as sealed.
  const foundAfter = async (sql: string): Promise<string[]> => {
    const undo = new Error('only looked at');
    let found: string[] = [];
    const tampered = database.transaction(async (q: Queryable) => {
      await q.query(`SET LOCAL session_replication_role = 'replica'`);
      await q.query(sql);
      found = (await checkMoney(q)).map(({ invariant }) => invariant);
      throw undo;
    });
    await expect(tampered).rejects.toBe(undo);
    return found;
  };

  it.each([
    [
      `UPDATE cash_withdrawal SET amount = amount + 100 WHERE id = (SELECT min(id) FROM cash_withdrawal WHERE state = 'requested')`,
      'what is put aside is what open withdrawals are of',
    ],
    [
      `UPDATE cash_withdrawal SET state = 'rejected', closed_at = created_at WHERE id = (SELECT min(id) FROM cash_withdrawal WHERE state = 'requested')`,
      'what is put aside is what open withdrawals are of',
    ],
    [
      `DELETE FROM cash_withdrawal WHERE id = (SELECT min(id) FROM cash_withdrawal WHERE state = 'received')`,
      'the bank’s lines are payments and payouts',
    ],
    [
      `UPDATE cash_withdrawal SET state = 'rejected' WHERE id = (SELECT min(id) FROM cash_withdrawal WHERE state = 'received')`,
      'the bank’s lines are payments and payouts',
    ],
    [
      'UPDATE cash_deposit_payment SET amount = amount * 2 WHERE deposit_id = (SELECT min(deposit_id) FROM cash_deposit_payment)',
      'the bank’s lines are payments and payouts',
    ],
    [
      'UPDATE cash_deposit_payment SET reversed = true WHERE deposit_id = (SELECT min(deposit_id) FROM cash_deposit_payment)',
      'the bank’s lines are payments and payouts',
    ],
    [
      `UPDATE transfer SET idem = 'sandbox:1:none' WHERE id = (SELECT min(id) FROM transfer WHERE kind = 'bet')`,
      'a bet, win or refund has its call',
    ],
    [
      `UPDATE transfer SET kind = 'adjustment' WHERE id = (SELECT min(id) FROM transfer WHERE kind = 'bonus')`,
      'a correction was posted as it was decided',
    ],
  ])('does not after %s', async (sql, invariant) => {
    expect(new Set(await foundAfter(sql))).toEqual(new Set([invariant]));
  });
});

describe('the demonstration', () => {
  it('tells how it gets on', () => {
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(/^demonstration: 533 games \(/);
    expect(lines.at(-1)).toMatch(/^demonstration: ready in /);
  });

  it('leaves a database with members alone', async () => {
    const before = await one<{ n: string }>('SELECT count(*) AS n FROM transfer');
    expect(await seedDemonstration(database, { now: evening })).toBe(false);
    expect(await one('SELECT count(*) AS n FROM transfer')).toEqual(before);
  });

  it('gives back an operator that it lacks, and none to a database that is no demonstration', async () => {
    await database.query('DELETE FROM operator WHERE account = $1', ['duty']);
    await seedDemonstration(database, { now: evening });
    expect(await one('SELECT count(*)::int AS n FROM operator')).toEqual({ n: operators.length });
    const other = await testDatabase();
    try {
      await other.owner.query(
        `INSERT INTO member (account, nickname, password_hash, customer_type, market_code) VALUES ('someone', 'S', '-', 0, 'VN')`,
      );
      expect(await seedDemonstration(other.owner, { now: evening })).toBe(false);
      expect(await other.owner.query('SELECT FROM operator')).toEqual([]);
    } finally {
      await other.drop();
    }
  });

  it('has 16 vendors, 533 games and 400 members four levels deep', async () => {
    expect(
      await one(`SELECT (SELECT count(*)::int FROM vendor) AS vendors, (SELECT count(*)::int FROM game) AS games,
        (SELECT count(*)::int FROM member) AS members,
        (SELECT max(length(path) - length(replace(path, '/', '')) - 1) FROM member) AS depth`),
    ).toEqual({ vendors: 16, games: 533, members: 400, depth: 4 });
    expect(await database.query(`SELECT 1 FROM member WHERE path NOT LIKE '%/' || id || '/'`)).toEqual([]);
    expect(
      await database.query(
        `SELECT 1 FROM member m JOIN member u ON u.id = m.upline_id WHERE m.path <> u.path || m.id || '/' OR u.customer_type = 0`,
      ),
    ).toEqual([]);
  });

  it('has the known accounts', async () => {
    expect(
      await one(
        `SELECT m.level, m.customer_type, ($2::date - (m.reg_date AT TIME ZONE 'Asia/Ho_Chi_Minh')::date) AS days, a.balance::float8 / 100 AS balance
           FROM member m JOIN account a ON a.kind = 'member' AND a.owner = m.id::text WHERE m.account = $1`,
        [player.account, '2026-11-20'],
      ),
    ).toEqual({ level: 'diamond2', customer_type: 0, days: 1204, balance: 12_846_500 });
    const root = await one<{ path: string; customer_type: number }>(
      'SELECT path, customer_type FROM member WHERE account = $1',
      [agent.account],
    );
    expect(root.customer_type).toBe(1);
    const team = await database.query<{ account: string }>('SELECT account FROM member WHERE path LIKE $1', [
      `${root.path}_%`,
    ]);
    expect(team.length).toBeGreaterThan(60);
    expect(team.map(({ account }) => account)).toContain(player.account);
    expect(await database.query('SELECT account, state, roles FROM operator ORDER BY account')).toEqual(
      operators
        .map(({ account, roles }) => ({ account, state: 'active', roles }))
        .toSorted((one, other) => one.account.localeCompare(other.account)),
    );
  });

  it('has the player’s limits with what is used of them, and everybody was asked for one', async () => {
    expect(
      await one(
        `SELECT s.loss_limits[2]::float8 / 100 AS loss, s.time_limits[1] / 3600 AS hours,
           s.staked_before[3] > 0 AND s.seconds_before[3] > 0 AS plays
         FROM play_state s JOIN member m ON m.id = s.member_id WHERE m.account = $1`,
        [player.account],
      ),
    ).toEqual({ loss: 12_000_000, hours: '3', plays: true });
    expect(
      await one(
        `SELECT count(*)::int AS unasked FROM member m WHERE NOT EXISTS (
           SELECT FROM play_event e WHERE e.member_id = m.id AND e.act IN ('limitSet', 'limitDeclined'))`,
      ),
    ).toEqual({ unasked: 0 });
  });

  it('knows where everyone is reached, everyone somewhere else', async () => {
    expect(
      await one(
        `SELECT count(DISTINCT mobile)::int AS mobiles, count(DISTINCT email)::int AS emails,
        count(*) FILTER (WHERE payee_name ~ '^[A-Z]+( [A-Z]+)+$')::int AS names,
        count(*) FILTER (WHERE password_changed_at BETWEEN reg_date AND $1)::int AS changed FROM member`,
        [evening],
      ),
    ).toEqual({ mobiles: 400, emails: 400, names: 400, changed: 400 });
    const numbers = await database.query<{ mobile: string; email: string }>('SELECT mobile, email FROM member');
    for (const { mobile, email } of numbers) {
      expect(mobileNumber(mobile, '84')).toBe(mobile);
      expect(email).toMatch(/^[a-z0-9]+@thu\.example$/);
    }
    expect(await one('SELECT email, mobile, payee_name FROM member WHERE account = $1', [player.account])).toEqual({
      email: 'minhanh@thu.example',
      mobile: '+84912345678',
      payee_name: 'NGUYEN MINH ANH',
    });
  });

  it('has an invitation code of the agent to type, and one that an address stands for', async () => {
    expect(
      await database.query(
        `SELECT a.code, a.domain, d.market_code, m.account FROM affiliate a JOIN member m ON m.id = a.member_id
           LEFT JOIN market_domain d ON d.domain = a.domain ORDER BY a.domain NULLS FIRST`,
      ),
    ).toEqual([
      { code: 'hungphat', domain: null, market_code: null, account: agent.account },
      { code: 'daily01', domain: 'daily01.localhost', market_code: 'VN', account: agent.account },
    ]);
  });

  it('keeps the books', async () => {
    expect(await one('SELECT sum(balance)::text AS sum FROM account')).toEqual({ sum: '0' });
    expect(
      await database.query('SELECT transfer_id FROM posting GROUP BY 1 HAVING sum(amount) <> 0 OR count(*) <> 2'),
    ).toEqual([]);
    expect(
      await database.query(`SELECT a.id FROM account a LEFT JOIN posting p ON p.account_id = a.id GROUP BY a.id
                             HAVING a.balance <> coalesce(sum(p.amount), 0)`),
    ).toEqual([]);
    expect(
      await database.query(`SELECT * FROM (
        SELECT balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY transfer_id) AS running FROM posting) AS course
        WHERE balance_after <> running`),
    ).toEqual([]);
    expect(
      await database.query(
        `SELECT 1 FROM posting p JOIN account a ON a.id = p.account_id WHERE a.kind = 'member' AND balance_after < 0`,
      ),
    ).toEqual([]);
    // Ids are in time order.
    expect(
      await database.query(
        'SELECT * FROM (SELECT at, lag(at) OVER (ORDER BY id) AS before FROM transfer) AS t WHERE at < before',
      ),
    ).toEqual([]);
    expect(await database.query('SELECT 1 FROM transfer WHERE at > $1', [evening])).toEqual([]);
  });

  it('can be gone on with: new transfers get new ids', async () => {
    const { id } = await one<{ id: string }>('SELECT max(id) AS id FROM transfer');
    const moved = await one<{ status: string; transfer_id: string }>(
      `SELECT status, transfer_id FROM ledger_post('next', 'deposit', wallet_account('bank', 'BANK'),
         wallet_account('member', (SELECT min(id)::text FROM member)), 100, '{"vi": "x", "en": "x"}', 'next')`,
    );
    expect(moved.status).toBe('posted');
    expect(BigInt(moved.transfer_id)).toBeGreaterThan(BigInt(id));
  });

  it('has a bet for every round and a win for every one that was won', async () => {
    const rounds = await one<{ rounds: number; won: number }>(
      'SELECT count(*)::int AS rounds, count(*) FILTER (WHERE won > 0)::int AS won FROM game_round',
    );
    expect(rounds.rounds).toBeGreaterThan(50_000);
    expect(rounds.rounds).toBeLessThan(90_000);
    expect(
      await one(
        `SELECT count(*) FILTER (WHERE kind = 'bet')::int AS rounds, count(*) FILTER (WHERE kind = 'win')::int AS won FROM transfer`,
      ),
    ).toEqual(rounds);
    expect(
      await one(`SELECT (SELECT sum(won - staked) FROM game_round)::text =
        (SELECT -sum(balance) FROM account WHERE kind = 'vendor')::text AS equal`),
    ).toEqual({ equal: true });
    expect(
      await database.query('SELECT 1 FROM game_round r LEFT JOIN game g ON g.id = r.game_id WHERE g.id IS NULL'),
    ).toEqual([]);
  });

  it('pays about what the games return', async () => {
    const kinds = await database.query<{ category: string; paid: number; rtp: number }>(
      `SELECT g.category, 100 * sum(r.won)::float8 / sum(r.staked) AS paid, sum(r.staked * g.rtp)::float8 / sum(r.staked)::float8 AS rtp
         FROM game_round r JOIN game g ON g.id = r.game_id GROUP BY 1 HAVING count(*) > 3000`,
    );
    expect(kinds.length).toBeGreaterThan(3);
    for (const { paid, rtp } of kinds) expect(Math.abs(paid - rtp)).toBeLessThan(9);
    const whole = await one<{ paid: number }>(
      'SELECT 100 * sum(won)::float8 / sum(staked)::float8 AS paid FROM game_round',
    );
    expect(whole.paid).toBeGreaterThan(91);
    expect(whole.paid).toBeLessThan(99);
  });

  it('gives the player something fresh and something unread', async () => {
    const facts = await one<{ rounds: number; fresh: number; recent: number; unread: number }>(
      `SELECT (SELECT count(*)::int FROM game_round WHERE member_id = m.id) AS rounds,
              (SELECT count(*)::int FROM game_round WHERE member_id = m.id AND closed_at > $2::timestamptz - interval '6 hours') AS fresh,
              (SELECT count(*)::int FROM game_launch WHERE member_id = m.id) AS recent,
              (SELECT count(*)::int FROM message WHERE member_id = m.id AND read_at IS NULL) AS unread
         FROM member m WHERE account = $1`,
      [player.account, evening],
    );
    expect(facts.rounds).toBeGreaterThan(400);
    expect(facts.fresh).toBeGreaterThan(5);
    expect(facts.recent).toBeGreaterThan(8);
    expect(facts.unread).toBe(3);
  });

  it('is the same at every hour of a day, as far as the day has come', async () => {
    const earlier = await testDatabase();
    try {
      await seedDemonstration(earlier.owner, { now: morning });
      const rounds = `SELECT m.account, r.game_id, r.opened_at, r.closed_at, r.staked, r.won FROM game_round r JOIN member m ON m.id = r.member_id
         WHERE r.closed_at < '${morning.toISOString()}' AND m.account <> '${player.account}' ORDER BY 1, 3, 2`;
      expect(await earlier.owner.query(rounds)).toEqual(await database.query(rounds));
      const draws = `SELECT station_code, numero, prizes FROM draw WHERE drawn_at > '2026-11-19T11:31:00Z' AND drawn_at < '${morning.toISOString()}' ORDER BY 1, 2`;
      expect(await earlier.owner.query(draws)).toEqual(await database.query(draws));
    } finally {
      await earlier.drop();
    }
  });

  it('leaves the database empty when it is stopped half-way', async () => {
    const stopped = await testDatabase();
    try {
      const failing: Database = {
        ...stopped.owner,
        transaction: (work) =>
          stopped.owner.transaction((q) =>
            work({
              query: (sql, values) => {
                if (sql.includes('INSERT INTO posting')) throw new Error('stopped');
                return q.query(sql, values);
              },
            }),
          ),
      };
      await expect(seedDemonstration(failing, { now: evening })).rejects.toThrow('stopped');
      for (const table of ['member', 'game', 'transfer', 'account', 'draw', 'announcement'])
        expect(await stopped.owner.query(`SELECT 1 FROM ${table} LIMIT 1`)).toEqual([]);
    } finally {
      await stopped.drop();
    }
  });

  it('has every Vietnamese draw of sixty days', async () => {
    const missing = await database.query(
      `WITH due AS (
         SELECT s.code, day::date AS day FROM lottery_station s JOIN lottery_schedule t ON t.station_code = s.code
           CROSS JOIN generate_series($1::date - 58, $1::date - 1, interval '1 day') AS day
          WHERE s.prize_mode = 'Lott' AND extract(dow FROM day)::int + 1 = t.weekday)
       SELECT * FROM due LEFT JOIN draw d ON d.station_code = due.code AND d.numero = to_char(due.day, 'YYYYMMDD') WHERE d.prizes IS NULL`,
      ['2026-11-20'],
    );
    expect(missing).toEqual([]);
    // Friday, after 18:15 in Vietnam: the north has drawn, and the quick draws are up to the minute.
    expect(
      await database.query(
        `SELECT station_code, max(numero) AS numero FROM draw WHERE station_code IN ('MB', 'VL', 'HCM', 'SSC_1') GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { station_code: 'HCM', numero: '20261116' },
      { station_code: 'MB', numero: '20261120' },
      { station_code: 'SSC_1', numero: '20261120-1110' },
      { station_code: 'VL', numero: '20261120' },
    ]);
  });
});

describe('its visits', () => {
  it('are a day of each remote in each market, few of which failed', async () => {
    const { remotes, hours, failing } = await one<{ remotes: number; hours: number; failing: number }>(
      `SELECT count(DISTINCT (market_code, remote))::int AS remotes, count(DISTINCT date_bin('1 hour', minute, $1))::int AS hours,
         (sum(mounts) FILTER (WHERE code <> 'READY') / sum(mounts))::float AS failing
       FROM mount_minute WHERE minute < $1 AND minute >= $1::timestamptz - interval '24 hours'`,
      [evening],
    );
    expect([remotes, hours]).toEqual([12, 24]);
    expect(failing).toBeGreaterThan(0);
    expect(failing).toBeLessThan(0.005);
  });
});
