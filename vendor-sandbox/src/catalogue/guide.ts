interface Text {
  readonly vi: string;
  readonly en: string;
}

/** What a player reads about a kind of game before playing. */
export interface Guide {
  readonly about: { readonly vi: readonly string[]; readonly en: readonly string[] };
  readonly rules: readonly { readonly title: Text; readonly text: Text }[];
}

/** Shared by all games whose rounds have a server seed. */
export const fairness = {
  title: { vi: 'Kết quả kiểm chứng được', en: 'Results you can check' },
  text: {
    vi: 'Trước khi chơi, bạn thấy mã băm của hạt giống máy chủ. Khi muốn, bạn mở hạt giống ra và trình duyệt tự tính lại từng vòng đã chơi.',
    en: 'Before you play you see the hash of the server’s seed. Whenever you like you reveal the seed, and your browser works out every round again.',
  },
} as const;

/** Shared by all games. */
export const broken = {
  title: { vi: 'Khi mất kết nối', en: 'When the connection breaks' },
  text: {
    vi: 'Vòng đã nhận cược vẫn được chơi hết và trả thưởng vào số dư. Nếu không chắc cược đã được nhận, tiền cược được hoàn lại.',
    en: 'A round whose stake was taken is played to its end and paid to your balance. Where it is not certain that it was taken, the stake comes back.',
  },
} as const;
