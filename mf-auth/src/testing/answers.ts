import type { SignedIn } from '@unisite/shared/contract/access';
import type { SignInSettings } from '../login/settings.ts';

/** A market that has nothing but user name and password. */
export const settingsOf = (more: Partial<SignInSettings> = {}): SignInSettings => ({
  slide: false,
  mobile: false,
  freePlay: false,
  registration: false,
  phoneRecovery: false,
  firebase: null,
  remembered: null,
  ...more,
});

export const asSignedIn = (more: Partial<SignedIn> = {}): SignedIn => ({
  state: 'signedIn',
  token: 'handle',
  customerType: 0,
  customerId: '7',
  account: 'minhanh',
  nickname: 'Minh Anh',
  regDate: '2026-01-01T00:00:00.000Z',
  avatar: '/a.svg',
  level: null,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  changeTicket: null,
  ...more,
});
