import type { RefusalTexts } from './refusalText.ts';

/** Refusals of signed calls and of vendor teams' uploads. */
export const teamsRefusals = {
  CALL_UNSIGNED: {
    status: 401,
    vi: 'Lệnh gọi của nhóm phải được ký: thiếu hoặc sai phần Authorization.',
    en: 'A team’s call has to be signed: its Authorization header is missing or malformed.',
  },
  CALL_TIME_OFF: {
    status: 401,
    vi: 'Thời gian của lệnh gọi lệch quá 5 phút; ở đây đang là {now}. Hãy chỉnh đồng hồ.',
    en: 'The call’s time is more than 5 minutes off; here it is {now}. Set your clock.',
  },
  CALL_KEY_UNKNOWN: {
    status: 401,
    vi: 'Trang chưa có khoá này: nhờ người vận hành đăng ký khoá công khai trước.',
    en: 'The site does not know this key: have an operator register its public half first.',
  },
  CALL_KEY_REVOKED: {
    status: 401,
    vi: 'Khoá này đã bị thu hồi: dùng một khoá khác của nhóm.',
    en: 'This key was revoked: use another key of the team.',
  },
  CALL_SIGNATURE_WRONG: {
    status: 401,
    vi: 'Chữ ký không khớp với lệnh gọi này.',
    en: 'The signature is not over this call.',
  },
  CALL_REPEATED: {
    status: 409,
    vi: 'Lệnh gọi này đã được nhận một lần: hãy ký lại cho mỗi lần gọi.',
    en: 'This very call was taken before: sign each call anew.',
  },
  FILE_HASH_DIFFERS: {
    status: 400,
    vi: 'Nội dung tệp không khớp với mã băm trong địa chỉ.',
    en: 'The file’s content is not what the address says.',
  },
  STAGING_FULL: {
    status: 409,
    vi: 'Nhóm đã gửi quá nhiều tệp chưa đăng: đăng phiên bản, hoặc đợi một giờ.',
    en: 'The team has put too many files without publishing them: publish, or wait an hour.',
  },
} as const satisfies RefusalTexts;
