/** Where no other machine hears what is sent: sockets of this machine, and its loopback addresses. */
const here = /^(|localhost|127(\.\d+){3}|\[::1\])$/;

/** What pg encrypts by, and checks the server's certificate with. */
const encrypted: readonly (string | null)[] = ['require', 'verify-ca', 'verify-full'];

/**
 * Whether what is sent to this database could be read on the way: it is another machine's, and the connection string
 * does not ask for TLS. False for what is no connection string.
 */
export function isReadableOnTheWay(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isHere = host.startsWith('/') || here.test(host);
  return !isHere && !encrypted.includes(searchParams.get('sslmode'));
}
