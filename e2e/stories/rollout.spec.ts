import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { bootstrapOf } from '../fixtures/bootstrap.ts';
import type { OwnSite } from '../fixtures/ownSite.ts';
import { change } from './examples.ts';
import { expect, test } from './story.ts';
import type { Team } from './team.ts';

const remote = 'offers';
const why = ['--why', 'As planned for this week'] as const;
/** How long an open tab may take to follow, milliseconds. */
const soon = 2_000;

/** Marks a page; a load would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-never-loaded', ''));
const expectNeverLoaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-never-loaded', '');

/** The remote's navigation entry in a tab, by either name. */
const entryIn = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^(Ưu đãi|Offers)$/ });
/** The remote's page as shown in a tab. */
const shownIn = (page: Page): Locator => page.locator('main [data-module="./pages/GreetingPage"]');

/** A first-time visitor. */
async function newVisitor(browser: Browser, address: string) {
  const context = await browser.newContext({ locale: 'vi-VN' });
  return {
    /** The version of the remote in this visitor's snapshot. */
    async given(): Promise<string | undefined> {
      const { snapshot } = await bootstrapOf(context.request, `${address}/offers`);
      return snapshot.remotes.find(({ name }) => name === remote)?.version;
    },
    /** Opens the remote's page; returns the version shown. */
    async look(): Promise<string | null> {
      const page = await context.newPage();
      await page.goto(`${address}/offers`);
      await expect(shownIn(page).getByRole('heading', { level: 1 })).toBeVisible();
      const version = await shownIn(page).getAttribute('data-version');
      await page.goto('about:blank'); // leaving makes the page send its remaining reports
      await page.close();
      return version;
    },
    leave: () => context.close(),
  };
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** Publishes the content of the team's folder as a version. */
async function release(team: Team, folder: string, version: string): Promise<void> {
  change(path.join(folder, 'remote.config.ts'), /version: '[^']*'/, `version: '${version}'`);
  await team.kit(folder, 'build');
  await team.kit(folder, 'publish', '--why', `Version ${version}`);
}

/** Two tabs that stay open throughout the story. */
async function openTabs(browser: Browser, { vietnam, international }: OwnSite) {
  const open = async (address: string) => {
    const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
    await page.goto(`${address}/index`);
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Trang chủ|Home)$/ })).toBeVisible();
    await mark(page);
    return page;
  };
  return { inVietnam: await open(vietnam), abroad: await open(international) };
}

