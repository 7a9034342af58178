import { defineRemote } from '@unisite/remote-kit';

/** The first games of a category, as its page requests them (src/lobby). */
const firstGames = (category: string) => `/wps/game/games?category=${category}&pageSize=40&sort=popular&page=1`;

/** Categories whose page shows matches (src/fixtures). */
const hasFixtures: readonly string[] = ['SPORTS', 'ESPORTS'];

const shelf = (path: string, category: string, vi: string, en: string) => {
  const page = './src/pages/CategoryPage' as const;
  const matches = hasFixtures.includes(category) ? [`/wps/game/fixtures?category=${category}`] : [];
  return { path, page, title: { vi, en }, asks: [firstGames(category), ...matches] };
};

export default defineRemote({
  name: 'mf-games',
  team: 'games',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    shelf('/live', 'LIVE', 'Casino trực tuyến', 'Live casino'),
    shelf('/sports', 'SPORTS', 'Thể thao', 'Sports'),
    shelf('/fish', 'FISH', 'Bắn cá', 'Fish games'),
    shelf('/rng', 'RNG', 'Nổ hũ', 'Slots'),
    shelf('/pvp', 'PVP', 'Game bài', 'Card games'),
    shelf('/esports', 'ESPORTS', 'E-sports', 'E-sports'),
    shelf('/seamless', 'EGAME', 'Game nhanh', 'Quick games'),
    {
      path: '/game',
      page: './src/pages/GamePage',
      requires: 'player',
      chrome: 'frame',
      title: { vi: 'Đang chơi', en: 'Playing' },
    },
    { path: '/demo', page: './src/pages/DemoPage', chrome: 'frame', title: { vi: 'Chơi thử', en: 'Demo play' } },
  ],
  slots: {
    'home.strip': { widget: './src/widgets/CategoryStrip', order: 10, skeleton: 'strip' },
    'home.rail': [
      {
        widget: './src/widgets/RecentRail',
        order: 10,
        skeleton: 'rail',
        requires: 'player',
        asks: ['/wps/game/recent?count=24'],
      },
      {
        widget: './src/widgets/HotRail',
        order: 20,
        skeleton: 'rail',
        asks: ['/wps/game/hot?category=RNG&platform=flash,html5-desktop&isPlatform=2&vassalage=&count=24'],
      },
      { widget: './src/widgets/JackpotBand', order: 25, skeleton: 'band', asks: ['/wps/game/jackpots'] },
      {
        widget: './src/widgets/LiveRail',
        order: 30,
        skeleton: 'rail',
        asks: ['/wps/game/hot?category=LIVE&platform=flash,html5-desktop&isPlatform=2&vassalage=&count=12'],
      },
      { widget: './src/widgets/Winners', order: 40, skeleton: 'tables', asks: ['/wps/winners'] },
      { widget: './src/widgets/NewRail', order: 50, skeleton: 'rail', asks: ['/wps/game/new?count=24'] },
    ],
  },
  modals: { gameSheetModal: './src/modals/GameSheetModal', gameRoomsModal: './src/modals/GameRoomsModal' },
  navigation: [
    { to: '/live', label: { vi: 'Casino trực tuyến', en: 'Live casino' }, icon: 'live', category: 'LIVE', order: 30 },
    { to: '/sports', label: { vi: 'Thể thao', en: 'Sports' }, icon: 'sports', category: 'SPORTS', order: 40 },
    { to: '/fish', label: { vi: 'Bắn cá', en: 'Fish games' }, icon: 'fish', category: 'FISH', order: 50 },
    { to: '/rng', label: { vi: 'Nổ hũ', en: 'Slots' }, icon: 'slots', category: 'RNG', order: 60, tab: 'games' },
    { to: '/pvp', label: { vi: 'Game bài', en: 'Card games' }, icon: 'cards', category: 'PVP', order: 70 },
    { to: '/esports', label: { vi: 'E-sports', en: 'E-sports' }, icon: 'esports', category: 'ESPORTS', order: 80 },
  ],
});
