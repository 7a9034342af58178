import { type League, team } from '../team.ts';

export const volleyball: readonly League[] = [
  {
    vi: 'Giải Bãi Biển',
    en: 'Beach Series',
    teams: [
      team('Cát Trắng', 107, '#f2e2c0', '#7a3a1c'),
      team('Sóng Đôi', 99, '#0c5a8a', '#ffffff'),
      team('Dã Tràng', 94, '#a8481a', '#ffe08a'),
      team('Phi Lao', 103, '#0f7a4a', '#f4f1ea'),
    ],
  },
  {
    vi: 'Giải Mùa Hè',
    en: 'Summer Open',
    teams: [
      team('Nắng Hạ', 111, '#f5a81f', '#151a2e'),
      team('Ve Sầu', 92, '#4a6a14', '#d0f06a'),
      team('Dưa Hấu', 98, '#c8202c', '#8ff0c0'),
      team('Diều Lửa', 105, '#e8501a', '#ffffff'),
    ],
  },
  {
    vi: 'Cúp Hải Đảo',
    en: 'Island Cup',
    teams: [
      team('Đảo Yến', 106, '#3a5f9a', '#ffffff'),
      team('Hòn Chồng Đá', 101, '#5a6a8a', '#ffd23f'),
      team('San Hô Đỏ', 95, '#d8408a', '#ffffff'),
      team('Thuyền Thúng', 97, '#6b3a08', '#ffe08a'),
    ],
  },
];
