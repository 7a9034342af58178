/**
 * `npm run bench:bets`: bets a second through HTTP, of members with running bonuses while missions, points, rebates and
 * levels count, each on disk before it is answered, beside what pgbench gets through with the same statement and one
 * commit a bet, on the same server and in turns (`ROUNDS`, 3, of `SECONDS`, 4, each). `CLIENTS` (1,8,32,128) play from
 * 256 wallets, or all from one. The load comes from a process of its own, on the same machine. Ends with 1 when a
 * target is missed (targets.ts), a bet was refused or an account does not add up.
 */

import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import { noPoints } from '@unisite/shared/contract/operatorsPoints';
import type { Database } from '../src/foundation/database/connect.ts';
import { addVendorSecret } from '../src/play/seamless/index.ts';
import type { BetLoad, BetLoadResult } from './betLoad.ts';
import { openPlatform } from './openPlatform.ts';
import { percentile } from './percentile.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { type BetFigures, missedByBets } from './targets.ts';

const seconds = Number(process.env.SECONDS ?? 4);
const rounds = Number(process.env.ROUNDS ?? 3);
const clientCounts = (process.env.CLIENTS ?? '1,8,32,128').split(',').map(Number);
const spreads = (process.env.WALLETS ?? 'spread,hot').split(',');
const CALLER = 'bench';
const SECRET = 'secret of the measurement';
const GAME = 'bench-game';
const accounts = Array.from({ length: 256 }, (_none, i) => `bench${i}`);
const print = (line: string) => process.stdout.write(`${line}\n`);

const execute = promisify(execFile);

async function betLoad(load: BetLoad): Promise<BetLoadResult> {
  const { stdout } = await execute(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'betLoad.ts'), JSON.stringify(load)],
    { maxBuffer: 1 << 28 },
  );
  // Written by betLoad.ts, in its own form.
  return JSON.parse(stdout) as BetLoadResult;
}

/** Money, a game, a caller, and a play session of each member with the token `bench-ID`. Answers the members' ids. */
async function fill({ database, vendorKeys }: Awaited<ReturnType<typeof openPlatform>>): Promise<string[]> {
  await database.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('BENCH', 'Bench', 'jade', 1, 1)`,
  );
  await database.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ($1, 'BENCH', 'RNG', 'reels', 'Bench', 'Bench', 96, 'low', now())`,
    [GAME],
  );
  await addVendorSecret(database, vendorKeys, { caller: CALLER, secret: SECRET });
  await database.query(
    `INSERT INTO play_session (token_hash, caller, member_id, game_id, vendor_code, started_at, seen_at)
     SELECT sha256(convert_to('bench-' || id, 'UTF8')), $1, id, $2, 'BENCH', now(), now() FROM member`,
    [CALLER, GAME],
  );
  await giveMoney(database);
  await countPlay(database);
  const members = await database.query<{ id: string }>('SELECT id FROM member ORDER BY id');
  return members.map(({ id }) => id);
}

/** A bonus runs for every member; every fourth has nothing else to stake. */
async function giveMoney(database: Database): Promise<void> {
  await database.query(
    `SELECT ledger_post('bench/' || m.id, 'deposit', wallet_account('bank', 'BANK'), wallet_account('member', m.id::text), 1000000000000,
       '{"vi": "Nạp tiền", "en": "Deposit"}', '') FROM member m WHERE m.id % 4 > 0`,
  );
  await database.query(
    `SELECT bonus_give(m.id, 'VND', 'bench', 'bench', '{"vi": "Thưởng", "en": "Bonus"}', 1000000000000, 9000000000000000, 30,
       '{"RNG": 100}', NULL, now()) FROM member m`,
  );
}

/** What counts play beside the wagering: missions, points, rebates and levels. */
async function countPlay(database: Database): Promise<void> {
  const today = `market_day(now(), 'INT')`;
  await database.query(
    `INSERT INTO point_rule (market_code, from_day, rule) VALUES ('INT', ${today}, $1)
     ON CONFLICT (market_code, from_day) DO UPDATE SET rule = excluded.rule`,
    [JSON.stringify(pointRule)],
  );
  for (const [position, { id, repeats, goal }] of missions.entries())
    await database.query(
      `INSERT INTO mission (id, markets, repeats, title, goal, gives, from_day, position)
       VALUES ($1, '{INT}', $2, '{"vi": "Chơi", "en": "Play"}', $3, '{"kind": "points", "points": 10}', ${today}, $4)`,
      [id, repeats, JSON.stringify(goal), position],
    );
  await database.query(`UPDATE market_rebate SET mode = 'credited', rates = '{"RNG": 80}' WHERE market_code = 'INT'`);
}

