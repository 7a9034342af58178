// The club: levels by turnover and deposits, gifts, and benefits elsewhere.
export { benefitsOf, type LevelBenefits } from './benefits.ts';
export { clubStanding } from './clubStanding.ts';
export { marketVipSetting } from './desk/marketVipSetting.ts';
export { vipJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { insertMarketVip } from './vipRules.ts';
