import {
  memberSessions,
  type SecurityOverview,
  securityEvents,
  securityOverview,
} from '@unisite/shared/contract/memberSecurity';
import { passwordRule } from '@unisite/shared/contract/passwords';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { answer } from './platform.ts';

export const unprotected: SecurityOverview = {
  twoFactor: false,
  recoveryCodesLeft: 0,
  email: null,
  mobile: null,
  passwordChangedAt: null,
  hasPassword: true,
  firstPasswordMethods: [],
  identities: [],
};

export const fullyProtected: SecurityOverview = {
  twoFactor: true,
  recoveryCodesLeft: 8,
  email: 'm•••h@example.com',
  mobile: '+84 ••••• 678',
  passwordChangedAt: '2026-11-12T03:04:00.000Z',
  hasPassword: true,
  firstPasswordMethods: [],
  identities: [],
};

export const thisSession = {
  id: '1',
  current: true,
  startedAt: '2026-11-20T01:00:00.000Z',
  seenAt: '2026-11-20T02:00:00.000Z',
  ip: '203.0.113.7',
  browser: 'Firefox, Windows',
};

export const otherSession = {
  id: '2',
  current: false,
  startedAt: '2026-11-19T01:00:00.000Z',
  seenAt: '2026-11-19T10:30:00.000Z',
  ip: '198.51.100.4',
  browser: 'Chrome, Android',
};

/** The market's sign-in methods: Google and Facebook, or neither. */
export function signInMethodsOf(firebase: { google: boolean; facebook: boolean } | null): void {
  const app = {
    apiKey: 'key',
    authDomain: 'my-site.firebaseapp.com',
    projectId: 'my-site',
    appId: '1',
    emulator: null,
  };
  answer(signInSettings, () => ({
    slide: false,
    mobile: true,
    freePlay: false,
    registration: true,
    phoneRecovery: true,
    remembered: null,
    firebase: firebase && { app, ...firebase, phone: false },
  }));
}

/** Default responses on a member's security. */
export function securityResponses(overview: SecurityOverview): void {
  answer(securityOverview, () => overview);
  answer(memberSessions, () => ({ rows: [thisSession, otherSession] }));
  signInMethodsOf(null);
  answer(passwordRule, () => ({ acceptedPattern: '*', patternId: 0, minLength: 8, maxLength: 64 }));
  answer(securityEvents, () => ({ page: 1, pageSize: 10, total: 0, rows: [] }));
}
