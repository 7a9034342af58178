import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { builtPackages, outputOf } from '../builds/build.ts';
import { isRemote, root } from '../workspace.ts';
import { endOrphanedDatabase, killOrphanedDatabase } from './orphanedDatabase.ts';
import { type Exit, type Service, startService } from './service.ts';

export interface SiteSettings {
  port: number;
  /** Where the operators' console listens. */
  operatorsPort: number;
  sandboxPort: number;
  /** `localhost` listens on both of its addresses, 127.0.0.1 and ::1. */
  host: string;
  dataFolder: string;
  sandboxSecret: string;
  onLine(service: string, line: string): void;
  /** What it serves may still be built: the platform brings its data meanwhile, and goes on once this settles. */
  builds?: Promise<unknown>;
  /** More for the environment of the platform. */
  env?: Readonly<Record<string, string>>;
}

export interface Site {
  addresses: { vietnam: string; international: string; operators: string; sandbox: string };
  services: readonly Service[];
  /** Settles once every service can serve; rejects with one sentence when one cannot. */
  ready: Promise<unknown>;
  /** Settles when a service ends that nobody stopped. */
  broken: Promise<{ service: Service; end: Exit }>;
  stop(): Promise<void>;
  kill(): void;
}

/** Where a site of these settings is found. */
const addressesOf = ({ port, operatorsPort, sandboxPort }: SiteSettings): Site['addresses'] => ({
  vietnam: `http://localhost:${port}`,
  international: `http://int.localhost:${port}`,
  operators: `http://localhost:${operatorsPort}`,
  sandbox: `http://localhost:${sandboxPort}`,
});

/** Starts the sandbox vendor of such a site: with it, or once more after it was stopped. */
export function startSandbox(settings: SiteSettings): Service {
  const { sandboxPort, host, dataFolder, sandboxSecret, onLine } = settings;
  const { vietnam, international, sandbox } = addressesOf(settings);
  return startService({
    name: 'sandbox vendor',
    directory: path.join(root, 'vendor-sandbox'),
    health: `${sandbox}/healthz`,
    onLine: (line) => onLine('sandbox', line),
    env: {
      PORT: String(sandboxPort),
      HOST: host,
      DATA_DIR: dataFolder,
      PLATFORM_URL: vietnam,
      SITE_ORIGINS: [vietnam, international].join(','),
      VENDOR_SECRET: sandboxSecret,
    },
  });
}

/** Starts the platform with what is built, and the sandbox vendor beside it. */
export function startSite(settings: SiteSettings): Site {
  const { port, operatorsPort, host, dataFolder, sandboxSecret, onLine, builds, env } = settings;
  const addresses = addressesOf(settings);
  const built = builtPackages();
  const remotes = built.filter(isRemote).map(outputOf);
  const sandbox = startSandbox(settings);
  const platform = startService({
    name: 'platform',
    directory: path.join(root, 'demonstration'),
    health: `${addresses.vietnam}/healthz`,
    onLine: (line) => onLine('platform', line),
    ...(builds && { awaits: builds }),
    env: {
      PORT: String(port),
      HOST: host,
      DATA_DIR: dataFolder,
      SANDBOX_URL: addresses.sandbox,
      SANDBOX_SECRET: sandboxSecret,
      REMOTES_DIRS: remotes.join(path.delimiter),
      // of the sources alone: no data folder needs its own
      MEDIA_DIR: path.join(root, '.cache', 'pictures'),
      SHELL_DIST: path.join(root, 'shell', 'dist'),
      OPS_PORT: String(operatorsPort),
      OPS_DIST: path.join(root, 'ops-console', 'dist'),
      ...(builds && { AWAIT_BUILDS: '1' }),
      ...env,
    },
  });
  // Where they fail, whoever builds stops the site.
  builds?.then(
    () => platform.say('built'),
    () => {},
  );
  const services = [platform, sandbox];
  const stopping = new AbortController();
  const broken = new Promise<{ service: Service; end: Exit }>((settled) => {
    for (const service of services) {
      void service.ended.then((end) => {
        if (!stopping.signal.aborted) settled({ service, end });
      });
    }
  });
  return {
    addresses,
    services,
    ready: Promise.all(services.map((service) => service.ready)),
    broken,
    async stop() {
      stopping.abort();
      await Promise.all(services.map((service) => service.stop()));
      await endOrphanedDatabase(dataFolder);
    },
    kill() {
      stopping.abort();
      for (const service of services) service.kill();
      killOrphanedDatabase(dataFolder);
    },
  };
}

/** A secret for a site that lives no longer than a test. */
export const passingSecret = (): string => randomBytes(32).toString('hex');
