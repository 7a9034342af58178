import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type IdentitySettings,
  isPrivateAddress,
  readDeliverySettings,
  readSocialSettings,
} from './access/identity/index.ts';
import { readWatchSettings, type WatchSettings } from './delivery/registry/index.ts';
import type { Keys } from './foundation/crypto/sealedSecret.ts';
import { isReadableOnTheWay } from './foundation/database/isReadableOnTheWay.ts';
import { readTrustedProxies, type TrustedProxies } from './foundation/http/trustedProxies.ts';
import { errnoCode } from './foundation/process/errnoCode.ts';
import { StartupError } from './foundation/process/startupError.ts';
import type { Settings as DomainSettings } from './foundation/settings.ts';
import type { OperatorSettings } from './operators/console/index.ts';

/** The platform's configuration, read once from the environment. */
export interface Settings extends DomainSettings {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL server to use instead of the embedded one, as the platform's role. */
  readonly databaseUrl: string | null;
  /** The same database as the owner of its tables, who applies the schema. */
  readonly databaseOwnerUrl: string | null;
  /** File where heads of the ledger's chain are published, and the key that signs them. */
  readonly ledgerHeads: { readonly file: string; readonly key: string };
  /** Origin of the demonstration vendor. */
  readonly sandboxUrl: string;
  /** Whether a demonstration's vendors may be non-public: on this machine, in its networks. */
  readonly insideVendors: boolean;
  /** Keys that seal vendors' secrets in the database. */
  readonly vendorKeys: Keys;
  /** Keys that seal the pictures of identity checks in the database. */
  readonly documentKeys: Keys;
  /** Keys that seal draws' seeds until they are drawn. */
  readonly drawKeys: Keys;
  /** The secret that the demonstration vendor signs its calls with; empty in production. */
  readonly sandboxSecret: string;
  readonly trustProxy: TrustedProxies;
  /** Domains that markets answer on besides those in the database: market code by domain. */
  readonly marketDomains: ReadonlyMap<string, string>;
  /** Folder of the pictures and their index. */
  readonly mediaDir: string;
  /** Folder of the shell's build; null: there is no page to serve. */
  readonly shellDist: string | null;
  /** Maximum number of processes that render modules; 0: pages are rendered in browsers only. */
  readonly renderProcesses: number;
  /** Folders of built remotes that demonstration mode publishes at start. */
  readonly remotesDirs: readonly string[];
  /** Compression effort for files of builds before they are served. */
  readonly effort: 'quick' | 'best';
  readonly identity: IdentitySettings;
  readonly operators: OperatorSettings;
  /** How versions of remotes are monitored, and when one is rolled back automatically. */
  readonly watch: WatchSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings: `UNISITE_MODE`, `HOST`, `PORT`, `DATA_DIR`, `DATABASE_URL`, `DATABASE_OWNER_URL`, `LEDGER_HEADS`,
 * `LEDGER_HEADS_KEY`, `SANDBOX_URL`, `SANDBOX_SECRET`, `INSIDE_VENDORS`, `TRUST_PROXY`, `MEDIA_DIR`, `SHELL_DIST`,
 * `REMOTES_DIRS` (a list as in PATH), `MARKET_DOMAINS` (`VN=site.example,www.site.example;INT=int.site.example`); for
 * codes and passwords `DEFAULT_PASSWORD`, `BREACHED_PASSWORDS_URL`, `CODES_KEY`, `FACTORS_KEY`, `SEALING_KEY`,
 * `VENDORS_KEY`, `DOCUMENTS_KEY`, `DRAWS_KEY` and what `readDeliverySettings` reads; for the operators' side
 * `OPS_PORT`, `OPS_HOST`, `OPS_DIST`, `OPS_KEY`, `METRICS_TOKEN`. Throws `StartupError` with one sentence when a value
 * cannot be used.
 */
export function readSettings(environment: Environment): Settings {
  const mode = environment.UNISITE_MODE ?? 'demonstration';
  if (mode !== 'demonstration' && mode !== 'production') {
    throw new StartupError(`UNISITE_MODE is "${mode}"; it can be "demonstration" or "production".`);
  }
  const port = Number(environment.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`PORT is "${environment.PORT}"; it must be a number from 0 to 65535.`);
  }
  const dataDir = path.resolve(environment.DATA_DIR ?? '.data');
  const host = environment.HOST ?? 'localhost';
  return {
    mode,
    host,
    port,
    dataDir,
    databaseUrl: readDatabaseUrl('DATABASE_URL', environment, mode),
    databaseOwnerUrl: readDatabaseUrl('DATABASE_OWNER_URL', environment, mode),
    ledgerHeads: readLedgerHeads(environment, dataDir),
    sandboxUrl: (environment.SANDBOX_URL ?? 'http://localhost:3002').replace(/\/+$/, ''),
    insideVendors: mode === 'demonstration' && environment.INSIDE_VENDORS === '1',
    vendorKeys: ownKeys('VENDORS_KEY', environment, dataDir),
    documentKeys: readOutsideKeys('DOCUMENTS_KEY', environment, mode, dataDir),
    drawKeys: readOutsideKeys('DRAWS_KEY', environment, mode, dataDir),
    sandboxSecret: mode === 'production' ? '' : environment.SANDBOX_SECRET || keptSecret(dataDir, 'sandbox-secret'),
    marketDomains: readMarketDomains(environment.MARKET_DOMAINS ?? ''),
    trustProxy: readTrustedProxies(environment.TRUST_PROXY),
    mediaDir: environment.MEDIA_DIR ? path.resolve(environment.MEDIA_DIR) : path.join(dataDir, 'media'),
    shellDist: environment.SHELL_DIST ? path.resolve(environment.SHELL_DIST) : null,
    renderProcesses: readRenderProcesses(environment.RENDER_PROCESSES),
    effort: readEffort(environment.BEST_BROTLI, mode),
    remotesDirs: (environment.REMOTES_DIRS ?? '')
      .split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.resolve(folder)),
    codesKey: hexKey('CODES_KEY', environment.CODES_KEY) ?? keptSecret(dataDir, 'codes-key'),
    identity: {
      factorsKeys: ownKeys('FACTORS_KEY', environment, dataDir),
      sealingKeys: readOutsideKeys('SEALING_KEY', environment, mode, dataDir),
      defaultPassword: environment.DEFAULT_PASSWORD || null,
      breachedPasswordsUrl: readBreachedPasswordsUrl(environment.BREACHED_PASSWORDS_URL),
      delivery: readDeliverySettings(environment, mode),
      social: readSocialSettings(environment, mode),
    },
    operators: {
      host: environment.OPS_HOST || host,
      port: operatorsPort(environment.OPS_PORT, port),
      dist: environment.OPS_DIST ? path.resolve(environment.OPS_DIST) : null,
      keys: hexKeys('OPS_KEY', environment.OPS_KEY) ?? [keptSecret(dataDir, 'operators-key')],
      metricsToken: environment.METRICS_TOKEN || null,
    },
    watch: readWatchSettings(environment, mode),
  };
}

