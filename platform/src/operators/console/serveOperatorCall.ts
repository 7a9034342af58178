import { isDeclaredError } from '@unisite/shared/contract';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registryFailureOf } from '../../delivery/registry/index.ts';
import { inLaneOf } from '../../foundation/database/lanes.ts';
import { languageOf } from '../../foundation/http/caller.ts';
import { fieldErrors } from '../../foundation/http/fieldErrors.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import type { RateRule } from '../../foundation/http/rateLimits.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { isSameOrigin } from '../../foundation/http/sameOrigin.ts';
import { enforceRate } from '../../foundation/http/serve.ts';
import { writeOperatorAudit } from '../audit/index.ts';
import type {
  Admission,
  ContextOf,
  FileHandler,
  OperatorCaller,
  OperatorHandler,
  OperatorSession,
  ServeOperatorCall,
  SignedInContext,
} from '../desks/index.ts';
import { keepsCookies, operatorCookies } from './operatorCookies.ts';
import { operatorSessionOf, touchOperatorSession } from './operatorSession.ts';
import type { Services } from './services.ts';

const perAddress: RateRule = { name: 'operators address', burst: 200, perSecond: 20 };

/**
 * Creates the function that registers operators' calls. A call passes: rate limit, origin, session, role, schema,
 * handler, the value's schema, envelope. The listener responds to thrown errors.
 */
export function createServeOperatorCall(server: FastifyInstance, services: Services): ServeOperatorCall {
  const served = new Set<OperatorCall>();
  const serve = <C extends OperatorCall>(call: C, handler: OperatorHandler<C>): void => {
    served.add(call);
    server.route({
      method: call.method,
      url: call.path,
      ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
      handler: inLaneOf(call.method, async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = admitCaller(services, request, call.method !== 'GET');
        const cookies = operatorCookies(request, reply);
        const session = call.access === 'open' ? null : await requireSession(services, request, reply);
        if (session) await requireRole(services, session, call, caller);
        const parsed = parse(call, request);
        // Unless the call is open, a session was required above; TypeScript cannot express that.
        const value = await handler(parsed, { ...caller, session, cookies } as ContextOf<C>).catch((error: unknown) => {
          throw declared(services, call, error);
        });
        return { success: true, value: checked(services, call, value) };
      }),
    });
  };
  const file: ServeOperatorCall['file'] = <Params>(
    path: string,
    admission: Admission,
    handler: FileHandler<Params>,
  ) => {
    server.get<{ Params: Params }>(path, async (request, reply) => {
      const caller = admitCaller(services, request, false);
      const session = await requireSession(services, request, reply);
      await requireRole(services, session, admission, caller);
      return handler(request, reply, session);
    });
  };
  return Object.assign(serve, {
    file,
    requireRole: (context: SignedInContext, admission: Admission) =>
      requireRole(services, context.session, admission, context),
    served,
  });
}

/**
 * Identifies the caller. Refuses calls over the rate limit, from pages other than the console, or over an insecure
 * connection.
 */
export function admitCaller(services: Services, request: FastifyRequest, changes: boolean): OperatorCaller {
  enforceRate(services, perAddress, addressOf(request.ip));
  if (!keepsCookies(request)) throw new Refusal('INSECURE_CONNECTION');
  if (!isSameOrigin(request.headers, `${request.protocol}://${request.host}`, changes)) throw new Refusal('FORBIDDEN');
  return {
    language: languageOf(request, null),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

/** The session of a call. The call counts as activity unless the console marks it as automatic. */
export async function requireSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperatorSession> {
  const session = await liveSession(services, request, reply);
  if (request.headers['x-background'] === '1') return session;
  return touchOperatorSession(services.database, services.clock(), session);
}

/** Refuses an operator without the required role, and records the attempt. */
async function requireRole(
  { database, clock }: Services,
  { operatorId, roles }: OperatorSession,
  { access, name }: Admission,
  { ip, userAgent }: OperatorCaller,
): Promise<void> {
  if (access === 'open' || access === 'operator' || roles.includes(access)) return;
  await writeOperatorAudit(database, clock(), { kind: 'roleRefused', operatorId, ip, userAgent, about: name });
  throw new Refusal('FORBIDDEN');
}

/** The session of a request, without extending it. Refuses requests without one. */
export async function liveSession(
  { database, clock }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperatorSession> {
  const cookies = operatorCookies(request, reply);
  const presented = await operatorSessionOf(database, clock(), cookies.session);
  if (presented.state !== 'live') {
    if (cookies.session !== undefined) cookies.clear('session');
    throw new Refusal(presented.state === 'expired' ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
  }
  return presented.session;
}

function parse<C extends OperatorCall>(call: C, request: FastifyRequest): z.Output<C['request']> {
  const sent = call.method === 'GET' || call.method === 'DELETE' ? request.query : bodyOf(request);
  // Path parameters override body fields of the same name.
  const payload = isPlain(sent) ? { ...sent, ...(request.params as object) } : sent;
  const parsed = z.safeParse(call.request, payload);
  if (!parsed.success) {
    throw new Refusal('BAD_REQUEST', { fields: fieldErrors(parsed.error.issues, payload) });
  }
  // The call's own schema was applied; its output type is not known for a generic `C`.
  return parsed.data as z.Output<C['request']>;
}

/** JSON only, because other sites' pages can send forms and plain text without a preflight. */
function bodyOf(request: FastifyRequest): unknown {
  if (request.body === undefined || request.body === null) return {};
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('BAD_REQUEST');
  return request.body;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps thrown errors to the contract: a code that the call does not declare is a bug. */
function declared(services: Services, call: OperatorCall, error: unknown): unknown {
  const code = error instanceof Refusal ? error.code : registryFailureOf(error, 'en')?.body.code;
  if (code === undefined || isDeclaredError(call, code)) return error;
  services.log.error({ operation: call.name, code }, 'a refusal is not in the contract');
  return services.settings.mode === 'production' ? error : new Refusal('INTERNAL');
}

/** Applies the value's schema, so that undeclared fields are never sent. */
function checked(services: Services, call: OperatorCall, value: unknown): unknown {
  const parsed = z.safeParse(call.value, value);
  if (parsed.success) return parsed.data;
  services.log.error(
    { operation: call.name, issues: parsed.error.issues.slice(0, 5) },
    'a value does not fit the contract',
  );
  if (services.settings.mode === 'production') return value;
  throw new Error(`the value of ${call.name} does not fit the contract`);
}
