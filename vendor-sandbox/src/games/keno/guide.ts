import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Chọn 1 đến 10 số trong 80 số; 20 số được quay. Bạn quay lúc nào tuỳ bạn, mỗi kỳ quay cách nhau ít nhất ba giây, không có tự động quay.',
    ],
    en: [
      'Pick 1 to 10 of 80 numbers; 20 are drawn. You draw whenever you like, at least three seconds apart, and there is no autoplay.',
    ],
  },
  rules: [
    {
      title: { vi: 'Cách thắng', en: 'How to win' },
      text: {
        vi: 'Tiền thưởng tính theo bạn chọn mấy số và trúng mấy số; bảng trong trò chơi ghi từng trường hợp. Tiền thưởng đã gồm tiền cược.',
        en: 'A prize depends on how many numbers you picked and how many of them were drawn; the table in the game has every case. Prizes include the stake.',
      },
    },
    {
      title: { vi: 'Chế độ giải', en: 'Prize modes' },
      text: {
        vi: 'Cùng một cách quay, mỗi trò có bảng giải riêng: có trò trúng thường xuyên hơn, có trò giải cao nhất lớn hơn. Tỷ lệ trả thưởng theo từng số lượng số được ghi trong luật chơi.',
        en: 'The draw is the same, each title has a table of its own: one pays more often, another has greater top prizes. The rules name the return for every number of picks.',
      },
    },
    fairness,
    broken,
  ],
};
