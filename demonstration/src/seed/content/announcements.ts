import type { Announcement, Localized } from '@unisite/shared/contract';
import { text } from './text.ts';

export interface AnnouncementText {
  readonly type: Announcement['type'];
  /** Hours before now at which it was published. */
  readonly ago: number;
  readonly pinned?: boolean;
  /** Only for markets with the Vietnamese lottery. */
  readonly lottery?: boolean;
  readonly title: Localized;
  /** `{day}` is tomorrow as dd/mm. */
  readonly content: Localized;
}

const strip: readonly AnnouncementText[] = [
  {
    type: 'H',
    ago: 2,
    title: text('Bảo trì định kỳ cổng thanh toán ngân hàng', 'Scheduled maintenance of bank payments'),
    content: text(
      'Bảo trì định kỳ cổng thanh toán ngân hàng từ 02:00 đến 02:30 ngày {day}. Lệnh nạp và rút trong thời gian này được xử lý ngay sau khi mở lại.',
      'Bank payments are under scheduled maintenance from 02:00 to 02:30 on {day}. Deposits and withdrawals made in that time are processed right after.',
    ),
  },
  {
    type: 'H',
    ago: 7,
    title: text('Tuần lễ Baccarat trực tuyến đang diễn ra', 'Live baccarat week is on'),
    content: text(
      'Tuần lễ Baccarat trực tuyến: tổng thưởng 500 triệu đồng cho 50 hội viên đầu bảng. Xem bảng xếp hạng ở trang Khuyến mãi.',
      'Live baccarat week: 500 million VND for the top 50. The ranking is on the promotions page.',
    ),
  },
  {
    type: 'H',
    ago: 20,
    lottery: true,
    title: text('Giờ quay xổ số ba miền', 'When the three regions draw'),
    content: text(
      'Giờ quay hằng ngày: miền Nam 16:15, miền Trung 17:15, miền Bắc 18:15. Kết quả có ở mục Xổ số.',
      'Draws every day: south 16:15, central 17:15, north 18:15. Results stand under Lottery.',
    ),
  },
  {
    type: 'H',
    ago: 30,
    title: text('Unisite không bao giờ hỏi mật khẩu của bạn', 'Unisite never asks for your password'),
    content: text(
      'Nhân viên Unisite không bao giờ hỏi mật khẩu, mã xác minh hay yêu cầu chuyển khoản ngoài trang nạp tiền.',
      'Our staff never ask for your password or a verification code, and never ask for a transfer outside the deposit page.',
    ),
  },
];

