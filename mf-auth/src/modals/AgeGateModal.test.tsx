import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type AgeGate, ageGate, confirmAge } from '@unisite/shared/contract/age';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { flush, type MountedModule } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  answerGate,
  choose,
  fillGate,
  hasButton,
  mountModal,
  platform,
  press,
  resetSession,
  setGateStanding,
  tick,
} from '../testing/modal.ts';
import AgeGateModal from './AgeGateModal.tsx';

let page: MountedModule;
const onClose = jest.fn();
const onDone = jest.fn();
const confirmed = jest.fn();
bus.on('age.confirmed', confirmed);

beforeEach(() => {
  resetSession();
  for (const one of [onClose, onDone, confirmed]) one.mockClear();
});
afterEach(async () => {
  await page.unmount();
  await act(() => setLanguage('vi'));
});

const tooYoung = (mayRetype: boolean) =>
  ({ state: 'tooYoung', from: '2028-03-04', at: '2026-11-20T10:42:00.000Z', mayRetype }) as const;
const open = async (standing: AgeGate['standing']) => {
  setGateStanding(standing);
  page = await mountModal(AgeGateModal, undefined, { onClose, onDone });
  await flush();
};
const text = () => page.element.textContent ?? '';
const submit = async (name = 'Tôi đủ 18 tuổi, vào trang') => {
  await press(name);
  await flush(20);
};
const sent = () => platform.callsOf(confirmAge).map(({ request }) => request);
const errors = () => [...page.element.querySelectorAll('.field__error')].map((one) => one.textContent);

test('who gives a date of birth and accepts the terms is let through, and the page hears of it', async () => {
  await open({ state: 'unconfirmed' });
  expect(page.element.querySelector('h2')?.textContent).toContain('Bạn đã đủ 18 tuổi?');
  expect(text()).toContain('bản 3 ngày 01/10/2026');
  const links = [...page.element.querySelectorAll<HTMLAnchorElement>('label a')];
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms#part-1', '_blank'],
    ['/terms#part-2', '_blank'],
  ]);
  answerGate({ state: 'confirmed' });
  await fillGate('1994-11-23');
  await submit();
  expect(sent()).toEqual([{ birthDate: '1994-11-23', termsVersion: 3 }]);
  expect([onDone, confirmed].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test('missing input is reported once below the selects, to screen readers too, and at the box', async () => {
  await open({ state: 'unconfirmed' });
  await choose('day', '4');
  await submit();
  expect(errors()).toEqual([
    'Vui lòng chọn đủ ngày, tháng và năm sinh.',
    'Vui lòng đồng ý với điều khoản để tiếp tục.',
  ]);
  const selects = [...page.element.querySelectorAll('select')];
  expect(selects.map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true']);
  expect(document.getElementById(selects[1]?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(errors()[0]);
  expect(document.activeElement).toBe(selects[1]);
  for (const none of ['1994-02-30', '2026-12-31']) {
    const [year = '', month = '', day = ''] = none.split('-');
    await choose('day', day);
    await choose('month', String(Number(month)));
    await choose('year', year);
    await submit();
    expect(errors()[0]).toBe('Không có ngày này. Vui lòng xem lại ngày sinh.');
  }
  expect(sent()).toEqual([]);
});

test('who is too young reads from when on not, and types a slip anew once', async () => {
  await open({ state: 'unconfirmed' });
  answerGate(tooYoung(true));
  await fillGate('2010-03-04');
  await submit();
  expect(text()).toContain('bạn đủ 18 tuổi ngày 04/03/2028');
  expect(text()).toContain('20/11/2026 17:42');
  await press('Nhập lại ngày sinh');
  answerGate(tooYoung(false));
  await fillGate('2010-03-04');
  await submit();
  expect(hasButton('Nhập lại ngày sinh')).toBe(false);
  await press('Đã hiểu');
  expect([onClose, onDone].map((one) => one.mock.calls.length)).toEqual([1, 0]);
});

test('a device that was refused says so at once, in the language of the page', async () => {
  await open(tooYoung(false));
  expect(text()).toContain('Bạn chưa vào được');
  await act(() => setLanguage('en'));
  expect(text()).toContain('you turn 18 on 04/03/2028');
  expect(text()).not.toContain('2010');
});

test('a new version of the terms takes the tick alone, and says what changed', async () => {
  await open({ state: 'termsDue' });
  expect(text()).toContain('Thêm một mục.');
  expect(page.element.querySelectorAll('select')).toHaveLength(0);
  answerGate({ state: 'confirmed' });
  await tick('agreed');
  await submit('Đồng ý và tiếp tục');
  expect(sent()).toEqual([{ termsVersion: 3 }]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('terms that changed while they were read are shown anew; the date stays, the tick goes', async () => {
  await open({ state: 'unconfirmed' });
  await fillGate('1994-11-23');
  platform.refuse(confirmAge, 'TERMS_CHANGED', 403);
  setGateStanding({ state: 'unconfirmed' }, 4);
  await submit();
  expect(text()).toContain('vừa thay đổi');
  expect(text()).toContain('bản 4');
  expect(page.element.querySelector<HTMLSelectElement>('select[name="year"]')?.value).toBe('1994');
  answerGate({ state: 'confirmed' });
  await tick('agreed');
  await submit();
  expect(sent().at(-1)).toEqual({ birthDate: '1994-11-23', termsVersion: 4 });
});

test('who gets no answer keeps what was chosen; who cannot be asked tries again', async () => {
  await open({ state: 'unconfirmed' });
  await fillGate('1994-11-23');
  platform.refuse(confirmAge, null);
  await submit();
  expect(alerts().length + page.element.querySelectorAll('.notice').length).toBeGreaterThan(0);
  expect(page.element.querySelector<HTMLSelectElement>('select[name="year"]')?.value).toBe('1994');
  await page.unmount();
  platform.refuse(ageGate, null);
  page = await mountModal(AgeGateModal, undefined, { onClose, onDone });
  await flush();
  expect(text()).toContain('Chưa tải được câu hỏi');
  setGateStanding({ state: 'unconfirmed' });
  await press('Thử lại');
  await flush();
  expect(text()).toContain('Bạn đã đủ 18 tuổi?');
});

test('who has passed it already, in another tab, is let through', async () => {
  await open({ state: 'confirmed' });
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(page.element.querySelector('dialog')).toBeNull();
});

test('who is not of age yet leaves', async () => {
  await open({ state: 'unconfirmed' });
  await press('Tôi chưa đủ 18 tuổi');
  expect([onClose, onDone].map((one) => one.mock.calls.length)).toEqual([1, 0]);
});
