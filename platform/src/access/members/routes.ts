import { agentCentreTypes, avatar, memberInfo, updateLanguage, type ValueOf } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { sendPicture } from '../../foundation/pictures/sendPicture.ts';
import type { Services } from '../../foundation/services.ts';
import { avatarUrl, memberPicture, memberPicturesPath } from './avatars.ts';
import { levelName } from './levels.ts';
import { type Member, memberById, setLanguage } from './members.ts';
import { nicknameChangesAt } from './profile.ts';

/** The signed-in member's own data (section 3, member info and avatar). */
export function routes(serve: Serve, services: Services): void {
  const { database, art } = services;

  const self = async ({ session }: MemberCallContext): Promise<Member> => {
    const member = await memberById(database, session.memberId);
    if (!member) throw new Refusal('UNAUTHENTICATED');
    return member;
  };

  serve(memberInfo, async (_request, context): Promise<ValueOf<typeof memberInfo>> => {
    const member = await self(context);
    const labelName = levelName(member.level, context.language);
    return {
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      type: agentCentreTypes.includes(member.customerType) ? 'agent' : 'member',
      customerType: member.customerType,
      toUpline: member.toUpline,
      regDate: member.regDate.toISOString(),
      clubLabel: labelName === null ? null : { labelName },
      memberLabel: member.labels.map((labelName) => ({ labelName })),
      nicknameChangesAt: (await nicknameChangesAt(database, member.id, services.clock()))?.toISOString() ?? null,
    };
  });

  serve(avatar, async (_request, context): Promise<ValueOf<typeof avatar>> => {
    const member = await self(context);
    return { avatar: avatarUrl(art, member), avatarType: member.picture === null ? 'STATIC' : 'CUSTOM' };
  });

  serve.server.get<{ Params: { name: string } }>(memberPicturesPath, async (request, reply) => {
    const found = await memberPicture(database, request.params.name);
    // a new picture gets a new name; for an hour at most, since operators may remove it
    if (found) void reply.header('cache-control', 'private, max-age=3600');
    return sendPicture(reply, found);
  });

  serve(updateLanguage, async ({ language }, context) => {
    if (!context.market.languages.includes(language)) throw new Refusal('BAD_REQUEST');
    await setLanguage(database, context.session.memberId, language);
    return { language, level: levelName((await self(context)).level, language) };
  });
}
