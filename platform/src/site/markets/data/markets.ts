import type { Language, Localized } from '@unisite/shared/contract';
import type { Market } from '../../../foundation/http/market.ts';

interface InitialMarket {
  readonly code: string;
  readonly name: Localized;
  readonly currency: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly timeZone: string;
  readonly domains: readonly string[];
  readonly switches: Market['switches'];
}

/** Markets of a new database; from then on operators change them. */
export const initialMarkets: readonly InitialMarket[] = [
  {
    code: 'VN',
    name: { vi: 'Việt Nam', en: 'Vietnam' },
    currency: 'VND',
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
    domains: ['localhost', '127.0.0.1'],
    // Specification section 6, here and below.
    switches: {
      loginedToHomePage: false,
      memberCentre: true,
      freePlay: true,
      usernameRegistration: true,
      mobileRegistration: true,
      mobilePasswordRegistration: true,
      smsRegistrationVerification: false,
      mobileVerificationLogin: true,
      slideVerification: true,
      forcedPasswordChange: true,
      newAddressVerification: true,
      phoneRecovery: true,
      googleLogin: true,
      facebookLogin: true,
    },
  },
  {
    code: 'INT',
    name: { vi: 'Quốc tế', en: 'International' },
    currency: 'VND',
    languages: ['en', 'vi'],
    defaultLanguage: 'en',
    timeZone: 'Asia/Ho_Chi_Minh',
    domains: ['int.localhost'],
    switches: {
      loginedToHomePage: false,
      memberCentre: true,
      freePlay: false,
      usernameRegistration: true,
      mobileRegistration: false,
      mobilePasswordRegistration: true,
      smsRegistrationVerification: false,
      mobileVerificationLogin: false,
      slideVerification: false,
      forcedPasswordChange: true,
      newAddressVerification: true,
      phoneRecovery: false,
      googleLogin: true,
      facebookLogin: true,
    },
  },
];
