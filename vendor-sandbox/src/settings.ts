import { join } from 'node:path';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Origin of the platform's seamless wallet, without a trailing slash. */
  readonly platformUrl: string;
  /** Secret shared with the platform; signs every call. */
  readonly vendorSecret: string;
  /** The only origins that may frame the game and receive its messages. */
  readonly siteOrigins: readonly string[];
  /** Folder of rounds that are not settled yet. */
  readonly journalFolder: string;
  /** File of the key that all matches' seeds derive from, kept over restarts. */
  readonly matchKeyFile: string;
  /** Allows tests to inject faults (`POST /faults`). */
  readonly demonstration: boolean;
};

export class SettingError extends Error {}

function originOf(name: string, text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingError(`${name}: ${text} is not an address`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new SettingError(`${name}: ${text} is not http(s)`);
  return url.origin;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new SettingError(`PORT: ${text} is not a port`);
  return port;
}

function modeOf(text: string): 'demonstration' | 'production' {
  if (text !== 'demonstration' && text !== 'production') {
    throw new SettingError(`UNISITE_MODE: ${text} is neither demonstration nor production`);
  }
  return text;
}

/** Reads the settings; throws a SettingError that names an invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string, otherwise: string): string => environment[name]?.trim() || otherwise;
  const vendorSecret = read('VENDOR_SECRET', '');
  if (vendorSecret === '') throw new SettingError('VENDOR_SECRET: the secret shared with the platform is missing');
  const siteOrigins = read('SITE_ORIGINS', 'http://localhost:3000,http://int.localhost:3000')
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map((text) => originOf('SITE_ORIGINS', text));
  return {
    port: portOf(read('PORT', '3002')),
    host: read('HOST', '127.0.0.1'),
    platformUrl: originOf('PLATFORM_URL', read('PLATFORM_URL', 'http://localhost:3000')),
    vendorSecret,
    siteOrigins: [...new Set(siteOrigins)],
    journalFolder: join(read('DATA_DIR', '.data'), 'vendor-sandbox', 'unsettled'),
    matchKeyFile: join(read('DATA_DIR', '.data'), 'vendor-sandbox', 'match-key'),
    demonstration: modeOf(read('UNISITE_MODE', 'demonstration')) === 'demonstration',
  };
}
