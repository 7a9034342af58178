import { isDeclaredError, type Operation, type ParsedRequestOf, type ValueOf } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLaneOf } from '../database/lanes.ts';
import type { Services } from '../services.ts';
import type { CallContext, Caller, MemberCallContext, Session } from './callContext.ts';
import { callerOf } from './caller.ts';
import { requireOpen } from './closedMarket.ts';
import { sendCompressed } from './compressed.ts';
import { failureOf, refusalOf } from './failures.ts';
import { fieldErrors } from './fieldErrors.ts';
import { type Replay, runOnce, type StoredResponse, type StoreInTransaction } from './idempotency.ts';
import { addressOf } from './ipAddress.ts';
import { requireUsableTexts } from './malformedRequests.ts';
import { perAddress, perMember, type RateRule } from './rateLimits.ts';
import { Refusal } from './refusal.ts';
import { keepsSecureCookies, sessionCookieName } from './sessionCookie.ts';

type ContextOf<O extends Operation> = O['access'] extends 'member' ? MemberCallContext : CallContext;

/** A domain's implementation of an operation: gets the parsed request, returns the value, throws a `Refusal`. */
export type Handler<O extends Operation> = (request: ParsedRequestOf<O>, context: ContextOf<O>) => Promise<ValueOf<O>>;

/** The original of a replayed call. */
export interface OriginalCall<Recorded> {
  /** What the handler recorded (`context.recordForReplay`), or else its value. */
  readonly recorded: Recorded;
  readonly at: Date;
}

interface Served<O extends Operation, Recorded> {
  /**
   * Responds to a replay where the value alone is not enough, e.g. when a cookie is set with it. Absent: the original's
   * value.
   */
  readonly replay?: (
    request: ParsedRequestOf<O>,
    context: ContextOf<O>,
    first: OriginalCall<Recorded>,
  ) => Promise<ValueOf<O>>;
  /** The domain's own records contain the key: it need not store its response in its transaction. */
  readonly hasOwnKey?: true;
}

/** Registers operations; `server` is for routes that are not operations (pages, files, streams). */
export interface Serve {
  <O extends Operation, Kept = ValueOf<O>>(operation: O, handler: Handler<O>, served?: Served<O, Kept>): void;
  readonly server: FastifyInstance;
  readonly served: ReadonlySet<Operation>;
}

/**
 * Creates the function that domains register their operations with. A call passes: market, rate limit, whether the
 * market is open, session, forced password change, seal, schema, idempotency key, handler, the value's schema,
 * envelope.
 */
