import type { MemberId, ValueOf } from '@unisite/shared/contract';
import { MAX_SHOWN_REFUSALS, type promotionRefusals } from '@unisite/shared/contract/operatorsPromotionRefusals';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { sourceOf } from './offered.ts';
import { ADDRESS_DAYS, hadIt } from './requireUnshared.ts';

const KEPT_DAYS = 180;
type Shared = ValueOf<typeof promotionRefusals>['rows'][number]['code'];

/** Refusals that operators may want to review, because two people can look like one. */
const looked: readonly string[] = [
  'PROMOTION_SAME_PERSON',
  'PROMOTION_SAME_DEVICE',
  'PROMOTION_SAME_ADDRESS',
] satisfies readonly Shared[];

/** Records a refusal that is due to another member; only the latest per promotion. */
export async function keepRefusal(
  q: Queryable,
  now: Date,
  { id, memberId, error }: { readonly id: string; readonly memberId: MemberId; readonly error: unknown },
): Promise<void> {
  if (!(error instanceof Refusal) || !looked.includes(error.code)) return;
  await q.query(
    `INSERT INTO promotion_refusal (promotion_id, member_id, code, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (promotion_id, member_id) DO UPDATE SET code = excluded.code, at = excluded.at`,
    [id, memberId, error.code, now],
  );
}

const MOST_OTHERS = 5;

/** A promotion's latest refusals, each with the members who had it and share something with the refused one. */
export async function refusalsOf(
  q: Queryable,
  id: string,
  now: Date,
): Promise<ValueOf<typeof promotionRefusals>['rows']> {
  const rows = await q.query<{ account: string; code: Shared; at: Date; others: string[] }>(
    `SELECT m.account, r.code, r.at, ARRAY(
       SELECT n.account FROM (
         SELECT s.id FROM play_same_person(r.member_id) s (id) WHERE r.code = 'PROMOTION_SAME_PERSON'
         UNION
         SELECT o.member_id FROM identity.member_device d JOIN identity.member_device o ON o.mark_hash = d.mark_hash
         WHERE d.member_id = r.member_id AND o.member_id <> r.member_id AND r.code = 'PROMOTION_SAME_DEVICE'
         UNION
         SELECT o.member_id FROM identity.member_device d JOIN identity.member_device o ON o.address = d.address AND o.last_at > $4
         WHERE d.member_id = r.member_id AND o.member_id <> r.member_id AND d.last_at > $4
           AND r.code = 'PROMOTION_SAME_ADDRESS') AS p (id)
       JOIN members.member n ON n.id = p.id WHERE ${hadIt} ORDER BY n.id LIMIT ${MOST_OTHERS}) AS others
     FROM promotion_refusal r JOIN members.member m ON m.id = r.member_id
     WHERE r.promotion_id = $1 ORDER BY r.at DESC, r.id DESC LIMIT $5`,
    [id, sourceOf({ id }), id, new Date(now.getTime() - ADDRESS_DAYS * 86_400_000), MAX_SHOWN_REFUSALS],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Deletes refusals older than half a year. */
export async function forgetOldRefusals(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM promotion_refusal WHERE at < $1', [new Date(now.getTime() - KEPT_DAYS * 86_400_000)]);
}
