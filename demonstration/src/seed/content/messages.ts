import type { Localized, MessageCategory } from '@unisite/shared/contract';
import { text } from './text.ts';

export interface MessageText {
  /** Hours before now. */
  readonly ago: number;
  readonly read: boolean;
  readonly category: MessageCategory;
  readonly title: Localized;
  readonly content: Localized;
}

/** The message that every member received on registration. */
export const welcomeMessage = {
  title: text('Chào mừng bạn đến với Unisite', 'Welcome to Unisite'),
  content: text(
    'Cảm ơn bạn đã mở tài khoản. Hãy xác minh số điện thoại để bảo vệ tài khoản và đặt hạn mức nạp phù hợp với mình trước khi chơi.\n\nCần giúp đỡ, bạn chọn Hỗ trợ ở cạnh phải màn hình, có người trực suốt ngày đêm.',
    'Thank you for opening an account. Verify your phone number to protect it, and set a deposit limit that suits you before you play.\n\nIf you need help, choose Support at the right edge of the screen; someone is there around the clock.',
  ),
};

/** The inbox of the demonstration's player: three unread, the others read. */
export const playerMessages: readonly MessageText[] = [
  {
    ago: 1,
    read: false,
    category: 'cash',
    title: text('Lệnh nạp của bạn đã hoàn tất', 'Your deposit has arrived'),
    content: text(
      'Khoản nạp gần nhất đã vào ví chính. Bạn xem mã giao dịch trong Sao kê tài khoản.',
      'Your latest deposit is in your main wallet. The reference stands in your account record.',
    ),
  },
  {
    ago: 5,
    read: false,
    category: 'promotions',
    title: text('Tiền hoàn trả đã được cộng', 'Your rebate has been paid'),
    content: text(
      'Tiền hoàn trả 0,8% tổng cược hợp lệ trong ngày gần nhất đã vào ví chính. Khoản này không cần vòng cược.',
      'The rebate of 0.8% on the latest day’s valid bets is in your main wallet. It needs no wagering.',
    ),
  },
  {
    ago: 23,
    read: false,
    category: 'promotions',
    title: text('Tuần lễ Baccarat trực tuyến', 'Live baccarat week'),
    content: text(
      'Từ nay đến hết tuần, mỗi ván Baccarat trực tuyến đều được tính vào bảng xếp hạng với tổng thưởng 500 triệu đồng. Thể lệ có ở trang Khuyến mãi.',
      'Until the end of the week every live baccarat round counts towards a ranking with 500 million VND in prizes. The terms are on the promotions page.',
    ),
  },
  {
    ago: 52,
    read: true,
    category: 'promotions',
    title: text('Bạn giữ cấp Kim cương II tháng này', 'You keep Diamond II this month'),
    content: text(
      'Tổng cược hợp lệ của bạn đã đạt mức giữ cấp. Quyền lợi của cấp Kim cương II tiếp tục đến cuối tháng sau.',
      'You have wagered enough to keep your level. The benefits of Diamond II last until the end of next month.',
    ),
  },
  {
    ago: 75,
    read: true,
    category: 'cash',
    title: text('Lệnh rút đã chuyển đến ngân hàng', 'Your withdrawal is on its way'),
    content: text(
      'Thuận An Bank đã nhận lệnh chuyển. Thời gian tiền về tuỳ ngân hàng, thường dưới 10 phút.',
      'Thuận An Bank has the transfer. Arrival depends on the bank, usually within 10 minutes.',
    ),
  },
  {
    ago: 120,
    read: true,
    category: 'account',
    title: text('Đăng nhập từ thiết bị mới', 'Sign-in from a new device'),
    content: text(
      'Tài khoản của bạn vừa đăng nhập trên một trình duyệt mới. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo cho chúng tôi.',
      'Your account was used in a new browser. If it was not you, change your password at once and tell us.',
    ),
  },
  {
    ago: 216,
    read: true,
    category: 'promotions',
    title: text('Quà hội trăng rằm', 'Your full-moon gift'),
    content: text(
      'Rương quà bạn mở tối qua có 58.000 ₫, đã cộng vào ví. Chúc bạn một mùa trăng vui.',
      'The chest you opened last night held 58,000 VND, now in your wallet. Enjoy the festival.',
    ),
  },
  {
    ago: 400,
    read: true,
    category: 'promotions',
    title: text('Kết quả đua vòng quay', 'Golden wheel race'),
    content: text(
      'Bạn xếp hạng 64 tuần vừa rồi và nhận 5.000.000 ₫. Cảm ơn bạn đã tham gia.',
      'You came 64th last week and received 5,000,000 VND. Thank you for playing.',
    ),
  },
];
