import type { Queryable } from '@unisite/platform/database';
import { historyDays } from './play.ts';

/** Time zone of the members' market; a subquery of its own, so that it is evaluated once. */
const zone = `(SELECT market_zone('VN'))`;

/** Final balance of the favoured player, hundredths. */
const favouredBalance = 1_284_650_000n;

/**
 * All wallet movements except withdrawals and the first deposit: bets and wins, rebates at noon for the previous day, a
 * deposit before the first bet of most weeks, bonuses on some deposits and on registration. `ord` orders movements at
 * the same instant.
 */
const movements = `
  CREATE TEMPORARY TABLE movement ON COMMIT DROP AS
  SELECT member_id, 'bet' AS kind, opened_at AS at, 2 AS ord, -staked AS delta, jsonb_build_object('game', game_id) AS subject,
         'R-' || 88000000 + number AS reference, vendor_code
    FROM round
  UNION ALL
  SELECT member_id, 'win', closed_at, 3, won, jsonb_build_object('game', game_id), 'R-' || 88000000 + number, vendor_code
    FROM round WHERE won > 0
  UNION ALL
  SELECT member_id, 'rebate', noon + (member_id % 240) * interval '1 second', 1, floor(staked * 0.008 / 50000)::bigint * 50000,
         jsonb_build_object('vi', 'Hoàn trả ' || to_char(day, 'DD/MM'), 'en', 'Rebate for ' || to_char(day, 'DD/MM')),
         'HT' || to_char(day, 'YYYYMMDD') || lpad(member_id::text, 5, '0'), NULL
    FROM (SELECT member_id, day, (day + 1.5 * interval '1 day') AT TIME ZONE ${zone} AS noon, sum(staked) AS staked
            FROM (SELECT member_id, staked, date_trunc('day', opened_at AT TIME ZONE ${zone}) AS day
              FROM round) AS played
           GROUP BY 1, 2 HAVING sum(staked) >= 50000000) AS days
   WHERE noon + interval '5 minutes' < $1`;

const banks = `
  CREATE TEMPORARY TABLE bank (place int, name text) ON COMMIT DROP`;
const bankRows = `
  INSERT INTO bank VALUES (0, 'Sao Mai Bank'), (1, 'Thuận An Bank'),
    (2, 'Đông Lĩnh Bank'), (3, 'Hải Vân Bank'), (4, 'Lạc Hồng Bank'),
    (5, 'Trường Phát Bank')`;

const deposits = `
  INSERT INTO movement
  WITH weekly AS (
    SELECT member_id, week, min(opened_at) AS first, sum(staked) AS staked, md5('deposit/' || member_id || '/' || week) AS h
      FROM (SELECT member_id, staked, opened_at, floor(extract(epoch FROM opened_at - $2::timestamptz) / 604800)::int AS week FROM round) AS played
     GROUP BY 1, 2),
  paid AS (
    SELECT w.*, w.first - (4 + 50 * pg_temp.chance(h, 1)) * interval '1 minute' AS at,
           least(2000000000000, greatest(1, ceil(staked * (0.1 + 0.3 * pg_temp.chance(h, 0)) / 10000000)) * 10000000)::bigint AS amount
      FROM weekly w JOIN member m ON m.id = w.member_id AND m.reg_date < w.first - interval '1 hour')
  SELECT p.member_id, 'deposit', at, 0, amount, jsonb_build_object('vi', b.name, 'en', b.name),
         'NT' || to_char(at, 'YYMMDD') || upper(substr(h, 1, 6)), NULL
    FROM paid p JOIN bank b ON b.place = p.member_id % 6
  UNION ALL
  SELECT p.member_id, 'bonus', at + interval '20 seconds', 1, least(500000000, floor(amount * 0.2 / 50000) * 50000)::bigint,
         '{"vi": "Thưởng nạp cuối tuần 20%", "en": "Weekend deposit bonus, 20%"}'::jsonb, 'KM' || to_char(at, 'YYMMDD') || upper(substr(h, 7, 6)), NULL
    FROM paid p WHERE pg_temp.chance(h, 2) < 0.18
  UNION ALL
  SELECT m.id, 'bonus', m.reg_date + interval '3 minutes', 1, 13100000,
         '{"vi": "Quà hội viên mới 131.000 ₫", "en": "Welcome gift, 131,000 VND"}'::jsonb, 'QM' || lpad(m.id::text, 8, '0'), NULL
    FROM member m WHERE m.reg_date > $2::timestamptz - ${historyDays} * interval '1 day' AND m.reg_date + interval '3 minutes' < $1
  UNION ALL
  -- What the favoured player's inbox speaks of.
  SELECT member_id, 'bonus', $1::timestamptz - hours * interval '1 hour', 1, amount, subject, reference, NULL
    FROM person CROSS JOIN (VALUES
      (401, 500000000, '{"vi": "Đua vòng quay, hạng 64", "en": "Golden wheel race, 64th"}'::jsonb, 'KM00000064'),
      (217, 5800000, '{"vi": "Rương quà hội trăng rằm", "en": "Full-moon chest"}'::jsonb, 'KM00000058')) AS prize (hours, amount, subject, reference)
   WHERE favoured`;

