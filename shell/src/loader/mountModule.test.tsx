import './commits.ts'; // as in the shell: React looks for the hook when it loads
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { seedResponses } from '@unisite/shared/api';
import type { MountReport } from '@unisite/shared/contract/mounts';
import type { LastKnownGood, PlacedRemote } from '@unisite/shared/contract/registry';
import { setLanguage, startI18n } from '@unisite/shared/i18n';
import { type Lifecycles, remoteRoot } from '@unisite/shared/remote';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { collectBatches } from '../health/testing.ts';
import type { Diagnosis, FailedAttempt } from '../recovery/diagnoseFailure.ts';
import { MountError } from './MountError.ts';
import type { Mounted, mountModule as MountModule, MountState } from './mountModule.ts';
import { placed } from './testing.ts';

const goodDigest = 'aaaaaaaaaaaaaaaa';
let load: (digest: string, module: string) => Promise<Lifecycles>;
jest.mock('./federation.ts', () => ({
  loadModule: ({ digest }: { digest: string }, module: string) => load(digest, module),
}));

let reports: Omit<MountReport, 'weight'>[];
jest.mock('../health/reports.ts', () => ({ reportMount: (report: (typeof reports)[0]) => void reports.push(report) }));

let look: (failed: FailedAttempt) => Promise<Diagnosis>;
jest.mock('./recovery.ts', () => ({
  recovery: async () => ({
    diagnoseFailure: (failed: FailedAttempt) => look(failed),
    reportFailure: ({ name, digest }: PlacedRemote, module: string, code: 'DID_NOT_UNMOUNT', error: Error) =>
      reports.push({
        remote: name,
        digest,
        module,
        canary: false,
        outcome: { state: 'failed', code, detail: error.message },
      }),
  }),
}));

const found = ({ stage, error }: FailedAttempt): Diagnosis => ({
  code: error instanceof MountError ? error.code : stage === 'render' ? 'THREW_IN_RENDER' : 'THREW_AT_MOUNT',
  detail: String(error),
  retry: false,
});

/** Lifecycles without React, as a team may write them. */
const plain = (text: string, own: Partial<Lifecycles> = {}): Lifecycles => ({
  bootstrap: async () => {},
  mount: async ({ domElement }) => domElement.append(text),
  unmount: async ({ domElement }) => domElement.replaceChildren(),
  ...own,
});
const never = () => new Promise<never>(() => {});
const rooted = (component: ComponentType<never>) =>
  remoteRoot({ remote: 'mf-promo', component, texts: async () => ({}) });

/** A module that an earlier page of this tab froze on. */
const frozen = './Frozen';
const collected = collectBatches();

let mountModule: typeof MountModule;
beforeAll(async () => {
  sessionStorage.setItem('unisite-mounting', `${placed('mf-promo').digest}${frozen}`);
  ({ mountModule } = await import('./mountModule.ts'));
});

let modules = 0;
let place: HTMLElement;
let states: MountState[];
let mounted: Mounted;

function begin(remote: Partial<PlacedRemote> = {}, name = `./M${++modules}`, insist = false): Mounted {
  mounted = mountModule({
    remote: placed('mf-promo', remote),
    module: name,
    place,
    insist,
    onState: (state) => states.push(state),
  });
  return mounted;
}
const good = (): { lastKnownGood: LastKnownGood } => ({
  lastKnownGood: { ...placed('mf-promo'), version: '0.9.0', digest: goodDigest },
});
const last = () => states.at(-1);
/** Only React's own scheduling uses real time. */
let faked = true;
const after = async (milliseconds: number) => faked && jest.advanceTimersByTimeAsync(milliseconds);
function keepRealTime() {
  faked = false;
  jest.useRealTimers();
}

