import type { MemberId } from '@unisite/shared/contract';
import {
  announcementDetail,
  announcements,
  banners,
  changeMessages,
  inbox,
  readAllMessages,
  unreadMessages,
} from '@unisite/shared/contract/messages';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { sendPicture } from '../../foundation/pictures/sendPicture.ts';
import type { Services } from '../../foundation/services.ts';
import { announcementPage, announcementWithAdjacent, bannersOf } from './announcements.ts';
import { changeMessages as applyChange, readAllMessages as readAll } from './changeMessages.ts';
import { inboxPage } from './inbox.ts';
import { unreadOf } from './messages.ts';
import { sitePicture } from './pictures/sitePictures.ts';

/** Public announcements, and each member's inbox. */
export function routes(serve: Serve, services: Services): void {
  const { database, live, clock } = services;

  serve.server.get<{ Params: { name: string } }>('/wps/pictures/:name', async (request, reply) => {
    const found = await sitePicture(database, request.params.name);
    // the picture under a name never changes
    if (found) void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendPicture(reply, found);
  });

  serve(announcements, async ({ type, page, pageSize }, { market, language }) => {
    const reader = { market: market.code, now: clock(), language };
    return { page, pageSize, ...(await announcementPage(database, reader, { type, page, pageSize })) };
  });

  serve(banners, async (_request, { market, language }) => ({
    rows: await bannersOf(database, { market: market.code, now: clock(), language }),
  }));

  serve(announcementDetail, async ({ id }, { market, language }) => {
    const found = await announcementWithAdjacent(database, { market: market.code, now: clock(), language }, id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  });

  serve(unreadMessages, async (_request, { session }) => ({ count: await unreadOf(database, session.memberId) }));

  serve(inbox, async ({ category, page, pageSize }, { session, language }) => ({
    page,
    pageSize,
    ...(await inboxPage(database, session.memberId, language, { category, page, pageSize })),
  }));

  serve(changeMessages, async ({ ids, to }, { session }) => {
    if (!(await applyChange(database, session.memberId, { ids, to }, clock()))) throw new Refusal('NOT_FOUND');
    return { unread: await publishCount(session.memberId) };
  });

  serve(readAllMessages, async ({ newest, category }, { session }) => {
    await readAll(database, session.memberId, { newest, category }, clock());
    return { unread: await publishCount(session.memberId) };
  });

  async function publishCount(member: MemberId): Promise<number> {
    const unread = await unreadOf(database, member);
    await live.publish({ member }, { type: 'messages', unread });
    return unread;
  }
}
