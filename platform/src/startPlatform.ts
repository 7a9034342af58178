import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { passwordLists } from './access/identity/index.ts';
import { createApp } from './app.ts';
import { createServices } from './createServices.ts';
import { readArt } from './delivery/registry/index.ts';
import { desksOf } from './desks.ts';
import type { Database } from './foundation/database/connect.ts';
import type { Log } from './foundation/log/log.ts';
import { errnoCode } from './foundation/process/errnoCode.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { JobRunner } from './foundation/schedule/jobRunner.ts';
import type { Art } from './foundation/services.ts';
import { jobsOf } from './jobs.ts';
import { type HeadPublisher, openHeadFile } from './money/ledger/index.ts';
import { type OpenDatabase, openDatabase } from './openDatabase.ts';
import { createOperatorsApp } from './operators/console/index.ts';
import { addVendorSecret, isKnownCaller, SANDBOX, seamlessJobs } from './play/seamless/index.ts';
import { isUnchanged, resealSecrets } from './resealSecrets.ts';
import type { Settings } from './settings.ts';
import { addMarketDomains } from './site/markets/index.ts';

export interface Platform {
  /** The origin that the site listens on. */
  readonly address: string;
  /** The origin that the operators' console listens on. */
  readonly operatorsAddress: string;
  /** Stops in reverse order: calls, jobs, connections, embedded database. */
  stop(): Promise<void>;
}

/** What a demonstration adds to the platform; a separate package, which production does not have. */
export interface Demonstration {
  /** Draws the pictures into a folder that may already contain them. */
  draw(folder: string): Promise<unknown>;
  /** Fills an empty database with invented members, money and play; leaves any other unchanged. */
  seed(database: Database, options: SeedOptions): Promise<unknown>;
  /** Resolves once the shell, remotes and console are built; absent if they are built before the start. */
  builds?(): Promise<unknown>;
}

interface SeedOptions {
  readonly now: Date;
  /** Called with a sentence for every completed part. */
  readonly onProgress: (line: string) => void;
}

/**
 * Starts the whole platform; when a step fails, the earlier ones are stopped again. Throws `StartupError` with one
 * sentence. `stopped` aborts a start that waits for builds.
 */
export async function startPlatform(
  settings: Settings,
  log: Log,
  demonstration: Demonstration | null = null,
  stopped: AbortSignal = new AbortController().signal,
): Promise<Platform> {
  if (settings.mode === 'demonstration' && !demonstration) {
    throw new StartupError(
      'A demonstration is started with "npm start"; set UNISITE_MODE=production for a platform alone.',
    );
  }
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => log.error({ error }, 'a part did not stop as it should'));
    }
  };
  try {
    const opened = await openDatabase(settings, {
      onRestart: (said) => log.error({ said }, 'the database ended by itself and is started again'),
    });
    stops.push(opened.close);
    const { database, ran } = opened;
    if (ran.length > 0) log.info({ migrations: ran }, 'the schema is up to date');
    const [unknown] = await addMarketDomains(database, settings.marketDomains);
    if (unknown) throw new StartupError(`MARKET_DOMAINS names the market ${unknown}, and there is none of that name.`);
    // In parallel: pictures use the processor, data the database.
    const [art] = await Promise.all([
      openArt(settings, demonstration),
      bringData(settings, opened, log, demonstration),
    ]);

    await reseal(database, settings, log);

    passwordLists(); // so that a visitor's first password does not wait for them
    const services = createServices({ settings, database, log, art });
    collectDefaultMetrics({ register: services.metrics });
    stops.push(() => services.delivery.close());
    stops.push(() => services.live.close());
    const jobs = new JobRunner(services);
    stops.push(() => jobs.stop());
    jobs.start(jobsOf(services, [await openHeads(settings)]));
    await awaitBuilds(demonstration, stopped);
    const { server } = await createApp(services);
    stops.push(() => server.close());
    jobs.start(seamlessJobs(services));
    const operators = await createOperatorsApp(services, desksOf(services));
    stops.push(() => operators.server.close());
    const address = await listen(server, settings, 'PORT', 'HOST');
    const operatorsAddress = await listen(operators.server, settings.operators, 'OPS_PORT', 'OPS_HOST');
    log.info({ address, operatorsAddress, mode: settings.mode }, 'the platform is open');
    return { address, operatorsAddress, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openHeads({ ledgerHeads: { file, key } }: Settings): Promise<HeadPublisher> {
  try {
    return await openHeadFile(file, key);
  } catch (error) {
    throw new StartupError(`LEDGER_HEADS (${file}) cannot be written to; set it to a file of yours.`, error);
  }
}

async function reseal(database: Database, settings: Settings, log: Log): Promise<void> {
  const resealed = await resealSecrets(database, settings);
  if (!isUnchanged(resealed)) log.info({ ...resealed }, 'secrets were sealed with the first of their keys');
}

async function openArt({ mediaDir }: Settings, demonstration: Demonstration | null): Promise<Art> {
  await demonstration?.draw(mediaDir);
  return readArt(mediaDir);
}

/**
 * Called when everything that needs no build is in progress: a demonstration's data is sealed and settled meanwhile.
 */
async function awaitBuilds(demonstration: Demonstration | null, stopped: AbortSignal): Promise<void> {
  const builds = demonstration?.builds?.();
  if (!builds) return;
  const isStopped = new Promise<never>((_settled, refused) => {
    const refuse = () => refused(new StartupError('The platform was stopped before it was open.'));
    if (stopped.aborted) refuse();
    stopped.addEventListener('abort', refuse, { once: true });
  });
  await Promise.race([builds, isStopped]);
}

/** Demonstration data and the sandbox vendor are for a demonstration only. */
async function bringData(
  settings: Settings,
  { database, asOwner }: OpenDatabase,
  log: Log,
  demonstration: Demonstration | null,
): Promise<void> {
  if (demonstration) {
    await asOwner(async (owner) => {
      await demonstration.seed(owner, { now: new Date(), onProgress: (line) => log.info({}, line) });
    });
    await addVendorSecret(database, settings.vendorKeys, { caller: SANDBOX, secret: settings.sandboxSecret });
    return;
  }
  if (await isKnownCaller(database, SANDBOX)) {
    throw new StartupError(
      'This database holds demonstration members and money; give production a database of its own.',
    );
  }
}

/** Opens a listener. `portName` and `hostName`: the variables that configure it. */
async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  portName: string,
  hostName: string,
): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    const code = errnoCode(error);
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is in use by another program; set ${portName} to a free one.`, error);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} is not allowed to you; set ${portName} to one above 1023.`, error);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartupError(
        `${host} is not an address of this machine; set ${hostName} to one, or to 0.0.0.0.`,
        error,
      );
    }
    throw error;
  }
}
