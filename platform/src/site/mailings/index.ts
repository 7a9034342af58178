// Mailings: messages from operators to segments of members.
export { mailingsDesk } from './desk.ts';
export { forgetOldDeliveries } from './forgetOldDeliveries.ts';
export { mailingJobs } from './jobs.ts';
