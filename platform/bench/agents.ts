/**
 * `npm run bench:agents`: 100,000 members eight levels deep with `DAYS` (90) days of play. Measures the overview, any
 * node of the tree and the first page of every report over HTTP (`TIMES`, 40, of each, two callers), how long a day's
 * movements (`MOVES`, 200,000) take to be added up beside running bets, and a monthly pay-run of 5,111 contracts. Ends
 * with 1 when an aim is missed (targets.ts) or a call was refused.
 */

import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chance } from '@unisite/demonstration/art/prng';
import { memberIdOf } from '@unisite/shared/contract';
import { keepMemberAge, startSession } from '../src/access/identity/index.ts';
import type { Database, Queryable } from '../src/foundation/database/connect.ts';
import { addVendorSecret } from '../src/play/seamless/index.ts';
import {
  accountAt,
  agreeContracts,
  contracts,
  depositDays,
  levels,
  plantTree,
  playDays,
  playToday,
  size,
} from './agentTree.ts';
import type { BetLoad, BetLoadResult } from './betLoad.ts';
import { type OpenPlatform, openPlatform } from './openPlatform.ts';
import { percentile } from './percentile.ts';
import { type AgentFigures, missedByAgents } from './targets.ts';

const days = Number(process.env.DAYS ?? 90);
const times = Number(process.env.TIMES ?? 40);
const moves = Number(process.env.MOVES ?? 200_000);
const CALLERS = 2;
const PAID_WITHIN_MS = 300_000;
const market = { code: 'INT', host: 'int.localhost' };
const bets = { caller: 'bench', secret: 'secret of the measurement', game: 'bench-game' };
const print = (line: string) => process.stdout.write(`${line}\n`);
const execute = promisify(execFile);
const agent = new Agent({ keepAlive: true });

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}
async function took(what: string, act: () => Promise<unknown>): Promise<void> {
  print(`${what}: ${(await timed(act)).toFixed(1)} s`);
}

/** A vendor's game, and a play session of each of the last 256 members. Answers their ids. */
async function openGame({ database, vendorKeys }: OpenPlatform): Promise<string[]> {
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('BENCH', 'Bench', 'jade', 1, 1)`,
  );
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ($1, 'BENCH', 'RNG', 'reels', 'Bench', 'Bench', 96, 'low', now())`,
    [bets.game],
  );
  await addVendorSecret(database, vendorKeys, { caller: bets.caller, secret: bets.secret });
  const players = Array.from({ length: 256 }, (_none, i) => String(size - 50_000 - i));
  await database.query(
    `INSERT INTO play_session (token_hash, caller, member_id, game_id, vendor_code, started_at, seen_at)
     SELECT sha256(convert_to('bench-' || id, 'UTF8')), $1, id, $2, 'BENCH', now(), now() FROM unnest($3::bigint[]) AS id`,
    [bets.caller, bets.game, players],
  );
  await database.query(
    `SELECT ledger_post('bench/' || id, 'deposit', wallet_account('bank', 'BANK'), wallet_account('member', id::text), 1000000000000,
       '{"vi": "Nạp tiền", "en": "Deposit"}', '') FROM unnest($1::bigint[]) AS id`,
    [players],
  );
  return players;
}

interface Caller {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The agent at the top, signed in. */
async function signIn(database: Database, port: number): Promise<Caller> {
  const memberId = memberIdOf('1');
  await keepMemberAge(
    database,
    { memberId, marketCode: market.code },
    {
      birthDate: '1990-05-17',
      at: new Date(0),
      answer: { state: 'confirmed', terms: 1 },
    },
  );
  const facts = { memberId, marketCode: market.code, ip: '10.7.0.1', userAgent: 'bench' };
  const { secret, handle } = await startSession(database, new Date(), facts);
  return {
    port,
    headers: { host: market.host, authorization: `Bearer ${handle}`, cookie: `__Host-unisite=${secret}` },
  };
}

/** Milliseconds until the answer is read. */
function ask({ port, headers }: Caller, address: string, n: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const from = { 'x-forwarded-for': `10.${n % 200}.${(n >> 8) % 200}.7` };
    const sent = request(
      { agent, host: '127.0.0.1', port, path: address, headers: { ...headers, ...from } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => {
          if (response.statusCode !== 200)
            return reject(new Error(`${address}: ${response.statusCode} ${body.slice(0, 300)}`));
          resolve(performance.now() - began);
        });
      },
    );
    sent.on('error', reject).end();
  });
}

