import { vnd } from '@unisite/shared/contract';
import { section, text } from '../text.ts';
import { how, oneAccount, type PromotionText, reward, who } from './promotionText.ts';

// Gifts for a day, a level or a friend.

export const fullMoon: PromotionText = {
  id: 'full-moon',
  kind: 'gift',
  title: text('Hội trăng rằm, mở lồng đèn nhận quà', 'Full-moon festival: open a lantern'),
  summary: text(
    'Mỗi 200.000 ₫ cược hợp lệ nhận một lồng đèn. Đủ năm lồng đèn mở một rương quà từ 20:00 mỗi tối.',
    'Every 200,000 VND of valid bets brings a lantern. Five lanterns open a chest, every evening from 20:00.',
  ),
  highlight: text('8–888K', '8–888K'),
  banner: 'hoi-trang-ram',
  shelf: 'PVP',
  leadsTo: '/pvp',
  hero: true,
  began: 9,
  ends: 12,
  terms: [
    section(who, text('Hội viên từ cấp Bạc I trở lên.', 'Members of level Silver I and above.')),
    section(
      how,
      text(
        'Cược hợp lệ ở mọi sảnh đều được tính. Lồng đèn có giá trị đến hết ngày cuối của chương trình và không chuyển cho người khác được.',
        'Valid bets in every lobby count. Lanterns keep until the last day of the promotion and cannot be passed on.',
      ),
    ),
    section(
      reward,
      text(
        'Mỗi rương có quà từ 8.000 ₫ đến 888.000 ₫. Xác suất: 8.000 ₫ 60%; 18.000 ₫ 25%; 58.000 ₫ 12%; 188.000 ₫ 2,8%; 888.000 ₫ 0,2%. Quà là tiền mặt, không cần vòng cược.',
        'A chest holds 8,000 to 888,000 VND. Chances: 8,000 60%; 18,000 25%; 58,000 12%; 188,000 2.8%; 888,000 0.2%. Gifts are cash with no wagering.',
      ),
    ),
    oneAccount,
  ],
};

export const goldenHour: PromotionText = {
  id: 'golden-hour',
  kind: 'gift',
  title: text('Lì xì giờ vàng: 10 vòng quay miễn phí', 'Golden-hour gift: 10 free spins'),
  summary: text(
    'Nhận 10 vòng miễn phí ở Sinh Tố Bùng Nổ, mỗi vòng 2.000 ₫. Tiền thắng là thưởng của bạn, tối đa 200.000 ₫.',
    'Take 10 free rounds of Smoothie Blast at 2,000 VND each. What they win is your bonus, up to 200,000 VND.',
  ),
  highlight: text('10 vòng', '10 spins'),
  banner: 'li-xi-gio-vang',
  shelf: 'RNG',
  leadsTo: '/rng',
  hero: false,
  began: 15,
  ends: 20,
  terms: [
    section(who, text('Mọi hội viên chính thức, mỗi người một lần.', 'Every full member, once a person.')),
    section(
      how,
      text(
        'Bấm Nhận thưởng, rồi vào Sinh Tố Bùng Nổ trong 3 ngày: các vòng miễn phí được chơi trước và không trừ tiền. Số vòng còn lại ở mục Thưởng của tôi.',
        'Press Claim, then open Smoothie Blast within 3 days: the free rounds are played first and cost nothing. How many are left is under My bonuses.',
      ),
    ),
    section(
      reward,
      text(
        'Khi chơi hết, tiền thắng của các vòng này thành một khoản thưởng, tối đa 200.000 ₫, cần cược 5 lần trong 7 ngày; Nổ hũ và Bắn cá tính 100%, các trò khác không tính. Không thắng thì không có thưởng.',
        'Once all are played, what they won becomes one bonus, up to 200,000 VND, to be wagered 5 times within 7 days; slots and fish games count in full, other games do not. If they win nothing there is no bonus.',
      ),
    ),
    oneAccount,
  ],
  offer: {
    newWithinDays: null,
    oncePerson: true,
    times: 'once',
    starts: { on: 'claim' },
    gives: { kind: 'freeRounds', game: 'smoothie-blast', stake: vnd(2_000), rounds: 10, days: 3, most: vnd(200_000) },
    wagering: { times: 5, of: 'bonus', days: 7, weights: { RNG: 100, FISH: 100 }, largestBet: null },
  },
};

