/** An IPv4 address unchanged; for an IPv6 address its network (/64), which belongs to one household or machine. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const plain = (ip.split('%')[0] ?? '').toLowerCase();
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * The network that a household or an office keeps: the /24 of IPv4, the /56 of IPv6. This machine is one network,
 * whichever of its addresses it calls from. Anything that is not an address is a network of its own.
 */
export function networkOf(ip: string): string {
  const plain = (ip.split('%')[0] ?? '').toLowerCase();
  if (/^(?:::ffff:)?127\./.test(plain) || plain === '::1') return 'loopback';
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)?.[1];
  if (v4) return `${v4}.0/24`;
  if (!plain.includes(':')) return plain;
  const [a, b, c, last = '0'] = groupsOf(plain);
  return `${[a, b, c, (Number.parseInt(last, 16) & 0xff00).toString(16)].join(':')}::/56`;
}

/** The groups of an IPv6 address, without leading zeros. */
function groupsOf(v6: string): string[] {
  const [before = '', after] = v6.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const between = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...between, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