const draw = chance('agents');
const node = (): string => {
  const level = Math.floor(draw.next() * (levels.length - 1));
  return accountAt(level, Math.floor(draw.next() * (levels[level] ?? 1)));
};
const questions: Readonly<Record<string, () => string>> = {
  'overview, 30 days': () => '/wps/agent/overview',
  'a node of the tree, 30 days': () => `/wps/agent/team?account=${node()}`,
  'its rows by account': () => `/wps/agent/team?account=${node()}&sort=account&order=asc`,
  'search in the tree': () => `/wps/agent/team?search=${Math.floor(draw.next() * 90_000) + 10_000}`,
  'profit by branch': () => '/wps/agent/profit',
  'profit of every member': () => '/wps/agent/profit?of=alone',
  'my income': () => '/wps/agent/income',
  'transactions of the team': () => '/wps/agent/transactions',
  'transactions below a node': () => `/wps/agent/transactions?account=${node()}`,
  'statements of contracts': () => '/wps/agent/contracts/dividend/statements',
};

async function measureReports(caller: Caller): Promise<AgentFigures['reports']> {
  const found: { what: string; p95: number }[] = [];
  print('| what | p50 | p95 | aim |');
  print('|---|---|---|---|');
  let n = 0;
  for (const [what, addressOf] of Object.entries(questions)) {
    await ask(caller, addressOf(), n++);
    const each = Array.from({ length: CALLERS }, async () => {
      const own: number[] = [];
      for (let i = 0; i < times / CALLERS; i += 1) own.push(await ask(caller, addressOf(), n++));
      return own;
    });
    const all = (await Promise.all(each)).flat();
    const p95 = percentile(all, 0.95);
    found.push({ what, p95 });
    print(`| ${what} | ${percentile(all, 0.5).toFixed(0)} ms | ${p95.toFixed(0)} ms | 300 ms |`);
  }
  return found;
}

async function betLoad(load: BetLoad): Promise<BetLoadResult> {
  const { stdout } = await execute(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'betLoad.ts'), JSON.stringify(load)],
    { maxBuffer: 1 << 28 },
  );
  // Written by betLoad.ts, in its own form.
  return JSON.parse(stdout) as BetLoadResult;
}

const sealedTo = (database: Queryable, transfer: string) =>
  holds(database, 'ledger_seal s WHERE s.transfer_id = $1', transfer);
/** Points, promotions and missions have seen it too, and have nothing left to count. */
const counted = (database: Queryable, transfer: string) =>
  holds(
    database,
    `ledger_seal s, point_reading p, promotion_reading o, mission_reading m WHERE s.transfer_id = $1
       AND s.position <= least(p.read_to, o.read_to, m.read_to)
       AND NOT EXISTS (SELECT FROM mission_due d WHERE d.due_at <= now())`,
    transfer,
  );
const inFigures = (database: Queryable, transfer: string) =>
  holds(database, 'ledger_seal s, figures_state f WHERE s.transfer_id = $1 AND s.position <= f.rolled_to', transfer);

/** Waits until a row is there. */
async function holds(database: Queryable, from: string, transfer: string): Promise<void> {
  for (;;) {
    const [row] = await database.query<{ reached: boolean }>(`SELECT EXISTS (SELECT FROM ${from}) AS reached`, [
      transfer,
    ]);
    if (row?.reached) return;
    await wait(100);
  }
}
async function lastTransfer(database: Database): Promise<string> {
  const [row] = await database.query<{ id: string }>('SELECT max(id) AS id FROM transfer');
  return row?.id ?? '0';
}

