import { afterEach, expect, test } from '@jest/globals';
import { operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import { type AtConsole, atConsole } from '../../testing/atConsole.tsx';
import { SignInForm } from './SignInForm.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const open = async () => {
  site = await atConsole('hoa', [], () => <SignInForm account="hoa" />);
};
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '');

test('when passwords must wait, the code is sent with the password and prefills the second step', async () => {
  await open();
  expect(labels().some((label) => label.startsWith('Mã xác thực'))).toBe(false);
  site.refuses(operatorSignIn, {}, 'TOO_MANY_REQUESTS');
  await site.type('Mật khẩu', 'a long enough password');
  await site.press('Tiếp tục');
  expect(site.text()).toContain('Có người khác đang thử tài khoản này.');

  site.answers(operatorSignIn, {}, { step: 'code' });
  await site.type('Mật khẩu', 'a long enough password');
  await site.type('Mã xác thực', '123 456');
  await site.press('Tiếp tục');
  expect(site.done.at(-1)?.body).toEqual({ account: 'hoa', password: 'a long enough password', code: '123456' });
  expect(site.field('Mã xác thực').value).toBe('123456');
});

test('where codes have to wait, two in a row are taken', async () => {
  await open();
  site.answers(operatorSignIn, {}, { step: 'code' });
  await site.type('Mật khẩu', 'a long enough password');
  await site.press('Tiếp tục');
  site.refuses(operatorVerify, {}, 'TOO_MANY_REQUESTS');
  await site.type('Mã xác thực', '123456');
  await site.press('Vào trang điều hành');
  expect(site.text()).toContain('rồi nhập tiếp mã kế tiếp');
  await site.type('Mã xác thực', '123456 654321');
  await site.press('Vào trang điều hành');
  expect(site.done.at(-1)?.body).toEqual({ code: '123456654321' });
});
