import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

const path = '/#/promotions';
const id = 'tested-week';
const title = 'Chơi 7 ván trong tuần';

/** Fills in a mission of 7 rounds a week for 150 points. */
async function fillMission(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nhiệm vụ mới' });
  await dialog.getByLabel('Tên ngắn').fill(id);
  await dialog.getByLabel('Tên, tiếng Việt').fill(title);
  await dialog.getByLabel('Tên, tiếng Anh').fill('Play 7 rounds a week');
  await dialog.getByLabel('Bao nhiêu').fill('7');
  await dialog.getByLabel('Bao lâu một lần').selectOption({ label: 'Mỗi tuần' });
  await dialog.getByLabel('Số lượng').fill('150');
  await dialog.getByLabel('Ngày đầu').fill('2026-01-05');
  await dialog.getByLabel('Lý do').fill('Tuần lễ mới');
}

test('a mission is proposed, approved by a second operator, and ended', async ({ seats }) => {
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path: '/#/acts' })];
  await first.getByRole('tab', { name: 'Nhiệm vụ' }).click();
  await first.getByRole('button', { name: 'Thêm nhiệm vụ' }).click();
  await fillMission(first);
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(first.getByRole('dialog')).toBeHidden();
  const line = first.getByRole('listitem').filter({ hasText: id });
  await expect(line).toHaveCount(0);
  await approve(second, title);
  await expect(line).toContainText('7 ván có kết quả ở mọi trò chơi · Cho 150 điểm · Mỗi tuần');
  await line.getByRole('button', { name: `Kết thúc ${title}` }).click();
  const asked = first.getByRole('dialog');
  await asked.getByLabel('Lý do').fill('Đủ rồi');
  await asked.getByRole('button', { name: 'Kết thúc', exact: true }).click();
  await expect(line).toContainText(/đến \d\d\/\d\d\/\d{4}/);
});

for (const [width, language] of [
  [widths.tablet, 'en'],
  [widths.phone, 'vi'],
] as const)
  test(`dialogs of missions and the wheel are accessible and fit, ${width} wide, in ${language}`, {
    tag: '@matrix',
  }, async ({ seats }) => {
    const page = await seats.console({ width, language, path });
    for (const [tab, button] of [
      [/^(Nhiệm vụ|Missions)$/, /^(Thêm nhiệm vụ|New mission)$/],
      [/^(Vòng quay|Wheel)$/, /^(Sửa vòng quay của Việt Nam|Change the wheel of Vietnam)$/],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