beforeEach(() => {
  faked = true;
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // roots behave as in a page
  startI18n('vi');
  seedResponses({});
  place = document.createElement('div');
  document.body.append(place);
  states = [];
  reports = [];
  collected.batches = [];
  look = async (failed) => found(failed);
  load = async () => plain('here');
});
afterEach(async () => {
  mounted.unmount();
  await after(0);
  await after(10_000);
  place.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a module that comes stands in an element of its own, and is told of', async () => {
  begin({ canary: true });
  await after(0);
  expect(states.map(({ state }) => state)).toEqual(['loading', 'ready']);
  expect(place.textContent).toBe('here');
  expect(place.querySelector('[data-remote="mf-promo"]')).not.toBeNull();
  expect(reports).toMatchObject([{ remote: 'mf-promo', canary: true, outcome: { state: 'ready' } }]);
});

/** Requests to the platform made synchronously. */
const told = () =>
  collected.batches.flat().map(({ module, outcome, attempt }) => ({ module, state: outcome.state, attempt }));

test('for a canary the start is reported before its code runs, and its end', async () => {
  let known = 0;
  load = async () => {
    await null; // as the network does
    known = collected.batches.length;
    return plain('here');
  };
  begin({ canary: true });
  await after(0);
  expect(known).toBe(1);
  const [start] = told();
  expect(start).toMatchObject({ module: `./M${modules}`, state: 'started' });
  expect(reports).toMatchObject([{ attempt: start?.attempt, outcome: { state: 'ready' } }]);
});

test('what is gone before it stood is told to be left, and what stood is not', async () => {
  load = never;
  begin({ canary: true });
  await after(0);
  mounted.unmount();
  await after(0);
  expect(told().map(({ state }) => state)).toEqual(['started', 'left']);
  collected.batches = [];
  load = async () => plain('here');
  begin({ canary: true });
  await after(0);
  mounted.unmount();
  await after(2_000);
  expect(told().map(({ state }) => state)).toEqual(['started']);
});

test('what froze this tab before is left to the last known good version, unless somebody insists', async () => {
  const loaded: string[] = [];
  load = async (digest) => {
    loaded.push(digest);
    return plain('here');
  };
  begin(good(), frozen);
  await after(0);
  expect(loaded).toEqual([goodDigest]);
  mounted.unmount();
  begin(good(), frozen, true);
  await after(0);
  expect(loaded).toEqual([goodDigest, placed('mf-promo').digest]);
  mounted.unmount();
  begin({}, frozen);
  await after(0);
  expect(loaded.at(-1)).toBe(placed('mf-promo').digest);
});

test('what takes long is said to take long after four seconds, and ends after two minutes', async () => {
  load = never;
  begin();
  await after(4_000);
  expect(last()).toEqual({ state: 'loading', slow: true });
  await after(115_900);
  expect(last()).toEqual({ state: 'loading', slow: true });
  await after(200);
  expect(last()).toEqual({ state: 'failed', code: 'TIMEOUT' });
});

test('what is slow and comes after all stands as if it had been quick', async () => {
  let arrive: (lifecycles: Lifecycles) => void = () => {};
  load = () => new Promise((resolve) => (arrive = resolve));
  begin();
  await after(4_500);
  expect(last()).toEqual({ state: 'loading', slow: true });
  arrive(plain('here'));
  await after(0);
  expect(last()).toEqual({ state: 'ready' });
  expect(place.textContent).toBe('here');
  expect(reports).toMatchObject([{ outcome: { state: 'ready' } }]);
});

test('after ten seconds the last known good version takes its place', async () => {
  load = (digest) => (digest === goodDigest ? Promise.resolve(plain('good')) : never());
  begin(good());
  await after(9_900);
  expect(last()).toMatchObject({ state: 'loading' });
  await after(200);
  expect(last()).toEqual({ state: 'ready' });
  expect(place.textContent).toBe('good');
  expect(reports).toMatchObject([
    { digest: goodDigest, outcome: { state: 'ready' } },
    { digest: placed('x').digest, outcome: { state: 'failed', code: 'TIMEOUT', fellBackTo: goodDigest } },
  ]);
});

