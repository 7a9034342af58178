// Daily figures of members, of the teams below them and of markets, summed from the sealed ledger.
export { type BranchPlay, branchPlayIn, branchPlayUnder, figuresReach, lastSealBefore } from './branchPlay.ts';
export { checkFigures } from './checkFigures.ts';
export { reportsDesk } from './desk.ts';
export { figureJobs } from './jobs.ts';
export type { TeamSelection } from './movedSql.ts';
export { rollFigures } from './rollFigures.ts';
export { readTeamBalances, teamBalanceOf } from './teamBalance.ts';
export {
  activeIn,
  addedUpTo,
  type Days,
  type Figures,
  figuresByDay,
  figuresByMember,
  figuresOf,
  teamByCategory,
  teamByDay,
} from './teamFigures.ts';
export {
  figuresOfTeam,
  hasLost,
  rankTeam,
  sumOfTeam,
} from './teamRanking.ts';
