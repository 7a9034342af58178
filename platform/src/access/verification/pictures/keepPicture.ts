import { randomUUID } from 'node:crypto';
import {
  type addIdentityPicture,
  type Identity,
  MAX_IDENTITY_BYTES,
  MIN_IDENTITY_SIDE,
  type ParsedRequestOf,
} from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { pictureFile } from '../../../foundation/pictures/pictureFile.ts';
import { reencodePicture } from '../../../foundation/pictures/reencodePicture.ts';
import { consumeRate, type RateLimitRule } from '../../identity/index.ts';
import { type CheckRow, currentCheck, isGathered } from '../checks/checkRows.ts';
import { identityOf } from '../checks/identityOf.ts';
import type { Services } from '../services.ts';
import { sealPicture } from './sealedPictures.ts';

/** Re-encoding a picture costs as much processor time as about a hundred calls: 20 at once, 20 an hour. */
const perMember: RateLimitRule = { name: 'identity pictures of member', burst: 20, every: 180 };

/**
 * Stores a picture of a member's open check, sealed, replacing the one of its kind. It is re-encoded: camera metadata
 * (time, place, device) is dropped.
 *
 * @throws Refusal IDENTITY_NOT_OPEN, PAYLOAD_TOO_LARGE, NOT_A_PICTURE, PICTURE_TOO_SMALL, TOO_MANY_REQUESTS
 */
export async function keepPicture(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  context: MemberCallContext,
  { kind, image }: ParsedRequestOf<typeof addIdentityPicture>,
): Promise<Identity> {
  const { memberId } = context.session;
  requireGathered(await currentCheck(database, memberId));
  const file = pictureFile(image, MAX_IDENTITY_BYTES);
  refuseIfThrottled(await consumeRate(database, clock(), perMember, memberId));
  const { type, picture, width, height } = await reencodePicture(file);
  if (Math.min(width, height) < MIN_IDENTITY_SIDE)
    throw new Refusal('PICTURE_TOO_SMALL', { params: { least: MIN_IDENTITY_SIDE } });
  return database.transaction(async (q) => {
    const check = requireGathered(await currentCheck(q, memberId, { lock: true }));
    const id = randomUUID();
    const { sealed, sealedWith, digest } = sealPicture(settings.documentKeys, id, picture);
    await q.query('DELETE FROM identity_document WHERE check_id = $1 AND kind = $2', [check.id, kind]);
    await q.query(
      `INSERT INTO identity_document (id, check_id, kind, type, sealed, sealed_with, bytes, digest, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, check.id, kind, type, sealed, sealedWith, picture.length, digest, clock()],
    );
    const value = await identityOf(q, clock(), context);
    await context.storeResponse(q, value);
    return value;
  });
}

function requireGathered(check: CheckRow | null): CheckRow {
  if (!check || !isGathered(check)) throw new Refusal('IDENTITY_NOT_OPEN');
  return check;
}
