import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { signatureOf } from '../wallet/signature.ts';

export type Call = { readonly path: string; readonly body: Record<string, unknown> };

/** Treatment of a call. `lostAnswer`: the money moves without a response; `unreachable`: neither. */
export type Fault = 'none' | 'lostAnswer' | 'unreachable' | { readonly status: number; readonly code: string };

export type FakePlatform = {
  readonly url: string;
  readonly calls: Call[];
  balance: number;
  /** The player's free rounds; sent when a session opens, used up by bets. */
  freeRounds: { id: string; left: number; stake: number; endsAt: string }[];
  /** Whether the player is a guest. */
  playMoney: boolean;
  /** Number of pictures requested. */
  pictures: number;
  /** Called for every call; tests replace it. */
  fault: (call: Call) => Fault;
  close(): Promise<void>;
};

type Transfer = {
  readonly answer: { transactionId: string; balance: number; currency: string };
  readonly amount: number;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A seamless wallet of one player on its own port: signed calls, idempotent by transaction id. */
export async function startFakePlatform(secret: string): Promise<FakePlatform> {
  const transfers = new Map<string, Transfer>();
  const tombstones = new Set<string>();
  const codes = new Set<string>();
  const nonces = new Set<string>();

  function move(platform: FakePlatform, id: string, amount: number): [number, object] {
    const known = transfers.get(id);
    if (known !== undefined) return [200, known.answer];
    if (tombstones.has(id)) return [409, { code: 'ALREADY_ROLLED_BACK', message: 'rolled back before' }];
    if (platform.balance + amount < 0) {
      return [409, { code: 'INSUFFICIENT_FUNDS', message: 'too little', balance: platform.balance }];
    }
    platform.balance += amount;
    const answer = { transactionId: id, balance: platform.balance, currency: 'VND' };
    transfers.set(id, { answer, amount });
    return [200, answer];
  }

  /** Rounds with a zero bet: their wins are credited later. */
  const freeOnes = new Set<string>();
  function playFree(platform: FakePlatform, id: string, { freeRounds, roundId }: Call['body']): [number, object] {
    if (transfers.has(id)) return move(platform, id, 0);
    const grant = platform.freeRounds.find((one) => one.id === freeRounds && one.left > 0);
    if (grant === undefined) return [409, { code: 'FREE_ROUNDS_OVER', message: 'none left' }];
    grant.left -= 1;
    freeOnes.add(String(roundId));
    return move(platform, id, 0);
  }

  function rollBack(platform: FakePlatform, id: string, referenceId: string): [number, object] {
    const bet = transfers.get(referenceId);
    if (bet === undefined) tombstones.add(referenceId);
    return move(platform, id, bet === undefined ? 0 : -bet.amount);
  }

  function openSession(platform: FakePlatform, code: string): [number, object] {
    const [gameId = '', once = ''] = code.split('~');
    if (codes.has(once)) return [401, { code: 'SESSION_EXPIRED', message: 'used' }];
    codes.add(once);
    return [
      200,
      {
        token: `token-${once}`,
        playerId: '7',
        nickname: 'an',
        gameId,
        currency: 'VND',
        playMoney: platform.playMoney,
        language: 'vi',
        balance: platform.balance,
        lobbyUrl: 'http://localhost:3000/rng',
        ...(platform.freeRounds.length > 0 ? { freeRounds: platform.freeRounds } : {}),
        gameName: '<Rồng & Vàng>',
        gameIcon: 'http://localhost:3000/art/rong.svg',
        // The prefix of a title is its category and scene: `EGAME.rocket`.
        category: /^[A-Z]+(?=\.)/.exec(gameId)?.[0] ?? 'RNG',
        variant: gameId.split('.')[1] ?? 'roulette',
        // A lottery's title ends with its prize mode: `ELOTT.keno.SEA`.
        ...(/LOTT\./.test(gameId) ? { lotto: { prizeMode: gameId.split('.')[2], gameCode: 'KENO' } } : {}),
      },
    ];
  }

  function answer(platform: FakePlatform, { path, body }: Call): [number, object] {
    const id = String(body.transactionId);
    switch (path) {
      case seamlessPaths.session:
        return openSession(platform, String(body.code));
      case seamlessPaths.balance:
        return [200, { balance: platform.balance, currency: 'VND' }];
      case seamlessPaths.bet:
        return body.freeRounds === undefined ? move(platform, id, -Number(body.amount)) : playFree(platform, id, body);
      case seamlessPaths.win:
        return move(platform, id, freeOnes.has(String(body.roundId)) ? 0 : Number(body.amount));
      case seamlessPaths.rollback:
        return rollBack(platform, id, String(body.referenceId));
      default:
        return [404, {}];
    }
  }

  function isSigned(request: IncomingMessage, path: string, body: string): boolean {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const nonce = header('x-nonce');
    if (nonces.has(nonce)) return false;
    nonces.add(nonce);
    const signature = signatureOf(secret, { timestamp: header('x-timestamp'), nonce, path, body });
    return header('x-vendor') === 'sandbox' && signature === header('x-signature');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (path.startsWith('/art/')) {
      platform.pictures += 1;
      return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    }
    const text = await textOf(request);
    const send = (status: number, content: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    if (!isSigned(request, path, text)) return send(401, { code: 'BAD_SIGNATURE', message: 'bad signature' });
    const call: Call = { path, body: JSON.parse(text) };
    platform.calls.push(call);
    const fault = platform.fault(call);
    if (typeof fault === 'object') return send(fault.status, { code: fault.code, message: fault.code });
    if (fault === 'unreachable') return void response.destroy();
    const [status, content] = answer(platform, call);
    if (fault === 'lostAnswer') return void response.destroy();
    send(status, content);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    balance: 100_000_000,
    freeRounds: [],
    playMoney: false,
    pictures: 0,
    fault: () => 'none',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return platform;
}
