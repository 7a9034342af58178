import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  addIdentityPicture,
  type IdentityPictureKind,
  identity,
  identityPictureKind,
  saveIdentityFacts,
  sendIdentityCheck,
} from '@unisite/shared/contract/identityChecks';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { bus } from '@unisite/shared/events';
import { standInUploads } from '@unisite/shared/testing';
import { act } from 'react';
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
  type,
} from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import IdentityPage from './IdentityPage.tsx';

type Given = GivenOf<typeof identity>;
type Check = NonNullable<Given['check']>;

const uploads = standInUploads();
let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=identity');
});
afterEach(() => page.unmount());

const nobody: Given = {
  check: null,
  canWrite: true,
  asked: 'aboveSum',
  above: 10_000_000,
  holder: 'NGUYEN MINH ANH',
  currency: 'VND',
  now: '2026-11-20T03:00:00.000Z',
};
const with_ = (more: Partial<Check>, kinds: readonly IdentityPictureKind[] = []): Given => ({
  ...nobody,
  check: {
    id: '5',
    state: 'asked',
    document: 'idCard',
    validUntil: '2034-11-23',
    triesLeft: 3,
    sentAt: null,
    decidedAt: null,
    reason: null,
    again: [],
    acceptedUntil: null,
    pictures: kinds.map((kind) => ({ kind, bytes: 900_000, at: '2026-11-20T02:00:00.000Z' })),
    ...more,
  },
});
const text = () => page.element.textContent ?? '';
const open = async (value: Given) => {
  answer(identity, () => value);
  page = await mountModule(IdentityPage, '/member');
  await eventually(() => expect(find(page.element, 'h2').textContent).not.toBe(''));
};
const input = (label: string) => find<HTMLInputElement>(page.element, `input[aria-label="${label}"]`);
const choose = async (label: string, file: File) => {
  const field = input(label);
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
};
const picture = (name = 'mat-truoc.jpg', kind = 'image/jpeg') => new File(['a picture'], name, { type: kind });
const heading = () => find(page.element, 'h3').textContent;

