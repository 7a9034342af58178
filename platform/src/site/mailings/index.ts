// Messages that operators send to segments of members.
export { deliverBatch, startSendingMailings } from './deliver.ts';
export { forgetOldDeliveries } from './forgetOldDeliveries.ts';
export { beginMailing, endMailing, insertMailing, lockMailing, lockMailings, mailingPage } from './mailings.ts';
export { labelsInUse, reachOf } from './segment.ts';
