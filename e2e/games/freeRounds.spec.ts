import type { FrameLocator } from '@playwright/test';
import { goTo } from '../fixtures/goTo.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ reducedMotion: 'reduce' });

/** Plays one free round, and waits for the game's result. */
async function spin(frame: FrameLocator, left: number): Promise<void> {
  await frame.getByRole('button', { name: /^Quay miễn phí, mức cược/ }).click();
  const said = frame.getByRole('status').filter({ hasText: new RegExp(`^Vòng miễn phí .*Còn ${left} vòng\\.`) });
  await expect(said).toBeAttached({ timeout: 60_000 });
}

test('a member claims free rounds, plays some of them for nothing, and sees how many are left', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.arriveAs(page, 'player');
  await page.goto('/promoDetail?id=golden-hour');
  const claim = page.getByRole('button', { name: /^Nhận thưởng Lì xì giờ vàng/ });
  await claim.first().click();
  await expect(claim).toHaveCount(0);

  await goTo(page, '/member?page=bonusDetails');
  const panel = page.getByRole('region', { name: 'Vòng miễn phí' });
  await expect(panel.getByText('Đã chơi 0 / 10 vòng')).toBeVisible();
  await site.expectAccessible(page);
  for (const width of [widths.tablet, widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await panel.getByRole('link', { name: 'Vào chơi' }).click();

  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Miễn phí, còn 10')).toBeVisible({ timeout: 60_000 });
  await expect(frame.getByRole('button', { name: 'Tăng mức cược' })).toBeDisabled();
  await spin(frame, 9);
  await spin(frame, 8);
  await goTo(page, '/member?page=bonusDetails');
  await expect(panel.getByText('Đã chơi 2 / 10 vòng')).toBeVisible();
});
