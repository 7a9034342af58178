import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { goTo } from '../fixtures/goTo.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/site.ts';

const contentOf = async (given: Promise<Download>): Promise<{ name: string; text: string }> => {
  const download = await given;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

test('a member reads what every month came to, and takes the year and all data away', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await goTheWay(page, site, atADesk);
  await site.comeAs(page, 'player');
  await goTo(page, '/member?page=responsiblePlay');
  await page.getByRole('link', { name: 'Lịch sử và bản kê năm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bản kê năm' })).toBeVisible();
  await expect(page.getByText('Nạp ròng').first()).toBeVisible();
  const year = page.getByRole('region', { name: /^Bản kê năm \d{4} \(₫\)$/ });
  await expect(year.getByRole('table').getByRole('row').nth(1)).toContainText(/\d/);
  await site.expectAccessible(page);

  const csv = contentOf(page.waitForEvent('download'));
  await year.getByRole('button', { name: /CSV/ }).click();
  expect((await csv).name).toMatch(/^ban-ke-\d{4}\.csv$/);
  expect((await csv).text.trim().split('\r\n').at(-1)).toMatch(/^"?Cả năm/);

  const json = contentOf(page.waitForEvent('download'));
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  const data = JSON.parse((await json).text) as Record<string, unknown[]>;
  expect(Object.keys(data).length).toBeGreaterThan(7);
  expect((await json).text).not.toMatch(/password|secret/i);
});

test('the statement fits a phone, in English', { tag: '@matrix' }, async ({ page, site }) => {
  await goTheWay(page, site, onAPhone);
  await site.comeAs(page, 'player');
  await goTo(page, '/member?page=statement');
  await expect(page.getByRole('heading', { level: 1, name: 'Yearly statement' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectNoOverflow(page);
  await site.expectAccessible(page);
});
