/**
 * The load of `npm run bench:bets`, a process of its own: so many vendors' connections, each with one bet after the
 * other, for some seconds. The first argument is the load as JSON, the output its result as JSON.
 */

import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { seamlessPaths } from '@unisite/shared/contract/seamless';

/** What a load is asked to do. */
export interface BetLoad {
  readonly port: number;
  readonly clients: number;
  readonly seconds: number;
  readonly caller: string;
  readonly secret: string;
  readonly gameId: string;
  /** Prefix of ids, of this load alone. */
  readonly run: string;
  /** Members' ids; the session of each has the token `bench-ID`. */
  readonly players: readonly string[];
}

/** The result: each response's time in milliseconds, and refused bets by status. */
export interface BetLoadResult {
  readonly took: readonly number[];
  readonly seconds: number;
  readonly refused: Readonly<Record<string, number>>;
}

const HEAD_END = Buffer.from('\r\n\r\n');

function run(load: BetLoad): Promise<BetLoadResult> {
  const took: number[] = [];
  const refused: Record<string, number> = {};
  const began = performance.now();
  const until = began + load.seconds * 1000;
  let serial = 0;

  const request = (): string => {
    serial += 1;
    const id = `${load.run}-${String(serial).padStart(7, '0')}`; // a nonce has eight signs at least
    const playerId = load.players[Math.floor(Math.random() * load.players.length)] ?? '';
    const body = JSON.stringify({
      token: `bench-${playerId}`,
      playerId,
      gameId: load.gameId,
      roundId: id,
      transactionId: id,
      amount: 100,
      currency: 'VND',
    });
    const timestamp = Date.now();
    const signature = createHmac('sha256', load.secret)
      .update(`${timestamp}.${id}.${seamlessPaths.bet}.${body}`)
      .digest('hex');
    return `POST ${seamlessPaths.bet} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nx-vendor: ${load.caller}\r\nx-timestamp: ${timestamp}\r\nx-nonce: ${id}\r\nx-signature: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };

  const client = () =>
    new Promise<void>((done, failed) => {
      const socket = connect(load.port, '127.0.0.1');
      socket.setNoDelay(true);
      let sent = 0;
      let got: Buffer = Buffer.alloc(0);
      const next = () => {
        sent = performance.now();
        if (sent >= until) return socket.end();
        socket.write(request());
      };
      socket.on('connect', next).on('error', failed);
      socket.on('close', () => done());
      socket.on('data', (data: Buffer) => {
        got = got.length === 0 ? data : Buffer.concat([got, data]);
        const end = got.indexOf(HEAD_END);
        if (end === -1) return;
        const head = got.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (got.length < end + HEAD_END.length + length) return;
        got = Buffer.alloc(0);
        const status = head.slice(9, 12);
        if (status === '200') took.push(performance.now() - sent);
        else refused[status] = (refused[status] ?? 0) + 1;
        next();
      });
    });

  return Promise.all(Array.from({ length: load.clients }, client)).then(() => ({
    took,
    seconds: (performance.now() - began) / 1000,
    refused,
  }));
}

// Written by bets.ts, in the form above.
const asked = JSON.parse(process.argv[2] ?? '') as BetLoad;
process.stdout.write(JSON.stringify(await run(asked)));
