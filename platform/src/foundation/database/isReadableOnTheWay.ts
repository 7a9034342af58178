/** Hosts of this machine: sockets, and loopback addresses. */
const here = /^(|localhost|127(\.\d+){3}|\[::1\])$/;

/** Modes in which pg encrypts, and verifies the server's certificate. */
const encrypted: readonly (string | null)[] = ['require', 'verify-ca', 'verify-full'];

/**
 * Whether traffic to this database could be read on the way: it is on another machine, and the connection string does
 * not require TLS. False for an invalid connection string.
 */
export function isReadableOnTheWay(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isHere = host.startsWith('/') || here.test(host);
  return !isHere && !encrypted.includes(searchParams.get('sslmode'));
}
