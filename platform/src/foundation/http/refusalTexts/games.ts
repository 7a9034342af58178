import type { RefusalTexts } from './refusalText.ts';

/** Refusals of wallets, games and lotteries. */
export const gamesRefusals = {
  SINGLE_WALLET: {
    status: 409,
    vi: 'Mọi trò chơi dùng chung ví chính, không cần chuyển tiền.',
    en: 'All games play from the main wallet: there is nothing to transfer.',
  },
  VENDOR_UNKNOWN: { status: 404, vi: 'Không tìm thấy nhà phát hành này.', en: 'There is no such provider.' },
  REFERENCE_USED: {
    status: 409,
    vi: 'Mã giao dịch này đã được dùng, vui lòng tạo lệnh chuyển mới.',
    en: 'This reference was used before. Please make a new transfer.',
  },
  INSUFFICIENT_BALANCE: { status: 409, vi: 'Số dư không đủ.', en: 'Your balance is too low.' },
  GAME_UNKNOWN: { status: 404, vi: 'Không tìm thấy trò chơi này.', en: 'There is no such game.' },
  GAME_MAINTENANCE: {
    status: 409,
    vi: 'Trò chơi đang bảo trì, vui lòng quay lại sau.',
    en: 'This game is under maintenance. Please come back later.',
  },
  NO_DEMO: {
    status: 409,
    vi: 'Trò chơi này không có bản chơi thử.',
    en: 'This game has no demo.',
  },
  ROOM_CLOSED: {
    status: 409,
    vi: 'Phòng này đang đóng, vui lòng chọn phòng khác.',
    en: 'This room is closed. Please choose another.',
  },
  LOTTO_FIELDS_MISSING: {
    status: 400,
    vi: 'Mở xổ số đối tác cần có chế độ giải và mã trò chơi.',
    en: 'A partner lottery is opened with its prize mode and its game code.',
  },
  LOTTO_FIELDS_UNEXPECTED: {
    status: 400,
    vi: 'Thông tin mở xổ số chỉ dùng cho xổ số đối tác (launchMode LOTT).',
    en: 'Lottery fields are for partner lotteries only (launchMode LOTT).',
  },
  LOTTO_GAME_MISMATCH: {
    status: 409,
    vi: 'Chế độ giải hoặc mã trò chơi không phải của trò xổ số này.',
    en: 'The prize mode or the game code is not that of this lottery game.',
  },
  NOT_A_LOTTO_GAME: {
    status: 409,
    vi: 'Trò chơi này không phải xổ số đối tác.',
    en: 'This game is not a partner lottery.',
  },
  VENDOR_DOWN: {
    status: 503,
    vi: 'Nhà phát hành trò chơi đang gián đoạn, vui lòng thử lại sau.',
    en: "The game's provider is not answering. Please try again later.",
  },
  LOTTERY_UNKNOWN: { status: 404, vi: 'Không tìm thấy đài xổ số này.', en: 'There is no such lottery.' },
  DRAW_CLOSED: {
    status: 409,
    vi: 'Kỳ này đã khoá cược. Chưa trừ tiền; phiếu của bạn có thể đặt cho kỳ sau.',
    en: 'Betting on this draw has closed. Nothing was debited; you can place the slip on the next draw.',
  },
  SLIP_INVALID: {
    status: 400,
    vi: 'Phiếu có dòng chưa đúng. Chưa trừ tiền; vui lòng sửa các dòng được đánh dấu.',
    en: 'Some lines of the slip are not right. Nothing was debited; please correct those that are marked.',
  },
  ODDS_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ vừa đổi. Chưa trừ tiền; vui lòng xem tỷ lệ mới rồi đặt lại.',
    en: 'The odds have just changed. Nothing was debited; please look at the new ones and place the slip again.',
  },
  SERIES_TOO_HIGH: {
    status: 409,
    vi: 'Bộ thưởng của bạn từ {least} đến {most}. Chưa trừ tiền; vui lòng chọn lại bộ thưởng.',
    en: 'You play at a series from {least} to {most}. Nothing was debited; please choose the series again.',
  },
  NUMBERS_FULL: {
    status: 409,
    vi: 'Có số vừa đầy ở kỳ này. Chưa trừ tiền; vui lòng bỏ các dòng được đánh dấu hoặc giảm tiền cược.',
    en: 'Some numbers have just become full for this draw. Nothing was debited; please remove the marked lines or stake less on them.',
  },
  PLAN_LIMIT: {
    status: 409,
    vi: 'Bạn đang có đủ số kế hoạch cược nhiều kỳ. Chưa trừ tiền; hãy chờ một kế hoạch xong hoặc dừng bớt.',
    en: 'You have as many plans over several draws as may run at once. Nothing was debited; wait for one to end, or stop one.',
  },
  DRAW_OPEN: {
    status: 409,
    vi: 'Kỳ này chưa đến giờ quay nên chưa có kết quả để nhập.',
    en: 'This draw has not taken place yet, so there is no result to enter.',
  },
  RESULT_INVALID: {
    status: 400,
    vi: 'Kết quả có số thiếu hoặc sai số chữ số. Vui lòng sửa các ô được đánh dấu.',
    en: 'Some numbers are missing or have the wrong number of digits. Please correct those that are marked.',
  },
  RESULT_UNCHANGED: {
    status: 409,
    vi: 'Kết quả này giống hệt kết quả đang dùng, không có gì để sửa.',
    en: 'This is the result that counts already; there is nothing to correct.',
  },
} as const satisfies RefusalTexts;
