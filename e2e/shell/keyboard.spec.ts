import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

interface Focus {
  name: string;
  inDialog: boolean;
  seen: boolean;
  top: number;
}

/** The focused element, and whether the focus is visible. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { width, height, top } = element.getBoundingClientRect();
    // the focus ring may be the element's own or, where its area exceeds its text, that of its pseudo-elements
    const marked = [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(element, part);
      if (part !== null && content === 'none') return false;
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      inDialog: element.closest('dialog') !== null,
      seen: width > 0 && height > 0 && marked,
      top,
    };
  });

test('the first key leads past the header to the content; the focus walks on in order, and is always seen', async ({
  page,
  site,
}) => {
  await site.comeAs(page, 'player');
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mở danh sách Nổ hũ' })).toBeEnabled();
  const stops: Focus[] = [];
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focus(page));
  }
  expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
  const names = stops.map(({ name }) => name);
  expect(names[0]).toContain('Bỏ qua, đến nội dung chính');
  const placeOf = (part: string) => names.findIndex((name) => name.includes(part));
  expect(placeOf('về trang chủ')).toBeGreaterThan(0);
  expect(placeOf('bấm để làm mới')).toBeGreaterThan(placeOf('về trang chủ'));
  expect(placeOf('Trang chủ')).toBeGreaterThan(placeOf('ngôn ngữ'));
  expect(placeOf('Khuyến mãi')).toBeGreaterThan(placeOf('Nổ hũ'));
  expect(new Set(names).size).toBeGreaterThan(25);

  const skip = page.getByRole('link', { name: 'Bỏ qua, đến nội dung chính' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('the login dialog keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/help');
  const opener = page.getByRole('banner').getByRole('button', { name: words.signIn });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await expect(dialog.getByLabel(words.username)).toBeFocused();
  const visited = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const { name, inDialog } = await focus(page);
    if (!name.startsWith('BODY')) expect(inDialog, name).toBe(true); // between rounds the browser's own bar has it
    visited.add(name);
  }
  expect(visited.size).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog opens where the visitor is, and leaves the page where it was; a link leads to the top of its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 300);
  const before = 300;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('banner').getByRole('button', { name: words.signIn }).click();
  await expect(page.getByRole('dialog').getByLabel(words.username)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Quy tắc đặt cược' }).click();
  await expect(page).toHaveURL(/\/help\?topic=rules$/);
  await expect(page).toHaveTitle(/^Quy tắc đặt cược/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quy tắc đặt cược' })).toBeInViewport();
});
