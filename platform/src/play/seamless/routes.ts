import { guestType, type MemberId } from '@unisite/shared/contract';
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
import { recordSecurityEvent } from '../../access/identity/index.ts';
import { memberById } from '../../access/members/index.ts';
import { isDatabaseUnavailable, type Queryable } from '../../foundation/database/connect.ts';
import { isAborted } from '../../foundation/http/failures.ts';
import { unusableTexts } from '../../foundation/http/malformedRequests.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { createBalancePublisher } from '../../money/ledger/index.ts';
import { playableFreeRounds } from '../freeRounds/index.ts';
import { playable } from '../games/index.ts';
import { playerAccount, playerBalance } from './balance.ts';
import { seamlessDocument } from './openApi.ts';
import { isPlayerId } from './playerId.ts';
import { createPlaySession, redeemCode, sessionToTouch } from './playSession.ts';
import { SeamlessRefusal } from './refusals.ts';
import type { Services } from './services.ts';
import { createSignatureVerifier, type SignedRequest } from './signed.ts';
import { createTally, type Outcome } from './tally.ts';
import { createTransactionProcessor, type TransactionResult } from './transactions.ts';

/** How often a call is checked again when its secret changes between check and statement. */
const STALE_TRIES = 3;

/**
 * The seamless wallet that game vendors call (contract/seamless, docs/vendor-api.md). No market: vendors call one
 * address for all.
 */
