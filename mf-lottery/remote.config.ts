import { defineRemote } from '@unisite/remote-kit';

/** Latest results of the electronic draws, and of the regions: today's, and yesterday's until all have drawn. */
const latestResults = [
  '/wps/lottery/opened?prizeMode=Elott',
  '/wps/lottery/opened?prizeMode=Lott&day={today}',
  '/wps/lottery/opened?prizeMode=Lott&day={yesterday}',
];

/** The games of partner lotteries, as src/partners requests them. */
const partnerGames = '/wps/game/games?flag=lotto&pageSize=12&sort=popular&page=1';

export default defineRemote({
  name: 'mf-lottery',
  team: 'lottery',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    {
      path: '/lottery',
      under: '/elott',
      page: './src/pages/LotteryPage',
      title: { vi: 'Xổ số', en: 'Lottery' },
      asks: ['/wps/lottery/menus', partnerGames],
    },
    {
      path: '/vnlottery',
      under: '/elott',
      page: './src/pages/LotteryPage',
      title: { vi: 'Xổ số Việt Nam', en: 'Vietnamese lottery' },
      asks: ['/wps/lottery/menus', partnerGames],
    },
    {
      path: '/elott',
      page: './src/pages/ElottPage',
      title: { vi: 'Xổ số điện tử', en: 'Electronic lottery' },
      asks: ['/wps/lottery/menus', '/wps/lottery/opened?prizeMode=Elott', partnerGames],
    },
  ],
  slots: {
    'nav.lottery': { widget: './src/widgets/TodaysDraws', order: 10 },
    'home.aside': {
      widget: './src/widgets/NextDraw',
      order: 10,
      skeleton: 'panel',
      asks: ['/wps/lottery/popular', ...latestResults],
    },
    'home.rail': {
      widget: './src/widgets/Results',
      order: 60,
      skeleton: 'tables',
      asks: latestResults,
    },
  },
  modals: {},
  navigation: [
    {
      to: '/elott',
      label: { vi: 'Xổ số', en: 'Lottery' },
      icon: 'lottery',
      category: 'ELOTT',
      slot: 'nav.lottery',
      order: 20,
      tab: 'lottery',
    },
  ],
});
