import type { Localized, PromotionCard } from '@unisite/shared/contract';
import type { BannerName } from '../../art/banners.ts';
import type { Category } from '../../art/catalogue.ts';
import { type Section, section, text } from './text.ts';

export interface PromotionText {
  readonly id: string;
  readonly kind: PromotionCard['kind'];
  readonly title: Localized;
  readonly summary: Localized;
  readonly highlight: Localized | null;
  readonly banner: BannerName;
  /** The shelf whose games stand beside it. */
  readonly shelf: Category;
  readonly leadsTo: string;
  readonly hero: boolean;
  /** Days before today that it began, and days from today until it ends (null: no end). */
  readonly began: number;
  readonly ends: number | null;
  readonly terms: readonly Section[];
}

const who = text('Đối tượng', 'Who can join');
const how = text('Cách tham gia', 'How to join');
const reward = text('Thưởng và vòng cược', 'Reward and wagering');
const notes = text('Lưu ý', 'Please note');

const oneAccount = section(
  notes,
  text(
    'Mỗi hội viên, mỗi số điện thoại, mỗi tài khoản ngân hàng và mỗi địa chỉ IP chỉ được nhận một lần. Cược huỷ, cược hoà và cược hai bên đối nhau trong cùng một ván không được tính.\n\nUnisite có quyền thu hồi phần thưởng và tiền thắng phát sinh từ phần thưởng nếu phát hiện gian lận. Tiền gốc của hội viên luôn được trả lại.',
    'One reward per member, phone number, bank account and IP address. Cancelled bets, ties and opposite bets on one round do not count.\n\nUnisite may take back a reward, and winnings that came from it, where there is fraud. A member’s own money is always returned.',
  ),
);

/** No reward is paid here yet, and nobody can join. */
const example = section(
  text('Chương trình mẫu', 'An example'),
  text(
    'Trang trình diễn này đăng chương trình để xem: chưa tham gia hay nhận thưởng được.',
    'This demonstration shows the offer as an example: it cannot be joined yet, and pays no reward.',
  ),
);

