import { setTimeout as pause } from 'node:timers/promises';
import { authorize } from '@unisite/publishing';
import { auditEntry, problem } from '@unisite/shared/contract/rollout';
import { array, object, optional, type Schema, safeParse, string } from '@unisite/shared/schema';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { RegistryRefusal } from './RegistryRefusal.ts';
import type { TeamKey } from './teamKey.ts';

/** Most attempts of a repeatable call. */
const attempts = 5;
const firstPause = 500;
const patience = 60_000;

/** Temporary failures. */
const passing = new Set([429, 502, 503, 504]);

const refusal = object({
  code: string(),
  message: string(),
  problems: optional(array(problem)),
  since: optional(array(auditEntry)),
});

export interface Call<Value> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** Schema of the response; without one no value is expected. */
  answer?: Schema<Value>;
  /** Whether the call may be retried without a response; false for what must happen once. */
  again: boolean;
}

/** Calls the registry of a site as a team: each call is signed with the team's key. */
export class RegistryClient {
  readonly #site: URL;
  readonly #key: TeamKey;
  readonly #firstPause: number;

  constructor(site: URL, key: TeamKey, options: { firstPause?: number } = {}) {
    this.#site = site;
    this.#key = key;
    this.#firstPause = options.firstPause ?? firstPause;
  }

  /**
   * @throws {RegistryRefusal} when the registry refuses.
   * @throws {CommandFailure} without a response, or with one that is not of a registry.
   */
  async call<Value>({ method, path, body, answer, again }: Call<Value>): Promise<Value> {
    const isBytes = body instanceof Uint8Array;
    const bytes = isBytes
      ? body
      : body === undefined
        ? new Uint8Array()
        : new TextEncoder().encode(JSON.stringify(body));
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await this.#send(method, path, bytes, type, again ? attempts : 1);
    const text = await response.text();
    if (!response.ok) throw refusalOf(response.status, text, this.#site);
    // without an expected response there is no value
    if (!answer) return undefined as Value;
    const read = safeParse(object({ value: answer }), parsed(text));
    if (!read.success) throw notARegistryError(this.#site, `${path}: ${read.error.issues[0]?.path.join('.')}`);
    return read.data.value;
  }

  async #send(method: string, path: string, bytes: Uint8Array, type: string, left: number): Promise<Response> {
    const once = () =>
      fetch(new URL(path, this.#site), {
        method,
        headers: {
          authorization: authorize({ method, path, body: bytes }, this.#key.privateKey),
          'accept-language': 'en',
          ...(bytes.length > 0 && { 'content-type': type }),
        },
        ...(bytes.length > 0 && { body: bytes as Uint8Array<ArrayBuffer> }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    for (let attempt = 1; ; attempt++) {
      const result = await once().catch((failure: unknown) => failure);
      const isLast = attempt >= left;
      if (result instanceof Response && (isLast || !passing.has(result.status))) return result;
      if (!(result instanceof Response) && isLast) throw noResponseError(this.#site, left === 1, result);
      const growing = this.#firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
      await pause(Math.max(growing, result instanceof Response ? retryAfter(result) : 0));
    }
  }
}

/** The requested wait, milliseconds, at most a minute. */
const retryAfter = ({ headers }: Response): number => Math.min(Number(headers.get('retry-after')) || 0, 60) * 1000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function refusalOf(status: number, text: string, site: URL): Error {
  const read = safeParse(refusal, parsed(text));
  if (!read.success) return notARegistryError(site, `status ${status}`);
  const { code, message, problems = [], since = [] } = read.data;
  return new RegistryRefusal(code, message, problems, since);
}

const notARegistryError = (site: URL, what: string): CommandFailure =>
  new CommandFailure(`${site.origin} does not answer like a registry (${what}).`, 'Is the address that of the site?');

function noResponseError(site: URL, once: boolean, failure: unknown): CommandFailure {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new CommandFailure(
    `${site.origin} does not answer: ${why}`,
    once
      ? 'It may have been done all the same: look with unisite-remote status before you try again.'
      : 'Try again when the network is back.',
  );
}
