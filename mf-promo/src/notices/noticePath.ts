import type { Announcement } from '@unisite/shared/contract/messages';

/** The types on the announcements page (section 3: B bulletin, PL player notice, PR promotion). */
export const listedTypes = ['B', 'PL', 'PR'] as const;
export type ListedType = (typeof listedTypes)[number];

/** A place on the announcements page. */
export interface NoticePlace {
  readonly id: string | null;
  readonly type: ListedType;
  readonly page: number;
}

/** Reads the address; an unknown type is B, an invalid page the first. */
export function readNoticePlace(address: URLSearchParams): NoticePlace {
  const page = Number(address.get('page'));
  return {
    id: address.get('id'),
    type: listedTypes.find((type) => type === address.get('type')) ?? 'B',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list or an announcement, without default values. */
export function noticePath({ id, type, page }: Partial<NoticePlace>): string {
  const address = new URLSearchParams();
  if (type && type !== 'B') address.set('type', type);
  if (page && page > 1) address.set('page', String(page));
  if (id) address.set('id', id);
  const query = address.toString();
  return query ? `/noticePage?${query}` : '/noticePage';
}

/** The rows with pinned ones first, otherwise in order. */
export const pinnedFirst = (rows: readonly Announcement[]): Announcement[] => [
  ...rows.filter(({ pinned }) => pinned),
  ...rows.filter(({ pinned }) => !pinned),
];

/** Paragraphs of an announcement, separated by blank lines. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
