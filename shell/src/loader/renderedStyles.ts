/**
 * Tells the code that loads remotes' stylesheets which came with the page: it looks for them by their whole address, and
 * loaded them again otherwise, at the cost of a new layout of everything.
 */
export function nameRenderedStyles(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    link.dataset.href = link.href;
}
