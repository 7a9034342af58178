import type { RefusalTexts } from './refusalText.ts';

/** Refusals of operators' settings and decisions: wallets of markets, vendors, corrections of balances. */
export const operatorsRefusals = {
  SAME_PERSON: {
    status: 403,
    vi: 'Người duyệt phải là một người vận hành khác.',
    en: 'Another operator has to decide it.',
  },
  CONTRADICTION_CHANGED: {
    status: 409,
    vi: 'Đơn vị thanh toán vừa trả lời khác, hoặc lệnh này vừa được xử lý. Hãy xem lại rồi quyết định.',
    en: 'The provider has said something else, or this has been dealt with meanwhile. Look at it again, then decide.',
  },
  PROPOSAL_WAITS: {
    status: 409,
    vi: 'Đã có một đề xuất khác đang chờ duyệt.',
    en: 'Another proposal waits to be decided.',
  },
  LIMITS_CHANGED: {
    status: 409,
    vi: 'Hạn mức của thị trường này vừa được thay đổi. Hãy xem lại rồi quyết định.',
    en: 'The limits of this market were changed meanwhile. Look at them again, then decide.',
  },
  MEMBER_ON_BREAK: {
    status: 409,
    vi: 'Hội viên đang tạm nghỉ hoặc tự khoá chơi, nên không nhận thưởng lúc này.',
    en: 'The member is on a break from play and is given no bonus meanwhile.',
  },
  SETTING_CHANGED: {
    status: 409,
    vi: 'Người khác vừa thay đổi mục này. Hãy xem lại rồi quyết định.',
    en: 'Somebody changed this meanwhile. Look at it again, then decide.',
  },
  TIMETABLE_INVALID: {
    status: 400,
    vi: 'Lịch quay này không hợp lệ với đài. Kiểm tra giờ quay, chu kỳ và thời gian khoá cược.',
    en: 'This cannot be a timetable of the station. Check its times, its interval, and when betting closes.',
  },
  TIMETABLE_DAY: {
    status: 409,
    vi: 'Thay đổi này áp dụng quá sớm hoặc quá muộn: các kỳ đang mở giữ nguyên. Hãy chọn ngày khác.',
    en: 'The change would count from too early or too late: draws that are open stay as they are. Choose another day.',
  },
  LIMIT_ABOVE_OFFER: {
    status: 400,
    vi: 'Hạn mức của một số phải thấp hơn hạn mức của thị trường. Để trống để dùng hạn mức của thị trường.',
    en: 'A pick’s limit has to be below the market’s. Leave it empty for the market’s own.',
  },
  DRY_RUN_BUSY: {
    status: 409,
    vi: 'Một lần chạy thử khác đang đọc dữ liệu. Hãy thử lại sau ít giây.',
    en: 'Another dry run is reading. Please try again in some seconds.',
  },
  DRY_RUN_TOO_LONG: {
    status: 503,
    vi: 'Chạy thử quá lâu nên đã dừng. Hãy chọn ít thị trường hơn, hoặc thử lại lúc ít người chơi.',
    en: 'The dry run took too long and was stopped. Choose fewer markets, or try again when fewer people play.',
  },
  PROMOTION_CHANGED: {
    status: 409,
    vi: 'Khuyến mãi này đã thay đổi từ lúc bạn mở. Hãy xem lại rồi làm lại.',
    en: 'This promotion has changed since you opened it. Look at it again first.',
  },
  ANNOUNCEMENT_CHANGED: {
    status: 409,
    vi: 'Người khác vừa sửa hoặc rút thông báo này. Hãy xem lại rồi quyết định.',
    en: 'Somebody changed or withdrew this announcement meanwhile. Look at it again, then decide.',
  },
  LABELS_CHANGED: {
    status: 409,
    vi: 'Người khác vừa đổi nhãn của hội viên này. Hãy xem lại rồi lưu.',
    en: 'Somebody changed this member’s labels meanwhile. Look at them again, then save.',
  },
  TOO_MANY_NOTES: {
    status: 409,
    vi: 'Hội viên này đã có {most} ghi chú, không thêm được nữa.',
    en: 'This member has {most} notes; there is no room for more.',
  },
  FEEDBACK_CHANGED: {
    status: 409,
    vi: 'Người khác vừa xử lý góp ý này. Hãy xem lại rồi quyết định.',
    en: 'Somebody dealt with this feedback meanwhile. Look at it again, then decide.',
  },
  SIGN_ANSWERED: {
    status: 409,
    vi: 'Một người điều hành khác đã trả lời dấu hiệu này.',
    en: 'Another operator has answered this sign.',
  },
  SIGN_UNTOLD: {
    status: 409,
    vi: 'Không được báo cho hội viên về dấu hiệu rửa tiền.',
    en: 'A member is not told of a sign of money laundering.',
  },
  FEEDBACK_OF_GUEST: {
    status: 400,
    vi: 'Người gửi chưa đăng nhập nên không có hộp thư. Hãy trả lời qua thông tin liên hệ họ để lại.',
    en: 'Whoever sent it was not signed in and has no inbox. Answer by the contact that was left.',
  },
  WAGERING_ABOVE_MARKET: {
    status: 400,
    vi: 'Thị trường này chỉ cho phép vòng cược tối đa {most} lần tiền thưởng, và không tính trên tiền nạp.',
    en: 'This market allows a bonus to be wagered {most} times at most, and not by the deposit.',
  },
  ROUNDS_NOT_PLAYED: {
    status: 400,
    vi: 'Nhà phát hành không chơi vòng miễn phí của trò này ở mức cược này. Hãy chọn trò hoặc mức khác.',
    en: 'The vendor plays no free rounds of this game at this stake. Choose another game or stake.',
  },
  ROUNDS_NEED_MAIN: {
    status: 400,
    vi: 'Vòng miễn phí chỉ có ở thị trường chơi bằng một ví chính. Hãy bỏ thị trường còn ví ở nhà phát hành.',
    en: 'Free rounds are for markets that play from the main wallet. Leave out those with wallets at vendors.',
  },
  END_PASSED: {
    status: 400,
    vi: 'Thời điểm kết thúc đã qua. Hãy chọn một thời điểm sau bây giờ.',
    en: 'The end has passed. Choose a time from now on.',
  },
  NOT_SINGLE: {
    status: 409,
    vi: 'Trò chơi ở thị trường này đang dùng ví ở nhà phát hành: tiền ở đó là của hội viên, không rút về thay họ.',
    en: 'Games of this market play from wallets at vendors: what lies there is left to its members.',
  },
  CALLER_TAKEN: {
    status: 409,
    vi: 'Đã có bên gọi mang tên này.',
    en: 'There is a caller of this name already.',
  },
  VENDOR_CHANGED: {
    status: 409,
    vi: 'Người khác vừa thay đổi mục này. Hãy xem lại rồi quyết định.',
    en: 'Somebody changed this meanwhile. Look at it again, then decide.',
  },
  SECRET_OF_SETTINGS: {
    status: 409,
    vi: 'Khoá của nhà phát hành thử nghiệm nằm trong cấu hình của hệ thống, không đổi được ở đây.',
    en: 'The secret of the stand-in vendor comes from the settings of the platform, and cannot be changed here.',
  },
  VENDOR_ADDRESS: {
    status: 400,
    vi: 'Địa chỉ phải dùng https, là tên miền truy cập được từ internet và không phải là địa chỉ của chính trang này.',
    en: 'The address has to use https and a name that is reached over the internet, and must not be one of this site.',
  },
  MAILINGS_FULL: {
    status: 409,
    vi: 'Đang có đủ số thư được gửi hoặc chờ duyệt. Hãy đợi một thư gửi xong.',
    en: 'As many messages are being sent or wait for approval as there may be. Wait until one is done.',
  },
  MAILING_REACHES_NOBODY: {
    status: 409,
    vi: 'Không có hội viên nào thuộc nhóm này.',
    en: 'No member is in this segment.',
  },
  MAILING_REACHES_TOO_MANY: {
    status: 409,
    vi: 'Nhóm này quá đông cho một lần gửi. Hãy chia nhỏ theo thị trường hoặc cấp.',
    en: 'This segment is too large for one message. Divide it by market or level.',
  },
} as const satisfies RefusalTexts;
