import {
  AVATAR_SIDE,
  changeNickname,
  chooseAvatar,
  MAX_AVATAR_BYTES,
  STATIC_AVATARS,
  staticAvatars,
  uploadAvatar,
} from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled, type Serve } from '../../../foundation/http/serve.ts';
import { pictureFile } from '../../../foundation/pictures/pictureFile.ts';
import { squarePicture } from '../../../foundation/pictures/reencodePicture.ts';
import {
  avatarUrl,
  drawnAvatarUrl,
  memberById,
  nicknameChangesAt,
  writeAvatar,
  writeNickname,
  writePicture,
} from '../../members/index.ts';
import { consumeRate, type RateLimitRule } from '../limits/rateLimit.ts';
import { isReservedName } from '../registration/confusableKey.ts';
import { unusable } from '../registration/registrationRefusals.ts';
import type { Services } from '../services.ts';

/** Re-encoding a picture costs as much processor time as about a hundred calls. */
const uploadsOfMember: RateLimitRule = { name: 'avatars of member', burst: 6, every: 600 };

/** What members show to others: a nickname, and one of the drawn avatars or a picture of their own. */
export function routes(serve: Serve, { database, clock, art }: Services): void {
  serve(changeNickname, async ({ nickname }, { session: { memberId } }) => {
    if (isReservedName(nickname)) throw unusable('nickname');
    if (!(await writeNickname(database, memberId, nickname, clock()))) throw new Refusal('NICKNAME_CHANGED_LATELY');
    const at = (await nicknameChangesAt(database, memberId, clock())) ?? clock();
    return { nickname, nicknameChangesAt: at.toISOString() };
  });

  serve(staticAvatars, async (_request, { session: { memberId } }) => {
    const { avatar, picture } = (await memberById(database, memberId)) ?? { avatar: 0, picture: null };
    return {
      rows: Array.from({ length: STATIC_AVATARS }, (_, number) => ({ number, url: drawnAvatarUrl(art, number) })),
      chosen: picture === null ? avatar : null,
      uploaded: picture === null ? null : avatarUrl(art, { avatar, picture }),
    };
  });

  serve(chooseAvatar, async ({ number }, { session: { memberId } }) => {
    await database.transaction((q) => writeAvatar(q, memberId, number));
    return { avatar: drawnAvatarUrl(art, number), avatarType: 'STATIC' as const };
  });

  serve(uploadAvatar, async ({ image }, { session: { memberId } }) => {
    const file = pictureFile(image, MAX_AVATAR_BYTES);
    refuseIfThrottled(await consumeRate(database, clock(), uploadsOfMember, memberId));
    const drawn = await squarePicture(file, AVATAR_SIDE);
    const picture = await writePicture(database, memberId, drawn, clock());
    if (picture === null) throw new Refusal('AVATAR_TAKEN_AWAY');
    return { avatar: avatarUrl(art, { avatar: 0, picture }), avatarType: 'CUSTOM' as const };
  });
}
