import { type League, team } from '../team.ts';

export const arena: readonly League[] = [
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
];
