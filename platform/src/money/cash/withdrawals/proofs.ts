import { createHash } from 'node:crypto';
import {
  type addProof,
  MAX_PROOF_BYTES,
  MAX_PROOFS,
  type MemberId,
  type ParsedRequestOf,
  type ValueOf,
} from '@unisite/shared/contract';
import { consumeRate, type RateLimitRule } from '../../../access/identity/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { pictureFile } from '../../../foundation/pictures/pictureFile.ts';
import { type PictureFormat, reencodePicture } from '../../../foundation/pictures/reencodePicture.ts';
import type { Services } from '../services.ts';
import { type WithdrawalRow, withdrawalById, withdrawalToWire } from './withdrawalRows.ts';

/** Re-encoding a picture costs as much processor time as about a hundred calls. */
const perMember: RateLimitRule = { name: 'proofs of member', burst: 12, every: 20 };

/**
 * Stores a picture as proof that a payout did not arrive, or not in full. The same picture again is the same proof.
 *
 * @throws Refusal NOT_FOUND, NOT_PAID_YET, ALREADY_CLOSED, PAYLOAD_TOO_LARGE, NOT_A_PICTURE, TOO_MANY_PROOFS,
 * TOO_MANY_REQUESTS
 */
export async function keepProof(
  { database, clock }: Services,
  { session: { memberId }, language, storeResponse }: MemberCallContext,
  { id, image }: ParsedRequestOf<typeof addProof>,
): Promise<ValueOf<typeof addProof>> {
  const now = clock();
  refuseUnlessDisputable(await withdrawalById(database, id, { memberId }));
  const file = pictureFile(image, MAX_PROOF_BYTES);
  refuseIfThrottled(await consumeRate(database, now, perMember, memberId));
  const { type, picture } = await reencodePicture(file);
  const digest = createHash('sha256').update(picture).digest();
  return database.transaction(async (q) => {
    refuseUnlessDisputable(await withdrawalById(q, id, { memberId, lock: true }));
    // Read after the lock is held: the locking statement may have counted rows as of before it.
    const kept = await q.query<{ id: string; same: boolean }>(
      'SELECT id, digest = $2 AS same FROM cash_proof WHERE withdrawal_id = $1',
      [id, digest],
    );
    const known = kept.find(({ same }) => same);
    if (!known && kept.length >= MAX_PROOFS) throw new Refusal('TOO_MANY_PROOFS', { params: { most: MAX_PROOFS } });
    const [proof] = known
      ? [known]
      : await q.query<{ id: string }>(
          'INSERT INTO cash_proof (withdrawal_id, type, picture, digest, at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
          [id, type, picture, digest, now],
        );
    const after = await withdrawalById(q, id);
    if (!proof || !after) throw new Error('the proof was not kept');
    const withdrawal = withdrawalToWire(after, language);
    const value = { proof: withdrawal.proofs.find((address) => address.endsWith(`/${proof.id}`)) ?? '', withdrawal };
    await storeResponse(q, value);
    return value;
  });
}

function refuseUnlessDisputable(row: WithdrawalRow | null): void {
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state === 'requested' || row.state === 'approved') throw new Refusal('NOT_PAID_YET');
  if (row.closedAt) throw new Refusal('ALREADY_CLOSED');
}

/** A proof's picture; with a member, only of that member's withdrawals. */
export async function proofPicture(
  q: Queryable,
  id: string,
  memberId: MemberId | null = null,
): Promise<{ readonly type: PictureFormat; readonly picture: Buffer } | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [row] = await q.query<{ type: PictureFormat; picture: Buffer }>(
    `SELECT p.type, p.picture FROM cash_proof p JOIN cash_withdrawal w ON w.id = p.withdrawal_id
     WHERE p.id = $1 AND ($2::bigint IS NULL OR w.member_id = $2)`,
    [id, memberId],
  );
  return row ?? null;
}
