import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtManifest, type Offers } from '../testing/builtManifest.ts';
import { temporaryFolder, writeRemote } from '../testing/writeBuild.ts';
import { PublishRefused } from './problem.ts';
import { readRemote } from './readRemote.ts';

const offers: Offers = { name: 'mf-games', routes: ['/live', '/rng'], modals: ['notice'] };
let folder = '';
let remove = async (): Promise<void> => undefined;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  await writeRemote(folder, offers);
});
afterEach(() => remove());

/** What is wrong with the folder, as `CODE what`. */
async function problems(): Promise<string[]> {
  const failure: unknown = await readRemote(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (failure === null) return [];
  if (!(failure instanceof PublishRefused)) throw failure;
  return failure.problems.map(({ code, what }) => `${code} ${what}`);
}

type Json = Record<string, unknown>;
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Writes the manifest with a change in it. */
async function withManifest(change: (manifest: Json) => void): Promise<void> {
  const manifest = asJson(structuredClone(builtManifest(offers)));
  change(manifest);
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
}

describe('reading a built remote', () => {
  it('takes a whole build, and names it by its content', async () => {
    const first = await readRemote(folder);
    expect(first.digest).toMatch(/^[0-9a-f]{16}$/);
    expect([...first.contents.keys()].sort()).toEqual(Object.keys(first.manifest.files).sort());
    await withManifest((manifest) => {
      const { files, ...rest } = manifest;
      for (const key of Object.keys(manifest)) delete manifest[key];
      Object.assign(manifest, { files, ...rest });
    });
    expect((await readRemote(folder)).digest).toBe(first.digest);
    await writeRemote(folder, { ...offers, content: 'changed' });
    expect((await readRemote(folder)).digest).not.toBe(first.digest);
  });

  it('leaves source maps with the team', async () => {
    await writeFile(path.join(folder, 'pages-live.js.map'), '{}');
    expect(await problems()).toEqual([]);
    expect((await readRemote(folder)).contents.has('pages-live.js.map')).toBe(false);
  });

  it('refuses a folder without a manifest, and a manifest that is none', async () => {
    await rename(path.join(folder, 'remote.json'), path.join(folder, 'other.map'));
    expect(await problems()).toEqual(['NO_MANIFEST remote.json']);
    await writeFile(path.join(folder, 'remote.json'), '{');
    expect(await problems()).toEqual(['NO_MANIFEST remote.json']);
    await writeFile(path.join(folder, 'remote.json'), '[]');
    expect((await problems())[0]).toMatch(/^MANIFEST_MALFORMED/);
  });

  it('refuses a file without its hash', async () => {
    await withManifest((manifest) => {
      asJson(manifest.files)['pages-live.js'] = { bytes: 10 };
    });
    expect(await problems()).toEqual(['MANIFEST_MALFORMED files.pages-live.js.integrity']);
  });

  it('refuses a key that the contract does not know', async () => {
    await withManifest((manifest) => {
      const descriptor = asJson(manifest.descriptor);
      const routes = Array.isArray(descriptor.routes) ? descriptor.routes : [];
      asJson(routes[0]).require = 'member';
    });
    expect(await problems()).toEqual(['UNKNOWN_KEY descriptor.routes.0.require']);
  });

  it('refuses a slot that the contract does not have', async () => {
    await withManifest((manifest) => {
      asJson(manifest.descriptor).slots = [{ slot: 'home.everywhere', module: './pages/live', order: 1 }];
    });
    expect(await problems()).toEqual(['MANIFEST_MALFORMED descriptor.slots.0.slot']);
  });

  it('refuses what is to be loaded but not listed', async () => {
    await withManifest((manifest) => {
      asJson(manifest.modules)['./pages/live'] = { js: ['pages-live.js', 'gone.js'], css: [] };
      manifest.texts = { vi: ['vi.js'], en: [] };
    });
    expect(await problems()).toEqual(['NOT_LISTED gone.js', 'NOT_LISTED vi.js']);
  });

  it('refuses what lies in the folder but is not listed, folders and links', async () => {
    await writeFile(path.join(folder, 'extra.js'), 'x');
    await mkdir(path.join(folder, 'more'));
    await symlink('/etc/passwd', path.join(folder, 'link.js'));
    expect((await problems()).sort()).toEqual(['NOT_A_FILE link.js', 'NOT_A_FILE more', 'NOT_LISTED extra.js']);
  });

  it('refuses a listed file that is a link, even to the right content', async () => {
    const file = path.join(folder, 'pages-live.js');
    await rename(file, path.join(folder, 'real.map'));
    await symlink('real.map', file);
    expect((await problems()).sort()).toEqual(['MISSING pages-live.js', 'NOT_A_FILE pages-live.js']);
  });

  it('refuses one changed byte, another length and a missing file, naming all of them', async () => {
    const changed = path.join(folder, 'pages-live.js');
    const content = await readFile(changed);
    content[0] = content[0] === 65 ? 66 : 65;
    await writeFile(changed, content);
    await writeFile(path.join(folder, 'pages-live.css'), 'short');
    await rename(path.join(folder, 'pages-rng.js'), path.join(folder, 'pages-rng.js.map'));
    expect((await problems()).sort()).toEqual([
      'HASH_DIFFERS pages-live.js',
      'MISSING pages-rng.js',
      'SIZE_DIFFERS pages-live.css',
    ]);
  });

  it.each(['..', '.hidden', '../../etc/passwd', 'a/b.js', 'remote.json', 'x.js.br'])(
    'refuses the file name %j',
    async (name) => {
      await withManifest((manifest) => {
        asJson(manifest.files)[name] = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
      });
      expect((await problems())[0]).toMatch(/^(NAME_NOT_ALLOWED|MANIFEST_MALFORMED)/);
    },
  );

  it.each(['/index', '/wps/x', '/assets', '/remotes/a', '/'])(
    'refuses the route %j, which is not a remote’s',
    async (route) => {
      await withManifest((manifest) => {
        const routes = asJson(manifest.descriptor).routes;
        asJson(Array.isArray(routes) ? routes[0] : null).path = route;
      });
      expect(await problems()).toEqual([`ROUTE_CLASH ${route}`]);
    },
  );

  it('refuses an offer twice, and an offer that the build does not expose', async () => {
    await withManifest((manifest) => {
      const descriptor = asJson(manifest.descriptor);
      const routes = Array.isArray(descriptor.routes) ? descriptor.routes : [];
      asJson(routes[1]).path = '/live';
      descriptor.modals = ['notice', 'notice'].map((modal) => ({ modal, module: './Elsewhere' }));
    });
    expect(await problems()).toEqual(['NO_MODULE ./Elsewhere', 'ROUTE_CLASH /live', 'MODAL_CLASH notice']);
  });
});
