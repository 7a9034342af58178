import { expect, type Locator, type Page } from '@playwright/test';
import { decideAct, matrix, operatorAct, pendingActs, remoteDetail } from '@unisite/shared/contract/operators';
import type { Act } from '@unisite/shared/contract/rollout';
import { operatorCaller } from '../fixtures/operatorCall.ts';
import { remote, versions } from './versions.ts';

/**
 * Resets the remote in a market without four eyes: enabled, the newest version for everyone, no canary, nothing
 * pending.
 */
export async function settle(page: Page, address: string, market: string): Promise<void> {
  const call = operatorCaller(page.context().request, address);
  for (const { id, ...waiting } of (await call(pendingActs, {})).acts) {
    if (waiting.remote !== remote || waiting.market !== market) continue;
    await call(decideAct, { id, decision: 'withdraw', why: 'Chuẩn bị' });
  }
  const { cells } = await call(matrix, {});
  const now = cells.find((cell) => cell.remote === remote && cell.market === market);
  const published = (await call(remoteDetail, { name: remote })).versions;
  const newest = published.find(({ version }) => version === versions.at(-1))?.digest ?? '';
  const act = (wanted: Act) => call(operatorAct, { market, remote, act: wanted, why: 'Chuẩn bị' });
  if (now?.enabled === false) await act({ kind: 'enable' });
  if (now?.digest !== newest || now.canary) await act({ kind: 'promote', digest: newest });
}

/** The remote's cell for a market, by its Vietnamese name. */
export const cellOf = (page: Page, market: 'Việt Nam' | 'Quốc tế'): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByText(`${remote} ở ${market}:`) });

/** Opens the remote's drawer for a market. */
export async function openDrawer(page: Page, market: 'Việt Nam' | 'Quốc tế'): Promise<Locator> {
  await cellOf(page, market).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: `${remote} ở ${market}`, exact: true });
  await expect(drawer.getByRole('group', { name: 'Thao tác' })).toBeVisible();
  return drawer;
}
