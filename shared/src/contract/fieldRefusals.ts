import type { Localized } from './envelope.ts';

/** Messages for values that match their pattern but were refused (section 5, messages). */
export const fieldRefusals = {
  ACCOUNT_TAKEN: { vi: 'Tên đăng nhập này đã có người dùng.', en: 'This username is taken.' },
  MOBILE_TAKEN: { vi: 'Số điện thoại này đã được đăng ký.', en: 'This mobile number is already registered.' },
  MOBILE_INVALID: { vi: 'Vui lòng nhập số điện thoại di động hợp lệ.', en: 'Please enter a valid mobile number.' },
  EMAIL_TAKEN: { vi: 'Email này đã được đăng ký.', en: 'This email address is already registered.' },
  /** Sign-in steps have a longer text (`signInSentences`). */
  WRONG_CODE: { vi: 'Vui lòng nhập mã xác minh hợp lệ.', en: 'Please enter a valid verification code.' },
  AFFILIATE_CODE_INVALID: { vi: 'Mã mời không hợp lệ', en: 'This invitation code is not valid' },
  PASSWORD_TOO_COMMON: {
    vi: 'Mật khẩu này quá phổ biến hoặc đã từng bị lộ, vui lòng chọn mật khẩu khác.',
    en: 'This password is too common or has been leaked before. Please choose another one.',
  },
  PASSWORD_SAME: {
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password must be different from the old one.',
  },
  PASSWORDS_DIFFER: {
    vi: 'Hai lần nhập mật khẩu không giống nhau',
    en: 'The two passwords are not the same',
  },
  WRONG_PASSWORD: { vi: 'Mật khẩu không chính xác', en: 'The password is incorrect' },
} as const satisfies Record<string, Localized>;
