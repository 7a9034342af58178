import type { Locator, Page } from '@playwright/test';
import type { Operation } from '@unisite/shared/contract/operation';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { passHumanCheck } from '../../fixtures/humanCheck.ts';
import { goTheWay, type WayOfUse } from '../../fixtures/languages.ts';
import { CONNECTION_ERROR, connectionLostTexts, dropRequests, dropResponses } from '../../fixtures/networkFaults.ts';
import { untilNextTry } from '../../fixtures/newcomer.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

/** Tests of forms on a failing network, in one language and width; `text`: what a form then shows. */
export function onFailingNetwork(way: WayOfUse, tests: (text: string) => void): void {
  test.describe(`a network that fails, in ${way.language}, ${way.width} wide`, () => {
    test.beforeEach(async ({ page, site }) => {
      test.setTimeout(120_000); // performs each step of a form twice
      site.expectComplaints(CONNECTION_ERROR);
      await goTheWay(page, site, way);
    });
    tests(connectionLostTexts[way.language]);
  });
}

/** Requests a code, passes the human check, and sees the message about the lost connection. */
export async function askInVain(page: Page, form: Locator, operation: Operation, text: string): Promise<void> {
  await dropRequests(page, operation, async () => {
    await form.getByRole('button', { name: words.sendCode }).click();
    await passHumanCheck(page);
    await seeNobodyReached(page, text);
  });
}

/**
 * Repeats a code request that did not reach the platform: this response is lost, and the next one says that the code is
 * on its way. The human check is not repeated.
 */
export async function sendLostCode(page: Page, form: Locator, operation: Operation, text: string): Promise<void> {
  const send = form.getByRole('button', { name: words.sendCode });
  await untilNextTry(page);
  await dropResponses(page, operation, async () => {
    await send.click();
    await seeNobodyReached(page, text);
  });
  await untilNextTry(page);
  await send.click();
  await expect(form.getByRole('button', { name: words.sendAgainIn })).toBeDisabled();
}

async function seeNobodyReached(page: Page, text: string): Promise<void> {
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText(text);
  await expectAccessible(page);
  await message.getByRole('button', { name: words.ok }).click();
}
