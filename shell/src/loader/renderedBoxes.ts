import { boxKey } from '@unisite/shared/contract/rendering';

/** On the server: placeholder markup for each box's content, by {@link boxKey}. */
let marks: Readonly<Record<string, string>> = {};
export const setRenderedBoxes = (next: Readonly<Record<string, string>>): void => {
  marks = next;
};

const standing = '[data-rendered]:not([data-taken])';

/** The element that the server rendered for a module, until it is hydrated. */
export const renderedElement = (within: ParentNode, digest: string, module: string): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(standing)].find(
    ({ dataset }) => dataset.digest === digest && dataset.module === module,
  ) ?? null;

/** Whether a box still shows the server's markup, not hydrated yet. */
export const isRenderedStanding = (box: ParentNode): boolean => box.querySelector(standing) !== null;

/**
 * Server markup of a module's box, or null. In the browser it only says that there is some: React leaves it untouched.
 */
export function renderedBox(digest: string, module: string): { readonly __html: string } | null {
  if (typeof document !== 'undefined') return renderedElement(document, digest, module) && { __html: '' };
  const mark = marks[boxKey(digest, module)];
  return mark === undefined ? null : { __html: mark };
}
