import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';

/** Section 3: B bulletin (default), PL player notice, PU popup, PR promotion, H header strip. */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H']);

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  title: z.string(),
  /** Blank lines separate paragraphs. */
  content: z.string(),
  time: z.string(),
  pinned: z.boolean(),
  /** Path on this site; null: none. */
  picture: z.nullable(z.string()),
});
export type Announcement = z.Infer<typeof announcement>;

export const announcements = operation({
  name: 'announcements',
  summary: 'Announcements, newest first (section 9: page size 10)',
  method: 'GET',
  path: '/wps/announcements',
  access: 'optional',
  request: z.object({
    ...paging,
    type: z.defaulted(announcementType, 'B'),
    platform: z.defaulted(z.literal('W'), 'W'),
  }),
  value: pageOf(announcement),
});

/** An announcement with a picture for the home page. */
export const banner = z.object({
  id: z.string(),
  title: z.string(),
  /** Its first paragraph. */
  text: z.string(),
  /** Path on this site. */
  picture: z.string(),
  /** Target path on this site; null: its own text. */
  to: z.nullable(z.string()),
});
export type Banner = z.Infer<typeof banner>;

export const banners = operation({
  name: 'banners',
  summary: 'The announcements that stand with a picture at the head of the home page, at most five',
  method: 'GET',
  path: '/wps/announcements/banners',
  access: 'optional',
  request: empty,
  value: z.object({ rows: z.array(banner) }),
});

export const announcementDetail = operation({
  name: 'announcementDetail',
  summary: 'One announcement',
  method: 'GET',
  path: '/wps/announcements/:id',
  access: 'optional',
  request: z.object({ id: z.string().check(z.maxLength(40)) }),
  value: z.object({
    ...announcement.shape,
    /** Neighbours in the list of the same type, for "newer" and "older". */
    newer: z.nullable(z.object({ id: z.string(), title: z.string() })),
    older: z.nullable(z.object({ id: z.string(), title: z.string() })),
  }),
});

export const unreadMessages = operation({
  name: 'unreadMessages',
  summary: 'How many messages are unread',
  method: 'GET',
  path: '/wps/messages/unread',
  access: 'member',
  request: empty,
  value: z.object({ count: z.int() }),
});

/** Message categories, in inbox order. */
export const messageCategory = z.enum(['account', 'cash', 'bets', 'promotions', 'system']);
export type MessageCategory = z.Infer<typeof messageCategory>;
export const messageCategories = messageCategory.options;

const messageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const inbox = operation({
  name: 'inbox',
  summary: 'The inbox, newest first, of one category or of all',
  method: 'GET',
  path: '/wps/messages',
  access: 'member',
  request: z.object({ ...paging, category: z.optional(messageCategory) }),
  value: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        category: messageCategory,
        title: z.string(),
        content: z.string(),
        at: z.string(),
        read: z.boolean(),
      }),
    ).shape,
    /** Counts of the non-empty categories. */
    categories: z.array(z.object({ category: messageCategory, total: z.int(), unread: z.int() })),
    /** The highest id of the whole inbox; null when it is empty. */
    newest: z.nullable(z.string()),
  }),
});

/** Most messages per call: a page of the longest list. */
export const MESSAGES_AT_ONCE = 100;

export const changeMessages = operation({
  name: 'changeMessages',
  summary: 'Marks messages as read or unread, deletes them, or takes that back; all of them or none',
  method: 'PUT',
  path: '/wps/messages',
  access: 'member',
  request: z.object({
    ids: z.array(messageId).check(z.minLength(1), z.maxLength(MESSAGES_AT_ONCE)),
    to: z.enum(['read', 'unread', 'deleted', 'restored']),
  }),
  value: z.object({ unread: z.int() }),
});

export const readAllMessages = operation({
  name: 'readAllMessages',
  summary: 'Marks all messages as read, of one category or of all, up to the newest that was seen',
  method: 'PUT',
  path: '/wps/messages/read',
  access: 'member',
  request: z.object({ newest: messageId, category: z.optional(messageCategory) }),
  value: z.object({ unread: z.int() }),
});

export const messagesOperations = [
  announcements,
  banners,
  announcementDetail,
  unreadMessages,
  inbox,
  changeMessages,
  readAllMessages,
] as const;