describe('what is gathered', () => {
  test('begins with the document: number and last day are looked at before they are sent', async () => {
    await open(nobody);
    expect(heading()).toBe('Bạn dùng giấy tờ nào?');
    expect(text()).toContain('đến 10.000.000');
    type(page.element, 'number', '12');
    await press(button(page.element, 'Tiếp tục'));
    expect(errorOf(page.element, 'number')).toContain('6 đến 20 chữ và số');
    expect(errorOf(page.element, 'validUntil')).toContain('Chọn ngày hết hạn');
    expect(callsOf(saveIdentityFacts)).toEqual([]);
    type(page.element, 'number', '079 123 456 789');
    type(page.element, 'validUntil', '2034-11-23');
    answer(saveIdentityFacts, () => with_({}));
    await press(button(page.element, 'Hộ chiếu'));
    await press(button(page.element, 'Tiếp tục'));
    await eventually(() => expect(heading()).toBe('Chụp giấy tờ của bạn'));
    expect(callsOf(saveIdentityFacts)[0]?.request).toEqual({
      document: 'passport',
      number: '079 123 456 789',
      validUntil: '2034-11-23',
    });
    expect(page.element.innerHTML).not.toContain('079');
  });

  test('a document without a last day needs none', async () => {
    await open(nobody);
    type(page.element, 'number', '079123456789');
    await press(find(page.element, 'input[name="hasNoEnd"]'));
    answer(saveIdentityFacts, () => with_({ validUntil: null }));
    await press(button(page.element, 'Tiếp tục'));
    await eventually(() => expect(callsOf(saveIdentityFacts)[0]?.request).toMatchObject({ validUntil: null }));
  });

  test.each([
    ['another kind of file', picture('a.pdf', 'application/pdf'), 'Chỉ nhận ảnh PNG hoặc JPG.'],
    [
      'a picture that is too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'Ảnh lớn hơn 5 MB.',
    ],
  ])('%s is not sent', async (_what, file, sentence) => {
    await open(with_({}));
    await choose('Chụp mặt trước', file);
    expect(text()).toContain(sentence);
    expect(callsOf(addIdentityPicture)).toEqual([]);
  });

  test('a picture is sent with its progress, shown covered, and can be shown clearly', async () => {
    await open(with_({}));
    uploads.hold();
    await choose('Chụp mặt trước', picture());
    await eventually(() => expect(text()).toContain('Đang gửi mat-truoc.jpg'));
    await act(async () => uploads.uploads.at(-1)?.progress(0.64));
    expect(text()).toContain('64%');
    answer(addIdentityPicture, () => with_({}, ['documentFront']));
    uploads.release();
    await eventually(() => expect(text()).toContain('Đã nhận'));
    const [sent] = callsOf(addIdentityPicture);
    expect(sent?.request).toEqual({ kind: 'documentFront', image: btoa('a picture') });
    const shown = find<HTMLImageElement>(page.element, 'img');
    expect([shown.src.slice(0, 16), shown.className]).toEqual(['data:image/jpeg;', 'covered']);
    await press(button(page.element, 'Xem rõ ảnh Mặt trước'));
    expect(find(page.element, 'img').className).toBe('');
    expect(text()).toContain('Còn Mặt sau');
  });

  test('sending can be stopped', async () => {
    await open(with_({}));
    uploads.hold();
    await choose('Chụp mặt trước', picture());
    await eventually(() => expect(text()).toContain('Đang gửi mat-truoc.jpg'));
    await press(button(page.element, 'Dừng'));
    expect(uploads.uploads.at(-1)?.isAborted).toBe(true);
    uploads.release();
    expect(text()).toContain('Chụp mặt trước');
    expect(callsOf(addIdentityPicture)).toEqual([]);
  });

  test('a picture that got no answer is sent again under the same key', async () => {
    await open(with_({}));
    refuse(addIdentityPicture, null);
    await choose('Chụp mặt trước', picture());
    await eventually(() => expect(text()).toContain('Mất kết nối khi gửi mat-truoc.jpg.'));
    answer(addIdentityPicture, () => with_({}, ['documentFront']));
    await press(button(page.element, 'Gửi lại'));
    await eventually(() => expect(text()).toContain('Đã nhận'));
    const keys = callsOf(addIdentityPicture).map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('what the platform finds wrong with a picture stands under it', async () => {
    await open(with_({}));
    refuse(addIdentityPicture, 'PICTURE_TOO_SMALL', 400);
    await choose('Chụp mặt sau', picture());
    await eventually(() => expect(text()).toContain('refused: PICTURE_TOO_SMALL'));
    expect(input('Chụp mặt sau').getAttribute('aria-invalid')).toBe('true');
  });

  test('phones open the camera that fits, and files all the same', async () => {
    await open(with_({}, ['documentFront', 'documentBack']));
    expect(heading()).toBe('Chụp khuôn mặt của bạn');
    expect(input('Chụp khuôn mặt').getAttribute('capture')).toBe('user');
    expect(input('Chọn ảnh có sẵn: Khuôn mặt').hasAttribute('capture')).toBe(false);
  });

  test('is handed in once all is there', async () => {
    await open(with_({}, identityPictureKind.options));
    answer(sendIdentityCheck, () => ({
      ...with_({ state: 'sent', sentAt: '2026-11-20T03:00:00.000Z' }, identityPictureKind.options),
      canWrite: false,
    }));
    await press(button(page.element, 'Gửi hồ sơ'));
    await eventually(() => expect(text()).toContain('Đang xét duyệt'));
    expect(text()).toContain('Thường dưới 2 giờ');
    expect(callsOf(sendIdentityCheck)).toHaveLength(1);
    expect(page.element.querySelector('form')).toBeNull();
  });
});

describe('how it stands', () => {
  test('a refusal says what to do, how many tries are left, and begins at the picture to be taken anew', async () => {
    const kinds = identityPictureKind.options.filter((kind) => kind !== 'documentFront');
    await open(with_({ state: 'refused', reason: 'glare', again: ['documentFront'], triesLeft: 2 }, kinds));
    expect(text()).toContain('Ảnh bị loá');
    expect(text()).toContain('không bật đèn nháy');
    expect(text()).toContain('Còn 2 lần gửi.');
    expect(heading()).toBe('Chụp giấy tờ của bạn');
    expect(text()).toContain('Còn Mặt trước');
  });

  test('after the last try there is no form, but the way to customer service', async () => {
    await open({ ...with_({ state: 'refused', reason: 'nameDiffers', triesLeft: 0 }), canWrite: false });
    expect(text()).toContain('Bạn đã dùng hết số lần gửi');
    expect(button(page.element, 'Chăm sóc khách hàng').getAttribute('href')).toBe('/helpmc');
    expect(page.element.querySelector('form')).toBeNull();
  });

  test('an acceptance says until when, and an open page hears of it', async () => {
    await open({ ...with_({ state: 'inReview', sentAt: '2026-11-20T03:00:00.000Z' }), canWrite: false });
    answer(identity, () => ({
      ...with_({ state: 'accepted', decidedAt: '2026-11-20T04:00:00.000Z', acceptedUntil: '2028-11-20T04:00:00.000Z' }),
      canWrite: false,
    }));
    await act(async () => bus.emit('identity.changed', {}));
    await eventually(() => expect(text()).toContain('Đã xác minh'));
    expect(text()).toContain('Có hiệu lực đến 20/11/2028.');
    expect(button(page.element, 'Rút tiền').getAttribute('href')).toBe('/member?page=withdrawal');
  });

  test('one that has ended leaves a new form, without what was said before', async () => {
    await open(
      with_({ state: 'expired', decidedAt: '2024-11-14T04:00:00.000Z', acceptedUntil: '2026-11-14T04:00:00.000Z' }),
    );
    expect(text()).toContain('Xác minh đã hết hạn ngày 14/11/2026');
    expect(heading()).toBe('Bạn dùng giấy tờ nào?');
    expect(find<HTMLInputElement>(page.element, '[name="validUntil"]').value).toBe('');
  });
});
