import type { Localized } from '@unisite/shared/contract/envelope';

/** Texts for browsers without scripts; no other receives them. */
export const words = {
  signIn: { vi: 'Đăng nhập', en: 'Sign in' },
  signOut: { vi: 'Đăng xuất', en: 'Sign out' },
  mine: { vi: 'Của tôi', en: 'Mine' },
  username: { vi: 'Tên đăng nhập', en: 'Username' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  signs: { vi: 'Mã trong hình', en: 'Characters in the picture' },
  picture: { vi: 'Năm ký tự viết lệch', en: 'Five slanted characters' },
  otherPicture: { vi: 'Đổi hình khác', en: 'Another picture' },
  answer: { vi: 'Mã xác minh hoặc câu trả lời', en: 'Code or answer' },
  by: { vi: 'Xác minh bằng', en: 'Confirm by' },
  send: { vi: 'Gửi mã cho tôi', en: 'Send me the code' },
  sendHint: {
    vi: 'Với tin nhắn hoặc email, hãy chọn cách rồi bấm gửi mã trước.',
    en: 'For a text message or email, choose it and have the code sent first.',
  },
  confirm: { vi: 'Xác minh và đăng nhập', en: 'Confirm and sign in' },
  startOver: { vi: 'Đăng nhập lại từ đầu', en: 'Start over' },
  noWay: {
    vi: 'Tài khoản chưa có cách xác minh nào, vui lòng liên hệ dịch vụ khách hàng.',
    en: 'This account has no way to confirm that it is you. Please contact customer service.',
  },
  insecure: {
    vi: 'Khi JavaScript tắt, chỉ có thể đăng nhập qua kết nối bảo mật (https), vì mật khẩu không được mã hóa trên đường truyền này. Hãy mở trang bằng https, hoặc bật JavaScript rồi tải lại.',
    en: 'Without JavaScript, signing in needs a secure connection (https): this one would send your password unencrypted. Open the site over https, or switch JavaScript on and load the page again.',
  },
  more: {
    vi: 'Quên mật khẩu, đăng ký và đăng nhập bằng cách khác cần JavaScript.',
    en: 'Recovering a password, registering and other ways to sign in need JavaScript.',
  },
  mustChange: {
    vi: 'Bạn cần đổi mật khẩu trước khi dùng tài khoản. Việc này cần JavaScript: hãy bật JavaScript rồi tải lại trang.',
    en: 'You have to change your password before using the account. That needs JavaScript: please switch it on and load the page again.',
  },
} satisfies Record<string, Localized>;

export const whyWords = {
  newAddress: {
    vi: 'Bạn đang đăng nhập từ một địa chỉ IP mới. Hãy xác minh đó là bạn.',
    en: 'You are signing in from a new IP address. Please confirm that it is you.',
  },
  twoFactor: {
    vi: 'Tài khoản này bật xác thực hai lớp. Hãy hoàn tất bước thứ hai.',
    en: 'Two-factor is on for this account. Please complete the second step.',
  },
} satisfies Record<string, Localized>;

export const wayWords = {
  sms: { vi: 'Mã qua tin nhắn', en: 'Code by text message' },
  mail: { vi: 'Mã qua email', en: 'Code by email' },
  totp: { vi: 'Ứng dụng xác thực', en: 'Authenticator app' },
  recoveryCode: { vi: 'Mã khôi phục', en: 'Recovery code' },
  bankName: { vi: 'Tên chủ tài khoản ngân hàng', en: 'Bank account holder’s name' },
} satisfies Record<string, Localized>;

export const sentWords = (minutes: number): Localized => ({
  vi: `Đã gửi mã, có hiệu lực ${minutes} phút.`,
  en: `The code is on its way. It is valid for ${minutes} minutes.`,
});
