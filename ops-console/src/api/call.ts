import { type Envelope, failure } from '@unisite/shared/contract/envelope';
import { changedSince, type OperatorCall } from '@unisite/shared/contract/operators';
import { currentLanguage } from '@unisite/shared/i18n';
import { type Infer, type Input, safeParse } from '@unisite/shared/schema';
import { addressOf } from './addressOf.ts';
import { CallError } from './CallError.ts';
import { isActive } from './presence.ts';

/** How long an answer is waited for, milliseconds. */
const timeout = 20_000;

export type RequestOf<C extends OperatorCall> = Input<C['request']>;
export type ValueOf<C extends OperatorCall> = Infer<C['value']>;

type Listener = (call: OperatorCall, error: CallError | null) => void;
const listeners = new Set<Listener>();

/** Tells `listener` of each call that was answered, and of each that failed. */
export function onCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes one call of the operators' contract and gives its value.
 * @throws {CallError} with the platform's code and message, or `NETWORK`, `TIMEOUT`, `MALFORMED`; an aborted call
 * throws the signal's reason.
 */
export async function call<C extends OperatorCall>(
  declared: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<ValueOf<C>> {
  try {
    const value = await attempt(declared, request, signal);
    for (const listener of listeners) listener(declared, null);
    return value;
  } catch (error) {
    if (error instanceof CallError) for (const listener of listeners) listener(declared, error);
    throw error;
  }
}

async function attempt<C extends OperatorCall>(
  declared: C,
  request: RequestOf<C>,
  signal: AbortSignal | undefined,
): Promise<ValueOf<C>> {
  const { address, body } = addressOf(declared, request as Record<string, unknown>); // every request of the contract is an object
  const response = await send(address, declared.method, body, signal);
  const answer = await readJson(response);
  if (!isSuccess(answer)) throw refusalOf(answer, response);
  const value = safeParse(declared.value, answer.value);
  if (!value.success) throw new CallError('MALFORMED', '', { status: response.status });
  return value.data as ValueOf<C>; // parsed with this very schema; the generic keeps the compiler from seeing it
}

async function send(address: string, method: string, body: string | null, signal?: AbortSignal): Promise<Response> {
  const patience = AbortSignal.timeout(timeout);
  try {
    return await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        'X-Language': currentLanguage(),
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...(isActive() ? {} : { 'X-Background': '1' }),
      },
      body,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  } catch {
    signal?.throwIfAborted();
    throw new CallError(patience.aborted ? 'TIMEOUT' : 'NETWORK', '');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new CallError('MALFORMED', '', { status: response.status });
  }
}

const isSuccess = (answer: unknown): answer is Extract<Envelope<unknown>, { success: true }> =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;

function refusalOf(answer: unknown, response: Response): CallError {
  const { status } = response;
  const refused = safeParse(failure, answer);
  if (!refused.success) return new CallError('MALFORMED', '', { status });
  const { code, message, messages, fields = {} } = refused.data;
  const changed = safeParse(changedSince, answer);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new CallError(code, message, {
    status,
    messages,
    fields,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    since: changed.success ? changed.data.since : [],
  });
}
