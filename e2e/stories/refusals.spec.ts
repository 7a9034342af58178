import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hashOf, signManifest, signText } from '@unisite/publishing';
import type { Manifest, PlacedRemote, Snapshot } from '@unisite/shared/contract/registry';
import { snapshotPath, teamPaths } from '@unisite/shared/contract/rollout';
import { statementText } from '@unisite/shared/contract/signing';
import { withBootstrap } from '../fixtures/bootstrap.ts';
import { buildExample, change, takeOutside } from './examples.ts';
import { expect, test } from './story.ts';
import type { Team } from './team.ts';
import { type Answered, send, signCall } from './teamCall.ts';

const remote = 'guard-number';
const why = ['--why', 'As planned for this week'] as const;

let site: string;
let guards: Team;
let strangers: Team;
/** Where the guards' remote is made; `old` is its first build, `dist` its second, which everyone has. */
let folder: string;
/** What a page was made of when everyone had the first version. */
let snapshotBefore: Snapshot;

/** Makes an example a remote of its own, beside the one that is named after the example. */
function rename(made: string): void {
  for (const name of ['offers.json', 'src/container.js', 'src/style.css', 'build.mjs']) {
    const file = path.join(made, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replaceAll('lucky-number', remote)
        .replaceAll('lucky_number', 'guard_number')
        .replaceAll('"lucky"', '"guards"')
        .replaceAll('/lucky', '/guard')
        // no entry in the navigation: the stories share a site
        .replace(/"navigation": \[.*\]/s, '"navigation": []'),
    );
  }
}

/** The files of a build, and its manifest. */
function read(build: string) {
  const at = path.join(folder, build);
  // a border: the example's own build wrote it
  const manifest = JSON.parse(readFileSync(path.join(at, 'remote.json'), 'utf8')) as Manifest;
  const files = Object.keys(manifest.files).map((name) => ({ name, bytes: readFileSync(path.join(at, name)) }));
  return { manifest, files };
}

/** The same build under another version. */
const as = (version: string, { descriptor, ...manifest }: Manifest): Manifest => ({
  ...manifest,
  descriptor: { ...descriptor, version },
});

const post = (team: Team, url: string, body: unknown): Promise<Answered> =>
  send(signCall(site, team.privateKey, { method: 'POST', path: url, body }));

/** Hands a build in by hand: its files, then its manifest, signed with a key. */
async function handIn(manifest: Manifest, signedBy: Team, calledBy = signedBy): Promise<Answered> {
  for (const { bytes } of read('dist').files) {
    const url = teamPaths.file.replace(':hash', hashOf(bytes));
    await send(signCall(site, calledBy.privateKey, { method: 'PUT', path: url, body: bytes }));
  }
  return post(calledBy, teamPaths.versions, { manifest, signature: signManifest(manifest, signedBy.privateKey) });
}

test.beforeAll(async ({ ownSite, outside, join }) => {
  test.setTimeout(400_000);
  site = ownSite.vietnam;
  [guards, strangers] = [await join('guards'), await join('strangers')];
  folder = takeOutside('plain-dom', outside, remote);
  rename(folder);
  const publish = async (version: string) => {
    change(path.join(folder, 'package.json'), /"version": "[^"]*"/, `"version": "${version}"`);
    await buildExample(folder);
    await guards.kit(folder, 'publish');
    await guards.kit(folder, 'promote', version, '--remote', remote, '--market', 'VN', ...why);
  };
  await publish('0.9.0');
  cpSync(path.join(folder, 'dist'), path.join(folder, 'old'), { recursive: true });
  // a border: the contract gives the answer its form
  snapshotBefore = (await (await fetch(`${site}${snapshotPath}`)).json()) as Snapshot;
  await publish('1.1.0');
});

test.describe('handed in', { tag: '@matrix' }, () => {
  test('a file that was changed after the build is refused, by the kit and by the platform', async () => {
    const tampered = path.join(folder, 'tampered');
    cpSync(path.join(folder, 'dist'), tampered, { recursive: true });
    const script = readdirSync(tampered).find((name) => name.startsWith('container.')) ?? '';
    change(path.join(tampered, script), 'Math.random', 'Math.tamper');
    await expect(guards.kit(folder, 'check', 'tampered')).rejects.toThrow(/HASH_DIFFERS/);
    await expect(guards.kit(folder, 'publish', 'tampered')).rejects.toThrow(/HASH_DIFFERS/);

    const listed = read('dist').files.find(({ name }) => name === script)?.bytes ?? new Uint8Array();
    const url = teamPaths.file.replace(':hash', hashOf(listed));
    const body = readFileSync(path.join(tampered, script));
    const answered = await send(signCall(site, guards.privateKey, { method: 'PUT', path: url, body }));
    expect(answered.code).toBe('FILE_HASH_DIFFERS');
  });

  test('a file without its hash is refused, however well the manifest is signed', async () => {
    const { manifest } = read('dist');
    const [style = ''] = manifest.modules['./page']?.css ?? [];
    const { [style]: _, ...files } = manifest.files;
    const answered = await handIn({ ...as('1.2.0', manifest), files }, guards);
    expect(answered.problems).toContain('NOT_LISTED');
    expect((await guards.status(remote)).versions.map(({ version }) => version)).not.toContain('1.2.0');
  });

  test('what another team signed is refused, and so is what another team hands in', async () => {
    const manifest = as('1.2.0', read('dist').manifest);
    expect((await handIn(manifest, strangers, guards)).problems).toContain('KEY_OF_ANOTHER_TEAM');
    expect((await handIn(manifest, guards, strangers)).problems).toContain('NOT_YOURS');
    expect((await handIn(manifest, strangers)).problems).toContain('NOT_YOURS');
    await expect(
      strangers.kit(folder, 'promote', '0.9.0', '--remote', remote, '--market', 'VN', ...why),
    ).rejects.toThrow(/NOT_YOURS/);
  });

  test('an old manifest that comes again changes nothing; an older one is refused', async () => {
    const { manifest } = read('old');
    const again = await post(guards, teamPaths.versions, {
      manifest,
      signature: signManifest(manifest, guards.privateKey),
    });
    // the files of a version that was published may have been taken from where they waited
    if (again.status === 200) expect(again.value).toMatchObject({ version: '0.9.0', isNew: false });
    else expect(again.problems).toEqual(['MISSING']);
    expect((await handIn(as('1.0.0', read('dist').manifest), guards)).problems).toContain('VERSION_NOT_GREATER');
    const { placements } = await guards.status(remote);
    expect(placements.map(({ market, version }) => [market, version])).toEqual([['VN', '1.1.0']]);
  });

  test('a call that is sent twice is taken once', async () => {
    const { manifest } = read('dist');
    const body = { manifest, signature: signManifest(manifest, guards.privateKey) };
    const call = signCall(site, guards.privateKey, { method: 'POST', path: teamPaths.check, body });
    expect((await send(call)).status).toBe(200);
    expect((await send(call)).code).toBe('CALL_REPEATED');
  });
});

