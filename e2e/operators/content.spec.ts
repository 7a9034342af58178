import { expect } from '@playwright/test';
import { widths } from '../fixtures/people.ts';
import { png } from '../fixtures/png.ts';
import { settle } from './releases.ts';
import { test } from './wholeSite.ts';

const path = '/#/content';

test('a bulletin with a picture stands at the head of the home page', { tag: '@matrix' }, async ({ seats, place }) => {
  // files that are not pictures are refused
  seats.expectComplaints(/400 \(Bad Request\)/);
  const console = await seats.console({ path });
  await settle(console, place.operators, 'VN'); // the banner belongs to the remote that other tests disable
  await console.getByRole('button', { name: 'Viết thông báo' }).click();
  const writing = console.getByRole('dialog');
  await writing.getByRole('combobox').first().selectOption('B');
  await writing.getByRole('checkbox', { name: 'Việt Nam' }).check();
  for (const [field, text] of [
    ['titleVi', 'Lịch bóng đá cuối tuần'],
    ['titleEn', 'Football this weekend'],
    ['contentVi', 'Mười trận ở ba giải.'],
    ['contentEn', 'Ten matches in three leagues.'],
  ] as const)
    await writing.locator(`[name="${field}"]`).fill(text);
  const upload = writing.getByLabel(/^Ảnh ở đầu trang chủ/);
  await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(writing.getByRole('alert').filter({ hasText: 'không phải là ảnh' })).toBeVisible();
  await upload.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png(900) });
  await expect(writing.getByRole('img', { name: 'Ảnh đã tải lên' })).toBeVisible();
  await writing.getByLabel('Bấm vào dẫn đến').fill('/sports');
  await writing.getByRole('radio', { name: /^Xuất bản/ }).check();
  await writing.getByLabel('Lý do').fill('Cuối tuần');
  await writing.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await expect(writing).toBeHidden();

  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await page.goto('/index');
  const head = page.getByRole('region', { name: 'Khuyến mãi nổi bật' });
  await head.getByRole('button', { name: /Lịch bóng đá cuối tuần$/ }).click();
  await expect(head.getByRole('heading', { name: 'Lịch bóng đá cuối tuần' })).toBeVisible();
  await expect(head.getByRole('link', { name: 'Chi tiết' }).last()).toHaveAttribute('href', '/sports');
});
