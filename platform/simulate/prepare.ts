import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { MemberId } from '@unisite/shared/contract';
import type { Keys } from '../src/foundation/crypto/sealedSecret.ts';
import type { Database } from '../src/foundation/database/connect.ts';
import { openAccount } from '../src/ledger/index.ts';
import { createMember } from '../src/members/index.ts';
import { addVendorSecret } from '../src/seamless/index.ts';
import { launchGame, openPage, openPlay } from './openSession.ts';
import { CASH_TERMS } from './plan/cashStep.ts';
import { firstSession, type WalletPlan } from './plan/step.ts';
import { platformCalls } from './platformCalls.ts';
import {
  CALLERS,
  CURRENCY,
  GAMES,
  MARKETS,
  PIN,
  type PlatformPorts,
  type Player,
  type Secrets,
  VENDORS,
} from './player.ts';
import type { Tally } from './retryUntilAnswered.ts';

/** Two callers' vendors with their games, a market where games do not play from the main wallet, and nobody yet. */
export async function prepareSite(database: Database, keys: Keys, secrets: Secrets): Promise<void> {
  for (const [i, caller] of CALLERS.entries())
    await addVendorSecret(database, keys, { caller, secret: secrets.callers[i] ?? '' });
  // In games of its own: what the second caller says of another's must not count as one.
  await database.query('UPDATE vendor_secret SET promo_wins = true WHERE caller = $1', [CALLERS[1]]);
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position, caller)
     SELECT code, 'Simulated', 'jade', n, n, caller FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS v (code, caller, n)`,
    [VENDORS, CALLERS],
  );
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, maintenance, added_at)
     SELECT id, vendor, 'RNG', 'reels', 'Mô phỏng', 'Simulated', 96, 'low', false, now()
     FROM unnest($1::text[], $2::text[]) AS g (id, vendor)`,
    [GAMES, [VENDORS[0], VENDORS[0], VENDORS[1]]],
  );
  await database.query('UPDATE market SET single_wallet = (code <> $1)', [MARKETS.apart.code]);
  await openCash(database);
}

/** Terms that let every plan through: its limits are the wallets' own. */
async function openCash(database: Database): Promise<void> {
  await database.query(
    `UPDATE cash_market SET minimum = 1, maximum = 1e12, daily_amount = 1e15, daily_times = 32767, most_open_deposits = 32767,
       receipt_minutes = 1440, demonstration_approves_below = 0, approved_by_one = $2, fee_fixed = 0,
       fee_percent = CASE WHEN market_code = $1 THEN 0 ELSE $3::numeric END`,
    [MARKETS.apart.code, CASH_TERMS.approvedByOne, CASH_TERMS.withdrawalFee],
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

/** Operators who are at their consoles already: the cookie of each. Signing in takes an authenticator. */
export async function openConsoles(database: Database): Promise<string[]> {
  const cookies: string[] = [];
  for (let i = 0; i < OPERATORS; i += 1) {
    const secret = randomBytes(32).toString('base64url');
    await database.query(
      `WITH added AS (
         INSERT INTO operator (account, name, password_hash, roles) VALUES ($1, $1, '', '{cash}') RETURNING id)
       INSERT INTO operator_session (secret_hash, operator_id, started_at, seen_at, ip, user_agent)
       SELECT $2, id, now(), now(), '127.0.0.1', 'simulation' FROM added`,
      [`operator${i}`, createHash('sha256').update(secret).digest()],
    );
    cookies.push(`__Host-unisite-ops=${secret}`);
  }
  return cookies;
}

/** A member for each wallet, signed in, and at play at both vendors. */
export async function preparePlayers(
  database: Database,
  wallets: readonly WalletPlan[],
  ports: readonly PlatformPorts[],
  secrets: Secrets,
): Promise<Player[]> {
  const tally: Tally = new Map();
  const calls = platformCalls({ ports, secrets, tally });
  const pinHash = await hash(PIN, QUICK);
  const players: Omit<Player, 'other' | 'othersToken'>[] = [];
  for (const { place, single } of wallets) {
    const market = single ? MARKETS.single : MARKETS.apart;
    const account = `simulated${place}`;
    const address = `10.61.${place >> 8}.${place & 255}`;
    const { id: memberId } = await createMember(database, {
      account,
      nickname: account,
      passwordHash: '',
      customerType: 0,
      marketCode: market.code,
    });
    await openAccounts(database, memberId);
    const bankAccount = await openBankAccount(database, memberId, pinHash);
    const { session: page } = await openPage({ database, tally }, { memberId, market, address });
    const play = async (caller: 0 | 1) => {
      const code = await launchGame({ database, tally }, { memberId, market }, caller, null);
      const token = await openPlay(calls, caller, code);
      if (token === null) throw new Error(`no play session: ${JSON.stringify([...tally])}`);
      return { token, page: null };
    };
    const ended = await play(0);
    await database.query(
      `UPDATE play_session SET started_at = started_at - interval '13 hours', seen_at = seen_at - interval '3 hours' WHERE member_id = $1`,
      [memberId],
    );
    players.push({
      place,
      memberId,
      sessions: [ended, await play(0), await play(1)],
      address,
      market,
      page,
      bankAccount,
    });
  }
  return players.map((player, i) => {
    const other = players.at(i - 1) ?? player;
    const { address, market, page, bankAccount } = other;
    const othersToken = other.sessions[firstSession(0)]?.token ?? '';
    return { ...player, othersToken, other: { address, market, page, bankAccount } };
  });
}

/** The proof of a PIN costs the processor nothing here. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A bank account, and the figures that money goes out with. Returns the account's id. */
async function openBankAccount(database: Database, memberId: MemberId, pinHash: string): Promise<string> {
  await database.query(
    `INSERT INTO withdrawal_pin (member_id, hash, set_at) VALUES ($1, convert_to($2, 'UTF8'), now())`,
    [memberId, pinHash],
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

/** What comes back from both vendors at once comes in the order in which these were opened. */
async function openAccounts(database: Database, memberId: MemberId): Promise<void> {
  await openAccount(database, 'member', memberId, CURRENCY);
  for (const vendor of VENDORS) await openAccount(database, 'vendorWallet', `${vendor}/${memberId}`, CURRENCY);
}
