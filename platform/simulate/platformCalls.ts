import { randomUUID } from 'node:crypto';
import { type Operation, type SealingKey, sessionKey } from '@unisite/shared/contract';
import { noticePath, type PaymentNotification } from '@unisite/shared/contract/cashier';
import type { OperatorCall } from '@unisite/shared/contract/operators';
import type { seamlessPaths } from '@unisite/shared/contract/seamless';
import { sealText } from '../src/access/identity/index.ts';
import { signatureOf } from '../src/foundation/crypto/callSignature.ts';
import { type CallRequest, type CallResponse, send } from './http.ts';
import type { Caller } from './plan/step.ts';
import { CALLERS, type Market, type PageSession, type PlatformPorts, PROVIDER, type Secrets } from './player.ts';
import { Mismatch, retryUntilAnswered, type Tally, Unavailable } from './retryUntilAnswered.ts';

interface Calls {
  readonly ports: readonly PlatformPorts[];
  readonly secrets: Secrets;
  readonly tally: Tally;
}

/** Caller of a page. */
interface Page {
  readonly market: Market;
  readonly address: string;
  readonly page: PageSession | null;
}

/** Caller of a console. */
interface Console {
  readonly address: string;
  readonly cookie: string;
}

interface Once {
  /** The first attempt is cut after this many milliseconds. */
  readonly cutAfter?: number | undefined;
  /** The platform of the first attempt; each further one goes to the next. */
  readonly first?: number;
  /** Default: a new one for every attempt. */
  readonly nonce?: string;
  /** The idempotency key; default: a new one for every attempt. */
  readonly key?: string;
  /** Whether a response is too early to be final, so that the call is retried. */
  readonly isTooEarly?: (answer: CallResponse) => boolean;
  /** Called for every attempt. */
  readonly onTry?: () => void;
}

/**
 * Calls platforms like vendors, pages, consoles and a payment provider, and continues with the next platform until a
 * response states the outcome of the call.
 */
export function platformCalls({ ports, secrets, tally }: Calls) {
  let key: SealingKey | null = null;
  let turn = 0;

  const tried = (
    { cutAfter, first, onTry, isTooEarly = () => false }: Once,
    make: (port: number) => Omit<CallRequest, 'port'> | Promise<Omit<CallRequest, 'port'>>,
    side: keyof PlatformPorts = 'site',
  ): Promise<CallResponse> => {
    turn += 1;
    const begin = first ?? turn;
    return retryUntilAnswered(tally, async (tries) => {
      onTry?.();
      const port = ports[(begin + tries) % ports.length]?.[side] ?? 0;
      const answer = await send({ ...(await make(port)), port, cutAfter: tries === 0 ? cutAfter : undefined });
      if (answer.status === 429) throw new Unavailable('TOO_MANY_REQUESTS', 1_000 * Math.max(0.2, answer.retryAfter));
      if (answer.status === 503) throw new Unavailable(`503 ${String(answer.body.code)}`);
      // A platform without its database says so; anything else is a bug.
      if (answer.status >= 500) throw new Mismatch(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
      if (isTooEarly(answer)) throw new Unavailable('too early');
      return answer;
    });
  };

  /** The same body each time, signed anew. */
  const vendor = (
    caller: Caller,
    path: (typeof seamlessPaths)[keyof typeof seamlessPaths],
    body: object,
    once: Once = {},
  ): Promise<CallResponse> =>
    tried(once, () =>
      signed(path, body, { name: CALLERS[caller], secret: secrets.callers[caller], nonce: once.nonce }),
    );

  /** A payment provider's report. */
  const notify = (body: PaymentNotification, once: Once = {}): Promise<CallResponse> =>
    tried(once, () => signed(noticePath, body, { name: PROVIDER, secret: secrets.provider, nonce: undefined }));

  /** An operator's console call. */
  const operator = (call: OperatorCall, path: string, body: object, from: Console, once: Once = {}) =>
    tried(
      once,
      (port) => ({
        path,
        method: call.method,
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          origin: `http://127.0.0.1:${port}`,
          'x-forwarded-for': from.address,
          cookie: from.cookie,
        },
      }),
      'operators',
    );

  /** A call from a page of the player's market. */
  const page = (operation: Operation, path: string, body: object, from: Page, once: Once = {}) =>
    tried(once, async () => {
      const sealed = operation.sealed ? await seal(operation, body, from) : body;
      const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
      return {
        path,
        method: operation.method,
        body: hasBody ? JSON.stringify(sealed) : undefined,
        headers: {
          host: from.market.host,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          'x-forwarded-for': from.address,
          // Without a key of its own: the reference identifies the transfer.
          'idempotency-key': once.key ?? randomUUID(),
          ...from.page,
        },
      };
    });

  const seal = async (operation: Operation, body: object, from: Page) => {
    if (key === null) {
      const { body: answer } = await page(sessionKey, sessionKey.path, {}, { ...from, page: null });
      key = answer.value as SealingKey;
    }
    const nonce = randomUUID().replaceAll('-', '');
    return sealText(key, operation.method, operation.path, JSON.stringify({ at: Date.now(), nonce, body }));
  };

  return { vendor, notify, operator, page };
}

function signed(
  path: string,
  body: object,
  { name, secret, nonce = randomUUID() }: { name: string; secret: string; nonce: string | undefined },
): Omit<CallRequest, 'port'> {
  const text = JSON.stringify(body);
  const call = { timestamp: String(Date.now()), nonce, path, rawBody: Buffer.from(text) };
  return {
    path,
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-vendor': name,
      'x-timestamp': call.timestamp,
      'x-nonce': call.nonce,
      'x-signature': signatureOf(secret, call),
    },
  };
}

export type PlatformCalls = ReturnType<typeof platformCalls>;