/** Changes what the page is told of the remote. */
const withPlaced = (page: Page, edit: (placed: PlacedRemote) => void): Promise<unknown> =>
  withBootstrap(page, '/guard', ({ snapshot }) => {
    const placed = snapshot.remotes.find(({ name }) => name === remote);
    if (!placed) throw new Error(`the page has no ${remote}`);
    edit(placed);
  });

/** Opens the remote's page: the version that was tampered with does not stand there, and the last good one does. */
async function expectLastGood(page: Page): Promise<void> {
  await page.goto(`${site}/guard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Số may mắn' })).toBeVisible();
  await expect(page.locator('main [data-module="./page"]')).toHaveAttribute('data-version', '0.9.0');
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
}

test.describe('in the browser', { tag: '@matrix' }, () => {
  test.beforeEach(async ({ complaints, page }) => {
    complaints.expect(new RegExp(`${remote}@|integrity`, 'i'));
    // what is done to these pages is no failure of the version: the platform is not to take it back
    await page.route('**/wps/system/mounts', (route) => route.fulfill({ json: { success: true, value: { kept: 0 } } }));
    // a page that closes takes its routes along before its last words are sent
    await page.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
  });

  test('the version that everyone has is shown', async ({ page }) => {
    await page.goto(`${site}/guard`);
    await expect(page.locator('main [data-module="./page"]')).toHaveAttribute('data-version', '1.1.0');
  });

  for (const [what, pattern] of [
    ['the entry', /\/container\.[0-9a-f]+\.js$/],
    ['a file that it loads', /\/texts-vi\.[0-9a-f]+\.js$/],
  ] as const) {
    test(`a file that was changed on its way is not run: ${what}`, async ({ page }) => {
      let changed = 0;
      const { base } = await placedNow();
      await page.route(
        ({ pathname }) => pathname.startsWith(base) && pattern.test(pathname),
        async (route) => {
          changed += 1;
          const response = await route.fetch();
          await route.fulfill({ response, body: `globalThis.tampered=1;${await response.text()}` });
        },
      );
      await expectLastGood(page);
      expect(changed).toBeGreaterThan(0);
    });
  }

  test('a file whose hash was taken away is not loaded', async ({ page }) => {
    await withPlaced(page, ({ integrity, modules }) => {
      const [style = ''] = modules['./page']?.css ?? [];
      if (!(style in integrity)) throw new Error('there is no hash to take away');
      delete integrity[style];
    });
    await expectLastGood(page);
  });

  test('what another team signed is not run', async ({ page }) => {
    await withPlaced(page, (placed) => {
      const text = statementText({ ...placed, remote: placed.name, files: placed.integrity });
      placed.signature = signText(text, strangers.privateKey);
    });
    await expectLastGood(page);
  });

  test('an old manifest under a new number is not run', async ({ page }) => {
    const before = snapshotBefore.remotes.find(({ name }) => name === remote);
    if (!before) throw new Error(`the old snapshot has no ${remote}`);
    const { base, entry, integrity, modules, texts, manifest, signature } = before;
    await withPlaced(page, (placed) =>
      Object.assign(placed, { base, entry, integrity, modules, texts, manifest, signature }),
    );
    await expectLastGood(page);
  });

  test('an old snapshot takes nobody back', async ({ page }) => {
    await page.goto(`${site}/fish`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bắn cá' })).toBeVisible();
    await page.route(`**${snapshotPath}`, (route) => route.fulfill({ json: snapshotBefore }));
    const asked = page.waitForResponse(`**${snapshotPath}`);
    await guards.kit(folder, 'canary', '0.9.0', '--percent', '0.01', '--remote', remote, '--market', 'VN', ...why);
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'Trang chủ', exact: true }).click();
    const widget = page.locator(`main [data-remote="${remote}"]`);
    await expect(widget.getByRole('link', { name: 'Xem số may mắn hôm nay' })).toBeVisible();
    await expect(widget).toHaveAttribute('data-version', '1.1.0');
  });
});

/** The remote as a page is told of it now. */
async function placedNow(): Promise<PlacedRemote> {
  const { remotes } = (await (await fetch(`${site}${snapshotPath}`)).json()) as Snapshot; // the contract gives it its form
  const placed = remotes.find(({ name }) => name === remote);
  if (!placed) throw new Error(`the page has no ${remote}`);
  return placed;
}
