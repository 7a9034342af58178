// Promotions: what runs, who may join, and what joining gives.
export { type Offer, offer } from './offers/offer.ts';
export { routes } from './routes.ts';
export { startFollowingDeposits } from './startFollowingDeposits.ts';
