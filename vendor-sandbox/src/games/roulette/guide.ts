import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: ['Roulette châu Âu với một số 0. Đặt nhiều cửa trong một vòng, tất cả tính là một lần cược.'],
    en: [
      'European roulette with a single zero. Place as many bets as you like in a round; together they are one stake.',
    ],
  },
  rules: [
    {
      title: { vi: 'Các cửa cược', en: 'Bets' },
      text: {
        vi: 'Một số ăn 35 lần, hai số 17, ba số 11, bốn số 8, sáu số 5; tá và cột ăn 2 lần; đỏ đen, chẵn lẻ, nhỏ lớn ăn 1 lần. Tiền cược thắng được trả lại cùng tiền thưởng.',
        en: 'One number pays 35 to 1, two 17, three 11, four 8, six 5; dozens and columns pay 2 to 1; red, black, odd, even, low and high pay 1 to 1. A winning stake comes back with the win.',
      },
    },
    {
      title: { vi: 'Số 0', en: 'Zero' },
      text: {
        vi: 'Khi bi rơi vào số 0, chỉ những cửa có số 0 thắng.',
        en: 'When the ball falls on zero, only bets on zero win.',
      },
    },
    fairness,
    broken,
  ],
};
