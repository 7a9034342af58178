// Promotions: what runs, who may join or apply, and what that gives.
export {
  applicationDeskPage,
  lookAtApplication,
  proposedApplication,
  requireSeen,
} from './applications/applicationDesk.ts';
export { checkApplications } from './applications/checkApplications.ts';
export {
  acceptApplication,
  refuseApplication,
  requireAmount as requireApplicationAmount,
} from './applications/decideApplication.ts';
export { forgetOldApplicationPictures, resealApplicationPictures } from './applications/pictures.ts';
export { dryRun } from './dryRun/dryRun.ts';
export { promotionJobs } from './jobs.ts';
export { checkGifts } from './joins/checkGifts.ts';
export { forgetOldRefusals, refusalsOf } from './joins/refusals.ts';
export {
  endPromotionAt,
  hasBanner,
  isOfferedByLabel,
  lockPromotion,
  promotionDeskPage,
  writePromotion,
} from './promotionDesk.ts';
export { routes } from './routes.ts';
