export const texts = {
  vi: {
    title: 'Tung đồng xu',
    about: 'Sấp hay ngửa, chỉ để vui.',
    toss: 'Tung',
    heads: 'Ngửa',
    tails: 'Sấp',
    none: 'Chưa tung lần nào.',
    times: (count) => `Đã tung ${count} lần`,
    open: 'Tung thử một đồng xu',
  },
  en: {
    title: 'Coin toss',
    about: 'Heads or tails, just for fun.',
    toss: 'Toss',
    heads: 'Heads',
    tails: 'Tails',
    none: 'Not tossed yet.',
    times: (count) => (count === 1 ? 'Tossed once' : `Tossed ${count} times`),
    open: 'Toss a coin',
  },
};
