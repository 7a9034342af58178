import type { Language } from '../wire.ts';

const vi = {
  name: 'Hũ Hoàng Kim',
  hit: 'Nổ hũ! Bạn trúng {amount}',
  text: 'Một phần trăm của mỗi mức cược bằng tiền ở mọi máy quay được góp vào hũ. Mỗi lượt rút một vé từ chính hạt giống đã cam kết; trúng vé, bạn nhận toàn bộ số tiền trong hũ lúc đó. Cơ hội theo đúng tỷ lệ của mức cược. Chơi thử và vòng miễn phí không góp và không trúng hũ.',
  rtpText: 'Về lâu dài hũ trả lại {pool} tiền cược, cùng máy quay là {both}.',
};

const en: typeof vi = {
  name: 'Golden Jackpot',
  hit: 'Jackpot! You win {amount}',
  text: 'One per cent of every stake for money on all slots goes into the pool. Each round draws one lot from the same committed seed; if it wins, all that is in the pool at that moment is yours. The chance is in proportion to the stake. Play money and free rounds neither add to the pool nor win it.',
  rtpText: 'In the long run the pool returns {pool} of what is staked, {both} together with the reels.',
};

export const poolWords = (language: Language): typeof vi => (language === 'vi' ? vi : en);
export const poolName = { vi: vi.name, en: en.name } as const;

/** Rule common to all slots. */
export const poolRule = { title: poolName, text: { vi: vi.text, en: en.text } } as const;
