import type { RefusalTexts } from './refusalText.ts';

/** Refusals of the agent centre. */
export const agentsRefusals = {
  NOT_IN_TEAM: {
    status: 404,
    vi: 'Không có tài khoản này trong đội của bạn.',
    en: 'There is no such account in your team.',
  },
  NOT_RIGHT_BELOW: {
    status: 409,
    vi: 'Chỉ tuyến trên trực tiếp mới đặt được hạn mức cho tài khoản này.',
    en: 'Only the agent right above can set limits for this account.',
  },
  RATE_TOO_HIGH: {
    status: 409,
    vi: 'Bộ thưởng cao nhất có thể đặt là {series}. Vui lòng giảm xuống.',
    en: 'The highest series you can give is {series}. Please lower it.',
  },
  RATE_PULLS_OTHERS: {
    status: 409,
    vi: 'Số tuyến dưới bị hạ theo vừa thay đổi (nay là {count}). Vui lòng xem lại trước khi đặt.',
    en: 'How many downlines are lowered along has just changed (now {count}). Please look again before you set it.',
  },
  NO_DOWNLINE: {
    status: 403,
    vi: 'Tài khoản của bạn đang tạm ngừng mở tuyến dưới. Vui lòng liên hệ tuyến trên.',
    en: 'Your account may not open downlines for now. Please ask your upline.',
  },
  TOO_MANY_LINKS: {
    status: 409,
    vi: 'Đã có {most} link đang mở. Vui lòng tắt bớt một link.',
    en: 'There are {most} open links already. Please switch one off.',
  },
  LINK_BARRED: {
    status: 403,
    vi: 'Link này đã bị tắt và không mở lại được. Bạn có thể tạo link mới.',
    en: 'This link was switched off by us and cannot be switched on again. You can make a new one.',
  },
  SELECTION_TOO_LARGE: {
    status: 409,
    vi: 'Có hơn {most} lượt nên chưa sắp theo số tiền được. Vui lòng chọn ít ngày hơn, hoặc sắp theo thời gian.',
    en: 'There are more than {most} rounds, too many to sort by an amount. Please choose fewer days, or sort by time.',
  },
  REPORT_TIMEOUT: {
    status: 409,
    vi: 'Số liệu này mất quá nhiều thời gian. Bộ lọc của bạn vẫn còn: hãy chọn ít ngày hơn hoặc một nhánh.',
    en: 'These figures take too long. Your filters are kept: please choose fewer days, or one branch.',
  },
  DOWNLOAD_UNDER_WAY: {
    status: 409,
    vi: 'Bạn đang tải một tệp khác. Vui lòng đợi xong hoặc dừng tệp đó.',
    en: 'You are downloading another file. Please wait until it is done, or stop it.',
  },
} as const satisfies RefusalTexts;
