import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { securityOverview } from '@unisite/shared/contract/memberSecurity';
import {
  answerRaise,
  askToReturn,
  excludeSelf,
  protection,
  setCheckInterval,
  setPlayLimit,
  takeTimeOut,
} from '@unisite/shared/contract/protection';
import { bus } from '@unisite/shared/events';
import { sessionState } from '@unisite/shared/session';
import {
  button,
  choose,
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
} from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import { limited, type ProtectionGiven, unlimited } from '../testing/protection.ts';
import { unprotected } from '../testing/security.ts';
import ProtectionPage from './ProtectionPage.tsx';

const HOUR_MS = 3_600_000;
const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  answer(securityOverview, () => unprotected);
  await goTo('/member?page=responsiblePlay');
});
afterEach(() => page.unmount());

const text = () => page.element.textContent ?? '';
const open = async (value: ProtectionGiven) => {
  answer(protection, () => value);
  page = await mountModule(ProtectionPage, '/member');
  await eventually(() => expect(text()).toContain('Thời gian chơi'));
};
const dialog = () => find(document, 'dialog');
const box = (name: string): HTMLElement => {
  const found = [...page.element.querySelectorAll<HTMLElement>('button')].find((one) =>
    one.textContent?.startsWith(name),
  );
  if (!found) throw new Error(`no limit is called ${name}`);
  return found;
};
const edit = async (name: string) => {
  await press(box(name));
  await eventually(dialog);
};
const submit = () => press(find(dialog(), '[type="submit"]'));
const deposits = { kind: 'deposit', period: 'day' } as const;

describe('a limit', () => {
  test('shows what is left, how much is used, and says in words what its colour says', async () => {
    await open(limited(deposits, 5_000_000, { used: 4_600_000 }));
    const words = box('Nạp tiền, 24 giờ').textContent?.replace(/\s/g, ' ');
    expect(words).toContain('400.000 ₫ còn lại');
    expect(words).toContain('đã dùng 92%');
    expect(words).toContain('4.600.000');
    expect(words).toContain('5.000.000 ₫');
    expect(words).toContain('Sắp hết hạn mức');
    expect(find(box('Nạp tiền, 24 giờ'), '.fill').classList).toContain('fill--coral');
  });

  test('of losses is not used by who is ahead', async () => {
    await open(limited({ kind: 'loss', period: 'week' }, 3_000_000, { used: -270_000 }));
    const words = box('Thua, 7 ngày').textContent?.replace(/\s/g, ' ');
    expect(words).toContain('3.000.000 ₫ còn lại');
    expect(words).toContain('Đã dùng 0');
  });

  test('of an agent is named', async () => {
    await open(limited(deposits, 5_000_000, { limit: { value: 1_000_000, source: 'agent' } }));
    expect(box('Nạp tiền, 24 giờ').textContent).toContain('Đại lý đặt mức này');
  });

  test('that is lower counts at once: it is said before it is sent, and once after', async () => {
    answer(setPlayLimit, () => limited(deposits, 3_000_000));
    await open(limited(deposits, 5_000_000));
    await edit('Nạp tiền, 24 giờ');
    expect(dialog().textContent?.replace(/\s/g, ' ')).toContain('Đang là 5.000.000 ₫');
    type(dialog(), 'value', '3000000');
    expect(dialog().textContent).toContain('Có hiệu lực ngay');
    await submit();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(callsOf(setPlayLimit).map(({ request }) => request)).toEqual([
      { kind: 'deposit', period: 'day', value: 3_000_000 },
    ]);
    expect(toasts().map((title) => title.replace(/\s/g, ' '))).toEqual([
      'Nạp tiền, 24 giờ: hạn mức giờ là 3.000.000 ₫',
    ]);
    expect(box('Nạp tiền, 24 giờ').textContent).toContain('3.000.000');
  });

  test('that is higher says when it can be confirmed, and then waits on top', async () => {
    const raise = { value: 8_000_000, confirmFrom: fromNow(24 * HOUR_MS), confirmUntil: fromNow(48 * HOUR_MS) };
    answer(setPlayLimit, () => limited(deposits, 5_000_000, { raise }));
    await open(limited(deposits, 5_000_000));
    await edit('Nạp tiền, 24 giờ');
    type(dialog(), 'value', '8000000');
    const shown = dialog().textContent?.replace(/\s/g, ' ');
    expect(shown).toMatch(/Mức cao hơn cần 24 giờ: từ \d\d\/\d\d(\/\d{4})? \d\d:\d\d bạn xác nhận lần nữa\./);
    expect(shown).toContain('. Đến lúc đó vẫn là 5.000.000 ₫');
    await press(button(dialog(), 'Yêu cầu nâng'));
    await eventually(() => expect(text()).toContain('Xác nhận được từ'));
    expect(toasts()).toEqual(['Nạp tiền, 24 giờ: đã ghi yêu cầu']);
    expect(find(page.element, '[role="timer"]').textContent).toMatch(/^2[34]:\d\d:\d\d$/);
    expect(box('Nạp tiền, 24 giờ').textContent).toContain('Chờ nâng lên');
  });

  test('of time is typed in hours and minutes', async () => {
    answer(setPlayLimit, () => limited({ kind: 'time', period: 'day' }, 150));
    await open(unlimited());
    await edit('Thời gian chơi, 24 giờ: chưa đặt');
    await submit();
    expect(dialog().textContent).toContain('Vui lòng nhập mức mới');
    type(dialog(), 'value', '25');
    await submit();
    expect(dialog().textContent).toContain('Mức cao nhất là 24 giờ');
    type(dialog(), 'value', '2');
    type(dialog(), 'value-minutes', '30');
    await submit();
    await eventually(() => expect(box('Thời gian chơi, 24 giờ').textContent).toContain('2 giờ 30 phút'));
    expect(callsOf(setPlayLimit).map(({ request }) => request.value)).toEqual([150]);
  });

  test('is removed after 24 hours as well', async () => {
    const raise = { value: null, confirmFrom: fromNow(24 * HOUR_MS), confirmUntil: fromNow(48 * HOUR_MS) };
    answer(setPlayLimit, () => limited(deposits, 5_000_000, { raise }));
    await open(limited(deposits, 5_000_000));
    await edit('Nạp tiền, 24 giờ');
    await press(button(dialog(), 'Bỏ hạn mức này, cũng sau 24 giờ'));
    await eventually(() => expect(text()).toContain('không giới hạn'));
    expect(callsOf(setPlayLimit).map(({ request }) => request.value)).toEqual([null]);
  });

  test('that the platform refuses keeps the dialog with what was typed', async () => {
    refuse(setPlayLimit, 'INTERNAL', 500);
    await open(unlimited());
    await edit('Nạp tiền, 24 giờ: chưa đặt');
    type(dialog(), 'value', '3000000');
    await submit();
    await eventually(() => expect(dialog().textContent).toContain('refused: INTERNAL'));
    expect(find<HTMLInputElement>(dialog(), '[name="value"]').value).toBe('3.000.000');
  });
});

