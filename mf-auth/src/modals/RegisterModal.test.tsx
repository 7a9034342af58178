import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { affiliateCheck, register, registerMobile, registrationSettings } from '@unisite/shared/contract/registration';
import { captcha, registerSms, workChallenge } from '@unisite/shared/contract/verification';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { sessionState } from '@unisite/shared/session';
import { flush, type MountedModule, polyfillMessageChannel } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  answerGate,
  button,
  errorOf,
  fill,
  fillGate,
  hasButton,
  input,
  labels,
  leave,
  mountModal,
  platform,
  press,
  pressKey,
  resetSession,
  send,
  setGateStanding,
  tick,
  topDialog,
} from '../testing/modal.ts';
import { fieldSetting, mobileTab, signedIn, usernameTab } from '../testing/registration.ts';
import RegisterModal from './RegisterModal.tsx';

polyfillMessageChannel();
let page: MountedModule;
const onClose = jest.fn();

const settings = (username = usernameTab, mobile: typeof mobileTab | null = mobileTab) =>
  platform.answer(registrationSettings, () => ({ username, mobile, smsVerification: false }));

beforeEach(async () => {
  resetSession();
  onClose.mockClear();
  navigate('/register');
  settings();
  platform.answer(captcha, () => 'AA==');
  platform.answer(workChallenge, () => ({ id: 'w', salt: 's', bits: 0 }));
  platform.answer(affiliateCheck, () => ({ affiliateCode: null }));
});
afterEach(async () => {
  await page.unmount();
  await act(() => setLanguage('vi'));
});

const open = async () => {
  page = await mountModal(RegisterModal, undefined, { onClose, onDone: onClose });
  await flush();
};
const fillIn = async () => {
  await fill('Tên đăng nhập', 'thuylinh92');
  await fill('Mật khẩu', 'Tr4mvang92x');
  await fill('Nhập lại mật khẩu', 'Tr4mvang92x');
  await fill('Mã trong hình', 'K7M2P');
  await tick('adult');
};
const fillInMobile = async () => {
  await press('Số điện thoại');
  await fill('Số điện thoại', '0912 345 678');
  await fill('Mã xác minh', '123456');
  await fill('Mật khẩu', 'Tr4mvang92x');
  await fill('Nhập lại mật khẩu', 'Tr4mvang92x');
  await fill('Mã trong hình', 'K7M2P');
  await tick('adult');
};

describe('section 2: what is asked', () => {
  test('shows the market’s tabs and fields in order [2.register.tabs] [5.register.visible]', async () => {
    await open();
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Tên đăng nhập', 'Số điện thoại']);
    expect(labels()).toEqual([
      'Tên đăng nhập',
      'Mật khẩu',
      'Nhập lại mật khẩu',
      'Họ và tên thật',
      'Email',
      'Mã mời',
      'Mã trong hình',
    ]);
    await press('Số điện thoại');
    expect(labels()).toEqual(['Số điện thoại', 'Mã xác minh', 'Mật khẩu', 'Nhập lại mật khẩu', 'Mã trong hình']);
  });

  test('without mobile registration there are no tabs [2.register.mobileSwitch]', async () => {
    settings(usernameTab, null);
    await open();
    expect(document.querySelector('[role="tab"]')).toBeNull();
    expect(labels()).toContain('Tên đăng nhập');
  });

  test('has a title, submit and reset buttons, and a link to the login [2.register.actions]', async () => {
    const opened: string[] = [];
    const stop = bus.on('modal.open', ({ modal }) => opened.push(modal));
    await open();
    expect(document.querySelector('dialog h2')?.textContent).toBe('Đăng ký');
    expect([hasButton('Tạo tài khoản'), hasButton('Đặt lại')]).toEqual([true, true]);
    await press('Đăng nhập');
    expect(opened).toEqual(['loginPopupModal']);
    stop();
  });

  test('a market without any says so', async () => {
    platform.answer(registrationSettings, () => ({ username: null, mobile: null, smsVerification: false }));
    await open();
    expect(document.body.textContent).toContain('Trang hiện chưa mở đăng ký hội viên mới.');
    expect(document.querySelector('form')).toBeNull();
  });

  test('settings that do not come can be asked for again', async () => {
    platform.refuse(registrationSettings, 'INTERNAL', 500);
    await open();
    expect(alerts()).toEqual([expect.stringContaining('Chưa tải được biểu mẫu.')]);
    settings();
    await press('Thử lại');
    expect(labels()).toContain('Tên đăng nhập');
  });

  test('each field has its keyboard and what the browser may fill in', async () => {
    settings([
      fieldSetting('username'),
      fieldSetting('password'),
      fieldSetting('email'),
      fieldSetting('zalo'),
      fieldSetting('paymentPassword', { patternId: 6 }),
    ]);
    await open();
    const kind = (label: string) => {
      const { type, autocomplete, inputMode } = input(label);
      return [type, autocomplete, inputMode || 'text'];
    };
    expect(kind('Tên đăng nhập')).toEqual(['text', 'username', 'text']);
    expect(kind('Mật khẩu')).toEqual(['password', 'new-password', 'text']);
    expect(kind('Email')).toEqual(['email', 'email', 'email']);
    expect(kind('Số Zalo')).toEqual(['tel', 'tel', 'tel']);
    expect(kind('Mật khẩu rút tiền')).toEqual(['password', 'new-password', 'numeric']);
  });
});

