import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Offered, sourceOf } from './offered.ts';

/** Days that an address counts after a sign-in from it. */
export const ADDRESS_DAYS = 30;

/** Of members `p (id)`, those who were given something by the promotion ($2: its source, $3: its id). */
export const hadIt = `(EXISTS (SELECT FROM bonuses.bonus b WHERE b.member_id = p.id AND b.source = $2)
  OR EXISTS (SELECT FROM free_rounds.free_rounds g WHERE g.member_id = p.id AND g.source = $2)
  OR EXISTS (SELECT FROM promotion_gift f WHERE f.member_id = p.id AND f.promotion_id = $3))`;

/**
 * Requires that, for a promotion limited to once per person, nobody had it who is the same person (`play_same_person`)
 * or signed in at the same browser; and that fewer members than its limit had it at the member's addresses.
 *
 * @throws Refusal PROMOTION_SAME_PERSON, PROMOTION_SAME_DEVICE, PROMOTION_SAME_ADDRESS
 */
export async function requireUnshared(q: Queryable, promotion: Offered, memberId: MemberId, at: Date): Promise<void> {
  const { oncePerson, perAddress } = promotion.offer;
  const values = [memberId, sourceOf(promotion), promotion.id];
  if (oncePerson) {
    const person = await q.query(`SELECT FROM play_same_person($1) AS p (id) WHERE ${hadIt} LIMIT 1`, values);
    if (person.length > 0) throw new Refusal('PROMOTION_SAME_PERSON');
    const device = await q.query(
      `SELECT FROM (SELECT o.member_id FROM identity.member_device d JOIN identity.member_device o ON o.mark_hash = d.mark_hash
         WHERE d.member_id = $1 AND o.member_id <> $1) AS p (id) WHERE ${hadIt} LIMIT 1`,
      values,
    );
    if (device.length > 0) throw new Refusal('PROMOTION_SAME_DEVICE');
  }
  if (perAddress === undefined) return;
  const near = await q.query(
    `SELECT FROM (SELECT DISTINCT o.member_id FROM identity.member_device d
         JOIN identity.member_device o ON o.address = d.address AND o.last_at > $4
       WHERE d.member_id = $1 AND d.last_at > $4 AND o.member_id <> $1) AS p (id) WHERE ${hadIt} LIMIT $5`,
    [...values, new Date(at.getTime() - ADDRESS_DAYS * 86_400_000), perAddress],
  );
  if (near.length >= perAddress) throw new Refusal('PROMOTION_SAME_ADDRESS', { params: { days: ADDRESS_DAYS } });
}
