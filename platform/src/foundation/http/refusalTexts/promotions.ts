import type { RefusalTexts } from './refusalText.ts';

/** Refusals of joining a promotion. */
export const promotionsRefusals = {
  PROMOTION_OVER: {
    status: 409,
    vi: 'Chương trình này đã kết thúc. Xem các khuyến mãi đang diễn ra ở trang Khuyến mãi.',
    en: 'This promotion is over. The promotions page shows those that are running.',
  },
  PROMOTION_NOT_NEW: {
    status: 409,
    vi: 'Chương trình chỉ dành cho hội viên mở tài khoản chưa quá {days} ngày.',
    en: 'This promotion is for members who opened their account in the last {days} days.',
  },
  PROMOTION_HAS_DEPOSITED: {
    status: 409,
    vi: 'Chương trình chỉ dành cho lần nạp đầu tiên, mà bạn đã nạp tiền rồi.',
    en: 'This promotion is for a first deposit, and you have deposited before.',
  },
  PROMOTION_NO_DEPOSIT: {
    status: 409,
    vi: 'Chương trình dành cho hội viên đã có ít nhất một lần nạp.',
    en: 'This promotion is for members who have deposited at least once.',
  },
  REBATE_NOT_CLAIMED: {
    status: 409,
    vi: 'Hoàn trả ở đây không nhận bằng tay.',
    en: 'Rebates are not claimed by hand here.',
  },
  NO_REBATE: {
    status: 409,
    vi: 'Chưa có khoản hoàn trả nào đủ mức tối thiểu. Hãy tải lại để xem số mới nhất.',
    en: 'No rebate reaches the least amount. Reload to see the latest figures.',
  },
  PROMOTION_SPENT: {
    status: 409,
    vi: 'Chương trình đã phát hết ngân sách.',
    en: 'All that this promotion had to give has been given.',
  },
  PROMOTION_SAME_DEVICE: {
    status: 409,
    vi: 'Mỗi người chỉ nhận một lần, và một tài khoản khác đăng nhập trên thiết bị này đã nhận. Nếu đó là người khác trong nhà bạn, hãy nhắn bộ phận chăm sóc khách hàng xem lại.',
    en: 'It is given once a person, and another account that signed in on this device has had it. If that is somebody else in your home, please ask customer service to look at it.',
  },
  PROMOTION_SAME_ADDRESS: {
    status: 409,
    vi: 'Đã có đủ hội viên dùng cùng mạng với bạn nhận chương trình này. Mạng gia đình và di động thường dùng chung: hãy nhắn bộ phận chăm sóc khách hàng xem lại, hoặc thử lại sau {days} ngày không dùng mạng này.',
    en: 'As many members as may have it used the same network as you. Homes and mobile networks are shared: please ask customer service to look at it, or try again once you have not used this network for {days} days.',
  },
  PROMOTION_LEVEL: {
    status: 409,
    vi: 'Chương trình dành cho hạng khác trong câu lạc bộ VIP. Xem hạng của bạn ở trang VIP.',
    en: 'This promotion is for other levels of the VIP club. Your level is on the VIP page.',
  },
  PROMOTION_LABEL: {
    status: 409,
    vi: 'Chương trình chỉ dành cho hội viên được mời.',
    en: 'This promotion is for members who were invited to it.',
  },
  PROMOTION_NOT_TODAY: {
    status: 409,
    vi: 'Hôm nay chưa nhận được. Trang của chương trình ghi ngày nhận.',
    en: 'It cannot be claimed today. The promotion’s page says when it can.',
  },
  PROMOTION_NO_BIRTHDAY: {
    status: 409,
    vi: 'Tài khoản chưa có ngày sinh nên không biết khi nào là sinh nhật của bạn. Hãy hỏi bộ phận chăm sóc khách hàng.',
    en: 'Your account has no date of birth, so we do not know when your birthday is. Please ask customer service.',
  },
  PROMOTION_NO_LOSS: {
    status: 409,
    vi: 'Kỳ vừa qua chưa có khoản thua đủ mức để hoàn lại.',
    en: 'What you lost in the last period does not reach the least that is paid back for.',
  },
  PROMOTION_WITHDRAWN: {
    status: 409,
    vi: 'Bạn đã rút tiền ngay sau lần nạp này, nên lần nạp này không có thưởng.',
    en: 'You withdrew money right after this deposit, so it brings no bonus.',
  },
  PROMOTION_SAME_PERSON: {
    status: 409,
    vi: 'Mỗi người chỉ nhận một lần, và một tài khoản khác của bạn đã nhận.',
    en: 'It is given once a person, and another account of yours has had it.',
  },
  PROMOTION_CODE_WRONG: {
    status: 409,
    vi: 'Mã này không đúng hoặc không thuộc chương trình này. Hãy kiểm tra lại từng ký tự.',
    en: 'The code is wrong, or belongs to another promotion. Please check each letter.',
  },
  APPLICATION_SENT: {
    status: 409,
    vi: 'Bạn đã gửi đơn cho chương trình này rồi. Kết quả sẽ được báo vào hộp thư.',
    en: 'You have applied for this promotion already. The answer comes to your inbox.',
  },
  APPLICATION_TRIES: {
    status: 409,
    vi: 'Bạn đã gửi {most} đơn cho chương trình này, không gửi thêm được.',
    en: 'You have sent {most} applications to this promotion, which is the most it takes.',
  },
  APPLICATION_BET: {
    status: 409,
    vi: 'Cược này không dùng được cho đơn: chưa có kết quả, quá hạn, hoặc đã có trong đơn khác. Hãy chọn cược khác.',
    en: 'This bet cannot be applied for: it is open, too old, or part of another application. Please choose another.',
  },
  APPLICATION_PICTURES: {
    status: 409,
    vi: 'Đơn cần ít nhất {least} ảnh, và ảnh phải tải lên xong.',
    en: 'The application needs at least {least} pictures, all of them uploaded.',
  },
  APPLICATION_CHANGED: {
    status: 409,
    vi: 'Đơn này đã được quyết định, hoặc số tiền của nó đã đổi. Hãy tải lại.',
    en: 'This application was decided, or what it comes to has changed. Please reload.',
  },
  TOO_MANY_PICTURES: {
    status: 409,
    vi: 'Mỗi đơn có tối đa {most} ảnh.',
    en: 'An application has at most {most} pictures.',
  },
} as const satisfies RefusalTexts;
