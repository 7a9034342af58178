import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeRegistrationLink, registrationLinks, registrationsByLink } from '@unisite/shared/contract/agentLinks';
import { agentTeam, openDownline } from '@unisite/shared/contract/agentTeam';
import { goTo, type MountedModule, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { button, eventually, figuresOf, mountModule, press, pressKey, rowOf, type } from '../testing/page.ts';
import RegisterPage from './RegisterPage.tsx';

const platform = standInPlatform();
let page: MountedModule | undefined;
const link = (code: string, more: object = {}) => ({
  code,
  url: `http://localhost/register?referralCode=${code}`,
  kind: 'player' as const,
  state: 'open' as const,
  rate: { series: 1950 },
  expiresAt: null,
  uses: null,
  used: 0,
  deposited: 0,
  madeAt: '2026-11-20T03:00:00.000Z',
  ...more,
});

beforeEach(async () => {
  platform.forgetAll();
  resetSession();
  signIn({ customerType: 1, account: 'daily01' });
  platform.answer(agentTeam, () => ({
    from: '2026-10-22',
    to: '2026-11-20',
    page: 1,
    pageSize: 1,
    total: 0,
    rows: [],
    way: [],
    own: rowOf('daily01', { rate: { series: 1960 } }),
    branch: figuresOf(),
  }));
  platform.answer(registrationLinks, () => ({ rows: [link('usedupaa', { state: 'usedUp', uses: 3, used: 3 })] }));
  platform.answer(registrationsByLink, () => ({ page: 1, pageSize: 10, total: 0, rows: [] }));
  await goTo('/agentHome?page=registerCenter');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const open = async () => {
  page = await mountModule(RegisterPage, '/agentHome');
  await eventually(() => button('Mở tài khoản đại lý'));
};
const text = () => page?.element.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

test('an account is opened with the password that the browser made, which is handed over once', async () => {
  platform.answer(openDownline, ({ account }) => ({ account }));
  await open();
  const password = field('password')?.value ?? '';
  expect(password).toHaveLength(12);
  await type('account', 'longbien05');
  await press('Mở tài khoản đại lý');
  await eventually(() => expect(text()).toContain('Đã mở tài khoản'));
  expect(platform.callsOf(openDownline)[0]?.request).toEqual({
    account: 'longbien05',
    password,
    kind: 'agent',
    rate: { series: 1950 },
  });
  expect(text()).toContain(password);
  await press('Mở tài khoản khác');
  expect(text()).not.toContain(password);
  expect(field('password')?.value).not.toBe(password);
});

test('a name that is taken is said under it, and nothing typed is lost', async () => {
  platform.refuse(openDownline, 'ACCOUNT_TAKEN', 409);
  await open();
  const password = field('password')?.value;
  await type('account', 'longbien05');
  await type('note', 'anh Dũng');
  await press('Mở tài khoản đại lý');
  await eventually(() => expect(field('account')?.getAttribute('aria-invalid')).toBe('true'));
  expect([field('account')?.value, field('password')?.value, field('note')?.value]).toEqual([
    'longbien05',
    password,
    'anh Dũng',
  ]);
});

test('a rate is never above the agent’s own, whatever is typed', async () => {
  await open();
  await type('series', '9.999');
  await eventually(() => expect(field('series')?.value).toBe('9.999'));
  await pressKey('Enter', field('series'));
  await eventually(() => expect(field('series')?.value).toBe('1960'));
});

test('a used-up link is made again, as it was', async () => {
  platform.answer(makeRegistrationLink, () => link('newaaaaa', { uses: 3 }));
  await open();
  await eventually(() => expect(text()).toContain('Hết lượt'));
  await press('Tạo lại link usedupaa');
  await press('Tạo link');
  await eventually(() => expect(platform.callsOf(makeRegistrationLink)).toHaveLength(1));
  expect(platform.callsOf(makeRegistrationLink)[0]?.request).toEqual({
    kind: 'player',
    rate: { series: 1950 },
    uses: 3,
  });
});

test('an agent’s staff is told that only the agent opens accounts', async () => {
  resetSession();
  signIn({ customerType: 42, account: 'thuky' });
  page = await mountModule(RegisterPage, '/agentHome');
  expect(text()).toContain('Chỉ chính đại lý mở được tài khoản và link');
  expect(field('account')).toBeNull();
});
