// Identity checks: who a member is, by documents that are kept sealed and for a time.
export { askIdentity } from './checks/askIdentity.ts';
export { decideIdentity, reopenIdentity } from './desk/decideIdentity.ts';
export { identityDeskCheck, identityDeskPage, waitingIdentities } from './desk/identityDesk.ts';
export { lookAtPicture } from './desk/lookAtPicture.ts';
export { verificationJobs } from './jobs.ts';
export { insertMarketIdentity, readMarketIdentity, writeMarketIdentity } from './marketIdentity.ts';
export { notifyDecided, notifyIdentity } from './notifyIdentity.ts';
export { forgetOldIdentityNonces, forgetOldPictures } from './pictures/forgetPictures.ts';
export { resealPictures } from './pictures/sealedPictures.ts';
export { requireIdentity } from './requireIdentity.ts';
export { routes } from './routes.ts';
export type { Services as VerificationServices, Settings as VerificationServiceSettings } from './services.ts';