export const birthday: PromotionText = {
  id: 'birthday',
  kind: 'birthday',
  title: text('Quà sinh nhật hội viên', 'Birthday gift'),
  summary: text(
    'Nhận 88.000 ₫, không cần vòng cược, trong bảy ngày kể từ ngày sinh nhật.',
    'Claim 88,000 VND, no wagering, within seven days from your birthday.',
  ),
  highlight: text('88K', '88K'),
  banner: 'sinh-nhat',
  shelf: 'RNG',
  leadsTo: '/promotions',
  hero: false,
  began: 500,
  ends: null,
  terms: [
    section(who, text('Mọi hội viên đã khai ngày sinh.', 'Members who stated their date of birth.')),
    section(reward, text('88.000 ₫, rút được ngay.', '88,000 VND, which can be withdrawn at once.')),
    section(
      how,
      text(
        'Bấm Nhận thưởng trong bảy ngày kể từ ngày sinh nhật, theo giờ Việt Nam. Mỗi năm một lần, mỗi người một tài khoản.',
        'Press Claim within seven days from your birthday, Vietnam time. Once a year, one account a person.',
      ),
    ),
  ],
  offer: {
    newWithinDays: null,
    oncePerson: true,
    times: 'year',
    starts: { on: 'birthday' },
    gives: { kind: 'fixed', amount: vnd(88_000) },
    wagering: null,
  },
};

export const referAFriend: PromotionText = {
  id: 'refer-a-friend',
  kind: 'referral',
  title: text('Giới thiệu bạn bè, cùng nhận 100.000 ₫', 'Refer a friend: 100,000 VND each'),
  summary: text(
    'Bạn và người được mời cùng nhận thưởng sau lần nạp đầu tiên của người được mời.',
    'You and your friend are both rewarded after your friend’s first deposit.',
  ),
  highlight: text('2 × 100K', '2 × 100K'),
  banner: 'gioi-thieu',
  shelf: 'PVP',
  leadsTo: '/member?page=referral',
  hero: false,
  began: 300,
  ends: null,
  terms: [
    section(
      who,
      text(
        'Hội viên đã có ít nhất một lần nạp. Người được mời phải từ 18 tuổi.',
        'Members who have deposited at least once. Invited friends must be 18 or over.',
      ),
    ),
    section(
      how,
      text(
        'Gửi mã mời của bạn. Người được mời nhập mã khi đăng ký, nạp từ 200.000 ₫ và có tổng cược từ 1.000.000 ₫ trong 30 ngày.',
        'Share your invitation code. Your friend enters it when registering, deposits at least 200,000 VND and stakes 1,000,000 VND in all within 30 days.',
      ),
    ),
    section(
      reward,
      text(
        'Mỗi bên nhận 100.000 ₫, vòng cược 3 lần, tối đa 10 người mỗi tháng.',
        'Each side receives 100,000 VND, to be wagered three times, for up to ten friends a month.',
      ),
    ),
    oneAccount,
  ],
};

