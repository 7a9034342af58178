import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: ['Tiến lên miền Nam với ba nhà của máy. Hết bài trước thì thứ hạng cao hơn; thưởng theo thứ hạng.'],
    en: [
      'Southern Tien len against three seats of the house. The sooner you are out of cards, the higher your place and prize.',
    ],
  },
  rules: [
    {
      title: { vi: 'Thưởng', en: 'Prizes' },
      text: {
        vi: 'Về nhất nhận 1,7 lần mức cược, về nhì nhận lại mức cược, về ba nhận lại 0,6 lần, về bét không nhận gì. Không có tiền chặt và không phạt thối 2.',
        en: 'The first place pays 1.7 times the stake, the second the stake, the third 0.6 times, the last nothing. Nothing is paid for cutting, and twos left over cost nothing.',
      },
    },
    {
      title: { vi: 'Cách đánh của nhà', en: 'How the house plays' },
      text: {
        vi: 'Mỗi nhà chỉ thấy bài của mình và luôn theo một luật cố định được ghi trong luật chơi; trình duyệt của bạn kiểm chứng được từng lượt.',
        en: 'Each seat sees its own hand alone and always follows a fixed rule, which the rules state; your browser can check every turn.',
      },
    },
    fairness,
    broken,
  ],
};
