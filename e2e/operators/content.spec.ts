import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { png } from '../fixtures/png.ts';
import { settle } from './console.ts';
import { test } from './wholeSite.ts';

const path = '/#/content';

test('a way to customer service is added, and a visitor finds it', { tag: '@matrix' }, async ({ seats }) => {
  const console = await seats.console({ path });
  await console.getByRole('button', { name: 'Đổi kênh chăm sóc khách hàng của Việt Nam' }).click();
  const question = console.getByRole('dialog', { name: 'Đổi kênh chăm sóc khách hàng của Việt Nam' });
  await question.getByRole('button', { name: 'Thêm kênh' }).click();
  const channels = question.getByRole('list', { name: 'Kênh chăm sóc khách hàng' });
  const added = channels.getByRole('listitem').last();
  await added.getByLabel('Tên tiếng Việt').fill('Trò chuyện');
  await added.getByLabel('Tên tiếng Anh').fill('Chat');
  await added.getByLabel('Địa chỉ').fill('javascript:alert(1)');
  await question.getByLabel('Lý do').fill('Kênh mới');
  await question.getByRole('button', { name: 'Lưu' }).click();
  await expect(added.getByLabel('Địa chỉ')).toBeFocused();
  await expectAccessible(console);
  await added.getByLabel('Địa chỉ').fill('tel:+84901234567');
  await question.getByRole('button', { name: 'Lưu' }).click();
  await expect(question).toBeHidden();
  await expect(console.getByRole('region', { name: 'Việt Nam' })).toContainText('Trò chuyện');

  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await page.goto('/help');
  const bar = page.getByRole('complementary', { name: 'Hỗ trợ 24/7' });
  await bar.getByRole('button', { name: 'Hỗ trợ 24/7: mở danh sách kênh' }).click();
  await expect(bar.getByRole('link', { name: /Trò chuyện/ })).toHaveAttribute('href', 'tel:+84901234567');
});

test('a bulletin with a picture stands at the head of the home page', async ({ seats, place }) => {
  // what is no picture is refused
  seats.expectComplaints(/400 \(Bad Request\)/);
  const console = await seats.console({ path });
  await settle(console, place.operators, 'VN'); // the head is the remote's that other tests switch off
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
  await expectAccessible(console);
  await writing.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  await expect(writing).toBeHidden();

  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await page.goto('/index');
  const head = page.getByRole('region', { name: 'Khuyến mãi nổi bật' });
  await head.getByRole('button', { name: /Lịch bóng đá cuối tuần$/ }).click();
  await expect(head.getByRole('heading', { name: 'Lịch bóng đá cuối tuần' })).toBeVisible();
  await expect(head.getByRole('link', { name: 'Chi tiết' }).last()).toHaveAttribute('href', '/sports');
  await expectAccessible(page);
});

for (const [width, language] of [
  [widths.tablet, 'en'],
  [widths.phone, 'vi'],
] as const) {
  test(`apps are accessible and fit, ${width} wide, in ${language}`, { tag: '@matrix' }, async ({ seats }) => {
    const page = await seats.console({ width, language, path });
    await page.getByRole('button', { name: /^(Đổi ứng dụng của Việt Nam|Change the apps of Vietnam)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