/**
 * Days on which a member may withdraw, as movements of zero, to compute the balance available then. The favoured
 * player's last one sets the final balance.
 */
const chances = `
  INSERT INTO movement
  SELECT member_id, 'withdrawal', at, 4, 0, jsonb_build_object('vi', b.name, 'en', b.name), 'RT' || to_char(at, 'YYMMDD') || upper(substr(h, 1, 6)), NULL
    FROM (SELECT p.member_id, h, $2::timestamptz + day * interval '1 day' + (9 + 13 * pg_temp.chance(h, 1)) * interval '1 hour' AS at
            FROM person p CROSS JOIN generate_series(-${historyDays}, 0) AS day
           CROSS JOIN LATERAL (SELECT md5('withdrawal/' || p.place || '/' || day) AS h) AS drawn
           WHERE pg_temp.chance(h, 0) < 0.09) AS asked
    JOIN member m ON m.id = member_id AND m.reg_date < at JOIN bank b ON b.place = member_id % 6
   WHERE at < $1
  UNION ALL
  SELECT p.member_id, 'withdrawal', last + interval '2 minutes', 5, 0, jsonb_build_object('vi', b.name, 'en', b.name),
         'RT' || to_char(last, 'YYMMDD') || upper(substr(md5('closing'), 1, 6)), NULL
    FROM person p JOIN bank b ON b.place = p.member_id % 6
   CROSS JOIN LATERAL (SELECT max(at) AS last FROM movement v WHERE v.member_id = p.member_id) AS past WHERE p.favoured`;

/** The first deposit covers the lowest point of everything that follows, so that no wallet falls below zero. */
const opening = `
  INSERT INTO movement
  WITH course AS (
    SELECT member_id, at, sum(delta) OVER (PARTITION BY member_id ORDER BY at, ord, reference) AS running, delta FROM movement),
  need AS (
    SELECT member_id, min(at) AS first, greatest(0, -min(running)) AS shortfall, sum(delta) AS net FROM course GROUP BY 1),
  paid AS (
    SELECT n.*, p.favoured, md5('opening/' || n.member_id) AS h,
           greatest(least(n.first - interval '10 minutes', $1::timestamptz - ${historyDays} * interval '1 day' + interval '15 minutes'), m.reg_date + interval '2 minutes') AS at
      FROM need n JOIN person p USING (member_id) JOIN member m ON m.id = n.member_id)
  SELECT p.member_id, 'deposit', least(at, first - interval '1 second'), 0,
         (CASE WHEN favoured THEN greatest(ceil(shortfall / 10000000), ceil((${favouredBalance} - net) / 10000000) + 150)
               ELSE ceil(shortfall / 10000000) + 1 + floor(20 * pg_temp.chance(h, 0) ^ 2) END * 10000000)::bigint,
         jsonb_build_object('vi', b.name, 'en', b.name), 'NT' || to_char(at, 'YYMMDD') || upper(substr(h, 1, 6)), NULL
    FROM paid p JOIN bank b ON b.place = p.member_id % 6`;

/**
 * Withdrawals. The minimum of all later balances never decreases over time; withdrawing no more than a share of it in
 * total keeps every later balance above zero. (Read backwards, because a frame that extends forward is summed again for
 * every row.)
 */
