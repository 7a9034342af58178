import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

const path = '/#/markets';

test('a market’s limits fall at once and rise by two, and both consoles show it', async ({ seats }) => {
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  const market = first.getByRole('region', { name: 'Quốc tế' });
  const limit = market.getByRole('definition').filter({ hasText: /^(50|40|60)\.000\.000/ });
  await expect(limit.last()).toHaveText(/^50\.000\.000/);
  const change = async (typed: string) => {
    await market.getByRole('button', { name: 'Đổi hạn mức ở Quốc tế' }).click();
    const question = first.getByRole('dialog', { name: 'Đổi hạn mức ở Quốc tế' });
    await question.getByLabel('Mỗi lần thưởng').fill(typed);
    await question.getByLabel('Lý do').fill('Theo mùa giải');
    return question;
  };

  const lower = await change('40.000.000');
  await expect(lower).toContainText('Có hiệu lực ngay.');
  await expectAccessible(first);
  await lower.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(lower).toBeHidden();
  await expect(limit.last()).toHaveText(/^40\.000\.000/);

  const higher = await change('60.000.000');
  await higher.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(higher).toBeHidden();
  await expect(limit.last()).toHaveText(/^40\.000\.000/);
  await expect(market).toContainText(/Mỗi lần thưởng, nhiều nhất: 40\.000\.000.* → 60\.000\.000/);
  await expectNoOverflow(first);
  await expectAccessible(first);
  await approve(second, 'Quốc tế');
  await expect(limit.last()).toHaveText(/^60\.000\.000/);
  await expect(market.getByRole('button', { name: 'Đổi hạn mức ở Quốc tế' })).toBeVisible();
});

for (const [width, language] of [
  [widths.tablet, 'en'],
  [widths.phone, 'vi'],
] as const) {
  test(`limits are accessible and fit, ${width} wide, in ${language}`, { tag: '@matrix' }, async ({ seats }) => {
    const page = await seats.console({ width, language, path });
    await page
      .getByRole('button', { name: /^(Đổi hạn mức ở Việt Nam|Change the limits in Vietnam)$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
