import { expect, test } from '../fixtures/countedPages.ts';
import { collectPageErrors } from '../fixtures/pageErrors.ts';
import { type Developing, develop } from './developing.ts';

/** Each step makes a build. */
test.describe.configure({ timeout: 180_000 });

let remote: Developing;

test.beforeAll(async ({ baseURL }) => {
  remote = await develop(baseURL ?? '');
});
test.afterAll(() => remote?.stop());

test('a remote under development stands in the running site, and follows its files without losing what is on the screen', {
  tag: '@matrix',
}, async ({ page, context }) => {
  const complaints: string[] = [];
  collectPageErrors(context, complaints);
  let loads = 0;
  page.on('load', () => loads++);
  const answer = await page.goto(remote.address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  await expect(page.getByRole('heading', { name: 'Góc nhỏ' })).toBeVisible();
  await expect(page.getByText('corner-shop')).toBeVisible();

  const again = page.getByRole('button', { name: 'Chào lần nữa' });
  await again.click();
  await again.click();
  await expect(page.getByText('Đã chào 3 lần')).toBeVisible();

  await test.step('a component is changed where it stands', async () => {
    remote.save('src/pages/GreetingPage.tsx', "{t('page.title')}", "{t('page.title')}!");
    await expect(page.getByRole('heading', { name: 'Góc nhỏ!' })).toBeVisible();
    await expect(page.getByText('Đã chào 3 lần')).toBeVisible();
  });

  await test.step('so is a stylesheet', async () => {
    remote.save('src/pages/GreetingPage.module.css', 'gap: 16px', 'gap: 40px');
    const greeting = page.getByText('Đã chào 3 lần').locator('..');
    await expect.poll(() => greeting.evaluate((element) => getComputedStyle(element).rowGap)).toBe('40px');
  });

  await test.step('what does not build is told, and the page goes on with the next that does', async () => {
    remote.save('src/pages/GreetingPage.tsx', "{t('page.title')}!", "{t('page.title')}? {");
    await expect.poll(() => complaints.splice(0).join()).toContain('GreetingPage.tsx');
    remote.save('src/pages/GreetingPage.tsx', "{t('page.title')}? {", "{t('page.title')}?");
    await expect(page.getByRole('heading', { name: 'Góc nhỏ?' })).toBeVisible();
    await expect(page.getByText('Đã chào 3 lần')).toBeVisible();
  });
  expect(loads).toBe(1);

  await test.step('what cannot be changed in place loads the page anew', async () => {
    remote.save('src/locales/vi.json', 'Chào lần nữa', 'Chào nữa đi');
    await expect(page.getByRole('button', { name: 'Chào nữa đi' })).toBeVisible();
  });

  await test.step('and so does what the remote offers', async () => {
    remote.save('remote.config.ts', "label: { vi: 'Góc nhỏ'", "label: { vi: 'Góc lớn'");
    await expect(page.getByRole('link', { name: 'Góc lớn' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Góc nhỏ?' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
