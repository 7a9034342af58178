import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { signInSentences } from '@unisite/shared/contract/signInSentences';
import type { RefusalTexts } from './refusalText.ts';

/** Refusals of sign-in, registration, passwords and addresses. */
export const accessRefusals = {
  NICKNAME_CHANGED_LATELY: {
    status: 409,
    vi: 'Biệt danh chỉ đổi được 30 ngày một lần.',
    en: 'A nickname can be changed once in 30 days.',
  },
  AVATAR_TAKEN_AWAY: {
    status: 409,
    vi: 'Ảnh bạn tải lên lần trước đã bị gỡ. Trong 30 ngày sau đó bạn chỉ chọn được ảnh có sẵn.',
    en: 'The picture that you uploaded before was taken away. For 30 days after that you can choose a drawn one only.',
  },
  WRONG_CREDENTIALS: { status: 401, ...signInSentences.WRONG_CREDENTIALS },
  WRONG_CODE: { status: 401, ...signInSentences.WRONG_CODE },
  CAPTCHA_REQUIRED: { status: 403, ...signInSentences.CAPTCHA_REQUIRED },
  REMEMBERED_NOT_KNOWN: { status: 401, ...signInSentences.REMEMBERED_NOT_KNOWN },
  TICKET_EXPIRED: {
    status: 401,
    vi: 'Bước này đã hết hạn, vui lòng đăng nhập lại từ đầu.',
    en: 'This step has expired. Please start signing in again.',
  },
  WRONG_NAME: { status: 401, ...signInSentences.WRONG_NAME },
  SOCIAL_TOKEN_INVALID: {
    status: 401,
    vi: 'Đăng nhập không thành công, vui lòng thử lại.',
    en: 'Signing in did not succeed. Please try again.',
  },
  ADULTS_ONLY: {
    status: 403,
    vi: 'Bạn cần xác nhận đã đủ 18 tuổi và đồng ý với điều khoản.',
    en: 'You have to be 18 or older and agree to the terms.',
  },
  ACCOUNT_TAKEN: { status: 409, ...fieldRefusals.ACCOUNT_TAKEN },
  MOBILE_TAKEN: { status: 409, ...fieldRefusals.MOBILE_TAKEN },
  EMAIL_TAKEN: { status: 409, ...fieldRefusals.EMAIL_TAKEN },
  EMAIL_HAS_ACCOUNT: {
    status: 409,
    vi: 'Email này đã thuộc về một tài khoản. Hãy đăng nhập như bạn vẫn làm, rồi liên kết Google hoặc Facebook trong Trung tâm bảo mật.',
    en: 'This email address already belongs to an account. Sign in as you always do, then link Google or Facebook in the security centre.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    vi: 'Tài khoản này đã được liên kết với một hội viên khác.',
    en: 'This account is already linked to another member.',
  },
  AFFILIATE_CODE_INVALID: { status: 400, ...fieldRefusals.AFFILIATE_CODE_INVALID },
  PASSWORD_TOO_COMMON: { status: 400, ...fieldRefusals.PASSWORD_TOO_COMMON },
  PASSWORD_SAME: { status: 400, ...fieldRefusals.PASSWORD_SAME },
  PASSWORDS_DIFFER: { status: 400, ...fieldRefusals.PASSWORDS_DIFFER },
  WRONG_PASSWORD: { status: 403, ...fieldRefusals.WRONG_PASSWORD },
  PASSWORD_NOT_SET: {
    status: 403,
    vi: 'Tài khoản của bạn chưa có mật khẩu. Vui lòng tạo mật khẩu trong Trung tâm bảo mật trước.',
    en: 'Your account has no password yet. Please set one in the security centre first.',
  },
  PASSWORD_PROOF_REQUIRED: {
    status: 403,
    vi: 'Vui lòng nhập lại mật khẩu để tiếp tục.',
    en: 'Please enter your password again to continue.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    vi: 'Vui lòng đổi mật khẩu trước khi tiếp tục.',
    en: 'Please change your password before you continue.',
  },
  HUMAN_CHECK_REQUIRED: {
    status: 403,
    vi: 'Vui lòng hoàn thành bước xác minh trước.',
    en: 'Please complete the verification first.',
  },
  HUMAN_CHECK_FAILED: { status: 403, ...signInSentences.HUMAN_CHECK_FAILED },
  CAPTCHA_WRONG: { status: 403, ...signInSentences.CAPTCHA_WRONG },
  MOBILE_INVALID: { status: 400, ...signInSentences.MOBILE_INVALID },
  SWITCHED_OFF: {
    status: 403,
    vi: 'Trang này hiện không có chức năng này.',
    en: 'This site does not offer this at present.',
  },
  CODES_UNAVAILABLE: {
    status: 503,
    vi: 'Hiện chưa gửi được mã xác minh, vui lòng thử lại sau.',
    en: 'Codes cannot be sent at present. Please try again later.',
  },
  SIGN_IN_EXPIRED: {
    status: 401,
    vi: 'Đã quá thời gian đăng nhập, vui lòng nhập lại mật khẩu.',
    en: 'Signing in took too long. Please begin again with your password.',
  },
  INSECURE_CONNECTION: {
    status: 403,
    vi: 'Trang điều hành chỉ mở qua HTTPS hoặc trên chính máy chủ này.',
    en: "The operators' console opens over HTTPS only, or on the server's own machine.",
  },
  NOT_AN_AGENT: { status: 403, ...signInSentences.NOT_AN_AGENT },
  ACCOUNT_CLOSED: { status: 403, ...signInSentences.ACCOUNT_CLOSED },
  SEAL_BROKEN: {
    status: 400,
    vi: 'Không mở được dữ liệu mã hoá, vui lòng thử lại.',
    en: 'The sealed data could not be opened. Please try again.',
  },
  GUEST_NOT_ALLOWED: {
    status: 403,
    vi: 'Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức.',
    en: 'Please register, or sign in with a full account.',
  },
} as const satisfies RefusalTexts;
