import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { type AtConsole, atConsole } from '../../testing/atConsole.tsx';
import { MemberName } from './MemberName.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const open = async (...roles: OperatorRole[]) => {
  site = await atConsole('tien', roles, () => (
    <MemberName member={{ account: 'lan', nickname: 'Lan Anh' }} market="VN" />
  ));
};
const link = () => document.querySelector<HTMLAnchorElement>('a.link');

test('leads to the member’s page where the operator may see it', async () => {
  await open('support');
  expect([link()?.textContent, link()?.getAttribute('href')]).toEqual(['lan', '#/members/lan']);
  expect(site.text()).toContain('lan (Lan Anh), ');
});

test('leads nowhere for an operator who may not', async () => {
  await open('cash');
  expect(site.text()).toContain('lan (Lan Anh), ');
  expect(link()).toBeNull();
});
