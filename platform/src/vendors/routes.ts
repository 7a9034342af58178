import {
  balanceRequest,
  betRequest,
  rollbackRequest,
  type SeamlessErrorCode,
  seamlessPaths,
  sessionRequest,
  winRequest,
} from '@unisite/shared/contract/seamless';
import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/connect.ts';
import { playable } from '../games/games.ts';
import type { Serve } from '../http/serve.ts';
import { type Member, memberById } from '../members/members.ts';
import type { Services } from '../services.ts';
import { createAnnounceBalance } from '../wallet/announce.ts';
import { balanceOf } from '../wallet/wallet.ts';
import { type Bet, creditWin, type Moved, placeBet, rollBack } from './money.ts';
import { openPlaySession, type PlaySession, playSessionOf, spendCode } from './playSession.ts';
import { SeamlessRefusal } from './refusals.ts';
import { type VendorCaller, vendorCaller } from './secrets.ts';
import { isSigned } from './signature.ts';

/** The seamless wallet that game vendors call (contract/seamless, docs/vendor-api.md). No market: vendors call one address for all. */
export async function routes({ server }: Serve, services: Services): Promise<void> {
  await server.register(async (vendors) => {
    readRawBodies(vendors);
    vendors.setErrorHandler((error, request, reply) => {
      if (error instanceof SeamlessRefusal) return reply.code(error.status).send(error.body);
      if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
        const refusal = new SeamlessRefusal('BAD_REQUEST');
        return reply.code(refusal.status).send(refusal.body);
      }
      const away = isDatabaseAway(error);
      services.log[away ? 'warn' : 'error'](
        { error, request: request.id, path: request.url },
        "a vendor's call failed",
      );
      // Nothing is known about the money then: the vendor asks again, or rolls back.
      return reply
        .code(away ? 503 : 500)
        .send({ code: away ? 'UNAVAILABLE' : 'INTERNAL', message: 'Please try again.' });
    });
    serveWallet(vendors, services);
  });
}

/** The signature is over the body byte for byte. */
function readRawBodies(vendors: FastifyInstance): void {
  vendors.removeAllContentTypeParsers();
  vendors.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
}

function serveWallet(vendors: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const announce = createAnnounceBalance(services);

  const on = <Request extends z.Schema>(
    path: string,
    schema: Request,
    handle: (request: z.Output<Request>, caller: VendorCaller) => Promise<object>,
  ) => {
    vendors.post(path, async (request) => {
      const { caller, rawBody } = await signedBy(services, request);
      return handle(parse(schema, rawBody), caller);
    });
  };

  const answer = (
    request: { playerId: string; transactionId: string },
    currency: string,
    result: Moved,
    reason: string,
  ) => {
    if (result.moved) announce(request.playerId, reason);
    if (result.code)
      throw new SeamlessRefusal(result.code, result.code === 'INSUFFICIENT_FUNDS' ? result.balance : undefined);
    return { transactionId: request.transactionId, balance: result.balance, currency };
  };

  on(seamlessPaths.session, sessionRequest, async ({ code }, { caller }) => {
    const now = clock();
    const launched = await spendCode(database, code, now);
    if (!launched) throw new SeamlessRefusal('SESSION_EXPIRED');
    const { member, currency } = await playerOf(services, launched.memberId);
    if (member.state !== 'active') throw new SeamlessRefusal('PLAYER_BLOCKED');
    const game = await playable(database, launched.gameId, launched.language);
    if (!game) throw new SeamlessRefusal('GAME_UNKNOWN');
    return {
      token: await openPlaySession(database, caller, launched, now),
      playerId: member.id,
      nickname: member.nickname,
      gameId: game.gameId,
      currency,
      language: launched.language,
      balance: Number(await balanceOf(database, member.id, currency)),
      lobbyUrl: launched.lobbyUrl,
      gameName: game.name,
      category: game.category,
      variant: game.variant,
      gameIcon: new URL(services.art.url(game.icon), launched.origin).href,
    };
  });

  on(seamlessPaths.balance, balanceRequest, async ({ token, playerId }, { caller }) => {
    const { member, currency } = await playerOf(services, playerId);
    const session = await playSessionOf(database, caller, token, clock());
    if (session?.memberId !== member.id) throw new SeamlessRefusal('SESSION_EXPIRED');
    return { balance: Number(await balanceOf(database, member.id, currency)), currency };
  });

  on(seamlessPaths.bet, betRequest, async (bet, caller) => {
    const at = clock();
    const [{ member, currency }, session, game] = await Promise.all([
      playerOf(services, bet.playerId),
      playSessionOf(database, caller.caller, bet.token, at),
      playable(database, bet.gameId, 'en'),
    ]);
    const vendorCode = game?.vendorCode ?? session?.vendorCode ?? '';
    const refuse = againstBet({ bet, member, currency, session, game });
    return answer(bet, currency, await placeBet(database, bet, vendorCode, currency, { caller, at, refuse }), 'bet');
  });

  // Winnings and refunds are the player's, whatever became of session, player and game since the bet.
  on(seamlessPaths.win, winRequest, async (win, caller) => {
    const { currency } = await playerOf(services, win.playerId);
    const refuse = win.currency === currency ? null : 'WRONG_CURRENCY';
    return answer(win, currency, await creditWin(database, win, currency, { caller, at: clock(), refuse }), 'win');
  });

  on(seamlessPaths.rollback, rollbackRequest, async (rollback, caller) => {
    const { currency } = await playerOf(services, rollback.playerId);
    const result = await rollBack(database, rollback, currency, { caller, at: clock(), refuse: null });
    return answer(rollback, currency, result, 'refund');
  });
}

