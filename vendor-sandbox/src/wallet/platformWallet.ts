import { randomUUID } from 'node:crypto';
import {
  balanceResponse,
  type betRequest,
  type rollbackRequest,
  seamlessFailure,
  seamlessPaths,
  sessionResponse,
  transactionResponse,
  type VendorSession,
  type winRequest,
} from '@unisite/shared/contract/seamless';
import { type Infer, type Input, type Schema, safeParse } from '@unisite/shared/schema';
import type { Fault, Faults, Scope } from './faults.ts';
import type { Outcome } from './outcome.ts';
import { signatureOf } from './signature.ts';

/** This vendor's name in signatures; it acts for every demonstration vendor of the platform. */
const vendorName = 'sandbox';

export type Money = Infer<typeof transactionResponse>;

/** The platform's wallet for one vendor; every method is a single attempt and never throws. */
export type PlatformWallet = {
  session(code: string): Promise<Outcome<VendorSession>>;
  balance(player: { token: string; playerId: string }): Promise<Outcome<Infer<typeof balanceResponse>>>;
  bet(bet: Input<typeof betRequest>): Promise<Outcome<Money>>;
  win(win: Input<typeof winRequest>): Promise<Outcome<Money>>;
  rollback(rollback: Input<typeof rollbackRequest>): Promise<Outcome<Money>>;
};

type Options = {
  readonly platformUrl: string;
  readonly secret: string;
  /** Timeout of one attempt, milliseconds. */
  readonly patience: number;
  readonly clock: () => number;
  /** Faults injected by tests. */
  readonly faults: Faults;
};

export function createPlatformWallet({ platformUrl, secret, patience, clock, faults }: Options): PlatformWallet {
  async function send<Value>(
    path: string,
    request: object,
    answer: Schema<Value>,
    { tampered }: { readonly tampered: boolean },
  ): Promise<Outcome<Value>> {
    const body = JSON.stringify(request);
    const timestamp = String(clock());
    const nonce = randomUUID();
    try {
      const response = await fetch(platformUrl + path, {
        method: 'POST',
        body: tampered ? `${body} ` : body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'x-vendor': vendorName,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signatureOf(secret, { timestamp, nonce, path, body }),
        },
      });
      return read(response.status, JSON.parse(await response.text()), answer);
    } catch (error) {
      return { kind: 'unanswered', cause: error instanceof Error ? error.name : 'unknown' };
    }
  }

  const call = <Value>(
    name: Fault['call'],
    request: Scope & Readonly<Record<string, unknown>>,
    answer: Schema<Value>,
  ): Promise<Outcome<Value>> => faults.through(name, request, (how) => send(seamlessPaths[name], request, answer, how));

  return {
    session: (code) => call('session', { code }, sessionResponse),
    balance: (player) => call('balance', player, balanceResponse),
    bet: (bet) => call('bet', bet, transactionResponse),
    win: (win) => call('win', win, transactionResponse),
    rollback: (rollback) => call('rollback', rollback, transactionResponse),
  };
}

function read<Value>(status: number, content: unknown, answer: Schema<Value>): Outcome<Value> {
  if (status >= 200 && status < 300) {
    const value = safeParse(answer, content);
    return value.success ? { kind: 'done', value: value.data } : { kind: 'unanswered', cause: 'malformed answer' };
  }
  const failure = safeParse(seamlessFailure, content);
  if (status < 500 && failure.success) {
    return { kind: 'refused', code: failure.data.code, balance: failure.data.balance ?? null };
  }
  return { kind: 'unanswered', cause: `status ${status}` };
}
