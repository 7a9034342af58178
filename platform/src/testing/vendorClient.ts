import { randomUUID } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import { signatureOf } from '../foundation/crypto/callSignature.ts';
import { openAccount } from '../money/ledger/index.ts';
import { createLaunch, SANDBOX } from '../play/seamless/index.ts';
import { addMember, deposit } from './members.ts';
import type { TestPlatform } from './testPlatform.ts';

export interface VendorReply {
  readonly status: number;
  // JSON of a response or a refusal; tests check its content.
  readonly body: Record<string, unknown>;
}

export interface SignOptions {
  readonly secret?: string;
  readonly caller?: string;
  readonly timestamp?: string;
  readonly nonce?: string;
  /** Sent in place of the signed body. */
  readonly tamper?: string;
  readonly signature?: string;
}

/** A call's body and the headers that sign it. A string is sent as it is, anything else as JSON. */
export function signedHeaders(
  { services }: Pick<TestPlatform, 'services'>,
  path: string,
  body: unknown,
  options: SignOptions = {},
): { text: string; headers: Record<string, string> } {
  const { secret = services.settings.sandboxSecret, caller = SANDBOX } = options;
  const { timestamp = String(services.clock().getTime()), nonce = randomUUID() } = options;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = options.signature ?? signatureOf(secret, { timestamp, nonce, path, rawBody: Buffer.from(text) });
  const headers = {
    'content-type': 'application/json',
    'x-vendor': caller,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  };
  return { text, headers };
}

/** Calls the seamless wallet as a vendor does, without a network. */
export async function vendorCall(
  platform: TestPlatform,
  path: string,
  body: unknown,
  options: SignOptions = {},
): Promise<VendorReply> {
  const { text, headers } = signedHeaders(platform, path, body, options);
  const response = await platform.app.inject({ method: 'POST', url: path, payload: options.tamper ?? text, headers });
  return { status: response.statusCode, body: response.json() };
}

/** A vendor with two games, one of them under maintenance, and a game of another vendor. */
export async function addGames({ database }: Pick<TestPlatform, 'database'>): Promise<void> {
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('JADE', 'Jade', 'jade', 1, 1), ('ONYX', 'Onyx', 'onyx', 2, 2)`,
  );
  await database.query(`INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, maintenance, added_at) VALUES
    ('jade-claw', 'JADE', 'RNG', 'reels', 'Vuốt Ngọc', 'Jade Claw', 96.5, 'high', false, now()),
    ('jade-rest', 'JADE', 'RNG', 'reels', 'Ngọc Nghỉ', 'Jade Rest', 96.5, 'high', true, now()),
    ('onyx-sea', 'ONYX', 'FISH', 'sea', 'Biển Đen', 'Onyx Sea', 96, 'low', false, now())`);
}

/** A member with this balance in hundredths and a play session at the vendor's first game. */
export async function addPlayer(
  platform: TestPlatform,
  balance: bigint,
): Promise<{ playerId: MemberId; token: string; account: string }> {
  const { database, services } = platform;
  const { id, account } = await addMember(database);
  await openAccount(database, 'member', id);
  if (balance > 0n) await deposit(database, id, balance);
  const code = await createLaunch(database, launchOf(id), services.clock());
  const reply = await vendorCall(platform, '/vendor/v1/session', { code });
  return { playerId: id, token: String(reply.body.token), account };
}

export function launchOf(memberId: MemberId) {
  return {
    memberId,
    gameId: 'jade-claw',
    vendorCode: 'JADE',
    language: 'vi',
    marketCode: 'VN',
    lobbyUrl: 'http://localhost/',
    origin: 'http://localhost',
  } as const;
}
