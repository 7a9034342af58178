import type { Snapshot } from '@unisite/shared/contract/registry';

const bootstrap = /(<script type="application\/json" id="bootstrap">)(.*?)(<\/script>)/s;

/** JSON for a script element: no `<` that could end it. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * A page of the site with another snapshot in it, without the preloads and styles of the published files that it does
 * not load now, and with a table of hashes that later builds are added to. What the server rendered belongs to what was
 * published, so the browser renders such a page anew. Its policy stays as strict as it is. Null where the text is no page
 * of the site.
 */
export function rewritePage(html: string, name: string, change: (snapshot: Snapshot) => Snapshot): string | null {
  const found = bootstrap.exec(html);
  if (!found?.[2]) return null;
  // a border: the platform wrote it and the page checks it
  const value = JSON.parse(found[2]) as { snapshot: Snapshot };
  const changed = scriptJson({ ...value, snapshot: change(value.snapshot) });
  return html
    .replace(bootstrap, (_whole, open: string, _json: string, close: string) => open + changed + close)
    .replace(/(<script type="application\/json" id="integrity")>/, '$1 data-writable>')
    .replace(/<div id="root" data-rendered[^>]*>/, '<div id="root">')
    .replace(new RegExp(`<link rel="(preload|stylesheet)" href="/remotes/${name}/[^>]*>\\n?`, 'g'), '');
}
