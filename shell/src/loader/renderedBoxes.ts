/** On the server: the markup that stands for each box's content, by {@link boxKey}. */
let marks: Readonly<Record<string, string>> = {};
export const keepRenderedBoxes = (next: Readonly<Record<string, string>>): void => {
  marks = next;
};

/** A module of one version, within one page. */
const boxKey = (digest: string, module: string): string => `${digest} ${module}`;

/** The element that the server rendered of a module, as long as nothing has taken it over. */
export const renderedElement = (within: ParentNode, digest: string, module: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(
    `[data-rendered]:not([data-taken])[data-digest="${CSS.escape(digest)}"][data-module="${CSS.escape(module)}"]`,
  );

/**
 * What the server rendered into a module's box; null: nothing. In the browser only that there is something: React leaves
 * what is there as it is.
 */
export function renderedBox(digest: string, module: string): { readonly __html: string } | null {
  if (typeof document !== 'undefined') return renderedElement(document, digest, module) && { __html: '' };
  const mark = marks[boxKey(digest, module)];
  return mark === undefined ? null : { __html: mark };
}
