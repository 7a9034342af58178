import type { Queryable } from '../src/foundation/database/connect.ts';

/**
 * Members by level, the first level's one agent at the top. The first five are agents with a contract from right above.
 */
export const levels = [1, 10, 100, 1_000, 4_000, 15_000, 30_000, 49_889] as const;
const AGENT_LEVELS = 5;
export const size = levels.reduce((sum, one) => sum + one, 0);
export const contracts = levels.slice(0, AGENT_LEVELS).reduce((sum, one) => sum + one, 0);
const firstOf = (level: number): number => 1 + levels.slice(0, level).reduce((sum, one) => sum + one, 0);
const accountOf = (id: number): string => `bench${id}`;
/** The account of the so many'th member of a level, from 0. */
export const accountAt = (level: number, place: number): string => accountOf(firstOf(level) + place);

/** Members with a wallet, level by level, each line under the next one above. */
export async function plantTree(database: Queryable): Promise<void> {
  for (const [level, count] of levels.entries()) {
    const above = levels[level - 1];
    await database.query(
      `INSERT INTO member (id, account, nickname, password_hash, customer_type, market_code, upline_id, reg_date)
       SELECT $1::int + n, 'bench' || ($1::int + n), 'Bench ' || n, '-', $3, 'INT', CASE WHEN $4::int IS NULL THEN NULL ELSE $5::int + n % $4::int END,
         now() - interval '100 days' + n % 95 * interval '1 day'
       FROM generate_series(0, $2::int - 1) n`,
      [firstOf(level), count, level < AGENT_LEVELS ? 2 : 0, above ?? null, level === 0 ? 0 : firstOf(level - 1)],
    );
  }
  await database.query(`SELECT setval(pg_get_serial_sequence('member', 'id'), $1)`, [size]);
  // whoever pays has funds
  await database.query(
    `INSERT INTO account (kind, owner, currency, balance)
     SELECT 'member', id::text, 'VND', CASE WHEN customer_type = 2 THEN 100000000000000 ELSE 0 END FROM member`,
  );
  await database.query('ANALYZE member, account');
}

/**
 * So many days of play up to yesterday: a tenth of the members a day, in two categories, and what that comes to above
 * them.
 */
export async function playDays(database: Queryable, days: number): Promise<void> {
  await database.query(
    `INSERT INTO member_day (member_id, day, category, upline_id, deposits, withdrawals, staked, won, bets)
     SELECT m.id, d.day, c.category, m.upline_id, 0, 0, 1000000 + m.id % 977 * 1000, 900000 + m.id % 1013 * 900, 20
     FROM generate_series(market_day(now(), 'VN') - $1::int, market_day(now(), 'VN') - 1, interval '1 day') AS g (at),
       LATERAL (SELECT g.at::date AS day, extract(doy FROM g.at)::int AS n) d, member m, (VALUES ('RNG'), ('LIVE')) AS c (category)
     WHERE (m.id * 7 + d.n * 13) % 10 = 0 AND m.customer_type = 0`,
    [days],
  );
  for (let level = levels.length - 1; level > 0; level -= 1)
    await database.query(
      `INSERT INTO team_day (agent_id, day, category, staked, won, bets)
       SELECT m.upline_id, k.day, k.category, sum(k.staked), sum(k.won), sum(k.bets) FROM (
         SELECT member_id AS id, day, category, staked, won, bets FROM member_day WHERE member_id BETWEEN $1 AND $2
         UNION ALL SELECT agent_id, day, category, staked, won, bets FROM team_day WHERE agent_id BETWEEN $1 AND $2) k
       JOIN member m ON m.id = k.id GROUP BY 1, 2, 3`,
      [firstOf(level), firstOf(level) + (levels[level] ?? 0) - 1],
    );
  await database.query(
    `INSERT INTO member_month (member_id, month, path, days, staked, won, bets)
     SELECT d.member_id, date_trunc('month', d.day)::date, m.path, bit_or(1 << (extract(day FROM d.day)::int - 1)), sum(d.staked), sum(d.won), sum(d.bets)
     FROM member_day d JOIN member m ON m.id = d.member_id GROUP BY 1, 2, 3 ORDER BY 2`,
  );
  await database.query('ANALYZE member_day, team_day, member_month');
}

/** Deposits of the team on every day, which the report of transactions lists. */
export async function depositDays(database: Queryable, days: number, perDay: number): Promise<void> {
  for (let day = 1; day <= days; day += 1)
    await database.query(
      `WITH made AS (
         INSERT INTO transfer (idem, kind, at, subject, reference)
         SELECT 'bench/cash/' || $1::int || '/' || n, 'deposit', now() - $1::int * interval '1 day' - n * interval '1 second', '{"vi": "Nạp tiền", "en": "Deposit"}', 'NT' || $1::int || '-' || n
         FROM generate_series(1, $2::int) n RETURNING id)
       INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
       SELECT m.id, s.side, CASE s.side WHEN 0 THEN bank.id ELSE a.id END, CASE s.side WHEN 0 THEN -10000000 ELSE 10000000 END, 10000000
       FROM made m, (VALUES (0), (1)) AS s (side), (SELECT wallet_account('bank', 'BANK') AS id) bank, LATERAL (SELECT p.id FROM account p
         WHERE p.kind = 'member' AND p.currency = 'VND' AND p.owner = ($3::int - m.id % 40000)::text) a`,
      [day, perDay, size],
    );
  await database.query('ANALYZE transfer, posting');
}

/** A monthly dividend from right above for every agent, from the last month on. */
export async function agreeContracts(database: Queryable): Promise<void> {
  await database.query(`INSERT INTO contract_switch (agent_id, kind) VALUES (1, 'dividend')`);
  await database.query(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at, from_day)
     SELECT 'dividend', m.upline_id, m.id, 'VND', 'ALL', 'M', jsonb_build_object('base', 0, 'fee', 0, 'tiers', jsonb_build_array(
         jsonb_build_object('turnover', 0, 'netLoss', 0, 'active', 0, 'rate', 4000 - 500 * array_length(string_to_array(trim(BOTH '/' FROM m.path), '/'), 1)))),
       'accepted', now(), (date_trunc('month', market_day(now(), 'VN')) - interval '1 month')::date
     FROM member m WHERE m.customer_type = 2 ORDER BY m.id`,
  );
}

const TOGETHER = 5_000;

/** So many bets and wins of this minute, as vendors make them, for the platform to seal and to add up. */
export async function playToday(database: Queryable, moves: number, game: string): Promise<void> {
  for (let from = 0; from < moves; from += TOGETHER)
    await database.query(
      `WITH made AS (
         INSERT INTO transfer (idem, kind, at, subject, reference)
         SELECT 'bench/play/' || n, CASE n % 2 WHEN 0 THEN 'bet' ELSE 'win' END, now(), jsonb_build_object('vi', 'Cược', 'en', 'Bet', 'game', $3::text), ''
         FROM generate_series($1::int + 1, $2::int) n RETURNING id, kind)
       INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
       SELECT m.id, s.side, CASE WHEN (m.kind = 'bet') = (s.side = 0) THEN a.id ELSE vendor.id END, CASE s.side WHEN 0 THEN -10000 ELSE 10000 END, 10000
       FROM made m, (SELECT wallet_account('vendor', 'BENCH') AS id) vendor, (VALUES (0), (1)) AS s (side), LATERAL (SELECT p.id FROM account p
         WHERE p.kind = 'member' AND p.currency = 'VND' AND p.owner = ($4::int - m.id % 40000)::text) a`,
      [from, Math.min(from + TOGETHER, moves), game, size],
    );
}
