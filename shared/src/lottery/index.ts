export type { Bet, Chance, Draw, Hit, Outcome, Prizes } from './bet.ts';
export { dayOfDraw } from './dayOfDraw.ts';
export { drawFromSeed, firstDifference } from './drawFromSeed.ts';
export { drawLabel } from './drawLabel.ts';
export { type Wave, waveOf } from './electronic/waves.ts';
export { betsOf, type Form, isForm } from './forms.ts';
export {
  type BetPick,
  countPicks,
  inOrder,
  type Layout,
  MAX_PICKS,
  MAX_SLIP_PICKS,
  picksOf,
  pickText,
  type Row,
  type Selection,
  type SelectionFault,
  selectionFault,
} from './layout.ts';
export { classesOf, decidedStake, type LineTerms, limitKeyOf, payoutOf, type Win, winsOf } from './line.ts';
export type { Hmac } from './numberStream.ts';
export { type Odds, rebateOf, rebateShare, returnToPlayer, SERIES, seriesOdds } from './odds.ts';
export { fieldOfRoll, raffleLabel, raffleRoll } from './raffleRoll.ts';
export { ranksOf, resultFaults } from './resultFaults.ts';
export { type Rank, rankTables } from './vietnam/results.ts';
