// Rebates: a share of valid stakes returned to members, by category, once a day is over.
export { checkRebates } from './checkRebates.ts';
export { marketRebatesSetting } from './desk/marketRebatesSetting.ts';
export { rebateJobs } from './jobs.ts';
export { insertMarketRebates } from './marketRebates.ts';
export { routes } from './routes.ts';
