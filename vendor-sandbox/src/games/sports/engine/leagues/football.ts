import { type League, team } from '../team.ts';

export const football: readonly League[] = [
  {
    vi: 'Giải Sông Hồng',
    en: 'Red River League',
    teams: [
      team('Tháp Rùa FC', 118, '#c8202c', '#ffd23f'),
      team('Cầu Phao Utd', 96, '#1f49b8', '#ffffff'),
      team('Bến Đò Town', 88, '#0f7a4a', '#f4f1ea'),
      team('Gò Đống Athletic', 104, '#3a1a5e', '#ffb52e'),
    ],
  },
  {
    vi: 'Cúp Duyên Hải',
    en: 'Coastline Cup',
    teams: [
      team('Hải Đăng FC', 112, '#0c5a8a', '#ffffff'),
      team('Muối Trắng SC', 90, '#eef3ff', '#1f49b8'),
      team('Buồm Nâu FC', 100, '#7a3a1c', '#ffe08a'),
      team('Sóng Bạc United', 107, '#6f7f9f', '#0b1020'),
    ],
  },
  {
    vi: 'Giải Cao Nguyên',
    en: 'Highland League',
    teams: [
      team('Cồng Chiêng FC', 110, '#a8481a', '#ffd23f'),
      team('Đồi Chè FC', 94, '#1f9a5a', '#ffffff'),
      team('Thông Reo Town', 101, '#0b3a2a', '#5fe08a'),
      team('Đất Đỏ Rovers', 86, '#b8321c', '#0b1020'),
    ],
  },
  {
    vi: 'Cúp Phù Sa',
    en: 'Delta Cup',
    teams: [
      team('Chợ Nổi United', 103, '#f5a81f', '#0b1020'),
      team('Dừa Xanh FC', 98, '#12b58a', '#ffffff'),
      team('Vàm Kênh FC', 91, '#14407a', '#ffc23a'),
      team('Sen Hồng SC', 115, '#d8408a', '#ffffff'),
    ],
  },
  {
    vi: 'Giải Đô Thị',
    en: 'Metropolitan League',
    teams: [
      team('Ga Trung Tâm FC', 120, '#151a2e', '#f5c451'),
      team('Chung Cư City', 89, '#5a6a8a', '#ffffff'),
      team('Cầu Vượt FC', 99, '#e8501a', '#151a2e'),
      team('Phố Đèn United', 106, '#8a1458', '#ffd23f'),
    ],
  },
  {
    vi: 'Cúp Trăng Rằm',
    en: 'Full Moon Cup',
    teams: [
      team('Thỏ Ngọc FC', 97, '#f4f1ea', '#a83fe0'),
      team('Cuội Già Rovers', 92, '#4a6a14', '#f2e2c0'),
      team('Đèn Kéo Quân SC', 108, '#c81e5a', '#ffe08a'),
      team('Múa Lân United', 114, '#e02038', '#3fe8ff'),
    ],
  },
];