export function createServe(server: FastifyInstance, services: Services): Serve {
  const served = new Set<Operation>();

  const serve = <O extends Operation, Recorded>(
    operation: O,
    handler: Handler<O>,
    { replay, hasOwnKey }: Served<O, Recorded> = {},
  ): void => {
    served.add(operation);
    server.route({
      method: operation.method,
      url: operation.path,
      ...(operation.bodyBytes === undefined ? {} : { bodyLimit: operation.bodyBytes }),
      handler: inLaneOf(operation.method, async (request: FastifyRequest, reply: FastifyReply) => {
        const { caller, session, body, noted } = await admit(services, operation, request);
        let forReplay: object | null = null;
        let storeInTransaction: StoreInTransaction | null = null;
        let isStored = false;
        const context = contextOf(services, request, reply, caller, session, {
          recordForReplay(record) {
            forReplay = record;
          },
          async storeResponse(q, value) {
            const body = { success: true, value: forReplay ?? checked(services, operation, value) };
            await storeInTransaction?.(q, { status: 200, body });
            isStored = true;
          },
        });
        const respond = async (work: (context: ContextOf<O>) => Promise<ValueOf<O>>): Promise<StoredResponse> => {
          try {
            // For access 'member' a session was required above; the type cannot express that.
            const value = await work(context as ContextOf<O>).catch(noted);
            return { status: 200, body: { success: true, value: checked(services, operation, value) } };
          } catch (error) {
            const thrown = refusalOf(error, services.log, { request: request.id, operation: operation.name });
            const refusal = declared(services, operation, thrown);
            retryAfter(reply, refusal);
            return { status: refusal.status, body: failureOf(refusal, caller.language) };
          }
        };
        const run = (store: StoreInTransaction | null) => {
          storeInTransaction = store;
          return respond(async (own) => {
            const value = await handler(body, own);
            if (operation.idempotent && !hasOwnKey && !isStored && services.settings.mode !== 'production')
              throw new Error(`${operation.name} does not store its response in the transaction of its work`);
            return value;
          });
        };
        const replayRecord = (answer: StoredResponse): StoredResponse | null =>
          answer.status === 200 && forReplay ? { ...answer, body: { success: true, value: forReplay } } : null;
        const replayed = async (stored: StoredResponse, at: Date): Promise<Replay> => {
          if (!replay || stored.status !== 200) return { response: stored, toStore: null };
          // Either recorded by the operation's own handler, or a value that was validated when it was returned.
          const { value } = stored.body as { value: Recorded };
          const response = await respond((own) => replay(body, own, { recorded: value, at }));
          return { response, toStore: replayRecord(response) };
        };
        const toStore = (answer: StoredResponse): StoredResponse | null => {
          // a visitor's refusal is not stored: nothing was created, and callers without an account could add any number
          // of rows
          if (answer.status !== 200) return operation.idempotent && session && isFinal(answer) ? answer : null;
          return replayRecord(answer) ?? answer;
        };
        const isKeyed = operation.idempotent || (operation.repeatable && context.idempotencyKey !== null);
        const answer = isKeyed
          ? await runOnce(
              services.database,
              services.clock,
              keyed(services, operation, body, context),
              run,
              toStore,
              replayed,
            )
          : await run(null);
        void reply.code(answer.status);
        // a read's response repeats nothing of the request beside a secret; that of a change may
        return operation.method === 'GET'
          ? sendCompressed(request, reply, JSON.stringify(answer.body), 'application/json; charset=utf-8')
          : reply.send(answer.body);
      }),
    });
  };

  return Object.assign(serve, { server, served });
}

interface Admitted<O extends Operation> {
  readonly caller: Caller;
  readonly session: Session | null;
  /** The operation's parsed request. */
  readonly body: ParsedRequestOf<O>;
  /** Records a refusal where required, and rethrows it. */
  readonly noted: (error: unknown) => Promise<never>;
}

/**
 * Steps before an operation's work, whatever its response: market, rates, session and its permissions, the request's
 * schema. Throws the refusal of the first that fails.
 */
export async function admit<O extends Operation>(
  services: Services,
  operation: O,
  request: FastifyRequest,
): Promise<Admitted<O>> {
  const caller = await callerOf(services, request);
  enforceRate(services, perAddress, addressOf(caller.ip));
  await requireOpen(services, operation, caller);
  const session = await sessionFor(services, operation, request, caller);
  const noted = async (error: unknown): Promise<never> => {
    if (error instanceof Refusal) await services.authentication.recordRefused(operation, error, session, caller);
    throw error;
  };
  if (session) {
    enforceRate(services, perMember, session.memberId);
    await authorized(services, operation, session).catch(noted);
  }
  return { caller, session, body: parse(operation, await payloadOf(services, operation, request).catch(noted)), noted };
}

/** Whether the same call would be refused again: neither an internal error nor a rate limit. */
const isFinal = ({ status }: StoredResponse): boolean => status < 500 && status !== 429;

/** Refuses with TOO_MANY_REQUESTS when the key's allowance is used up. */
export function enforceRate(services: Pick<Services, 'rateLimits'>, rule: RateRule, key: string): void {
  refuseIfThrottled(services.rateLimits.take(rule, key));
}

/** Refuses with TOO_MANY_REQUESTS when there are seconds left to wait. */
export function refuseIfThrottled(wait: number): void {
  if (wait > 0) throw tooManyRequests(wait);
}

/** The refusal of a call that came this many seconds too soon. */
export function tooManyRequests(wait: number): Refusal {
  const seconds = Math.ceil(wait);
  return new Refusal('TOO_MANY_REQUESTS', { params: { seconds }, retryAfter: seconds });
}

export function retryAfter(reply: FastifyReply, refusal: Refusal): void {
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', String(refusal.details.retryAfter));
}

