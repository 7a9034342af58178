import { expect, test } from '@jest/globals';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { rewritePage } from './rewritePage.ts';

const snapshot: Snapshot = { market: 'VN', revision: 3, remotes: [], teams: {} };
const page = (json: string) => `<link rel="preload" href="/remotes/shop/0a/x.js" as="script">
<link rel="preload" href="/remotes/other/0b/x.js" as="script">
<div id="root" data-rendered="s" data-rendered-at="1"><p>rendered</p></div>
<script type="application/json" id="bootstrap">${json}</script>
<script type="application/json" id="integrity">{}</script>`;

test('the snapshot is another, hashes can be added, this remote’s preloads are gone, and nothing is hydrated', () => {
  const html = page(JSON.stringify({ market: { code: 'VN' }, snapshot }));
  expect(rewritePage(html, 'shop', (before) => ({ ...before, overridden: ['</script>$&'] }))).toBe(
    page(
      '{"market":{"code":"VN"},"snapshot":{"market":"VN","revision":3,"remotes":[],"teams":{},"overridden":["\\u003c/script>$&"]}}',
    )
      .replace(/.*shop.*\n/, '')
      .replace(' data-rendered="s" data-rendered-at="1"', '')
      .replace('id="integrity"', 'id="integrity" data-writable'),
  );
});

test('what is no page of the site is left alone', () => {
  expect(rewritePage('<!doctype html><p>Not found', 'shop', (before) => before)).toBeNull();
});
