import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { identityRule } from '../marketIdentity.ts';
import { writeIdentityEvent } from './identityEvents.ts';

interface Asked {
  readonly memberId: MemberId;
  readonly market: string;
  readonly who: string;
  readonly why?: string | null;
}

/** Opens a check for a member, with all tries; no effect where one is open. Returns its id, or null. */
export async function askIdentity(
  q: Queryable,
  now: Date,
  { memberId, market, who, why = null }: Asked,
): Promise<string | null> {
  const { tries } = await identityRule(q, market);
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO identity_check (member_id, market_code, tries_left, asked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) WHERE closed_at IS NULL DO NOTHING RETURNING id`,
    [memberId, market, tries, now],
  );
  if (!row) return null;
  await writeIdentityEvent(q, now, { check: row.id, who, act: 'asked', why });
  return row.id;
}
