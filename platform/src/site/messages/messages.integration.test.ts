import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import {
  announcementDetail,
  announcements,
  changeMessages,
  inbox,
  type LiveEvent,
  memberIdOf,
  promotionDetail,
  promotions,
  readAllMessages,
  unreadMessages,
} from '@unisite/shared/contract';
import type { Audience } from '../../foundation/live/live.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { forgetDeletedMessages } from './changeMessages.ts';
import { sendMessage } from './messages.ts';

jest.setTimeout(120_000);

const international = { host: 'int.localhost' };
let platform: TestPlatform;
let own: Awaited<ReturnType<TestPlatform['signIn']>>;

beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  own = await platform.signIn(player.account, player.password);
});
afterAll(() => platform.close());

describe('announcements', () => {
  it('come by type, newest first', async () => {
    const { rows, total, pageSize } = (await platform.call(announcements, { pageSize: 10 })).value;
    expect(rows).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect(pageSize).toBe(10);
    expect(rows.every(({ type }) => type === 'B')).toBe(true);
    expect(rows.map(({ time }) => time)).toEqual(
      rows
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    for (const type of ['PL', 'PU', 'PR', 'H'] as const)
      expect((await platform.call(announcements, { type })).value.total).toBeGreaterThan(1);
  });

  it('are written in the caller’s language and hold no gap', async () => {
    const both = await Promise.all([
      platform.call(announcements, { type: 'H' }),
      platform.call(announcements, { type: 'H' }, international),
    ]);
    const [vi, en] = both.map((reply) => reply.value.rows);
    expect(vi?.[0]?.title).toBe('Bảo trì định kỳ cổng thanh toán ngân hàng');
    expect(en?.[0]?.title).toBe('Scheduled maintenance of bank payments');
    for (const row of [...(vi ?? []), ...(en ?? [])]) expect(row.content).not.toContain('{');
    // Announcements about the Vietnamese lottery are absent where it is not offered.
    expect(vi?.length).toBe((en?.length ?? 0) + 1);
  });

  it('know their neighbours', async () => {
    const { rows } = (await platform.call(announcements, { pageSize: 3 })).value;
    const [first, second, third] = rows;
    const detail = (await platform.call(announcementDetail, { id: second?.id ?? '' })).value;
    expect(detail.newer).toEqual({ id: first?.id, title: first?.title });
    expect(detail.older).toEqual({ id: third?.id, title: third?.title });
    expect((await platform.call(announcementDetail, { id: first?.id ?? '' })).value.newer).toBeNull();
    for (const id of ['0', 'x', '99999999999999999999'])
      expect((await platform.call(announcementDetail, { id })).status).toBe(404);
  });
});

describe('the inbox', () => {
  it('holds three unread messages, and reading one counts once', async () => {
    const events: [Audience, LiveEvent][] = [];
    const stop = platform.services.live.subscribe((audience, event) => events.push([audience, event]));
    expect((await platform.call(unreadMessages, {}, own)).value.count).toBe(3);
    const { rows, total } = (await platform.call(inbox, { pageSize: 5 }, own)).value;
    expect(rows).toHaveLength(5);
    expect(total).toBe(9);
    const id = rows[0]?.id ?? '';
    expect(rows[0]?.read).toBe(false);
    for (const _ of [1, 2])
      expect((await platform.call(changeMessages, { ids: [id], to: 'read' }, own)).value.unread).toBe(2);
    expect((await platform.call(unreadMessages, {}, own)).value.count).toBe(2);
    const memberId = memberIdOf(own.session.customerId);
    await sendMessage(platform.services, memberId, {
      category: 'system',
      title: { vi: 'Thử', en: 'Test' },
      content: { vi: 'Nội dung', en: 'Content' },
    });
    await eventually(() => events.length >= 3);
    stop();
    expect(events).toEqual([
      [{ member: memberId }, { type: 'messages', unread: 2 }],
      [{ member: memberId }, { type: 'messages', unread: 2 }],
      [{ member: memberId }, { type: 'messages', unread: 3 }],
    ]);
    const [newest] = (await platform.call(inbox, { pageSize: 1 }, own)).value.rows;
    expect(newest).toMatchObject({ title: 'Thử', read: false });
  });

  it('is nobody else’s', async () => {
    const other = await platform.signIn(agent.account, agent.password);
    const [mine] = (await platform.call(inbox, {}, own)).value.rows;
    const [theirs] = (await platform.call(inbox, {}, other)).value.rows;
    const both = [mine?.id ?? '', theirs?.id ?? ''];
    for (const to of ['read', 'unread', 'deleted', 'restored'] as const) {
      expect((await platform.call(changeMessages, { ids: both, to }, other)).status).toBe(404);
      expect((await platform.call(changeMessages, { ids: ['9'.repeat(18)], to }, own)).status).toBe(404);
    }
    expect((await platform.call(inbox, {}, other)).value.rows).toContainEqual(theirs);
    for (const ids of [[], ['x'], ['0'], ['-1'], ['1\u0000'], ['9'.repeat(19)], Array(101).fill('1')])
      expect((await platform.call(changeMessages, { ids, to: 'read' }, own)).status).toBe(400);
    expect((await platform.call(inbox, {})).status).toBe(401);
  });

  it('is counted and shown by category', async () => {
    const all = (await platform.call(inbox, {}, own)).value;
    const cash = (await platform.call(inbox, { category: 'cash' }, own)).value;
    expect(cash.rows.every(({ category }) => category === 'cash')).toBe(true);
    expect(cash.categories).toEqual(all.categories);
    expect(cash.total).toBe(all.categories.find(({ category }) => category === 'cash')?.total);
    expect(all.total).toBe(all.categories.reduce((sum, { total }) => sum + total, 0));
    expect((await platform.call(inbox, { category: 'none' } as never, own)).status).toBe(400);
  });

  it('gives back what was deleted, until it is forgotten', async () => {
    const before = (await platform.call(inbox, {}, own)).value;
    const ids = before.rows.slice(0, 2).map(({ id }) => id);
    await platform.call(changeMessages, { ids, to: 'deleted' }, own);
    const after = (await platform.call(inbox, {}, own)).value;
    expect(after.rows).toEqual(before.rows.slice(2));
    expect(after.total).toBe(before.total - 2);
    await platform.call(changeMessages, { ids, to: 'restored' }, own);
    expect((await platform.call(inbox, {}, own)).value).toEqual(before);

    await platform.call(changeMessages, { ids, to: 'deleted' }, own);
    await forgetDeletedMessages(platform.database, new Date(Date.now() + 31 * 86_400_000));
    expect((await platform.call(changeMessages, { ids, to: 'restored' }, own)).status).toBe(404);
  });

  it('is read as a whole, but for what came since it was looked at', async () => {
    const { rows } = (await platform.call(inbox, {}, own)).value;
    await platform.call(changeMessages, { ids: rows.map(({ id }) => id), to: 'unread' }, own);
    const { newest, categories } = (await platform.call(inbox, {}, own)).value;
    await sendMessage(platform.services, memberIdOf(own.session.customerId), {
      category: 'cash',
      title: { vi: 'Mới', en: 'New' },
      content: { vi: 'Nội dung', en: 'Content' },
    });
    const cash = categories.find(({ category }) => category === 'cash')?.unread ?? 0;
    expect(cash).toBeGreaterThan(0);
    const read = (request: { category?: 'cash' }) =>
      platform.call(readAllMessages, { newest: newest ?? '', ...request }, own);
    expect((await read({ category: 'cash' })).value.unread).toBe(rows.length - cash + 1);
    expect((await read({})).value.unread).toBe(1);
  });
});

describe('promotions', () => {
  it('run in both languages, four of them as hero', async () => {
    const { rows } = (await platform.call(promotions, {})).value;
    expect(rows.length).toBeGreaterThanOrEqual(8);
    const heroes = rows.filter(({ hero }) => hero);
    expect(heroes).toHaveLength(4);
    for (const { tiles } of heroes) expect(tiles).toHaveLength(3);
    // each slide shows different games
    expect(new Set(heroes.flatMap(({ tiles }) => tiles)).size).toBe(3 * heroes.length);
    const english = (await platform.call(promotions, {}, international)).value.rows;
    // Zalo is limited to Vietnam
    expect(english.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).filter((id) => id !== 'zalo-gift'));
    expect(english[0]?.title).not.toBe(rows[0]?.title);
    expect(rows[0]?.banner).toEqual({
      wide: '/media/test/banners/vong-quay-hoang-kim-wide.svg',
      phone: '/media/test/banners/vong-quay-hoang-kim-phone.svg',
    });
  });

  it('have terms', async () => {
    for (const { id } of (await platform.call(promotions, {})).value.rows) {
      const { terms } = (await platform.call(promotionDetail, { id })).value;
      expect(terms.length).toBeGreaterThan(2);
      for (const { title, text } of terms) {
        expect(title.length).toBeGreaterThan(4);
        expect(text.length).toBeGreaterThan(20);
      }
    }
    expect((await platform.call(promotionDetail, { id: 'nothing' })).status).toBe(404);
  });

  it('end when their time is over', async () => {
    await platform.database.query(`UPDATE promotion SET ends_at = now() - interval '1 second' WHERE id = 'full-moon'`);
    expect((await platform.call(promotionDetail, { id: 'full-moon' })).status).toBe(404);
  });
});

async function eventually(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
}
