import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  securityOverview,
} from '@unisite/shared/contract/memberSecurity';
import {
  button,
  errorOf,
  eventually,
  find,
  goTo,
  mountModule,
  press,
  resetSession,
  signIn,
  toasts,
  type,
} from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';
import { fullyProtected, securityResponses, unprotected } from '../../testing/security.ts';
import SecurityView from '../SecurityView.tsx';

const codes = ['aaaa-1111', 'bbbb-2222', 'cccc-3333'];
const uri = 'otpauth://totp/Unisite:minhanh?secret=JBSWY3DPEHPK3PXP&issuer=Unisite';
const copied: string[] = [];
let page: Awaited<ReturnType<typeof mountModule>>;

Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async (text: string) => void copied.push(text) },
});

beforeEach(async () => {
  forgetAll();
  resetSession();
  copied.length = 0;
  signIn();
  await goTo('/member?page=securityCenter&view=security');
});
afterEach(() => page.unmount());

const dialog = () => find(page.element, 'dialog');
const submit = () => press(find(dialog(), 'button[type="submit"]'));
const open = async (name: string) => {
  page = await mountModule(SecurityView, '/member');
  await press(await eventually(() => button(page.element, name)));
  await eventually(dialog);
};

test('it is turned on with the password, a scanned secret, a code, and recovery codes that are kept', async () => {
  securityResponses(unprotected);
  answer(beginTwoFactor, () => ({ secret: 'JBSWY3DPEHPK3PXP', uri }));
  answer(confirmTwoFactor, () => {
    answer(securityOverview, () => fullyProtected);
    return { recoveryCodes: codes };
  });
  await open('Bật ngay: Xác thực hai lớp');
  await submit();
  expect(errorOf(dialog(), 'password')).toBe('Vui lòng nhập mật khẩu đăng nhập');
  expect(document.activeElement).toBe(find(dialog(), '[name="password"]'));
  expect(callsOf(beginTwoFactor)).toHaveLength(0);

  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => find(dialog(), 'svg[role="img"]'));
  expect(callsOf(beginTwoFactor)[0]?.request).toEqual({ password: 'Demo-2026-play' });
  expect(find(dialog(), 'output').textContent).toBe('JBSW Y3DP EHPK 3PXP');
  expect(find(dialog(), 'svg[role="img"] title').textContent).toBe('Mã QR để thêm tài khoản vào ứng dụng xác thực');
  expect(document.activeElement).toBe(find(dialog(), '[name="code"]'));
  await press(button(dialog(), 'Sao chép khoá'));
  expect(copied).toEqual(['JBSWY3DPEHPK3PXP']);

  type(dialog(), 'code', '123 456');
  await submit();
  const list = await eventually(() => find(dialog(), 'ul'));
  expect(callsOf(confirmTwoFactor)[0]?.request).toEqual({ code: '123456' });
  expect([...list.children].map((item) => item.textContent)).toEqual(codes);
  expect(document.activeElement).toBe(list);
  expect(toasts()).toContain('Đã bật xác thực hai lớp');

  await press(button(dialog(), 'Sao chép'));
  expect(copied).toContain(codes.join('\n'));
  expect(dialog().querySelector('[aria-label="Đóng"]')).toBeNull();
  await press(button(dialog(), 'Hoàn tất'));
  expect(dialog().textContent).toContain('Hãy cất các mã rồi đánh dấu vào ô này');
  await press(find(dialog(), 'input[type="checkbox"]'));
  await press(button(dialog(), 'Hoàn tất'));
  expect(page.element.querySelector('dialog')).toBeNull();
  await eventually(() => expect(page.element.textContent).toContain('Còn 8 mã'));
});

test('the recovery codes can be downloaded, with whose they are and when they were made', async () => {
  securityResponses(fullyProtected);
  answer(renewRecoveryCodes, () => ({ recoveryCodes: codes }));
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open('Tạo mã mới: Mã khôi phục');
  type(dialog(), 'code', '123456');
  await submit();
  await eventually(() => find(dialog(), 'ul'));
  await press(button(dialog(), 'Tải về'));
  click.mockRestore();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(String(text).split('\r\n')).toEqual([
    'Mã khôi phục của tài khoản minhanh',
    expect.stringMatching(/^Tạo ngày \d\d\/\d\d\/\d{4}\. /),
    '',
    ...codes,
    '',
  ]);
});

test('the recovery codes are printed on a sheet of their own, not with the page', async () => {
  securityResponses(fullyProtected);
  answer(renewRecoveryCodes, () => ({ recoveryCodes: codes }));
  await open('Tạo mã mới: Mã khôi phục');
  type(dialog(), 'code', '123456');
  await submit();
  await eventually(() => find(dialog(), 'ul'));
  const printed: (string | null | undefined)[] = [];
  const append = jest.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      document.body.appendChild(node as Node);
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (view) view.print = () => void printed.push(view.document.body.textContent);
    }
  });
  await press(button(dialog(), 'In ra'));
  await eventually(() => expect(printed).toHaveLength(1));
  append.mockRestore();
  expect(printed[0]).toContain('Mã khôi phục của tài khoản minhanh');
  for (const code of codes) expect(printed[0]).toContain(code);
  document.querySelector('iframe')?.remove();
});