const bulletins: readonly AnnouncementText[] = [
  {
    type: 'B',
    ago: 5,
    pinned: true,
    title: text('Cập nhật thời gian xử lý nạp và rút', 'How long deposits and withdrawals take'),
    content: text(
      'Lệnh nạp qua ngân hàng được cộng vào ví ngay khi ngân hàng báo có. Mỗi lệnh rút do nhân viên duyệt rồi mới chuyển đi.\n\nSố tiền thấp nhất và cao nhất của một lệnh ghi ở trang Rút tiền. Nếu sau khi chuyển quá 60 phút chưa nhận được tiền, vui lòng gửi mã giao dịch cho chăm sóc khách hàng.',
      'A bank deposit reaches your wallet as soon as the bank reports it. Each withdrawal is approved by our staff before it is sent.\n\nThe withdrawal page shows the least and the most of one withdrawal. If the money has not arrived 60 minutes after it was sent, please send the reference to customer service.',
    ),
  },
  {
    type: 'B',
    ago: 11,
    title: text('Thêm 12 bàn Casino trực tuyến có lớp tiếng Việt', 'Twelve more live tables in Vietnamese'),
    content: text(
      'Từ hôm nay, sảnh Casino có thêm 12 bàn Baccarat, Roulette và Tài Xỉu do người chia bài nói tiếng Việt phục vụ suốt ngày đêm.\n\nMức cược từ 20.000 ₫ đến 50.000.000 ₫ mỗi ván, hiển thị ngay trên từng bàn.',
      'From today the live lobby has twelve more baccarat, roulette and over-under tables with Vietnamese-speaking dealers around the clock.\n\nStakes run from 20,000 to 50,000,000 VND a round and are shown on every table.',
    ),
  },
  {
    type: 'B',
    ago: 26,
    lottery: true,
    title: text('Lịch quay xổ số trong tuần', 'This week’s lottery timetable'),
    content: text(
      'Miền Nam quay lúc 16:15, miền Trung 17:15, miền Bắc 18:15. Đài mở thưởng từng ngày có trong mục Xổ số, chọn theo thứ.\n\nKết quả hiện trên trang ngay khi có đủ giải và được giữ lại 60 ngày để dò vé.',
      'The south draws at 16:15, the centre at 17:15, the north at 18:15. Each day’s stations stand under Lottery, by weekday.\n\nResults appear as soon as all prizes are drawn and are kept for 60 days.',
    ),
  },
  {
    type: 'B',
    ago: 33,
    title: text('Sao kê tài khoản lọc được theo ngày', 'The account record can be filtered by day'),
    content: text(
      'Sao kê tài khoản trong Trung tâm hội viên lọc được theo ngày và theo loại giao dịch.\n\nHãy xem lại định kỳ để biết mình đã nạp, rút và cược bao nhiêu.',
      'The account record in the member centre can be filtered by day and by kind.\n\nLook at it now and then to know how much you deposit, withdraw and bet.',
    ),
  },
  {
    type: 'B',
    ago: 50,
    title: text('Nhà phát hành Kyvexa nâng cấp máy chủ', 'Kyvexa upgrades its servers'),
    content: text(
      'Kyvexa nâng cấp máy chủ từ 04:00 đến 05:00 ngày {day}. Trong thời gian này trò chơi của nhà phát hành có thể gián đoạn vài phút; các nhà phát hành khác không bị ảnh hưởng.\n\nVán đang dở được giữ nguyên và tiếp tục khi bạn vào lại.',
      'Kyvexa upgrades its servers from 04:00 to 05:00 on {day}. Its games may be interrupted for some minutes; other vendors are not affected.\n\nUnfinished rounds are kept and go on when you return.',
    ),
  },
  {
    type: 'B',
    ago: 74,
    title: text('Quy định mới về tên chủ tài khoản ngân hàng', 'Bank account names'),
    content: text(
      'Tên chủ tài khoản ngân hàng dùng để rút tiền phải trùng với họ tên đã đăng ký. Từ nay mỗi hội viên có thể lưu tối đa ba tài khoản ngân hàng.\n\nNếu cần sửa họ tên, vui lòng liên hệ chăm sóc khách hàng kèm giấy tờ tuỳ thân.',
      'The bank account you withdraw to must be in the name you registered with. A member may now keep up to three bank accounts.\n\nTo correct a name, please contact customer service with an identity document.',
    ),
  },
  {
    type: 'B',
    ago: 98,
    title: text('Kết quả Đua vòng quay tuần trước', 'Last week’s golden wheel race'),
    content: text(
      'Hai trăm hội viên đầu bảng đã nhận thưởng vào ví lúc 12:00 thứ Hai. Cảm ơn bạn đã tham gia.\n\nTuần đua mới bắt đầu từ 00:00 thứ Hai; điểm tuần cũ không cộng dồn.',
      'The top 200 were paid at noon on Monday. Thank you for playing.\n\nA new week began at 00:00 on Monday; points do not carry over.',
    ),
  },
  {
    type: 'B',
    ago: 122,
    title: text('Ứng dụng di động phiên bản mới', 'A new version of the app'),
    content: text(
      'Ứng dụng cho iOS và Android đã có bản mới: đăng nhập bằng vân tay, bảng kết quả xổ số gọn hơn và tiết kiệm dữ liệu khi xem sảnh trò chơi.\n\nVào mục Tải ứng dụng để cài đặt. Không cài ứng dụng từ đường dẫn do người lạ gửi.',
      'The app for iOS and Android has a new version: sign-in by fingerprint, tidier lottery results and less data in the lobbies.\n\nInstall it from the app page. Do not install from links that strangers send you.',
    ),
  },
  {
    type: 'B',
    ago: 170,
    title: text('Thêm 24 trò chơi mới của Mossgate Nine và Pippaloo', '24 new games by Mossgate Nine and Pippaloo'),
    content: text(
      'Hai nhà phát hành vừa đưa lên sảnh 24 trò Nổ hũ và trò chơi nhanh. Tỷ lệ trả thưởng của từng trò ghi ngay trong phần thông tin.\n\nBạn có thể đánh dấu sao để tìm lại trò mình thích.',
      'The two vendors brought 24 slots and quick games to the lobby. Each game’s return to player stands in its information.\n\nStar a game to find it again.',
    ),
  },
  {
    type: 'B',
    ago: 240,
    title: text('Thay đổi điều khoản sử dụng', 'Changes to the user agreement'),
    content: text(
      'Điều khoản sử dụng được cập nhật ở mục về huỷ cược và lưu giữ dữ liệu. Bản đầy đủ có trong mục Trợ giúp.\n\nNếu bạn không đồng ý, bạn có thể rút toàn bộ số dư và yêu cầu đóng tài khoản.',
      'The user agreement was updated on cancelling bets and keeping data. The full text stands under Help.\n\nIf you do not agree you may withdraw your whole balance and ask to close your account.',
    ),
  },
  {
    type: 'B',
    ago: 330,
    title: text('Cảnh báo trang giả mạo', 'Beware of imitations'),
    content: text(
      'Chúng tôi phát hiện một số trang giả mạo giao diện Unisite để lấy cắp mật khẩu. Hãy kiểm tra tên miền trước khi đăng nhập.\n\nNếu đã lỡ nhập mật khẩu ở trang lạ, hãy đổi mật khẩu ngay và báo cho chăm sóc khách hàng.',
      'Some pages imitate Unisite to steal passwords. Check the domain before you sign in.\n\nIf you typed your password on another page, change it at once and tell customer service.',
    ),
  },
  {
    type: 'B',
    ago: 420,
    title: text('Lịch nghỉ của ngân hàng cuối tháng', 'Bank hours at the end of the month'),
    content: text(
      'Cuối tháng một số ngân hàng đối soát từ 23:00 đến 00:30, lệnh chuyển nhanh có thể chậm hơn bình thường.\n\nTiền của bạn vẫn an toàn; lệnh được xử lý theo thứ tự ngay khi ngân hàng mở lại.',
      'Some banks balance their books from 23:00 to 00:30 at the end of the month, and instant transfers may be slow.\n\nYour money is safe; orders are processed in turn once the banks are back.',
    ),
  },
];

