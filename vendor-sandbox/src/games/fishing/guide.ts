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
      title: { vi: 'Ba vùng biển và trùm biển', en: 'Three seas and their bosses' },
      text: {
        vi: 'Mỗi trò mở vùng biển vẽ trên hình của nó, có loài cá và trùm riêng. Trùm bơi vào từng lúc, ở lại nửa phút; thanh trên biển là thời gian còn lại, không phải máu. Mỗi phát trúng trùm là một lần rút riêng cho bốn mức thưởng, xác suất không đổi dù đã trúng bao nhiêu phát; trùm bị hạ khi rút được mức cao nhất. Tỷ lệ trả thưởng vẫn là 96% như với mọi con cá.',
        en: 'Each title opens the sea in its picture, with fish and a boss of its own. The boss comes in at times and stays for half a minute; the bar over the sea is the time left, not health. Every hit of the boss is a draw of its own for one of four prizes, with the same chances however often it was hit; the boss is beaten when the highest is drawn. It returns 96%, as every fish does.',
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
