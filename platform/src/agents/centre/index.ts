// The agents' side: what a team of members plays and brings in.
export { routes } from './routes.ts';
export { checkSeries } from './series/checkSeries.ts';
export { startPayingAgents } from './startPayingAgents.ts';
