/**
 * The load of the buying part of `npm run bench:lottery`, a process of its own: so many pages, each buying one slip of
 * ten lines after the other for some seconds, while others look at the open draw, and a console at what is at stake.
 * The first argument is the load as JSON, the output its result as JSON.
 */

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { currentDraw, placeLotteryBets } from '@unisite/shared/contract/tickets';
import { LINES, STATION } from './slips.ts';

/** What a load is asked to do. */
export interface SlipLoad {
  readonly port: number;
  readonly operatorsPort: number;
  readonly host: string;
  readonly seconds: number;
  /** Pages that buy at once. */
  readonly clients: number;
  readonly numero: string;
  readonly pages: readonly { readonly address: string; readonly authorization: string; readonly cookie: string }[];
  /** Of an operator's console. */
  readonly operatorCookie: string;
}

/** Each response's time in milliseconds, and refused calls by what they were. */
export interface SlipLoadResult {
  readonly slips: readonly number[];
  readonly draws: readonly number[];
  readonly exposures: readonly number[];
  readonly seconds: number;
  readonly refused: Readonly<Record<string, number>>;
}

/** Each kind of look, this often a second. */
const LOOKS_A_SECOND = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Answers the milliseconds until the whole answer was there, and its status. */
function timed(to: {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}): Promise<{ took: number; status: number }> {
  const { body, ...target } = to;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request({ agent, host: '127.0.0.1', ...target }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve({ took: performance.now() - began, status: response.statusCode ?? 0 }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function run(load: SlipLoad): Promise<SlipLoadResult> {
  const refused: Record<string, number> = {};
  const began = performance.now();
  const until = began + load.seconds * 1000;
  const isOver = () => performance.now() >= until;
  let turn = 0;

  const look = async (what: string, ask: () => ReturnType<typeof timed>, times: number[]) => {
    const { took, status } = await ask();
    if (status === 200) times.push(took);
    else refused[`${what} ${status}`] = (refused[`${what} ${status}`] ?? 0) + 1;
  };

  const line = () => ({
    bet: 'deSpecial',
    selection: [[String(Math.floor(Math.random() * 100)).padStart(2, '0')]],
    unitStake: 1_000,
    units: 1,
    odds: { all: 85 },
  });
  const slip = () => {
    turn += 1;
    const page = load.pages[turn % load.pages.length];
    return timed({
      port: load.port,
      method: 'POST',
      path: placeLotteryBets.path,
      headers: {
        host: load.host,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': page?.address ?? '',
        authorization: page?.authorization ?? '',
        cookie: page?.cookie ?? '',
      },
      body: JSON.stringify({ code: STATION, numero: load.numero, lines: Array.from({ length: LINES }, line) }),
    });
  };
  const draw = () =>
    timed({
      port: load.port,
      method: 'GET',
      path: currentDraw.path.replace(':code', STATION),
      headers: { host: load.host, 'x-forwarded-for': `10.9.0.${1 + (turn++ % 250)}` },
    });
  const exposure = () =>
    timed({
      port: load.operatorsPort,
      method: 'GET',
      path: `/ops/lottery/draws/${STATION}/${load.numero}/exposure`,
      headers: { cookie: load.operatorCookie, 'x-forwarded-for': '10.8.0.1' },
    });

  const [slips, draws, exposures]: [number[], number[], number[]] = [[], [], []];
  const buyer = async () => {
    while (!isOver()) await look('slip', slip, slips);
  };
  const looker = async (what: string, ask: () => ReturnType<typeof timed>, times: number[]) => {
    while (!isOver()) {
      await look(what, ask, times);
      await wait(1000 / LOOKS_A_SECOND);
    }
  };
  await Promise.all([
    ...Array.from({ length: load.clients }, buyer),
    looker('draw', draw, draws),
    looker('exposure', exposure, exposures),
  ]);
  agent.destroy();
  return { slips, draws, exposures, seconds: (performance.now() - began) / 1000, refused };
}

// Written by buying.ts, in the form above.
const asked = JSON.parse(process.argv[2] ?? '') as SlipLoad;
process.stdout.write(JSON.stringify(await run(asked)));