describe('section 5: what is wrong is said', () => {
  test('when a field with something in it is left, and not before', async () => {
    await open();
    await act(async () => input('Tên đăng nhập').focus());
    await leave('Tên đăng nhập');
    expect(errorOf('Tên đăng nhập')).toBe('');
    await fill('Tên đăng nhập', '9linh');
    expect(errorOf('Tên đăng nhập')).toBe('');
    await leave('Tên đăng nhập');
    expect(errorOf('Tên đăng nhập')).toBe('Gồm 6 - 16 chữ cái không dấu và chữ số, bắt đầu bằng chữ cái.');
    expect(input('Tên đăng nhập').getAttribute('aria-invalid')).toBe('true');
    await fill('Tên đăng nhập', 'thuylinh');
    expect(errorOf('Tên đăng nhập')).toBe('');
  });

  test('before anything is sent, and the keyboard is brought to the first [5.register.before] [8.fields]', async () => {
    await open();
    await fill('Họ và tên thật', 'Nguyễn Thuỳ Linh');
    await send();
    expect(errorOf('Tên đăng nhập')).toBe('Tên đăng nhập không được để trống');
    expect(errorOf('Mật khẩu')).toBe('Mật khẩu không được để trống');
    expect(errorOf('Nhập lại mật khẩu')).toBe('Nhập lại mật khẩu không được để trống');
    expect(errorOf('Họ và tên thật')).toBe(
      'Họ tên chưa đúng định dạng, cần viết không dấu. Gồm 2 - 50 chữ cái không dấu và khoảng trắng.',
    );
    expect(errorOf('Email')).toBe('');
    expect(errorOf('Mã trong hình')).toBe('Vui lòng nhập mã trong hình.');
    expect(document.body.textContent).toContain('Vui lòng đồng ý với điều khoản.');
    expect(alerts()).toEqual(['Còn 6 mục cần sửa trước khi gửi.']);
    expect(document.activeElement).toBe(input('Tên đăng nhập'));
    expect(platform.callsOf(register)).toEqual([]);
  });

  test('of a repeated password as soon as the first changes', async () => {
    await open();
    await fill('Mật khẩu', 'Tr4mvang92x');
    await fill('Nhập lại mật khẩu', 'Tr4mvang92x');
    await fill('Mật khẩu', 'Tr4mvang92y');
    expect(errorOf('Nhập lại mật khẩu')).toBe('Hai lần nhập mật khẩu không giống nhau');
  });

  test('then the captcha and the consent box [5.register.captcha] [5.message.terms]', async () => {
    await open();
    await fillIn();
    await fill('Mã trong hình', '');
    await tick('adult');
    await send();
    expect(document.activeElement).toBe(input('Mã trong hình'));
    await fill('Mã trong hình', 'K7M2P');
    await send();
    expect(document.activeElement?.getAttribute('name')).toBe('adult');
    expect(alerts()).toEqual(['Còn 1 mục cần sửa trước khi gửi.']);
  });

  test('visible errors follow the language [4.language.errors]', async () => {
    await open();
    await fill('Tên đăng nhập', '9linh');
    await send();
    await act(() => setLanguage('en'));
    expect(errorOf('Username')).toBe('6 - 16 letters and digits, beginning with a letter.');
    expect(errorOf('Password')).toBe('Password cannot be empty');
    expect(alerts()).toEqual(['5 fields need correcting before you send.']);
    expect(input('Username').value).toBe('9linh');
  });

  test('what the platform refused is said in the other language, too [4.language.errors]', async () => {
    platform.refuse(register, 'ACCOUNT_TAKEN');
    await open();
    await fillIn();
    await send();
    expect(errorOf('Tên đăng nhập')).toBe('Tên đăng nhập này đã có người dùng.');
    await act(() => setLanguage('en'));
    expect(errorOf('Username')).toBe('This username is taken.');
  });

  test('a password that is being chosen is judged in words', async () => {
    await open();
    await fill('Mật khẩu', 'aaaaaaaa');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Mật khẩu yếu');
    await fill('Mật khẩu', 'Kq7!vLz2#pWx');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Mật khẩu mạnh');
  });
});

