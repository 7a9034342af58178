import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { people, type Who } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

async function enter(page: Page, who: Who, submit: string): Promise<void> {
  await page.getByLabel(words.username).fill(people[who].account);
  await page.getByRole('textbox', { name: words.password }).fill(people[who].password);
  await page.getByRole('button', { name: submit }).click();
  await passHumanCheck(page);
}

test('the agent centre is behind a login of its own, without the header [2.route.agent] [2.route.agentHome] [2.login.agentRoute]', async ({
  page,
}) => {
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Đại lý đăng nhập' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vào trung tâm đại lý' }).click();
  await expect(page.getByLabel(words.username)).toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập.');
  await expect(page.getByLabel(words.username)).toBeFocused();
});

test('a player is refused there, in English [4.agent.mode] [6.agent.login] [8.agent]', async ({ page, site }) => {
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
  team: number;
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
  const { team, teamBalance } = await ask<Overview>(page, '/wps/agent/overview');
  await expect(page.getByText(`${team} thành viên`).first()).toBeVisible();
  const figures = page.getByRole('definition');
  // eight figures, a note under each
  await expect(figures).toHaveCount(16);
  await expect(figures.first()).toHaveText(`${Math.round(teamBalance).toLocaleString('vi-VN')} ₫`);
  const turnover = figures.nth(6);
  const ofMonth = (await turnover.textContent()) ?? '';
  await page.getByRole('tab', { name: 'Hôm nay' }).click();
  await expect(turnover).not.toHaveText(ofMonth);
  for (const chart of [/^Tiền cược và trả thưởng từng ngày/, /^Lãi lỗ của hội viên theo ngày/]) {
    await expect(page.getByRole('table', { name: chart }).getByRole('row')).toHaveCount(30);
  }
  // ten days, the head and the sum
  await expect(page.getByRole('table', { name: '10 ngày gần nhất' }).getByRole('row')).toHaveCount(12);

  // the member's menus are hidden on the agents' pages
  await page.getByRole('button', { name: words.accountMenu }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sao kê tài khoản' })).toHaveCount(0);
  await page.getByRole('button', { name: words.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.signOut }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});

test('a player has no agent centre [6.agent.centre]', async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});
