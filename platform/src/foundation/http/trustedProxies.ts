import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';
import { StartupError } from '../process/startupError.ts';
import { Refusal } from './refusal.ts';

/**
 * Who is trusted to state the caller's address (`X-Forwarded-For`, `-Proto`, `-Host`): nobody; a number of chained
 * proxies, of which the nearest calls from a private address; or the proxies of these networks.
 */
export type TrustedProxies = false | number | readonly string[];

const MOST_HOPS = 10;
/** Fastify's names for networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads `TRUST_PROXY`. @throws StartupError for what is neither a count nor a list of networks */
export function readTrustedProxies(said = ''): TrustedProxies {
  const text = said.trim();
  if (text === '' || text === '0') return false;
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new StartupError(
    `TRUST_PROXY has "${wrong}"; say how many proxies stand in front (1 to ${MOST_HOPS}), or their addresses and networks, as in "10.0.0.0/8, 192.0.2.7".`,
  );
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** Addresses of this machine and of private networks (RFC 1918, 3927, 4193, 4291, 6598). */
const privateNetworks = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv4');
}
for (const [address, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv6');
}

const isPrivate = (address: string): boolean => {
  const [plain = ''] = address.split('%');
  return privateNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/**
 * In Fastify's form. A count alone would trust whoever reaches the port: the nearest proxy must call from a private
 * address as well.
 */
export function forFastify(trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'object') return [...trusted];
  return (address, hop) => hop < trusted && (hop > 0 || isPrivate(address));
}

/**
 * Refuses callers whose address, as given by a trusted proxy, is invalid. Logs once that calls come through an
 * untrusted proxy: all its visitors then count as one.
 */
export function checkCallers(server: FastifyInstance, log: Log): void {
  let told = false;
  server.addHook('onRequest', async (request) => {
    if (isIP(request.ip) === 0 || !/^https?$/.test(request.protocol)) throw new Refusal('BAD_REQUEST');
    if (told || request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 0) > 1) return;
    told = true;
    log.warn({ setting: 'TRUST_PROXY' }, 'calls come through a proxy that is not trusted: its visitors count as one');
  });
}
