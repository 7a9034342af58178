// The agents' side: what a team of members plays and brings in.

export { agentsDesk } from './desk.ts';
export { agentJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { checkSeries } from './series/checkSeries.ts';
