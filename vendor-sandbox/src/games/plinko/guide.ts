import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Bóng rơi qua 8, 12 hoặc 16 hàng đinh vào một ô có hệ số. Mỗi lượt kéo dài ít nhất hai giây rưỡi, không có chơi tự động.',
    ],
    en: [
      'A ball falls through 8, 12 or 16 rows of pins into a bucket with a multiplier. A round takes two and a half seconds at least, and there is no autoplay.',
    ],
  },
  rules: [
    {
      title: { vi: 'Cách thắng', en: 'How to win' },
      text: {
        vi: 'Ở mỗi hàng, bóng sang trái hoặc sang phải với cơ hội như nhau. Tiền thắng là mức cược nhân với hệ số của ô, ít nhất 0,2 và nhiều nhất 800.',
        en: 'At each row the ball goes left or right with equal chance. A round pays the stake times the number of the bucket, 0.2 at least and 800 at most.',
      },
    },
    {
      title: { vi: 'Mức rủi ro', en: 'Risk' },
      text: {
        vi: 'Rủi ro thấp trả đều tay; rủi ro cao trả ít ở giữa và nhiều ở mép. Mọi mức đều có tỷ lệ trả thưởng gần như nhau, ghi trong luật chơi.',
        en: 'Low risk pays evenly; high risk pays little in the middle and much at the edges. All return nearly the same on average; the rules have the figures.',
      },
    },
    fairness,
    broken,
  ],
};
