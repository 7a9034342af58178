import type { IdentityReason, Localized } from '@unisite/shared/contract';
import { dayOf } from '../../../foundation/calendar/days.ts';

interface Message {
  readonly title: Localized;
  readonly content: Localized;
}

/** Why a check was refused, and what to do about it. */
const reasons: Readonly<Record<IdentityReason, Localized>> = {
  unreadable: { vi: 'Ảnh không đọc được.', en: 'A picture cannot be read.' },
  glare: { vi: 'Ảnh bị loá.', en: 'A picture has glare on it.' },
  cutOff: { vi: 'Ảnh bị cắt mất góc.', en: 'A picture is cut off.' },
  documentExpired: { vi: 'Giấy tờ đã hết hạn.', en: 'The document has expired.' },
  numberDiffers: { vi: 'Số giấy tờ không khớp với ảnh.', en: 'The number differs from the one in the picture.' },
  nameDiffers: {
    vi: 'Họ tên không khớp với tài khoản ngân hàng của bạn.',
    en: 'The name differs from the one on your bank account.',
  },
  dateDiffers: { vi: 'Ngày hết hạn không khớp với ảnh.', en: 'The last day differs from the one in the picture.' },
  faceDiffers: {
    vi: 'Khuôn mặt không khớp với ảnh trên giấy tờ.',
    en: 'The face differs from the one on the document.',
  },
  addressTooOld: { vi: 'Giấy tờ về địa chỉ đã quá 3 tháng.', en: 'The proof of address is older than 3 months.' },
  notAccepted: { vi: 'Giấy tờ này không được chấp nhận.', en: 'This document cannot be accepted.' },
};

const dayText = (at: Date, timeZone: string) => dayOf(at, timeZone).split('-').reverse().join('/');

export const acceptedMessage = (until: Date, timeZone: string): Message => ({
  title: { vi: 'Danh tính của bạn đã được xác minh', en: 'Your identity is confirmed' },
  content: {
    vi: `Bạn rút tiền không còn giới hạn xác minh. Xác minh này có hiệu lực đến ${dayText(until, timeZone)}.`,
    en: `Withdrawals no longer have a limit for want of it. The confirmation holds until ${dayText(until, timeZone)}.`,
  },
});

export const refusedMessage = (reason: IdentityReason, triesLeft: number): Message => ({
  title: { vi: 'Chưa xác minh được danh tính', en: 'Your identity could not be confirmed yet' },
  content: {
    vi: `${reasons[reason].vi} ${triesLeft > 0 ? `Bạn còn ${triesLeft} lần gửi: hãy vào trang Xác minh danh tính để gửi lại.` : 'Bạn đã dùng hết số lần gửi. Hãy liên hệ chăm sóc khách hàng.'}`,
    en: `${reasons[reason].en} ${triesLeft > 0 ? `You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left: send it again on the page Identity check.` : 'You have no try left. Please write to customer service.'}`,
  },
});
