import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { builtPackages, outputOf } from '../builds/build.ts';
import { isRemote, root } from '../workspace.ts';
import { endOrphanedDatabase, killOrphanedDatabase } from './orphanedDatabase.ts';
import { type Exit, type Service, startService } from './service.ts';

export interface SiteSettings {
  port: number;
  /** Port of the operators' console. */
  operatorsPort: number;
  sandboxPort: number;
  /** `localhost` listens on both of its addresses, 127.0.0.1 and ::1. */
  host: string;
  dataFolder: string;
  sandboxSecret: string;
  onLine(service: string, line: string): void;
  /** Builds in progress: the platform loads its data meanwhile, and continues once this settles. */
  builds?: Promise<unknown>;
  /** Additional environment variables of the platform. */
  env?: Readonly<Record<string, string>>;
}

export interface Site {
  addresses: { vietnam: string; international: string; operators: string; sandbox: string };
  services: readonly Service[];
  /** Resolves once every service is ready; rejects with one sentence if one fails. */
  ready: Promise<unknown>;
  /** Resolves when a service exits without being stopped. */
  broken: Promise<{ service: Service; end: Exit }>;
  stop(): Promise<void>;
  kill(): void;
}

/** Addresses of a site with these settings. */
const addressesOf = ({ port, operatorsPort, sandboxPort }: SiteSettings): Site['addresses'] => ({
  vietnam: `http://localhost:${port}`,
  international: `http://int.localhost:${port}`,
  operators: `http://localhost:${operatorsPort}`,
  sandbox: `http://localhost:${sandboxPort}`,
});

/** Starts a site's sandbox vendor: together with it, or again after it was stopped. */
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

/** Starts the platform with the built packages, and the sandbox vendor. */
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
      // derived from the sources alone, so all data folders share it
      MEDIA_DIR: path.join(root, '.cache', 'pictures'),
      SHELL_DIST: path.join(root, 'shell', 'dist'),
      OPS_PORT: String(operatorsPort),
      OPS_DIST: path.join(root, 'ops-console', 'dist'),
      ...(builds && { AWAIT_BUILDS: '1' }),
      ...env,
    },
  });
  // If they fail, the builder stops the site.
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
