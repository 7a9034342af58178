import { afterEach, expect, test } from '@jest/globals';
import { operatorSession, operatorSignIn, operatorVerify, pendingActs } from '@unisite/shared/contract/operators';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../testing/atConsole.tsx';
import { SessionGate } from './SessionGate.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const endingIn = (milliseconds: number) => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const idleUntil = new Date(Date.now() + milliseconds).toISOString();
  const zoneName = { vi: 'giờ Việt Nam', en: 'Vietnam time' };
  return { account: 'hoa', name: 'Hoa', roles: [], idleUntil, until, timeZone: 'Asia/Ho_Chi_Minh', zoneName };
};
/** The operator is back at the tab, which asks how the session stands. */
const comeBack = async (milliseconds: number) => {
  site.answers(operatorSession, {}, { operator: endingIn(milliseconds) });
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await act(() => new Promise((passed) => setTimeout(passed)));
};
const warning = () => document.querySelector('[role="alertdialog"]');

test('the end of a session is told a minute before; what was typed outlives it', async () => {
  site = await atConsole('hoa', [], ({ answers }) => {
    answers(operatorSession, {}, { operator: endingIn(600_000) });
    answers(pendingActs, {}, { acts: [], rules: [] });
    return (
      <SessionGate>
        <input aria-label="Lý do" />
      </SessionGate>
    );
  });
  await site.type('Lý do', 'Đang viết dở');
  expect(warning()).toBeNull();
  await comeBack(50_000);
  expect(warning()?.textContent).toContain('Phiên sắp kết thúc');
  site.answers(operatorSession, {}, { operator: endingIn(600_000) });
  await site.press('Ở lại');
  expect(warning()).toBeNull();

  await comeBack(-1);
  expect(site.text()).toContain('Phiên đã kết thúc vì một thời gian không có thao tác nào.');
  expect(site.field('Tài khoản').value).toBe('hoa');
  site.answers(operatorSignIn, {}, { step: 'code' });
  await site.type('Mật khẩu', 'a long enough password');
  await site.press('Tiếp tục');
  site.answers(operatorVerify, {}, endingIn(600_000));
  await site.type('Mã xác thực', '123456');
  await site.press('Vào trang điều hành');
  expect(site.text()).not.toContain('Phiên đã kết thúc');
  expect(site.field('Lý do').value).toBe('Đang viết dở');
});
