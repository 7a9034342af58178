import { section, text } from '../text.ts';
import { how, oneAccount, type PromotionText, reward, who } from './promotionText.ts';

// Contests by points, with prizes for the leaders.

export const goldenWheelRace: PromotionText = {
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
};

export const liveBaccaratWeek: PromotionText = {
  id: 'live-baccarat-week',
  kind: 'tournament',
  title: text('Tuần lễ Baccarat trực tuyến', 'Live baccarat week'),
  summary: text(
    'Bảng xếp hạng theo tổng cược hợp lệ ở các bàn Baccarat trực tuyến, tổng thưởng 500 triệu đồng.',
    'Ranked by valid bets at the live baccarat tables, 500 million VND in prizes.',
  ),
  highlight: text('500 triệu ₫', '500M VND'),
  banner: 'baccarat-toc-do',
  shelf: 'LIVE',
  scene: 'baccarat',
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
};

export const fishHunt: PromotionText = {
  id: 'fish-hunt',
  kind: 'tournament',
  title: text('Săn boss biển sâu', 'Deep-sea boss hunt'),
  summary: text(
    'Hạ boss ở bất kỳ bàn Bắn cá nào để ghi điểm. Ba mươi xạ thủ đầu bảng chia 200 triệu đồng.',
    'Bring down bosses at any fish table. The thirty best share 200 million VND.',
  ),
  highlight: text('200 triệu ₫', '200M VND'),
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
};
