import { fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Các trận đấu mô phỏng với đội bóng hư cấu, tỷ lệ thay đổi theo diễn biến. Cược đơn hoặc cược xiên, trước và trong trận.',
    ],
    en: [
      'Simulated matches of invented teams with odds that follow the game. Single bets and accumulators, before a match and while it is played.',
    ],
  },
  rules: [
    {
      title: { vi: 'Tỷ lệ và tiền thắng', en: 'Odds and pay-out' },
      text: {
        vi: 'Tỷ lệ thập phân đã gồm tiền cược. Cược xiên nhân các tỷ lệ với nhau; sai một trận là thua cả vé. Tỷ lệ được chốt khi cược được nhận.',
        en: 'Decimal odds include the stake. An accumulator multiplies its odds; one wrong pick loses the whole bet. Odds are fixed when the bet is taken.',
      },
    },
    {
      title: { vi: 'Khi tỷ lệ thay đổi', en: 'When odds change' },
      text: {
        vi: 'Nếu tỷ lệ đổi trong lúc bạn đặt, cược chỉ được nhận khi bạn đồng ý tỷ lệ mới.',
        en: 'If odds change while you place a bet, it is taken only once you accept the new ones.',
      },
    },
    {
      title: { vi: 'Kết quả', en: 'Settlement' },
      text: {
        vi: 'Vé được trả thưởng khi trận cuối cùng kết thúc, kể cả khi bạn đã rời trò chơi.',
        en: 'A bet is settled when its last match ends, also after you have left the game.',
      },
    },
    fairness,
  ],
};
