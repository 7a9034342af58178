import { InvalidArgumentError } from 'commander';

/** The address of a site: scheme and host, nothing after them. */
export function parseSite(value: string): URL {
  const site = URL.canParse(value) ? new URL(value) : null;
  if (!site || !/^https?:$/.test(site.protocol)) throw new InvalidArgumentError('Write it like https://example.org.');
  if (site.username || site.password) throw new InvalidArgumentError('It must hold no password.');
  return new URL(site.origin);
}

export function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 1 to 65535.');
  return port;
}
