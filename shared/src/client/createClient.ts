import { type Envelope, failure } from '../contract/envelope.ts';
import type { Endpoint, RequestOf, ValueOf } from '../contract/operation.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import * as z from '../schema/index.ts';
import { type Addressed, addressOf } from './addressOf.ts';
import { CallError } from './CallError.ts';
import { noResponseError } from './failureTexts.ts';
import type * as Transport from './transport.ts';

/** How a call is made. */
export interface CallOptions {
  /** Ends the call where it is: it throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** For idempotent operations, generated if absent, and for repeatable ones: the same key yields the same response. */
  idempotencyKey?: string | undefined;
  /** Reports the upload progress of a large body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes one call of the contract and resolves to its value.
 * @throws {CallError} with the platform's code and message, or `NETWORK`, `TIMEOUT`, `MALFORMED`; an aborted call
 * throws the signal's reason.
 */
export type Call<E extends Endpoint> = <One extends E>(
  endpoint: One,
  request: RequestOf<One>,
  options?: CallOptions,
) => Promise<ValueOf<One>>;

/** What distinguishes the calls of one page. */
interface ClientSettings<E extends Endpoint> {
  /** Headers in addition to language, content type and idempotency key. */
  headersOf(endpoint: E): Readonly<Record<string, string>>;
  /** A response that needs no request, because it is at hand. It is validated like any other. */
  localResponse?(address: string): unknown;
  /** Encrypts the body of a sealed call. */
  seal?(endpoint: E, path: string, body: unknown): Promise<unknown>;
  /** Called with each response; null: there was none. */
  onResponse?(response: Transport.PlatformResponse | null): void;
  /** Called with the outcome of each call, before its caller. */
  onSettled?(endpoint: E, error: CallError | null): void;
}

/** Creates a page's function for calls. */
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
  /** Seconds after which the call may be retried. */
  readonly retryAfter: number | null;
  readonly answer: unknown;
}

async function attempt<E extends Endpoint, One extends E>(
  settings: ClientSettings<E>,
  endpoint: One,
  request: RequestOf<One>,
  options: CallOptions,
): Promise<ValueOf<One>> {
  // Every request of the contract is an object.
  const addressed = addressOf(endpoint, request as Record<string, unknown>);
  const atHand = endpoint.method === 'GET' && settings.localResponse?.(addressed.address);
  const answered = atHand
    ? { status: 200, retryAfter: null, answer: atHand }
    : await send(settings, endpoint, addressed, options);
  return open(endpoint, answered);
}

async function send<E extends Endpoint>(
  settings: ClientSettings<E>,
  endpoint: E,
  { address, path, body }: Addressed,
  { signal, idempotencyKey, onProgress }: CallOptions,
): Promise<Answered> {
  const sealed = endpoint.sealed && settings.seal ? await settings.seal(endpoint, path, body) : body;
  const key = endpoint.idempotent ? (idempotencyKey ?? crypto.randomUUID()) : endpoint.repeatable && idempotencyKey;
  const response = await travel(
    settings,
    { signal, onProgress },
    {
      method: endpoint.method,
      url: address,
      headers: {
        'X-Language': currentLanguage(),
        ...(body ? { 'Content-Type': endpoint.form ? formType : 'application/json' } : {}),
        ...settings.headersOf(endpoint),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      data: body && (endpoint.form ? formOf(body) : JSON.stringify(sealed)),
    },
  );
  const retryAfter = Number(response.header('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    answer: read(response.text),
  };
}

const formType = 'application/x-www-form-urlencoded';
const formOf = (body: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();

/**
 * Loads the transport of calls, which is not in the first files: a page with embedded responses needs it late. The
 * shell preloads it when idle.
 */
export const loadTransport = (): Promise<typeof Transport> =>
  import(/* webpackChunkName: "transport" */ './transport.ts');

async function travel<E extends Endpoint>(
  settings: ClientSettings<E>,
  { signal, onProgress }: Pick<CallOptions, 'signal' | 'onProgress'>,
  request: Transport.Outgoing,
): Promise<Transport.PlatformResponse> {
  try {
    const travelling = onProgress
      ? import('./upload.ts').then(
          ({ upload }) =>
            () =>
              upload(request, signal, onProgress),
        )
      : loadTransport().then((transport) => () => transport.travel(request, signal));
    const send = await travelling.catch(() => Promise.reject(noResponseError('NETWORK')));
    const response = await send();
    settings.onResponse?.(response);
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    settings.onResponse?.(null);
    throw error;
  }
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
    throw noResponseError('MALFORMED', status);
  }
  const refused = z.safeParse(failure, answer);
  if (!refused.success) throw noResponseError('MALFORMED', status);
  const { code, message, messages, fields, fieldMessages } = refused.data;
  throw new CallError({ code, message, status, fields, messages, fieldMessages, retryAfter, answer });
}
