import type { Localized } from './envelope.ts';
import { fieldRefusals } from './fieldRefusals.ts';

/** Messages for refused steps of signing in. */
export const signInSentences = {
  WRONG_CREDENTIALS: {
    vi: 'Tài khoản hoặc mật khẩu không chính xác.',
    en: 'Incorrect account or password.',
  },
  WRONG_CODE: {
    vi: 'Mã xác minh không đúng hoặc đã được dùng. Hãy chờ mã mới rồi nhập lại.',
    en: 'This code is wrong or was used already. Wait for a new one and try again.',
  },
  CAPTCHA_REQUIRED: {
    vi: 'Vui lòng nhập mã trong hình.',
    en: 'Please enter the characters in the picture.',
  },
  REMEMBERED_NOT_KNOWN: {
    vi: 'Thông tin ghi nhớ không còn hiệu lực, vui lòng nhập mật khẩu.',
    en: 'This remembered sign-in is no longer valid. Please enter the password.',
  },
  WRONG_NAME: {
    vi: 'Tên chủ tài khoản ngân hàng không khớp.',
    en: 'This does not match the name on the bank account.',
  },
  HUMAN_CHECK_FAILED: {
    vi: 'Xác minh chưa thành công, vui lòng thử lại.',
    en: 'The verification did not succeed. Please try again.',
  },
  CAPTCHA_WRONG: {
    vi: 'Mã hình ảnh không đúng hoặc đã hết hạn, vui lòng nhập mã mới.',
    en: 'The characters are wrong or have expired. Please enter those in the new picture.',
  },
  MOBILE_INVALID: fieldRefusals.MOBILE_INVALID,
  NOT_AN_AGENT: {
    vi: 'Không phải đại lý, không thể đăng nhập.',
    en: 'Not an agent: you cannot sign in here.',
  },
  ACCOUNT_CLOSED: {
    vi: 'Tài khoản đã bị khoá, vui lòng liên hệ chăm sóc khách hàng.',
    en: 'This account is closed. Please contact customer service.',
  },
} as const satisfies Record<string, Localized>;
