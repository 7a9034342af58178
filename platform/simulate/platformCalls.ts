import { randomUUID } from 'node:crypto';
import { type Operation, type SealingKey, sessionKey } from '@unisite/shared/contract';
import type { seamlessPaths } from '@unisite/shared/contract/seamless';
import { sealText } from '../src/identity/index.ts';
import { signatureOf } from '../src/seamless/index.ts';
import { type CallRequest, type CallResponse, send } from './http.ts';
import type { Caller } from './plan/step.ts';
import { CALLERS, type Market, type PageSession, type Secrets } from './player.ts';
import { Mismatch, retryUntilAnswered, type Tally, Unavailable } from './retryUntilAnswered.ts';

interface Calls {
  readonly ports: readonly number[];
  readonly secrets: Secrets;
  readonly tally: Tally;
}

/** Whose page calls. */
interface Page {
  readonly market: Market;
  readonly address: string;
  readonly page: PageSession | null;
}

interface Once {
  /** The first try is cut off after so many milliseconds. */
  readonly cutAfter?: number | undefined;
  /** Which platform the first try goes to; each further one goes to the next. */
  readonly first?: number;
  /** Rather than a new one for every attempt. */
  readonly nonce?: string;
  /** Called for every attempt. */
  readonly onTry?: () => void;
}

/**
 * Calls platforms as vendors and pages do, and goes on with the next one until there is an answer that says what became
 * of the call.
 */
export function platformCalls({ ports, secrets, tally }: Calls) {
  let key: SealingKey | null = null;
  let turn = 0;

  const tried = (
    { cutAfter, first, onTry }: Once,
    make: () => Omit<CallRequest, 'port'> | Promise<Omit<CallRequest, 'port'>>,
  ): Promise<CallResponse> => {
    turn += 1;
    const begin = first ?? turn;
    return retryUntilAnswered(tally, async (tries) => {
      onTry?.();
      const port = ports[(begin + tries) % ports.length] ?? 0;
      const answer = await send({ ...(await make()), port, cutAfter: tries === 0 ? cutAfter : undefined });
      if (answer.status === 429) throw new Unavailable('TOO_MANY_REQUESTS', 1_000 * Math.max(0.2, answer.retryAfter));
      if (answer.status === 503) throw new Unavailable(`503 ${String(answer.body.code)}`);
      // A platform that cannot reach its database says so; anything else is a mistake of its own.
      if (answer.status >= 500) throw new Mismatch(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
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
    tried(once, () => {
      const text = JSON.stringify(body);
      const call = {
        timestamp: String(Date.now()),
        nonce: once.nonce ?? randomUUID(),
        path,
        rawBody: Buffer.from(text),
      };
      return {
        path,
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-vendor': CALLERS[caller],
          'x-timestamp': call.timestamp,
          'x-nonce': call.nonce,
          'x-signature': signatureOf(secrets[caller], call),
        },
      };
    });

  /** As a page of the player's market. */
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
          // A new one each time: that it is the same transfer is said by its reference.
          'idempotency-key': randomUUID(),
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

  return { vendor, page };
}

export type PlatformCalls = ReturnType<typeof platformCalls>;
