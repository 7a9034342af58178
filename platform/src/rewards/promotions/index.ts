// Promotions: which run, who may join or apply, and what they give.
export { checkApplications } from './applications/checkApplications.ts';
export { forgetOldApplicationPictures, resealApplicationPictures } from './applications/pictures.ts';
export { promotionsDesk } from './desk.ts';
export { promotionJobs } from './jobs.ts';
export { checkGifts } from './joins/checkGifts.ts';
export { forgetOldRefusals, refusalsOf } from './joins/refusals.ts';
export { isOfferedByLabel } from './promotionDesk.ts';
export { routes } from './routes.ts';
