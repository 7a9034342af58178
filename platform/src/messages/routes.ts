import { announcementDetail, announcements, inbox, readMessage, unreadMessages } from '@unisite/shared/contract';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import { announcementPage, announcementWithAdjacent } from './announcements.ts';
import { inboxPage, markRead, unreadOf } from './messages.ts';

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

  serve(inbox, async ({ page, pageSize }, { session, language }) => ({
    page,
    pageSize,
    ...(await inboxPage(database, session.memberId, language, { page, pageSize })),
  }));

  serve(readMessage, async ({ id }, { session }) => {
    const done = await markRead(database, session.memberId, id, clock());
    if (done === null) throw new Refusal('NOT_FOUND');
    if (done === 'read') {
      const unread = await unreadOf(database, session.memberId);
      await live.publish({ member: session.memberId }, { type: 'messages', unread });
    }
    return {};
  });
}
