/**
 * `npm start`: starts the platform and the sandbox vendor, builds what changed while they load their data, prints their
 * addresses, and stops them together.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type BuildReport, buildChanged } from './builds/build.ts';
import { killCommands } from './command.ts';
import { onStop } from './onStop.ts';
import { readLogLine } from './site/logLine.ts';
import { type PortState, portState } from './site/ports.ts';
import { sandboxSecret } from './site/sandboxSecret.ts';
import { describeExit } from './site/service.ts';
import { openServiceLog } from './site/serviceLog.ts';
import { type Site, startSite } from './site/site.ts';
import { activity, bold, dim, duration, print, red } from './terminal.ts';
import { root } from './workspace.ts';

/** A reason not to start, as one sentence for the terminal. */
class StartupError extends Error {}

const began = Date.now();
let site: Site | null = null;
let stopping = false;

onStop({
  async stop() {
    stopping = true;
    killCommands();
    await site?.stop();
  },
  kill() {
    killCommands();
    site?.kill();
  },
});

try {
  const settings = readSettings();
  await checkPorts(settings.ports);
  site = await start(settings);
  announce(site, settings);
  const { service, end } = await site.broken;
  throw new StartupError(
    `The ${service.name} ended by itself (${describeExit(end)}), so the site was stopped; ${path.join(settings.dataFolder, 'log')} may say why.`,
  );
} catch (failure) {
  // A deliberate stop interrupts work in progress, whose errors are not reported.
  if (!stopping) {
    killCommands();
    await site?.stop();
    process.stderr.write(`${red(failure instanceof StartupError ? failure.message : String(failure))}\n`);
    process.exit(1);
  }
}

interface Settings {
  host: string;
  ports: { site: number; console: number; sandbox: number };
  dataFolder: string;
}

function readSettings(): Settings {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    throw new StartupError(`PORT is "${process.env.PORT}"; it must be a number from 1 to 65533.`);
  }
  return {
    host: process.env.HOST ?? 'localhost',
    ports: { site: port, console: port + 1, sandbox: port + 2 },
    dataFolder: path.resolve(root, process.env.DATA_DIR ?? '.data'),
  };
}

async function checkPorts({ site: port, ...others }: Settings['ports']): Promise<void> {
  const why: Record<Exclude<PortState, 'free'>, string> = {
    used: 'in use by another program',
    forbidden: 'not allowed to you',
  };
  for (const one of [port, ...Object.values(others)]) {
    const state = await portState(one);
    if (state === 'free') continue;
    const instead = port === 4000 ? 5000 : 4000;
    throw new StartupError(
      `Port ${one} is ${why[state]}: end what uses it, or choose others with "PORT=${instead} npm start" (it takes ${instead}, ${instead + 1} and ${instead + 2}).`,
    );
  }
}

/** @throws StartupError when a package does not build; the build's output has been printed. */
async function build(report: BuildReport): Promise<void> {
  const built = await buildChanged(report);
  const failed = built.filter((one) => one.state === 'failed');
  for (const { name, output } of failed) report.say(`\n${bold(name)}\n${output}\n`);
  if (failed.length > 0) throw new StartupError(`The build of ${failed.map(({ name }) => name).join(', ')} failed.`);
}

async function start({ host, ports, dataFolder }: Settings): Promise<Site> {
  const logs = path.join(dataFolder, 'log');
  mkdirSync(logs, { recursive: true });
  const logOf = new Map(
    ['platform', 'sandbox'].map((service) => [service, openServiceLog(path.join(logs, `${service}.log`))]),
  );
  const doing = { builds: '', services: 'starting' };
  const line = activity(() => doing.builds || doing.services);
  const started = startSite({
    port: ports.site,
    operatorsPort: ports.console,
    sandboxPort: ports.sandbox,
    host,
    dataFolder,
    sandboxSecret: sandboxSecret(dataFolder),
    // After the services have been started, because finding out what changed takes a moment.
    builds: setImmediate().then(() => build({ say: line.say, doing: (text) => (doing.builds = text) })),
    env: {
      TILES_AHEAD: '1',
      BEST_BROTLI: 'later',
      ...(process.env.MEDIA_DIR ? { MEDIA_DIR: process.env.MEDIA_DIR } : {}),
    },
    onLine(service, text) {
      logOf.get(service)?.write(text);
      if (stopping) return;
      const read = readLogLine(text);
      if (read.trouble) line.say(`  ${dim(service)} ${read.text}`);
      else doing.services = read.text;
    },
  });
  site = started; // so that it can be stopped during its start
  try {
    await started.ready;
    return started;
  } catch (failure) {
    throw failure instanceof Error ? new StartupError(failure.message) : failure;
  } finally {
    line.end();
  }
}

function announce({ addresses }: Site, { dataFolder }: Settings): void {
  const inside = path.relative(root, dataFolder);
  const shown = inside.startsWith('..') ? dataFolder : inside;
  const row = (name: string, text: string) => print(`  ${name.padEnd(16)}${text}`);
  print(bold(`\nUnisite is ready ${dim(`(${duration(Date.now() - began)})`)}\n`));
  row('Vietnam', bold(addresses.vietnam));
  row('International', bold(addresses.international));
  row('API', `${addresses.vietnam}/docs`);
  row('Operators', bold(addresses.operators));
  print('\nSign in as');
  row('player', 'minhanh / Demo-2026-play');
  row('agent', `daily01 / Demo-2026-agent at ${addresses.vietnam}/agent`);
  row('operator', `ops / Demo-2026-ops, or duty / Demo-2026-duty, at ${addresses.operators}`);
  print(`\nAll money here is a demonstration: nothing can be paid in or out. Data and logs are in ${shown}.`);
  print(dim('Ctrl-C stops everything.'));
}
