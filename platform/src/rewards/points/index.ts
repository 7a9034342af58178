// Points: earned by play and deposits, redeemed in the mall, converted to money.
export { checkPoints } from './checkPoints.ts';
export { goodsDeskPage, hasGoodsPicture, lockDeskGoods, writeGoods } from './goodsDesk.ts';
export { pointJobs } from './jobs.ts';
export { latestPointRule, writePointRule } from './pointRules.ts';
export { closeRedemption, redemptionDeskPage } from './redemptionDesk.ts';
export { routes } from './routes.ts';
export { turnoverByMonth } from './turnoverOf.ts';
