import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import {
  balanceRequest,
  betRequest,
  rollbackRequest,
  seamlessPaths,
  winRequest,
} from '@unisite/shared/contract/seamless';
import * as z from '@unisite/shared/schema';
import { type Answer, fakeLedger, refused } from './fakeLedger.ts';
import type { Fault } from './faults.ts';

export const fakePlayers = [
  { playerId: '1', token: 'token-of-1' },
  { playerId: '2', token: 'token-of-2' },
] as const;
export const fakeVendor = {
  vendor: 'fake',
  secret: 'secret of the fake',
  gameId: 'fake-game',
  currency: 'VND',
} as const;

const OPENING = 1_000_000;
const MAX_SKEW_MS = 300_000;

/** An in-memory wallet that is correct except for one given fault. Only for tests of the check. */
export async function fakeWallet(fault: Fault | null): Promise<{ url: string; close(): Promise<void> }> {
  const is = (one: Fault) => fault === one;
  const nonces = new Set<string>();
  const isLive = ({ playerId, token }: { playerId: string; token: string }) =>
    is('lets a token live for ever') || fakePlayers.some((one) => one.playerId === playerId && one.token === token);
  const ledger = fakeLedger(
    fakePlayers.map(({ playerId }) => playerId),
    OPENING,
    { ...fakeVendor, fault, isLive },
  );

  const amountAsWritten = (key: string, value: unknown, context?: { source?: string }): unknown => {
    if (key !== 'amount' || typeof value !== 'number' || /^\d+$/.test(context?.source ?? '')) return value;
    return is('rounds amounts') ? Math.abs(Math.round(value)) : Number.NaN;
  };
  const read = (text: string): unknown => {
    const body: unknown = JSON.parse(text, amountAsWritten);
    if (typeof body !== 'object' || body === null) return body;
    if (is('refuses unknown fields') && 'jackpot' in body) return null;
    return is('takes half a body') ? { roundId: 'round', ...body } : body;
  };

  /** Answers a call of a known player with a valid body. */
  const on = async <Body extends { readonly playerId: string }>(
    schema: z.Schema<Body>,
    body: unknown,
    perform: (body: Body) => Promise<Answer>,
  ): Promise<Answer> => {
    const parsed = z.safeParse(schema, body);
    if (!parsed.success) return refused('BAD_REQUEST');
    if (ledger.balanceOf(parsed.data.playerId) !== undefined) return perform(parsed.data);
    return is('falls over unknown players') ? { status: 500, body: {} } : refused('PLAYER_UNKNOWN');
  };
  const calls: Readonly<Record<string, (body: unknown) => Promise<Answer>>> = {
    [seamlessPaths.balance]: (body) =>
      on(balanceRequest, body, async (asked) =>
        isLive(asked)
          ? { status: 200, body: { balance: ledger.balanceOf(asked.playerId), currency: fakeVendor.currency } }
          : refused('SESSION_EXPIRED'),
      ),
    [seamlessPaths.bet]: (body) => on(betRequest, body, ledger.bet),
    [seamlessPaths.win]: (body) => on(winRequest, body, ledger.win),
    [seamlessPaths.rollback]: (body) => on(rollbackRequest, body, ledger.rollback),
  };
  const answer = async (path: string, text: string): Promise<Answer> => {
    let body: unknown;
    try {
      body = read(text);
    } catch {
      return refused('BAD_REQUEST');
    }
    return (await calls[path]?.(body)) ?? refused('SESSION_EXPIRED');
  };

  const isSigned = (path: string, text: string, headers: Readonly<Record<string, unknown>>): boolean => {
    const header = (name: string) => String(headers[`x-${name}`] ?? '');
    const nonce = header('nonce');
    const signed = `${header('timestamp')}.${nonce}.${path}.${text}`;
    const expected = createHmac('sha256', fakeVendor.secret).update(signed).digest();
    const given = Buffer.from(header('signature'), 'hex');
    const equal =
      header('vendor') === fakeVendor.vendor && given.length === expected.length && timingSafeEqual(given, expected);
    const onTime = Math.abs(Date.now() - Number(header('timestamp'))) <= MAX_SKEW_MS;
    const fresh = !nonces.has(nonce);
    if (equal) nonces.add(nonce);
    return (
      (equal || is('takes any signature')) &&
      (onTime || is('takes any time stamp')) &&
      (fresh || is('takes a nonce twice'))
    );
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const [path, text] = [request.url ?? '', Buffer.concat(chunks).toString()];
      const { status, body } = isSigned(path, text, request.headers)
        ? await answer(path, text)
        : refused('BAD_SIGNATURE');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
