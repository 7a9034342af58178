// Free rounds: granted once per key, played at vendors; once finished, their winnings become a bonus.

export { checkFreeRounds } from './checkFreeRounds.ts';
export { closeFreeRounds } from './closeFreeRounds.ts';
export { playableFreeRounds } from './freeRoundsRows.ts';
export { type GivenFreeRounds, giveFreeRounds, hasFreeRounds, takeFreeRoundsBack } from './giveFreeRounds.ts';
export { freeRoundJobs } from './jobs.ts';
export { routes } from './routes.ts';
