import type { Queryable } from '../../database/connect.ts';
import { type Member, memberById } from '../../members/members.ts';
import type { Identity } from './idTokens.ts';

/** Whose this identity is in a market. */
export async function memberOfIdentity(q: Queryable, marketCode: string, identity: Identity): Promise<Member | null> {
  const [row] = await q.query<{ memberId: string }>(
    'SELECT member_id AS "memberId" FROM social_identity WHERE market_code = $1 AND issuer = $2 AND subject = $3',
    [marketCode, identity.issuer, identity.subject],
  );
  return row ? memberById(q, row.memberId) : null;
}

/** From now on who shows this identity is this member. `made`: the member was made for it. */
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

/** Whether a member came by an identity and never set a password: then there is none that a further identity would get around. */
export async function hasNoPassword(q: Queryable, memberId: string): Promise<boolean> {
  const rows = await q.query(
    `SELECT FROM social_identity i JOIN member m ON m.id = i.member_id
     WHERE i.member_id = $1 AND i.made_member AND m.password_changed_at IS NULL LIMIT 1`,
    [memberId],
  );
  return rows.length > 0;
}