test('a team takes a remote from an empty folder to every visitor, past a broken version, with every open tab following', {
  tag: '@matrix',
}, async ({ browser, ownSite, outside, join }) => {
  test.setTimeout(600_000);
  const team = await join('offers-team');
  const folder = path.join(outside.folder, remote);
  const { inVietnam, abroad } = await openTabs(browser, ownSite);

  await test.step('create, check, publish', async () => {
    const names = ['--title-vi', 'Ưu đãi', '--title-en', 'Offers', '--team', team.name];
    await team.kit(outside.folder, 'create', remote, ...names, '--packages', outside.packages, '--install', 'none');
    await release(team, folder, '0.1.0');
    await team.kit(folder, 'check');
    await expect(entryIn(inVietnam), 'what is published is not shown yet').toHaveCount(0);
  });

  await test.step('everyone gets the first version, in both markets', async () => {
    for (const [market, tab] of [
      ['VN', inVietnam],
      ['INT', abroad],
    ] as const) {
      await team.kit(folder, 'promote', '0.1.0', '--market', market, ...why);
      await expect(entryIn(tab)).toBeVisible({ timeout: soon });
    }
    await entryIn(inVietnam).click();
    await expect(shownIn(inVietnam)).toHaveAttribute('data-version', '0.1.0');
  });

  await test.step('half of the visitors in VN try the next one, the same ones each time', async () => {
    await release(team, folder, '0.2.0');
    await team.kit(folder, 'canary', '0.2.0', '--percent', '50', '--market', 'VN', ...why);
    const byVersion = new Map<string | undefined, Visitor>();
    for (let visitors = 0; byVersion.size < 2 && visitors < 24; visitors++) {
      const visitor = await newVisitor(browser, ownSite.vietnam);
      byVersion.set(await visitor.given(), visitor);
    }
    expect([...byVersion.keys()].sort()).toEqual(['0.1.0', '0.2.0']);
    for (const [version, visitor] of byVersion) {
      expect(await visitor.look()).toBe(version);
      expect(await visitor.given()).toBe(version);
      await visitor.leave();
    }
    const elsewhere = await newVisitor(browser, ownSite.international);
    expect(await elsewhere.look()).toBe('0.1.0');
    await elsewhere.leave();
  });

  await test.step('a broken version takes itself back', async () => {
    const page = path.join(folder, 'src/pages/GreetingPage.tsx');
    change(page, 'const t = useText();', "const t = useText();\n  if (t('page.title')) throw new Error('broken');");
    await release(team, folder, '0.3.0');
    await team.kit(folder, 'canary', '0.3.0', '--percent', '50', '--market', 'VN', ...why);
    const canary = async () => {
      const { placements } = await team.status(remote);
      return placements.find(({ market }) => market === 'VN')?.canary?.version ?? null;
    };
    for (let visitors = 0; (await canary()) !== null && visitors < 40; visitors++) {
      const visitor = await newVisitor(browser, ownSite.vietnam);
      if ((await visitor.given()) === '0.3.0')
        expect(await visitor.look(), 'whoever was to try it has the version before').toBe('0.1.0');
      await visitor.leave();
    }
    expect(await canary()).toBeNull();
    const [taken] = await team.audit(remote, 'VN');
    expect(taken).toMatchObject({
      who: 'platform',
      act: 'endCanary',
      from: { version: '0.1.0', canary: { version: '0.3.0', percent: 50 } },
      to: { version: '0.1.0', canary: null },
      why: expect.stringMatching(/failed \d+ of \d+ mounts/),
    });
  });

  await test.step('a good version goes to everyone; a tab has it when the remote is next visited', async () => {
    await team.kit(folder, 'promote', '0.2.0', '--market', 'VN', ...why);
    await team.kit(folder, 'promote', '0.2.0', '--market', 'INT', ...why);
    for (let visitors = 0; visitors < 3; visitors++) {
      const visitor = await newVisitor(browser, ownSite.vietnam);
      expect(await visitor.given()).toBe('0.2.0');
      if (visitors === 0) expect(await visitor.look()).toBe('0.2.0');
      await visitor.leave();
    }
    await expect(shownIn(inVietnam), 'what a visitor uses is not taken away').toHaveAttribute('data-version', '0.1.0');
    // a page without any part of the remote
    await inVietnam.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
    await expect(inVietnam.locator(`[data-remote="${remote}"]`)).toHaveCount(0);
    await entryIn(inVietnam).click();
    await expect(shownIn(inVietnam)).toHaveAttribute('data-version', '0.2.0');
  });

  await test.step('off in INT, and on again, in tabs that are open', async () => {
    await entryIn(abroad).click();
    await expect(shownIn(abroad).getByRole('heading', { level: 1 })).toBeVisible();
    await team.kit(folder, 'disable', '--market', 'INT', ...why);
    await expect(entryIn(abroad)).toHaveCount(0, { timeout: soon });
    await expect(shownIn(abroad)).toHaveCount(0);
    const notice = abroad.getByRole('heading', { level: 1, name: 'Trang này vừa được tắt' });
    await expect(notice).toBeVisible();
    await expect(entryIn(inVietnam), 'another market is another matter').toBeVisible();
    await abroad.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
    await expect(notice).toHaveCount(0);

    await team.kit(folder, 'enable', '--market', 'INT', ...why);
    await expect(entryIn(abroad)).toBeVisible({ timeout: soon });
    await entryIn(abroad).click();
    await expect(shownIn(abroad)).toHaveAttribute('data-version', '0.2.0');
  });

  await expectNeverLoaded(inVietnam);
  await expectNeverLoaded(abroad);
  await inVietnam.context().close();
  await abroad.context().close();
});
