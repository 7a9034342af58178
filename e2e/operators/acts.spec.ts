import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { cellOf, expect, openDrawer, settle, test } from './console.ts';
import { remote } from './versions.ts';

test('an act wants a reason, says what visitors will see, and can be taken back at once', async ({ desk, place }) => {
  const page = await desk.open('ops');
  await settle(page, place.operators, 'VN');
  const drawer = await openDrawer(page, 'Việt Nam');
  await drawer.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Tắt' }).click();
  const question = page.getByRole('dialog', { name: `Tắt ${remote} ở Việt Nam` });
  await expect(question).toContainText(`Khách ở Việt Nam không còn thấy ${remote}`);
  await question.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(question).toContainText('Hãy ghi lý do');
  const reason = question.getByLabel('Lý do');
  await expect(reason).toBeFocused();
  await reason.fill('Nhà phát hành bảo trì');
  await question.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByText('Đang tắt', { exact: true })).toBeVisible();

  await page.getByRole('region', { name: 'Thông báo nhanh' }).getByRole('button', { name: 'Hoàn tác' }).click();
  const undo = page.getByRole('dialog', { name: `Hoàn tác “tắt”: ${remote}, Việt Nam?` });
  await expect(undo).toContainText('“Nhà phát hành bảo trì”');
  await undo.getByLabel('Lý do').fill('Xong sớm');
  await undo.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(undo).toBeHidden();
  await expect(drawer.getByText('Đang bật', { exact: true })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Nhật ký' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('ops hoàn tác');
  await expect(drawer.getByRole('listitem').first()).toContainText('“Xong sớm”');
});

test('a canary begins with some visitors, is raised, and becomes everyone’s', { tag: '@matrix' }, async ({
  desk,
  place,
}) => {
  const page = await desk.open('ops');
  await settle(page, place.operators, 'VN');
  const drawer = await openDrawer(page, 'Việt Nam');
  const acts = drawer.getByRole('group', { name: 'Thao tác' });
  await acts.getByRole('button', { name: 'Thử nghiệm' }).click();
  const question = page.getByRole('dialog', { name: `Thử ${remote} ở Việt Nam` });
  await question.getByLabel('Phiên bản').selectOption({ label: await optionOf(question, '1.1.0') });
  await question.getByLabel('Tỷ lệ khách', { exact: true }).fill('2,5');
  await expect(question).toContainText(`2,50% khách ở Việt Nam nhận ${remote} 1.1.0; số còn lại giữ 1.2.0.`);
  await expectAccessible(page);
  await question.getByLabel('Lý do').fill('Xem bản cũ còn chạy không');
  await question.getByRole('button', { name: 'Đặt tỷ lệ thử' }).click();
  await expect(question).toBeHidden();
  await expect(drawer).toContainText('1.1.0 cho 2,50%');

  await acts.getByRole('button', { name: 'Đổi tỷ lệ thử' }).click();
  await question.getByRole('button', { name: '50%' }).click();
  await expect(question).toContainText('tăng từ 2,50% lên 50%');
  await question.getByLabel('Lý do').fill('Chạy tốt');
  await question.getByRole('button', { name: 'Đặt tỷ lệ thử' }).click();
  await expect(drawer).toContainText('1.1.0 cho 50%');

  await acts.getByRole('button', { name: 'Đưa lên' }).click();
  const promotion = page.getByRole('dialog', { name: `Đưa ${remote} lên ở Việt Nam` });
  await expect(promotion).toContainText(`Mọi khách ở Việt Nam nhận ${remote} 1.1.0 thay cho 1.2.0.`);
  await expect(promotion).toContainText('bản cũ hơn');
  await promotion.getByLabel('Lý do').fill('Lên cho mọi người');
  await promotion.getByRole('button', { name: 'Đưa lên cho mọi người' }).click();
  await expect(promotion).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cellOf(page, 'Việt Nam').getByText('1.1.0', { exact: true })).toBeVisible();
  await expect(cellOf(page, 'Việt Nam')).toContainText('có bản 1.2.0');
});

