import { expect } from '@playwright/test';
import { widths } from '../fixtures/people.ts';
import { test } from './wholeSite.ts';

const path = '/#/markets';

test('a market goes into maintenance and back, and a page that is open shows it at once', async ({ seats }) => {
  // calls of open pages are refused meanwhile
  seats.expectComplaints(/status of 503/);
  const console = await seats.console({ path });
  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await console.getByRole('button', { name: 'Đổi trạng thái của Việt Nam' }).click();
  const question = console.getByRole('dialog', { name: 'Đổi trạng thái của Việt Nam' });
  await question.getByRole('radio', { name: 'Bảo trì' }).check();
  await question.getByLabel('Dự kiến xong lúc').fill('1/1/2099');
  await question.getByRole('textbox', { name: 'Giờ', exact: true }).fill('1000');
  await expect(question).toContainText('Khách ở Việt Nam thấy trang bảo trì ngay bây giờ');
  await question.getByLabel('Lý do').fill('Nâng cấp cơ sở dữ liệu');
  const gate = page.getByRole('heading', { name: 'Bảo Trì Hệ Thống' });
  await question.getByRole('button', { name: 'Đưa vào bảo trì' }).click();
  await expect(gate).toBeVisible();
  await expect(question).toBeHidden();
  const market = console.getByRole('region', { name: 'Việt Nam' });
  await expect(market).toContainText('dự kiến đến 01/01/2099 10:00');

  await console.getByRole('button', { name: 'Hoàn tác' }).click();
  const undo = console.getByRole('dialog', { name: 'Hoàn tác: Đổi trạng thái của Việt Nam' });
  await undo.getByLabel('Lý do').fill('Xong sớm');
  await undo.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(gate).toBeHidden();
  await expect(market.getByText('Đang mở', { exact: true })).toBeVisible();
});
