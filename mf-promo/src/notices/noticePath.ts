import type { Announcement } from '@unisite/shared/contract/messages';

/** The types that the page of announcements lists (section 3: B bulletin, PL player notice, PR promotion). */
export const listedTypes = ['B', 'PL', 'PR'] as const;
export type ListedType = (typeof listedTypes)[number];

/** Where on the page of announcements the visitor is. */
export interface NoticePlace {
  readonly id: string | null;
  readonly type: ListedType;
  readonly page: number;
}

/** Reads the address; a foreign type is B, a foreign page the first. */
export function readNoticePlace(address: URLSearchParams): NoticePlace {
  const page = Number(address.get('page'));
  return {
    id: address.get('id'),
    type: listedTypes.find((type) => type === address.get('type')) ?? 'B',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list or of one announcement; what is the default is left out. */
export function noticePath({ id, type, page }: Partial<NoticePlace>): string {
  const address = new URLSearchParams();
  if (type && type !== 'B') address.set('type', type);
  if (page && page > 1) address.set('page', String(page));
  if (id) address.set('id', id);
  const query = address.toString();
  return query ? `/noticePage?${query}` : '/noticePage';
}

/** A page with the pinned ones first, otherwise as it came. */
export const pinnedFirst = (rows: readonly Announcement[]): Announcement[] => [
  ...rows.filter(({ pinned }) => pinned),
  ...rows.filter(({ pinned }) => !pinned),
];

/** An announcement's paragraphs: a blank line parts them. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
