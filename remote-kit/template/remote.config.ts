import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: '__name__',
  team: '__team__',
  version: '0.1.0',
  needs: { shared: '^__shared__' },
  routes: [{ path: '__path__', page: './src/pages/GreetingPage', title: { vi: '__titleVi__', en: '__titleEn__' } }],
  slots: {
    'home.rail': { widget: './src/widgets/GreetingPanel', order: 90, skeleton: 'panel' },
  },
  modals: {},
  navigation: [{ to: '__path__', label: { vi: '__titleVi__', en: '__titleEn__' }, icon: 'star', order: 200 }],
});
