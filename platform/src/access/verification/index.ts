// Identity checks: who a member is, by documents that are stored sealed and for a limited time.
export { askIdentity } from './checks/askIdentity.ts';
export { marketIdentitySetting } from './desk/marketIdentitySetting.ts';
export { verificationDesk } from './desk.ts';
export { verificationJobs } from './jobs.ts';
export { insertMarketIdentity } from './marketIdentity.ts';
export { forgetOldIdentityNonces, forgetOldPictures } from './pictures/forgetPictures.ts';
export { resealPictures } from './pictures/sealedPictures.ts';
export { requireIdentity } from './requireIdentity.ts';
export { routes } from './routes.ts';
export type { Services as VerificationServices } from './services.ts';