describe('a raise that was asked for', () => {
  const raised = (hours: number) =>
    limited(deposits, 5_000_000, {
      raise: {
        value: 8_000_000,
        confirmFrom: fromNow(hours * HOUR_MS),
        confirmUntil: fromNow((hours + 24) * HOUR_MS),
      },
    });

  test('can be withdrawn before its time, and not be confirmed', async () => {
    answer(answerRaise, () => limited(deposits, 5_000_000));
    await open(raised(3));
    expect(() => button(page.element, 'Xác nhận nâng: Nạp tiền, 24 giờ')).toThrow();
    await press(button(page.element, 'Huỷ yêu cầu: Nạp tiền, 24 giờ'));
    await eventually(() => expect(text()).not.toContain('Xác nhận được từ'));
    expect(callsOf(answerRaise).map(({ request }) => request.answer)).toEqual(['withdraw']);
    expect(document.activeElement?.textContent).toContain('Hạn mức');
  });

  test('is confirmed, or the old limit kept, once its time is over', async () => {
    answer(answerRaise, () => limited(deposits, 8_000_000));
    await open(raised(-1));
    expect(text()).toContain('không thì hạn mức cũ giữ nguyên');
    button(page.element, 'Giữ mức cũ: Nạp tiền, 24 giờ');
    await press(button(page.element, 'Xác nhận nâng: Nạp tiền, 24 giờ'));
    await eventually(() => expect(toasts()).toEqual(['Đã nâng hạn mức']));
    expect(callsOf(answerRaise).map(({ request }) => request.answer)).toEqual(['confirm']);
  });

  test('that lapsed meanwhile is said, and asked about anew', async () => {
    refuse(answerRaise, 'NOT_FOUND', 404);
    await open(raised(-1));
    answer(protection, () => limited(deposits, 5_000_000));
    await press(button(page.element, 'Xác nhận nâng: Nạp tiền, 24 giờ'));
    await eventually(() => expect(text()).not.toContain('Xác nhận nâng'));
    expect(toasts()).toEqual(['Chưa làm được']);
  });
});

