import type { Page } from '@playwright/test';
import { passAgeGate } from '../fixtures/ageGate.ts';
import { ask } from '../fixtures/ask.ts';
import { goTo } from '../fixtures/goTo.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { expectSignedIn, fillRegistration, newcomer, submitRegistration } from '../fixtures/newcomer.ts';
import { people, type Who, widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

async function enter(page: Page, who: Who, submit: string): Promise<void> {
  await page.getByLabel(words.username).fill(people[who].account);
  await page.getByRole('textbox', { name: words.password }).fill(people[who].password);
  await page.getByRole('button', { name: submit }).click();
  await passHumanCheck(page);
}

test('the agent centre is behind a login of its own, without the header [2.route.agent] [2.route.agentHome] [2.login.agentRoute]', {
  tag: '@matrix',
}, async ({ page }) => {
  await goTo(page, '/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Đại lý đăng nhập' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vào trung tâm đại lý' }).click();
  await expect(page.getByLabel(words.username)).toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập.');
  await expect(page.getByLabel(words.username)).toBeFocused();
});

test('a player is refused there, in English [4.agent.mode] [6.agent.login] [8.agent]', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  site.expectComplaints(/403 \(Forbidden\)/);
  await site.speak('en');
  await page.goto('/agent');
  await enter(page, 'player', 'Enter the agent centre');
  await expect(page.getByRole('alert')).toContainText('Not an agent: you cannot sign in here');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByLabel(words.username)).toHaveValue(people.player.account);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

interface Overview {
  members: { team: number };
  teamBalance: number;
}

test('an agent gets in and sees the team [2.menu.items] [4.after.agentHome] [4.logout.agent] [6.menu.hidden]', async ({
  page,
}) => {
  await page.goto('/agent');
  await enter(page, 'agent', 'Vào trung tâm đại lý');
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan đội' })).toBeVisible();
  await expect(page).toHaveTitle('Tổng quan đội · Unisite');
  await expect(page.getByRole('banner')).toBeVisible();
  const { members, teamBalance } = await ask<Overview>(page, '/wps/agent/overview');
  await expect(page.getByText(`${members.team} thành viên`).first()).toBeVisible();
  const figures = page.getByRole('definition');
  // eight figures, each with a note
  await expect(figures).toHaveCount(16);
  await expect(figures.first()).toHaveText(Math.round(teamBalance).toLocaleString('vi-VN'));
  for (const chart of [/^Tiền cược và trả thưởng từng ngày/, /^Thành viên mới từng ngày/]) {
    await expect(page.getByRole('table', { name: chart }).getByRole('row')).toHaveCount(30);
  }
  const turnover = figures.nth(6);
  const ofMonth = (await turnover.textContent()) ?? '';
  await page.getByRole('button', { name: 'Hôm nay' }).click();
  await expect(page).toHaveURL(/period=today/);
  await expect(turnover).not.toHaveText(ofMonth);

  // in the tree, a name opens its level, and Back returns to the one above
  await page.getByRole('link', { name: 'Quản lý đội' }).click();
  const way = page.getByRole('navigation', { name: 'Đường trong cây' });
  await expect(way).toHaveText('daily01');
  await page.getByRole('row').nth(2).getByRole('link').click();
  await expect(way.getByRole('link', { name: 'daily01' })).toBeVisible();
  await page.goBack();
  await expect(way).toHaveText('daily01');

  // the member's menus are hidden on the agents' pages
  await page.getByRole('button', { name: words.accountMenu }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sao kê tài khoản' })).toHaveCount(0);
  await page.getByRole('button', { name: words.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.signOut }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await goTo(page, '/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});

test('a player has no agent centre [6.agent.centre]', { tag: '@matrix' }, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await goTo(page, '/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});

test('in a window too narrow for the menu, the entry of the page stands in sight', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 390 });
  await site.comeAs(page, 'agent');
  await goTo(page, '/agentHome');
  const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
  await expect(menu.getByRole('link', { name: 'Đại lý' })).toBeInViewport({ ratio: 0.98 }); // letters end between pixels
});

test('whoever registers by a link of an agent, made on a phone, stands in the team at its rate, and accepts a contract in English', {
  tag: '@matrix',
}, async ({ page, site, browser }) => {
  await page.setViewportSize(windowOf(widths.phone));
  await site.comeAs(page, 'agent');
  await goTo(page, '/agentHome?page=registerCenter');
  await page.getByRole('button', { name: 'Tạo link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tạo link đăng ký' });
  await dialog.getByRole('radio', { name: /^Đại lý/ }).check();
  const series = dialog.getByRole('spinbutton', { name: 'Bộ thưởng' });
  await series.fill('1950');
  await series.press('Tab');
  await expect(series).toHaveValue('1950');
  await dialog.getByLabel('Số lượt').fill('1');
  await site.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tạo link' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('region', { name: 'Link đăng ký' });
  await expect(card).toContainText('0 / 1');
  const { rows } = await ask<{ rows: { code: string; url: string }[] }>(page, '/wps/agent/links');
  const [link] = rows;
  if (!link) throw new Error('there is no link');
  await expect(card.getByRole('img', { name: `Mã QR của link ${link.code}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Tải PNG' }).click();
  expect((await download).suggestedFilename()).toBe(`unisite-${link.code}.png`);

  const device = await browser.newContext({ baseURL: site.address });
  const visitor = await device.newPage();
  await passAgeGate(device.request);
  const someone = newcomer();
  await visitor.goto(link.url);
  const form = visitor.getByRole('dialog', { name: words.register });
  await fillRegistration(form, someone);
  await submitRegistration(form);
  await expectSignedIn(visitor);

  // the link is used up: another visitor is told so, and can still register
  const late = await browser.newContext({ baseURL: site.address });
  await passAgeGate(late.request);
  const latecomer = await late.newPage();
  await latecomer.goto(link.url);
  await expect(latecomer.getByText('Link đăng ký này đã hết hạn')).toBeVisible();
  await late.close();

  await page.reload();
  await expect(card).toContainText('Hết lượt');
  await expect(page.getByRole('row', { name: someone.account })).toContainText(link.code);
  await goTo(page, `/agentHome?page=teamManagement&q=${someone.account}`);
  const row = page.getByRole('row', { name: someone.account });
  await expect(row).toContainText('1950');
  await row.getByRole('button', { name: `Việc khác với ${someone.account}` }).click();
  await page.getByRole('button', { name: 'Sửa bộ thưởng' }).click();
  const rate = page.getByRole('dialog', { name: `Sửa bộ thưởng của ${someone.account}` });
  await rate.getByRole('button', { name: 'Bộ thưởng: giảm 2' }).click();
  await rate.getByRole('button', { name: /^Đặt bộ thưởng 1948/ }).click();
  await expect(rate).toBeHidden();
  await expect(row).toContainText('Từ mai: 1948');

  site.expectComplaints(/409 \(Conflict\)/); // from the offer above the agent's own contract
  // wages of 7 VND, out of the 10 that the agent is paid
  await goTo(page, '/agentHome?page=dailyWages');
  await page.getByRole('button', { name: 'Đề nghị hợp đồng' }).click();
  const offer = page.getByRole('dialog', { name: 'Đề nghị hợp đồng' });
  await offer.getByLabel('Tuyến dưới').fill(someone.account);
  await offer.getByLabel('Mức cơ bản').fill('11');
  await offer.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(offer.getByRole('alert')).toContainText('cao hơn');
  await offer.getByLabel('Mức cơ bản').fill('7');
  await offer.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(offer).toBeHidden();

  // the recipient of the offer reads it in English
  await device.addCookies([{ name: 'lang', value: 'en', url: site.address }]);
  await visitor.goto('/agentHome?page=dailyWages');
  const mine = visitor.getByRole('region', { name: 'My contract' });
  await expect(mine).toContainText('7.00 VND / 10,000 VND');
  await mine.getByRole('button', { name: 'Accept' }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(mine).toContainText('Accepted');
  await device.close();
  await page.reload();
  await expect(page.getByRole('row', { name: someone.account })).toContainText('Đã nhận');
});
