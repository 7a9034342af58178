import type { IdentityProvider, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type Member, memberById } from '../../members/index.ts';
import type { Identity } from './idTokens.ts';

/** The member that this identity belongs to in a market. */
export async function memberOfIdentity(q: Queryable, marketCode: string, identity: Identity): Promise<Member | null> {
  const [row] = await q.query<{ memberId: MemberId }>(
    'SELECT member_id AS "memberId" FROM social_identity WHERE market_code = $1 AND issuer = $2 AND subject = $3',
    [marketCode, identity.issuer, identity.subject],
  );
  return row ? memberById(q, row.memberId) : null;
}

/** Binds this identity to a member. `made`: the member was created for it. */
export async function bindIdentity(
  q: Queryable,
  at: Date,
  member: Member,
  { issuer, subject, provider }: Identity,
  { made }: { readonly made: boolean },
): Promise<void> {
  await q.query(
    `INSERT INTO social_identity (market_code, issuer, subject, provider, member_id, made_member, bound_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [member.marketCode, issuer, subject, provider, member.id, made, at],
  );
}

/** The external accounts that sign in as a member, one per provider. */
export function identitiesOf(
  q: Queryable,
  memberId: MemberId,
): Promise<{ readonly provider: IdentityProvider; readonly linkedAt: Date }[]> {
  return q.query(
    'SELECT provider, min(bound_at) AS "linkedAt" FROM social_identity WHERE member_id = $1 GROUP BY provider ORDER BY provider DESC',
    [memberId],
  );
}

/** Unbinds a provider's accounts from a member; false if there were none. */
export async function dropIdentities(q: Queryable, memberId: MemberId, provider: IdentityProvider): Promise<boolean> {
  const dropped = await q.query('DELETE FROM social_identity WHERE member_id = $1 AND provider = $2 RETURNING 1', [
    memberId,
    provider,
  ]);
  return dropped.length > 0;
}
