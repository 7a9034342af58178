import type { RefusalTexts } from './refusalText.ts';

/** Refusals of identity checks. */
export const verificationRefusals = {
  IDENTITY_NEEDED: {
    status: 403,
    vi: 'Bạn cần xác minh danh tính trước khi rút số tiền này. Tiền vẫn ở trong ví của bạn.',
    en: 'Your identity has to be confirmed before you can withdraw this. The money stays in your wallet.',
  },
  IDENTITY_NOT_OPEN: {
    status: 409,
    vi: 'Hiện không thể thay đổi hồ sơ xác minh này.',
    en: 'This identity check cannot be changed now.',
  },
  IDENTITY_INCOMPLETE: {
    status: 409,
    vi: 'Hồ sơ xác minh còn thiếu thông tin hoặc ảnh.',
    en: 'Something is still missing: the document’s details or a picture.',
  },
  DOCUMENT_EXPIRED: {
    status: 409,
    vi: 'Giấy tờ này đã hết hạn. Vui lòng dùng giấy tờ còn hạn.',
    en: 'This document has expired. Please use one that is still valid.',
  },
  PICTURE_TOO_SMALL: {
    status: 400,
    vi: 'Ảnh quá nhỏ để đọc được: mỗi cạnh cần ít nhất {least} điểm ảnh.',
    en: 'The picture is too small to be read: each side needs at least {least} pixels.',
  },
  IDENTITY_CHANGED: {
    status: 409,
    vi: 'Hồ sơ này đã thay đổi. Hãy xem lại trước khi quyết định.',
    en: 'This check has changed. Look at it again before you decide.',
  },
  PICTURES_UNSEEN: {
    status: 409,
    vi: 'Hãy xem tất cả ảnh trước khi quyết định.',
    en: 'Look at all of its pictures before you decide.',
  },
  NUMBER_DIFFERS: {
    status: 409,
    vi: 'Số này khác với số mà hội viên đã nhập.',
    en: 'This is not the number that the member typed.',
  },
} as const satisfies RefusalTexts;