/** Each takes about 100 MB: enough for the house's remotes and a few more. */
const RENDER_PROCESSES = 10;

function readRenderProcesses(text: string | undefined): number {
  const processes = Number(text || RENDER_PROCESSES);
  if (Number.isInteger(processes) && processes >= 0 && processes <= 64) return processes;
  throw new StartupError(`RENDER_PROCESSES is "${text}"; it must be a number from 0 to 64.`);
}

function readEffort(text: string | undefined, mode: Settings['mode']): Settings['effort'] {
  if (!text) return 'best';
  if (mode !== 'demonstration' || (text !== 'later' && text !== 'never')) {
    throw new StartupError(`BEST_BROTLI is "${text}"; it must be "later" or "never", in a demonstration only.`);
  }
  return 'quick';
}

function readDatabaseUrl(name: string, environment: Environment, mode: Settings['mode']): string | null {
  const url = environment[name] || null;
  if (url !== null && mode === 'production' && isReadableOnTheWay(url)) {
    throw new StartupError(
      `${name} leads to another machine without TLS: add "sslmode=verify-full" to its parameters.`,
    );
  }
  return url;
}

/** `LEDGER_HEADS`, a file, and `LEDGER_HEADS_KEY`: both default to the data folder. */
export const readLedgerHeads = (environment: Environment, dataDir: string): Settings['ledgerHeads'] => ({
  file: path.resolve(environment.LEDGER_HEADS || path.join(dataDir, 'ledger-heads')),
  key: hexKey('LEDGER_HEADS_KEY', environment.LEDGER_HEADS_KEY) ?? keptSecret(dataDir, 'ledger-heads-key'),
});

