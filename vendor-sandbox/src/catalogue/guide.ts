interface Text {
  readonly vi: string;
  readonly en: string;
}

/** What a player reads about a kind of game before playing. */
export interface Guide {
  readonly about: { readonly vi: readonly string[]; readonly en: readonly string[] };
  readonly rules: readonly { readonly title: Text; readonly text: Text }[];
}

/** Of every game whose rounds have a seed of the server. */
export const fairness = {
  title: { vi: 'Kết quả kiểm chứng được', en: 'Results you can check' },
  text: {
    vi: 'Trước khi chơi, bạn thấy mã băm của hạt giống máy chủ. Khi muốn, bạn mở hạt giống ra và trình duyệt tự tính lại từng vòng đã chơi.',
    en: 'Before you play you see the hash of the server’s seed. Whenever you like you reveal the seed, and your browser works out every round again.',
  },
} as const;

/** Of every slot. */
export const pool = {
  title: { vi: 'Hũ Hoàng Kim', en: 'The Golden Jackpot' },
  text: {
    vi: 'Một phần trăm của mỗi mức cược bằng tiền ở mọi máy quay được góp vào một hũ chung. Mỗi lượt có một vé trúng hũ; cơ hội theo đúng tỷ lệ của mức cược. Chơi thử và vòng miễn phí không góp và không trúng hũ.',
    en: 'One per cent of every stake for money on all slots goes into one pool. Each round draws one lot that may win all of it; the chance is in proportion to the stake. Play money and free rounds neither add to the pool nor win it.',
  },
} as const;

/** Of every game. */
export const broken = {
  title: { vi: 'Khi mất kết nối', en: 'When the connection breaks' },
  text: {
    vi: 'Vòng đã nhận cược vẫn được chơi hết và trả thưởng vào số dư. Nếu không chắc cược đã được nhận, tiền cược được hoàn lại.',
    en: 'A round whose stake was taken is played to its end and paid to your balance. Where it is not certain that it was taken, the stake comes back.',
  },
} as const;
