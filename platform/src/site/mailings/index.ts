// Messages that operators send to segments of members.
export { deliverBatch } from './deliver.ts';
export { forgetOldDeliveries } from './forgetOldDeliveries.ts';
export { mailingJobs } from './jobs.ts';
export { beginMailing, endMailing, insertMailing, lockMailing, lockMailings, mailingPage } from './mailings.ts';
export { labelsInUse, reachOf } from './segment.ts';
