import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './wholeSite.ts';

test('a team’s key is registered, a market is opened to it, its pages are rendered, and the key is revoked', {
  tag: '@matrix',
}, async ({ seats }) => {
  const page = await seats.console({ path: '/#/teams' });
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await page.getByRole('button', { name: 'Đăng ký đội mới' }).click();
  const question = page.getByRole('dialog', { name: 'Đăng ký đội mới' });
  await question.getByLabel('Tên đội').fill('studio');
  await question.getByLabel('Khoá công khai').fill(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  await question.getByLabel('Lý do').fill('Đội mới từ tháng này');
  await question.getByRole('button', { name: 'Đăng ký khoá' }).click();
  await expect(question).toContainText('Đây không phải khoá công khai Ed25519.');
  await question.getByLabel('Khoá công khai').fill(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  await question.getByRole('button', { name: 'Đăng ký khoá' }).click();
  await expect(question).toBeHidden();

  const card = page.getByRole('region', { name: 'studio' });
  await expect(card).toContainText('không thị trường nào');
  await card.getByRole('button', { name: 'Mở thị trường' }).click();
  const opening = page.getByRole('dialog', { name: 'Mở thị trường cho đội studio' });
  await opening.getByText('Việt Nam').click();
  await opening.getByLabel('Lý do').fill('Tự đưa lên được');
  await opening.getByRole('button', { name: 'Lưu' }).click();
  await expect(card).toContainText('Việt Nam');

  await card.getByRole('button', { name: 'Dựng trên máy chủ' }).click();
  const rendering = page.getByRole('dialog', { name: 'Dựng sẵn trang của đội studio trên máy chủ' });
  await rendering.getByLabel('Lý do').fill('Trang của đội được xem nhiều');
  await rendering.getByRole('button', { name: 'Dựng trên máy chủ' }).click();
  await expect(card).toContainText('dựng sẵn trang, nếu hệ thống cách ly được tiến trình');

  await card.getByRole('button', { name: 'Thu hồi' }).click();
  const revoking = page.getByRole('dialog', { name: /^Thu hồi khoá / });
  await revoking.getByLabel('Lý do').fill('Máy bị mất');
  await revoking.getByRole('button', { name: 'Thu hồi' }).click();
  await expect(card.getByText(/^Thu hồi \d/)).toBeVisible();
});
