/**
 * Gives the stylesheets that came with the page the absolute addresses that the remotes' style loader looks for;
 * otherwise it would load them again, at the cost of a full layout.
 */
export function nameRenderedStyles(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    link.dataset.href = link.href;
}
