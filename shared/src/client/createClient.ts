import { type Envelope, failure } from '../contract/envelope.ts';
import type { Endpoint, RequestOf, ValueOf } from '../contract/operation.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import * as z from '../schema/index.ts';
import { type Addressed, addressOf } from './addressOf.ts';
import { CallError } from './CallError.ts';
import { unanswered } from './failureTexts.ts';

/** How long an answer is waited for, milliseconds. */
const timeout = 20_000;

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
export type Call<E extends Endpoint> = <One extends E>(
  endpoint: One,
  request: RequestOf<One>,
  options?: CallOptions,
) => Promise<ValueOf<One>>;

/** What a page's calls have of their own. */
interface ClientSettings<E extends Endpoint> {
  /** Headers beside those of every call: language, content type and idempotency key. */
  headersOf(endpoint: E): Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  /** The answer to a reading call that need not travel: it is at hand. It is held against the call's schema as well. */
  answerAtHand?(address: string): unknown;
  /** Makes what travels of the body of a sealed call. */
  seal?(endpoint: E, path: string, body: unknown): Promise<unknown>;
  /** Told of each response; null: there was none. */
  onResponse?(response: Response | null): void;
  /** Told how each call ended, before its caller is. */
  onSettled?(endpoint: E, error: CallError | null): void;
}

/** Makes the function that a page makes its calls with. */
export function createClient<E extends Endpoint>(settings: ClientSettings<E>): Call<E> {
  return async (endpoint, request, options = {}) => {
    try {
      const value = await attempt(settings, endpoint, request, options);
      settings.onSettled?.(endpoint, null);
      return value;
    } catch (error) {
      if (error instanceof CallError) settings.onSettled?.(endpoint, error);
      throw error;
    }
  };
}

interface Answered {
  readonly status: number;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter: number | null;
  readonly answer: unknown;
}

async function attempt<E extends Endpoint, One extends E>(
  settings: ClientSettings<E>,
  endpoint: One,
  request: RequestOf<One>,
  options: CallOptions,
): Promise<ValueOf<One>> {
  const addressed = addressOf(endpoint, request as Record<string, unknown>); // every request of the contract is an object
  const atHand = endpoint.method === 'GET' && settings.answerAtHand?.(addressed.address);
  const answered = atHand
    ? { status: 200, retryAfter: null, answer: atHand }
    : await send(settings, endpoint, addressed, options);
  return open(endpoint, answered);
}

async function send<E extends Endpoint>(
  settings: ClientSettings<E>,
  endpoint: E,
  { address, path, body }: Addressed,
  { signal, idempotencyKey }: CallOptions,
): Promise<Answered> {
  const sealed = endpoint.sealed && settings.seal ? await settings.seal(endpoint, path, body) : body;
  const key = endpoint.idempotent ? (idempotencyKey ?? crypto.randomUUID()) : endpoint.repeatable && idempotencyKey;
  const { response, text } = await fetchText(settings, address, signal, {
    method: endpoint.method,
    credentials: 'same-origin',
    ...(settings.cache ? { cache: settings.cache } : {}),
    headers: {
      'X-Language': currentLanguage(),
      ...(body ? { 'Content-Type': endpoint.form ? formType : 'application/json' } : {}),
      ...settings.headersOf(endpoint),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: body && (endpoint.form ? formOf(body) : JSON.stringify(sealed)),
  });
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    answer: read(text),
  };
}

const formType = 'application/x-www-form-urlencoded';
const formOf = (body: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();

async function fetchText<E extends Endpoint>(
  settings: ClientSettings<E>,
  address: string,
  signal: AbortSignal | undefined,
  request: RequestInit,
): Promise<{ response: Response; text: string }> {
  const patience = AbortSignal.timeout(timeout);
  const answered = async () => {
    const response = await fetch(address, {
      ...request,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    return { response, text: await response.text() };
  };
  const answer = await answered().catch(() => null);
  if (answer === null) signal?.throwIfAborted();
  settings.onResponse?.(answer?.response ?? null);
  if (answer === null) throw unanswered(patience.aborted ? 'TIMEOUT' : 'NETWORK');
  return answer;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isSuccess = (answer: unknown): answer is Extract<Envelope<unknown>, { success: true }> =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;

function open<E extends Endpoint>(endpoint: E, { status, retryAfter, answer }: Answered): ValueOf<E> {
  if (isSuccess(answer)) {
    const value = z.safeParse(endpoint.value, answer.value);
    if (value.success) return value.data as ValueOf<E>; // parsed with this very schema; the generic hides it
    throw unanswered('MALFORMED', status);
  }
  const refused = z.safeParse(failure, answer);
  if (!refused.success) throw unanswered('MALFORMED', status);
  const { code, message, messages, fields, fieldMessages } = refused.data;
  throw new CallError(code, message, status, fields, messages, fieldMessages, { retryAfter, answer });
}