test('nobody waits twice for a version that another stands in for, unless they want that very one', async () => {
  const asked: string[] = [];
  load = async (digest) => {
    asked.push(digest);
    if (digest !== goodDigest) throw new Error('broken');
    return plain('good');
  };
  begin(good(), './Again');
  await after(0);
  mounted.unmount();
  begin(good(), './Again');
  await after(0);
  mounted.unmount();
  begin(good(), './Again', true);
  await after(0);
  const { digest } = placed('x');
  expect(asked).toEqual([digest, goodDigest, goodDigest, digest, goodDigest]);
});

test('a version that somebody insisted on, and that works by now, is the one again', async () => {
  let isBroken = true;
  load = async (digest) => {
    if (digest !== goodDigest && isBroken) throw new Error('broken');
    return plain(digest === goodDigest ? 'good' : 'placed');
  };
  const visit = async (insist = false) => {
    begin(good(), './Mended', insist);
    await after(0);
    const shown = place.textContent;
    mounted.unmount();
    return shown;
  };
  expect(await visit()).toBe('good');
  isBroken = false;
  expect(await visit()).toBe('good');
  expect(await visit(true)).toBe('placed');
  expect(await visit()).toBe('placed');
});

test('a last known good version that fails as well leaves the placeholder, and both are told of', async () => {
  load = () => Promise.reject(new MountError('SIGNATURE', 'not signed'));
  begin(good());
  await after(0);
  expect(last()).toEqual({ state: 'failed', code: 'SIGNATURE' });
  expect(reports.map(({ digest, outcome }) => [digest, 'fellBackTo' in outcome])).toEqual([
    [placed('x').digest, false],
    [goodDigest, false],
  ]);
  expect(place.children).toHaveLength(0);
});

test('a version that is itself the last known good one is not tried twice', async () => {
  let tries = 0;
  load = () => Promise.reject(new Error(`broken ${++tries}`));
  begin({ lastKnownGood: placed('mf-promo') });
  await after(0);
  expect(tries).toBe(1);
  expect(last()).toMatchObject({ state: 'failed' });
});

test('what the network lost is tried again, as often as is worth it', async () => {
  let tries = 0;
  load = async () => {
    if (++tries < 3) throw new Error('no network');
    return plain('here');
  };
  look = async ({ tries }) => ({ code: 'NETWORK', detail: '', retry: tries < 2 });
  begin();
  await after(0);
  expect(last()).toEqual({ state: 'ready' });
  expect(reports).toHaveLength(1);
});

test.each<[string, Partial<Lifecycles>]>([
  ['a bootstrap that rejects', { bootstrap: () => Promise.reject(new Error('broken')) }],
  ['a mount that rejects', { mount: () => Promise.reject(new Error('broken')) }],
  [
    'a mount that throws',
    {
      mount() {
        throw new Error('broken');
      },
    },
  ],
])('%s leaves nothing behind', async (_, own) => {
  load = async () => plain('here', own);
  begin();
  await after(0);
  expect(last()).toEqual({ state: 'failed', code: 'THREW_AT_MOUNT' });
  expect(place.children).toHaveLength(0);
});

test.each([
  ['bootstrap', { bootstrap: never }],
  ['mount', { mount: never }],
])('a %s that does not settle ends after ten seconds', async (_, own) => {
  load = async () => plain('here', own);
  begin();
  await after(9_900);
  expect(last()).toMatchObject({ state: 'loading' });
  await after(200);
  expect(last()).toEqual({ state: 'failed', code: 'TIMEOUT' });
});

test.each<[string, Partial<Lifecycles>]>([
  ['that never ends', { unmount: never }],
  ['that rejects', { unmount: () => Promise.reject(new Error('broken')) }],
])('an unmount %s is told of, and the element is gone at once', async (_, own) => {
  load = async () => plain('here', own);
  begin();
  await after(0);
  mounted.unmount();
  expect(place.children).toHaveLength(0);
  await after(0);
  await after(4_100);
  expect(reports).toMatchObject([{ outcome: { state: 'ready' } }, { outcome: { code: 'DID_NOT_UNMOUNT' } }]);
});

