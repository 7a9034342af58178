import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: ['Poker máy “đôi bồi trở lên”: nhận năm lá, giữ những lá bạn muốn, đổi phần còn lại một lần.'],
    en: ['Video poker, jacks or better: you get five cards, hold those you like, and the others are replaced once.'],
  },
  rules: [
    {
      title: { vi: 'Trả thưởng', en: 'Prizes' },
      text: {
        vi: 'Từ đôi bồi (1 lần mức cược) đến thùng phá sảnh lớn (800 lần). Luôn giữ những lá tốt nhất thì tỷ lệ trả thưởng là 99,54%.',
        en: 'From a pair of jacks (once the stake) to a royal flush (800 times). With the best cards always held the return is 99.54%.',
      },
    },
    {
      title: { vi: 'Ván đang dở', en: 'An unfinished hand' },
      text: {
        vi: 'Ván chờ bạn 15 phút, kể cả khi đóng trang. Hết giờ, máy giữ những lá tốt nhất rồi đổi bài và trả thưởng.',
        en: 'A hand waits 15 minutes for you, also while the page is closed. Then the best cards are held for you and the hand is paid.',
      },
    },
    fairness,
    broken,
  ],
};
