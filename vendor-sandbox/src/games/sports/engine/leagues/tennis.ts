import { type League, team } from '../team.ts';

/** The players' names are invented. */
export const tennis: readonly League[] = [
  {
    vi: 'Giải Bốn Mùa',
    en: 'Four Season Open',
    teams: [
      team('Sáo Trúc', 112, '#1f9a5a', '#ffffff'),
      team('Mưa Rào', 96, '#3a5f9a', '#ffffff'),
      team('Hoa Gạo', 104, '#c8202c', '#ffe08a'),
      team('Sương Muối', 91, '#eef3ff', '#14407a'),
    ],
  },
  {
    vi: 'Giải Sân Đất Nện',
    en: 'Clay Court Classic',
    teams: [
      team('Gạch Non', 107, '#a8481a', '#ffe08a'),
      team('Lò Gốm', 99, '#7a3a1c', '#f2e2c0'),
      team('Bụi Hồng', 93, '#d8408a', '#ffffff'),
      team('Đá Ong', 111, '#6b3a08', '#ffd23f'),
    ],
  },
  {
    vi: 'Cúp Đèn Đêm',
    en: 'Night Lights Cup',
    teams: [
      team('Sao Hôm', 109, '#151a2e', '#f5c451'),
      team('Đom Đóm', 95, '#4a6a14', '#d0f06a'),
      team('Trăng Khuyết', 101, '#3a1a5e', '#ffe08a'),
      team('Cú Mèo', 98, '#5a6a8a', '#ffffff'),
    ],
  },
];
