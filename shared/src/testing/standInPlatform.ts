import { type SealedBody, sessionKey } from '../contract/access.ts';
import type { Localized } from '../contract/envelope.ts';
import type { GivenOf, Operation, RequestOf } from '../contract/operation.ts';
import { signInSentences } from '../contract/signInSentences.ts';
import { sealedForTests } from './sealedForTests.ts';

/** A call received by the stand-in platform; sealed bodies are decrypted. */
export interface CallMade {
  operation: string;
  request: Record<string, unknown>;
  idempotencyKey: string | null;
}

type Fields = Readonly<Record<string, string>>;
type Answer =
  | { value: unknown }
  | { code: string; message: string; messages?: Localized; status: number; fields?: Fields }
  | 'none';
type Give = (request: Record<string, unknown>) => Answer | Promise<Answer>;

/** A platform that answers what a test says. */
export interface StandInPlatform {
  /** Sets the response of an operation; the last one applies. */
  answer<O extends Operation>(operation: O, give: (request: RequestOf<O>) => GivenOf<O> | Promise<GivenOf<O>>): void;
  /**
   * Refuses an operation with a code, or without a code leaves it without a response; `fields`: messages of a malformed
   * request.
   */
  refuse(operation: Operation, code: string | null, status?: number, fields?: Fields): void;
  /** The calls of an operation, in order. */
  callsOf(operation: Operation): CallMade[];
  /** Clears all calls and responses. */
  forgetAll(): void;
}

/** Replaces the platform in tests of a remote: all calls of a module are answered here. */
export function standInPlatform(): StandInPlatform {
  const routes: { operation: Operation; pattern: RegExp; give: Give }[] = [];
  const calls: CallMade[] = [];
  const seal = sealedForTests();

  const route = (operation: Operation, give: Give): void => {
    const pattern = new RegExp(`^${operation.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    routes.unshift({ operation, pattern, give });
  };
  const answerKey = () => route(sessionKey, async () => ({ value: await seal.publicKey() }));
  answerKey();

  const respond: Respond = async (method, address, headers, body) => {
    const { pathname, searchParams } = new URL(address, location.href);
    for (const { operation, pattern, give } of routes) {
      const found = operation.method === method.toUpperCase() ? pattern.exec(pathname) : null;
      if (!found) continue;
      const written: unknown = typeof body === 'string' && body !== '' ? read(operation, body) : {};
      // border: the page's own call, an object, sealed where the operation says so
      const sent = operation.sealed
        ? await seal.open(operation.method, pathname, written as SealedBody)
        : (written as object);
      const request = { ...Object.fromEntries(searchParams), ...found.groups, ...sent };
      calls.push({ operation: operation.name, request, idempotencyKey: headers.get('Idempotency-Key') });
      return give(request);
    }
    return { code: 'NOT_FOUND', message: `nothing answers ${method} ${pathname}`, status: 404 };
  };
  Object.assign(globalThis, { fetch: fetchFrom(respond) });

  return {
    // the page's own typed request
    answer: (operation, give) =>
      route(operation, async (request) => ({ value: await give(request as RequestOf<typeof operation>) })),
    refuse: (operation, code, status = 409, fields = {}) =>
      route(operation, () =>
        code === null ? 'none' : { code, message: `refused: ${code}`, messages: saidOf(code), status, fields },
      ),
    callsOf: ({ name }) => calls.filter(({ operation }) => operation === name),
    forgetAll() {
      routes.length = 0;
      calls.length = 0;
      answerKey();
    },
  };
}

/** The platform's messages where they are shared, otherwise one that names the code. */
const saidOf = (code: string): Localized =>
  new Map<string, Localized>(Object.entries(signInSentences)).get(code) ?? {
    vi: `refused: ${code}`,
    en: `refused in English: ${code}`,
  };

/** Parses a body in the operation's format. */
const read = ({ form }: Operation, body: string): unknown =>
  form ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);

type Respond = (method: string, address: string, headers: Headers, body: unknown) => Promise<Answer>;

/** A `fetch` as far as the page's client uses it. */
const fetchFrom =
  (respond: Respond) =>
  async (address: string, { method = 'GET', headers, body, signal }: RequestInit = {}): Promise<Response> => {
    const answered = await respond(method, address, new Headers(headers), body);
    signal?.throwIfAborted();
    if (answered === 'none') throw new TypeError('Failed to fetch');
    const refused = 'code' in answered;
    return new Response(JSON.stringify({ success: !refused, ...answered }), {
      status: refused ? answered.status : 200,
    });
  };
