import type { Page } from '@playwright/test';
import * as z from '@unisite/shared/schema';
import { type OwnSite, startOwnSite } from '../fixtures/ownSite.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const project = 'demo-unisite';
const emulator = process.env.FIREBASE_EMULATOR ?? '';
const codes = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({
    FIREBASE_API_KEY: 'of-the-emulator',
    FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: project,
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_PHONE: '1',
    FIREBASE_EMULATOR: emulator,
  });
});
test.afterAll(() => site.stop());

test.beforeEach(({ site: { expectComplaints } }) => {
  expectComplaints(/501 \(Not Implemented\)/); // the emulator has no captcha settings
  expectComplaints(/403 \(Forbidden\)/); // new visitors are asked whether they are 18
});

/** The code that the emulator stores instead of sending it. */
async function codeSentTo(number: string): Promise<string> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${project}/verificationCodes`);
  const kept = z.safeParse(codes, await answer.json());
  const sent = kept.data?.verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number);
  if (!sent) throw new Error(`no code was sent to ${number}`);
  return sent.code;
}

async function askForCode(page: Page, mobile: string) {
  await page.goto(`${site.vietnam}/login`);
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByRole('tab').last().click();
  await dialog.getByRole('textbox', { name: words.mobile }).fill(mobile);
  await dialog.getByRole('button', { name: words.sendCode }).click();
  await expect(dialog.getByRole('button', { name: words.sendAgainIn })).toBeVisible();
  return dialog;
}

test('section 4: a newcomer signs in by a code that Firebase sent, says to be 18, and comes back without being asked', async ({
  page,
}) => {
  const mobile = `98${String(Date.now()).slice(-7)}`;
  const dialog = await askForCode(page, mobile);
  await dialog.getByRole('textbox', { name: words.code }).fill(await codeSentTo(`+84${mobile}`));
  await dialog.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('button', { name: words.adult }).click();
  await expect(page.getByRole('button', { name: words.accountMenu })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  const again = await askForCode(page, mobile);
  await again.getByRole('textbox', { name: words.code }).fill(await codeSentTo(`+84${mobile}`));
  await again.getByRole('button', { name: words.signIn }).click();
  await expect(page.getByRole('button', { name: words.accountMenu })).toBeVisible();
});

test('section 8: a wrong code is said, and the right one still works', async ({ page, site: { expectComplaints } }) => {
  expectComplaints(/400 \(Bad Request\)/); // the emulator's response to the wrong code
  const mobile = `97${String(Date.now()).slice(-7)}`;
  const dialog = await askForCode(page, mobile);
  const right = await codeSentTo(`+84${mobile}`);
  await dialog.getByRole('textbox', { name: words.code }).fill(right === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: words.signIn }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: words.code }).fill(right);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await expect(page.getByRole('button', { name: words.adult })).toBeVisible();
});
