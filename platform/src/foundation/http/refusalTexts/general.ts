import type { RefusalTexts } from './refusalText.ts';

/** Refusals of any call. */
export const generalRefusals = {
  BAD_REQUEST: {
    status: 400,
    vi: 'Thông tin gửi lên chưa đúng, vui lòng kiểm tra lại.',
    en: 'Some of the information is not right. Please check it.',
  },
  UNAUTHENTICATED: {
    status: 401,
    vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập.',
    en: 'You are not signed in. Please sign in.',
  },
  SESSION_EXPIRED: {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: { status: 403, vi: 'Bạn không có quyền thực hiện thao tác này.', en: 'You may not do this.' },
  NOT_FOUND: { status: 404, vi: 'Không tìm thấy nội dung này.', en: 'There is nothing here.' },
  CONFLICT: {
    status: 409,
    vi: 'Yêu cầu này trùng với một yêu cầu khác đã gửi trước đó.',
    en: 'This request clashes with another one sent before.',
  },
  BALANCE_LIMIT: {
    status: 409,
    vi: 'Số dư sẽ vượt quá mức mà một ví có thể chứa. Vui lòng rút bớt tiền trước.',
    en: 'The wallet would hold more than it can. Please take money out first.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, vi: 'Dữ liệu gửi lên quá lớn.', en: 'What was sent is too large.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    vi: 'Bạn thao tác quá nhanh, vui lòng thử lại sau {seconds} giây.',
    en: 'That was too fast. Please try again in {seconds} s.',
  },
  UNKNOWN_MARKET: {
    status: 421,
    vi: 'URL không hợp lệ, vui lòng liên hệ với dịch vụ khách hàng.',
    en: 'This address is not valid. Please contact customer service.',
  },
  INTERNAL: {
    status: 500,
    vi: 'Hệ thống gặp sự cố, vui lòng thử lại sau.',
    en: 'Something went wrong on our side. Please try again later.',
  },
  STILL_RUNNING: {
    status: 503,
    vi: 'Yêu cầu của bạn vẫn đang được xử lý, vui lòng thử lại sau giây lát.',
    en: 'Your request is still being worked on. Please try again in a moment.',
  },
  UNAVAILABLE: {
    status: 503,
    vi: 'Hệ thống đang tạm gián đoạn, vui lòng thử lại sau ít phút.',
    en: 'The site is interrupted for a moment. Please try again in a few minutes.',
  },
  // Not 503, with which a gateway reports that the platform cannot be reached.
  MAINTENANCE: {
    status: 423,
    vi: 'Trang đang bảo trì, vui lòng quay lại sau.',
    en: 'The site is under maintenance. Please come back later.',
  },
  COUNTRY_RESTRICTED: {
    status: 403,
    vi: 'Trang không phục vụ tại quốc gia của bạn.',
    en: 'The site is not available in your country.',
  },
} as const satisfies RefusalTexts;