test('a module that arrives after its box is gone is not mounted', async () => {
  let arrive: (lifecycles: Lifecycles) => void = () => {};
  let mounts = 0;
  load = () => new Promise((resolve) => (arrive = resolve));
  begin();
  mounted.unmount();
  arrive(plain('late', { mount: async () => ++mounts }));
  await after(10_000);
  expect(mounts).toBe(0);
  expect(reports).toEqual([]);
});

test('what is handed on reaches a module that stands, and one that still comes', async () => {
  const given: unknown[] = [];
  const keep = async ({ input }: { input?: unknown }) => given.push(input);
  load = async () => plain('here', { mount: keep, update: keep });
  begin();
  mounted.update({ n: 1 });
  await after(0);
  mounted.update({ n: 2 });
  await after(0);
  expect(given.at(-1)).toEqual({ n: 2 });
});

/** React schedules in real time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

function Broken(): never {
  throw new Error('broken in render');
}
function BrokenEffect() {
  useEffect(() => {
    throw new Error('broken in an effect');
  }, []);
  return 'here';
}
function BrokenLater() {
  const [n, next] = useState(0);
  useEffect(() => void setTimeout(() => next(1), 50), []);
  if (n) throw new Error('broken later');
  return 'here';
}

test.each([
  ['in its first render', Broken],
  ['in an effect', BrokenEffect],
  ['once it stood there', BrokenLater],
])('a React root that throws %s is replaced', async (_, component) => {
  keepRealTime();
  jest.spyOn(console, 'error').mockReturnValue();
  load = async (digest) => (digest === goodDigest ? plain('good') : rooted(component));
  begin(good());
  await until(() => place.textContent === 'good');
  expect(reports).toContainEqual(
    expect.objectContaining({
      outcome: expect.objectContaining({ code: 'THREW_IN_RENDER', fellBackTo: goodDigest }),
    }),
  );
});

function Endless() {
  const [n, next] = useState(0);
  useEffect(() => next(n + 1));
  return String(n);
}

/** Starves everything else, timers included. */
function EndlessInMicrotasks() {
  const [n, next] = useState(0);
  useLayoutEffect(() => queueMicrotask(() => flushSync(() => next(n + 1))), [n]);
  return String(n);
}

test.each([
  ['renders without end', Endless],
  ['renders without end and without a pause', EndlessInMicrotasks],
])('a React root that %s is taken down', async (_, component) => {
  keepRealTime();
  jest.spyOn(console, 'error').mockReturnValue();
  load = async () => rooted(component);
  begin();
  await until(() => last()?.state === 'failed');
  expect(last()).toEqual({ state: 'failed', code: 'RENDERS_WITHOUT_END' });
  expect(place.children).toHaveLength(0);
});

function Held() {
  useEffect(() => {
    const listener = () => {};
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, []);
  return 'here';
}

test('an input that changes while the module is being mounted reaches it once it stands', async () => {
  const inputs: unknown[] = [];
  let arrive = () => {};
  load = async () =>
    plain('here', {
      mount: () => new Promise<void>((resolve) => (arrive = resolve)),
      update: async ({ input }) => inputs.push(input),
    });
  const mounting = begin();
  await after(20);
  mounting.update({ n: 1 });
  mounting.update({ n: 2 });
  await after(20);
  expect(inputs).toEqual([]);
  arrive();
  await after(20);
  expect(inputs).toEqual([{ n: 2 }]);
  mounting.update({ n: 3 });
  expect(inputs).toEqual([{ n: 2 }, { n: 3 }]);
});

test('the input that a module is being mounted with is not told to it again', async () => {
  let updates = 0;
  load = async () =>
    plain('here', {
      update: async () => {
        updates += 1;
      },
    });
  const mounting = begin();
  mounting.update(undefined);
  await after(20);
  expect([last()?.state, updates]).toEqual(['ready', 0]);
});

/** Adds the server's markup of a module version to its box. */
function renderedBefore(module: string, digest: string): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.dataset, { rendered: 'r0', renderedAt: '0', remote: 'mf-promo', module, digest });
  element.textContent = 'rendered ';
  place.append(element);
  return element;
}