test('of two operators the second is told what the first did, and loses nothing typed', async ({ desk, place }) => {
  desk.expectComplaints(/409/);
  const [first, second] = [await desk.open('ops'), await desk.open('duty')];
  await settle(first, place.operators, 'VN');
  const drawer = await openDrawer(second, 'Việt Nam');
  await drawer.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Thử nghiệm' }).click();
  const question = second.getByRole('dialog', { name: `Thử ${remote} ở Việt Nam` });
  await question.getByLabel('Phiên bản').selectOption({ label: await optionOf(question, '1.0.0') });
  await question.getByLabel('Tỷ lệ khách', { exact: true }).fill('7');
  await question.getByLabel('Lý do').fill('Thử bản đầu tiên');

  const other = await openDrawer(first, 'Việt Nam');
  await other.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Tắt' }).click();
  const off = first.getByRole('dialog', { name: `Tắt ${remote} ở Việt Nam` });
  await off.getByLabel('Lý do').fill('Có lỗi ở cổng thanh toán');
  await off.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(off).toBeHidden();
  // the other console hears of it by itself
  await expect(drawer.getByText('Đang tắt', { exact: true })).toBeAttached();

  await question.getByRole('button', { name: 'Đặt tỷ lệ thử' }).click();
  const told = question.getByRole('alert');
  await expect(told).toContainText('Người khác vừa thay đổi trước bạn. Chưa có gì được làm.');
  await expect(told).toContainText('ops tắt');
  await expect(told).toContainText('“Có lỗi ở cổng thanh toán”');
  await told.getByRole('button', { name: 'Xem lại với trạng thái mới' }).click();
  await expect(told).toBeHidden();
  await expect(question).toContainText('Mô-đun đang tắt ở đây');
  await expect(question.getByLabel('Lý do')).toHaveValue('Thử bản đầu tiên');
  await expect(question.getByLabel('Tỷ lệ khách', { exact: true })).toHaveValue('7');
  await question.getByRole('button', { name: 'Đặt tỷ lệ thử' }).click();
  await expect(question).toBeHidden();
  await expect(drawer).toContainText('1.0.0 cho 7%');
});

test('in a market of four eyes one proposes and another approves', async ({ desk, place }) => {
  const [first, second] = [await desk.open('ops'), await desk.open('duty')];
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

  // the rule itself goes by two as well
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

test('an act waits for its time, and can be withdrawn until then', { tag: '@matrix' }, async ({ desk, place }) => {
  const page = await desk.open('ops');
  await settle(page, place.operators, 'VN');
  const drawer = await openDrawer(page, 'Việt Nam');
  await drawer.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Lùi lại' }).click();
  const question = page.getByRole('dialog', { name: `Lùi ${remote} ở Việt Nam` });
  await question.getByText('Hẹn giờ làm').click();
  await question.getByLabel('Lý do').fill('Đêm mới lùi');
  await question.getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(question).toContainText('Hãy chọn ngày và giờ.');
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000 + 7 * 3_600_000).toISOString();
  await question.getByLabel('Thời điểm').fill(inTwoDays.slice(0, 10));
  await question.getByRole('textbox', { name: 'Giờ', exact: true }).fill(inTwoDays.slice(11, 16));
  await question.getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(question).toBeHidden();
  const waiting = drawer.getByRole('region', { name: 'Việc đang chờ' });
  await expect(waiting).toContainText('Đã hẹn giờ');
  await waiting.getByRole('button', { name: 'Rút lại' }).click();
  const decision = page.getByRole('dialog', { name: 'Rút lại việc đang chờ' });
  await decision.getByLabel('Lý do').fill('Không cần nữa');
  await decision.getByRole('button', { name: 'Rút lại' }).click();
  await expect(decision).toBeHidden();
  await expect(waiting).toBeHidden();
});

/** The words of the option that a version stands under. */
async function optionOf(question: Locator, version: string): Promise<string> {
  const words = await question.getByRole('option').filter({ hasText: version }).textContent();
  return (words ?? '').trim();
}
