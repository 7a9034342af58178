import { boxKey } from '@unisite/shared/contract/rendering';

/** On the server: the markup that stands for each box's content, by {@link boxKey}. */
let marks: Readonly<Record<string, string>> = {};
export const keepRenderedBoxes = (next: Readonly<Record<string, string>>): void => {
  marks = next;
};

const standing = '[data-rendered]:not([data-taken])';

/** The element that the server rendered of a module, as long as nothing has taken it over. */
export const renderedElement = (within: ParentNode, digest: string, module: string): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(standing)].find(
    ({ dataset }) => dataset.digest === digest && dataset.module === module,
  ) ?? null;

/** Whether what the server rendered stands in a box, and nothing has taken it over. */
export const isRenderedStanding = (box: ParentNode): boolean => box.querySelector(standing) !== null;

/**
 * What the server rendered into a module's box; null: nothing. In the browser only that there is something: React leaves
 * what is there as it is.
 */
export function renderedBox(digest: string, module: string): { readonly __html: string } | null {
  if (typeof document !== 'undefined') return renderedElement(document, digest, module) && { __html: '' };
  const mark = marks[boxKey(digest, module)];
  return mark === undefined ? null : { __html: mark };
}
