import { broken, fairness, type Guide } from '../../catalogue/guide.ts';
import { poolRule } from '../../jackpot/words.ts';

export const guide: Guide = {
  about: {
    vi: ['Năm guồng, bốn hàng và 1.024 cách thắng. Hình thưởng mở lượt quay miễn phí với hệ số nhân.'],
    en: ['Five reels of four rows with 1,024 ways to win. Bonus pictures open free spins with multipliers.'],
  },
  rules: [
    {
      title: { vi: 'Cách thắng', en: 'How to win' },
      text: {
        vi: 'Hình giống nhau ở các guồng liền nhau từ trái sang đều được tính, bất kể hàng nào. Số cách thắng là tích số hình trên từng guồng.',
        en: 'Equal pictures on neighbouring reels from the left count, whatever their row. The number of ways is the product of the pictures on each reel.',
      },
    },
    {
      title: { vi: 'Lượt quay miễn phí', en: 'Free spins' },
      text: {
        vi: 'Ba, bốn hoặc năm hình thưởng mở 10, 15 hoặc 20 lượt miễn phí; thêm ba hình trong lúc quay được thêm 5 lượt, tối đa 40 lượt một vòng. Tiền thắng của mỗi lượt được nhân 2, 3 hoặc 5.',
        en: 'Three, four or five bonus pictures open 10, 15 or 20 free spins; three more during them add 5, up to 40 in a round. What a free spin wins is multiplied by 2, 3 or 5.',
      },
    },
    poolRule,
    fairness,
    broken,
  ],
};
