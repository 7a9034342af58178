import { useHasRole } from '../session/useHasRole.ts';
import { usePageEntries } from './pageEntries.ts';
import { type Page, pages } from './place.ts';

/** The pages that the operator may see. */
export function usePages(): readonly Page[] {
  const may = useHasRole();
  const entries = usePageEntries();
  return pages.filter((page) => may(entries[page].role));
}

/** Beside the button for all pages. */
export const maxAtFoot = { phone: 4, tablet: 7 } as const;

/** Pages at the foot of phones and tablets, as many as fit: those with counts first, then the most used. */
const atFoot: readonly Page[] = ['matrix', 'acts', 'cash', 'members', 'signs', 'identity', 'feedback', 'lottery'];

/** The pages at the foot that the operator may see. */
export function useFootPages(): readonly Page[] {
  const may = usePages();
  const first = atFoot.filter((page) => may.includes(page));
  return [...first, ...may.filter((page) => !first.includes(page))].slice(0, maxAtFoot.tablet);
}
