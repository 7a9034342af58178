import { type League, team } from '../team.ts';

/** The players' names are invented. */
export const tableTennis: readonly League[] = [
  {
    vi: 'Giải Bàn Xanh',
    en: 'Blue Table Open',
    teams: [
      team('Mặt Gai', 108, '#c8202c', '#151a2e'),
      team('Bóng Nhựa', 97, '#f4f1ea', '#e8501a'),
      team('Giật Phải', 104, '#1f49b8', '#ffffff'),
      team('Cắt Dài', 93, '#0b3a2a', '#5fe08a'),
    ],
  },
  {
    vi: 'Cúp Thâu Đêm',
    en: 'Nonstop Cup',
    teams: [
      team('Đèn Nê-ông', 110, '#3a1a5e', '#3fe8ff'),
      team('Trà Đá', 95, '#7a3a1c', '#ffe08a'),
      team('Gà Gáy', 101, '#e02038', '#ffd23f'),
      team('Sao Mai', 99, '#14407a', '#ffc23a'),
    ],
  },
  {
    vi: 'Giải Phố Cổ',
    en: 'Old Quarter League',
    teams: [
      team('Hiên Nhà', 105, '#a3482a', '#ffe08a'),
      team('Ngói Nâu', 96, '#6b3a08', '#f2e2c0'),
      team('Gánh Hoa', 102, '#d8408a', '#ffffff'),
      team('Chuông Gió', 98, '#0c5a66', '#36c6b0'),
    ],
  },
];
