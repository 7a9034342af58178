// Daily figures of members and of the teams below them, added up from the sealed ledger.
export { type BranchPlay, branchPlayIn, branchPlayUnder, figuresReach, lastSealBefore } from './branchPlay.ts';
export { checkFigures } from './checkFigures.ts';
export { rollFigures, startRollingFigures } from './rollFigures.ts';
export {
  activeIn,
  addedUpTo,
  type Days,
  type Figures,
  figureColumns,
  figureMoney,
  figuresByDay,
  figuresByMember,
  figuresOf,
  teamByCategory,
  teamByDay,
} from './teamFigures.ts';
