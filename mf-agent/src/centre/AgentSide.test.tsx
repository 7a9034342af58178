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

const all = [
  'Thông báo',
  'Tổng quan đội',
  'Mở tài khoản',
  'Quản lý đội',
  'Cược của đội',
  'Lãi lỗ thành viên',
  'Thu nhập của tôi',
  'Chi tiết giao dịch',
];

test.each([
  [1, 'Tổng đại lý', all],
  [2, 'Đại lý', all],
  [41, 'Nhân viên đại lý', all.filter((entry) => entry !== 'Mở tài khoản')],
  [42, 'Nhân viên đại lý', all.filter((entry) => entry !== 'Mở tài khoản')],
] as const)('section 2: customer type %s sees its entries, in their order', async (customerType, role, expected) => {
  signIn({ customerType, account: 'daily01' });
  page = await mountModule(Side, '/agentHome');
  expect(entries()).toEqual(expected);
  expect(page.element.textContent).toContain(role);
});
