import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { gameMenu } from '@unisite/shared/contract/games';
import type { PlacedRemote, Snapshot } from '@unisite/shared/contract/registry';
import { navigate } from '@unisite/shared/navigation';
import { currentSnapshot, storeSnapshot } from '../loader/snapshot.ts';
import { placed, snapshotOf } from '../loader/testing.ts';
import { pinVersion } from '../loader/versions.ts';
import { disabledRoute, setClosedRoute } from '../routing/disabledRoute.ts';
import { watchFields } from './fields.ts';
import { applySnapshot, fetchSnapshot } from './snapshots.ts';

const title = { vi: 'Trang', en: 'Page' };
const at = (remote: string, path: string, digest = '1'.repeat(16)): PlacedRemote =>
  placed(remote, {
    digest,
    base: `/remotes/${remote}/${digest}/`,
    routes: [{ path, module: './Page', title }],
    slots: [{ slot: 'home.rail', module: './Rail', order: 1 }],
  });
const revised = (revision: number, ...remotes: PlacedRemote[]): Snapshot => ({ ...snapshotOf(...remotes), revision });
const digests = () => currentSnapshot().remotes.map(({ digest }) => digest[0]);
const newer = '2'.repeat(16);

watchFields();

/** Mounts a module of a remote on the page. */
function mount(remote: string): HTMLInputElement {
  const box = document.createElement('div');
  box.dataset.remote = remote;
  box.dataset.module = './Page';
  const field = document.createElement('input');
  box.append(field);
  document.querySelector('main')?.append(box);
  return field;
}
const go = async (path: string) => {
  navigate(path);
  document.querySelector('main')?.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 1));
};

beforeEach(() => {
  document.body.append(document.createElement('main'));
  setClosedRoute(null);
  navigate('/index');
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('what was switched off goes at once, and what was switched on comes', () => {
  storeSnapshot(revised(1, at('mf-a', '/a'), at('mf-b', '/b')));
  applySnapshot(revised(2, at('mf-b', '/b'), at('mf-c', '/c')));
  expect(currentSnapshot().remotes.map(({ name }) => name)).toEqual(['mf-b', 'mf-c']);
});

test('an older snapshot, the same one again and another market’s are not taken', () => {
  storeSnapshot(revised(5, at('mf-a', '/a')));
  applySnapshot(revised(4));
  applySnapshot(revised(5));
  applySnapshot({ ...revised(6), market: 'INT' });
  expect(currentSnapshot().remotes).toHaveLength(1);
});

test('the menu is asked for anew with another snapshot, and only then: categories come and go with their pages', () => {
  const menu = [gameMenu.name, 'public'];
  queryClient.setQueryData(menu, { categories: [] });
  storeSnapshot(revised(1, at('mf-a', '/a')));
  applySnapshot(revised(1, at('mf-a', '/a')));
  expect(queryClient.getQueryState(menu)?.isInvalidated).toBe(false);
  applySnapshot(revised(2));
  expect(queryClient.getQueryState(menu)?.isInvalidated).toBe(true);
});

test('a remote that nobody has loaded yet is new at once', () => {
  storeSnapshot(revised(1, at('mf-new', '/new')));
  applySnapshot(revised(2, at('mf-new', '/new', newer)));
  expect(digests()).toEqual(['2']);
});

test('a remote in use keeps its version until none of it stands and the visitor has gone elsewhere', async () => {
  const used = at('mf-used', '/used');
  pinVersion(used);
  storeSnapshot(revised(1, used));
  await go('/used');
  mount('mf-used');
  applySnapshot(revised(2, at('mf-used', '/used', newer)));
  expect(digests()).toEqual(['1']);
  navigate('/used/more'); // still within the same remote
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(digests()).toEqual(['1']);
  await go('/index');
  expect(digests()).toEqual(['2']);
});

test('a change that is no new version comes at once, in use or not', () => {
  const used = at('mf-hidden', '/hidden');
  pinVersion(used);
  storeSnapshot(revised(1, used));
  applySnapshot(revised(2, { ...used, slots: [] }));
  expect(currentSnapshot().remotes[0]?.slots).toEqual([]);
});

test('the keys of a team are those that the page began with; those of a new team come with it', () => {
  storeSnapshot({ ...revised(1, at('mf-a', '/a')), teams: { a: ['first'] } });
  applySnapshot({ ...revised(2, at('mf-a', '/a')), teams: { a: ['second'], b: ['third'] } });
  expect(currentSnapshot().teams).toEqual({ a: ['first'], b: ['third'] });
});

test('the page that the visitor is on closes; what they are filling in is kept until they leave', async () => {
  storeSnapshot(revised(1, at('mf-form', '/form')));
  await go('/form');
  const field = mount('mf-form');
  applySnapshot(revised(2));
  expect(disabledRoute()).toMatchObject({ keep: false, match: { route: { path: '/form' } } });

  applySnapshot(revised(3, at('mf-form', '/form')));
  expect(disabledRoute()).toBeNull(); // enabled again

  field.value = '0912';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  applySnapshot(revised(4));
  expect(disabledRoute()).toMatchObject({ keep: true });
  applySnapshot(revised(5));
  expect(disabledRoute()).toMatchObject({ keep: true });
  await go('/index');
  expect(disabledRoute()).toBeNull();
});

test('a kept page that is switched on with a new version goes on with its own', async () => {
  const kept = at('mf-kept', '/kept');
  pinVersion(kept);
  storeSnapshot(revised(1, kept));
  await go('/kept');
  const field = mount('mf-kept');
  field.value = '0912';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  applySnapshot(revised(2));
  applySnapshot(revised(3, at('mf-kept', '/kept', newer)));
  expect(disabledRoute()).toBeNull();
  expect(digests()).toEqual(['1']);
});

test('another page of the site is none of it', async () => {
  storeSnapshot(revised(1, at('mf-a', '/a'), at('mf-b', '/b')));
  await go('/b');
  applySnapshot(revised(2, at('mf-b', '/b')));
  expect(disabledRoute()).toBeNull();
});

test('the platform is asked, again when it does not answer, and once more for what changed meanwhile', async () => {
  storeSnapshot(revised(1));
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const answers = [
    () => new Response('', { status: 503 }),
    () => Response.json(revised(2)),
    () => Response.json(revised(3)),
  ];
  const asked: string[] = [];
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return answers.shift()?.() ?? new Response('', { status: 500 });
  };
  await Promise.all([fetchSnapshot(), fetchSnapshot()]);
  expect(currentSnapshot().revision).toBe(2);
  await fetchSnapshot();
  expect(currentSnapshot().revision).toBe(3);
  expect(asked).toEqual(Array(3).fill('/wps/registry/snapshot'));
});

test('a platform that does not answer, or answers something else, leaves the page as it is', async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  storeSnapshot(revised(1, at('mf-a', '/a')));
  globalThis.fetch = async () => Response.json({ revision: 'x' });
  await fetchSnapshot();
  expect(currentSnapshot().remotes).toHaveLength(1);
  expect(reported).toHaveLength(1);
});