const notices: readonly AnnouncementText[] = [
  {
    type: 'PL',
    ago: 4,
    title: text('Trận đấu hoãn được hoàn cược', 'Postponed matches are refunded'),
    content: text(
      'Trận đấu hoãn quá 24 giờ so với lịch ban đầu được hoàn cược toàn bộ. Vé xiên tính lại với các trận còn lại.',
      'Matches postponed by more than 24 hours are refunded in full. Parlays are settled on the matches that remain.',
    ),
  },
  {
    type: 'PL',
    ago: 18,
    title: text('Bàn riêng Phòng Ngọc tạm đóng', 'The Jade Room is closed for now'),
    content: text(
      'Phòng Ngọc tạm đóng để thay thiết bị, dự kiến mở lại trong hai ngày. Hội viên đã đặt chỗ được chuyển sang Sảnh Vàng.',
      'The Jade Room is closed to renew its equipment and should reopen in two days. Bookings moved to the Golden Hall.',
    ),
  },
  {
    type: 'PL',
    ago: 44,
    title: text('Xác minh số điện thoại để bảo vệ tài khoản', 'Verify your phone number'),
    content: text(
      'Tài khoản đã xác minh số điện thoại được báo ngay khi có lần đăng nhập lạ. Bạn xác minh ở mục Tài khoản của tôi.',
      'With a verified phone number you hear of unusual sign-ins at once. You can verify it under My account.',
    ),
  },
  {
    type: 'PL',
    ago: 90,
    lottery: true,
    title: text('Kết quả có tranh chấp lấy theo công ty xổ số', 'Disputed lottery results'),
    content: text(
      'Khi có khác biệt giữa các nguồn, kết quả của công ty xổ số kiến thiết là kết quả cuối cùng. Vé đã trả sai được tính lại trong ngày.',
      'Where sources differ, the lottery company’s own result is final. Tickets paid wrongly are settled again the same day.',
    ),
  },
  {
    type: 'PL',
    ago: 160,
    title: text('Lưu ý khi chơi qua mạng di động', 'Playing on a mobile network'),
    content: text(
      'Nếu mất kết nối giữa ván, ván đó vẫn được tính theo kết quả của nhà phát hành. Bạn xem lại trong Lịch sử cược.',
      'If the connection drops during a round, it is settled by the vendor’s result. You find it in your betting record.',
    ),
  },
];

