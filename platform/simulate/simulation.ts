import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '../src/database/connect.ts';
import { startEmbedded } from '../src/database/embedded/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { checkLedger, checkStatements } from './checks.ts';
import { type Kill, makePlan, type PlanOptions } from './plan/plan.ts';
import { startPlatforms } from './platforms.ts';
import type { Player, Work } from './player.ts';
import { preparePlayers, prepareSite } from './prepare.ts';
import type { WorkerWord } from './worker.ts';

export interface SimulationOptions extends PlanOptions {
  readonly workers: number;
}

export interface Progress {
  readonly answered: number;
  readonly of: number;
}

export interface SimulationReport {
  readonly digest: string;
  readonly answered: number;
  /** What was not as it should be; nothing where all is well. */
  readonly faults: readonly string[];
  /** How often something had to be tried again, by what was in the way. */
  readonly tried: Readonly<Record<string, number>>;
  readonly transfers: number;
  readonly kills: Readonly<Record<Kill['what'], number>>;
  readonly checks: number;
  readonly seconds: number;
}

const PLATFORMS = 2;
const SEALED_WITHIN_MS = 60_000;

interface Told {
  say(line: string): void;
  progress(state: Progress): void;
}

/**
 * Plays a plan on real platforms and a real PostgreSQL of its own, ends them as crashes do on the way, and holds every answer and the whole ledger to
 * the model.
 */
export async function simulate(options: SimulationOptions, { say, progress }: Told): Promise<SimulationReport> {
  const plan = makePlan(options);
  say(`plan ${plan.digest.slice(0, 16)}: ${plan.operations} operations on ${plan.wallets.length} wallets`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'unisite-simulation-'));
  await chmod(dataDir, 0o755);
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const embedded = await startEmbedded({ dataDir, settings: { max_connections: '200' } });
    stops.push(embedded.stop);
    const database = connect(embedded.url, { size: 4 });
    stops.push(() => database.close());
    await migrate(database);
    const secret = randomBytes(24).toString('hex');
    await prepareSite(database, secret);
    const platforms = await startPlatforms(PLATFORMS, embedded.url, dataDir);
    stops.push(platforms.stop);
    const players = await preparePlayers(database, plan.wallets, platforms.ports, secret).catch((error: Error) => {
      throw new Error(`${error.message}; the platforms said last:\n${platforms.said()}`, { cause: error });
    });
    say(`${PLATFORMS} platforms are open, ${players.length} players are at the vendor`);

    const began = performance.now();
    const workers = startWorkers(options, players, { ports: platforms.ports, databaseUrl: embedded.url, secret });
    stops.push(workers.stop);
    const kills = { platform: 0, postgres: 0 };
    const due = [...plan.kills];
    const faults: string[] = [];
    let checks = 0;
    while (!workers.areDone()) {
      await wait(100);
      progress({ answered: workers.answered(), of: plan.operations });
      const next = due[0];
      if (!next || workers.answered() < next.after) continue;
      due.shift();
      const at = workers.answered();
      if (next.what === 'platform') await platforms.crash(kills.platform % PLATFORMS);
      else await crashPostgres(dataDir, database);
      kills[next.what] += 1;
      say(`${next.what === 'platform' ? 'a platform' : 'PostgreSQL'} was killed after ${at} operations, and is back`);
      const state = await checkLedger(database);
      checks += 1;
      faults.push(...state.faults);
      say(
        `the ledger ${state.faults.length === 0 ? 'is sound' : 'is not sound'}: ${state.sealed} transfers sealed, ${state.unsealed} not yet`,
      );
    }
    const { answered, tried } = await workers.result();
    faults.push(...(await workers.result()).faults);
    const seconds = (performance.now() - began) / 1000;
    progress({ answered, of: plan.operations });
    if (answered !== plan.operations) faults.push(`${answered} of ${plan.operations} operations came out`);
    faults.push(...platforms.fallen.map((said) => `a platform ended by itself: ${said}`));
    if (due.length > 0) faults.push(`${due.length} kills were not come to`);

    const state = await sealed(database);
    faults.push(...state.faults);
    if (state.unsealed > 0) faults.push(`${state.unsealed} transfers were not sealed`);
    // Where a wallet stopped at a fault, the rest of its plan is not in the ledger.
    if (faults.length === 0) faults.push(...(await checkStatements(database, plan.wallets, players)));
    return {
      digest: plan.digest,
      answered,
      faults,
      tried,
      transfers: state.sealed,
      kills,
      checks: checks + 1,
      seconds,
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The state of the ledger once the platforms have sealed all of it. */
async function sealed(database: Database) {
  for (const until = Date.now() + SEALED_WITHIN_MS; ; await wait(500)) {
    const [row] = await database.query<{ rest: number }>(
      'SELECT ((SELECT count(*) FROM transfer) - (SELECT count(*) FROM ledger_seal))::int AS rest',
    );
    if (row?.rest === 0 || Date.now() > until) return checkLedger(database);
  }
}

/** Kills the server's first process: what was not committed is lost, and the next one recovers from the log. */
async function crashPostgres(dataDir: string, database: Database): Promise<void> {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
  await wait(300);
  for (;;) {
    const up = await database.query('SELECT 1').then(
      () => true,
      () => false,
    );
    if (up) return;
    await wait(100);
  }
}

interface WorkersResult {
  readonly answered: number;
  readonly faults: readonly string[];
  readonly tried: Readonly<Record<string, number>>;
}

function startWorkers(
  { seed, operations, wallets, workers: count }: SimulationOptions,
  players: readonly Player[],
  where: Pick<Work, 'ports' | 'databaseUrl' | 'secret'>,
) {
  const answered = new Map<number, number>();
  const faults: string[] = [];
  const tried: Record<string, number> = {};
  let running = count;
  const sum = () => [...answered.values()].reduce((all, one) => all + one, 0);

  const hear = (worker: number, word: WorkerWord) => {
    if ('answered' in word) {
      answered.set(worker, word.answered);
      return;
    }
    faults.push(...word.faults);
    for (const [why, times] of Object.entries(word.tried)) tried[why] = (tried[why] ?? 0) + times;
  };

  const children: ChildProcess[] = Array.from({ length: count }, (_none, worker) => {
    const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    // Only a worker's own words come this way.
    child.on('message', (word) => hear(worker, word as WorkerWord));
    child.once('exit', (code) => {
      running -= 1;
      if (code !== 0) faults.push(`worker ${worker} ended with ${code}`);
    });
    const own = players.filter(({ place }) => place % count === worker);
    child.send({ seed, operations, wallets, ...where, players: own } satisfies Work);
    return child;
  });

  return {
    answered: sum,
    areDone: () => running === 0,
    result: async (): Promise<WorkersResult> => ({ answered: sum(), faults, tried }),
    stop: async () => {
      for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    },
  };
}
