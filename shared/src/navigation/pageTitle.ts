import { useEffect } from 'react';

/** Parts of the document title: of the page, or of its current section. */
const title: { page: string; part: string | null } = { page: '', part: null };

function write(): void {
  document.title = title.part ?? title.page;
}

/** Sets the complete document title. For the shell. */
export function usePageTitle(whole: string): void {
  useEffect(() => {
    title.page = whole;
    write();
  }, [whole]);
}

/** Sets the title of a page's section while mounted, e.g. one of a centre's pages; null: unknown yet. */
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
