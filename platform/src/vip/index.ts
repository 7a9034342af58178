// The club: levels by turnover and deposits, and its gifts.
export { routes } from './routes.ts';
export { startReviewingLevels } from './startReviewing.ts';
export { insertMarketVip, readMarketVip, writeMarketVip } from './vipRules.ts';