test('a wrong password and a wrong code are said under their fields, and nothing typed is lost', async () => {
  securityResponses(unprotected);
  refuse(beginTwoFactor, 'WRONG_PASSWORD', 403);
  await open('Bật ngay: Xác thực hai lớp');
  type(dialog(), 'password', 'wrong');
  await submit();
  await eventually(() => expect(errorOf(dialog(), 'password')).toBe('refused: WRONG_PASSWORD'));
  expect(find<HTMLInputElement>(dialog(), '[name="password"]').value).toBe('wrong');

  answer(beginTwoFactor, () => ({ secret: 'JBSWY3DP', uri }));
  refuse(confirmTwoFactor, 'WRONG_CODE', 401);
  await submit();
  await eventually(() => find(dialog(), 'output'));
  type(dialog(), 'code', '000000');
  await submit();
  await eventually(() =>
    expect(errorOf(dialog(), 'code')).toBe('Mã xác minh không đúng hoặc đã được dùng. Hãy chờ mã mới rồi nhập lại.'),
  );
  refuse(confirmTwoFactor, null);
  await submit();
  await eventually(() => expect(find(dialog(), '[role="alert"]').textContent).toContain('Không kết nối được'));
});

test('it is turned off with the password and a code, after what that means is said', async () => {
  securityResponses(fullyProtected);
  answer(endTwoFactor, () => {
    answer(securityOverview, () => unprotected);
    return {};
  });
  await open('Tắt: Xác thực hai lớp');
  expect(dialog().getAttribute('role')).toBe('alertdialog');
  expect(document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'chỉ còn mật khẩu bảo vệ',
  );
  await submit();
  expect(errorOf(dialog(), 'password')).not.toBe('');
  expect(errorOf(dialog(), 'code')).not.toBe('');
  expect(callsOf(endTwoFactor)).toHaveLength(0);
  type(dialog(), 'password', 'Demo-2026-play');
  expect(errorOf(dialog(), 'password')).toBe('');
  type(dialog(), 'code', '123456');
  await submit();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(callsOf(endTwoFactor)[0]?.request).toEqual({ password: 'Demo-2026-play', code: '123456' });
  expect(toasts()).toContain('Đã tắt xác thực hai lớp');
  await eventually(() => button(page.element, 'Bật ngay: Xác thực hai lớp'));
});

/** Sends the form until its call is answered: on the second try. */
async function sendTwice<O extends typeof beginTwoFactor | typeof confirmTwoFactor | typeof endTwoFactor>(
  operation: O,
  fields: Readonly<Record<string, string>>,
  give: Parameters<typeof answer<O>>[1],
): Promise<void> {
  refuse(operation, null);
  for (const [name, text] of Object.entries(fields)) type(dialog(), name, text);
  await submit();
  await eventually(() => expect(find(dialog(), '[role="alert"]').textContent).toContain('Không kết nối được'));
  for (const [name, text] of Object.entries(fields))
    expect(find<HTMLInputElement>(dialog(), `[name="${name}"]`).value).toBe(text);
  answer(operation, give);
  await submit();
  await eventually(() => expect(callsOf(operation)).toHaveLength(2));
  const [first, second] = callsOf(operation);
  expect(first?.idempotencyKey !== null).toBe(operation.idempotent || operation.repeatable);
  expect(second).toEqual(first);
}

test('without an answer each step of turning it on keeps what was typed, and goes again as the same call', async () => {
  securityResponses(unprotected);
  await open('Bật ngay: Xác thực hai lớp');
  await sendTwice(beginTwoFactor, { password: 'Demo-2026-play' }, () => ({ secret: 'JBSWY3DPEHPK3PXP', uri }));
  await eventually(() => find(dialog(), 'output'));
  await sendTwice(confirmTwoFactor, { code: '123456' }, () => ({ recoveryCodes: codes }));
  await eventually(() => find(dialog(), 'ul'));
});

test('so do new recovery codes, and turning it off', async () => {
  securityResponses(fullyProtected);
  await open('Tạo mã mới: Mã khôi phục');
  await sendTwice(renewRecoveryCodes, { code: '654321' }, () => ({ recoveryCodes: codes }));
  await press(await eventually(() => find(dialog(), 'input[type="checkbox"]')));
  await press(button(dialog(), 'Hoàn tất'));
  await press(button(page.element, 'Tắt: Xác thực hai lớp'));
  await eventually(() => find(dialog(), '[name="password"]'));
  await sendTwice(endTwoFactor, { password: 'Demo-2026-play', code: '123456' }, () => ({}));
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
});

test('the way back from turning it off changes nothing', async () => {
  securityResponses(fullyProtected);
  await open('Tắt: Xác thực hai lớp');
  await press(button(dialog(), 'Giữ lại'));
  expect(page.element.querySelector('dialog')).toBeNull();
  expect(callsOf(endTwoFactor)).toHaveLength(0);
});
