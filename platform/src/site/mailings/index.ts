// Messages that operators send to segments of members.
export { mailingsDesk } from './desk.ts';
export { forgetOldDeliveries } from './forgetOldDeliveries.ts';
export { mailingJobs } from './jobs.ts';
