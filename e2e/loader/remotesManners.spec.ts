import type { Page } from '@playwright/test';
import { writtenByHand } from '../fixtures/containers.ts';
import { boxOf, complaints, places, remotes } from '../fixtures/faultMatrix.ts';
import { type Broken, breakRemotes, type FaultyVersion } from '../fixtures/faultyRemotes.ts';
import { catchReports } from '../fixtures/reports.ts';
import { expect, type Site, test } from '../fixtures/site.ts';

/** Shows a button, which closes it where it is a modal. */
const button = `const button = document.createElement('button');
      button.textContent = 'Stands here';
      button.onclick = () => props.input?.onClose?.();
      props.domElement.append(button);`;

interface Seen {
  page: Page;
  broken: Broken;
  reports: Awaited<ReturnType<typeof catchReports>>;
}

/** The home page has widgets of three remotes, the login is a modal. */
const [home, login] = places;

/** Opens pages with all remotes at fault. */
async function withFaults(
  page: Page,
  site: Site,
  { version, on }: { version: FaultyVersion; on: readonly (typeof places)[number][] },
  look: (seen: Seen, remotes: readonly string[]) => Promise<void>,
): Promise<void> {
  site.expectComplaints(complaints);
  await page.clock.install();
  const reports = await catchReports(page);
  const broken = await breakRemotes(page, { version, remotes, withGood: ['mf-promo', 'mf-auth', 'mf-agent'] });
  for (const place of on) {
    await page.goto(place.path, { waitUntil: 'domcontentloaded' });
    await look({ page, broken, reports }, place.remotes);
  }
}

test('a version that leaks styles stands, and its styles reach nobody', async ({ page, site }) => {
  const version: FaultyVersion = {
    files: { 'leak.css': '* { visibility: hidden !important }' },
    entry: writtenByHand(`() => ({ bootstrap: nothing, unmount: nothing, async mount(props) {
      ${button}
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + 'leak.css' }));
    } })`),
  };
  await withFaults(page, site, { version, on: [home] }, async ({ broken, reports }, here) => {
    for (const remote of here) {
      await reports.expectOne({
        remote,
        digest: broken.digest(remote),
        outcome: { state: 'failed', code: 'LEAKED', detail: expect.stringContaining('leak.css') },
      });
      await expect(boxOf(page, remote).getByRole('button', { name: 'Stands here' })).toBeVisible();
    }
    await expect(page.locator('#root')).toHaveCSS('visibility', 'visible');
  });
});

test('a version that never unmounts leaves the page nevertheless', { tag: '@matrix' }, async ({ page, site }) => {
  const version: FaultyVersion = {
    entry: writtenByHand(`() => ({ bootstrap: nothing, unmount: () => new Promise(() => {}), async mount(props) {
      ${button}
    } })`),
  };
  await withFaults(page, site, { version, on: [home, login] }, async ({ broken, reports }, here) => {
    for (const remote of here) await expect(boxOf(page, remote)).toBeVisible();
    if (here.some((remote) => remote === 'mf-auth')) await boxOf(page, 'mf-auth').getByRole('button').click();
    else {
      await page.evaluate(() => {
        history.pushState(null, '', '/help');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    }
    for (const remote of here) {
      await expect(page.locator(`[data-remote="${remote}"]`)).toHaveCount(0);
      const outcome = { state: 'failed', code: 'DID_NOT_UNMOUNT', detail: expect.any(String) };
      await reports.expectOne({ remote, digest: broken.digest(remote), outcome });
    }
  });
});

test('a version that is slow is said to be so, and comes', { tag: '@matrix' }, async ({ page, site }) => {
  let release: () => void = () => {};
  let released = Promise.resolve();
  const hold = () => {
    released = new Promise((resolve) => {
      release = resolve;
    });
  };
  const version: FaultyVersion = {
    async onEntry(route, entry) {
      await released;
      await route.fulfill({ contentType: 'text/javascript', body: entry });
    },
  };
  hold();
  await withFaults(page, site, { version, on: [home, login] }, async ({ reports }, here) => {
    await page.clock.runFor(4_500);
    const slow = page.getByRole('status').filter({ hasText: 'Đang tải lâu hơn bình thường…' });
    // a modal has no place of its own
    if (here.every((remote) => remote !== 'mf-auth')) await expect(slow.first()).toBeVisible();
    release();
    for (const remote of here) {
      await expect(remote === 'mf-auth' ? page.getByRole('dialog') : boxOf(page, remote)).toBeVisible();
      await expect(boxOf(page, remote)).not.toBeEmpty();
    }
    await expect(slow).toHaveCount(0);
    expect(reports.all.filter(({ outcome }) => outcome.state === 'failed')).toEqual([]);
    hold();
  });
});