test('what the server rendered is taken over where it stands', async () => {
  const element = renderedBefore('./Rendered', placed('mf-promo').digest);
  begin({}, './Rendered');
  await after(0);
  expect([...place.children]).toEqual([element]);
  expect(place.textContent).toBe('rendered here');
});

test('what the server rendered in another language than the visitor has chosen since begins anew', async () => {
  const element = renderedBefore('./Translated', placed('mf-promo').digest);
  await setLanguage('en');
  begin({}, './Translated');
  await after(0);
  expect([...place.children]).toEqual([element]);
  expect(place.textContent).toBe('here');
  expect(element.dataset.rendered).toBeUndefined();
});

test('so does what is rendered in another language than the one chosen while its module starts', async () => {
  const element = renderedBefore('./Started', placed('mf-promo').digest);
  load = async () => plain('here', { bootstrap: () => setLanguage('en') });
  begin({}, './Started');
  await after(0);
  expect(place.textContent).toBe('here');
  expect(element.dataset.rendered).toBeUndefined();
});

test('a difference to the server markup counts unless the visitor changed the language', async () => {
  renderedBefore('./Differs', placed('mf-promo').digest);
  let differ = () => {};
  load = async () =>
    plain('here', {
      mount: async ({ domElement, onDifference }) => {
        domElement.append('here');
        differ = () => onDifference?.(new Error('text'));
      },
    });
  begin({}, './Differs');
  await after(0);
  differ();
  await after(0);
  const failed = [{ state: 'failed', code: 'RENDERED_OTHERWISE', detail: 'text' }];
  const differences = () => reports.map(({ outcome }) => outcome).filter(({ state }) => state === 'failed');
  expect(differences()).toEqual(failed);
  await setLanguage('en');
  differ();
  await after(0);
  expect(differences()).toEqual(failed);
});

test('server markup stays while its module cannot be loaded, and goes when that fails later', async () => {
  const element = renderedBefore('./Away', placed('mf-promo').digest);
  load = () => Promise.reject(new MountError('NETWORK', 'away'));
  begin({}, './Away');
  await after(0);
  expect(last()).toEqual({ state: 'failed', code: 'NETWORK' });
  expect([...place.children]).toEqual([element]);
  mounted.unmount();
  load = async () => plain('', { mount: () => Promise.reject(new Error('broken at mount')) });
  begin({}, './Away', true);
  await after(0);
  expect(last()).toEqual({ state: 'failed', code: 'THREW_AT_MOUNT' });
  expect(place.textContent).toBe('');
});

test('what the server rendered of another version gives way to the one that stands in', async () => {
  renderedBefore('./Other', 'ffffffffffffffff');
  begin({}, './Other');
  await after(0);
  expect(place.textContent).toBe('here');
});

test('nothing of a box is kept once it is gone', async () => {
  keepRealTime();
  jest.requireActual<{ setFlagsFromString(flag: string): void }>('node:v8').setFlagsFromString('--expose-gc');
  const collect = jest.requireActual<{ runInNewContext(code: string): () => void }>('node:vm').runInNewContext('gc');
  load = async () => lifecycles;
  const lifecycles = rooted(Held);
  const boxes: WeakRef<Element>[] = [];
  for (let visit = 0; visit < 20; visit++) {
    begin({}, './Held');
    await until(() => last()?.state === 'ready');
    const box = place.querySelector('[data-remote]');
    if (box) boxes.push(new WeakRef(box));
    mounted.unmount();
    states = [];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  collect();
  expect(boxes).toHaveLength(20);
  // React retains the last root it worked on
  expect(boxes.filter((box) => box.deref()).length).toBeLessThanOrEqual(2);
});
