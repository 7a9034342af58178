import type { IdentityPictureKind } from '@unisite/shared/contract';
import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { openPicture } from '../pictures/sealedPictures.ts';

interface Look {
  readonly check: string;
  readonly picture: string;
  /** The operator's account. */
  readonly by: string;
  readonly why: string;
}

interface Opened {
  readonly kind: IdentityPictureKind;
  readonly type: 'image/png' | 'image/jpeg';
  readonly picture: Buffer;
}

/**
 * Opens a picture for an operator; the look is recorded permanently in the same transaction.
 *
 * @throws Refusal NOT_FOUND
 */
export async function lookAtPicture(
  q: Queryable,
  now: Date,
  keys: Keys,
  { check, picture: id, by, why }: Look,
): Promise<Opened> {
  const [row] = await q.query<{ kind: IdentityPictureKind; type: Opened['type']; sealed: Buffer }>(
    'SELECT kind, type, sealed FROM identity_document WHERE id = $1 AND check_id = $2',
    [id, check],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const { kind, type, sealed } = row;
  await q.query(
    'INSERT INTO identity_look (at, check_id, document_id, kind, by, why) VALUES ($1, $2, $3, $4, $5, $6)',
    [now, check, id, kind, by, why],
  );
  return { kind, type, picture: openPicture(keys, id, sealed) };
}
