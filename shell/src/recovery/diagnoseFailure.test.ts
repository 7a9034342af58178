import { beforeEach, expect, jest, test } from '@jest/globals';
import { startI18n } from '@unisite/shared/i18n';
import { MountError } from '../loader/MountError.ts';
import type { RemoteVersion } from '../loader/remoteVersion.ts';
import { placed } from '../loader/testing.ts';
import { diagnoseFailure, type FailedAttempt } from './diagnoseFailure.ts';

const script = 'var mf_promo = {};';
const style = '@layer remote.mf-promo {}';
const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

let version: RemoteVersion;
let answers: Record<string, () => Response | Promise<Response>>;
const answer = (body: string, type = 'text/javascript', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

beforeEach(async () => {
  startI18n('vi');
  globalThis.reportError = () => {};
  globalThis.__again = undefined;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answers = {
    'remoteEntry.js': () => answer(script),
    'page.js': () => answer(script),
    'page.css': () => answer(style, 'text/css'),
    'vi.js': () => answer(script),
    'late.js': () => answer(script),
  };
  const integrity = Object.fromEntries(
    await Promise.all(
      Object.keys(answers).map(async (file) => [file, await hashOf(file.endsWith('.css') ? style : script)] as const),
    ),
  );
  version = placed('mf-promo', {
    integrity,
    modules: { './Page': { js: ['page.js'], css: ['page.css'] } },
    texts: { vi: ['vi.js'], en: [] },
  });
  globalThis.fetch = async (address) => {
    const file = String(address).slice(version.base.length).replace(/\?.*/, '');
    return answers[file]?.() ?? answer('', 'text/plain', 404);
  };
});

const notLoaded = new Error('/remotes/mf-promo/x/remoteEntry.js was not loaded');
const look = (failed: Partial<FailedAttempt>) =>
  diagnoseFailure({ version, module: './Page', stage: 'load', error: notLoaded, tries: 2, ...failed });

test.each([
  ['answers 404', 'MISSING', 'remoteEntry.js', () => answer('', 'text/plain', 404)],
  ['answers 500', 'SERVER', 'page.js', () => answer('', 'text/plain', 503)],
  ['does not answer', 'NETWORK', 'page.css', () => Promise.reject(new TypeError('no network'))],
  ['does not come to an end', 'TIMEOUT', 'vi.js', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['is a page', 'NOT_A_MODULE', 'page.js', () => answer(script, 'text/html')],
  ['is not what was published', 'WRONG_HASH', 'page.css', () => answer(`${style} `, 'text/css')],
])('a file that %s is %s', async (_, code, file, answered) => {
  answers[file] = answered;
  expect(await look({})).toEqual({ code, detail: file, retry: false });
});

test('a file that nobody gave a hash is not asked for', async () => {
  delete version.integrity['page.js'];
  answers['page.js'] = () => Promise.reject(new Error('asked for'));
  expect(await look({ error: new Error('no integrity for page.js') })).toMatchObject({ code: 'NO_HASH' });
});

test('the network is given two more tries, each from a fresh address', async () => {
  answers['remoteEntry.js'] = () => Promise.reject(new TypeError('no network'));
  expect(await look({ tries: 0 })).toMatchObject({ code: 'NETWORK', retry: true });
  expect(await look({ tries: 1 })).toMatchObject({ retry: true });
  expect(await look({ tries: 2 })).toMatchObject({ retry: false });
});

test('a file that is there by now was a matter of the network', async () => {
  expect(await look({ tries: 0 })).toMatchObject({ code: 'NETWORK', retry: true });
});

test('the file that a chunk’s own error names is looked at too', async () => {
  answers['late.js'] = () => answer('', 'text/plain', 500);
  const error = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: `${version.base}late.js?retry=3`,
  });
  expect(await look({ stage: 'render', error })).toMatchObject({ code: 'SERVER', detail: 'late.js' });
  expect(globalThis.__again?.[`${version.base}late.js`]).toBeDefined();
  expect(globalThis.__again?.[`${version.base}remoteEntry.js`]).toBeUndefined();
});

test.each<[string, string, Partial<FailedAttempt>]>([
  ['its own code', 'SIGNATURE', { error: new MountError('SIGNATURE', '') }],
  ['a shared package of another version', 'CONTRACT', { error: new Error('Version 1.0.0 … does not satisfy the …') }],
  ['a shared package that is not there', 'CONTRACT', { error: new Error('#RUNTIME-012') }],
  ['a module that is not there', 'NOT_A_MODULE', { error: new Error('Module "./X" does not exist in container.') }],
  ['what it throws at load', 'THREW_AT_LOAD', { error: new Error('broken') }],
  ['what it throws at mount', 'THREW_AT_MOUNT', { stage: 'mount', error: 'broken' }],
  ['what it throws in render', 'THREW_IN_RENDER', { stage: 'render', error: new Error('broken') }],
  [
    'a render within a render',
    'RENDERS_WITHOUT_END',
    { stage: 'render', error: new Error('Minified React error #185;') },
  ],
])('with every file in place, %s is the cause', async (_, code, failed) => {
  expect(await look(failed)).toMatchObject({ code, retry: false });
});

test('what hangs is dropped, so that the next load does not wait for it', async () => {
  const hung = document.createElement('script');
  hung.src = `${version.base}page.js`;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${version.base}page.css`;
  document.body.append(hung, style);
  await look({ error: new MountError('TIMEOUT', 'load') });
  expect([hung.isConnected, style.isConnected]).toEqual([false, false]);
});

test('no query of an address is told of', async () => {
  const { detail } = await look({ stage: 'render', error: new Error('GET /wps/x?account=minhanh failed') });
  expect(detail).toBe('Error: GET /wps/x failed');
});
