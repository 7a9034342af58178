import { fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Các trận đấu mô phỏng của đội và tay vợt hư cấu, tỷ lệ thay đổi theo diễn biến. Kết quả, kèo chấp châu Á, tài xỉu; cược đơn hoặc cược xiên, trước và trong trận.',
    ],
    en: [
      'Simulated matches of invented teams and players with odds that follow the game. Results, Asian handicaps, over/under; single bets and accumulators, before a match and while it is played.',
    ],
  },
  rules: [
    {
      title: { vi: 'Tỷ lệ và tiền thắng', en: 'Odds and pay-out' },
      text: {
        vi: 'Tỷ lệ thập phân đã gồm tiền cược; Hồng Kông là tiền lãi cho 1 đồng cược; Malaysia như Hồng Kông, số âm là tiền cược để lãi 1 đồng. Bạn chọn kiểu hiển thị, cược luôn tính bằng thập phân. Cược xiên nhân các tỷ lệ với nhau; thua một trận là thua cả vé. Tỷ lệ được chốt khi cược được nhận.',
        en: 'Decimal odds include the stake; Hong Kong odds are the profit of a stake of 1; Malay odds are the same, and a negative number is the stake that wins 1. You choose how they are shown; bets are always reckoned in decimal odds. An accumulator multiplies its odds; one lost pick loses the whole bet. Odds are fixed when the bet is taken.',
      },
    },
    {
      title: { vi: 'Kèo chấp châu Á và tài xỉu', en: 'Asian handicap and over/under' },
      text: {
        vi: 'Tính theo tỷ số cả trận. Bằng đúng mức kèo thì hoàn tiền cược. Mức một phần tư chia tiền cược làm hai nửa ở hai mức liền kề: có thể thắng nửa hoặc thua nửa.',
        en: 'The score of the whole match counts. Exactly on the line, the stake is returned. A quarter line splits the stake into halves on the two lines beside it: a bet can be half won or half lost.',
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
