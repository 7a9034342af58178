import { type MessageCategory, messageCategories } from '@unisite/shared/contract/messages';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';

/** A place in the inbox: a category or all, a page of the list, and the open message. */
export interface InboxPlace {
  readonly category: MessageCategory | null;
  readonly page: number;
  readonly id: string | null;
}

export function readInboxPlace(search: string): InboxPlace {
  const address = new URLSearchParams(search);
  return {
    category: messageCategories.find((category) => category === address.get('of')) ?? null,
    page: readListPage(address),
    id: address.get('id')?.slice(0, 40) || null,
  };
}

export const inboxPath = ({ category, page, id }: InboxPlace): string =>
  subPagePath('messageV2', { of: category, p: writeListPage(page), id });

/** Paragraphs of a message, separated by blank lines. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
