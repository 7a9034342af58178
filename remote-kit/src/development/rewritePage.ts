import type { Snapshot } from '@unisite/shared/contract/registry';

const bootstrap = /(<script type="application\/json" id="bootstrap">)(.*?)(<\/script>)/s;

/** JSON for a script element, with `<` escaped. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * The site's page with another snapshot, without preloads and styles of files that it no longer loads, and with an
 * extendable table of hashes. Server markup belongs to the published version, so the browser renders the page from
 * scratch. The page's policy stays as strict. Null when the text is not a page of the site.
 */
export function rewritePage(html: string, name: string, change: (snapshot: Snapshot) => Snapshot): string | null {
  const found = bootstrap.exec(html);
  if (!found?.[2]) return null;
  // border: written by the platform, checked by the page
  const value = JSON.parse(found[2]) as { snapshot: Snapshot };
  const changed = scriptJson({ ...value, snapshot: change(value.snapshot) });
  return html
    .replace(bootstrap, (_whole, open: string, _json: string, close: string) => open + changed + close)
    .replace(/(<script type="application\/json" id="integrity")>/, '$1 data-writable>')
    .replace(/<div id="root" data-rendered[^>]*>/, '<div id="root">')
    .replace(new RegExp(`<link rel="(preload|stylesheet)" href="/remotes/${name}/[^>]*>\\n?`, 'g'), '');
}