const offers: readonly PromotionText[] = [
  {
    id: 'golden-wheel-race',
    kind: 'tournament',
    title: text('Đua vòng quay, chia 2 tỷ mỗi tuần', 'Golden wheel race: 2 billion VND a week'),
    summary: text(
      'Mỗi 1.000 ₫ cược ở khu Nổ hũ là một điểm. Top 200 nhận thưởng thẳng vào ví lúc 12:00 thứ Hai.',
      'Every 1,000 VND staked on slots is a point. The top 200 are paid into their wallets at noon on Monday.',
    ),
    highlight: text('2 tỷ ₫', '2 bn VND'),
    banner: 'vong-quay-hoang-kim',
    shelf: 'RNG',
    leadsTo: '/rng',
    hero: true,
    began: 24,
    ends: 10,
    terms: [
      section(
        who,
        text(
          'Mọi hội viên chính thức từ 18 tuổi trở lên. Tài khoản chơi thử không tham gia.',
          'Every full member aged 18 or over. Trial accounts do not take part.',
        ),
      ),
      section(
        how,
        text(
          'Không cần đăng ký. Điểm được cộng ngay khi vòng quay kết thúc, từ 00:00 thứ Hai đến 23:59 Chủ nhật (giờ Việt Nam). Khi hai hội viên bằng điểm, người đạt mức điểm đó trước xếp trên.',
          'No sign-up is needed. Points count as soon as a spin ends, from 00:00 on Monday to 23:59 on Sunday (Vietnam time). Of two members with equal points, the one who got there first ranks higher.',
        ),
      ),
      section(
        reward,
        text(
          'Hạng 1: 330 triệu ₫. Hạng 2: 150 triệu ₫. Hạng 3: 80 triệu ₫. Hạng 4–10: 30 triệu ₫. Hạng 11–50: 12 triệu ₫. Hạng 51–200: 5 triệu ₫. Thưởng yêu cầu một vòng cược trước khi rút.',
          '1st: 330 million VND. 2nd: 150 million. 3rd: 80 million. 4th to 10th: 30 million each. 11th to 50th: 12 million each. 51st to 200th: 5 million each. The reward has to be wagered once before it can be withdrawn.',
        ),
      ),
      oneAccount,
    ],
  },
  {
    id: 'first-deposit',
    kind: 'deposit',
    title: text('Thưởng nạp đầu 100%', 'First deposit doubled'),
    summary: text(
      'Nhân đôi lần nạp đầu tiên, tối đa 5.000.000 ₫. Vòng cược 12 lần, áp dụng cho Nổ hũ và Bắn cá.',
      'Your first deposit doubled, up to 5,000,000 VND. Wagering 12 times, on slots and fish games.',
    ),
    highlight: text('+100%', '+100%'),
    banner: 'nap-dau',
    shelf: 'RNG',
    leadsTo: '/rng',
    hero: true,
    began: 120,
    ends: null,
    terms: [
      section(
        who,
        text(
          'Hội viên mới, trong vòng 30 ngày kể từ ngày mở tài khoản, chưa từng nạp tiền.',
          'New members within 30 days of opening their account who have not deposited before.',
        ),
      ),
      section(
        how,
        text(
          'Nạp tối thiểu 200.000 ₫ và chọn ưu đãi này ở bước xác nhận. Thưởng được cộng vào ví trong vòng 5 phút.',
          'Deposit at least 200,000 VND and choose this offer when you confirm. The bonus is credited within 5 minutes.',
        ),
      ),
      section(
        reward,
        text(
          'Thưởng bằng 100% số tiền nạp, tối đa 5.000.000 ₫. Tổng cược cần đạt: (tiền nạp + tiền thưởng) × 12 trong 30 ngày. Ví dụ nạp 1.000.000 ₫, nhận 1.000.000 ₫, cần cược 24.000.000 ₫. Nổ hũ và Bắn cá tính 100%; các trò khác không tính.',
          'The bonus equals the deposit, up to 5,000,000 VND. Turnover needed: (deposit + bonus) × 12 within 30 days. Example: deposit 1,000,000, receive 1,000,000, stake 24,000,000 VND in all. Slots and fish games count in full; other games do not count.',
        ),
      ),
      oneAccount,
    ],
  },
  {
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
  },
  {
    id: 'live-baccarat-week',
    kind: 'tournament',
    title: text('Tuần lễ Baccarat trực tuyến', 'Live baccarat week'),
    summary: text(
      'Bảng xếp hạng theo tổng cược hợp lệ ở các bàn Baccarat trực tuyến, tổng thưởng 500 triệu đồng.',
      'Ranked by valid bets at the live baccarat tables, 500 million VND in prizes.',
    ),
    highlight: text('500 triệu ₫', '500 m VND'),
    banner: 'baccarat-toc-do',
    shelf: 'LIVE',
    leadsTo: '/live',
    hero: true,
    began: 3,
    ends: 4,
    terms: [
      section(
        who,
        text(
          'Mọi hội viên chính thức có ít nhất 50 ván hợp lệ trong tuần.',
          'Full members with at least 50 valid rounds in the week.',
        ),
      ),
      section(
        how,
        text(
          'Chỉ tính cược Con, Cái và Hoà ở bàn Baccarat trực tuyến. Ván hoà, cược hai bên trong cùng ván không tính.',
          'Player, Banker and Tie bets at live baccarat tables count. Tied rounds and bets on both sides of one round do not.',
        ),
      ),
      section(
        reward,
        text(
          'Hạng 1: 100 triệu ₫. Hạng 2: 60 triệu ₫. Hạng 3: 40 triệu ₫. Hạng 4–10: 15 triệu ₫. Hạng 11–50: 4.875.000 ₫. Trả thưởng trong vòng 24 giờ sau khi tuần kết thúc, vòng cược 1 lần.',
          '1st: 100 million VND. 2nd: 60 million. 3rd: 40 million. 4th to 10th: 15 million each. 11th to 50th: 4,875,000 each. Paid within 24 hours of the end of the week, to be wagered once.',
        ),
      ),
      oneAccount,
    ],
  },
  {
    id: 'daily-rebate',
    kind: 'rebate',
    title: text('Hoàn trả 0,8% mỗi ngày, không giới hạn', 'Daily rebate of 0.8%, no limit'),
    summary: text(
      'Nhận lại 0,8% tổng cược hợp lệ của ngày hôm trước, trả tự động vào ví lúc 12:00.',
      '0.8% of yesterday’s valid bets back in your wallet, automatically at noon.',
    ),
    highlight: text('0,8%', '0.8%'),
    banner: 'hoan-tra',
    shelf: 'SPORTS',
    leadsTo: '/sports',
    hero: false,
    began: 400,
    ends: null,
    terms: [
      section(
        who,
        text(
          'Hội viên có tổng cược hợp lệ từ 500.000 ₫ trong ngày.',
          'Members whose valid bets of the day come to 500,000 VND or more.',
        ),
      ),
      section(
        reward,
        text(
          'Tiền hoàn = tổng cược hợp lệ × 0,8%, làm tròn xuống 500 ₫. Ví dụ cược 10.000.000 ₫ nhận 80.000 ₫. Không cần vòng cược, rút được ngay.',
          'Rebate = valid bets × 0.8%, rounded down to 500 VND. Example: 10,000,000 staked brings 80,000 VND. No wagering; it can be withdrawn at once.',
        ),
      ),
      section(
        how,
        text(
          'Hệ thống tự tính theo ngày từ 00:00 đến 23:59 giờ Việt Nam và trả lúc 12:00 ngày kế tiếp. Bạn xem từng khoản ở mục Sao kê tài khoản.',
          'Counted by the day, 00:00 to 23:59 Vietnam time, and paid at 12:00 the next day. Every payment stands in your account record.',
        ),
      ),
    ],
  },
  {
    id: 'weekend-deposit',
    kind: 'deposit',
    title: text('Thưởng nạp cuối tuần 20%', 'Weekend deposit bonus, 20%'),
    summary: text(
      'Từ thứ Sáu đến Chủ nhật, mỗi ngày một lần, thưởng 20% tối đa 5.000.000 ₫.',
      'Friday to Sunday, once a day: 20% on top, up to 5,000,000 VND.',
    ),
    highlight: text('+20%', '+20%'),
    banner: 'rong-vang',
    shelf: 'FISH',
    leadsTo: '/fish',
    hero: false,
    began: 200,
    ends: null,
    terms: [
      section(
        who,
        text('Mọi hội viên chính thức đã có ít nhất một lần nạp.', 'Full members who have deposited at least once.'),
      ),
      section(
        how,
        text(
          'Nạp tối thiểu 500.000 ₫ trong khoảng 00:00 thứ Sáu đến 23:59 Chủ nhật và chọn ưu đãi khi xác nhận. Mỗi ngày nhận một lần.',
          'Deposit at least 500,000 VND between 00:00 on Friday and 23:59 on Sunday and choose the offer when you confirm. Once a day.',
        ),
      ),
      section(
        reward,
        text(
          'Thưởng = tiền nạp × 20%, tối đa 5.000.000 ₫ mỗi lần. Vòng cược: (tiền nạp + thưởng) × 8 trong 14 ngày, mọi sảnh đều tính, riêng Casino tính 20%.',
          'Bonus = deposit × 20%, up to 5,000,000 VND each time. Wagering: (deposit + bonus) × 8 within 14 days; all lobbies count, live casino for 20%.',
        ),
      ),
      oneAccount,
    ],
  },
  {
    id: 'golden-hour',
    kind: 'gift',
    title: text('Lì xì giờ vàng', 'Golden-hour envelopes'),
    summary: text(
      'Cược từ 500.000 ₫ trong ngày để nhận một bao lì xì ngẫu nhiên từ 20:00 đến 22:00.',
      'Stake 500,000 VND in a day and open a red envelope between 20:00 and 22:00.',
    ),
    highlight: text('20–888K', '20–888K'),
    banner: 'li-xi-gio-vang',
    shelf: 'EGAME',
    leadsTo: '/promotions',
    hero: false,
    began: 15,
    ends: 20,
    terms: [
      section(who, text('Mọi hội viên chính thức.', 'Every full member.')),
      section(
        how,
        text(
          'Đạt 500.000 ₫ cược hợp lệ trước 20:00, sau đó mở bao lì xì ở trang Khuyến mãi trong khung 20:00–22:00. Mỗi ngày một bao, không cộng dồn.',
          'Reach 500,000 VND of valid bets before 20:00, then open the envelope on the promotions page between 20:00 and 22:00. One a day; they do not add up.',
        ),
      ),
      section(
        reward,
        text(
          'Bao lì xì từ 20.000 ₫ đến 888.000 ₫. Xác suất: 20.000 ₫ 70%; 38.000 ₫ 22%; 88.000 ₫ 7%; 188.000 ₫ 0,9%; 888.000 ₫ 0,1%. Vòng cược 1 lần.',
          'Envelopes hold 20,000 to 888,000 VND. Chances: 20,000 70%; 38,000 22%; 88,000 7%; 188,000 0.9%; 888,000 0.1%. To be wagered once.',
        ),
      ),
      oneAccount,
    ],
  },
  {
    id: 'birthday',
    kind: 'birthday',
    title: text('Quà sinh nhật hội viên', 'Birthday gift'),
    summary: text(
      'Quà theo cấp hội viên, không cần vòng cược, nhận trong 7 ngày quanh sinh nhật.',
      'A gift by member level, no wagering, within 7 days of your birthday.',
    ),
    highlight: text('Đến 888K', 'Up to 888K'),
    banner: 'sinh-nhat',
    shelf: 'RNG',
    leadsTo: '/promotions',
    hero: false,
    began: 500,
    ends: null,
    terms: [
      section(
        who,
        text(
          'Hội viên từ cấp Bạc I, đã xác minh ngày sinh và hoạt động ít nhất 30 ngày.',
          'Members from Silver I with a verified date of birth and at least 30 days here.',
        ),
      ),
      section(
        reward,
        text(
          'Bạc: 58.000 ₫. Vàng: 128.000 ₫. Bạch kim: 388.000 ₫. Kim cương: 888.000 ₫. Rút được ngay.',
          'Silver: 58,000 VND. Gold: 128,000. Platinum: 388,000. Diamond: 888,000. It can be withdrawn at once.',
        ),
      ),
      section(
        how,
        text(
          'Nhắn chăm sóc khách hàng trong khoảng 3 ngày trước đến 3 ngày sau sinh nhật. Mỗi năm một lần.',
          'Write to customer service between 3 days before and 3 days after your birthday. Once a year.',
        ),
      ),
    ],
  },
  {
    id: 'parlay-cover',
    kind: 'insurance',
    title: text('Bảo hiểm cược xiên 50%', 'Parlay cover, 50% back'),
    summary: text(
      'Xiên từ 5 trận chỉ trượt một trận: hoàn 50% tiền cược, đến 2.000.000 ₫ mỗi vé.',
      'A parlay of five or more that misses by one: half the stake back, up to 2,000,000 VND a ticket.',
    ),
    highlight: text('50%', '50%'),
    banner: 'bao-hiem-xien',
    shelf: 'SPORTS',
    leadsTo: '/sports',
    hero: false,
    began: 45,
    ends: 45,
    terms: [
      section(
        who,
        text('Mọi hội viên chính thức đặt cược thể thao trước trận.', 'Full members with pre-match sports bets.'),
      ),
      section(
        how,
        text(
          'Vé xiên từ 5 lựa chọn, tỷ lệ mỗi lựa chọn từ 1,5 trở lên, cược tối thiểu 50.000 ₫. Mỗi ngày tối đa 3 vé.',
          'Parlays of five or more selections at odds of 1.5 or higher each, stake at least 50,000 VND. Up to three tickets a day.',
        ),
      ),
      section(
        reward,
        text(
          'Hoàn 50% tiền cược của vé, tối đa 2.000.000 ₫, vòng cược 1 lần. Trả trước 18:00 ngày hôm sau.',
          'Half the ticket’s stake, up to 2,000,000 VND, to be wagered once. Paid before 18:00 the next day.',
        ),
      ),
      oneAccount,
    ],
  },
  {
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
    leadsTo: '/join',
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
  },
  {
    id: 'fish-hunt',
    kind: 'tournament',
    title: text('Săn boss biển sâu', 'Deep-sea boss hunt'),
    summary: text(
      'Hạ boss ở bất kỳ bàn Bắn cá nào để ghi điểm. Ba mươi xạ thủ đầu bảng chia 200 triệu đồng.',
      'Bring down bosses at any fish table. The thirty best share 200 million VND.',
    ),
    highlight: text('200 triệu ₫', '200 m VND'),
    banner: 'moi-trong-tuan-fish',
    shelf: 'FISH',
    leadsTo: '/fish',
    hero: false,
    began: 5,
    ends: 9,
    terms: [
      section(who, text('Mọi hội viên chính thức.', 'Every full member.')),
      section(
        how,
        text(
          'Mỗi boss hạ được là số điểm bằng hệ số của boss. Chỉ tính đạn từ 100 ₫ trở lên.',
          'A boss brings points equal to its multiplier. Shots of 100 VND or more count.',
        ),
      ),
      section(
        reward,
        text(
          'Hạng 1: 50 triệu ₫. Hạng 2: 30 triệu ₫. Hạng 3: 20 triệu ₫. Hạng 4–10: 6 triệu ₫. Hạng 11–30: 2,9 triệu ₫. Vòng cược 1 lần.',
          '1st: 50 million VND. 2nd: 30 million. 3rd: 20 million. 4th to 10th: 6 million each. 11th to 30th: 2.9 million each. To be wagered once.',
        ),
      ),
      oneAccount,
    ],
  },
  {
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
    leadsTo: '/live',
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
  },
];

export const promotionTexts: readonly PromotionText[] = offers.map((offer) => ({
  ...offer,
  terms: [example, ...offer.terms],
}));
