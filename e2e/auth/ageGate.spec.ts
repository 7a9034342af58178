import type { Page } from '@playwright/test';
import { chooseBirthDate } from '../fixtures/ageGate.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { expectSignedIn } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** A device that has not passed the gate. */
const onFreshDevice = (page: Page) => page.context().clearCookies({ name: /-age$/ });

test('a guest passes the age gate before free play: too young, a slip, once more, and in, on the phone, in English', async ({
  page,
  site,
}) => {
  await goTheWay(page, site, onAPhone);
  await onFreshDevice(page);
  await page.goto('/login');
  await page.getByRole('button', { name: words.freeTrial }).click();
  const gate = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  const send = gate.getByRole('button', { name: 'I am 18 or older, let me in' });
  await expect(gate.getByRole('group', { name: 'Date of birth' })).toBeVisible();
  await expectNoOverflow(page);
  await site.expectAccessible(page);
  await send.click();
  await expect(gate.locator('select').first()).toBeFocused();
  await expect(gate.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms to go on.');
  await site.expectAccessible(page);

  const year = new Date().getFullYear() - 10;
  await chooseBirthDate(gate, `${year}-03-04`);
  await gate.getByRole('checkbox').check();
  await send.click();
  const refused = page.getByRole('dialog', { name: 'You cannot come in yet' });
  await expect(refused).toContainText(`you turn 18 on 04/03/${year + 18}`);
  await expectNoOverflow(page);
  await site.expectAccessible(page);
  await refused.getByRole('button', { name: 'Enter the date again' }).click();
  await chooseBirthDate(gate, '1994-11-23');
  await gate.getByRole('checkbox').check();
  await send.click();
  await expectSignedIn(page);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain('1994');
});

test('a game that was asked for opens once the gate is passed; a device that was refused twice stays so', {
  tag: '@matrix',
}, async ({ page, site }) => {
  site.expectComplaints(/403 \(Forbidden\)/);
  await goTheWay(page, site, atADesk);
  await onFreshDevice(page);
  const gate = page.getByRole('dialog', { name: 'Bạn đã đủ 18 tuổi?' });
  const refused = page.getByRole('dialog', { name: 'Bạn chưa vào được' });
  const enter = async (birthDate: string) => {
    await chooseBirthDate(gate, birthDate);
    await gate.getByRole('checkbox').check();
    await gate.getByRole('button', { name: 'Tôi đủ 18 tuổi, vào trang' }).click();
  };

  await test.step('of age: the game opens, and again without the gate', async () => {
    await page.goto('/demo?id=smoothie-blast');
    await enter('1994-11-23');
    await expect(page.locator('iframe')).toHaveAttribute('src', /demo=1/);
    await page.reload();
    await expect(page.locator('iframe')).toHaveAttribute('src', /demo=1/);
  });

  await test.step('too young twice: wherever the device asks', async () => {
    await onFreshDevice(page);
    await page.goto('/register');
    const year = new Date().getFullYear();
    for (const birthDate of [`${year - 9}-01-31`, `${year - 8}-01-31`]) {
      await enter(birthDate);
      await expect(refused).toContainText('31/01/');
      const again = refused.getByRole('button', { name: 'Nhập lại ngày sinh' });
      if (await again.isVisible()) await again.click();
    }
    await site.expectAccessible(page);
    await refused.getByRole('button', { name: 'Đã hiểu' }).click();
    await page.goto('/demo?id=smoothie-blast');
    await expect(refused).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Nhập lại ngày sinh' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Bạn chưa đủ tuổi để chơi' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('the terms that the gate leads to have their parts and versions', async () => {
    await site.speak('en');
    await page.goto('/terms#part-2');
    await expect(page.getByRole('heading', { level: 2, name: 'Rules of play' })).toBeInViewport();
    const versions = page.getByRole('navigation', { name: 'Versions' });
    await expect(versions.getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});
