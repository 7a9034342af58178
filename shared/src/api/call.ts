import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { type SealedBody, type SealingKey, sessionKey } from '../contract/access.ts';
import { type Envelope, failure } from '../contract/envelope.ts';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { oncePerPage } from '../oncePerPage.ts';
import * as z from '../schema/index.ts';
import { endSession, sessionToken } from '../session/session.ts';
import { takeAnswer } from './answers.ts';
import { CallError } from './CallError.ts';
import { connectionFound, connectionLost } from './connection.ts';
import { unanswered } from './failureTexts.ts';
import { learnTime, platformTime } from './platformClock.ts';
import { seal } from './seal.ts';

oncePerPage('unisite-once:api');

/** How long an answer is waited for, milliseconds. */
const timeout = 20_000;

const http = axios.create({ timeout, validateStatus: () => true, withXSRFToken: false });

let sealingKey: SealingKey | null = null;
/** Gives the key of the page's bootstrap, so that the first sealed call need not ask for one. */
export const setSealingKey = (key: SealingKey): void => {
  sealingKey = key;
};

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For idempotent operations, made up when absent, and for repeatable ones: the same key gives the same answer. */
  idempotencyKey?: string | undefined;
}

/**
 * Makes one call of the contract and gives its value.
 * @throws {CallError} with the platform's code and message, or `NETWORK`, `TIMEOUT`, `MALFORMED`; an aborted call
 * throws the signal's reason.
 */
export async function call<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  options: CallOptions = {},
): Promise<ValueOf<O>> {
  try {
    return await attempt(operation, request, options);
  } catch (error) {
    const staleKey = error instanceof CallError && error.code === 'SEAL_BROKEN' && operation.sealed;
    if (!staleKey) throw error;
    sealingKey = null; // the platform has changed its key since the page was opened, or this machine's clock is off: the refusal told the time
    return await attempt(operation, request, options);
  }
}

async function attempt<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  options: CallOptions,
): Promise<ValueOf<O>> {
  const { path, rest } = fillPath(operation.path, request as Record<string, unknown>);
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = operation.sealed ? await sealed(operation, path, rest) : rest;
  const token = operation.access === 'public' ? null : sessionToken();
  const given = operation.method === 'GET' && takeAnswer(http.getUri({ url: path, params: rest }));
  // written by the platform itself; `open` holds it against the operation's schema like any other
  if (given) return open(operation, { status: 200, data: given as Envelope<unknown> });
  const { idempotencyKey } = options;
  const key = operation.idempotent
    ? (idempotencyKey ?? crypto.randomUUID())
    : operation.repeatable
      ? idempotencyKey
      : undefined;
  const response = await send(options.signal, {
    method: operation.method,
    url: path,
    ...(inQuery
      ? { params: rest }
      : { data: operation.form ? new URLSearchParams(rest as Record<string, string>) : body }),
    headers: {
      'X-Language': currentLanguage(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
  });
  return open(operation, response);
}

async function send(
  signal: AbortSignal | undefined,
  request: Parameters<typeof http.request>[0],
): Promise<AxiosResponse<Envelope<unknown>>> {
  try {
    const response = await http.request<Envelope<unknown>>({ ...request, ...(signal ? { signal } : {}) });
    if (response.status === 502 || response.status === 503 || response.status === 504) connectionLost();
    else connectionFound();
    learnTime(response.headers.date); // nothing of the platform's answers may be kept: it is the time of now
    return response;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    connectionLost();
    const code = isAxiosError(error) && error.code === 'ECONNABORTED' ? 'TIMEOUT' : 'NETWORK';
    throw unanswered(code);
  }
}

function open<O extends Operation>(
  operation: O,
  response: Pick<AxiosResponse<Envelope<unknown>>, 'status' | 'data'>,
): ValueOf<O> {
  const answer = response.data;
  if (typeof answer === 'object' && answer !== null && answer.success === true) {
    const value = z.safeParse(operation.value, answer.value);
    if (value.success) return value.data as ValueOf<O>;
    throw unanswered('MALFORMED', response.status);
  }
  const refused = z.safeParse(failure, answer);
  if (!refused.success) throw unanswered('MALFORMED', response.status);
  const { code, message, messages, fields, fieldMessages } = refused.data;
  if (operation.access !== 'public' && (code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED'))
    endSession('expired');
  throw new CallError(code, message, response.status, fields, messages, fieldMessages);
}

/** With the key at hand: asking for it may have told the time. */
async function sealed({ method }: Operation, path: string, body: unknown): Promise<SealedBody> {
  const key = await currentSealingKey();
  return seal(key, method, path, body, platformTime());
}

async function currentSealingKey(): Promise<SealingKey> {
  sealingKey ??= await call(sessionKey, {});
  return sealingKey;
}

/** Puts `:name` parameters of a path in place; what is left over of the request travels as query or body. */
export function fillPath(
  path: string,
  request: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...request };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
