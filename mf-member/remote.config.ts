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
  ],
  slots: {},
  modals: {},
  navigation: [],
});
