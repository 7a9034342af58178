import { InvalidArgumentError } from 'commander';

/** The origin of a site: scheme and host only. */
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

export function parseMarket(value: string): string {
  if (!/^[A-Z]{2,8}$/.test(value)) throw new InvalidArgumentError('A market is written in capitals, e.g. VN.');
  return value;
}

export function parseRevision(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('A revision is a whole number; status shows it.');
  return Number(value);
}

export function parsePercent(value: string): number {
  const percent = Number(value);
  const isStep = Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
  if (!(percent >= 0.01 && percent <= 99.99) || !isStep)
    throw new InvalidArgumentError('Percent go from 0.01 to 99.99 in steps of 0.01.');
  return percent;
}

/** A time as ISO in UTC; without a zone it is local time. */
export function parseTime(value: string): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('Write it like 2026-12-01T02:00+07:00.');
  return at.toISOString();
}
