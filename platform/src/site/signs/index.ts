// Signs of harm and of money laundering in what members do, and what operators did about them.

export { signsDesk } from './desk.ts';
export { signJobs } from './jobs.ts';
export { openMoneySigns } from './signRows.ts';
