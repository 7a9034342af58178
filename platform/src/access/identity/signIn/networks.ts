import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { networkOf } from '../../../foundation/http/ipAddress.ts';

/** How long a network stays known without a sign-in from it. */
const KNOWN_MS = 180 * 24 * 3_600_000;

/** `first`: the member never signed in from anywhere. */
export type NetworkStatus = 'first' | 'known' | 'new';

/** Whether a member signed in from this address's network before. A network unused for long is new again. */
export async function networkStatus(q: Queryable, now: Date, memberId: MemberId, ip: string): Promise<NetworkStatus> {
  const rows = await q.query<{ known: boolean }>(
    'SELECT network = $2 AND last_at > $3 AS known FROM member_address WHERE member_id = $1',
    [memberId, networkOf(ip), new Date(now.getTime() - KNOWN_MS)],
  );
  if (rows.length === 0) return 'first';
  return rows.some(({ known }) => known) ? 'known' : 'new';
}

/** Marks the network as known from now on. */
export async function trustNetwork(q: Queryable, now: Date, memberId: MemberId, ip: string): Promise<void> {
  await q.query(
    `INSERT INTO member_address (member_id, network, last_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id, network) DO UPDATE SET last_at = excluded.last_at`,
    [memberId, networkOf(ip), now],
  );
}
