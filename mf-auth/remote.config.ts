import { defineRemote } from '@unisite/remote-kit';

export default defineRemote({
  name: 'mf-auth',
  team: 'access',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [],
  slots: {},
  modals: {
    loginPopupModal: './src/modals/LoginModal',
    registerModal: './src/modals/RegisterModal',
    forgetPassModal: './src/modals/ForgetPassModal',
    changePassModal: './src/modals/ChangePassModal',
    ageGate: './src/modals/AgeGateModal',
  },
  navigation: [],
});
