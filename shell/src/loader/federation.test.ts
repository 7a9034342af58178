import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteVersion } from './remoteVersion.ts';
import { placed } from './testing.ts';

// border: the federation runtime is part of the shell's build
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => ({ shareScopeMap: { default: {} } }) }));
jest.mock('./provideFederation.ts', () => ({ provideFederation: () => {} }));
const signed = { promise: Promise.resolve(true) };
jest.mock('./signature.ts', () => ({ isSigned: () => signed.promise }));

const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const integrity = { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' };
const version = (digest: string): RemoteVersion =>
  placed('mf-promo', { digest, base: `/remotes/mf-promo/${digest}/`, integrity });
const old = version('1111111111111111');
const recent = version('2222222222222222');

/** Script elements added to the page, in order; each runs what its server would have sent. */
let asked: HTMLScriptElement[];
let run: (script: HTMLScriptElement) => void;
const addresses = () => asked.map((script) => script.getAttribute('src'));
const leave = (container: unknown) => Object.assign(globalThis, { mf_promo: container });
const containerOf = (module: unknown) => ({ init: () => {}, get: async () => () => module });

window.addEventListener('error', () => {}); // errors are part of these tests

beforeEach(() => {
  jest.resetModules();
  globalThis.__again = undefined;
  Reflect.deleteProperty(globalThis, 'mf_promo');
  signed.promise = Promise.resolve(true);
  asked = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    queueMicrotask(() => {
      run(script as HTMLScriptElement);
      (script as HTMLScriptElement).dispatchEvent(new Event('load'));
    });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const loader = async () => (await import('./federation.ts')).loadModule;

test('a container is loaded once, with its hash, for all modules of its version', async () => {
  const loadModule = await loader();
  run = () => leave(containerOf(lifecycles));
  expect(await Promise.all([loadModule(old, './A'), loadModule(old, './B')])).toEqual([lifecycles, lifecycles]);
  expect(asked.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([['sha384-a', 'anonymous']]);
});

test('two versions of a remote live side by side', async () => {
  const loadModule = await loader();
  const modules = { [old.base]: { ...lifecycles, of: 'old' }, [recent.base]: { ...lifecycles, of: 'recent' } };
  run = ({ src }) => leave(containerOf(Object.entries(modules).find(([base]) => src.includes(base))?.[1]));
  const both = await Promise.all([loadModule(old, './A'), loadModule(recent, './A')]);
  expect(both).toMatchObject([{ of: 'old' }, { of: 'recent' }]);
});

test('nothing of a version is loaded that its team has not signed', async () => {
  const loadModule = await loader();
  signed.promise = Promise.resolve(false);
  await expect(loadModule(old, './A')).rejects.toMatchObject({ code: 'SIGNATURE' });
  expect(asked).toEqual([]);
});

test('an entry without a hash is not asked for', async () => {
  const loadModule = await loader();
  const bare = placed('mf-bare', { integrity: {} });
  await expect(loadModule(bare, './A')).rejects.toMatchObject({ code: 'NO_HASH' });
  expect(asked).toEqual([]);
});

test.each(['performance', 'location', 'status', 'fetch'])('an entry cannot overwrite %s of the page', async (name) => {
  const loadModule = await loader();
  Object.assign(globalThis, { fetch: globalThis.fetch ?? jest.fn() });
  const before: unknown = Reflect.get(globalThis, name);
  run = () => {};
  const clashing = placed(name, { base: `/remotes/${name}/1111111111111111/`, integrity });
  await expect(loadModule(clashing, './A')).rejects.toMatchObject({ code: 'NOT_A_MODULE' });
  expect(asked).toEqual([]);
  expect(Reflect.get(globalThis, name)).toBe(before);
});

test('an entry that failed is asked for at an address of its own the next time', async () => {
  const loadModule = await loader();
  run = (script) => script.dispatchEvent(new Event('error'));
  await expect(loadModule(old, './A')).rejects.toThrow('was not loaded');
  run = () => leave(containerOf(lifecycles));
  await loadModule(old, './A');
  expect(addresses()).toEqual([`${old.base}remoteEntry.js`, `${old.base}remoteEntry.js?retry=1`]);
});

test('a container that stands is asked again for a file that did not come', async () => {
  const loadModule = await loader();
  let tries = 0;
  run = () =>
    leave({
      get: async () => {
        if (tries++ === 0) throw new Error('ChunkLoadError');
        return () => lifecycles;
      },
    });
  await expect(loadModule(old, './A')).rejects.toThrow('ChunkLoadError');
  expect(await loadModule(old, './A')).toBe(lifecycles);
  expect(asked).toHaveLength(1);
  expect(globalThis.__again).toEqual({ [`${old.base}page.js`]: '?retry=1' });
});

test('what a container threw first is the cause of all that it throws', async () => {
  const loadModule = await loader();
  let errors = 0;
  const factory = () => {
    throw new Error(errors++ === 0 ? 'the cause' : 'what follows from it');
  };
  run = () => leave({ get: async () => factory });
  const both = await Promise.allSettled([loadModule(old, './A'), loadModule(old, './B')]);
  expect(both).toMatchObject([{ reason: { message: 'the cause' } }, { reason: { message: 'the cause' } }]);
});

test.each([
  ['throws', 'THREW_AT_LOAD', (script: HTMLScriptElement) => thrownBy(script, new Error('broken'))],
  ['cannot be read', 'NOT_A_MODULE', (script: HTMLScriptElement) => thrownBy(script, new SyntaxError('<'))],
  ['leaves no container', 'NOT_A_MODULE', () => {}],
  ['has a module without lifecycles', 'NOT_A_MODULE', () => leave(containerOf({ mount: async () => {} }))],
])('an entry that %s is %s', async (_, code, ran) => {
  const loadModule = await loader();
  run = ran;
  await expect(loadModule(old, './A')).rejects.toMatchObject({ code });
});

const thrownBy = ({ src }: HTMLScriptElement, error: Error) =>
  dispatchEvent(new ErrorEvent('error', { filename: src, error, message: error.message }));
