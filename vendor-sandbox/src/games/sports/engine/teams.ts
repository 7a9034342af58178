import type { SportName } from './sport.ts';

export type Team = {
  readonly name: string;
  /** 100 is usual. */
  readonly strength: number;
  /** Of its shirt: the ground, and what is on it. */
  readonly colours: readonly [string, string];
};
export type League = { readonly vi: string; readonly en: string; readonly teams: readonly Team[] };

const team = (name: string, strength: number, ground: string, sign: string): Team => ({
  name,
  strength,
  colours: [ground, sign],
});

/** Invented leagues and teams; names are the same in every language. */
export const leagues: Readonly<Record<SportName, readonly League[]>> = {
  football: [
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
  ],
  arena: [
    {
      vi: 'Đấu trường Bắc',
      en: 'Northern Arena',
      teams: [
        team('Lotus Breach', 112, '#d8408a', '#ffffff'),
        team('Iron Egrets', 95, '#6f7f9f', '#ffffff'),
        team('Neon Buffalo', 104, '#3a1a5e', '#3fe8ff'),
        team('Monsoon Five', 90, '#14407a', '#bfe4ff'),
      ],
    },
    {
      vi: 'Đấu trường Trung',
      en: 'Central Arena',
      teams: [
        team('Citadel Ghosts', 108, '#151a2e', '#eef3ff'),
        team('Perfume Rivals', 97, '#8a1458', '#ffd23f'),
        team('Sandstorm Six', 101, '#a8481a', '#ffe08a'),
        team('Dragon Bridge', 115, '#c8202c', '#ffd23f'),
      ],
    },
    {
      vi: 'Đấu trường Nam',
      en: 'Southern Arena',
      teams: [
        team('Night Market', 106, '#5a1a86', '#ffb52e'),
        team('Pixel Durian', 93, '#4a6a14', '#d0f06a'),
        team('Coffee Static', 100, '#7a3a1c', '#f2e2c0'),
        team('River Circuit', 110, '#0c5a66', '#36c6b0'),
      ],
    },
    {
      vi: 'Cúp Pixel',
      en: 'Pixel Cup',
      teams: [
        team('Byte Herons', 102, '#1f49b8', '#ffffff'),
        team('Copper Drums', 98, '#a3482a', '#ffc49a'),
        team('Zero Lantern', 109, '#c81e5a', '#ffe08a'),
        team('Quiet Pagoda', 94, '#0b3a2a', '#5fe08a'),
      ],
    },
    {
      vi: 'Giải Tốc Chiến',
      en: 'Blitz League',
      teams: [
        team('Red Envelope', 105, '#e02038', '#ffd23f'),
        team('Jade Overclock', 111, '#127a4a', '#8ff0c0'),
        team('Typhoon Lag', 89, '#3a5f9a', '#ffffff'),
        team('Cloud Terrace', 99, '#bfe4ff', '#14407a'),
      ],
    },
    {
      vi: 'Cúp Hoả Tiễn',
      en: 'Rocket Cup',
      teams: [
        team('Firefly Unit', 113, '#f5a81f', '#151a2e'),
        team('Bamboo Kernel', 96, '#1f9a5a', '#ffffff'),
        team('Echo Gongs', 100, '#6b3a08', '#ffe08a'),
        team('Tide Runners', 103, '#174a8f', '#3fe8ff'),
      ],
    },
  ],
};
