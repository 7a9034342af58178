// Missions: what members are asked to do, how far they are by sealed play and deposits, and what they are given for it.
export { checkMissions } from './checkMissions.ts';
export { missionsDesk } from './desk.ts';
export { missionJobs } from './jobs.ts';
export { routes } from './routes.ts';
