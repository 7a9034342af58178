/**
 * `npm run bench:lottery`: how long the settlement of one draw takes that a million lines (`LINES`) were bought on, ten
 * a ticket, with whoever settles killed (SIGKILL) half-way and followed by another. Ends with 1 when a ticket was left
 * open or paid otherwise than once, or when it took 30 s or more in all.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '../src/foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../src/foundation/database/embedded/cluster.ts';
import { startEmbedded } from '../src/foundation/database/embedded/embedded.ts';
import { migrate } from '../src/migrate.ts';
import { measureBuying } from './buying.ts';
import { missedByBuying, missedBySettlement } from './targets.ts';

const lines = Number(process.env.LINES ?? 1_000_000);
const LINES_OF_A_TICKET = 10;
const MEMBERS = 2_000;
const tickets = Math.ceil(lines / LINES_OF_A_TICKET);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A draw with its tickets, as they stand when it was drawn: their stakes were paid before. */
async function sell(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO member (account, nickname, password_hash, customer_type, market_code)
     SELECT 'bench' || n, 'bench' || n, '-', 0, 'VN' FROM generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  await database.query(`SELECT wallet_account('member', id::text, 'VND') FROM member`);
  const prizes = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2].map(
    (digits, place) => ({
      rank: place === 0 ? 'DB' : `N${place}`,
      numbers: [String((place * 37 + 11) % 100).padStart(digits, '0')],
    }),
  );
  await database.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at, seed_hash, seed, prizes)
     VALUES ('MB', '20990101', now() - interval '1 minute', now(), '-', '-', $1)`,
    [JSON.stringify(prizes)],
  );
  await database.query(
    `INSERT INTO lottery_ticket (code, member_id, market_code, currency, draw_id, staked, placed_at)
     SELECT 'L-20990101-' || lpad(n::text, 8, '0'), m.ids[1 + n % $2], 'VN', 'VND', d.id, 1, now()
     FROM generate_series(1, $1::int) n, (SELECT array_agg(id ORDER BY id) AS ids FROM member) m,
       (SELECT id FROM draw WHERE numero = '20990101') d`,
    [tickets, MEMBERS],
  );
  await database.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, category, together, staked, opened_at)
     SELECT 'LOTTERY', t.code, t.member_id, s.code, s.category, 'draw ' || t.draw_id, t.staked, t.placed_at
     FROM lottery_ticket t, lottery_station s WHERE s.code = 'MB'`,
  );
  await database.query(
    `INSERT INTO lottery_line (ticket_id, place, bet, selection, picks, units, unit_stake, odds)
     SELECT t.id, p, CASE WHEN p < 7 THEN 'lo2' WHEN p < 9 THEN 'deSpecial' ELSE 'xien2' END,
       CASE WHEN p < 9 THEN jsonb_build_array(jsonb_build_array(lpad(((t.id * 7 + p * 13) % 100)::text, 2, '0')))
         ELSE jsonb_build_array(jsonb_build_array(lpad((t.id % 50)::text, 2, '0'), lpad((50 + t.id % 49)::text, 2, '0'))) END,
       1, CASE WHEN p < 7 THEN 27 ELSE 1 END, 100000,
       CASE WHEN p < 7 THEN '{"all": 9940}' WHEN p < 9 THEN '{"all": 8500}' ELSE '{"all": 1700}' END::jsonb
     FROM lottery_ticket t, generate_series(0, $1::int - 1) p`,
    [LINES_OF_A_TICKET],
  );
  await database.query('ANALYZE');
}

const settler = (url: string): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/settler.ts'], {
    cwd: path.dirname(import.meta.dirname),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  });

const openTickets = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM lottery_ticket WHERE state = 'open'`,
  );
  return row?.open ?? 0;
};

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

/** Settles; the first who does is killed when half of the tickets are. Answers the seconds that both took. */
async function settle(database: Database, url: string): Promise<number> {
  const began = performance.now();
  const first = settler(url);
  const gone = ended(first);
  while (first.exitCode === null && (await openTickets(database)) > tickets / 2) await wait(200);
  first.kill('SIGKILL');
  await gone;
  const left = await openTickets(database);
  print(`killed with ${left} of ${tickets} tickets open`);
  await ended(settler(url));
  return (performance.now() - began) / 1000;
}

/** Tickets that are open, or whose winnings were paid otherwise than once. */
async function faults(database: Database): Promise<number> {
  const [row] = await database.query<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM lottery_ticket t
     LEFT JOIN transfer x ON x.idem = 'lottery/' || t.code || '/win'
     LEFT JOIN posting p ON p.transfer_id = x.id AND p.side = 1
     WHERE t.state = 'open' OR coalesce(p.amount, 0) <> t.won`,
  );
  return row?.wrong ?? 0;
}

async function measureSettling(): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'unisite-bench-'));
  // So that the database's own user gets in: its files lie here then, and go with the folder.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir });
  const database = connect(embedded.ownerUrl, { size: 2 });
  try {
    await migrate(database, PLATFORM_ROLE);
    await sell(database);
    const seconds = await settle(database, embedded.url);
    const [won] = await database.query<{ tickets: number }>(
      `SELECT count(*)::int AS tickets FROM lottery_ticket WHERE state = 'won'`,
    );
    const wrong = await faults(database);
    print(
      `${lines} lines of ${tickets} tickets settled in ${seconds.toFixed(1)} s (${Math.round(lines / seconds)} lines a second), ${won?.tickets} won; paid wrongly or left open: ${wrong}`,
    );
    return missedBySettlement({ seconds: (seconds * 1_000_000) / lines, wrong });
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [processor] = cpus();
print(
  `${cpus().length} × ${processor?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before`,
);
const only = process.env.ONLY;
const missed = [
  ...(only === 'buying' ? [] : await measureSettling()),
  ...(only === 'settling' ? [] : missedByBuying(await measureBuying(print))),
];
for (const sentence of missed) print(sentence);
if (missed.length > 0) process.exitCode = 1;