describe('the session', () => {
  test('says its time, what was staked and won, and what that comes to', async () => {
    const session = {
      since: fromNow(-84 * 60_000 - 30_000),
      staked: 2_450_000,
      won: 2_180_000,
      checkDue: fromNow(36 * 60_000),
    };
    await open(unlimited({ session }));
    expect(find(page.element, '[role="img"]').getAttribute('aria-label')).toMatch(/^Đã chơi 1 giờ 24 phút, nhắc lần/);
    expect(text()).toContain('1:24');
    expect(text().replace(/\s/g, ' ')).toContain('-270.000 ₫');
  });

  test('that there is none is said; how often to be reminded is chosen all the same', async () => {
    answer(setCheckInterval, () => unlimited({ check: { minutes: 30, choices: [15, 30, 60, 120] } }));
    await open(unlimited());
    expect(text()).toContain('Chưa có phiên chơi nào');
    choose(find<HTMLSelectElement>(page.element, 'select[name="minutes"]'), '30');
    await eventually(() => expect(toasts()).toEqual(['Sẽ nhắc bạn mỗi 30 phút']));
    expect(callsOf(setCheckInterval).map(({ request }) => request)).toEqual([{ minutes: 30 }]);
  });
});

describe('who asks themselves', () => {
  const answerAll = async (words: readonly string[]) => {
    await press(box('Tự kiểm tra'));
    await eventually(dialog);
    for (const word of words) await press(button(dialog(), word));
  };

  test('gets nine questions, can go back, and is led to the breaks where it looks bad', async () => {
    await open(unlimited());
    await answerAll(['Không bao giờ', 'Thường xuyên']);
    expect(dialog().textContent).toContain('Câu 3 trên 9');
    await press(button(dialog(), 'Câu trước'));
    expect(dialog().textContent).toContain('Câu 2 trên 9');
    expect(document.activeElement?.textContent).toContain('hào hứng');
    for (let at = 2; at <= 9; at += 1) await press(button(dialog(), 'Đôi khi'));
    expect(document.activeElement?.textContent).toBe('Việc chơi đang gây hại cho bạn');
    await press(button(dialog(), 'Đến phần tạm nghỉ'));
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toContain('Tự khoá tài khoản');
  });

  test('is led to the limits where nothing shows; nothing of it is sent', async () => {
    await open(unlimited());
    await answerAll(Array.from({ length: 9 }, () => 'Không bao giờ'));
    expect(dialog().textContent).toContain('Chưa thấy dấu hiệu nào');
    await press(button(dialog(), 'Đến hạn mức'));
    await eventually(() => expect(document.activeElement?.textContent).toContain('Hạn mức'));
    expect([setPlayLimit, takeTimeOut, excludeSelf].flatMap((call) => callsOf(call))).toEqual([]);
  });
});

