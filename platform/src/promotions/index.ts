// Promotions: what runs, who may join, and what joining gives.
export {
  endPromotionAt,
  hasBanner,
  lockPromotion,
  promotionDeskPage,
  writePromotion,
} from './promotionDesk.ts';
export { routes } from './routes.ts';
export { startFollowingDeposits } from './startFollowingDeposits.ts';
