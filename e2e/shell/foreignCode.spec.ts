import { integrityOf } from '@unisite/publishing';
import { breakRemotes } from '../fixtures/faultyRemotes.ts';
import { expect, test } from '../fixtures/site.ts';

/** An unsigned file on the site's own origin, as a script that records its execution. */
const foreign = `self.ran = [...(self.ran ?? []), 'file'];`;
const hash = integrityOf(Buffer.from(foreign));

/** Ways in which a remote may try to run code that its team did not sign. Each records its execution by name. */
const tries: Readonly<Record<string, string>> = {
  'import data': `await import('data:text/javascript,' + encodeURIComponent(ran('import data')))`,
  'import blob': `await import(blob(ran('import blob')))`,
  'import file': `await import('/foreign.js')`,
  'blob worker': `await answered(new Worker(blob('postMessage("ran")')), 'blob worker')`,
  'shared worker': `new SharedWorker(blob('0')); self.ran.push('shared worker')`,
  'file worker': `await answered(new Worker('/foreign.js'), 'file worker')`,
  'service worker': `await navigator.serviceWorker.register('/foreign.js'); self.ran.push('service worker')`,
  worklet: `await new AudioContext().audioWorklet.addModule(blob('0')); self.ran.push('worklet')`,
  'inline script': `const one = document.createElement('script'); one.textContent = ran('inline script'); document.head.append(one)`,
  'script with a nonce': `const one = document.createElement('script');
    one.nonce = document.querySelector('script[nonce]')?.nonce ?? ''; one.text = ran('script with a nonce'); document.head.append(one)`,
  'hash written': `self.__integrity['/foreign.js'] = hash; await script('/foreign.js')`,
  'hash defined': `Object.defineProperty(self.__integrity, '/foreign.js', { value: hash }); await script('/foreign.js')`,
  'table replaced': `self.__integrity = { '/foreign.js': hash }; await script('/foreign.js')`,
  'table redefined': `Object.defineProperty(self, '__integrity', { value: { '/foreign.js': hash } }); await script('/foreign.js')`,
  'blob with a hash': 'const url = blob(source); self.__integrity[new URL(url).pathname] = hash; await script(url)',
  'data with a hash': `const url = 'data:text/javascript,' + encodeURIComponent(source);
    self.__integrity[new URL(url).pathname] = hash; await script(url)`,
  eval: `(0, eval)(ran('eval'))`,
  Function: `(() => {}).constructor(ran('Function'))()`,
  timer: `setTimeout(ran('timer'), 0)`,
  'a policy of its own': `trustedTypes.createPolicy('mine', { createScript: (text) => text }); self.ran.push('a policy of its own')`,
};

const trying = `
const source = ${JSON.stringify(foreign)};
const hash = ${JSON.stringify(hash)};
const ran = (name) => 'self.ran.push(' + JSON.stringify(name) + ')';
const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const answered = (worker, name) => new Promise((resolve) => {
  worker.onmessage = () => { self.ran.push(name); resolve(); };
  worker.onerror = resolve;
});
const script = (url) => new Promise((resolve) => {
  const element = document.createElement('script');
  element.onload = element.onerror = resolve;
  element.integrity = hash;
  element.crossOrigin = 'anonymous';
  element.src = url;
  document.head.append(element);
});
self.ran = [];
(async () => {
  ${Object.values(tries)
    .map((one) => `try { ${one} } catch {}`)
    .join('\n  ')}
  await new Promise((resolve) => setTimeout(resolve, 0));
  self.tried = true;
})();`;

test('code that no team signed does not run, whatever a remote that is signed tries', async ({ page, site }) => {
  site.expectComplaints(/.*/);
  await page.route('**/foreign.js', (route) => route.fulfill({ contentType: 'text/javascript', body: foreign }));
  await breakRemotes(page, {
    versions: { 'mf-promo': { entry: ({ entry }) => `${trying}\n${entry}` } },
    withGood: [],
  });
  await page.goto('/index');
  await page.waitForFunction(() => 'tried' in globalThis);
  expect(await page.evaluate(() => (globalThis as { ran?: string[] }).ran)).toEqual([]);
  // the signed remote itself is shown
  await expect(page.locator('[data-remote="mf-promo"]').first()).toBeVisible();

  // neither markup from strings nor requests to other origins are allowed
  const stopped = await page.evaluate(async () => {
    const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
    const tryIt = (work: () => unknown): string => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return nameOf(error);
      }
    };
    return {
      markup: tryIt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      address: tryIt(() => {
        document.createElement('script').src = '/assets/x.js';
      }),
      outside: await fetch('https://example.org/').then(() => 'allowed', nameOf),
    };
  });
  expect(stopped).toEqual({ markup: 'TypeError', address: 'TypeError', outside: 'TypeError' });
});