describe('a break', () => {
  const timeOut = { kind: 'timeOut', startedAt: fromNow(0), until: fromNow(24 * HOUR_MS) } as const;
  const exclusion = { kind: 'exclusion', startedAt: fromNow(-300 * 24 * HOUR_MS) } as const;
  const idle = { endsAt: null, canAskForEnd: false };

  test('of a week is taken after it was asked about, and then stands in place of what offers it', async () => {
    answer(takeTimeOut, () => unlimited({ break: { ...timeOut, ...idle } }));
    await open(unlimited());
    await press(find(page.element, 'input[value="week"]'));
    await press(button(page.element, 'Nghỉ 1 tuần'));
    expect(callsOf(takeTimeOut)).toHaveLength(0);
    expect(dialog().textContent).toContain('Không ai có thể kết thúc kỳ nghỉ sớm hơn');
    await press(button(dialog(), 'Nghỉ 1 tuần'));
    await eventually(() => expect(text()).toContain('Bạn đang tạm nghỉ'));
    expect(callsOf(takeTimeOut).map(({ request }) => request)).toEqual([{ length: 'week' }]);
    expect(text()).not.toContain('Tự khoá tài khoản');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bạn đang tạm nghỉ');
  });

  test('that is on: limits are lowered only, and a raise can be given up only', async () => {
    const raise = { value: 8_000_000, confirmFrom: fromNow(-HOUR_MS), confirmUntil: fromNow(23 * HOUR_MS) };
    await open({ ...limited(deposits, 5_000_000, { raise }), break: { ...timeOut, ...idle } });
    expect(() => button(page.element, 'Xác nhận nâng: Nạp tiền, 24 giờ')).toThrow();
    button(page.element, 'Giữ mức cũ: Nạp tiền, 24 giờ');
    await edit('Nạp tiền, 24 giờ');
    type(dialog(), 'value', '9000000');
    await submit();
    expect(errorOf(dialog(), 'value')).toBe('Trong kỳ nghỉ bạn chỉ hạ được hạn mức.');
    expect(callsOf(setPlayLimit)).toHaveLength(0);
    expect(dialog().textContent).not.toContain('Bỏ hạn mức này');
  });

  test('for months takes the tick, then the password, and ends the session with its reason', async () => {
    refuse(excludeSelf, 'WRONG_PASSWORD', 403);
    await open(unlimited());
    await press(find(page.element, 'input[value="year"]'));
    const take = () => find(page.element, '.btn--danger');
    expect(take().textContent).toMatch(/^Khoá đến \d\d\/\d\d\/\d{4}$/);
    await press(take());
    expect(errorOf(page.element, 'understood')).toContain('đánh dấu');
    expect(document.querySelector('dialog')).toBeNull();
    await press(find(page.element, '[name="understood"]'));
    await press(take());
    await eventually(() => find(dialog(), '[name="password"]'));
    type(dialog(), 'password', 'wrong');
    await submit();
    await eventually(() => expect(errorOf(dialog(), 'password')).toBe('refused: WRONG_PASSWORD'));
    answer(excludeSelf, () => ({}));
    const ended: string[] = [];
    const leave = bus.on('session.ended', ({ why }) => ended.push(why));
    type(dialog(), 'password', 'Demo-2026-play');
    await submit();
    await eventually(() => expect(sessionState().status).toBe('out'));
    leave();
    expect(ended).toEqual(['excluded']);
    expect(callsOf(excludeSelf).at(-1)?.request).toEqual({ length: 'year', password: 'Demo-2026-play' });
  });

  test('of another length needs its own tick: it names another day', async () => {
    await open(unlimited());
    const tick = () => find<HTMLInputElement>(page.element, '[name="understood"]');
    await press(tick());
    expect(tick().checked).toBe(true);
    await press(find(page.element, 'input[value="forever"]'));
    expect(tick().checked).toBe(false);
    expect(text()).toContain('Tôi hiểu không ai có thể mở lại');
    expect(find(page.element, '.btn--danger').textContent).toBe('Khoá không thời hạn');
  });

  test('for months asks who has no password to set one first', async () => {
    answer(securityOverview, () => ({ ...unprotected, hasPassword: false }));
    await open(unlimited());
    await press(find(page.element, '[name="understood"]'));
    await press(find(page.element, '.btn--danger'));
    await eventually(() => expect(dialog().textContent).toContain('Tạo mật khẩu'));
    expect(callsOf(excludeSelf)).toHaveLength(0);
  });

  test('for months says from when its end can be asked for', async () => {
    await open(unlimited({ break: { ...exclusion, ...idle, until: '2031-05-20T10:42:00.000Z' } }));
    expect(text()).toContain('Tài khoản đang tự khoá');
    expect(text()).toContain('20/05/2031, 17:42 (giờ Việt Nam)');
    expect(text()).toContain('Yêu cầu mở lại gửi được từ 20/05/2031');
    expect(() => button(page.element, 'Yêu cầu mở lại')).toThrow();
    expect(button(page.element, 'Rút tiền').getAttribute('href')).toBe('/member?page=withdrawal');
  });

  test('whose time has passed is asked to end, and then says when', async () => {
    const passed = { ...exclusion, until: fromNow(-HOUR_MS), endsAt: null, canAskForEnd: true };
    answer(askToReturn, () =>
      unlimited({ break: { ...passed, endsAt: '2031-05-27T10:42:00.000Z', canAskForEnd: false } }),
    );
    await open(unlimited({ break: passed }));
    await press(button(page.element, 'Yêu cầu mở lại'));
    expect(callsOf(askToReturn)).toHaveLength(0);
    await press(button(dialog(), 'Yêu cầu mở lại'));
    await eventually(() => expect(text()).toContain('Mở lại lúc27/05/2031, 17:42'));
    expect(() => button(page.element, 'Yêu cầu mở lại')).toThrow();
  });

  test('without end says so', async () => {
    await open(unlimited({ break: { ...exclusion, ...idle, until: null } }));
    expect(text()).toContain('Không thời hạn');
  });
});

describe('the page', () => {
  test('that could not be loaded says that limits still hold, and can be tried again', async () => {
    refuse(protection, 'INTERNAL', 500);
    page = await mountModule(ProtectionPage, '/member');
    await eventually(() => expect(text()).toContain('Hạn mức của bạn vẫn đang được giữ đúng'));
    answer(protection, () => unlimited());
    await press(button(page.element, 'Thử lại'));
    await eventually(() => expect(text()).toContain('Thời gian chơi'));
  });

  test('section 6: a guest on free play reads that it is for members, and nothing is asked for', async () => {
    signIn({ customerType: 4 });
    page = await mountModule(ProtectionPage, '/member');
    expect(text()).toContain('Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức');
    expect(callsOf(protection)).toHaveLength(0);
  });
});
