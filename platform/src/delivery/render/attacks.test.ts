import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RenderRequest } from '@unisite/shared/contract/rendering';
import { silentLog } from '../../foundation/log/log.ts';
import { findIsolation } from './findIsolation.ts';
import { usualLimits } from './limits.ts';
import type { Rendered, RenderSource } from './rendered.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { host, requestOf, sourceOf } from './testing/bundles.ts';

/**
 * What hostile code of a remote attempts, against real processes under whatever isolation the system has.
 * isolation.test.ts covers what the kernel alone enforces.
 */

/** Patience that never runs out, so that only the renderer kills. */
const patiently = { patience: 60_000, page: null };

let renderer: Renderer;
let clock = 0;
beforeAll(async () => {
  const isolation = await findIsolation(silentLog);
  renderer = await createRenderer({
    isolation,
    host,
    processes: 4,
    log: silentLog,
    // on a busy machine even a loop gets little processor time: it is blamed here all the same
    limits: { ...usualLimits, renderMs: 700, codeMs: 700, fairShare: 0 },
    onFault: () => undefined,
    // time advances so fast that no version stays paused
    clock: () => {
      clock += 1_000_000;
      return clock;
    },
  });
});
afterAll(() => renderer.close());

const textOf = (rendered: Rendered): string =>
  rendered.state === 'rendered'
    ? rendered.html
    : `${rendered.state} ${rendered.state === 'failed' ? `${rendered.fault} ${rendered.detail}` : rendered.cause}`;
const render = async (source: RenderSource, module: string): Promise<string> => {
  // without kernel isolation only the house's own code is run
  const isHouse = renderer.isolation === 'none';
  return textOf(await renderer.render({ ...source, isHouse }, requestOf(module), patiently));
};

/** Skips warming, so that the attack happens in a visitor's page. */
const inPage = (body: string): string => `if (request.idPrefix === 'w') return ''; ${body}`;

describe('what takes without end', () => {
  const greedy = sourceOf('greedy', {
    loop: inPage('for (;;) {}'),
    loopLater: inPage("Promise.resolve().then(() => { for (;;) {} }); return 'went on'"),
    heap: inPage('const all = []; for (;;) all.push(new Array(1e4).fill({}))'),
    text: inPage("let text = 'x'; while (text.length < 5e8) text += text; return text"),
    markup: inPage("return 'x'.repeat(9e6)"),
    deep: inPage('const down = () => down() + 1; return down()'),
    well: "return 'well'",
  });

  test.each([
    ['a loop in a render', 'loop', 'failed KILLED it did not end in time'],
    ['a loop in a promise', 'loopLater', 'failed KILLED it did not end in time'],
    ['9 MB of markup', 'markup', 'failed THREW RangeError: more than 8000000 characters'],
    ['a call without end', 'deep', 'failed THREW RangeError: Maximum call stack size exceeded'],
    ['a text of a gigabyte', 'text', expect.stringMatching(/^failed (THREW RangeError|ENDED|KILLED)/)],
    ['a heap without end', 'heap', expect.stringMatching(/^failed (ENDED|KILLED)/)],
  ])('%s is ended, and the next render is none the worse', async (_, module, text) => {
    expect(await render(greedy, module)).toEqual(text);
    expect(await render(greedy, 'well')).toBe('well');
  });

  test('bytes outside of the heap are limited, too', async () => {
    const bytes = sourceOf('bytes', {
      take: inPage('const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1))'),
    });
    expect(await render(bytes, 'take')).toMatch(/^failed (THREW RangeError|ENDED|KILLED)/);
  });

  test('a loop as the code is read is ended', async () => {
    expect(await render(sourceOf('endless', { page: "return 'x'" }, 'for (;;) {}'), 'page')).toMatch(/^failed KILLED/);
  });

  test('a module that ends its process as it is warmed is left out; the others are rendered', async () => {
    const half = sourceOf('half', { well: "return 'well'", loop: 'for (;;) {}' });
    expect(await render(half, 'well')).toMatch(/^failed KILLED/);
    expect(await render(half, 'well')).toBe('well');
    expect(await render(half, 'loop')).toBe('skipped paused');
  });
});

describe('what is not there', () => {
  const curious = sourceOf(
    'curious',
    {
      names: `return [typeof process, typeof require, typeof module, typeof fetch, typeof XMLHttpRequest, typeof WebSocket,
      typeof document, typeof window, typeof localStorage, typeof Atomics, typeof SharedArrayBuffer,
      typeof WebAssembly].filter((type) => type !== 'undefined').join(' ')`,
      timers: 'return String([setTimeout(() => { for (;;) {} }, 0), setInterval(() => { for (;;) {} }, 0)])',
      evaluated: "return [].constructor.constructor('return typeof process')()",
      files: "return need('node:fs').readFileSync('/etc/passwd')",
      shared: "return need('react').version + publicPath",
      pollute: "Object.prototype.polluted = 'yes'; return String({}.polluted)",
      polluted: 'return String({}.polluted)',
    },
    'const need = require',
  );

  test.each([
    // a bundle's module and require are parameters, as in every CommonJS script
    ['names', 'function object'],
    ['timers', '0,0'],
    ['evaluated', 'failed THREW EvalError: Code generation from strings disallowed for this context'],
    ['files', 'failed THREW Error: not shared: node:fs'],
    ['shared', 'of the host/remotes/curious/'],
    ['pollute', 'yes'],
    ['polluted', 'yes'],
  ])('%s', async (module, text) => {
    expect(await render(curious, module)).toBe(text);
  });

  test('what one version does to its language no other version meets', async () => {
    const other = sourceOf('other', { polluted: 'return String({}.polluted)' });
    expect(await render(other, 'polluted')).toBe('undefined');
  });
});

test('what a member is shown is not given to code that could show it to the next visitor', async () => {
  const source = sourceOf(
    'collector',
    {
      page: 'const before = kept; kept = request.session?.account ?? kept; return before',
    },
    "let kept = 'nobody'",
  );
  const session = { account: 'minhanh' } as RenderRequest['session']; // the part of a session that is used
  const forMember = await renderer.render(source, requestOf('page', { session }), patiently);
  const cause = renderer.isolation === 'none' ? 'not isolated' : 'personal';
  expect(forMember).toEqual({ state: 'skipped', cause });
  expect(await render(source, 'page')).toBe('nobody');
  const ofHouse = { ...source, id: 'house', isHouse: true };
  expect(textOf(await renderer.render(ofHouse, requestOf('page', { session }), patiently))).toBe('nobody');
});

test.each([
  '</div></div><script>1</script>',
  '<img src="/x" onerror="alert(1)"/>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="color:red">x</p>',
])('markup that React would not write is refused: %s', async (html) => {
  const source = sourceOf(`markup ${html}`, { page: inPage(`return ${JSON.stringify(html)}`) });
  expect(await render(source, 'page')).toMatch(/^failed MARKUP/);
});

test('import() brings nothing', async () => {
  const source = sourceOf(
    'importing',
    {
      page: inPage(
        `import('node:fs').then(() => { found = 'imported'; }, ({ code }) => { found = code; }); return found`,
      ),
    },
    "let found = 'nothing yet'",
  );
  expect(await render(source, 'page')).toBe('nothing yet');
  expect(await render(source, 'page')).toBe('ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING');
});
