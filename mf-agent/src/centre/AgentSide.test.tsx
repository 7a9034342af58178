import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { goTo, type MountedModule, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { mountModule } from '../testing/page.ts';
import { AgentSide } from './AgentSide.tsx';

const platform = standInPlatform();
let page: MountedModule | undefined;

beforeEach(async () => {
  platform.forgetAll();
  resetSession();
  await goTo('/agentHome');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const Side = () => <AgentSide current="overview" onNear={() => undefined} />;
const entries = () => [...(page?.element.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);

test.each([
  [1, 'Tổng đại lý', ['Thông báo', 'Tổng quan đội', 'Mở tài khoản', 'Quản lý đội']],
  [2, 'Đại lý', ['Thông báo', 'Tổng quan đội', 'Mở tài khoản', 'Quản lý đội']],
  [41, 'Nhân viên đại lý', ['Thông báo', 'Tổng quan đội', 'Quản lý đội']],
  [42, 'Nhân viên đại lý', ['Thông báo', 'Tổng quan đội', 'Quản lý đội']],
] as const)('section 2: customer type %s sees its entries, in their order', async (customerType, role, expected) => {
  signIn({ customerType, account: 'daily01' });
  page = await mountModule(Side, '/agentHome');
  expect(entries()).toEqual(expected);
  expect(page.element.textContent).toContain(role);
});
