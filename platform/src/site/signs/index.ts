// Signs of harm and of money laundering in what members do, and what operators did about them.

export { signJobs } from './jobs.ts';
export { signMessage } from './signMessage.ts';
export { lockSign, openSigns, signPage, writeSignAnswer } from './signRows.ts';
