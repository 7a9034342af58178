// Missions: goals for members, progress from sealed play and deposits, and rewards.
export { checkMissions } from './checkMissions.ts';
export { missionsDesk } from './desk.ts';
export { missionJobs } from './jobs.ts';
export { routes } from './routes.ts';