async function sessionFor(
  services: Services,
  operation: Operation,
  request: FastifyRequest,
  caller: Caller,
): Promise<Session | null> {
  if (operation.access === 'public') return null;
  const presented = await services.authentication.sessionOfCall(request, caller.market.code, operation);
  if (presented.state === 'live') return presented.session;
  if (operation.access === 'optional') return null;
  throw new Refusal(presented.state === 'expired' ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
}

async function authorized({ authentication }: Services, operation: Operation, session: Session): Promise<void> {
  authentication.authorize(operation, session);
}

/** The request's parts in one object; path parameters win over anything of the same name. */
async function payloadOf(services: Services, operation: Operation, request: FastifyRequest): Promise<unknown> {
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const sent = inQuery ? request.query : bodyOf(operation, request);
  const path = request.url.split('?')[0] ?? '';
  const opened = operation.sealed ? await services.sealing.open(operation.method, path, sent) : (sent ?? {});
  if (operation.sealed) requireUsableTexts(opened);
  if (typeof opened !== 'object' || opened === null || Array.isArray(opened)) return opened;
  return { ...opened, ...(request.params as object) };
}

/**
 * The body, in the only type that the operation accepts: a page of another site can send forms and plain text without a
 * preflight request, but not JSON.
 */
function bodyOf(operation: Operation, request: FastifyRequest): unknown {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (request.body === undefined || request.body === null) return undefined;
  if (type !== (operation.form ? 'application/x-www-form-urlencoded' : 'application/json'))
    throw new Refusal('BAD_REQUEST');
  return request.body;
}

function parse<O extends Operation>(operation: O, payload: unknown): ParsedRequestOf<O> {
  const parsed = z.safeParse(operation.request, payload);
  if (!parsed.success) {
    throw new Refusal('BAD_REQUEST', { fields: fieldErrors(parsed.error.issues, payload) });
  }
  // The schema is the operation's own; its output type is lost where it is only known as a part of `O`.
  return parsed.data as ParsedRequestOf<O>;
}

function contextOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  session: Session | null,
  stores: Pick<CallContext, 'recordForReplay' | 'storeResponse'>,
): CallContext {
  const secure = keepsSecureCookies(request);
  const key = request.headers['idempotency-key'];
  return {
    ...caller,
    session,
    sessionCookie: sessionCookieName(request),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    ...stores,
    cookies: {
      get: (name) => request.cookies[name],
      set(name, value, { maxAge, httpOnly = true, path = '/', sameSite = 'lax' } = {}) {
        reply.setCookie(name, value, {
          path,
          sameSite,
          secure,
          httpOnly,
          ...(maxAge === undefined ? {} : { maxAge }),
        });
      },
      clear(name, { path = '/', sameSite = 'lax' } = {}) {
        reply.clearCookie(name, { path, sameSite, secure });
      },
    },
    headers: {
      get(name) {
        const value = request.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      },
      set(name, value) {
        reply.header(name, value);
      },
    },
    cookieSession: () => services.authentication.cookieSession(request, caller),
  };
}

function keyed({ settings }: Services, operation: Operation, request: unknown, context: CallContext) {
  const key = context.idempotencyKey;
  if (key === null || !/^[\w.:-]{8,100}$/.test(key)) {
    const sentence = { vi: 'Cần 8 đến 100 ký tự.', en: '8 to 100 characters.' };
    throw new Refusal('BAD_REQUEST', { fields: { 'Idempotency-Key': sentence } });
  }
  const member = context.session?.memberId ?? '';
  const { market } = context;
  return { member, market: market.code, key, operation: operation.name, request, hashKey: settings.codesKey };
}

/** The refusal according to the contract: a code that the operation does not declare is an internal error. */
function declared(services: Services, operation: Operation, refusal: Refusal): Refusal {
  if (isDeclaredError(operation, refusal.code)) return refusal;
  services.log.error({ operation: operation.name, code: refusal.code }, 'a refusal is not in the contract');
  return services.settings.mode === 'production' ? refusal : new Refusal('INTERNAL');
}

/** The value according to the contract: fields that the contract does not name are never sent. */
function checked(services: Services, operation: Operation, value: unknown): unknown {
  const parsed = z.safeParse(operation.value, value);
  if (parsed.success) return parsed.data;
  services.log.error(
    { operation: operation.name, issues: parsed.error.issues.slice(0, 5) },
    'a value does not fit the contract',
  );
  if (services.settings.mode === 'production') return value;
  throw new Error(`the value of ${operation.name} does not fit the contract`);
}