/** Marks an offer's text as an example without effect. */
const asExample = (offer: AnnouncementText): AnnouncementText => ({
  ...offer,
  content: text(`${offer.content.vi} (Chương trình mẫu.)`, `${offer.content.en} (An example.)`),
});

const popups: readonly AnnouncementText[] = [
  asExample({
    type: 'PU',
    ago: 6,
    title: text('Hội trăng rằm đã mở', 'The full-moon festival is open'),
    content: text(
      'Mỗi 200.000 ₫ cược hợp lệ nhận một lồng đèn, đủ năm lồng đèn mở một rương quà từ 20:00 mỗi tối. Xác suất từng phần quà ghi rõ trong thể lệ.',
      'Every 200,000 VND of valid bets brings a lantern; five open a chest, every evening from 20:00. The chances of each gift stand in the terms.',
    ),
  }),
  {
    type: 'PU',
    ago: 60,
    title: text('Bạn là người quyết định', 'You decide'),
    content: text(
      'Hãy định trước số tiền và thời gian dành cho việc chơi. Giải trí vui là khi bạn giữ quyền quyết định.',
      'Decide beforehand how much money and time to spend. It stays fun while you decide.',
    ),
  },
];

const offers: readonly AnnouncementText[] = [
  {
    type: 'PR',
    ago: 28,
    title: text('Săn boss biển sâu, chia 200 triệu', 'Deep-sea boss hunt: 200 million VND'),
    content: text(
      'Hạ boss ở bất kỳ bàn Bắn cá nào để ghi điểm. Ba mươi xạ thủ đầu bảng nhận thưởng.',
      'Bring down bosses at any fish table; the thirty best are rewarded.',
    ),
  },
  {
    type: 'PR',
    ago: 80,
    title: text('Giới thiệu bạn bè, mỗi bên 100.000 ₫', 'Refer a friend: 100,000 VND each'),
    content: text(
      'Bạn và người được mời cùng nhận 100.000 ₫ sau lần nạp đầu tiên của người được mời.',
      'You and your friend each receive 100,000 VND after your friend’s first deposit.',
    ),
  },
];

/** Announces a promotion that can be joined. */
export const coverOffer: AnnouncementText = {
  type: 'PR',
  ago: 96,
  title: text('Bảo hiểm cược thể thao 50%', 'Sports bet cover, 50% back'),
  content: text(
    'Cược thể thao thua: mỗi ngày một lần, hoàn 50% tiền thua, tối đa 2.000.000 ₫. Nộp đơn ở trang Khuyến mãi.',
    'A lost sports bet: half the loss back once a day, up to 2,000,000 VND. Apply on the promotions page.',
  ),
};
export const joinableOffer: AnnouncementText = {
  type: 'PR',
  ago: 9,
  title: text('Thưởng nạp cuối tuần 20%', 'Weekend deposit bonus, 20%'),
  content: text(
    'Từ thứ Sáu đến Chủ nhật, mỗi ngày một lần thưởng 20%, tối đa 5.000.000 ₫. Vòng cược 8 lần.',
    'Friday to Sunday, once a day: 20% on top, up to 5,000,000 VND. Wagering 8 times.',
  ),
};

export const announcementTexts: readonly AnnouncementText[] = [
  ...strip,
  ...bulletins,
  ...notices,
  ...popups,
  joinableOffer,
  coverOffer,
  ...offers.map(asExample),
];

/** Announcements of operators that are not public yet: one scheduled, one a draft. */
export const upcomingTexts = [
  {
    type: 'H',
    /** Hours from now; null: a draft. */
    from: 40,
    until: 88,
    title: text('Cuối tuần hoàn tiền thể thao', 'Sports cashback weekend'),
    content: text(
      'Từ thứ Bảy đến hết Chủ nhật, cược thể thao được hoàn 1% vào sáng thứ Hai.',
      'From Saturday to the end of Sunday, sports bets return 1% on Monday morning.',
    ),
  },
  {
    type: 'B',
    from: null,
    until: null,
    title: text('Sảnh trò chơi mới trong tháng sau', 'New game lobby next month'),
    content: text(
      'Sảnh trò chơi có bố cục mới, tìm nhanh hơn và nhớ trò bạn hay chơi.',
      'The lobby gets a new layout, finds games faster and remembers those that you play.',
    ),
  },
] as const;
