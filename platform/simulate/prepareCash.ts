import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { MemberId } from '@unisite/shared/contract';
import type { Database } from '../src/foundation/database/connect.ts';
import { CASH_TERMS } from './plan/cashStep.ts';
import { MARKETS, PIN } from './player.ts';

/** Sets terms that every plan complies with: the plan's own limits apply. */
export async function openCash(database: Database): Promise<void> {
  const { withdrawalFee } = CASH_TERMS;
  await database.query(
    `UPDATE cash_market SET minimum = 1, maximum = 1e12, daily_amount = 1e15, daily_times = 32767, most_open_deposits = 32767,
       receipt_minutes = 1440, demonstration_approves_below = 0, approved_by_one = $2, fee_fixed = 0,
       fee_percent = CASE WHEN market_code = $1 THEN $3::numeric ELSE $4 END`,
    [MARKETS.apart.code, CASH_TERMS.approvedByOne, withdrawalFee.apart, withdrawalFee.single],
  );
  for (const [method, percent] of Object.entries(CASH_TERMS.depositFee)) {
    await database.query(
      `UPDATE cash_deposit_method SET minimum = 1, maximum = 1e12, fee_fixed = 0, fee_percent = $2, expires_minutes = 1440
       WHERE method = $1`,
      [method, percent],
    );
  }
}

const OPERATORS = 3;

/** Adds operators with open consoles; returns the cookie of each. Signing in would take an authenticator. */
export async function openConsoles(database: Database): Promise<string[]> {
  const cookies: string[] = [];
  for (let i = 0; i < OPERATORS; i += 1) {
    const secret = randomBytes(32).toString('base64url');
    await database.query(
      `WITH added AS (
         INSERT INTO operator (account, name, password_hash, roles) VALUES ($1, $1, '', '{cash,lottery}') RETURNING id)
       INSERT INTO operator_session (secret_hash, operator_id, started_at, seen_at, ip, user_agent)
       SELECT $2, id, now(), now(), '127.0.0.1', 'simulation' FROM added`,
      [`operator${i}`, createHash('sha256').update(secret).digest()],
    );
    cookies.push(`__Host-unisite-ops=${secret}`);
  }
  return cookies;
}

/** Makes verifying a PIN cheap. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Adds a bank account and a withdrawal PIN. Returns the account's id. */
export async function openBankAccount(database: Database, memberId: MemberId): Promise<string> {
  await database.query(
    `INSERT INTO withdrawal_pin (member_id, hash, set_at) VALUES ($1, convert_to($2, 'UTF8'), now())`,
    [memberId, await hash(PIN, QUICK)],
  );
  await database.query('INSERT INTO cash_member (member_id) VALUES ($1)', [memberId]);
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO cash_bank_account (member_id, bank_code, holder, number, added_at)
     SELECT $1::bigint, code, 'SIMULATED', lpad($1::bigint::text, 10, '0'), now() FROM cash_bank ORDER BY place LIMIT 1 RETURNING id`,
    [memberId],
  );
  if (!row) throw new Error('there is no bank');
  return row.id;
}
