import type { MemberId } from '@unisite/shared/contract';
import { type AgeRecord, keepMemberAge } from '../src/access/identity/index.ts';
import { createMember } from '../src/access/members/index.ts';
import type { Keys } from '../src/foundation/crypto/sealedSecret.ts';
import type { Database } from '../src/foundation/database/connect.ts';
import { openAccount } from '../src/money/ledger/index.ts';
import { addVendorSecret } from '../src/play/seamless/index.ts';
import { launchGame, openPage, openPlay } from './openSession.ts';
import { firstSession, type WalletPlan } from './plan/step.ts';
import { ODDS } from './plan/ticketStep.ts';
import { platformCalls } from './platformCalls.ts';
import {
  CALLERS,
  CURRENCY,
  FIRST_PLAN_DAY,
  GAMES,
  LOTTERY,
  MARKETS,
  type Market,
  type PlatformPorts,
  type Player,
  planStation,
  type Secrets,
  type SignedIn,
  VENDORS,
} from './player.ts';
import { openBankAccount, openCash } from './prepareCash.ts';
import type { Tally } from './retryUntilAnswered.ts';

/**
 * Creates two callers' vendors with their games, and a market where games do not play from the main wallet; no members
 * yet.
 */
export async function prepareSite(
  database: Database,
  keys: Keys,
  { secrets, wallets }: { readonly secrets: Secrets; readonly wallets: number },
): Promise<void> {
  for (const [i, caller] of CALLERS.entries())
    await addVendorSecret(database, keys, { caller, secret: secrets.callers[i] ?? '' });
  // The second caller may give prizes, in games of its own; in the other's it tries to.
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
  // nobody would respond to reminders
  await database.query('UPDATE market_protection SET check_minutes = 240, most_check_minutes = 240');
  await openCash(database);
  await openLottery(database);
  await openPlanStations(database, wallets);
}

/** The north's draws in both markets, with terms that every plan complies with. */
async function openLottery(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO market_category (market_code, category, position) SELECT code, 'LOTT', 1 FROM market ON CONFLICT DO NOTHING`,
  );
  await database.query(
    `UPDATE lottery_offer SET odds = $1, units = 1, least = 1, most = 1e15, exposure = 9e15 WHERE bet = 'deSpecial'`,
    [ODDS * 100],
  );
}

/** A station for each wallet's plans, with the north's form. */
async function openPlanStations(database: Database, wallets: number): Promise<void> {
  const codes = Array.from({ length: wallets }, (_, place) => planStation(place));
  await database.query(
    `INSERT INTO lottery_station (code, name_vi, name_en, region, group_code, menu, prize_mode, category, form,
      time_zone, drawn_by, position)
     SELECT c.code, s.name_vi, s.name_en, s.region, s.group_code, s.menu, s.prize_mode, s.category, s.form, s.time_zone,
       s.drawn_by, 1000
     FROM lottery_station s CROSS JOIN unnest($1::text[]) AS c (code) WHERE s.code = $2`,
    [codes, LOTTERY],
  );
  await database.query(
    `INSERT INTO lottery_schedule (station_code, weekday, valid_from, draw_time)
     SELECT c.code, d.weekday, ($2::timestamptz AT TIME ZONE s.time_zone)::date,
       ($2::timestamptz AT TIME ZONE s.time_zone)::time
     FROM unnest($1::text[]) AS c (code)
       JOIN lottery_station s ON s.code = c.code CROSS JOIN generate_series(1, 7) AS d (weekday)`,
    [codes, FIRST_PLAN_DAY],
  );
}

/** Adds a signed-in member for each wallet, with play sessions at both vendors. */
export async function preparePlayers(
  database: Database,
  wallets: readonly WalletPlan[],
  ports: readonly PlatformPorts[],
  secrets: Secrets,
): Promise<Player[]> {
  const tally: Tally = new Map();
  const calls = platformCalls({ ports, secrets, tally });
  const other = await addMember({ database, tally }, MARKETS.single, 'bystander', '10.60.0.1');
  const players: Omit<Player, 'othersToken'>[] = [];
  for (const { place, single } of wallets) {
    const address = `10.61.${place >> 8}.${place & 255}`;
    const market = single ? MARKETS.single : MARKETS.apart;
    const member = await addMember({ database, tally }, market, `simulated${place}`, address);
    const { memberId } = member;
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
    players.push({ ...member, place, sessions: [ended, await play(0), await play(1)], other });
  }
  const othersOf = (i: number) =>
    players.length > 1 ? players.at(i - 1)?.sessions[firstSession(0)]?.token : undefined;
  return players.map((player, i) => ({ ...player, othersToken: othersOf(i) ?? 'of nobody' }));
}

/** Everybody's age statement: deposits are refused without one. */
const ofAge: AgeRecord = {
  birthDate: '1990-05-17',
  at: new Date(0),
  answer: { state: 'confirmed', terms: 1 },
};

/** Adds a signed-in member who can be paid out to. */
async function addMember(
  site: { readonly database: Database; readonly tally: Tally },
  market: Market,
  account: string,
  address: string,
): Promise<SignedIn> {
  const { database } = site;
  const { id: memberId } = await createMember(database, {
    account,
    nickname: account,
    passwordHash: '',
    customerType: 0,
    marketCode: market.code,
  });
  await keepMemberAge(database, { memberId, marketCode: market.code }, ofAge);
  await openAccounts(database, memberId);
  const bankAccount = await openBankAccount(database, memberId);
  const { session: page } = await openPage(site, { memberId, market, address });
  return { memberId, market, address, page, bankAccount };
}

/** Money returned from both vendors at once arrives in the order in which these accounts were opened. */
async function openAccounts(database: Database, memberId: MemberId): Promise<void> {
  await openAccount(database, 'member', memberId, CURRENCY);
  for (const vendor of VENDORS) await openAccount(database, 'vendorWallet', `${vendor}/${memberId}`, CURRENCY);
}
