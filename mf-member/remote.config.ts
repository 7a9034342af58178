import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-member',
  team: 'member',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    {
      path: '/member',
      page: './src/pages/MemberPage',
      requires: 'member',
      title: { vi: 'Trung tâm hội viên', en: 'Member centre' },
      asks: ['/wps/member/info', '/wps/member/login-info', '/wps/member/summary?days=30', '/wps/v2/wallets/merchant'],
    },
    { path: '/vip', page: './src/pages/VipPage', title: { vi: 'Câu lạc bộ VIP', en: 'VIP club' }, asks: ['/wps/vip'] },
  ],
  slots: {},
  modals: {},
  navigation: [],
});