export const zaloGift: PromotionText = {
  id: 'zalo-gift',
  kind: 'gift',
  title: text('Kết nối Zalo, nhận thưởng đến 131.000 ₫', 'Zalo bonus, up to 131,000 VND'),
  summary: text(
    'Theo dõi trang Zalo của Unisite, gửi ảnh chụp màn hình và số Zalo của bạn. Người duyệt kiểm tra rồi tặng thưởng.',
    'Follow Unisite on Zalo, then send a screenshot and your Zalo number. We check it and give the bonus.',
  ),
  highlight: text('131.000 ₫', '131,000 VND'),
  banner: 'qua-zalo',
  shelf: 'EGAME',
  leadsTo: '/promotions',
  markets: ['VN'],
  hero: false,
  began: 60,
  ends: null,
  terms: [
    section(who, text('Hội viên chính thức, mỗi người một lần.', 'Full members, once a person.')),
    section(
      how,
      text(
        'Theo dõi trang Zalo của Unisite, chụp màn hình trang đó có tên Zalo của bạn, rồi nộp đơn ở đây với ảnh và số Zalo trong phần ghi chú. Kết quả báo vào hộp thư. Đơn bị từ chối có thể gửi lại, tối đa ba đơn.',
        'Follow Unisite on Zalo, take a screenshot that shows your Zalo name, and apply here with the picture and your Zalo number in the remarks. The answer comes to your inbox. If it is refused you can apply again, up to three times.',
      ),
    ),
    section(
      reward,
      text(
        'Theo dõi trang: 58.000 ₫. Theo dõi và chia sẻ một bài viết: 131.000 ₫. Vòng cược 3 lần tiền thưởng trong 7 ngày, mọi sảnh đều tính.',
        'Following: 58,000 VND. Following and sharing a post: 131,000 VND. To be wagered three times within 7 days; all lobbies count.',
      ),
    ),
    section(
      text('Ảnh bạn gửi', 'Your pictures'),
      text(
        'Ảnh chỉ người duyệt xem được, được mã hoá khi lưu và xoá 30 ngày sau khi có kết quả.',
        'Pictures are seen by the reviewers only, kept encrypted, and deleted 30 days after the answer.',
      ),
    ),
    oneAccount,
  ],
  offer: {
    newWithinDays: null,
    oncePerson: true,
    times: 'once',
    budget: vnd(100_000_000),
    starts: { on: 'application', pictures: 1, bet: null },
    gives: { kind: 'decided', most: vnd(131_000) },
    wagering: {
      times: 3,
      of: 'bonus',
      days: 7,
      largestBet: null,
      weights: {
        LIVE: 100,
        RNG: 100,
        FISH: 100,
        SPORTS: 100,
        ESPORTS: 100,
        PVP: 100,
        LOTT: 100,
        ELOTT: 100,
        EGAME: 100,
      },
    },
  },
};

export const levelUp: PromotionText = {
  id: 'level-up',
  kind: 'gift',
  title: text('Thưởng thăng cấp hội viên', 'Level-up reward'),
  summary: text(
    'Lên cấp là có quà: từ 88.000 ₫ ở Bạc I đến 8.888.000 ₫ ở Kim cương II.',
    'Every new level has its gift: from 88,000 VND at Silver I to 8,888,000 at Diamond II.',
  ),
  highlight: text('8.888K', '8,888K'),
  banner: 'cau-lac-bo-vip',
  shelf: 'LIVE',
  leadsTo: '/vip',
  hero: false,
  began: 700,
  ends: null,
  terms: [
    section(who, text('Mọi hội viên chính thức.', 'Every full member.')),
    section(
      how,
      text(
        'Cấp được xét lúc 00:00 mỗi ngày theo tổng cược hợp lệ tích luỹ: Bạc I 20 triệu, Bạc II 80 triệu, Vàng I 300 triệu, Vàng II 800 triệu, Bạch kim 2 tỷ, Kim cương I 6 tỷ, Kim cương II 15 tỷ.',
        'Levels are set at 00:00 each day by valid bets in all: Silver I 20 million, Silver II 80 million, Gold I 300 million, Gold II 800 million, Platinum 2 billion, Diamond I 6 billion, Diamond II 15 billion VND.',
      ),
    ),
    section(
      reward,
      text(
        'Bạc I 88.000 ₫, Bạc II 188.000 ₫, Vàng I 388.000 ₫, Vàng II 888.000 ₫, Bạch kim 1.888.000 ₫, Kim cương I 3.888.000 ₫, Kim cương II 8.888.000 ₫. Mỗi cấp nhận một lần, vòng cược 1 lần.',
        'Silver I 88,000, Silver II 188,000, Gold I 388,000, Gold II 888,000, Platinum 1,888,000, Diamond I 3,888,000, Diamond II 8,888,000 VND. Once for each level, to be wagered once.',
      ),
    ),
  ],
};
