import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';

/** Where in the inbox the member is: a page of the list, and the message that is open. */
export interface InboxPlace {
  readonly page: number;
  readonly id: string | null;
}

export function readInboxPlace(search: string): InboxPlace {
  const address = new URLSearchParams(search);
  return { page: readListPage(address), id: address.get('id')?.slice(0, 40) || null };
}

export const inboxPath = ({ page, id }: InboxPlace): string => subPagePath('messageV2', { p: writeListPage(page), id });

/** A message's paragraphs: a blank line parts them. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
