import type { MemberId } from '@unisite/shared/contract';
import {
  announcementDetail,
  announcements,
  changeMessages,
  inbox,
  readAllMessages,
  unreadMessages,
} from '@unisite/shared/contract/messages';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import { announcementPage, announcementWithAdjacent } from './announcements.ts';
import { changeMessages as applyChange, readAllMessages as readAll } from './changeMessages.ts';
import { inboxPage } from './inbox.ts';
import { unreadOf } from './messages.ts';

/** Announcements for everybody, and each member's inbox. */
export function routes(serve: Serve, services: Services): void {
  const { database, live, clock } = services;

  serve(announcements, async ({ type, page, pageSize }, { market, language }) => {
    const reader = { market: market.code, now: clock(), language };
    return { page, pageSize, ...(await announcementPage(database, reader, { type, page, pageSize })) };
  });

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
