// The agent centre: what a team of members plays and deposits.

export { agentsDesk } from './desk.ts';
export { agentJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { checkSeries } from './series/checkSeries.ts';