/** The vendor that signed the call; refuses with BAD_SIGNATURE what is not signed, too old, or seen before. */
async function signedBy(
  { database, clock }: Services,
  request: FastifyRequest,
): Promise<{ caller: VendorCaller; rawBody: Buffer }> {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const now = clock();
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const nonce = header('x-nonce');
  const call = { timestamp: header('x-timestamp'), nonce, path: request.url.split('?')[0] ?? '', rawBody };
  const caller = await vendorCaller(database, header('x-vendor').slice(0, 40));
  if (!caller || !isSigned(call, header('x-signature'), caller.secret, now)) throw new SeamlessRefusal('BAD_SIGNATURE');
  const fresh = await database.query(
    'INSERT INTO vendor_nonce (caller, nonce, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [caller.caller, nonce, now],
  );
  if (fresh.length === 0) throw new SeamlessRefusal('BAD_SIGNATURE');
  return { caller, rawBody };
}

function parse<Request extends z.Schema>(schema: Request, rawBody: Buffer): z.Output<Request> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'), plainInteger);
  } catch {
    throw new SeamlessRefusal('BAD_REQUEST');
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new SeamlessRefusal('BAD_REQUEST');
  return parsed.data;
}

/** Amounts are digits only: `1e3` or `1.0` in one is a vendor's mistake, not a way to write it. */
function plainInteger(key: string, value: unknown, context?: { source?: string }): unknown {
  return key === 'amount' && typeof value === 'number' && !/^\d+$/.test(context?.source ?? '') ? Number.NaN : value;
}

async function playerOf(
  { database, markets }: Services,
  playerId: string,
): Promise<{ member: Member; currency: string }> {
  const member = /^\d{1,18}$/.test(playerId) ? await memberById(database, playerId) : null;
  const market = member ? await markets.byCode(member.marketCode) : null;
  if (!member || !market) throw new SeamlessRefusal('PLAYER_UNKNOWN');
  return { member, currency: market.currency };
}

/** What speaks against a new bet, in the order in which a vendor is told. */
function againstBet({
  bet,
  member,
  currency,
  session,
  game,
}: {
  bet: Bet;
  member: Member;
  currency: string;
  session: PlaySession | null;
  game: Awaited<ReturnType<typeof playable>>;
}): SeamlessErrorCode | null {
  if (session?.memberId !== member.id) return 'SESSION_EXPIRED';
  if (member.state !== 'active') return 'PLAYER_BLOCKED';
  // A vendor's lobby may lead on to another of its games, never to another vendor's.
  if (!game || game.vendorCode !== session.vendorCode) return 'GAME_UNKNOWN';
  if (game.state !== 'open') return 'GAME_MAINTENANCE';
  return bet.currency === currency ? null : 'WRONG_CURRENCY';
}
