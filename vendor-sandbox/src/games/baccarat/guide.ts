import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: ['Baccarat tám bộ bài, hoặc Rồng Hổ trên cùng mặt bàn. Bạn chia bài lúc nào tuỳ bạn, không có chơi tự động.'],
    en: [
      'Baccarat with eight decks, or dragon tiger on the same felt. You deal whenever you like, and there is no autoplay.',
    ],
  },
  rules: [
    {
      title: { vi: 'Các cửa cược', en: 'Bets' },
      text: {
        vi: 'Baccarat: Con 1 ăn 1, Cái 1 ăn 0,95 sau 5% hoa hồng (bàn không hoa hồng: 1 ăn 1, thắng với 6 điểm 1 ăn 0,5), Hoà 1 ăn 8, đôi 1 ăn 11; hoà thì cược Con và Cái được trả lại. Rồng Hổ: mỗi bên 1 ăn 1, Hoà 1 ăn 11; hoà thì Rồng và Hổ được trả lại một nửa.',
        en: 'Baccarat: Player pays 1 to 1, Banker 0.95 to 1 after a commission of 5% (no-commission tables: 1 to 1, but 0.5 to 1 on six points), Tie 8 to 1, pairs 11 to 1; a tie gives Player and Banker bets back. Dragon tiger: either side pays 1 to 1, Tie 11 to 1; a tie gives half of a bet on a side back.',
      },
    },
    {
      title: { vi: 'Lá thứ ba', en: 'Third cards' },
      text: {
        vi: 'Lá thứ ba được rút theo luật cố định, không ai chọn. Bảng đầy đủ có trong luật chơi.',
        en: 'Third cards follow fixed rules, nobody chooses. The rules in the game have all of them.',
      },
    },
    fairness,
    broken,
  ],
};
