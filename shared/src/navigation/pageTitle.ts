import { useEffect } from 'react';

/** What the browser's tab is called: by the page, or more exactly by the part of it that is shown. */
const title: { page: string; part: string | null } = { page: '', part: null };

function write(): void {
  document.title = title.part ?? title.page;
}

/** Names the page in the browser's tab; the whole of what stands there. For the shell. */
export function usePageTitle(whole: string): void {
  useEffect(() => {
    title.page = whole;
    write();
  }, [whole]);
}

/** Names the part of a page that is shown, e.g. one of a centre's pages, as long as it is; null: nothing to say yet. */
export function useSectionTitle(part: string | null): void {
  useEffect(() => {
    if (part === null) return;
    title.part = `${part} · Unisite`;
    write();
    return () => {
      title.part = null;
      write();
    };
  }, [part]);
}
