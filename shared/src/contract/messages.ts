import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';

/** Section 3: B bulletin (default), PL player notice, PU popup, PR promotion, H header strip. */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H']);

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  title: z.string(),
  /** Paragraphs are parted by a blank line. */
  content: z.string(),
  time: z.string(),
  pinned: z.boolean(),
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

export const announcementDetail = operation({
  name: 'announcementDetail',
  summary: 'One announcement',
  method: 'GET',
  path: '/wps/announcements/:id',
  access: 'optional',
  request: z.object({ id: z.string().check(z.maxLength(40)) }),
  value: z.object({
    ...announcement.shape,
    /** The neighbours in the list of the same type, for "newer" and "older". */
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

export const inbox = operation({
  name: 'inbox',
  summary: 'The inbox, newest first',
  method: 'GET',
  path: '/wps/messages',
  access: 'member',
  request: z.object(paging),
  value: pageOf(
    z.object({ id: z.string(), title: z.string(), content: z.string(), at: z.string(), read: z.boolean() }),
  ),
});

export const readMessage = operation({
  name: 'readMessage',
  summary: 'Marks a message as read',
  method: 'PUT',
  path: '/wps/messages/:id/read',
  access: 'member',
  request: z.object({ id: z.string().check(z.maxLength(40)) }),
  value: empty,
});

export const messagesOperations = [announcements, announcementDetail, unreadMessages, inbox, readMessage] as const;
