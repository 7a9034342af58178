import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public addresses: this machine, its networks, and reserved ranges. IPv4-mapped IPv6 counts as IPv4. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address is public. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether any address of a name is non-public. A name that does not resolve has none. */
export async function resolvesToPrivate(name: string): Promise<boolean> {
  const addresses = await new Promise<LookupAddress[]>((resolve) => {
    lookup(name, { all: true }, (error, found) => resolve(error ? [] : found));
  });
  return addresses.some(({ address }) => !isPublicIp(address));
}

/** For connections: resolves like the system, and fails for a name with any non-public address. */
export const publicOnlyLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${name} has no address`), '');
    if (found.some(({ address }) => !isPublicIp(address))) return done(new Error(`${name} lies inside`), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
