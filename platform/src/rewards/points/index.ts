// Points: earned by play and deposits, redeemed in the mall, converted to money.
export { checkPoints } from './checkPoints.ts';
export { stockAfter } from './desk/stockAfter.ts';
export { pointsDesk } from './desk.ts';
export { pointJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { turnoverByMonth } from './turnoverOf.ts';
