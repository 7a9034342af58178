import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Ba xúc xắc trong bát: tài xỉu, chẵn lẻ, tổng điểm, đôi, cặp và bão. Bạn lắc lúc nào tuỳ bạn, không có chơi tự động.',
    ],
    en: [
      'Three dice in a bowl: big and small, odd and even, totals, doubles, combinations and triples. You shake whenever you like, and there is no autoplay.',
    ],
  },
  rules: [
    {
      title: { vi: 'Các cửa cược', en: 'Bets' },
      text: {
        vi: 'Tài, Xỉu, Chẵn, Lẻ 1 ăn 1 và thua khi ra bão. Một mặt 1 ăn 1, 2 hoặc 12; cặp 1 ăn 6; đôi 1 ăn 11; bão bất kỳ 1 ăn 31; bão một mặt 1 ăn 190; tổng 1 ăn 6 đến 62.',
        en: 'Big, small, odd and even pay 1 to 1 and lose on a triple. A face pays 1, 2 or 12 to 1; combinations 6, doubles 11, any triple 31, a triple of one face 190; totals 6 to 62.',
      },
    },
    {
      title: { vi: 'Một lần đặt', en: 'One stake' },
      text: {
        vi: 'Đặt bao nhiêu cửa cũng được trong một ván; tất cả tính là một lần cược.',
        en: 'Place as many bets as you like in a round; together they are one stake.',
      },
    },
    fairness,
    broken,
  ],
};
