import type { ReactNode } from 'react';
import { useKitTexts } from './KitProvider.tsx';
import { pageItems } from './pageItems.ts';

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Accessible name if a page has several; by default "Pagination". */
  label?: string | undefined;
};

/** First, Prev, the numbers, Next, Last. Hidden for a single page. */
export function Pagination({ page, pages, onPage, label }: PaginationProps) {
  const texts = useKitTexts();
  if (pages <= 1) return null;

  const step = (to: number, words: ReactNode, className?: string) => (
    // Stays a tab stop at the ends, so that the focus is not lost.
    <button
      type="button"
      className={className}
      aria-disabled={to === page || undefined}
      onClick={() => to !== page && onPage(to)}
    >
      {words}
    </button>
  );

  return (
    <nav className="pages" aria-label={label ?? texts.pages}>
      {step(1, texts.first, 'not-phone')}
      {step(Math.max(1, page - 1), texts.prev)}
      {pageItems(page, pages).map((item) =>
        typeof item === 'number' ? (
          <button
            key={item}
            type="button"
            aria-label={texts.page(item)}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => item !== page && onPage(item)}
          >
            {item}
          </button>
        ) : (
          <span key={item} aria-hidden>
            …
          </span>
        ),
      )}
      {step(Math.min(pages, page + 1), texts.next)}
      {step(pages, texts.last, 'not-phone')}
    </nav>
  );
}