/** By default the port after the site's; any free one if the site takes any free one. */
function operatorsPort(said: string | undefined, sitePort: number): number {
  const port = Number(said || (sitePort === 0 ? 0 : sitePort + 1));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`OPS_PORT is "${said || port}"; it must be a number from 0 to 65535.`);
  }
  if (port === sitePort && port !== 0) {
    throw new StartupError(`OPS_PORT is ${port}, as PORT is; the operators' console needs a port of its own.`);
  }
  return port;
}

function hexKey(name: string, said: string | undefined): string | null {
  if (!said) return null;
  if (!/^[\da-f]{64}$/.test(said)) {
    throw new StartupError(`${name} must be 32 bytes in hex, as "openssl rand -hex 32" makes them.`);
  }
  return said;
}

/** Comma-separated keys: the first is used, the others still open what they once sealed. */
function hexKeys(name: string, said: string | undefined): Keys | null {
  if (!said) return null;
  const [first, ...others] = said.split(',').map((one) => hexKey(name, one.trim()));
  if (!first || others.some((one) => one === null)) {
    throw new StartupError(`${name} has an empty place in its list of keys.`);
  }
  return [first, ...others.filter((one) => one !== null)];
}

/** In production, keys that open members' sealed calls and documents are not generated into a folder. */
function readOutsideKeys(name: string, environment: Environment, mode: Settings['mode'], dataDir: string): Keys {
  const keys = hexKeys(name, environment[name]);
  if (keys) return keys;
  if (mode === 'production') {
    throw new StartupError(`Production needs ${name}, 32 bytes in hex, as "openssl rand -hex 32" makes them.`);
  }
  return [keptSecret(dataDir, fileOfKey(name))];
}

function readBreachedPasswordsUrl(said: string | undefined): string | null {
  if (!said) return null;
  if (!isPrivateAddress(said)) {
    throw new StartupError('BREACHED_PASSWORDS_URL must be an address that begins with "https://".');
  }
  return said;
}

function readMarketDomains(text: string): Map<string, string> {
  const domains = new Map<string, string>();
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [, market = '', list = ''] = /^\s*([A-Z]{2,8})=([\w.,\s-]+)$/.exec(part) ?? [];
    if (!market) {
      throw new StartupError(
        'MARKET_DOMAINS names domains by market, as in "VN=site.example,www.site.example;INT=int.site.example".',
      );
    }
    for (const domain of list.split(',').map((one) => one.trim().toLowerCase()))
      if (domain) domains.set(domain, market);
  }
  return domains;
}

/** The keys of a list, or, without one, a key generated at the first start and stored: FACTORS_KEY in `factors-key`. */
const ownKeys = (name: string, environment: Environment, dataDir: string): Keys =>
  hexKeys(name, environment[name]) ?? [keptSecret(dataDir, fileOfKey(name))];

const fileOfKey = (name: string): string => name.toLowerCase().replace('_', '-');

/** A secret generated at the first start and stored in a file that only the owner can read. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errnoCode(error) !== 'EEXIST') {
      throw new StartupError(
        `The data folder ${dataDir} cannot be written to; set DATA_DIR to a folder of yours.`,
        error,
      );
    }
  }
  return readFileSync(file, 'utf8').trim();
}
