import type { LinkState, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

const LISTED = 100;

interface Link {
  readonly code: string;
  readonly opens: 'agent' | 'player';
  readonly series: number | null;
  readonly state: LinkState;
  readonly used: number;
  readonly uses: number | null;
  readonly expiresAt: string | null;
  readonly madeAt: string;
}

/** An agent's registration links, newest first. */
export async function linksOf(q: Queryable, agentId: MemberId, now: Date): Promise<Link[]> {
  const rows = await q.query<Omit<Link, 'expiresAt' | 'madeAt'> & { expiresAt: Date | null; madeAt: Date }>(
    `SELECT a.code, CASE a.customer_type WHEN 2 THEN 'agent' ELSE 'player' END AS opens, a.series, a.used, a.uses,
       a.expires_at AS "expiresAt", a.made_at AS "madeAt",
       CASE WHEN NOT a.is_on THEN 'off' WHEN a.expires_at <= $2 THEN 'expired' WHEN a.used >= a.uses THEN 'usedUp' ELSE 'open' END AS state
     FROM members.affiliate a WHERE a.member_id = $1 AND a.domain IS NULL ORDER BY a.made_at DESC, a.code LIMIT ${LISTED}`,
    [agentId, now],
  );
  return rows.map(({ expiresAt, madeAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
  }));
}
