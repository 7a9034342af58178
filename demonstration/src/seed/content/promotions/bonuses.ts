import { vnd } from '@unisite/shared/contract';
import { section, text } from '../text.ts';
import { how, oneAccount, type PromotionText, reward, who } from './promotionText.ts';

// Bonuses on deposits, stakes or losses.

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const firstDeposit: PromotionText = {
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
  leadsTo: '/member?page=deposit',
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
        'Bấm Tham gia trước, rồi nạp tối thiểu 200.000 ₫. Vài giây sau khi tiền vào, thưởng nằm ở mục Thưởng của tôi. Thưởng được cược khi ví chính không đủ; xong vòng cược, phần còn lại là của bạn. Rút tiền khi thưởng còn mở là bỏ thưởng.',
        'Join first, then deposit at least 200,000 VND. A few seconds after the money arrives, the bonus is under My bonuses. It covers bets that your main wallet cannot; whatever is left becomes yours once the wagering is complete. Withdrawing before then gives it up.',
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
  offer: {
    newWithinDays: 30,
    oncePerson: true,
    times: 'once',
    starts: { on: 'deposit', least: vnd(200_000), which: 'first', weekdays: everyDay },
    gives: { kind: 'percent', percent: 100, most: vnd(5_000_000) },
    wagering: { times: 12, of: 'depositAndBonus', days: 30, weights: { RNG: 100, FISH: 100 }, largestBet: null },
  },
};

export const dailyRebate: PromotionText = {
  id: 'daily-rebate',
  kind: 'rebate',
  title: text('Hoàn trả 0,8% mỗi ngày, không giới hạn', 'Daily rebate of 0.8%, no limit'),
  summary: text(
    'Nhận lại 0,8% cược hợp lệ của mỗi ngày, sẵn sàng ngay sau nửa đêm.',
    '0.8% of each day’s valid stakes back, ready right after midnight.',
  ),
  highlight: text('0,8%', '0.8%'),
  banner: 'hoan-tra',
  shelf: 'SPORTS',
  leadsTo: '/member?page=manualRebate',
  hero: false,
  began: 400,
  ends: null,
  terms: [
    section(
      who,
      text(
        'Mọi hội viên, cho mọi loại trò chơi có tỷ lệ hoàn trả.',
        'All members, for every kind of game that has a rate.',
      ),
    ),
    section(
      reward,
      text(
        'Tiền hoàn = cược hợp lệ × 0,8%. Ví dụ cược 10.000.000 ₫ nhận 80.000 ₫. Nhận từ 10.000 ₫ cho mỗi loại trò chơi, không cần vòng cược, rút được ngay. Ván có dùng tiền thưởng không tính.',
        'Rebate = valid stakes × 0.8%. Example: 10,000,000 staked brings 80,000 VND. From 10,000 VND for each kind of game, without wagering; it can be withdrawn at once. Rounds with bonus money do not count.',
      ),
    ),
    section(
      how,
      text(
        'Tính theo ngày từ 00:00 đến 23:59 giờ Việt Nam. Sau nửa đêm, mở mục Nhận hoàn trả trong Trung tâm hội viên, chọn loại trò chơi và bấm Nhận. Mỗi ngày được giữ bảy ngày.',
        'Counted by the day, 00:00 to 23:59 Vietnam time. After midnight open Rebates in the member centre, choose kinds of games and claim. Each day is kept for seven days.',
      ),
    ),
  ],
};

export const weekendDeposit: PromotionText = {
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
  leadsTo: '/member?page=deposit',
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
        'Bấm Tham gia một lần, rồi nạp tối thiểu 500.000 ₫ trong khoảng 00:00 thứ Sáu đến 23:59 Chủ nhật. Mỗi ngày nhận một lần, cho lần nạp đủ điều kiện đầu tiên.',
        'Join once, then deposit at least 500,000 VND between 00:00 on Friday and 23:59 on Sunday. Once a day, for the first deposit that fits.',
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
  offer: {
    newWithinDays: null,
    oncePerson: true,
    times: 'day',
    starts: { on: 'deposit', least: vnd(500_000), which: 'later', weekdays: [5, 6, 7] },
    gives: { kind: 'percent', percent: 20, most: vnd(5_000_000) },
    wagering: {
      times: 8,
      of: 'depositAndBonus',
      days: 14,
      largestBet: null,
      weights: {
        RNG: 100,
        FISH: 100,
        SPORTS: 100,
        ESPORTS: 100,
        PVP: 100,
        LOTT: 100,
        ELOTT: 100,
        EGAME: 100,
        LIVE: 20,
      },
    },
  },
};

export const parlayCover: PromotionText = {
  id: 'parlay-cover',
  kind: 'insurance',
  title: text('Bảo hiểm cược thể thao 50%', 'Sports bet cover, 50% back'),
  summary: text(
    'Cược thể thao thua: mỗi ngày một lần, hoàn 50% tiền thua, đến 2.000.000 ₫. Nộp đơn với cược của bạn.',
    'A lost sports bet: half the loss back, once a day, up to 2,000,000 VND. Apply with your bet.',
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
      text('Mọi hội viên chính thức có cược Thể thao hoặc E-sports.', 'Full members with bets on sports or e-sports.'),
    ),
    section(
      how,
      text(
        'Cược từ 50.000 ₫, đã có kết quả trong 3 ngày gần nhất và thua. Chọn cược đó khi nộp đơn; có thể gửi kèm ảnh vé. Mỗi ngày một đơn được duyệt. Cược có dùng tiền thưởng không tính.',
        'A bet of 50,000 VND or more that was settled in the last three days and lost. Choose it when you apply, with a picture of the slip if you like. One application is accepted a day. Bets with bonus money do not count.',
      ),
    ),
    section(
      reward,
      text(
        'Hoàn 50% tiền thua của cược, tối đa 2.000.000 ₫, vòng cược 1 lần trong 7 ngày. Kết quả báo vào hộp thư.',
        'Half of what the bet lost, up to 2,000,000 VND, to be wagered once within 7 days. The answer comes to your inbox.',
      ),
    ),
    oneAccount,
  ],
  offer: {
    newWithinDays: null,
    oncePerson: false,
    times: 'day',
    starts: {
      on: 'application',
      pictures: 0,
      bet: { categories: ['SPORTS', 'ESPORTS'], least: vnd(50_000), withinDays: 3 },
    },
    gives: { kind: 'percent', percent: 50, most: vnd(2_000_000) },
    wagering: {
      times: 1,
      of: 'bonus',
      days: 7,
      largestBet: null,
      weights: { SPORTS: 100, ESPORTS: 100 },
    },
  },
};
