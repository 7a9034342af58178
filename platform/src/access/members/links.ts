import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Member } from './members.ts';
import type { Rate } from './rates.ts';

/** A referral code that brings members. */
export interface NewLink extends Rate {
  readonly code: string;
  /** Who registers by it: 0 a player, 2 an agent. */
  readonly customerType: 0 | 2;
  readonly expiresAt: Date | null;
  /** How many may register by it; null: unlimited. */
  readonly uses: number | null;
  readonly madeAt: Date;
}

export async function addLink(q: Queryable, { id, marketCode }: Member, link: NewLink): Promise<void> {
  const { code, customerType, series, expiresAt, uses, madeAt } = link;
  await q.query(
    `INSERT INTO affiliate (market_code, code, member_id, customer_type, series, expires_at, uses, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [marketCode, code, id, customerType, series, expiresAt, uses, madeAt],
  );
}

/**
 * Switches one of the member's links off or on; another member's stays unchanged.
 *
 * @throws Refusal LINK_BARRED (an operator switched it off)
 */
export async function switchLink(q: Queryable, { id, marketCode }: Member, code: string, isOn: boolean): Promise<void> {
  const [link] = await q.query<{ barred: boolean }>(
    'UPDATE affiliate SET is_on = $4 AND NOT barred WHERE market_code = $1 AND code = $2 AND member_id = $3 RETURNING barred',
    [marketCode, code, id, isOn],
  );
  if (isOn && link?.barred) throw new Refusal('LINK_BARRED');
}

/** Switches a link off for good; false if there is none, or it belongs to another. */
export async function barLink(q: Queryable, { id, marketCode }: Member, code: string): Promise<boolean> {
  const barred = await q.query(
    `UPDATE affiliate SET is_on = false, barred = true
     WHERE market_code = $1 AND code = $2 AND member_id = $3 AND domain IS NULL RETURNING code`,
    [marketCode, code, id],
  );
  return barred.length > 0;
}

/** Sets whether an agent may open accounts below it and bring members by its links. */
export async function setOpensDownline(q: Queryable, memberId: string, isAllowed: boolean): Promise<void> {
  await q.query('UPDATE member SET opens_downline = $2 WHERE id = $1', [memberId, isAllowed]);
}

/** Counts a registration by a code, in its transaction; null if the code is no longer valid. */
export async function takeLinkUse(
  q: Queryable,
  marketCode: string,
  code: string,
): Promise<(Pick<NewLink, 'customerType'> & { readonly series: number | null }) | null> {
  const [taken] = await q.query<{ customerType: 0 | 2; series: number | null }>(
    `UPDATE affiliate a SET used = a.used + 1 FROM member m
     WHERE a.market_code = $1 AND a.code = $2 AND m.id = a.member_id AND m.state = 'active' AND ${linkCounts}
     RETURNING a.customer_type AS "customerType", a.series`,
    [marketCode, code],
  );
  return taken ?? null;
}

/** SQL, for `affiliate a` and its agent `m`: whether it is valid now, so that one more may register by it. */
export const linkCounts =
  'a.is_on AND m.opens_downline AND (a.expires_at IS NULL OR a.expires_at > now()) AND (a.uses IS NULL OR a.used < a.uses)';
