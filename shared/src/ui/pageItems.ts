/** A page number, or a gap for omitted pages. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The page numbers to show: `range` pages around the current one and `margin` pages at each end (specification,
 * appendix: range 3, margin 1). A gap never replaces a single page.
 * @param page current page, from 1; clamped
 * @param pages total number; 0 yields an empty list
 */
export function pageItems(page: number, pages: number, range = 3, margin = 1): PageItem[] {
  const current = Math.min(Math.max(1, page), pages);
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), pages - range + 1));
  const last = Math.min(pages, first + range - 1);

  const items: PageItem[] = [];
  let previous = 0;
  for (let number = 1; number <= pages; number += 1) {
    const shown = number <= margin || number > pages - margin || (number >= first && number <= last);
    if (!shown) continue;
    const left = number - previous - 1;
    if (left === 1) items.push(number - 1);
    else if (left > 1) items.push(number <= first ? 'gap-before' : 'gap-after');
    items.push(number);
    previous = number;
  }
  return items;
}