export async function routes({ server }: Serve, services: Services): Promise<void> {
  await server.register(async (vendors) => {
    readRawBodies(vendors);
    vendors.setErrorHandler((error, request, reply) => {
      if (error instanceof SeamlessRefusal) return reply.code(error.status).send(error.body);
      const isMalformed = (error instanceof Refusal && error.code === 'BAD_REQUEST') || isAborted(error);
      if (isMalformed || (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)) {
        const refusal = new SeamlessRefusal('BAD_REQUEST');
        return reply.code(refusal.status).send(refusal.body);
      }
      const away = isDatabaseUnavailable(error);
      services.log[away ? 'warn' : 'error'](
        { error, request: request.id, path: request.url },
        "a vendor's call failed",
      );
      // The outcome is unknown then: the vendor retries or rolls back.
      return reply
        .code(away ? 503 : 500)
        .send({ code: away ? 'UNAVAILABLE' : 'INTERNAL', message: 'Please try again.' });
    });
    serveWallet(vendors, services);
    const document = JSON.stringify(seamlessDocument());
    vendors.get('/vendor/v1/openapi.json', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(document),
    );
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
  const announce = createBalancePublisher(services);
  const signatures = createSignatureVerifier(services);
  const movements = createTransactionProcessor(database);
  const tally = createTally(services);
  vendors.addHook('onClose', () => tally.close());

  const on = <Request extends z.Schema>(
    path: string,
    schema: Request,
    handle: (request: z.Output<Request>, signed: SignedRequest) => Promise<object>,
  ) => {
    const call = async (request: FastifyRequest) => {
      for (let left = STALE_TRIES; ; left -= 1) {
        const signed = await signatures.check(request);
        try {
          return await handle(parse(schema, signed.rawBody), signed);
        } catch (error) {
          if (!(error instanceof StaleSecret) || left === 0) throw error;
          signatures.forget();
        }
      }
    };
    vendors.post(path, async (request) => {
      const name = request.headers['x-vendor'];
      const count = (outcome: Outcome) => {
        if (typeof name === 'string' && signatures.knows(name)) tally.count(name, outcome);
      };
      try {
        const answered = await call(request);
        count('done');
        return answered;
      } catch (error) {
        if (!(error instanceof SeamlessRefusal)) count('failed');
        else count(error.code === 'BAD_SIGNATURE' ? 'unsigned' : 'refused');
        if (error instanceof SeamlessRefusal && error.code === 'BAD_SIGNATURE') await recordForged(services, request);
        throw error;
      }
    });
  };

  const answer = async (member: MemberId, transactionId: string, result: TransactionResult, reason: string) => {
    if (result.moved) announce(member, reason);
    if (result.touch !== null) await sessionToTouch(database, result.touch, clock());
    if (result.code) throw refusalOf(result.code, result.balance);
    return { transactionId, balance: result.balance, currency: result.currency };
  };

  on(seamlessPaths.session, sessionRequest, async ({ code }, signed) => {
    const now = clock();
    await consumeNonce(database, signed);
    const launched = await redeemCode(database, signed.caller.caller, code, now);
    if (!launched) throw new SeamlessRefusal('SESSION_EXPIRED');
    const member = await memberById(database, launched.memberId);
    if (member?.state !== 'active') throw new SeamlessRefusal('PLAYER_BLOCKED');
    const game = await playable(database, launched.gameId, launched.language);
    if (!game) throw new SeamlessRefusal('GAME_UNKNOWN');
    const freeRounds = await playableFreeRounds(database, member.id, { gameId: game.gameId, now });
    const token = await createPlaySession(database, signed.caller.caller, launched, now);
    return {
      token,
      playerId: member.id,
      nickname: member.nickname,
      gameId: game.gameId,
      ...(await playerAccount(database, member.id, { vendorCode: launched.vendorCode, gameId: game.gameId, at: now })),
      playMoney: member.customerType === guestType,
      language: launched.language,
      lobbyUrl: launched.lobbyUrl,
      gameName: game.name,
      category: game.category,
      variant: game.variant,
      ...(launched.roomId === null ? {} : { roomId: launched.roomId }),
      ...(game.lotto === null ? {} : { lotto: game.lotto }),
      gameIcon: new URL(services.art.url(game.icon), launched.origin).href,
      ...(freeRounds.length === 0 ? {} : { freeRounds }),
    };
  });

  on(seamlessPaths.balance, balanceRequest, async ({ token, playerId }, signed) => {
    if (!isPlayerId(playerId)) throw new SeamlessRefusal('PLAYER_UNKNOWN');
    const found = await playerBalance(database, { token, playerId }, signed);
    if (found.touch !== null) await sessionToTouch(database, found.touch, signed.at);
    if (found.code) throw refusalOf(found.code, null);
    return { balance: found.balance, currency: found.currency };
  });

  on(seamlessPaths.bet, betRequest, async (bet, signed) => {
    const { playerId, transactionId } = bet;
    if (!isPlayerId(playerId)) throw new SeamlessRefusal('PLAYER_UNKNOWN');
    return answer(playerId, transactionId, await movements.bet(bet, signed), 'bet');
  });

  // Winnings and refunds belong to the player, whatever happened to session, player and game since the bet.
  on(seamlessPaths.win, winRequest, async (win, signed) => {
    const { playerId, transactionId } = win;
    if (!isPlayerId(playerId)) throw new SeamlessRefusal('PLAYER_UNKNOWN');
    return answer(playerId, transactionId, await movements.win(win, signed), 'win');
  });

  on(seamlessPaths.rollback, rollbackRequest, async (rollback, signed) => {
    const { playerId, transactionId } = rollback;
    if (!isPlayerId(playerId)) throw new SeamlessRefusal('PLAYER_UNKNOWN');
    return answer(playerId, transactionId, await movements.rollback(rollback, signed), 'refund');
  });
}

/** Records a call with an invalid signature although its caller is known: a forgery, an old call, or a replay. */
async function recordForged({ database, clock }: Services, { ip, headers, url }: FastifyRequest): Promise<void> {
  await recordSecurityEvent(database, clock(), {
    kind: 'vendorSignatureRefused',
    memberId: null,
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    about: url.split('?')[0] ?? '',
  });
}

/** The secret that a call was checked with has changed: it is checked again. */
class StaleSecret extends Error {
  override name = 'StaleSecret';
}

function refusalOf(code: SeamlessErrorCode | 'STALE', balance: number | null): Error {
  if (code === 'STALE') return new StaleSecret();
  return new SeamlessRefusal(code, code === 'INSUFFICIENT_FUNDS' ? (balance ?? undefined) : undefined);
}

/** Consumes the nonce of a call whose statement does not consume it. */
async function consumeNonce(q: Queryable, { caller, nonce, at }: SignedRequest): Promise<void> {
  const [row] = await q.query<{ code: 'BAD_SIGNATURE' | 'STALE' | null }>(
    'SELECT seamless_admit($1, $2, $3, $4) AS code',
    [caller.caller, caller.version, nonce, at],
  );
  if (row?.code) throw refusalOf(row.code, null);
}

function parse<Request extends z.Schema>(schema: Request, rawBody: Buffer): z.Output<Request> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'), plainInteger);
  } catch {
    throw new SeamlessRefusal('BAD_REQUEST');
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success || unusableTexts(body).length > 0) throw new SeamlessRefusal('BAD_REQUEST');
  return parsed.data;
}

/** Amounts are digits only: `1e3` or `1.0` is a vendor's mistake, not another notation. */
function plainInteger(key: string, value: unknown, context?: { source?: string }): unknown {
  return key === 'amount' && typeof value === 'number' && !/^\d+$/.test(context?.source ?? '') ? Number.NaN : value;
}
