import { broken, fairness, type Guide } from '../../catalogue/guide.ts';

export const guide: Guide = {
  about: {
    vi: [
      'Hệ số tăng dần từ 1,00 cho đến khi đường bay đứt. Rút trước lúc đó thì nhận tiền cược nhân với hệ số; đặt sẵn mức tự rút nếu muốn.',
    ],
    en: [
      'A multiplier climbs from 1.00 until the curve breaks off. Cash out before and you get your stake times the multiplier; set an automatic cash-out if you like.',
    ],
  },
  rules: [
    {
      title: { vi: 'Rút tiền', en: 'Cashing out' },
      text: {
        vi: 'Lệnh rút được tính theo đồng hồ của máy chủ, lúc lệnh đến nơi. Mức tự rút vẫn trả thưởng khi bạn mất kết nối.',
        en: 'A cash-out counts by the server’s clock, when it arrives. An automatic cash-out pays also when your connection is lost.',
      },
    },
    {
      title: { vi: 'Điểm đứt', en: 'The crash' },
      text: {
        vi: 'Điểm đứt được quyết định trước khi cược. Đường bay đạt hệ số m với xác suất 97% chia m, nên tỷ lệ trả thưởng là 97% với mọi mức rút.',
        en: 'Where the curve breaks off is decided before the bet. It reaches m with the chance 97% divided by m, so the return is 97% whatever you aim at.',
      },
    },
    fairness,
    broken,
  ],
};
