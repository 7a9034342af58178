import { changeNickname, chooseAvatar, STATIC_AVATARS, staticAvatars } from '@unisite/shared/contract';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { avatarPath, memberById, nicknameChangesAt, writeAvatar, writeNickname } from '../../members/index.ts';
import { isReservedName } from '../registration/confusableKey.ts';
import { unusable } from '../registration/registrationRefusals.ts';
import type { Services } from '../services.ts';

/** What members show others of themselves: a nickname, and one of the drawn avatars. */
export function routes(serve: Serve, { database, clock, art }: Services): void {
  serve(changeNickname, async ({ nickname }, { session: { memberId } }) => {
    if (isReservedName(nickname)) throw unusable('nickname');
    if (!(await writeNickname(database, memberId, nickname, clock()))) throw new Refusal('NICKNAME_CHANGED_LATELY');
    const at = (await nicknameChangesAt(database, memberId, clock())) ?? clock();
    return { nickname, nicknameChangesAt: at.toISOString() };
  });

  serve(staticAvatars, async (_request, { session: { memberId } }) => ({
    rows: Array.from({ length: STATIC_AVATARS }, (_, number) => ({ number, url: art.url(avatarPath(number)) })),
    chosen: (await memberById(database, memberId))?.avatar ?? 0,
  }));

  serve(chooseAvatar, async ({ number }, { session: { memberId } }) => {
    await writeAvatar(database, memberId, number);
    return { avatar: art.url(avatarPath(number)), avatarType: 'STATIC' as const };
  });
}
