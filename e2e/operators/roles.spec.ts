import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { widths } from '../fixtures/people.ts';
import { remote } from './versions.ts';
import { test } from './wholeSite.ts';

test('who keeps the till sees withdrawals, and of releases what there is to see', { tag: '@matrix' }, async ({
  seats,
}) => {
  const path = `/#/matrix/${remote}/VN/state`;
  const page = await seats.console({ account: 'till', width: widths.phone, language: 'en', path });
  await expect(page.getByRole('dialog').getByText('Your account may look at releases, not change them.')).toBeVisible();

  await page.goto('/#/teams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register a new team' })).toHaveCount(0);

  const pages = page.getByRole('navigation', { name: 'Operations pages' }).filter({ visible: true });
  await expect(pages.getByRole('link', { name: 'Vendors' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();

  await page.goto('/#/vendors');
  await expect(page.getByText('You need another role for this page.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(
    page.getByText(
      'What you may do besides looking: members, content, feedback, withdrawals, promotions, agents, reports.',
    ),
  ).toBeVisible();
});