describe('sending', () => {
  test('sends all, then goes home [2.route.referral] [3.register.payload] [4.register.in] [4.register.home]', async () => {
    platform.answer(register, () => signedIn());
    navigate('/register?referralCode=BAN88');
    await open();
    await fillIn();
    await send();
    expect(platform.callsOf(register).map(({ request }) => request)).toEqual([
      {
        username: 'thuylinh92',
        password: 'Tr4mvang92x',
        confirmPassword: 'Tr4mvang92x',
        referralCode: 'BAN88',
        domain: 'localhost',
        registerUrl: 'http://localhost/register?referralCode=BAN88',
        registerMethod: 'WEB',
        adult: true,
        verification: { captcha: 'K7M2P' },
      },
    ]);
    expect(sessionState()).toMatchObject({ status: 'in', info: { account: 'thuylinh92' } });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(currentLocation().location.pathname).toBe('/');
  });

  test('by mobile number, with the country', async () => {
    platform.answer(registerMobile, () => signedIn());
    await open();
    await fillInMobile();
    await send();
    expect(platform.callsOf(registerMobile)[0]?.request).toMatchObject({
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verificationCode: '123456',
    });
  });

  test.each([
    ['ACCOUNT_TAKEN', 'Tên đăng nhập', 'Tên đăng nhập này đã có người dùng.'],
    ['PASSWORD_TOO_COMMON', 'Mật khẩu', 'Mật khẩu này quá phổ biến hoặc đã từng bị lộ, vui lòng chọn mật khẩu khác.'],
    ['EMAIL_TAKEN', 'Email', 'Email này đã được đăng ký.'],
    ['CAPTCHA_WRONG', 'Mã trong hình', 'Mã không đúng hoặc đã hết hạn, vui lòng nhập mã mới.'],
  ])('%s is said under its field, which gets the keyboard; nothing typed is lost', async (code, label, text) => {
    platform.refuse(register, code);
    await open();
    await fillIn();
    await fill('Email', 'linh@example.com');
    await send();
    expect(errorOf(label)).toBe(text);
    expect(document.activeElement).toBe(input(label));
    expect(input('Mật khẩu').value).toBe('Tr4mvang92x');
    expect(input('Email').value).toBe('linh@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the fields of a malformed request are said under theirs, the rest above', async () => {
    platform.refuse(register, 'BAD_REQUEST', 400, { email: 'Không đúng định dạng.' });
    await open();
    await fillIn();
    await send();
    expect(errorOf('Email')).toBe('Không đúng định dạng.');
    platform.refuse(register, 'TOO_MANY_REQUESTS', 429);
    await fill('Email', '');
    await send();
    expect(alerts()).toEqual(['refused: TOO_MANY_REQUESTS']);
  });

  test('a proof that was used up is asked for anew, one that was not looked at stays', async () => {
    platform.refuse(register, 'PASSWORD_TOO_COMMON', 400);
    await open();
    await fillIn();
    await send();
    expect(input('Mã trong hình').value).toBe('K7M2P');
    platform.refuse(register, 'ACCOUNT_TAKEN');
    await fill('Mật khẩu', 'Tr4mvang92y');
    await fill('Nhập lại mật khẩu', 'Tr4mvang92y');
    await send();
    expect(input('Mã trong hình').value).toBe('');
  });

  test.each([
    ['name', register, fillIn, 'Tên đăng nhập', 'thuylinh92'],
    ['number', registerMobile, fillInMobile, 'Mã xác minh', '123456'],
  ] as const)('by %s: without an answer nothing is lost, and it goes again as the same call', async (...each) => {
    const [, operation, fillIn, label, typed] = each;
    platform.refuse(operation, null);
    await open();
    await fillIn();
    await send();
    expect(alerts()).toEqual(['Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.']);
    expect([input(label).value, input('Mật khẩu').value]).toEqual([typed, 'Tr4mvang92x']);
    expect(document.querySelector<HTMLInputElement>('[name="adult"]')?.checked).toBe(true);
    platform.answer(operation, () => signedIn());
    await send();
    expect(onClose).toHaveBeenCalledTimes(1);
    const [first, second] = platform.callsOf(operation);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  });
});

describe('section 4: the affiliate code', () => {
  test('is not asked for where the address carries one, and goes along [4.affiliate.hidden]', async () => {
    platform.answer(affiliateCheck, () => ({ affiliateCode: 'daily88' }));
    platform.answer(register, () => signedIn());
    await open();
    expect(labels()).not.toContain('Mã mời');
    await fillIn();
    await send();
    expect(platform.callsOf(affiliateCheck)[0]?.request).toEqual({ domain: 'localhost' });
    expect(platform.callsOf(register)[0]?.request).toMatchObject({ affiliateCode: 'daily88' });
  });

  test('is asked for where the check fails [4.affiliate.shown]', async () => {
    platform.refuse(affiliateCheck, 'INTERNAL', 500);
    await open();
    expect(labels()).toContain('Mã mời');
  });

  test('a typed code is checked on blur [5.message.invitation] [8.affiliate]', async () => {
    await open();
    platform.refuse(affiliateCheck, 'AFFILIATE_CODE_INVALID', 400);
    await fill('Mã mời', 'khongco1');
    await leave('Mã mời');
    expect(platform.callsOf(affiliateCheck).at(-1)?.request).toEqual({ code: 'khongco1', domain: 'localhost' });
    expect(topDialog()?.textContent).toContain('Mã mời không hợp lệ');
    await press('OK');
    expect(topDialog()).toBeUndefined();
    expect(errorOf('Mã mời')).toBe('Mã mời không hợp lệ');
    expect(input('Mã mời').value).toBe('khongco1');
    const before = platform.callsOf(affiliateCheck).length;
    await act(async () => input('Mã mời').focus());
    await leave('Mã mời');
    expect(platform.callsOf(affiliateCheck)).toHaveLength(before);
  });

  test('a link that was followed and is over is said to be; who registers does so without it', async () => {
    navigate('/register?referralCode=k7mq2vp9');
    platform.refuse(affiliateCheck, 'AFFILIATE_CODE_INVALID', 400);
    platform.answer(register, () => signedIn());
    await open();
    expect(document.querySelector('dialog')?.textContent).toContain('Link đăng ký này đã hết hạn');
    expect(platform.callsOf(affiliateCheck).map(({ request }) => request)).toContainEqual({
      referralCode: 'k7mq2vp9',
      domain: 'localhost',
    });
    await fillIn();
    await send();
    expect(platform.callsOf(register)[0]?.request).toMatchObject({ username: 'thuylinh92' });
  });

  test('of a link that counts, and of no link, nothing is said', async () => {
    navigate('/register?referralCode=k7mq2vp9');
    await open();
    expect(document.querySelector('dialog')?.textContent).not.toContain('Link đăng ký này');
    expect(labels()).toContain('Mã mời');
  });

  test('a good one is said nothing of', async () => {
    await open();
    platform.answer(affiliateCheck, () => ({ affiliateCode: 'daily88' }));
    await fill('Mã mời', 'daily88');
    await leave('Mã mời');
    expect(topDialog()).toBeUndefined();
    expect(errorOf('Mã mời')).toBe('');
  });
});

describe('the code by SMS', () => {
  const openMobile = async () => {
    await open();
    await press('Số điện thoại');
  };

  test('section 4: the number has to be right first [4.sms.number] [5.pattern.phone]', async () => {
    await openMobile();
    await fill('Số điện thoại', '0912');
    await press('Gửi mã');
    expect(errorOf('Số điện thoại')).toBe('Chỉ điền 9 - 10 số');
    expect(document.activeElement).toBe(input('Số điện thoại'));
    expect(topDialog()).toBeUndefined();
  });

  test('after a human check, counts down the code’s validity [4.sms.once] [4.sms.countdown]', async () => {
    platform.answer(registerSms, () => ({ expiredMinutes: 5 }));
    await openMobile();
    await fill('Số điện thoại', '0912345678');
    await press('Gửi mã');
    await flush(30);
    expect(platform.callsOf(registerSms).map(({ request }) => request)).toEqual([
      { mobileNum: '0912345678', countryDialingCode: '84', verification: { work: { id: 'w', counter: 0 } } },
    ]);
    expect(document.body.textContent).toContain('Mã đã gửi tới *******678, có hiệu lực 5 phút.');
    const again = button('Gửi lại sau 300 giây');
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await act(async () => again.click());
    expect(platform.callsOf(registerSms)).toHaveLength(1);
  });

  test('section 8: a refusal is a warning with an OK button [8.sms.refused]', async () => {
    platform.refuse(registerSms, 'CODES_UNAVAILABLE', 503);
    await openMobile();
    await fill('Số điện thoại', '0912345678');
    await press('Gửi mã');
    await flush(30);
    expect(topDialog()?.textContent).toContain('refused: CODES_UNAVAILABLE');
    await press('OK');
    expect(topDialog()).toBeUndefined();
    expect(hasButton('Gửi mã')).toBe(true);
  });
});

describe('nothing typed is lost', () => {
  test('by a look at the other tab, which brings another captcha [2.register.captcha]', async () => {
    await open();
    await fill('Mật khẩu', 'Tr4mvang92x');
    await fill('Mã trong hình', 'K7M2P');
    await press('Số điện thoại');
    expect(input('Mật khẩu').value).toBe('Tr4mvang92x');
    expect(input('Mã trong hình').value).toBe('');
  });

  test('by reset, before it has asked [2.register.actions]', async () => {
    await open();
    await fill('Email', 'linh@example.com');
    await press('Đặt lại');
    expect(topDialog()?.textContent).toContain('Xoá những gì đã nhập?');
    await press('Huỷ');
    expect(input('Email').value).toBe('linh@example.com');
    await press('Đặt lại');
    await press('Xoá hết');
    expect(input('Email').value).toBe('');
  });

  test('by Escape, before it has asked; an empty form closes at once', async () => {
    await open();
    await pressKey('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    await fill('Email', 'linh@example.com');
    await pressKey('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    await press('Ở lại');
    expect(input('Email').value).toBe('linh@example.com');
    await pressKey('Escape');
    await press('Rời đi');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the age gate', () => {
  test('comes before the form, which opens once it is passed', async () => {
    setGateStanding({ state: 'unconfirmed' });
    answerGate({ state: 'confirmed' });
    await open();
    expect(labels()).not.toContain('Tên đăng nhập');
    await fillGate('1990-05-17');
    await press('Tôi đủ 18 tuổi, vào trang');
    await flush(20);
    expect(labels()).toContain('Tên đăng nhập');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a version of the terms that came meanwhile is asked over the form; what was typed stays', async () => {
    await open();
    await fillIn();
    platform.refuse(register, 'TERMS_CHANGED', 403);
    setGateStanding({ state: 'termsDue' });
    await send();
    await flush(20);
    expect(document.body.textContent).toContain('Thêm một mục.');
    answerGate({ state: 'confirmed' });
    await tick('agreed');
    await press('Đồng ý và tiếp tục');
    await flush(20);
    expect(input('Tên đăng nhập').value).toBe('thuylinh92');
    expect(input('Mã trong hình').value).toBe('K7M2P');
  });
});
