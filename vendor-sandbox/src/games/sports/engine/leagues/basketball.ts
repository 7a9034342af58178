import { type League, team } from '../team.ts';

export const basketball: readonly League[] = [
  {
    vi: 'Giải Sân Thượng',
    en: 'Rooftop League',
    teams: [
      team('Mái Ngói Hawks', 114, '#a3482a', '#ffe08a'),
      team('Cột Cờ Giants', 99, '#c8202c', '#ffd23f'),
      team('Ngõ Nhỏ Ballers', 91, '#5a6a8a', '#ffffff'),
      team('Xích Lô Express', 105, '#12b58a', '#0b1020'),
    ],
  },
  {
    vi: 'Cúp Gió Mùa',
    en: 'Monsoon Cup',
    teams: [
      team('Sấm Đông Storm', 110, '#3a1a5e', '#3fe8ff'),
      team('Mưa Ngâu Drops', 93, '#3a5f9a', '#ffffff'),
      team('Cầu Vồng Arcs', 102, '#d8408a', '#ffe08a'),
      team('Diều Sáo Kites', 97, '#f5a81f', '#151a2e'),
    ],
  },
  {
    vi: 'Giải Bến Cảng',
    en: 'Harbour League',
    teams: [
      team('Cần Cẩu Cranes', 108, '#e8501a', '#151a2e'),
      team('Phao Đỏ Buoys', 95, '#c81e5a', '#ffffff'),
      team('Tàu Đêm Freighters', 101, '#14407a', '#ffc23a'),
      team('Kho Số Bốn', 89, '#4a6a14', '#f2e2c0'),
    ],
  },
];
