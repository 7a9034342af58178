import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';

/** The Vietnamese market, as the console gets it. */
export const vietnam: MarketView = {
  ...{ code: 'VN', name: { vi: 'Việt Nam', en: 'Vietnam' }, fourEyes: false, revision: 1, openPages: 12, members: 1 },
};

/** What it is set to. */
export const vietnamSettings: MarketSettings = {
  code: 'VN',
  timeZone: 'Asia/Ho_Chi_Minh',
  marketStatus: { state: 'open', until: null, countries: ['US'] },
  marketSwitches: {
    ...{ loginedToHomePage: false, memberCentre: true, freePlay: true, usernameRegistration: true },
    ...{ mobileRegistration: true, mobilePasswordRegistration: true, smsRegistrationVerification: false },
    ...{ mobileVerificationLogin: true, slideVerification: true, forcedPasswordChange: true },
    ...{ newAddressVerification: true, phoneRecovery: true, googleLogin: true, facebookLogin: true },
  },
  registrationFields: [
    { tab: 'username', field: 'username', enabled: true, required: true },
    { tab: 'username', field: 'email', enabled: true, required: false },
    { tab: 'mobile', field: 'paymentPassword', enabled: false, required: false },
  ],
  serviceEntries: [
    { type: '3', title: { vi: 'Gửi lời nhắn', en: 'Leave a message' }, path: '/join' },
    { type: '1', title: { vi: 'Tổng đài', en: 'Hotline' }, path: 'tel:+84901234567' },
  ],
  appEntries: [{ type: 'IOS', label: 'App for iOS', url: '/app?os=ios', qrUrl: '/app?os=ios' }],
  marketProtection: {
    deposit: { day: null, week: null, month: 50_000_000 },
    loss: { day: null, week: null, month: null },
    stake: { day: 20_000_000, week: null, month: null },
    time: { day: 180, week: null, month: null },
    ...{ checkMinutes: 60, mostCheckMinutes: 120, asksRegister: false, mostWagering: null },
  },
  marketIdentity: { asked: 'aboveSum', above: 10_000_000, monthsHeld: 24, pictureDays: 30, tries: 3 },
  marketAge: { minAge: 18 },
  marketLottery: {
    series: 1960,
    offers: [
      {
        ...{ prizeMode: 'Lott', form: 'north', bet: 'lo2', class: 'all', odds: 99.4, units: 27 },
        ...{ least: 500, most: 200_000, exposure: 1_500_000_000, isOpen: true },
      },
      {
        ...{ prizeMode: 'Elott', form: 'SSC', bet: 'duel', class: 'side', odds: null, units: 1 },
        ...{ least: 1_000, most: 50_000_000, exposure: 1_500_000_000, isOpen: true },
      },
    ],
  },
  marketCash: {
    withdrawal: {
      ...{ open: true, minimum: 100_000, maximum: 200_000_000, feePercent: 0.5, feeFixed: 3_300 },
      ...{ dailyAmount: 500_000_000, dailyTimes: 5, receiptMinutes: 30, mostBankAccounts: 3 },
    },
    methods: [
      {
        ...{ method: 'card', open: true, minimum: 100_000, maximum: 50_000_000 },
        ...{ feePercent: 1.5, feeFixed: 0, expiresMinutes: 15 },
      },
    ],
    mostOpenDeposits: 3,
  },
  marketReferral: {
    ...{ open: true, inviterReward: 100_000, friendReward: 100_000, leastDeposit: 200_000 },
    ...{ withinDays: 30, wagerTimes: 3, monthlyMost: 20 },
  },
  marketLineTransfers: {
    up: { open: true, least: 100_000, most: 50_000_000, dailyAmount: 100_000_000, dailyTimes: 3 },
    down: { open: false, least: 100_000, most: 50_000_000, dailyAmount: 500_000_000, dailyTimes: 50 },
    playedPercent: 100,
  },
  marketVip: { levels: [] },
  marketPayRuns: { approveAbove: 50_000_000 },
  marketRebates: { mode: 'claimed', rates: [{ category: 'RNG', percent: 0.8 }], least: 10_000, days: 7 },
  fieldRules: [
    { tab: 'username', field: 'username', by: 'switches' },
    { tab: 'mobile', field: 'paymentPassword', by: 'alwaysRequired' },
  ],
};
