import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: ['Ngắm, chọn cỡ pháo và bắn. Mỗi phát đạn là một lần cược nhỏ; cá càng lớn càng khó bắt và thưởng càng cao.'],
    en: [
      'Aim, choose a cannon and fire. Every shot is a small bet; the larger the fish, the rarer the catch and the higher its prize.',
    ],
  },
  rules: [
    {
      title: { vi: 'Bắt cá', en: 'Catching' },
      text: {
        vi: 'Cơ hội bắt được phụ thuộc vào loài cá và không đổi trong suốt trò chơi; bảng trong trò chơi ghi rõ từng loài. Bắt được thì nhận giá viên đạn nhân với hệ số của cá.',
        en: 'The chance of a catch depends on the fish alone and never changes; the table in the game names it for each. A catch pays the price of the shot times the fish’s number.',
      },
    },
    {
      title: { vi: 'Gộp đạn', en: 'Gathered shots' },
      text: {
        vi: 'Các phát trúng cá được gộp lại thành một vòng, tối đa 20 phát, để số dư cập nhật đều và không chậm. Đạn không trúng cá không mất tiền.',
        en: 'Shots that hit are gathered into rounds of at most 20, so that your balance follows steadily. A shot that hits nothing costs nothing.',
      },
    },
    fairness,
    broken,
  ],
};
