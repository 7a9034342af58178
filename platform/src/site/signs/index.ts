// Signs of harm and of money laundering in members' activity, and how operators responded.

export { signsDesk } from './desk.ts';
export { signJobs } from './jobs.ts';
export { openMoneySigns } from './signRows.ts';
