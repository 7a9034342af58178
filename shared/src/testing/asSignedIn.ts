import type { SignedIn } from '../contract/access.ts';

/** The response of a sign-in for a test player, with overrides. */
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
  termsDue: false,
  onBreak: false,
  changeTicket: null,
  ...more,
});
