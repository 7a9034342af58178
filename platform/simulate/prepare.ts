import { type Envelope, login } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import type { Keys } from '../src/foundation/crypto/sealedSecret.ts';
import type { Database } from '../src/foundation/database/connect.ts';
import { hashPassword } from '../src/identity/index.ts';
import { openAccount } from '../src/ledger/index.ts';
import { createMember } from '../src/members/index.ts';
import { addVendorSecret, createLaunch } from '../src/seamless/index.ts';
import type { WalletPlan } from './plan/step.ts';
import { platformCalls } from './platformCalls.ts';
import { CALLER, CURRENCY, GAMES, MARKETS, PASSWORD, type Player, VENDOR } from './player.ts';
import type { Tally } from './retryUntilAnswered.ts';

/** A vendor with two games, a market where games do not play from the main wallet, and nobody yet. */
export async function prepareSite(database: Database, keys: Keys, secret: string): Promise<void> {
  await addVendorSecret(database, keys, { caller: CALLER, secret });
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position, caller) VALUES ($1, 'Simulated', 'jade', 1, 1, $2)`,
    [VENDOR, CALLER],
  );
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, maintenance, added_at)
     SELECT id, $2, 'RNG', 'reels', 'Mô phỏng', 'Simulated', 96, 'low', false, now() FROM unnest($1::text[]) AS id`,
    [GAMES, VENDOR],
  );
  await database.query('UPDATE market SET single_wallet = (code <> $1)', [MARKETS.apart.code]);
}

/** A member for each wallet, at play at the vendor, and signed in where there is something to transfer. */
export async function preparePlayers(
  database: Database,
  wallets: readonly WalletPlan[],
  ports: readonly number[],
  secret: string,
): Promise<Player[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const tally: Tally = new Map();
  const { vendor, page } = platformCalls({ ports, secret, tally });
  const players: Omit<Player, 'othersToken'>[] = [];
  for (const { place, single } of wallets) {
    const market = single ? MARKETS.single : MARKETS.apart;
    const account = `simulated${place}`;
    const address = `10.61.${place >> 8}.${place & 255}`;
    const { id } = await createMember(database, {
      account,
      nickname: account,
      passwordHash,
      customerType: 0,
      marketCode: market.code,
    });
    await openAccount(database, 'member', id, CURRENCY);
    const play = async () => {
      const code = await createLaunch(database, {
        memberId: id,
        gameId: GAMES[0],
        vendorCode: VENDOR,
        language: 'en',
        marketCode: market.code,
        lobbyUrl: `http://${market.host}/`,
        origin: `http://${market.host}`,
      });
      const opened = await vendor(seamlessPaths.session, { code });
      if (opened.status !== 200) throw new Error(`no play session: ${JSON.stringify([opened.body, ...tally])}`);
      return String(opened.body.token);
    };
    const endedToken = await play();
    await database.query(
      `UPDATE play_session SET started_at = started_at - interval '13 hours', seen_at = seen_at - interval '3 hours' WHERE member_id = $1`,
      [id],
    );
    const session = single ? null : await signIn(page, account, address);
    players.push({ place, memberId: id, token: await play(), endedToken, address, session });
  }
  const othersOf = (i: number) => (players.length > 1 ? players.at(i - 1)?.token : undefined) ?? 'of nobody';
  return players.map((player, i) => ({ ...player, othersToken: othersOf(i) }));
}

async function signIn(page: ReturnType<typeof platformCalls>['page'], account: string, address: string) {
  const form = { username: account, password: PASSWORD, type: 'username' };
  const { body, cookies } = await page(login, login.path, form, { address, session: null });
  // What the platform answers is an envelope.
  const envelope = body as unknown as Envelope<{ token?: string }>;
  if (!envelope.success || !envelope.value.token) throw new Error(`${account} was not let in: ${JSON.stringify(body)}`);
  const cookie = cookies.map((set) => set.split(';')[0] ?? '').join('; ');
  return { authorization: `Bearer ${envelope.value.token}`, cookie };
}
