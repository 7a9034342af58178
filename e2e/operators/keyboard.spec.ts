import { expect } from '@playwright/test';
import { cellOf, settle } from './releases.ts';
import { remote } from './versions.ts';
import { test } from './wholeSite.ts';

test('a remote is switched off with the keyboard alone, and back on at once', async ({ seats, place }) => {
  const page = await seats.console();
  await settle(page, place.operators, 'VN');
  await expect(page.getByRole('grid')).toBeVisible();
  const keys = page.keyboard;

  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible();
  await keys.press('Escape');
  await keys.press('g');
  await keys.press('a');
  await expect(page.getByRole('heading', { name: 'Nhật ký', level: 1 })).toBeVisible();
  await keys.press('g');
  await keys.press('m');
  await expect(page.getByRole('grid')).toBeVisible();

  await keys.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('promo');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  // past the search's clear button, the team and the state into the grid, which is a single tab stop
  for (let step = 0; step < 4; step += 1) await keys.press('Tab');
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('gridcell').getByRole('switch').first()).toBeFocused();
  await keys.press('ArrowDown');
  await expect(page.getByRole('gridcell').getByRole('link').last()).toBeFocused();
  await keys.press('ArrowUp');
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeFocused();
  await keys.press('Control+End');
  await keys.press('Enter');

  const drawer = page.getByRole('dialog', { name: new RegExp(`^${remote} ở `) });
  await expect(drawer.getByRole('tab', { name: 'Trạng thái' })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Trạng thái' }).focus();
  await keys.press('ArrowRight');
  await expect(drawer.getByRole('tab', { name: 'Phiên bản' })).toHaveAttribute('aria-selected', 'true');
  await keys.press('ArrowLeft');
  const off = drawer.getByRole('button', { name: 'Tắt' });
  for (let step = 0; step < 10 && !(await off.evaluate((button) => button === document.activeElement)); step += 1) {
    await keys.press('Tab');
  }
  await expect(off).toBeFocused();
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: new RegExp(`^Tắt ${remote} ở `) });
  await expect(question).toBeVisible();
  await keys.press('Tab');
  await expect(question.getByLabel('Lý do')).toBeFocused();
  await keys.type('Chỉ dùng bàn phím');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(question).toBeHidden();
  await expect(drawer.getByText('Đang tắt', { exact: true })).toBeVisible();

  await page.getByRole('region', { name: 'Thông báo nhanh' }).getByRole('button', { name: 'Hoàn tác' }).click();
  const undo = page.getByRole('dialog', { name: `Hoàn tác “tắt”: ${remote}, Việt Nam?` });
  await expect(undo).toContainText('“Chỉ dùng bàn phím”');
  await undo.getByLabel('Lý do').fill('Xong sớm');
  await undo.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(undo).toBeHidden();
  await expect(drawer.getByText('Đang bật', { exact: true })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Nhật ký' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('ops hoàn tác');
  await expect(drawer.getByRole('listitem').first()).toContainText('“Xong sớm”');
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  // focus returns to where the drawer was opened
  await expect(cellOf(page, 'Việt Nam').getByRole('link')).toBeFocused();
});
