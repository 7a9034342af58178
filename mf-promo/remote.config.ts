import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-promo',
  team: 'promo',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    { path: '/promotions', page: './src/pages/PromotionsPage', title: { vi: 'Khuyến mãi', en: 'Promotions' } },
    { path: '/promoDetail', page: './src/pages/PromotionPage', title: { vi: 'Chi tiết khuyến mãi', en: 'Promotion' } },
    { path: '/noticePage', page: './src/pages/AnnouncementsPage', title: { vi: 'Thông báo', en: 'Announcements' } },
  ],
  slots: {
    'home.notice': { widget: './src/widgets/NoticeStrip', order: 10, skeleton: 'line' },
    'home.hero': { widget: './src/widgets/HeroCarousel', order: 10, skeleton: 'hero' },
    'home.rail': { widget: './src/widgets/PromotionRail', order: 70, skeleton: 'cards' },
  },
  modals: {},
  navigation: [
    { to: '/promotions', label: { vi: 'Khuyến mãi', en: 'Promotions' }, icon: 'promo', order: 100, tab: 'promotions' },
  ],
});
