import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, queryClient } from '@unisite/shared/api';
import { inbox, unreadMessages } from '@unisite/shared/contract/messages';
import { bus } from '@unisite/shared/events';
import { type Inbox, type Message, markMessages } from './changeMessages.ts';

const message = (id: string, read: boolean): Message => ({
  id,
  category: 'cash',
  title: id,
  content: '',
  at: '',
  read,
});
const listKey = [inbox.name, '7', 'vi', { page: 1 }];
const countKey = [unreadMessages.name, '7', 'vi', {}];
const counts: number[] = [];

bus.on('messages.unread', ({ count }) => {
  counts.push(count);
  queryClient.setQueryData(countKey, { count });
});

beforeEach(() => {
  counts.length = 0;
  queryClient.clear();
  queryClient.setQueryData(countKey, { count: 2 });
  queryClient.setQueryData(listKey, {
    page: 1,
    pageSize: 10,
    total: 2,
    rows: [message('a', false), message('b', false)],
    categories: [{ category: 'cash', total: 2, unread: 2 }],
    newest: '2',
  });
});

const list = () => queryClient.getQueryData(listKey) as Inbox;
const unread = () =>
  list()
    .rows.filter(({ read }) => !read)
    .map(({ id }) => id);

test('is seen at once, before the platform has answered', async () => {
  let arrive = () => {};
  const done = markMessages([message('a', false)], true, () => {
    return new Promise((resolve) => (arrive = () => resolve({ unread: 1 })));
  });
  expect([unread(), counts]).toEqual([['b'], [1]]);
  expect(list().categories).toEqual([{ category: 'cash', total: 2, unread: 1 }]);
  arrive();
  await done;
  expect([unread(), counts]).toEqual([['b'], [1]]);
});

test('is taken back when it failed', async () => {
  const failed = markMessages([message('a', false)], true, () =>
    Promise.reject(new CallError({ code: 'NETWORK', message: 'no answer' })),
  );
  await expect(failed).rejects.toMatchObject({ code: 'NETWORK' });
  expect([unread(), counts]).toEqual([
    ['a', 'b'],
    [1, 2],
  ]);
  expect(list().categories).toEqual([{ category: 'cash', total: 2, unread: 2 }]);
});

test('what is read already is not told again', async () => {
  const send = jest.fn(() => Promise.resolve({ unread: 0 }));
  await markMessages([message('b', true)], true, send);
  expect(send).not.toHaveBeenCalled();
  expect(counts).toEqual([]);
});
