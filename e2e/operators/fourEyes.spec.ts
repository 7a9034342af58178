import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { openDrawer, settle } from './releases.ts';
import { remote } from './versions.ts';
import { test } from './wholeSite.ts';

test('in a market of four eyes one proposes and another approves', async ({ seats, place }) => {
  const [first, second] = [await seats.console(), await seats.console({ account: 'duty' })];
  await settle(first, place.operators, 'INT');
  await first.getByRole('link', { name: 'Thị trường' }).click();
  const card = first.getByRole('region', { name: 'Quốc tế' });
  await card.getByRole('button', { name: 'Bật duyệt hai người' }).click();
  const rule = first.getByRole('dialog', { name: 'Bật duyệt hai người ở Quốc tế' });
  await rule.getByLabel('Lý do').fill('Thị trường lớn');
  await rule.getByRole('button', { name: 'Bật duyệt hai người' }).click();
  await expect(card.getByText('Đang áp dụng', { exact: true })).toBeVisible();

  await first.getByRole('link', { name: 'Ma trận', exact: true }).click();
  const drawer = await openDrawer(first, 'Quốc tế');
  await drawer.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Tắt' }).click();
  const question = first.getByRole('dialog', { name: `Tắt ${remote} ở Quốc tế` });
  await expect(question).toContainText('bây giờ mới là đề xuất');
  await question.getByLabel('Lý do').fill('Hết mùa khuyến mãi');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(drawer).toContainText('Cần người khác duyệt');
  await expect(drawer.getByText('Đang bật', { exact: true })).toBeVisible();

  await second.getByRole('link', { name: 'Chờ xử lý 1 việc' }).click();
  const waiting = second.getByRole('listitem').filter({ hasText: `${remote} ở Quốc tế` });
  await expect(waiting).toContainText('“Hết mùa khuyến mãi”');
  await waiting.getByRole('button', { name: 'Duyệt' }).click();
  const decision = second.getByRole('dialog', { name: 'Duyệt đề xuất' });
  await expect(decision).toContainText(`Tắt: ${remote} ở Quốc tế.`);
  await decision.getByLabel('Lý do').fill('Đồng ý');
  await decision.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Không có việc nào chờ' })).toBeVisible();
  await second.getByRole('link', { name: 'Nhật ký' }).click();
  await expect(second.getByRole('listitem').filter({ hasText: 'duty duyệt' }).first()).toContainText('Tắt');
  await expect(second.getByText('ops bật duyệt hai người ở Quốc tế').first()).toBeVisible();
  await expect(drawer.getByText('Đang tắt', { exact: true })).toBeVisible();

  // changing the rule itself takes two operators as well
  await first.keyboard.press('Escape');
  await first.getByRole('link', { name: 'Thị trường' }).click();
  await card.getByRole('button', { name: 'Tắt duyệt hai người' }).click();
  const ending = first.getByRole('dialog', { name: 'Tắt duyệt hai người ở Quốc tế' });
  await expect(ending).toContainText('chờ một người thứ hai');
  await ending.getByLabel('Lý do').fill('Thị trường đóng một tuần');
  await ending.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(card.getByText('Đang áp dụng', { exact: true })).toBeVisible();
  await second.getByRole('link', { name: 'Chờ xử lý 1 việc' }).click();
  const proposal = second.getByRole('listitem').filter({ hasText: 'Tắt duyệt hai người ở Quốc tế' });
  await expect(proposal).toContainText('“Thị trường đóng một tuần”');
  await expectAccessible(second);
  await proposal.getByRole('button', { name: 'Duyệt' }).click();
  await decision.getByLabel('Lý do').fill('Đồng ý');
  await decision.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Không có việc nào chờ' })).toBeVisible();
  await expect(card.getByText('Không áp dụng', { exact: true })).toBeVisible();
});