const pointRule: MarketPoints = { ...noPoints, earn: { ...noPoints.earn, rng: 1_000 } };
const missions = [
  { id: 'bench-turnover', repeats: 'daily', goal: { kind: 'turnover', categories: [], amount: 1_000_000 } },
  { id: 'bench-rounds', repeats: 'weekly', goal: { kind: 'rounds', categories: ['RNG'], count: 1_000 } },
];

const median = (figures: readonly number[]): number => percentile(figures, 0.5);

const platform = await openPlatform(accounts, 'bench bets 61 words');
try {
  const players = await fill(platform);
  const compared = await hasPgbench();
  const [processor] = cpus();
  const [{ version } = { version: '' }] = await platform.database.query<{ version: string }>(
    `SELECT current_setting('server_version') || ', fsync ' || current_setting('fsync') || ', synchronous_commit '
       || current_setting('synchronous_commit') AS version`,
  );
  print(`${cpus().length} × ${processor?.model.trim()}, Node ${process.version}, PostgreSQL ${version}`);
  print(
    `load ${loadavg()[0]?.toFixed(2)} before${compared ? '' : '; pgbench is not installed: nothing to compare with'}`,
  );
  let serial = 0;
  const run = () => {
    serial += 1;
    return `bench${process.pid}r${serial}`;
  };

  print('wallets | clients | bets/s | p50 ms | p95 ms | p99 ms | pgbench/s | ratio');
  print('---|---|---|---|---|---|---|---');
  let wrong = 0;
  const figures: BetFigures[] = [];
  for (const spread of spreads) {
    const playing = spread === 'hot' ? players.slice(0, 1) : players;
    const common = { caller: CALLER, gameId: GAME, seconds };
    const load = (clients: number, forSeconds = seconds) =>
      betLoad({
        ...common,
        seconds: forSeconds,
        port: platform.port,
        secret: SECRET,
        clients,
        run: run(),
        players: playing,
      });
    const compare = (clients: number, forSeconds = seconds) =>
      pgbench({
        ...common,
        seconds: forSeconds,
        url: platform.databaseUrl,
        clients,
        run: run(),
        players: [playing[0] ?? '', playing.at(-1) ?? ''],
      });
    // Both begin warm.
    await load(8, 2);
    if (compared) await compare(8, 1);
    for (const clients of clientCounts) {
      const took: number[] = [];
      const [ours, theirs, ratios]: [number[], number[], number[]] = [[], [], []];
      for (let i = 0; i < rounds; i += 1) {
        const result = await load(clients);
        for (const one of result.took) took.push(one);
        const perSecond = result.took.length / result.seconds;
        ours.push(perSecond);
        for (const [status, times] of Object.entries(result.refused)) {
          print(`${times} answers with status ${status}`);
          wrong += times;
        }
        if (!compared) continue;
        const other = await compare(clients);
        // None: all of its clients waited for one wallet.
        if (Number.isNaN(other.perSecond)) continue;
        theirs.push(other.perSecond);
        ratios.push(perSecond / other.perSecond);
      }
      const of = (share: number) => percentile(took, share).toFixed(1);
      const beside = theirs.length > 0 ? `${median(theirs).toFixed(0)} | ${median(ratios).toFixed(2)}` : '– | –';
      figures.push({ wallets: spread, clients, ratio: median(ratios), p95: percentile(took, 0.95) });
      print(`${spread} | ${clients} | ${median(ours).toFixed(0)} | ${of(0.5)} | ${of(0.95)} | ${of(0.99)} | ${beside}`);
    }
  }
  const [sums] = await platform.database.query<{ refused: string; off: string }>(
    `SELECT count(*) FILTER (WHERE outcome <> 'done') AS refused,
       (SELECT count(*) FROM account a WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM posting p WHERE p.account_id = a.id)) AS off
     FROM vendor_transaction`,
  );
  print(`load ${loadavg()[0]?.toFixed(2)} after; refused ${sums?.refused}, accounts that do not add up ${sums?.off}`);
  const missed = missedByBets(figures);
  for (const sentence of missed) print(sentence);
  if (wrong > 0 || missed.length > 0 || sums?.refused !== '0' || sums.off !== '0') process.exitCode = 1;
} finally {
  await platform.stop();
}