/**
 * Seconds in which a day's movements, written and sealed before, are added up beside running bets. Until then the
 * figures are held back as another process that adds up would hold them.
 */
async function measureRollUp(
  { database, port }: OpenPlatform,
  large: Queryable,
  players: readonly string[],
): Promise<AgentFigures['rollUp']> {
  const load = (seconds: number, run: string) =>
    betLoad({
      port,
      clients: 8,
      seconds,
      caller: bets.caller,
      secret: bets.secret,
      gameId: bets.game,
      players,
      run: `bench${process.pid}${run}`,
    });
  await load(2, 'warm');
  const alone = await load(6, 'alone');
  await large.query('SELECT pg_advisory_lock(7013052)');
  const written = await timed(() => playToday(large, moves, bets.game));
  const last = await lastTransfer(database);
  const sealed = await timed(() => sealedTo(database, last));
  const beside = load(20, 'beside');
  const seconds = await timed(async () => {
    await large.query('SELECT pg_advisory_unlock(7013052)');
    await inFigures(database, last);
  });
  const { took: during } = await beside;
  print(
    `${moves} movements were written in ${written.toFixed(1)} s, all of them sealed ${sealed.toFixed(1)} s later, and added up in ${seconds.toFixed(1)} s; bets beside it p95 ${percentile(during, 0.95).toFixed(1)} ms, without it ${percentile(alone.took, 0.95).toFixed(1)} ms`,
  );
  return { seconds };
}

/** Seconds from when the month was closed to when the last of its runs was paid, by the platform itself. */
async function measurePayRun(database: Database): Promise<AgentFigures['payRun']> {
  await agreeContracts(database);
  for (const until = Date.now() + PAID_WITHIN_MS; Date.now() < until; await wait(250)) {
    const [row] = await database.query<{ runs: number; open: number; statements: number; seconds: number }>(
      `SELECT count(*)::int AS runs, (count(*) FILTER (WHERE state <> 'paid'))::int AS open,
         (SELECT count(*)::int FROM contract_statement) AS statements,
         extract(epoch FROM max(paid_at) - min(made_at))::float8 AS seconds FROM contract_run`,
    );
    if (row && row.runs > 0 && row.open === 0) {
      print(
        `${contracts} monthly contracts were stated and paid in ${row.seconds.toFixed(1)} s: ${row.statements} statements, ${row.runs} runs`,
      );
      return { seconds: row.seconds };
    }
  }
  throw new Error('the last month was not paid: DAYS has to reach into it');
}

const platform = await openPlatform([], 'bench agents 61 words');
try {
  const { database, port } = platform;
  const [processor] = cpus();
  print(`${cpus().length} × ${processor?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}`);
  // of its own: a statement of the pool may not take so long
  const client = await database.dedicated();
  const large: Queryable = { query: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows };
  await took(`${size} members, ${levels.length} levels deep`, () => plantTree(large));
  await took(`${days} days of play`, () => playDays(large, days));
  await took('deposits', () => depositDays(large, days, 1_000));
  const players = await openGame(platform);
  await took('until the figures have them', async () => inFigures(database, await lastTransfer(database)));
  await took('until they are counted for points, promotions and missions', async () =>
    counted(database, await lastTransfer(database)),
  );
  const payRun = await measurePayRun(database);
  const reports = await measureReports(await signIn(database, port));
  const rollUp = await measureRollUp(platform, large, players);
  await client.end();
  print('| what | measured | aim |');
  print('|---|---|---|');
  print(`| slowest report, p95 | ${Math.max(...reports.map(({ p95 }) => p95)).toFixed(0)} ms | 300 ms |`);
  print(`| a day's roll-up | ${rollUp.seconds.toFixed(1)} s | 30 s |`);
  print(`| a pay-run of ${contracts} contracts | ${payRun.seconds.toFixed(1)} s | 60 s |`);
  const missed = missedByAgents({ reports, rollUp, payRun });
  for (const sentence of missed) print(sentence);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await platform.stop();
}
