import type { Page } from '@playwright/test';
import { setPlayLimit } from '@unisite/shared/contract/protection';
import { goTo } from '../fixtures/goTo.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { callPlatform } from '../fixtures/platformCall.ts';
import { expect, test } from '../fixtures/site.ts';

const words = {
  vi: {
    menu: /^Nhiệm vụ ?, 1 phần thưởng chờ nhận$/,
    mission: 'Đặt hạn mức cho mình',
    claim: 'Nhận thưởng: Đặt hạn mức cho mình',
    claimed: 'Đã nhận',
    wheel: 'Vòng quay may mắn',
    tickets: '3 lượt',
    fewer: /^[23] lượt$/,
    spin: 'Quay một lượt',
    verify: 'Kiểm chứng',
    proof: 'Kiểm chứng lượt 1',
    recompute: 'Tính lại trong trình duyệt',
    same: /^Khớp:/,
    board: 'Bảng tuần',
    again: 'Kiểm chứng lượt 1',
  },
  en: {
    menu: /^Missions ?, 1 reward to claim$/,
    mission: 'Set a limit for yourself',
    claim: 'Claim: Set a limit for yourself',
    claimed: 'Claimed',
    wheel: 'Wheel of fortune',
    tickets: '3 spins',
    fewer: /^[23] spins$/,
    spin: 'Spin once',
    verify: 'Verify',
    proof: 'Verify spin 1',
    recompute: 'Compute it in this browser',
    same: /^It matches:/,
    board: 'This week',
    again: 'Verify spin 1',
  },
} as const;

/** Registers a member and sets a limit. */
async function arriveWithLimit(page: Page): Promise<void> {
  const token = await registerByCall(page.request, newcomer());
  await callPlatform(page.request, setPlayLimit, { kind: 'stake', period: 'day', value: 1_000_000 }, token);
}

for (const [width, language] of [
  [widths.desktop, 'vi'],
  [widths.phone, 'en'],
] as const)
  test(`a member claims a mission, spins the wheel and verifies the result, ${width} wide, in ${language}`, {
    tag: '@matrix',
  }, async ({ page, site }) => {
    const said = words[language];
    await page.setViewportSize(windowOf(width));
    await arriveWithLimit(page);
    await site.speak(language);
    await goTo(page, '/member?page=missionLeaderboard');
    await expect(page.getByRole('link', { name: said.menu })).toBeVisible();
    const mission = page.getByRole('listitem').filter({ hasText: said.mission });
    await expect(page.getByRole('region', { name: said.board })).toBeVisible();
    await expectNoOverflow(page);
    await site.expectAccessible(page);
    await mission.getByRole('button', { name: said.claim }).click();
    await expect(mission.getByText(said.claimed, { exact: true })).toBeVisible();

    await goTo(page, '/member?page=raffle');
    const wheel = page.getByRole('region', { name: said.wheel });
    await expect(wheel.getByText(said.tickets)).toBeVisible();
    await expectNoOverflow(page);
    await site.expectAccessible(page);
    const hash = (await wheel.locator('code').textContent()) ?? '';
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await wheel.getByRole('button', { name: said.spin }).click();
    const result = page.getByRole('dialog');
    await expect(result).toBeVisible();
    await site.expectAccessible(page);
    await result.getByRole('button', { name: said.verify }).click();
    const proof = page.getByRole('dialog', { name: said.proof });
    await expect(proof.locator('code').first()).toHaveText(hash);
    await proof.getByRole('button', { name: said.recompute }).click();
    await expect(proof.getByText(said.same)).toBeVisible();
    await site.expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(wheel.getByText(said.fewer)).toBeVisible();
    await expect(wheel.locator('code')).not.toHaveText(hash);
    await expect(page.getByRole('button', { name: said.again })).toBeVisible();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel turns before the result is said', { tag: '@matrix' }, async ({ page }) => {
    await arriveWithLimit(page);
    await goTo(page, '/member?page=missionLeaderboard');
    await page.getByRole('button', { name: words.vi.claim }).click();
    await expect(page.getByText(words.vi.claimed, { exact: true })).toBeVisible();
    await goTo(page, '/member?page=raffle');
    await page.getByRole('button', { name: words.vi.spin }).click();
    const turning = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().duration === 3_200)
          .map(({ playState }) => playState),
      );
    await expect.poll(turning).toEqual(['running']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await turning()).toEqual([]);
  });
});
