import { type League, team } from '../team.ts';

/** The players' names are invented. */
export const badminton: readonly League[] = [
  {
    vi: 'Giải Lưới Vàng',
    en: 'Golden Net Open',
    teams: [
      team('Lông Ngỗng', 108, '#f4f1ea', '#c8202c'),
      team('Cánh Én', 100, '#151a2e', '#ffffff'),
      team('Chớp Bể', 113, '#0c5a8a', '#ffd23f'),
      team('Tơ Nhện', 94, '#6f7f9f', '#0b1020'),
    ],
  },
  {
    vi: 'Cúp Nhà Thi Đấu',
    en: 'Hall Cup',
    teams: [
      team('Cước Xanh', 103, '#12b58a', '#0b1020'),
      team('Gió Lùa', 92, '#bfe4ff', '#14407a'),
      team('Búa Gỗ', 106, '#7a3a1c', '#ffe08a'),
      team('Chuồn Kim', 98, '#c81e5a', '#ffffff'),
    ],
  },
  {
    vi: 'Giải Đôi Bờ',
    en: 'Two Banks League',
    teams: [
      team('Bờ Bãi', 97, '#1f49b8', '#ffffff'),
      team('Bến Tả', 110, '#e02038', '#ffd23f'),
      team('Bến Hữu', 105, '#3a1a5e', '#3fe8ff'),
      team('Đò Ngang', 90, '#0f7a4a', '#f4f1ea'),
    ],
  },
];
