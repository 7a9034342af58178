// Referrals: invited friends, and the rewards for them and their inviters.
export { checkReferrals } from './checkReferrals.ts';
export { marketReferralSetting } from './desk/marketReferralSetting.ts';
export { referralJobs } from './jobs.ts';
export { insertMarketReferrals } from './marketReferral.ts';
export { routes } from './routes.ts';
