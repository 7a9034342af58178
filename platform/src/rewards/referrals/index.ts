// Friends who are invited, and what their inviters and they are given for it.
export { checkReferrals } from './checkReferrals.ts';
export { marketReferralSetting } from './desk/marketReferralSetting.ts';
export { referralJobs } from './jobs.ts';
export { insertMarketReferrals } from './marketReferral.ts';
export { routes } from './routes.ts';
