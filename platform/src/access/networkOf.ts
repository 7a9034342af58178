/**
 * The network of an address that a household or an office keeps: of IPv4 the /24, of IPv6 the /56. A machine is
 * one network to itself, whichever of its addresses it calls by. What is no address is its own network.
 */
export function networkOf(ip: string): string {
  const plain = (ip.split('%')[0] ?? '').toLowerCase();
  if (/^(?:::ffff:)?127\./.test(plain) || plain === '::1') return 'loopback';
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)?.[1];
  if (v4) return `${v4}.0/24`;
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain);
  const last = Number.parseInt(groups[3] ?? '0', 16) & 0xff00;
  return `${[...groups.slice(0, 3), last.toString(16)].map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/56`;
}

function groupsOf(v6: string): string[] {
  const [before = '', after] = v6.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  if (after === undefined) return head;
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}