const withdrawals = `
  WITH course AS (
    SELECT ctid AS place, member_id, at, ord, kind, reference, sum(delta) OVER forward AS running, sum(delta) OVER (PARTITION BY member_id) AS final
      FROM movement WINDOW forward AS (PARTITION BY member_id ORDER BY at, ord, reference)),
  lowest AS (
    SELECT c.*, min(running) OVER (PARTITION BY member_id ORDER BY at DESC, ord DESC, reference DESC ROWS UNBOUNDED PRECEDING) AS floor
      FROM course c),
  allowed AS (
    SELECT l.*, CASE WHEN NOT p.favoured THEN floor((0.35 + 0.55 * pg_temp.chance(md5('takes/' || l.member_id), 0)) * l.floor / 10000000) * 10000000
                     WHEN l.ord = 5 THEN l.final - ${favouredBalance}
                     ELSE floor(least(0.8 * l.floor, 0.9 * (l.final - ${favouredBalance})) / 10000000) * 10000000 END AS upto
      FROM lowest l JOIN person p USING (member_id) WHERE l.kind = 'withdrawal'),
  taken AS (
    SELECT place, upto - coalesce(lag(upto) OVER (PARTITION BY member_id ORDER BY at, ord, reference), 0) AS amount FROM allowed)
  UPDATE movement m SET delta = -taken.amount FROM taken WHERE m.ctid = taken.place AND taken.amount > 0`;

const accounts = `
  INSERT INTO account (kind, owner, currency)
  SELECT 'member', member_id::text, 'VND' FROM person
  UNION ALL SELECT DISTINCT 'vendor', vendor_code || '/' || member_id % 8, 'VND' FROM movement WHERE vendor_code IS NOT NULL
  UNION ALL VALUES ('bank', 'BANK', 'VND'), ('house', 'HOUSE', 'VND')
  ON CONFLICT DO NOTHING`;

/** Assigns ids to movements in time order. */
const entries = `
  CREATE TEMPORARY TABLE entry ON COMMIT DROP AS
  SELECT nextval(pg_get_serial_sequence('transfer', 'id')) AS id, ordered.* FROM (
    SELECT m.kind, m.at, m.subject, m.reference, m.member_id, m.delta, own.id AS own, other.id AS other
      FROM movement m
      JOIN account own ON own.kind = 'member' AND own.owner = m.member_id::text AND own.currency = 'VND'
      JOIN account other ON other.currency = 'VND'
       AND other.kind = CASE WHEN m.vendor_code IS NOT NULL THEN 'vendor' WHEN m.kind IN ('deposit', 'withdrawal') THEN 'bank' ELSE 'house' END
       AND other.owner = CASE WHEN m.vendor_code IS NOT NULL THEN m.vendor_code || '/' || m.member_id % 8
                              WHEN m.kind IN ('deposit', 'withdrawal') THEN 'BANK' ELSE 'HOUSE' END
     WHERE m.delta <> 0
     ORDER BY m.at, m.ord, m.member_id, m.reference) AS ordered`;

const transfers = `
  INSERT INTO transfer (id, idem, kind, at, subject, reference) OVERRIDING SYSTEM VALUE
  SELECT id, 'demonstration/' || kind || '/' || member_id || '/' || reference, kind, at, subject, reference FROM entry ORDER BY id`;

/**
 * Checking every posting's foreign keys takes a quarter of the total time, and both were joined just now. A server on
 * which this role may not disable the checks performs them.
 */
const isSuperuser = '(SELECT rolsuper FROM pg_roles WHERE rolname = current_user)';
const asReplica = `SELECT set_config('session_replication_role', 'replica', true) WHERE ${isSuperuser}`;

const postings = `
  INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
  SELECT id, side, account, amount, sum(amount) OVER (PARTITION BY account ORDER BY id)
    FROM entry CROSS JOIN LATERAL (VALUES
      (CASE WHEN delta < 0 THEN 0 ELSE 1 END, own, delta), (CASE WHEN delta < 0 THEN 1 ELSE 0 END, other, -delta)) AS line (side, account, amount)
   ORDER BY id, side`;

const balances = `
  UPDATE account a SET balance = total.amount FROM (SELECT account_id, sum(amount) AS amount FROM posting GROUP BY 1) AS total
   WHERE a.id = total.account_id`;

/**
 * Seeds all money of the demonstration as ledger transfers. Needs the tables of `seedPlay`. Returns how many transfers.
 */
export async function seedMoney(q: Queryable, now: Date, today: Date): Promise<number> {
  await q.query(movements, [now]);
  await q.query(banks);
  await q.query(bankRows);
  await q.query(deposits, [now, today]);
  await q.query(chances, [now, today]);
  await q.query(opening, [today]);
  await q.query('ANALYZE movement');
  await q.query(withdrawals);
  await q.query(accounts);
  await q.query('ANALYZE account');
  await q.query(entries);
  await q.query(transfers);
  await q.query(asReplica);
  await q.query(postings);
  await q.query(`SELECT set_config('session_replication_role', 'origin', true) WHERE ${isSuperuser}`);
  await q.query(balances);
  const [row] = await q.query<{ transfers: number }>('SELECT count(*)::int AS transfers FROM entry');
  return row?.transfers ?? 0;
}
