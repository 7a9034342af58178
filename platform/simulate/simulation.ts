import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '../src/foundation/database/connect.ts';
import { checkLedger, checkWallets } from './checks.ts';
import { type DatabaseUrls, type Environment, openEnvironment } from './environment.ts';
import { startHeldMovements } from './heldMovements.ts';
import { type Mutation, mutateDatabase, nodeArguments } from './mutations/mutation.ts';
import { type Kill, makePlan, type PlanOptions } from './plan/plan.ts';
import { startPlatforms } from './platforms.ts';
import type { Secrets } from './player.ts';
import { preparePlayers, prepareSite } from './prepare.ts';
import { openConsoles } from './prepareCash.ts';
import { startProvider } from './provider.ts';
import { retryOnDatabase } from './retryUntilAnswered.ts';
import { startWorkers } from './workers.ts';

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
  /** Empty if all is well. */
  readonly faults: readonly string[];
  /** Retries by their cause. */
  readonly tried: Readonly<Record<string, number>>;
  readonly transfers: number;
  readonly kills: Readonly<Record<Kill['what'], number>>;
  readonly checks: number;
  readonly seconds: number;
}

const PLATFORMS = 2;
/** How long the platforms may take for the next seal before they count as stuck; shorter for broken ones. */
const SEAL_WITHIN_MS = { sound: 20_000, broken: 4_000 };

export interface SimulationOutput {
  print(line: string): void;
  progress(state: Progress): void;
}

/** Plays a plan in an environment of its own. */
export async function simulate(options: SimulationOptions, output: SimulationOutput): Promise<SimulationReport> {
  const environment = await openEnvironment();
  try {
    return await play(options, { ...output, environment, urls: environment.database });
  } finally {
    await environment.close();
  }
}

interface Setting extends SimulationOutput {
  readonly environment: Environment;
  /** A database of the environment, without members. */
  readonly urls: DatabaseUrls;
  /** Breaks the platforms on purpose; the first fault ends the play. */
  readonly mutation?: Mutation;
}

/**
 * Plays a plan on real platforms, kills them meanwhile like crashes, and compares every response and the whole ledger
 * with the model.
 */
export async function play(
  options: SimulationOptions,
  { environment, urls, mutation, print, progress }: Setting,
): Promise<SimulationReport> {
  const plan = makePlan(options);
  print(`plan ${plan.digest.slice(0, 16)}: ${plan.operations} operations on ${plan.wallets.length} wallets`);
  const execArgv = nodeArguments(mutation);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const database = connect(urls.ownerUrl, { size: 4 });
    stops.push(() => database.close());
    if (mutation) await mutateDatabase(database, mutation);
    const secret = () => randomBytes(24).toString('hex');
    const secrets: Secrets = { callers: [secret(), secret()], provider: secret() };
    const vendorKey = randomBytes(32).toString('hex');
    const provider = await startProvider();
    stops.push(provider.stop);
    await prepareSite(database, [vendorKey], { secrets, wallets: plan.wallets.length });
    const platforms = await startPlatforms(PLATFORMS, {
      databaseUrl: urls.url,
      dataDir: environment.folder,
      vendorKey,
      provider: { url: provider.url, secret: secrets.provider },
      execArgv,
    });
    stops.push(platforms.stop);
    const { ports } = platforms;
    const players = await preparePlayers(database, plan.wallets, ports, secrets).catch((error: Error) => {
      throw new Error(`${error.message}; the platforms said last:\n${platforms.said()}`, { cause: error });
    });
    const consoles = await openConsoles(database);
    print(`${PLATFORMS} platforms are open, ${players.length} players are at the vendors`);

    const began = performance.now();
    const { seed, operations, wallets } = options;
    const work = { seed, operations, wallets, ports, databaseUrl: urls.url, secrets, consoles, players };
    const stopHolding = startHeldMovements(database);
    stops.push(stopHolding);
    const workers = startWorkers(options.workers, work, { execArgv });
    stops.push(workers.stop);
    const kills = { platform: 0, postgres: 0 };
    const due = [...plan.kills];
    const faults: string[] = [];
    let checks = 0;
    const report = (transfers: number): SimulationReport => ({
      digest: plan.digest,
      answered: workers.answered(),
      faults,
      tried: workers.tried,
      transfers,
      kills,
      checks,
      seconds: (performance.now() - began) / 1000,
    });
    const kill = async (what: Kill['what']) => {
      const at = workers.answered();
      kills[what] += 1;
      if (what === 'platform') await platforms.crash(kills.platform % PLATFORMS);
      else await environment.crash();
      await passCallsOver(database);
      print(`${what === 'platform' ? 'a platform' : 'PostgreSQL'} was killed after ${at} operations, and is back`);
      const state = await checkLedger(database);
      checks += 1;
      faults.push(...state.faults);
      print(
        `the ledger ${state.faults.length === 0 ? 'is sound' : 'is not sound'}: ${state.sealed} transfers sealed, ${state.unsealed} not yet`,
      );
    };
    // Whichever dies, the others continue.
    const killing: Promise<void>[] = [];
    while (!workers.areDone()) {
      await wait(20);
      progress({ answered: workers.answered(), of: plan.operations });
      if (mutation && workers.faults.length > 0) break;
      for (let next = due[0]; next && workers.answered() >= next.after; next = due[0]) {
        due.shift();
        killing.push(kill(next.what).catch(({ message }: Error) => void faults.push(message)));
      }
    }
    await Promise.all([...killing, stopHolding()]);
    faults.push(...workers.faults);
    if (mutation && faults.length > 0) return report(0);
    progress({ answered: workers.answered(), of: plan.operations });
    if (workers.answered() !== plan.operations)
      faults.push(`${workers.answered()} of ${plan.operations} operations came out`);
    faults.push(...platforms.fallen.map((said) => `a platform ended by itself: ${said}`));
    if (due.length > 0) faults.push(`${due.length} kills were not come to`);

    const state = await sealed(database, SEAL_WITHIN_MS[mutation ? 'broken' : 'sound']);
    checks += 1;
    faults.push(...state.faults);
    if (state.unsealed > 0) faults.push(`${state.unsealed} transfers were not sealed`);
    // If a wallet stopped at a fault, the rest of its plan is not in the ledger.
    if (faults.length === 0) faults.push(...(await checkWallets(database, plan.wallets, players)));
    return report(state.sealed);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/**
 * Expires idempotency keys of calls that died, instead of waiting the minute that they are held. A call that is still
 * alive is refused for it, and retried.
 */
function passCallsOver(database: Database): Promise<unknown> {
  return retryOnDatabase(new Map(), () =>
    database.query(`UPDATE idempotency SET at = at - interval '1 minute' WHERE status IS NULL`),
  );
}

/** The state of the ledger once the platforms have sealed all of it, or are stuck. */
async function sealed(database: Database, withinMs: number) {
  for (let [last, until] = [-1, 0]; ; await wait(200)) {
    const [row] = await database.query<{ rest: number }>(
      'SELECT ((SELECT count(*) FROM transfer) - (SELECT count(*) FROM ledger_seal))::int AS rest',
    );
    const rest = row?.rest ?? 0;
    if (rest !== last) [last, until] = [rest, Date.now() + withinMs];
    if (rest === 0 || Date.now() > until) return checkLedger(database);
  }
}
