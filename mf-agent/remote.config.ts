import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-agent',
  team: 'agent',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    {
      path: '/agent',
      page: './src/pages/AgentLoginPage',
      chrome: 'bare',
      title: { vi: 'Đại lý đăng nhập', en: 'Agent sign-in' },
    },
    {
      path: '/agentHome',
      page: './src/pages/AgentHomePage',
      requires: 'agent',
      title: { vi: 'Trung tâm đại lý', en: 'Agent centre' },
      asks: ['/wps/agent/overview', '/wps/member/funds'],
    },
  ],
  slots: {},
  modals: {},
  navigation: [{ to: '/agentHome', label: { vi: 'Đại lý', en: 'Agents' }, icon: 'agent', order: 110, align: 'end' }],
});
