import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-lottery',
  team: 'lottery',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    { path: '/lottery', page: './src/pages/LotteryPage', title: { vi: 'Xổ số', en: 'Lottery' } },
    { path: '/vnlottery', page: './src/pages/LotteryPage', title: { vi: 'Xổ số Việt Nam', en: 'Vietnamese lottery' } },
    { path: '/elott', page: './src/pages/ElottPage', title: { vi: 'Xổ số điện tử', en: 'Electronic lottery' } },
  ],
  slots: {
    'nav.lottery': { widget: './src/widgets/TodaysDraws', order: 10 },
    'home.aside': { widget: './src/widgets/NextDraw', order: 10, skeleton: 'panel' },
    'home.rail': { widget: './src/widgets/Results', order: 60, skeleton: 'tables' },
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
