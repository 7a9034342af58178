import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-promo',
  team: 'promo',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    {
      path: '/promotions',
      page: './src/pages/PromotionsPage',
      title: { vi: 'Khuyến mãi', en: 'Promotions' },
      asks: ['/wps/promotions'],
    },
    {
      path: '/promoDetail',
      under: '/promotions',
      page: './src/pages/PromotionPage',
      title: { vi: 'Chi tiết khuyến mãi', en: 'Promotion' },
    },
    {
      path: '/pointMall',
      page: './src/pages/PointMallPage',
      title: { vi: 'Cửa hàng điểm', en: 'Points mall' },
      asks: ['/wps/points/rewards', '/wps/points/config'],
    },
    { path: '/noticePage', page: './src/pages/AnnouncementsPage', title: { vi: 'Thông báo', en: 'Announcements' } },
  ],
  slots: {
    'home.notice': {
      widget: './src/widgets/NoticeStrip',
      order: 10,
      skeleton: 'line',
      asks: ['/wps/announcements?type=H&page=1&pageSize=5'],
    },
    'home.hero': {
      widget: './src/widgets/HeroCarousel',
      order: 10,
      skeleton: 'hero',
      asks: ['/wps/promotions', '/wps/announcements/banners'],
    },
    'home.rail': { widget: './src/widgets/PromotionRail', order: 70, skeleton: 'cards' },
  },
  modals: { notice: './src/modals/NoticeModal' },
  navigation: [
    { to: '/promotions', label: { vi: 'Khuyến mãi', en: 'Promotions' }, icon: 'promo', order: 100, tab: 'promotions' },
  ],
});
