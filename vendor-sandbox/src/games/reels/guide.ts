import { broken, fairness, type Guide } from '../../catalogue/guide.ts';
import { poolRule } from '../../jackpot/words.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Máy quay năm guồng, ba hàng, hai mươi dòng cố định. Mỗi vòng kéo dài ít nhất hai giây rưỡi, không có quay tự động.',
    ],
    en: [
      'Five reels, three rows, twenty fixed lines. A round takes two and a half seconds at least, and there is no autoplay.',
    ],
  },
  rules: [
    {
      title: { vi: 'Cách thắng', en: 'How to win' },
      text: {
        vi: 'Các hình giống nhau nối tiếp từ guồng bên trái trên một dòng sẽ trả thưởng; mỗi dòng chỉ tính chuỗi dài nhất. Hình đặc biệt ở guồng 2 đến 5 thay được cho hình khác. Hình thưởng trả ở bất kỳ vị trí nào, tính theo cả mức cược.',
        en: 'Equal pictures in a row from the left reel on pay along a line; only the longest run of a line counts. The wild on reels 2 to 5 stands for others. The bonus picture pays anywhere, times the whole stake.',
      },
    },
    {
      title: { vi: 'Mức cược', en: 'Stakes' },
      text: {
        vi: 'Mức cược chia đều cho hai mươi dòng. Bảng trả thưởng trong trò chơi luôn hiện theo mức cược bạn đang chọn.',
        en: 'The stake is shared by the twenty lines. The paytable in the game always shows what your present stake would win.',
      },
    },
    poolRule,
    fairness,
    broken,
  ],
};
